"""Company: puts people together who want the same, at a table that waits or at a new one."""

from collections.abc import Mapping, Sequence
from statistics import median
from typing import Final

import structlog

from farol.community.company.bodies import (
    CompanyBoard,
    CompanySearch,
    Experience,
    Looking,
    OpenTable,
    Usual,
    Wishes,
)
from farol.community.company.leaving import Leaving
from farol.community.company.pace import CLOCKS, pace_of
from farol.community.company.rows import ANY, MetTable, SeekerRow
from farol.community.company.store import CompanyStore
from farol.community.invitations.store import InvitationStore
from farol.games import ALL
from farol.protocol import messages
from farol.protocol.bodies import NewTable, TableSummary
from farol.protocol.errors import Refusal
from farol.protocol.types import SeatPlan
from farol.server.play.model.seats import checked_options, seats_of
from farol.server.store.rate_limits import RateLimit
from farol.server.store.store import NO_HOST, Person, SeatRow, StoreError, TableRow
from farol.server.web.context import ServerContext

A_DAY: Final = 86_400.0
EXPERIENCES: Final[tuple[Experience, ...]] = ("any", "new", "seasoned")
# Seconds since somebody was last heard of, in which they count as looking.
PATIENCE: Final[Mapping[str, float]] = {"brisk": 10.0, "calm": 10.0, "days": 3 * A_DAY}
CLAIM_SECONDS: Final = 10.0  # for opening a table
BOARD_SECONDS: Final = 1.0  # for which the board is cached
WAITS_SECONDS: Final = 7 * A_DAY  # of waits that are told
ARRIVAL_SECONDS: Final = 600.0  # for which a search that has found company is kept
MOST_LOOKING: Final = 200
SEARCHES: Final = RateLimit("searches by", 1 / 20, 20)

log = structlog.get_logger("farol.company")


class Company:
    """The board of a server and its searches. Everything is in the store, so that people meet who
    are at different servers of one database."""

    def __init__(self, context: ServerContext, silences: InvitationStore | None) -> None:
        self._context = context
        self.store = CompanyStore(context.store.database)
        self._silences = silences
        self._leaving = Leaving(context.lobby, self.store, context.time)
        self._board: tuple[float, CompanyBoard] | None = None

    async def board(self, person: Person | None, network: str) -> CompanyBoard:
        """The board with the person's own search, which goes on by this."""
        row = None if person is None else await self._look(person, network)
        cached, now = self._board, self._context.time.monotonic()
        if cached is None or not 0 <= now - cached[0] < BOARD_SECONDS:
            cached = self._board = (now, await self._read())
        board = cached[1]
        search = None if row is None else _search(row)
        return CompanyBoard(board.tables, board.looking, board.usual, board.clocks, search)

    async def seek(self, person: Person, wishes: Wishes) -> None:
        """Begin a search, or change its wishes."""
        game = ALL.get(wishes.game)
        if game is None:
            raise Refusal("bad", f"There is no such game; the games are: {', '.join(ALL)}.")
        if not (len(game.seats) and game.seats[-1] > 1):
            raise Refusal("bad", "That game is for one alone.")
        now = self._context.time.now()
        if not await SEARCHES.take(self._context.store.rate_limits, str(person.id), now):
            raise Refusal("limit", "Too many searches; wait a minute.")
        pace, experience, language = wishes.pace, wishes.experience, wishes.language
        wanted = (wishes.game, pace, experience, language, wishes.seats)
        await self.store.seek(SeekerRow(person.id, person.name, person.face, *wanted, now, now, ""))

    async def stop(self, person: Person) -> None:
        """End a search."""
        await self.store.stop(person.id)

    async def tidy(self) -> None:
        """Delete searches that were given up, and free seats of people who have gone."""
        await self._leaving.work()
        now = self._context.time.now()
        await self.store.tidy(now - max(PATIENCE.values()), now - ARRIVAL_SECONDS)

    # --- the board -----------------------------------------------------------------------------

    async def _read(self) -> CompanyBoard:
        tables = [one for one in await self._context.lobby.open_tables(None) if _is_live(one[1])]
        met = {one.code: one for one in await self.store.met([row.code for row, _ in tables])}
        waits = await self.store.waits(self._context.time.now() - WAITS_SECONDS)
        return CompanyBoard(
            [_open_table(summary, met.get(row.code)) for row, summary in tables],
            [_looking(one) for one in await self._seekers()],
            [Usual(game, median(seconds)) for game, seconds in sorted(waits.items())],
            {str(pace): clock for pace, clock in CLOCKS.items()},
        )

    async def _seekers(self, like: SeekerRow | None = None) -> list[SeekerRow]:
        """Who looks for company now, longest first; only those who want the same as somebody."""
        now = self._context.time.now()
        since = {pace: now - seconds for pace, seconds in PATIENCE.items()}
        return await self.store.looking(since, MOST_LOOKING, like)

    # --- searches ------------------------------------------------------------------------------

    async def _look(self, person: Person, network: str) -> SeekerRow | None:
        """Look for company once more; the person's search as it is then."""
        row = await self.store.heard(person.id, self._context.time.now())
        if row is None or row.code:
            return row
        code = await self._waiting_table(row) or await self._new_table(row, person, network)
        return row._replace(code=code)

    async def _waiting_table(self, row: SeekerRow) -> str:
        """The code of a table that waits for somebody like this; empty if there is none."""
        tables = [
            (table, summary)
            for table, summary in await self._context.lobby.open_tables(row.person)
            if _is_live(summary) and _is_fit(table, row)
        ]
        if not tables:
            return ""
        met = {one.code: one for one in await self.store.met([table.code for table, _ in tables])}
        apart = await self._apart(row.person)
        for table, _ in tables:  # the oldest first
            known = met.get(table.code) or MetTable(table.code, ANY, ANY)
            sitting = {seat.person for seat in table.seats}
            if (
                row.goes_with(known.experience, known.language)
                and not sitting & apart
                and self._may_sit(row, table)
            ):
                await self.store.joined(row, table.code, self._context.time.now())
                return table.code
        return ""

    async def _new_table(self, row: SeekerRow, person: Person, network: str) -> str:
        """Open a table for all who want the same; empty if there is nobody, or a network has opened
        too many."""
        group = await self._group(row)
        now = self._context.time.now()
        context = self._context
        if len(group) < 2 or not context.openings.take(network, context.time.monotonic()):
            return ""
        if not await self.store.claim(group, now - CLAIM_SECONDS, now):
            context.openings.give_back(network)
            return ""
        try:
            company = [_person(one) for one in group[1:]]
            table = await self._context.lobby.open(_planned(group), person, company)
        except (Refusal, StoreError) as error:
            await self.store.release([one.person for one in group])
            if isinstance(error, Refusal):  # nobody should wait for a host who cannot be one
                await self.store.stop(person.id)
            raise
        await self.store.found(group, table.row.id, table.row.code, now)
        log.info("company-found", people=len(group), game=row.game)
        return table.row.code

    async def _group(self, row: SeekerRow) -> list[SeekerRow]:
        """The people who want the same as this one, who comes first."""
        if not self._may_sit(row, _row_of([])):
            return []
        group, most = [row], ALL[row.game].seats[-1]
        apart = {row.person: await self._apart(row.person)}
        for other in await self._seekers(row):
            known = {one.person for one in group}
            if len(group) == most or other.person in known:
                continue
            if (
                all(other.suits(one) and other.person not in apart[one.person] for one in group)
                and self._may_sit(other, _row_of(group))
                and all(self._may_sit(one, _row_of([other])) for one in group)
            ):
                apart[other.person] = await self._apart(other.person)
                group.append(other)
        return group

    def _may_sit(self, row: SeekerRow, table: TableRow) -> bool:
        """Whether the gate of the server lets somebody sit down at a table."""
        message = messages.Sit(id="company", seat=0, name=row.name)
        return self._context.gate.against(_person(row), table, message) is None

    async def _apart(self, person: int) -> set[int]:
        """The people who are not put together with this one."""
        return set() if self._silences is None else await self._silences.apart(person)


def _person(row: SeekerRow) -> Person:
    return Person(row.person, row.name, row.face)


def _row_of(people: Sequence[SeekerRow]) -> TableRow:
    """The row of a table where these people sit and nothing else is decided."""
    seats = [SeatRow("person", person=one.person, name=one.name) for one in people]
    return TableRow(0, "", "", 0, {}, seats, NO_HOST, "lobby", 0.0, "")


def _planned(group: Sequence[SeekerRow]) -> NewTable:
    """A table for these people, with seats for others to come."""
    game, longest = ALL[group[0].game], min(group, key=lambda one: one.since)
    count = max(len(group), min(max(longest.seats, game.seats[0]), game.seats[-1]))
    plans = [SeatPlan("me"), *(SeatPlan("open") for _ in range(count - 1))]
    clock = next(clock for pace, clock in CLOCKS.items() if pace == group[0].pace)
    return NewTable(game.name, plans, visibility="public", clock=clock)


def _is_fit(table: TableRow, row: SeekerRow) -> bool:
    """Whether a table is what somebody wants who has said no more than game and pace."""
    game = ALL.get(table.game)
    return (
        table.game == row.game
        and game is not None
        and pace_of(table.clock) == row.pace
        and not (table.rated or table.league)
        and table.options == checked_options(game, {})
        and not seats_of(table, row.person)
        and row.person not in {*table.banned, *table.unwanted}
    )


def _is_live(table: TableSummary) -> bool:
    """Whether somebody waits at a table: at a slow one nobody needs to be there."""
    people = [seat for seat in table.seats if seat.kind == "person"]
    return bool(people) and (pace_of(table.clock) == "days" or any(one.online for one in people))


def _experience(word: str) -> Experience:
    return next(one for one in EXPERIENCES if one == word)


def _open_table(table: TableSummary, met: MetTable | None) -> OpenTable:
    if met is None:
        return OpenTable(table)
    return OpenTable(table, _experience(met.experience), met.language)


def _looking(row: SeekerRow) -> Looking:
    wishes = _wishes(row)
    return Looking(
        row.name, row.face, row.game, wishes.pace, wishes.experience, row.language, row.since
    )


def _search(row: SeekerRow) -> CompanySearch:
    return CompanySearch(_wishes(row), row.since, row.code or None)


def _wishes(row: SeekerRow) -> Wishes:
    pace = next(pace for pace in CLOCKS if pace == row.pace)
    return Wishes(row.game, pace, _experience(row.experience), row.language, row.seats)
