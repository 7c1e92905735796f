"""What is kept of finished games beside their records: what was read in them, and deals of days."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol

from msgspec import Struct

from farol.server.play.deal import Deal
from farol.server.store.sql import Connection


class UnreadRow(NamedTuple):
    """A finished game, and by which statistics its record was read, if it was."""

    id: int
    code: str
    game: str
    edition: str


class ScoreRow(Struct, frozen=True):
    """What a seat of a finished game counts for, among the games that are like it; `value` is the
    score, turned so that less is better. `open`: anybody may watch the game again."""

    seat: int
    person: int
    kind: str
    value: int
    open: bool


GONE: Final = "gone"  # why a game cannot be judged: nobody knows any more who one of them was


class MatchRow(Struct, frozen=True):
    """What a finished game that was to count says of its people, as JSON; or `why` it does not
    count. `rated`: among all games of the server; `league`: among those of a league, or 0."""

    rated: bool
    league: int
    why: str
    data: str


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


class TryRow(NamedTuple):
    """Somebody's try of a deal; without a score it does not count, or not yet."""

    code: str
    status: str
    score: int | None


class HistoryStore(Protocol):
    """The part of a store that looks back."""

    async def keep_tally(
        self,
        table: int,
        edition: str,
        data: str,
        also: Sequence[Callable[[Connection], None]] = (),
        /,
    ) -> None:
        """What was read in the record of a table, in place of what was read before; nothing, if
        the table is gone. `also`: what other slices keep of it, in the same transaction."""

    async def tallied(self, table: int) -> str:
        """By which statistics the record of a table was read; empty: by none."""

    async def match(self, table: int) -> MatchRow | None:
        """What was read in the record of a game that was to count."""

    async def thought(self, table: int) -> list[int]:
        """The entries of a table's record that bots have chosen."""

    async def finished(self, after: int, span: int) -> tuple[list[UnreadRow], bool]:
        """Finished games with numbers after this one, as far as so many numbers reach, and whether
        there are tables with higher ones."""

    async def bests(self, games: Sequence[str], person: int, limit: int) -> list[KindRows]:
        """The best games of each kind, one for each person who wants to be seen."""

    async def standing(self, table: int, person: int) -> StandingRow | None:
        """What the game of this person at this table counts for; None: for nothing."""

    async def deal(self, day: str, game: str, fresh: Deal) -> Deal:
        """The deal of a day: the one that was kept first, whoever asks for it again."""

    async def kept_deal(self, day: str, game: str) -> Deal | None:
        """The deal of a day, if there was one."""

    async def add_try(self, day: str, game: str, person: int, table: int) -> bool:
        """The one try of a person; False if they have another one."""

    async def try_of(self, day: str, game: str, person: int) -> TryRow | None:
        """The try of a person."""

    async def daily_scores(self, day: str, game: str) -> list[tuple[int, int]]:
        """Scores of the tries that count, and how many have each."""

    async def is_listed(self, person: int) -> bool:
        """Whether others see this person's name among the best."""

    async def list_person(self, person: int, listed: bool) -> None:
        """Let others see this person's name among the best, or not."""
