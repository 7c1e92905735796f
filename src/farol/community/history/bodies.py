"""HTTP bodies of histories."""

from typing import Literal

from farol.protocol.bodies import Body
from farol.protocol.types import OptionValue, SeatKind

Company = Literal["people", "bots", "alone"]


class PastSeat(Body):
    """Who sat on a seat of a finished game, and how it ended for them."""

    kind: SeatKind
    name: str  # empty: unknown
    level: str | None
    yours: bool
    score: int
    place: int


class PastGame(Body):
    """A finished game of yours; `figures` are those of your seat, as far as its record was read."""

    code: str
    game: str
    ended: float
    seats: list[PastSeat]
    seat: int
    company: Company
    practice: bool  # not counted
    figures: dict[str, int]
    handed_in: bool = False  # played elsewhere, and not counted


class PastGames(Body):
    """All your finished games, the latest first."""

    name: str
    games: list[PastGame]


class FigureTotal(Body):
    """One figure over your games of a kind: `value` of `of`, if it is a part of something. The most
    of something names its game, a favourite its thing, as the game's text calls it."""

    name: str
    adds: Literal["sum", "most", "favourite"]
    value: int
    of: int | None = None
    thing: str | None = None
    code: str | None = None


class GameTotals(Body):
    """Your games of one kind that count. Only `contested` ones, against somebody, can be won."""

    game: str
    played: int
    contested: int
    won: int
    streak: int  # won in a row, up to the latest game
    longest_streak: int
    best: int | None  # score
    best_code: str | None
    figures: list[FigureTotal]


class Opponent(Body):
    """Somebody you have played against: a person, or the bots of a level."""

    kind: SeatKind
    name: str
    level: str | None
    played: int
    ahead: int  # games in which you placed ahead of them


class MonthTotal(Body):
    """Your games of one month that count."""

    month: str  # such as 2026-11
    played: int
    contested: int
    won: int


class OwnHistory(Body):
    """What you have played, as the filters say."""

    name: str
    played: int
    contested: int
    won: int
    practice: int  # games not counted
    games: list[GameTotals]
    opponents: list[Opponent]
    months: list[MonthTotal]
    latest: list[PastGame]
    more: int  # games beyond the listed ones
    waiting: int  # records still to be read: figures missing
    unreadable: int  # damaged games, without figures


class RecordKind(Body):
    """Games that are like one another: so many seats, against people or bots of a level (the
    weakest of them), with these options beside the usual ones, with or without hints; or one of
    the game's ways to play alone, by its name."""

    seats: int
    alone: str | None
    company: str  # people, a bot level, or nobody
    options: dict[str, OptionValue]
    hints: bool


class RecordLine(Body):
    """The best game of somebody. Without a code it is not for everybody to watch."""

    name: str
    yours: bool
    score: int
    ended: float
    code: str | None


class RecordList(Body):
    """The best games of a kind: yours, and those of this server."""

    game: str
    kind: RecordKind
    yours: RecordLine | None
    best: list[RecordLine]


class Records(Body):
    """The best games of every kind."""

    listed: bool  # your name is public here
    reading: bool  # older games are still being read
    lists: list[RecordList]


class Listing(Body):
    """Whether others see your name among the best."""

    listed: bool


class Standing(Body):
    """What a finished game of yours counts for. Without a kind it does not count; `own` and
    `server` are the best scores without it, yours and those of this server."""

    kind: RecordKind | None
    score: int
    own: int | None
    server: int | None
    is_best: bool  # your own best
    is_record: bool  # best of this server


class Openness(Body):
    """Whether those who sit at a table with you may glance at your games."""

    open: bool


class Glance(Body):
    """Somebody at the table: their games of this kind that count. Of a bot, its `level` and nothing
    else. `favourite`: a thing as the game's text calls it; `since`: the month of the first one."""

    game: str
    name: str
    level: str | None
    played: int = 0
    contested: int = 0
    won: int = 0
    streak: int = 0
    longest_streak: int = 0
    favourite: str | None = None
    since: str | None = None
