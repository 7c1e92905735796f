"""Leagues: membership and standings."""

import secrets
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import groupby
from typing import Final

from farol.community.leagues.bodies import (
    ChangeLeague,
    LeagueMember,
    LeagueStandings,
    Podium,
    PodiumLine,
)
from farol.community.leagues.rows import LeagueRow, MemberRow, ResultRow
from farol.community.leagues.store import LeagueStore
from farol.community.ratings.bodies import RatingLine
from farol.community.ratings.ratings import in_order, told
from farol.community.ratings.rows import Pool
from farol.community.ratings.service import RatingService
from farol.community.ratings.store import RatingStore
from farol.core.errors import FarolError
from farol.games import ALL
from farol.protocol.errors import Refusal
from farol.protocol.text import clean_name
from farol.server.play.codes import new_code, read_code
from farol.server.store.store import Person
from farol.server.store.stores import Store

MOST_LEAGUES: Final = 20  # per person
MOST_MEMBERS: Final = 200
NUMBERS: Final = 1 << 40  # range of league ids, which are random
AN_EVENING: Final = 12 * 3600.0  # seconds


class LeagueService:
    """Leagues and their members; without ratings there are no standings."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        ratings: RatingService | None,
        check_name: Callable[[str, Person], None],
    ) -> None:
        self._check_name = check_name  # Refusal if a person may not use it
        self.store = LeagueStore(store.database)
        self._rated = RatingStore(store.database)
        self._now = now
        self._ratings = ratings

    @property
    def busy(self) -> bool:
        """Whether games are still being read, so that standings are incomplete."""
        return self._ratings is not None and self._ratings.busy

    def catch_up(self) -> None:
        """Rate games that were not read yet, in the background."""
        if self._ratings is not None:
            self._ratings.catch_up()

    async def found(self, name: str, person: Person) -> str:
        """Create a league and return its code; Refusal says why it cannot be."""
        cleaned = self._cleaned(name, person)
        await self._check_room(person)
        added, code = False, ""
        while not added:  # the id or code may be in use
            number, code = 1 + secrets.randbelow(NUMBERS), new_code()
            added = await self.store.add_league(number, code, cleaned, person.id, self._now())
        return code

    async def is_keeper(self, league: LeagueRow, person: Person) -> bool:
        """Whether a person is the keeper: the longest-standing member."""
        return (await self.store.members(league.id))[:1] == [MemberRow(person.id, person.name)]

    async def change(self, league: LeagueRow, person: Person, wanted: ChangeLeague) -> str:
        """Change a league and return its code; Refusal says why it cannot be changed."""
        if not await self.is_keeper(league, person):
            raise Refusal("host", "Whoever has belonged to the league longest looks after it.")
        name = league.name if wanted.name is None else self._cleaned(wanted.name, person)
        if wanted.remove is not None:
            await self._remove(league, person, wanted.remove)
        anew = wanted.new_code or wanted.remove is not None
        code = new_code() if anew else league.code
        while not await self.store.change_league(league.id, code, name):  # the code may be in use
            code = new_code()
        return code

    def _cleaned(self, name: str, person: Person) -> str:
        try:
            cleaned = clean_name(name)
        except FarolError as error:
            raise Refusal("bad", str(error)) from error
        self._check_name(cleaned, person)
        return cleaned

    async def _remove(self, league: LeagueRow, person: Person, who: LeagueMember) -> None:
        members = await self.store.members(league.id)
        if who.place >= len(members) or members[who.place].name != who.name:
            raise Refusal("stale", "The list of members has changed; look again.")
        if members[who.place].person == person.id:
            raise Refusal("bad", "You can leave, but not remove yourself.")
        await self.store.leave_league(league.id, members[who.place].person)

    async def own(self, code: str, person: Person) -> LeagueRow:
        """A league that a person is a member of; for others it does not exist."""
        own = {one.code: one for one in await self.store.leagues_of(person.id)}
        league = own.get(read_code(code))
        if league is None:
            raise Refusal("code", "You belong to no such league.")
        return league

    async def code_of(self, number: int, person: Person) -> str | None:
        """The code of the league of this id, for members."""
        own = await self.store.leagues_of(person.id)
        return next((one.code for one in own if one.id == number), None)

    async def join(self, league: LeagueRow, person: Person) -> None:
        """Join a league by its code; idempotent."""
        if league.id in {one.id for one in await self.store.leagues_of(person.id)}:
            return
        await self._check_room(person)
        if league.members >= MOST_MEMBERS:
            raise Refusal("limit", f"A league has {MOST_MEMBERS} members at most.")
        await self.store.join_league(league.id, person.id, self._now())

    async def _check_room(self, person: Person) -> None:
        if len(await self.store.leagues_of(person.id)) >= MOST_LEAGUES:
            raise Refusal(
                "limit", f"You belong to {MOST_LEAGUES} leagues already; leave one first."
            )

    async def standings(
        self, league: LeagueRow, people: Sequence[int], person: Person
    ) -> list[LeagueStandings]:
        """The standings of the members, game by game."""
        found: list[LeagueStandings] = []
        for game in ALL if self._ratings is not None else ():
            rated = in_order(await self._rated.ratings(Pool(league.id, game), people))
            lines = [RatingLine(one.name, one.person == person.id, told(one)) for one in rated]
            if lines:
                found.append(LeagueStandings(game, lines))
        return found


def podium_of(
    results: Iterable[ResultRow], person: int | None, only: Collection[int] | None = None
) -> Podium:
    """The podium of some games: of everybody who played them, or of `only` some people."""
    totals: dict[int, PodiumLine] = {}
    games = 0
    for _, seats in groupby(results, key=lambda row: row.table):
        rows = list(seats)
        if len(rows) < 2:
            continue
        games += 1
        for row in rows:
            who = row.person
            if who is None or row.name == "" or (only is not None and who not in only):
                continue
            line = totals.setdefault(who, PodiumLine(0, row.name, who == person, 0, 0, 0.0))
            line.name, line.played = row.name, line.played + 1
            line.won += row.place == 1
            line.points += _share(row, rows)
    return Podium(games, _placed(list(totals.values())))


def _placed(lines: list[PodiumLine]) -> list[PodiumLine]:
    for line in lines:
        line.points = round(line.points, 2)
    for line in lines:
        line.place = 1 + sum(one.points > line.points for one in lines)
    return sorted(lines, key=lambda one: (one.place, -one.won, one.name))


def _share(row: ResultRow, rows: Sequence[ResultRow]) -> float:
    """The share of the others at the table whom one came out ahead of; equal places count half."""
    behind = sum(other.place > row.place for other in rows)
    equal = sum(other.place == row.place for other in rows) - 1
    return (behind + equal / 2) / (len(rows) - 1)
