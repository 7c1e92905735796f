"""What finished games count for, as it is kept."""

from typing import NamedTuple

from msgspec import Struct


class ScoreRow(Struct, frozen=True):
    """What a seat of a finished game counts for, among the games that are like it; `value` is the
    score, turned so that less is better. `open`: anybody may watch the game again."""

    seat: int
    person: int
    kind: str
    value: int
    open: bool


class BestRow(NamedTuple):
    """The best game of somebody, among those of a kind."""

    person: int
    name: str
    code: str
    value: int
    ended: float
    open: int


class KindRows(NamedTuple):
    """The best of a kind of game on this server, and somebody's own."""

    game: str
    kind: str
    best: list[BestRow]
    own: BestRow | None


class StandingRow(NamedTuple):
    """What one game of somebody counts for, and what was the best of its kind without it."""

    kind: str
    value: int
    own: int | None
    server: int | None
