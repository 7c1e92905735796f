"""Compiler directives, which plain Python ignores without needing a package."""

from typing import TYPE_CHECKING

# mypyc replaces this name by its own decorator, because it follows imports as mypy does. This
# module is not compiled: at run time the decorator is a no-op.
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_words):
        """No-op decorator."""
        return lambda subject: subject


__all__ = ["mypyc_attr"]
