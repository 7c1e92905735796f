"""HTTP bodies of daily deals."""

from farol.protocol.bodies import Body
from farol.protocol.types import OptionValue


class DailyScore(Body):
    """How many people had this score."""

    score: int
    people: int


class DailyTry(Body):
    """Your try; without a score it is not over, or does not count."""

    code: str
    over: bool
    score: int | None
    place: int | None


class DailyGame(Body):
    """The deal of one game. `curve` is there when your try or the day is over, the secrets when
    the day is; `next_commitments` are those of the day after."""

    game: str
    seats: int
    alone: str | None
    level: str | None
    options: dict[str, OptionValue]
    low_wins: bool
    commitments: list[str]
    next_commitments: list[str]
    secrets: list[str] | None
    yours: DailyTry | None
    curve: list[DailyScore] | None


class DailyDeals(Body):
    """The deals of a day, which ends at `ends`, in seconds since 1970."""

    day: str
    today: bool
    ends: float
    games: list[DailyGame]


class NewTry(Body):
    """Try the deal of today; a second time leads to the same table."""

    game: str
