"""What is kept of finished games beside their records."""

from typing import NamedTuple

from msgspec import Struct


class UnreadRow(NamedTuple):
    """A finished game, and by which statistics its record was read, if it was."""

    id: int
    code: str
    game: str
    edition: str


class PastRow(Struct, frozen=True):
    """A finished game as it was written, with what was read in its record, if it was read."""

    id: int
    code: str
    game: str
    data: str
    ended: float
    edition: str
    tally: str
