"""Optional dependencies, by the extras that provide them."""

import re
from importlib.metadata import PackageNotFoundError, requires
from typing import Final

REQUIREMENT: Final = re.compile(r"([\w.-]+).*\bextra == ['\"](\w+)['\"]")


def missing(error: ImportError) -> str | None:
    """What to install for a missing module; None for other errors."""
    # a command that cannot be imported has the cause as __cause__
    cause = error if isinstance(error, ModuleNotFoundError) else error.__cause__
    module = (getattr(cause, "name", None) or "").partition(".")[0]
    if not isinstance(cause, ModuleNotFoundError) or module in ("", "farol"):
        return None
    extra = extra_of(module)
    package = module if extra is None else f"'farol[{extra}]'"
    return f"This needs {module}, which is not installed: pip install {package}"


def extra_of(module: str) -> str | None:
    """The extra that provides a module, from the installed package's metadata.

    >>> extra_of("json") is None
    True
    """
    try:
        lines = requires("farol") or []
    except PackageNotFoundError:
        return None
    found = [match for line in lines if (match := REQUIREMENT.match(line))]
    return next((match[2] for match in found if _plain(match[1]) == _plain(module)), None)


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "_", name).lower()
