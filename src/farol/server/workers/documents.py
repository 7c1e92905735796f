"""Replays and records as bytes. They take long to make, so they are made in a process of their own
from nothing but what was played; whatever was made lately is kept."""

import asyncio
import hashlib
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, Generic, Literal, TypeVar

import msgspec
from msgspec import Struct

from farol.core.options import Options
from farol.core.record import entry_of
from farol.core.state import State
from farol.games import ALL
from farol.protocol.errors import Refusal
from farol.server.play.model import records
from farol.server.play.model.game import LiveGame, Spoken
from farol.server.store.store import DecisionRow, TableRow
from farol.server.workers.fair_queue import Requester
from farol.server.workers.pool import WorkerPool

MAX_OF_ONE: Final = 3  # documents in the making for one person
MAX_FROM_ONE_PLACE: Final = 12  # and for all people behind one address
MAX_IN_ALL: Final = 60  # each may be some megabytes
MAX_KEPT: Final = 8 << 20  # bytes of documents that are kept in case somebody asks again
KEPT_SECONDS: Final = 60.0  # for which they are

Kind = Literal["seen", "complete", "frames"]


class Played(Struct, frozen=True):
    """A game as data: everything that is needed to play it again."""

    game: str
    seats: int
    options: Options
    entries: list[int]
    undone_by: list[int | None]  # the seat of each entry
    said: tuple[Spoken, ...]

    def again(self) -> LiveGame:
        """The game, with everything that happened in it."""
        game = LiveGame(ALL[self.game], self.seats, self.options, _NoChance())
        game.replay(self.entries, self.undone_by)
        game.said = self.said
        return game


class Wanted(Struct, frozen=True):
    """A document to be made. The same one is the same bytes."""

    kind: Kind
    played: Played
    seat: int | None = None
    row: TableRow | None = None  # for records
    decisions: tuple[DecisionRow, ...] = ()


class _NoChance:
    """A game that was played asks for no more luck."""

    def outcome(self, state: State, version: int) -> int:
        raise AssertionError(f"Chance was asked for entry {version} of {state}.")


def played(game: LiveGame) -> Played:
    """A game up to now, as data. Nothing of it is ever changed later."""
    entries = game.entries
    return Played(
        game.rules.name,
        game.seats,
        game.options,
        [entry_of(entry.action, entry.undo_to) for entry in entries],
        [entry.seat for entry in entries],
        game.said,
    )


def made(wanted: Wanted) -> bytes:
    """A document as JSON: the work of a worker."""
    game = wanted.played.again()
    if wanted.kind == "frames":
        return msgspec.json.encode(records.frames_of(game, wanted.seat))
    assert wanted.row is not None
    if wanted.kind == "complete":
        record = records.complete_record(wanted.row, game, wanted.decisions)
        return msgspec.json.encode(record)
    return msgspec.json.encode(records.seen_record(wanted.row, game, wanted.seat))


Maker = Callable[[Wanted, Requester], Awaitable[bytes]]


class DocumentCache:
    """Everybody's documents: made once, some of them kept, not too many at a time."""

    def __init__(self, maker: Maker, now: Callable[[], float] = time.monotonic) -> None:
        self._maker = maker
        self._now = now
        self._making: dict[bytes, asyncio.Task[bytes]] = {}
        self._waiting: Counter[str] = Counter()
        self._kept: OrderedDict[bytes, tuple[bytes, float]] = OrderedDict()  # and since when
        self._size = 0

    @property
    def kept(self) -> list[bytes]:
        """What is kept in case somebody asks again."""
        return [data for data, _ in self._kept.values()]

    async def document(self, wanted: Wanted, asker: Requester, place: str) -> bytes:
        """A document for somebody at some address; Refusal if they have too many in the making."""
        key = hashlib.sha256(msgspec.msgpack.encode(wanted)).digest()
        self.forget()
        if key in self._kept:
            return self._kept[key][0]
        counted = [f"person {asker.people[0]}", f"place {place}", "all"]
        limits = [MAX_OF_ONE, MAX_FROM_ONE_PLACE, MAX_IN_ALL]
        if any(self._waiting[who] >= most for who, most in zip(counted, limits, strict=True)):
            raise Refusal("limit", "You want too much of that at once; try again in a moment.")
        self._waiting.update(counted)
        try:
            return await asyncio.shield(self._made(key, wanted, asker))
        finally:
            self._waiting.subtract(counted)
            self._waiting = +self._waiting

    def _made(self, key: bytes, wanted: Wanted, asker: Requester) -> "asyncio.Task[bytes]":
        """Have it made once; concurrent requests share the result."""
        if key not in self._making:
            self._making[key] = asyncio.create_task(self._make(key, wanted, asker))
        return self._making[key]

    async def _make(self, key: bytes, wanted: Wanted, asker: Requester) -> bytes:
        try:
            data = await self._maker(wanted, asker)
        finally:
            del self._making[key]
        self._keep(key, data)
        return data

    def _keep(self, key: bytes, data: bytes) -> None:
        if len(data) > MAX_KEPT:
            return
        self._kept[key] = data, self._now()
        self._size += len(data)
        self.forget()

    def forget(self) -> None:
        """Let go of what is too old, and of the oldest if it is too much."""
        old = self._now() - KEPT_SECONDS
        while self._kept and (self._size > MAX_KEPT or next(iter(self._kept.values()))[1] <= old):
            _, (data, _) = self._kept.popitem(last=False)
            self._size -= len(data)


async def in_a_thread(wanted: Wanted, _asker: Requester) -> bytes:
    """Make a document in this very process, where there are no workers."""
    return await asyncio.to_thread(made, wanted)


Job = TypeVar("Job")


class DocumentWorkers(Generic[Job]):
    """A process that makes documents. It is started for the first one, which need not wait for it
    and is made here, and ends when nobody wanted any for a while."""

    def __init__(self, work: Callable[[Job], bytes], now: Callable[[], float]) -> None:
        self._work = work
        self._crew: WorkerPool[Job, bytes] = WorkerPool(1, work, now)
        self._busy_here = False

    async def make(self, wanted: Job, asker: Requester) -> bytes:
        """One document; NoAnswer if the process dies over it."""
        if self._crew.is_ready or self._busy_here:
            return await self._crew.answer(wanted, asker)
        self._busy_here = True
        try:
            self._crew.prepare()
            return await asyncio.to_thread(self._work, wanted)
        finally:
            self._busy_here = False

    @property
    def process_is_ready(self) -> bool:
        """Whether documents are made elsewhere by now."""
        return self._crew.is_ready

    def rest(self, seconds: float) -> None:
        """Let the process go, if there was nothing to do for so long."""
        self._crew.rest(seconds)

    def close(self) -> None:
        """Stop the process; pending requests get no answer."""
        self._crew.close()
