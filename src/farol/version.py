"""Version and build of this Farol."""

import platform

from farol import __version__
from farol.core import rand


def is_compiled() -> bool:
    """Whether the rules run as compiled modules; the same sources run as plain Python."""
    return not str(rand.__file__).endswith(".py")


def version_line() -> str:
    """One line for people and bug reports."""
    build = "compiled, Python" if is_compiled() else "plain Python"
    return f"farol {__version__} ({build} {platform.python_version()})"
