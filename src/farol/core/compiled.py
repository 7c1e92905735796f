"""Words to the compiler. Plain Python ignores them, and needs no package for them."""

from typing import TYPE_CHECKING

# mypyc finds its own decorator behind this name, because it follows imports as mypy does. This
# module itself is not compiled: at run time the name stands for a decorator that does nothing.
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_words):
        """Leave the class as it is."""
        return lambda subject: subject


__all__ = ["mypyc_attr"]
