"""What is kept of games by which people are compared, and what follows from them."""

from typing import Final, NamedTuple

from msgspec import Struct

EVERYBODY: Final = 0  # the pool of all rated games of a server; the others are leagues


GONE: Final = "gone"  # why a game cannot be judged: nobody knows any more who one of them was


class MatchRow(Struct, frozen=True):
    """What a finished game that was to count says of its people, as JSON; or `why` it does not
    count. `rated`: among all games of the server; `league`: among those of a league, or 0."""

    rated: bool
    league: int
    why: str
    data: str


class Moment(Struct, frozen=True, array_like=True):
    """Where a game stands among those of its kind: by its end, then by its number."""

    ended: float = 0.0
    table: int = 0


class PlayedRow(Struct, frozen=True, array_like=True):
    """A game that counts, with the people of its seats and their places; None: a bot, or somebody
    who is gone."""

    table: int
    ended: float
    data: str
    people: list[int | None]
    places: list[int]


class RatingStep(Struct, frozen=True, array_like=True):
    """How strong somebody is taken to be after a game, how many they have played by then, and how
    many of these they won."""

    person: int
    table: int
    ended: float
    mu: float
    sigma: float
    games: int
    won: int


class RatingWork(Struct, frozen=True):
    """Games that are to be rated, in order, and how strong their people were before them."""

    revision: int  # of the pool: another one, if anything about it has changed meanwhile
    games: list[PlayedRow]
    known: list[RatingStep]


class RatedPerson(NamedTuple):
    """Somebody in a list."""

    person: int
    name: str
    mu: float
    sigma: float
    games: int
    won: int


class Pool(NamedTuple):
    """Games that are rated with each other: of everybody or of a league, and of one game."""

    league: int
    game: str
