"""All tables of a server: opening, finding, listing, resuming."""

import asyncio
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

import structlog

from farol.contracts.lesson import Lesson, lesson_of
from farol.core.errors import FarolError
from farol.games import ALL, AnyGame
from farol.protocol.bodies import NewLesson, NewTable, Tables, TableSummary
from farol.protocol.errors import Refusal
from farol.protocol.messages import COME_BACK, MOVED
from farol.server import metrics
from farol.server.play.codes import is_code, new_code, read_code
from farol.server.play.dealer import Dealer
from farol.server.play.hooks import Hooks
from farol.server.play.model import info, seats
from farol.server.play.model.payloads import Notice
from farol.server.play.model.state import LeagueRenamed, TableState
from farol.server.play.new_tables import lesson_row, planned_row, row_again
from farol.server.play.presence import Presences
from farol.server.play.services import Services
from farol.server.play.table import Table
from farol.server.play.waiting import leave_tables, wait_until_taken, write_waits
from farol.server.store.database import DRAIN
from farol.server.store.store import (
    CodeTaken,
    Damaged,
    News,
    OwnedElsewhere,
    Person,
    SavedTable,
    StoreError,
    TableRow,
)
from farol.server.workers.bots import TableBots, requester_of
from farol.server.workers.fair_queue import Requester

LOBBY_SECONDS: Final = 2 * 86_400  # before a table that never started is deleted
LESSON_SECONDS: Final = 30 * 86_400  # before a lesson is deleted, finished or not
MAX_LISTED: Final = 50
MAX_OPEN: Final = 20  # unfinished tables of one host
MAX_RESUMED: Final = 200  # tables loaded at the start; the others are loaded on demand
GIVE_WAY: Final = 0  # sleep between two resumed tables: yields to the event loop
UNUSED_SECONDS: Final = 60.0  # before a finished table without viewers is unloaded
UNATTENDED_SECONDS: Final = 300.0  # before any other one is unloaded, with its bots
HANDED_OVER_AT_ONCE: Final = 8  # tables handed over concurrently; the new owner has to load them
HAND_OVER_TURNS: Final = 10  # batches in which all tables are handed over, however many there are
TIDY_SECONDS: Final = 3600.0  # between two deletions of outdated tables

log = structlog.get_logger("farol.lobby")


class Lobby:
    """The tables in memory, and how to load the others."""

    def __init__(
        self,
        services: Services,
        games: Mapping[str, AnyGame] = ALL,
        max_tables: int = 100_000,
        max_open: int = MAX_OPEN,
    ) -> None:
        self._services = services
        self._store = services.store
        self._games = games
        self._max_tables = max_tables
        self._max_open = max_open
        self._monotonic = services.time.monotonic
        self._tables: dict[str, Table] = {}
        self._attended: dict[str, float] = {}  # when somebody was last at a table or requested it
        self._leaving: dict[str, asyncio.Task[None]] = {}  # tables that are being unloaded
        self._loading: dict[str, asyncio.Task[bool]] = {}  # tables that are being loaded
        self._presences = Presences(services.store, services.time, self._states)
        self._opening = asyncio.Lock()
        self._handing_over = False  # no table is loaded any more
        self._lapsed = False  # tables were dropped that have to be resumed
        self._tidied: float | None = None
        self._hopeless: set[str] = set()  # codes of due tables that cannot be resumed here
        self.damaged: set[str] = set()  # codes of tables that could not be loaded
        self.hooks = Hooks()
        services.tell_away, services.finished = self.hooks.on_notice, self.hooks.on_finished
        self._store.ownership.watch(self._lose_all)

    @property
    def tables(self) -> dict[str, Table]:
        """Tables in memory, by code."""
        return self._tables

    def _states(self) -> Iterator[TableState]:
        return (table.state for table in self._tables.values())

    @property
    def new_table(self) -> type[NewTable]:
        """The type of requests for a new table."""
        return self._services.dealer.new_table

    @property
    def learned(self) -> Mapping[str, frozenset[int]]:
        """By game, the numbers of seats that networks play here."""
        return self._services.learned

    @property
    def dealer(self) -> Dealer:
        """The source of randomness."""
        return self._services.dealer

    # --- opening -------------------------------------------------------------------------------

    async def open(
        self,
        wanted: NewTable,
        person: Person,
        company: Sequence[Person] = (),
        arrange: Callable[[TableRow], None] = lambda _: None,
    ) -> Table:
        """Open a new table, with the company on its first open seats; `arrange` is applied last to
        its row. Refusal says what is invalid."""
        game = self._games.get(wanted.game)
        if game is None:
            raise Refusal("bad", f"There is no such game; the games are: {', '.join(self._games)}.")
        now, learned = self._services.time.now(), self.learned.get(game.name, ())
        row = planned_row(game, wanted, person, company, now, learned)
        await self.hooks.prepare(row, wanted, person)
        if wanted.league is not None and not row.league:
            raise Refusal("code", "You belong to no such league.")
        self._services.dealer.prepare(row, game, wanted)
        arrange(row)
        async with self._opening:
            await self._check_room(person)
            table = await self._add(row)
        if wanted.start:
            await table.deal(wanted.sealed)
        table.start()
        return table

    def rename_league(self, league: int, name: str) -> None:
        """Rename a league at its tables in memory."""
        for table in list(self._tables.values()):
            if table.row.league == league:
                table.post(LeagueRenamed(name))

    async def learn(self, wanted: NewLesson, person: Person) -> Table:
        """A person's lesson of a game, resumed or new. There is one per person and game."""
        game = self._games.get(wanted.game)
        lesson = None if game is None else lesson_of(game)
        if game is None or lesson is None:
            raise Refusal("bad", "There is no lesson of that game.")
        async with self._opening:
            begun = await self._begun(lesson, wanted, person)
            if begun is not None:
                return begun
            await self._make_room()
            row = lesson_row(game, lesson, person, self._services.time.now())
            self._services.dealer.prepare(row, game, None)
            table = await self._add(row)
        await table.deal()
        table.start()
        return table

    async def _begun(self, lesson: Lesson, wanted: NewLesson, person: Person) -> Table | None:
        """The unfinished lesson; a finished or outdated one is deleted."""
        for row in await self._store.tables.lessons_of(person.id):
            if row.game != wanted.game or row.lesson is None:
                continue
            goes_on = row.lesson.edition == lesson.edition
            if goes_on and row.lesson.scene < len(lesson.scenes) and not wanted.again:
                return await self.find(row.code)
            await self.forget(row.code)
        return None

    async def forget(self, code: str) -> None:
        """Delete a table, also from memory."""
        if code in self._tables:
            await self._let_go(code)
        await self._store.tables.forget_table(code)

    async def _check_room(self, person: Person) -> None:
        if await self._store.tables.hosted(person.id) >= self._max_open:
            raise Refusal(
                "limit", "You host too many unfinished tables; finish or leave some first."
            )
        await self._make_room()

    async def _make_room(self) -> None:
        """Unload the table that was unattended longest, if one more does not fit."""
        others = max(0, len(self._loading) - 1)  # loading tables other than this one
        if len(self._tables) + others < self._max_tables:
            return
        unattended = [code for code, table in self._tables.items() if _may_leave(table)]
        if not unattended:
            raise Refusal("limit", "This server is full.")
        await self._let_go(min(unattended, key=lambda code: self._attended.get(code, 0.0)))

    async def _let_go(self, *codes: str) -> list[Table]:
        """Unload tables after their pending work; a request for one of them waits for that."""
        leaving = {code: self._tables.pop(code) for code in codes if code in self._tables}
        work = asyncio.create_task(leave_tables(self._store, list(leaving.values())))
        self._leaving |= dict.fromkeys(leaving, work)
        for code, table in leaving.items():
            self._attended.pop(code, None)
            self._presences.left(table.row.id)
        try:
            await work
        finally:
            for code in leaving:
                del self._leaving[code]
        return list(leaving.values())

    def _lose_all(self, numbers: Collection[int]) -> None:
        for table in [each for each in self._tables.values() if each.row.id in numbers]:
            self._lose(table.row.code)

    def _lose(self, code: str) -> None:
        """Drop a table whose saved state may differ from memory; it is loaded again on demand."""
        table = self._tables.pop(code, None)
        if table is not None:
            self._attended.pop(code, None)
            self._presences.left(table.row.id)
            self._store.ownership.distrust(table.row.id)
            table.give_up()

    def lapse(self) -> None:
        """Lapse of the lease: drop all tables; those that no other server takes return later."""
        self._lapsed = True
        for code in list(self._tables):
            self._lose(code)

    async def _add(self, row: TableRow) -> Table:
        while True:
            row.code = new_code()
            try:
                row.id = await self._store.tables.add_table(row)
            except CodeTaken:
                continue
            return self._keep(SavedTable(row, [], [], {}))

    def _keep(self, saved: SavedTable) -> Table:
        row = saved.row
        bots = TableBots(self._services.bots, partial(self._asker, row.code))
        services = self._services.with_bots(bots)
        rules = self._games.get(row.game)
        shared = self._store.ownership.shared  # otherwise no other server would ask
        note = self._presences.note if shared else None
        table = Table(saved, rules, services, self._open_again, self._lose, note)
        self._tables[row.code] = table
        self._attended[row.code] = self._monotonic()
        return table

    def _asker(self, code: str) -> Requester:
        """The requester that a table's bots work for. The table is looked up by code: a reference
        from its bots would keep it in memory until a garbage collection."""
        table = self._tables.get(code)
        return Requester(code, (), False) if table is None else requester_of(table.state)

    async def _open_again(self, old: TableRow) -> str:
        """Open a rematch: a new table with the people, game and options of a finished one."""
        row = row_again(old, self._services.time.now())
        self._services.dealer.prepare(row, self._games.get(row.game), None)
        table = await self._add(row)
        table.start()
        return row.code

    # --- lookup --------------------------------------------------------------------------------

    async def find(self, code: str) -> Table | None:
        """The table with this code, from memory or from the store; Refusal if it is damaged,
        OwnedElsewhere if another server owns it."""
        code = read_code(code)
        if not is_code(code):
            return None
        if code in self._leaving:
            await asyncio.wait([self._leaving[code]])
        if code not in self._tables:
            if code not in self._loading:
                loading = self._loading[code] = asyncio.create_task(self._load(code))
                loading.add_done_callback(partial(self._loaded, code))
            if not await asyncio.shield(self._loading[code]):
                return None
        table = self._tables.get(code)
        if table is None:  # lost again since it was loaded
            raise OwnedElsewhere(code, "")
        self._attended[code] = self._monotonic()
        return table

    def holds(self, code: str) -> bool:
        """Whether the table with this code is in memory, or being loaded or unloaded."""
        return any(code in some for some in (self._tables, self._loading, self._leaving))

    def _loaded(self, code: str, loading: "asyncio.Task[bool]") -> None:
        del self._loading[code]
        loading.cancelled() or loading.exception()  # error retrieved: the caller may be gone

    async def _load(self, code: str) -> bool:
        """Load a table; False if it does not exist. An unreadable one is set aside."""
        try:
            if self._handing_over:
                raise OwnedElsewhere(code, "")  # any server may take it
            await self._make_room()
            saved = await self._store.tables.take(code)
            if saved is None:
                return False
            self._keep(saved).start()
        except (Refusal, OwnedElsewhere):
            raise
        except Exception as error:
            if isinstance(error, StoreError) and not isinstance(error, Damaged):
                raise  # the table is intact, but the database cannot be reached
            self.damaged.add(code)
            log.error("table-set-aside", error=str(error), exc_info=_unexpected(error))
            raise Refusal(
                "server", "This table cannot be read now; it is kept as it is."
            ) from error
        self.damaged.discard(code)
        return True

    def cached_owner(self, code: str) -> OwnedElsewhere | None:
        """The cached owner of the table; it may be wrong, see `invalidate_owner`."""
        code = read_code(code)
        here = code in self._tables or code in self._loading or code in self._leaving
        return None if here else self._store.ownership.elsewhere(code)

    def invalidate_owner(self, code: str) -> None:
        """Invalidate the cached owner: that server does not have the table or does not answer."""
        self._store.ownership.invalidate_owner(read_code(code))

    def on_news(self, news: News) -> None:
        """Handle a notification of another server."""
        self._presences.on_news(news)

    async def seated(self, code: str, person: Person | None) -> Table | None:
        """The table with this code, if the person sits there. It does not count as a guess, so that
        code guessers at the same address cannot lock players out."""
        code = read_code(code)
        if person is None or not is_code(code):
            return None
        table = self._tables.get(code)
        if table is None and await self._store.tables.sits(person.id, code):
            table = await self.find(code)
        if table is None or not seats.seats_of(table.row, person.id):
            return None
        self._attended[code] = self._monotonic()
        return table

    async def mine(self, person: Person | None) -> Tables:
        """The tables where this person sits, and public tables with an open seat."""
        rows = [] if person is None else await self._store.tables.tables_of(person.id, MAX_LISTED)
        who = None if person is None else person.id
        mine = [self._listed(row, who) for row in rows]
        return Tables(mine, [free for _, free in await self.open_tables(who)], [])

    async def open_tables(self, person: int | None) -> list[tuple[TableRow, TableSummary]]:
        """Public tables with an open seat, oldest first, with their summaries for a person."""
        rows = await self._store.tables.listed(MAX_LISTED)
        return [(row, self._listed(row, person)) for row in reversed(rows)]

    async def listed(self, codes: Sequence[str], person: Person) -> list[TableSummary]:
        """Summaries of a group's tables for one of its members, without damaged ones."""
        rows = await self._store.tables.rows_of(codes)
        return [self._listed(row, person.id) for row in rows]

    def _listed(self, row: TableRow, person: int | None) -> TableSummary:
        """Summary of a row: from memory, or from the store and the presence that others report."""
        table = self._tables.get(row.code)
        if table is None:
            return info.summary(row, person, *self._presences.of(row))
        return self._summary(table, person)

    def _summary(self, table: Table, person: int | None) -> TableSummary:
        row, game = table.row, table.state.game
        waits = list(game.awaited) if game is not None and row.status == "playing" else []
        return info.summary(row, person, table.state.online, waits)

    def summary(self, table: Table, person: Person | None) -> TableSummary:
        """The summary of a table."""
        return self._summary(table, None if person is None else person.id)

    def tell_away(self, notice: Notice) -> None:
        """Send a notice to a person who is not at the table."""
        self._services.tell_away(notice)

    # --- resuming and unloading ------------------------------------------------------------------

    async def resume(self) -> int:
        """Load the latest unfinished games and return their number. Others are loaded on demand."""
        resumed = 0
        for code in await self._store.tables.unfinished(min(MAX_RESUMED, self._max_tables)):
            with suppress(Refusal, OwnedElsewhere):  # a damaged table, which is logged
                await self.find(code)
                resumed += 1
            await asyncio.sleep(GIVE_WAY)
        return resumed

    async def sweep(self) -> int:
        """Unload tables that nobody attends and count the others. From time to time delete tables
        that never started."""
        for code, table in self._tables.items():
            if table.state.viewpoints:
                self._attended[code] = self._monotonic()
        idle = [code for code, table in self._tables.items() if self._is_idle(code, table)]
        for code in idle:
            if code in self._tables and _may_leave(self._tables[code]):
                await self._let_go(code)
        if self._lapsed and not self._store.ownership.cut_off:
            await self.resume()
            self._lapsed = False
        for code in await self._store.ownership.orphans(MAX_RESUMED):
            with suppress(Refusal, OwnedElsewhere):  # a damaged one, or another server was faster
                await self.find(code)
        await self._wake_due()
        self._count()
        if self._tidied is None or self._monotonic() - self._tidied >= TIDY_SECONDS:
            self._tidied = self._monotonic()
            await self._tidy()
        return len(idle)

    async def _wake_due(self) -> None:
        """Load tables whose slow clock has expired."""
        date, known = self._services.time.now(), {*self._tables, *self._hopeless, *self.damaged}
        for code in await self._store.tables.due(date, MAX_RESUMED + len(known)):
            with suppress(Refusal, OwnedElsewhere):  # as above
                table = None if code in known else await self.find(code)
                if table is not None and table.row.status == "pinned":
                    self._hopeless.add(code)

    def _is_idle(self, code: str, table: Table) -> bool:
        finished = table.row.status in {"over", "pinned"}
        seconds = UNUSED_SECONDS if finished else UNATTENDED_SECONDS
        return _may_leave(table) and self._monotonic() - self._attended.get(code, 0.0) > seconds

    async def _tidy(self) -> None:
        now, tables = self._services.time.now(), self._store.tables
        await tables.forget_lobbies(now - LOBBY_SECONDS, but=list(self._tables))
        await tables.forget_lessons(now - LESSON_SECONDS, but=list(self._tables))

    def _count(self) -> None:
        count = dict.fromkeys(("lobby", "playing", "paused", "over", "pinned"), 0)
        for table in self._tables.values():
            count[table.row.status] += 1
        for status, number in count.items():
            metrics.TABLES.labels(status).set(number)

    async def hand_over(self) -> None:
        """Drain: release every table to the other servers. Empty ones first, then the others in
        batches, whose clients are told to reconnect once they are released."""
        self._handing_over = self._store.ownership.wanted != DRAIN  # draining may be cancelled
        await self._let_go(*[code for code, table in self._tables.items() if _may_leave(table)])
        at_once = max(HANDED_OVER_AT_ONCE, -(-len(self._tables) // HAND_OVER_TURNS))
        while self._tables:  # new ones may be opened meanwhile
            moving = set()
            for table in await self._let_go(*list(self._tables)[:at_once]):
                for listener in list(table.state.viewpoints):  # including late ones
                    listener.close(COME_BACK, MOVED)
                    moving.add(table.row.id)
            await wait_until_taken(self._store, moving)

    async def close(self) -> None:
        """Stop all tables, each after its pending work."""
        stopping = [table.stop() for table in self._tables.values()]
        await asyncio.gather(*stopping, *self._leaving.values())
        await write_waits(self._store, self._states())
        self._tables.clear()


def _may_leave(table: Table) -> bool:
    """Whether a table can be unloaded without loss: nobody is connected, and no clock runs except a
    slow one, which goes by the date. A pending proposal is saved with the table."""
    clock = table.state.clock
    return not (table.state.viewpoints or (clock.running is not None and not clock.slow))


def _unexpected(error: Exception) -> Exception | None:
    """The error, if it is a bug that deserves a traceback, not a failure of the store."""
    return None if isinstance(error, FarolError) else error
