"""What is kept of games by which people are compared, and what follows from them."""

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from msgspec import Struct

EVERYBODY: Final = 0  # the pool of all rated games of a server; the others are leagues


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


class RatingStore(Protocol):
    """The part of a store that compares people."""

    async def unrated(self, pool: Pool, limit: int) -> RatingWork:
        """The next games of a pool that were not rated yet."""

    async def keep_ratings(
        self, pool: Pool, revision: int, until: Moment, steps: Sequence[RatingStep]
    ) -> bool:
        """What follows from games up to a moment; False if the pool has another revision by now, as
        somebody else has rated it or a game has come in between."""

    async def waiting_pools(self) -> list[Pool]:
        """Pools that have games that were not rated yet."""

    async def ratings(self, pool: Pool, people: Sequence[int] | None = None) -> list[RatedPerson]:
        """How strong people are taken to be: these, or all who want to be seen."""

    async def rating_steps(self, pool: Pool, table: int) -> list[RatingStep]:
        """What followed from one game."""

    async def rating_before(self, pool: Pool, person: int, at: Moment) -> RatingStep | None:
        """How strong somebody was taken to be before a game."""

    async def rated_tables(self, after: int, limit: int) -> list[tuple[int, str, str]]:
        """Finished games that were to count, with numbers after this one: number, code, game."""

    async def forget_ratings(self) -> None:
        """All that followed from games; what was read in them stays until it is read anew."""
