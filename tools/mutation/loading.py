"""Import hooks that load a mutated file without changing it on disk."""

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

VARIABLE: Final = "FAROL_MUTANT"  # PATH:NUMBER, inherited by child Python processes
AS_SOURCES: Final = "FAROL_AS_SOURCES"  # comma-separated modules to load from source

Change = Callable[[Path], ast.Module | CodeType]  # the replacement of a file


def load_changed(paths: set[Path], change: Change) -> None:
    """From now on load these files as `change` returns them, without the bytecode cache."""
    usual = SourceFileLoader.get_code
    wanted = {str(path): path for path in paths}

    def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        if path := wanted.get(self.path):
            changed = change(path)
            return changed if isinstance(changed, CodeType) else compiled(path, changed)
        return usual(self, fullname)

    setattr(SourceFileLoader, "get_code", get_code)  # noqa: B010  # on the class, for all modules


def compiled(path: Path, tree: ast.Module) -> CodeType:
    """The code of the module."""
    code: CodeType = compile(tree, str(path), "exec", dont_inherit=True)
    return code


def load_the_mutant_of_the_environment() -> None:
    """Load the mutant named by VARIABLE, before anything of Farol is imported."""
    if name := os.environ.get(VARIABLE):
        path, _, number = name.rpartition(":")
        load_changed({Path(path)}, lambda path: mutated(path, int(number)))


class SourcesFirst(MetaPathFinder):
    """Finds the sources of some modules, ignoring compiled ones."""

    def __init__(self, names: list[str]) -> None:
        self._names = frozenset(names)

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of one of these modules; None for all others."""
        if name not in self._names:
            return None
        finders = [FileFinder(place, (SourceFileLoader, SOURCE_SUFFIXES)) for place in path or ()]
        return next(filter(None, (finder.find_spec(name, target) for finder in finders)), None)


def load_sources(names: list[str]) -> None:
    """From now on load these modules from source, also in child Python processes."""
    os.environ[AS_SOURCES] = ",".join(names)
    sys.meta_path.insert(0, SourcesFirst(names))


def load_sources_of_the_environment() -> None:
    """Apply AS_SOURCES, before anything of Farol is imported."""
    if names := os.environ.get(AS_SOURCES):
        sys.meta_path.insert(0, SourcesFirst(names.split(",")))
