"""Optional dependencies, by the extras that provide them."""

import re
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, requires
from types import TracebackType
from typing import Final

# Rooms whose packages come with other extras too.
PLACES: Final = {
    "farol.commands.play": "terminal",
    "farol.terminal": "terminal",
    "farol.client": "terminal",
    "farol.research": "research",
}
REQUIREMENT: Final = re.compile(r"([\w.-]+).*\bextra == ['\"](\w+)['\"]")


def missing(error: ImportError) -> str | None:
    """What to install for a missing module; None for other errors."""
    # a command that cannot be imported has the cause as __cause__
    cause = error if isinstance(error, ModuleNotFoundError) else error.__cause__
    module = (getattr(cause, "name", None) or "").partition(".")[0]
    if not isinstance(cause, ModuleNotFoundError) or module in ("", "farol"):
        return None
    return sentence(module, extra_of(module, _importers(error)))


def sentence(module: str, extra: str | None) -> str:
    """What to install for a module of an extra."""
    package = module if extra is None else f"'farol[{extra}]'"
    return f"This needs {module}, which is not installed: pip install {package}"


def lacking(error: ModuleNotFoundError, extra: str) -> ModuleNotFoundError:
    """The error with a sentence that says which extra to install."""
    name = (error.name or "").partition(".")[0]
    return ModuleNotFoundError(sentence(name, extra), name=error.name)


def _importers(error: ImportError | None) -> list[str]:
    """The modules that were being imported."""
    found: list[str] = []
    while error is not None:
        trace: TracebackType | None = error.__traceback__
        while trace is not None:
            found.append(str(trace.tb_frame.f_globals.get("__name__", "")))
            trace = trace.tb_next
        error = error.__cause__ if isinstance(error.__cause__, ImportError) else None
    return found


def extra_of(module: str, importers: Sequence[str] = ()) -> str | None:
    """The extra that provides a module, from the installed package's metadata: of several, the one
    for the importing modules.

    >>> extra_of("json") is None
    True
    """
    for place, extra in PLACES.items():
        if any(one == place or one.startswith(f"{place}.") for one in importers):
            return extra
    try:
        lines = requires("farol") or []
    except PackageNotFoundError:
        return None
    found = [match for line in lines if (match := REQUIREMENT.match(line))]
    return next((match[2] for match in found if _plain(match[1]) == _plain(module)), None)


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "_", name).lower()
