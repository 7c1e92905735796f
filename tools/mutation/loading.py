"""How a process comes to run a file with an error in it, without a changed file on the disk."""

import ast
import os
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Final

from mutation.mutants import mutated

VARIABLE: Final = "FAROL_MUTANT"  # PATH:NUMBER, for every Python that a test starts too

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
