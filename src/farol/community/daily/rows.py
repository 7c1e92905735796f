"""Rows of tries at daily deals."""

from typing import NamedTuple


class TryRow(NamedTuple):
    """A person's try at a deal; without a score it does not count, or not yet."""

    code: str
    status: str
    score: int | None
