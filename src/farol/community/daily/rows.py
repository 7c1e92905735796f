"""Tries of the deal of a day, as they are kept."""

from typing import NamedTuple


class TryRow(NamedTuple):
    """Somebody's try of a deal; without a score it does not count, or not yet."""

    code: str
    status: str
    score: int | None
