"""Rows of finished games and their statistics."""

from typing import NamedTuple

from msgspec import Struct


class UnreadRow(NamedTuple):
    """A finished game, and the version of the statistics stored for it, if any."""

    id: int
    code: str
    game: str
    edition: str


class PastRow(Struct, frozen=True):
    """A finished game as stored, with its statistics if they were computed."""

    id: int
    code: str
    game: str
    data: str
    ended: float
    edition: str
    tally: str
