"""Checks that a library still has the private names used here."""

import asyncio  # noqa: F401  # for the doctest
from collections.abc import Iterable


def lacking(kind: type, names: Iterable[str]) -> list[str]:
    """Names that neither the class has nor any of its methods mentions.

    >>> lacking(asyncio.Queue, ["put_nowait", "_queue", "_belts"])
    ['Queue._belts']
    """
    known = set(dir(kind))
    for member in (member for base in kind.__mro__ for member in vars(base).values()):
        code = getattr(member, "__code__", None)
        known.update(code.co_names if code is not None else ())
    return [f"{kind.__name__}.{name}" for name in names if name not in known]
