"""Selects the build: compiled modules need librt's vectors; without them the plain sources run.

Loaded before anything else of Farol. Where librt's binary is missing, for example on a platform
that it was not built for, the sources that are installed beside the compiled modules replace them.
"""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    PathFinder,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType


class PlainFinder(MetaPathFinder):
    """Finds the sources of Farol, ignoring compiled modules."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a module of Farol; None for every other module."""
        if not name.startswith("farol.") or path is None:
            return None
        for folder in path:
            found = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if found is not None:
                return found
        return None


def vectors_are_missing() -> str:
    """Why librt's vectors cannot be loaded; empty if they can."""
    try:
        import librt.vecs  # noqa: F401, PLC0415
    except ImportError as error:
        return str(error)
    return ""


def is_compiled_here() -> bool:
    """Whether this installation has compiled modules."""
    found = PathFinder.find_spec("farol.core.rand", [str(Path(__file__).with_name("core"))])
    return (
        found is not None
        and found.origin is not None
        and found.origin.endswith(tuple(EXTENSION_SUFFIXES))
    )


def choose_build() -> None:
    """Use the sources, with a warning, if compiled modules exist but cannot be loaded."""
    if is_compiled_here() and (reason := vectors_are_missing()):
        sys.meta_path.insert(0, PlainFinder())
        print(f"Farol runs as plain Python, several times slower: {reason}.", file=sys.stderr)


choose_build()
