"""Histories: a worker process reads records and summarises games."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Final, Literal, NamedTuple

import msgspec
import structlog
from msgspec import Struct

from farol.community.history.figures import UNREADABLE, FinishedGame, edition_of, figures_of
from farol.community.history.pages import (
    Filters,
    HistoryRequest,
    games_of,
    glance_of,
    history_of,
    is_read,
    sheet_of,
)
from farol.community.history.rows import PastRow, UnreadRow
from farol.community.history.store import HistoryStore
from farol.core.errors import FarolError
from farol.core.record import entry_of
from farol.games import ALL
from farol.protocol.errors import Refusal
from farol.server.play.model.resume import spoken
from farol.server.store.sql import Connection
from farol.server.store.store import Person, StoreError, TableRow
from farol.server.store.stores import Store
from farol.server.workers.documents import Played
from farol.server.workers.fair_queue import Requester

log = structlog.get_logger("farol.history")

MOST_GAMES: Final = 20_000  # of one person, at most
AT_ONCE: Final = 4  # records that a page waits for; the others are read in the background
MOST_WAITING: Final = 2  # concurrent pages of one person
WALK_SPAN: Final = 1000  # table ids searched at a time
WALK_SECONDS: Final = 30.0  # between two searches through all games
MOST_FRESH: Final = 1000  # finished games queued for reading
NOBODY: Final = 0  # requester of games that are read in the background

Form = Literal["page", "games", "sheet", "glance"]
Unread = PastRow | UnreadRow


Job = Callable[[], bytes]  # for a worker: a partial of a module-level function
Maker = Callable[[Job, Requester], Awaitable[bytes]]

_FORMS: Final = {"page": history_of, "games": games_of, "sheet": sheet_of, "glance": glance_of}


class RecordReader(NamedTuple):
    """A feature's reader of the record of each finished game."""

    read: Callable[[FinishedGame], bytes]  # a module-level function, run in a worker
    keep: Callable[[Connection, int, bytes | None], None]  # by table; None: unreadable
    rest: Callable[[], Awaitable[None]] | None = None  # after all unread games


class Read(Struct, frozen=True):
    """The result of reading a record: statistics, and the results of readers."""

    tally: str
    more: list[bytes] = []


def work(job: Job) -> bytes:
    """Worker function."""
    return job()


def read_record(
    finished: FinishedGame, readers: Sequence[Callable[[FinishedGame], bytes]]
) -> bytes:
    """The result of reading a record, as MessagePack."""
    tally = figures_of(finished.played)
    more = [] if tally == UNREADABLE else [read(finished) for read in readers]
    return msgspec.msgpack.encode(Read(tally, more))


_answers: Final = msgspec.msgpack.Decoder(Read)


async def in_a_thread(job: Job, _asker: Requester) -> bytes:
    """Run a job in this process; for servers without workers."""
    return await asyncio.to_thread(work, job)


class HistoryService:
    """Everybody's history. `maker` runs long jobs; `readers` read every record."""

    def __init__(self, store: Store, now: Callable[[], float], maker: Maker = in_a_thread) -> None:
        self._tables = store.tables
        self.store = HistoryStore(store.database)
        self._now = now
        self.maker = maker
        self.readers: list[RecordReader] = []
        self._reading: dict[int, asyncio.Task[None]] = {}  # by person
        self._waiting: dict[int, int] = {}
        self._walk: asyncio.Task[None] | None = None
        self._walked: float | None = None  # time of the last search through all games
        self._fresh: list[UnreadRow] = []  # games finished since then

    async def history(self, person: Person, filters: Filters, form: Form = "page") -> bytes:
        """A person's history; Refusal above the limit of concurrent requests."""
        with self.counted(person):
            return await self._made(person, filters, form)

    @contextmanager
    def counted(self, person: Person) -> Iterator[None]:
        """Count a page in progress; Refusal if a person has too many."""
        if self._waiting.get(person.id, 0) >= MOST_WAITING:
            raise Refusal("limit", "You want too much of that at once; try again in a moment.")
        self._waiting[person.id] = self._waiting.get(person.id, 0) + 1
        try:
            yield
        finally:
            self._waiting[person.id] -= 1
            if not self._waiting[person.id]:
                del self._waiting[person.id]

    async def made(self, person: Person, job: Job) -> bytes:
        """The result of a person's job."""
        return await self.maker(job, Requester("", (person.id,)))

    async def _made(self, person: Person, filters: Filters, form: Form) -> bytes:
        rows = await self.store.past(person.id, MOST_GAMES)
        unread = [row for row in rows if not is_read(row)]
        if len(unread) > AT_ONCE:
            self._read_on(person.id, unread)
        elif unread:
            for row in unread:
                await self._read(row, person.id)
            rows = await self.store.past(person.id, MOST_GAMES)
        asked = HistoryRequest(person.id, person.name, rows, filters, self._now())
        return await self.made(person, partial(_FORMS[form], asked))

    # --- all games ------------------------------------------------------------------------------

    def on_finished(self, row: TableRow) -> None:
        """A game has ended: queue its record, which is read on the next request that needs it."""
        if row.lesson is None and row.game in ALL and len(self._fresh) < MOST_FRESH:
            self._fresh.append(UnreadRow(row.id, row.code, row.game, ""))

    def catch_up(self) -> None:
        """Read the queued games; from time to time search all games for unread records."""
        now = self._now()
        rested = self._walked is None or not 0 <= now - self._walked < WALK_SECONDS
        if self._walk is None and (rested or self._fresh):
            self._walk = asyncio.create_task(self._walk_on(rested))
            self._walk.add_done_callback(self._rest)

    @property
    def busy(self) -> bool:
        """Whether games are still being read, so that results are incomplete."""
        return self._walk is not None

    def _rest(self, walk: "asyncio.Task[None]") -> None:
        self._walk, self._walked = None, self._now()
        walk.cancelled() or walk.exception()

    async def _walk_on(self, everything: bool) -> None:
        fresh, self._fresh = self._fresh, []
        for row in fresh:
            if await self.store.tallied(row.id) != edition_of(ALL[row.game]):
                await self._read_all(NOBODY, [row])
        after, more = 0, everything
        while more:
            rows, more = await self.store.finished(after, WALK_SPAN)
            after += WALK_SPAN
            await self._read_all(NOBODY, [row for row in rows if not is_read(row)])
        for reader in self.readers:
            if reader.rest is not None:
                await reader.rest()

    # --- reading -------------------------------------------------------------------------------

    async def read_over(self, table: TableRow, person: Person) -> None:
        """Read the record of a finished game, unless it was read before."""
        edition = edition_of(ALL[table.game]) if table.game in ALL else ""
        row = UnreadRow(table.id, table.code, table.game, "")
        if table.status == "over" and await self.store.tallied(table.id) != edition:
            await self._read(row, person.id)

    async def read_anew(self, number: int, code: str, game: str) -> None:
        """Read the record of a game again."""
        await self._read(UnreadRow(number, code, game, ""), NOBODY)

    def _read_on(self, person: int, rows: Sequence[Unread]) -> None:
        """Read records in the background: a new statistic is filled in for old games."""
        if person in self._reading:
            return
        task = asyncio.create_task(self._read_all(person, rows))
        self._reading[person] = task
        task.add_done_callback(lambda _: self._reading.pop(person, None))

    async def _read_all(self, person: int, rows: Sequence[Unread]) -> None:
        for row in rows:
            try:
                await self._read(row, person)
            except FarolError as error:  # a full disk or a dead process: retried later
                log.error("history-stopped", table=row.id, error=str(error))
                return

    async def _read(self, row: Unread, person: int) -> None:
        """Read one record and save the result."""
        finished, read = await self._finished(row), Read(UNREADABLE)
        if finished is not None:
            asker = Requester("", (person,), person != NOBODY)
            job = partial(read_record, finished, [reader.read for reader in self.readers])
            read = _answers.decode(await self.maker(job, asker))
        more: Sequence[bytes | None] = read.more or [None for _ in self.readers]
        kept = zip(self.readers, more, strict=True)
        also = [partial(_keep, reader, row.id, data) for reader, data in kept]
        await self.store.keep_tally(row.id, edition_of(ALL[row.game]), read.tally, also)

    async def _finished(self, row: Unread) -> FinishedGame | None:
        """A game with its record; None if it is damaged or has rules of another version."""
        try:
            saved = await self._tables.table(row.code)
            thought = await self.store.thought(row.id)
        except StoreError:
            return None
        rules = ALL[row.game]
        if saved is None or saved.row.rules_version != rules.version:
            return None
        table, steps = saved.row, saved.steps
        seats = len(table.seats)
        try:
            entries = [entry_of(step.action, step.undo_to) for step in steps]
            said = spoken(rules, seats, saved.claims)
        except (FarolError, TypeError):
            return None
        undone_by = [step.seat for step in steps]
        played = Played(row.game, seats, table.options, entries, undone_by, said)
        return FinishedGame(table, played, frozenset(thought))

    async def settled(self) -> None:
        """Wait until all reading is done."""
        await asyncio.gather(*self._reading.values(), *([self._walk] if self._walk else []))

    async def close(self) -> None:
        """Cancel all reading."""
        tasks = [*self._reading.values(), *([self._walk] if self._walk else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _keep(reader: RecordReader, table: int, data: bytes | None, connection: Connection) -> None:
    reader.keep(connection, table, data)
