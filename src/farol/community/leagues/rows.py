"""What is kept of groups that compare themselves, and of what an evening brought."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class LeagueRow(NamedTuple):
    """A league."""

    id: int
    code: str
    name: str
    members: int


class MemberRow(NamedTuple):
    """Somebody who belongs to one."""

    person: int
    name: str


class ResultRow(NamedTuple):
    """How a finished game ended for one seat; without a person it was a bot's, or theirs who are
    gone."""

    table: int
    person: int | None
    name: str
    place: int


class LeagueStore(Protocol):
    """The part of a store that knows leagues."""

    async def add_league(self, number: int, code: str, name: str, person: int, now: float) -> bool:
        """Found a league, with its first member; False if the number or the code is in use."""

    async def league(self, code: str) -> LeagueRow | None:
        """The league with this code."""

    async def leagues_of(self, person: int) -> list[LeagueRow]:
        """The leagues that somebody belongs to, the oldest first."""

    async def members(self, league: int) -> list[MemberRow]:
        """Who belongs to a league, in the order in which they came."""

    async def join_league(self, league: int, person: int, now: float) -> None:
        """Belong to a league from now on."""

    async def leave_league(self, league: int, person: int) -> None:
        """Belong to it no more; a league without members is gone."""

    async def change_league(self, league: int, code: str, name: str) -> bool:
        """Another code and name; False if another league has the code."""

    async def league_codes(self, league: int, limit: int) -> list[str]:
        """Codes of its tables, the newest first."""

    async def results_of(self, codes: Sequence[str], since: float) -> list[ResultRow]:
        """How the games at these tables ended, as far as they ended after then, in order."""
