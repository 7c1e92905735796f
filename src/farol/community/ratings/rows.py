"""Rows of rated games and ratings."""

from typing import Final, NamedTuple

from msgspec import Struct

from farol.community.ratings.trust import PoolTrust, Reputation

EVERYBODY: Final = 0  # pool of all rated games of a server; the other pools are leagues


GONE: Final = "gone"  # reason: a player was erased
LEFT: Final = "left"  # reason: somebody abandoned it; it may count for them


class MatchRow(Struct, frozen=True):
    """Rating data of a finished game, as JSON; or `why` it does not count. `rated`: counts in the
    server's pool; `league`: id of the league's pool, or 0."""

    rated: bool
    league: int
    why: str
    data: str


class Moment(Struct, frozen=True, array_like=True):
    """The order of games in a pool: by end, then by id."""

    ended: float = 0.0
    table: int = 0


class PlayedRow(Struct, frozen=True, array_like=True):
    """A rated game with the people of its seats and their places; None: a bot or an erased
    person."""

    table: int
    ended: float
    data: str
    people: list[int | None]
    places: list[int]


class RatingStep(Struct, frozen=True, array_like=True):
    """A person's rating after a game, with the number of games and wins so far."""

    person: int
    table: int
    ended: float
    mu: float
    sigma: float
    games: int
    won: int
    trust: Reputation = Reputation()


class RatingWork(Struct, frozen=True):
    """Games to be rated, in order, and the ratings of their people before them."""

    revision: int  # of the pool: differs after any change meanwhile
    games: list[PlayedRow]
    known: list[RatingStep]
    pool: PoolTrust | None = None  # None: a league, where every game weighs the same


class RatedPerson(NamedTuple):
    """Somebody in a list."""

    person: int
    name: str
    mu: float
    sigma: float
    games: int
    won: int


class Pool(NamedTuple):
    """A pool of games that are rated together: of the server or a league, and of one game."""

    league: int
    game: str
