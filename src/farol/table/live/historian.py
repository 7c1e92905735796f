"""Looks back for people: reads records and sums up games in a process of its own."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Literal

import structlog
from msgspec import Struct

from farol.core.errors import BadRecord, FarolError
from farol.core.record import entry_of
from farol.games import ALL
from farol.table.live.documents import Played
from farol.table.live.fair_turns import Asker
from farol.table.live.figures import UNREADABLE, edition_of, figures_of
from farol.table.live.past import Asked, Filters, games_of, glance_of, history_of, is_read, sheet_of
from farol.table.protocol.errors import Refusal
from farol.table.storage.store import PastRow, Person, Store, StoreError

log = structlog.get_logger("farol.history")

MOST_GAMES: Final = 20_000  # of one person that are looked at
AT_ONCE: Final = 4  # records that a page waits for; more of them are read while it is looked at
MOST_WAITING: Final = 2  # pages in the making for one person

Form = Literal["page", "games", "sheet", "glance"]


class Job(Struct, frozen=True):
    """Work for the process: a record to read, or games to sum up."""

    played: Played | None = None
    asked: Asked | None = None
    form: Form = "page"


_FORMS: Final = {"page": history_of, "games": games_of, "sheet": sheet_of, "glance": glance_of}


def work(job: Job) -> bytes:
    """The work of a worker."""
    if job.played is not None:
        return figures_of(job.played).encode()
    assert job.asked is not None
    return _FORMS[job.form](job.asked)


Maker = Callable[[Job, Asker], Awaitable[bytes]]


async def in_a_thread(job: Job, _asker: Asker) -> bytes:
    """Do the work in this very process, where there are no workers."""
    return await asyncio.to_thread(work, job)


class Historian:
    """Everybody's history."""

    def __init__(self, store: Store, now: Callable[[], float], maker: Maker) -> None:
        self._store = store
        self._now = now
        self._maker = maker
        self._reading: dict[int, asyncio.Task[None]] = {}  # by person
        self._waiting: dict[int, int] = {}

    async def history(self, person: Person, filters: Filters, form: Form = "page") -> bytes:
        """What somebody has played; Refusal if they ask for too much of it at once."""
        if self._waiting.get(person.id, 0) >= MOST_WAITING:
            raise Refusal("limit", "You want too much of that at once; try again in a moment.")
        self._waiting[person.id] = self._waiting.get(person.id, 0) + 1
        try:
            return await self._made(person, filters, form)
        finally:
            self._waiting[person.id] -= 1
            if not self._waiting[person.id]:
                del self._waiting[person.id]

    async def _made(self, person: Person, filters: Filters, form: Form) -> bytes:
        rows = await self._store.past(person.id, MOST_GAMES)
        unread = [row for row in rows if not is_read(row)]
        if len(unread) > AT_ONCE:
            self._read_on(person.id, unread)
        elif unread:
            for row in unread:
                await self._read(row, person.id)
            rows = await self._store.past(person.id, MOST_GAMES)
        asked = Asked(person.id, person.name, rows, filters, self._now())
        return await self._maker(Job(asked=asked, form=form), Asker("", (person.id,)))

    def _read_on(self, person: int, rows: list[PastRow]) -> None:
        """Read them meanwhile: a new statistic fills in for old games."""
        if person in self._reading:
            return
        task = asyncio.create_task(self._read_all(person, rows))
        self._reading[person] = task
        task.add_done_callback(lambda _: self._reading.pop(person, None))

    async def _read_all(self, person: int, rows: list[PastRow]) -> None:
        for row in rows:
            try:
                await self._read(row, person)
            except FarolError as error:  # the disk is full, or the process died: another time
                log.error("history-stopped", table=row.id, error=str(error))
                return

    async def _read(self, row: PastRow, person: int) -> None:
        """Read one record, and keep what it tells."""
        played = await self._played(row)
        told = UNREADABLE
        if played is not None:
            told = (await self._maker(Job(played=played), Asker("", (person,)))).decode()
        await self._store.keep_tally(row.id, edition_of(ALL[row.game]), told)

    async def _played(self, row: PastRow) -> Played | None:
        """The record of a game; None if it is damaged, or follows rules of another version."""
        try:
            saved = await self._store.table(row.code)
        except StoreError:
            return None
        if saved is None or saved.row.rules_version != ALL[row.game].version:
            return None
        table, steps = saved.row, saved.steps
        try:
            entries = [entry_of(step.action, step.undo_to) for step in steps]
        except (BadRecord, TypeError):
            return None
        seats = [step.seat for step in steps]
        return Played(row.game, len(table.seats), table.options, entries, seats, ())

    async def settled(self) -> None:
        """Until everything that is being read has been."""
        await asyncio.gather(*self._reading.values())

    async def close(self) -> None:
        """End what is being read."""
        for task in self._reading.values():
            task.cancel()
        await asyncio.gather(*self._reading.values(), return_exceptions=True)
