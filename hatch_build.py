"""What a wheel of Farol holds beside its Python files: the hot modules, compiled by mypyc."""

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GROUP: Final = "farol"  # the shared library of all compiled modules is <GROUP>__mypyc
KEPT: Final = 8  # results of earlier compilations that stay in the cache

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


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """Adds to the wheel what has to be built first."""

    def dependencies(self) -> list[str]:
        """What the hook needs besides hatchling, for builds that pip isolates."""
        return (
            [] if _plain_wanted() else list(_project(Path(self.root))["dependency-groups"]["build"])
        )

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the hot modules, or say why the wheel is plain Python."""
        if version == "editable":
            return
        if _plain_wanted():
            self._warn("FAROL_PLAIN is set")
            return
        try:
            compiled = compiled_modules(Path(self.root))
        except NoCompiler as reason:
            self._warn(str(reason))
            return
        except CompileError as error:
            self.app.abort(str(error))
        for library in sorted(compiled.rglob("*")):
            if library.is_file():
                target = library.relative_to(compiled).as_posix()
                build_data["force_include"][str(library)] = target
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _warn(self, reason: str) -> None:
        self.app.display_warning(f"Farol will run as plain Python, several times slower: {reason}")


def _plain_wanted() -> bool:
    return os.environ.get("FAROL_PLAIN", "") not in ("", "0")


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
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
