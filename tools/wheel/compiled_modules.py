"""The compiled modules: their selection, their groups, and the cache."""

import ast
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Final

from build_cache import claimed, forget_old, move_whole

MARK: Final = "# compiled by mypyc"  # a line of every module that is to be compiled
COMPILER: Final = Path(__file__).with_name("compile_groups.py")
NO_COMPILER: Final = 3  # its exit status where no C compiler works
CRASH: Final = "Traceback"  # a crash of the compiler, as opposed to a rejected module


class CompileError(Exception):
    """The compiler rejected a module: the build must stop."""


class NoCompiler(Exception):
    """This machine cannot compile for its Python: the wheel stays plain."""


def compiled_modules(root: Path) -> Path:
    """A folder with the compiled modules, laid out as in site-packages; cached by content."""
    source = root / "src"
    hot = marked(source)
    needed = with_imports(source, hot)
    cache = root / "build" / "compiled"
    texts = [f"{module}\0{(source / module).read_text(encoding='utf-8')}" for module in needed]
    folder = cache / _checksum(*map(str, hot), *texts)
    if not folder.exists():
        cache.mkdir(parents=True, exist_ok=True)
        _compile(source, groups(hot), needed, folder)
        forget_old(cache)
    return folder


def marked(source: Path) -> list[Path]:
    """The modules with MARK, relative to the source folder."""
    return sorted(
        module.relative_to(source)
        for module in source.rglob("*.py")
        if MARK in module.read_text(encoding="utf-8").splitlines()
    )


def groups(modules: Iterable[Path]) -> dict[str, list[Path]]:
    """The modules by shared library: one per game with its bots, one for the server, one for all
    others.
    """
    found: dict[str, list[Path]] = {}
    for path in modules:
        room = path.parts[1]
        owner = (
            path.parts[2]
            if room == "games"
            else "server"
            if room in {"protocol", "server"}
            else "core"
        )
        found.setdefault(f"{path.parts[0]}_{owner}", []).append(path)
    return found


def with_imports(source: Path, modules: Iterable[Path]) -> list[Path]:
    """The modules and all their imports from the source folder, recursively.

    Packages are not included: `games` lists all games, and its change would recompile everything.
    """
    found: set[Path] = set()
    waiting = list(modules)
    while waiting:
        module = waiting.pop()
        if module in found or not (source / module).is_file():
            continue
        found.add(module)
        for node in statements(ast.parse((source / module).read_bytes())):
            if isinstance(node, ast.Import):
                waiting += [path for alias in node.names for path in _paths(alias.name)]
            elif isinstance(node, ast.ImportFrom) and node.module is not None:
                waiting += _paths(node.module)
                waiting += [
                    p for alias in node.names for p in _paths(f"{node.module}.{alias.name}")
                ]
    return sorted(found)


def statements(tree: ast.AST) -> Iterator[ast.AST]:
    """All statements, also nested ones; `ast.walk` would visit every expression."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        for parts in ("body", "orelse", "finalbody", "handlers", "cases"):
            inside = getattr(node, parts, None)
            if isinstance(inside, list):
                waiting += inside


def _paths(dotted: str) -> list[Path]:
    path = Path(*dotted.split("."))
    return [path.with_suffix(".py"), path / "__init__.py"]


def _checksum(*words: str) -> str:
    """Cache key: mark, compiler, Python and platform."""
    system = f"{sysconfig.get_config_var('EXT_SUFFIX')} {sysconfig.get_platform()}"
    programs = sorted(COMPILER.parent.glob("*.py"))
    program = "\0".join(file.read_text(encoding="utf-8") for file in programs)
    level = os.environ.get("FAROL_OPTIMISE", "")
    digest = hashlib.sha256()
    for word in (version("mypy"), program, level, sys.version, system, *words):
        digest.update(word.encode() + b"\0")
    return digest.hexdigest()[:16]


def _compile(
    source: Path, grouped: dict[str, list[Path]], needed: list[Path], folder: Path
) -> None:
    """Run mypyc on a copy and move the result into `folder` atomically."""
    build = folder.parent.parent.absolute()
    groups_json = json.dumps({name: list(map(str, paths)) for name, paths in grouped.items()})
    # mypyc does not notice a module that left its group: such groups start without a cache
    with (
        claimed(build / "work" / _checksum(groups_json)) as work,
        tempfile.TemporaryDirectory(dir=folder.parent) as scratch,
    ):
        result = Path(scratch, "result")
        command = [sys.executable, str(COMPILER), groups_json, str(build / "objects"), str(result)]
        run = _run(command, source, needed, work)
        if run.returncode not in (0, NO_COMPILER) and CRASH in run.stdout:
            # mypyc fails on cached data of a class whose module has changed
            _empty(work)
            run = _run(command, source, needed, work)
        if run.returncode == NO_COMPILER:
            detail = run.stdout.strip().splitlines()[-1]
            raise NoCompiler(f"no working C compiler with Python's headers was found ({detail})")
        if run.returncode != 0:
            raise CompileError(f"mypyc could not compile Farol:\n{run.stdout}")
        move_whole(result, folder)


def _run(
    command: list[str], source: Path, needed: list[Path], work: Path
) -> "subprocess.CompletedProcess[str]":
    """Run the compiler in its folder, which mirrors the modules."""
    _mirror(source, needed, work)
    return subprocess.run(
        command, cwd=work, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )


def _empty(folder: Path) -> None:
    for entry in folder.iterdir():
        if entry.is_dir():
            shutil.rmtree(entry)
        else:
            entry.unlink()


def _mirror(source: Path, modules: list[Path], target: Path) -> None:
    """Make `target` a copy of these modules; unchanged files keep their modification time."""
    wanted = {module: (source / module).read_bytes() for module in modules}
    for module in modules:
        for package in list(module.parents)[:-1]:  # the last one is the source folder itself
            wanted.setdefault(package / "__init__.py", b"")
    for old in target.rglob("*.py"):
        if old.relative_to(target) not in wanted:
            old.unlink()
    for module, text in wanted.items():
        copy = target / module
        if not copy.is_file() or copy.read_bytes() != text:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(text)
