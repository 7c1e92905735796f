"""Deprecated import paths of modules that other packages use, until 0.3."""

import sys
import warnings
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Final

MOVED: Final = {
    "farol.core.contests": "farol.contracts.contests",
    "farol.core.lesson": "farol.contracts.lesson",
    "farol.core.notebook": "farol.contracts.notebook",
    "farol.core.statistics": "farol.contracts.statistics",
    "farol.wording": "farol.telling",
    "farol.wording.context": "farol.telling.context",
    "farol.wording.sheet": "farol.telling.sheet",
    "farol.wording.wording": "farol.telling.wording",
}


class MovedModules:
    """Meta path finder and loader: an old path gives the module at the new one, with a warning."""

    def __init__(self) -> None:
        self._specs: dict[str, ModuleSpec | None] = {}

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of a moved module; None for all others."""
        return ModuleSpec(name, self) if name in MOVED else None  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """The module at its new path."""
        new = MOVED[spec.name]
        warnings.warn(f"{spec.name} is {new} since 0.2.", DeprecationWarning, stacklevel=2)
        module = import_module(new)
        self._specs[new] = module.__spec__
        return module

    def exec_module(self, module: ModuleType) -> None:
        """No-op: the module was executed at its new path and keeps that spec."""
        module.__spec__ = self._specs.pop(module.__name__)


def install() -> None:
    """Append this finder to the meta path."""
    if not any(isinstance(finder, MovedModules) for finder in sys.meta_path):
        sys.meta_path.append(MovedModules())
