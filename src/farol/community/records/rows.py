"""Rows of scores."""

from typing import NamedTuple

from msgspec import Struct


class ScoreRow(Struct, frozen=True):
    """A seat's score in a finished game, within its kind; `value` is the score with its sign such
    that less is better. `open`: anybody may watch the replay."""

    seat: int
    person: int
    kind: str
    value: int
    open: bool


class BestRow(NamedTuple):
    """A person's best game of a kind."""

    person: int
    name: str
    code: str
    value: int
    ended: float
    open: int


class KindRows(NamedTuple):
    """The best games of a kind on this server, and the person's own."""

    game: str
    kind: str
    best: list[BestRow]
    own: BestRow | None


class StandingRow(NamedTuple):
    """A game's score, and the best scores of its kind without it."""

    kind: str
    value: int
    own: int | None
    server: int | None
