"""Which build runs: compiled modules need the vectors of librt, and plain ones stand beside them.

Loaded before anything else of Farol. Where librt's binary is missing, as on a platform that it was
not built for, the sources that lie beside the compiled modules take their place.
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
    """Finds the sources of Farol, whatever compiled modules lie beside them."""

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
    """Whether compiled modules lie in this installation."""
    found = PathFinder.find_spec("farol.core.rand", [str(Path(__file__).with_name("core"))])
    return (
        found is not None
        and found.origin is not None
        and found.origin.endswith(tuple(EXTENSION_SUFFIXES))
    )


def choose_build() -> None:
    """Take the sources, with a sentence, if compiled modules are there and cannot be loaded."""
    if is_compiled_here() and (reason := vectors_are_missing()):
        sys.meta_path.insert(0, PlainFinder())
        print(f"Farol runs as plain Python, several times slower: {reason}.", file=sys.stderr)


choose_build()
