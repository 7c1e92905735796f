"""All tables of a server: opening, finding, listing, resuming."""

import asyncio
import secrets
from typing import Final

import structlog

from farol.core.errors import BadOptions
from farol.core.trust import SECRET_BYTES
from farol.games import ALL, AnyGame
from farol.table import info, metrics, seats
from farol.table.bodies import NewTable, Tables, TableSummary
from farol.table.match import Surroundings
from farol.table.people import CODE_LENGTH, new_code, read_code
from farol.table.refusal import No
from farol.table.store import CodeTaken, Person, SavedTable, SeatRow, TableRow
from farol.table.table import Table
from farol.table.wire import ClockPlan

LOBBY_SECONDS: Final = 2 * 86_400  # a table that never started is forgotten after that
MOST_LISTED: Final = 50
MOST_OPEN: Final = 20  # unfinished tables of one host
GIVE_WAY: Final = 0  # seconds between two resumed tables: others get their turn

log = structlog.get_logger("farol.lobby")


class Lobby:
    """Keeps the tables that are in memory and knows how to get the others."""

    def __init__(
        self,
        around: Surroundings,
        games: dict[str, AnyGame] = ALL,
        most_tables: int = 100_000,
        most_open: int = MOST_OPEN,
    ) -> None:
        self._around = around
        self._games = games
        self._most_tables = most_tables
        self._most_open = most_open
        self._tables: dict[str, Table] = {}
        self._loading = asyncio.Lock()

    @property
    def tables(self) -> dict[str, Table]:
        """Tables in memory, by code."""
        return self._tables

    # --- opening -------------------------------------------------------------------------------

    async def open(self, wanted: NewTable, person: Person) -> Table:
        """A new table; No says what does not fit."""
        game = self._games.get(wanted.game)
        if game is None:
            raise No("bad", f"There is no such game; the games are: {', '.join(self._games)}.")
        if len(wanted.seats) > game.seats[-1]:
            raise No("bad", f"{game.name} has at most {game.seats[-1]} seats.")
        _check_clock(wanted.clock)
        self._check_room(person)
        row = TableRow(
            id=0,
            code="",
            game=game.name,
            rules_version=game.version,
            options=seats.checked_options(game, wanted.options),
            seats=[seats.planned(plan, person, n) for n, plan in enumerate(wanted.seats)],
            host=person.id,
            status="lobby",
            created=self._around.time.now(),
            secret=secrets.token_hex(SECRET_BYTES),
            visibility=wanted.visibility,
            clock=wanted.clock,
            delay=wanted.delay,
            bots_give_way=wanted.bots_give_way,
        )
        row.stand_in = None if wanted.stand_in is None else seats.level_for(row, wanted.stand_in)
        if wanted.start:
            _check_can_start(game, row)
        table = await self._add(row)
        if wanted.start:
            await table.match.begin()
        table.start()
        return table

    def _check_room(self, person: Person) -> None:
        hosted = [
            table
            for table in self._tables.values()
            if table.row.host == person.id and table.row.status != "over"
        ]
        if len(hosted) >= self._most_open:
            raise No("limit", "You host too many unfinished tables; finish or leave some first.")
        if len(self._tables) >= self._most_tables:
            raise No("limit", "This server is full.")

    async def _add(self, row: TableRow) -> Table:
        while True:
            row.code = new_code()
            try:
                row.id = await self._around.store.add_table(row)
            except CodeTaken:
                continue
            return self._keep(SavedTable(row, [], [], {}))

    def _keep(self, saved: SavedTable) -> Table:
        row = saved.row
        table = Table(saved, self._games.get(row.game), self._around, self._open_again)
        self._tables[row.code] = table
        return table

    async def _open_again(self, old: TableRow) -> str:
        """The same people, game and options at a new table."""
        row = seats.copied(old)
        row.status, row.result, row.rematch, row.reason = "lobby", None, None, None
        row.salt, row.clock_left = "", []
        row.created = self._around.time.now()
        row.secret = secrets.token_hex(SECRET_BYTES)
        row.seats = [
            SeatRow(seat.kind, seat.person, seat.name, None if seat.person else seat.level)
            for seat in old.seats
        ]
        table = await self._add(row)
        table.start()
        return row.code

    # --- finding -------------------------------------------------------------------------------

    async def find(self, code: str) -> Table | None:
        """The table with this code, from memory or from disk."""
        code = read_code(code)
        if len(code) != CODE_LENGTH:
            return None
        table = self._tables.get(code)
        if table is not None:
            table.touched = self._around.time.now()
            return table
        async with self._loading:
            if code in self._tables:
                return self._tables[code]
            saved = await self._around.store.table(code)
            if saved is None:
                return None
            table = self._keep(saved)
        table.start()
        return table

    def seated(self, code: str, person: Person | None) -> Table | None:
        """The table in memory with this code, if the person sits there: others at the same
        address, who guess codes, must not keep them away."""
        table = self._tables.get(read_code(code))
        if table is None or person is None or not seats.seats_of(table.row, person.id):
            return None
        table.touched = self._around.time.now()
        return table

    async def mine(self, person: Person | None) -> Tables:
        """Where this person sits, and public tables with an open seat."""
        rows = [] if person is None else await self._around.store.tables_of(person.id, MOST_LISTED)
        who = None if person is None else person.id
        listed = [self._tables.get(row.code) for row in rows]
        mine = [
            info.summary(row, who, set(), None) if table is None else self._summary(table, who)
            for row, table in zip(rows, listed, strict=True)
        ]
        free = [table for table in self._tables.values() if _is_open(table.row)]
        return Tables(mine, [self._summary(table, who) for table in free[-MOST_LISTED:]])

    def _summary(self, table: Table, person: int | None) -> TableSummary:
        play = table.stage.play
        to_act = play.to_act if play is not None and table.row.status == "playing" else None
        return info.summary(table.row, person, table.audience.online(), to_act)

    def summary(self, table: Table, person: Person | None) -> TableSummary:
        """One table in short."""
        return self._summary(table, None if person is None else person.id)

    # --- the life of the server ------------------------------------------------------------------

    async def resume(self) -> int:
        """Bring every unfinished table back to life; how many there are."""
        await self._around.store.forget_lobbies(self._around.time.now() - LOBBY_SECONDS)
        codes = await self._around.store.unfinished()
        for code in codes:
            await self.find(code)
            await asyncio.sleep(GIVE_WAY)
        return len(codes)

    async def sweep(self) -> int:
        """Let go of finished tables that nobody watches; count the others."""
        idle = [code for code, table in self._tables.items() if table.idle]
        for code in idle:
            await self._tables.pop(code).stop()
        count = dict.fromkeys(("lobby", "playing", "paused", "over", "pinned"), 0)
        for table in self._tables.values():
            count[table.row.status] += 1
        for status, number in count.items():
            metrics.TABLES.labels(status).set(number)
        return len(idle)

    async def close(self) -> None:
        """Stop all tables, each after what it is doing."""
        await asyncio.gather(*(table.stop() for table in self._tables.values()))
        self._tables.clear()


def _is_open(row: TableRow) -> bool:
    return (
        row.visibility == "public"
        and row.status == "lobby"
        and any(seat.kind == "open" for seat in row.seats)
    )


def _check_clock(plan: ClockPlan) -> None:
    if plan.kind != "none" and plan.amount == 0:
        raise No("bad", "A clock needs some time on it.")


def _check_can_start(game: AnyGame, row: TableRow) -> None:
    if any(seat.kind == "open" for seat in row.seats):
        raise No("seat", "Somebody has to sit on every seat before the game can start.")
    try:
        game.new(len(row.seats), row.options)
    except BadOptions as error:
        raise No("bad", str(error)) from error
