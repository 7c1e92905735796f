"""How a process comes to run a file with an error in it, without a changed file on the disk."""

import ast
import os
import sys
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

from mutation.mutants import mutated

VARIABLE: Final = "FAROL_MUTANT"  # PATH:NUMBER, for every Python that a test starts too
AS_SOURCES: Final = "FAROL_AS_SOURCES"  # modules that are loaded so, with commas between them

Change = Callable[[Path], ast.Module | CodeType]  # what to load instead of a file


def load_changed(paths: set[Path], change: Change) -> None:
    """From now on these files are loaded as `change` has them, and never from a cache."""
    usual = SourceFileLoader.get_code
    wanted = {str(path): path for path in paths}

    def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        if path := wanted.get(self.path):
            changed = change(path)
            return changed if isinstance(changed, CodeType) else compiled(path, changed)
        return usual(self, fullname)

    setattr(SourceFileLoader, "get_code", get_code)  # noqa: B010  # of the class, for all modules


def compiled(path: Path, tree: ast.Module) -> CodeType:
    """The module's code."""
    code: CodeType = compile(tree, str(path), "exec", dont_inherit=True)
    return code


def load_the_mutant_of_the_environment() -> None:
    """What VARIABLE names, in a process that has loaded nothing of Farol yet."""
    if name := os.environ.get(VARIABLE):
        path, _, number = name.rpartition(":")
        load_changed({Path(path)}, lambda path: mutated(path, int(number)))


class SourcesFirst(MetaPathFinder):
    """Finds the sources of some modules, whatever compiled ones lie beside them."""

    def __init__(self, names: list[str]) -> None:
        self._names = frozenset(names)

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a module; None for every module that is not meant."""
        if name not in self._names:
            return None
        finders = [FileFinder(place, (SourceFileLoader, SOURCE_SUFFIXES)) for place in path or ()]
        return next(filter(None, (finder.find_spec(name, target) for finder in finders)), None)


def load_sources(names: list[str]) -> None:
    """From now on these modules are plain, here and in every Python that a test starts."""
    os.environ[AS_SOURCES] = ",".join(names)
    sys.meta_path.insert(0, SourcesFirst(names))


def load_sources_of_the_environment() -> None:
    """What AS_SOURCES names, in a process that has loaded nothing of Farol yet."""
    if names := os.environ.get(AS_SOURCES):
        sys.meta_path.insert(0, SourcesFirst(names.split(",")))
