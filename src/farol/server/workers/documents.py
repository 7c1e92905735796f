"""Replays and records as bytes. They are slow to make, so a worker process makes them from the
recorded game alone; recent ones are cached.
"""

import asyncio
import hashlib
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, Generic, Literal, TypeVar

import msgspec
from msgspec import Struct

from farol.core.entries import Spoken
from farol.core.options import Options
from farol.core.record import entry_of
from farol.core.state import State
from farol.games import ALL
from farol.protocol.errors import Refusal
from farol.server.play.model import records
from farol.server.play.model.game import LiveGame
from farol.server.play.model.past import PastWords, answered
from farol.server.store.store import DecisionRow, TableRow
from farol.server.workers.fair_queue import Requester
from farol.server.workers.pool import WorkerPool

MAX_OF_ONE: Final = 3  # concurrent documents of one person
MAX_FROM_ONE_PLACE: Final = 12  # and of all people behind one address
MAX_IN_ALL: Final = 60  # each can be several megabytes
MAX_KEPT: Final = 8 << 20  # bytes of the cache
KEPT_SECONDS: Final = 60.0  # of a cached document

Kind = Literal["seen", "complete", "frames", "words"]


class Played(Struct, frozen=True):
    """A recorded game: everything needed to replay it."""

    game: str
    seats: int
    options: Options
    entries: list[int]
    undone_by: list[int | None]  # the seat that undid, by entry
    said: tuple[Spoken, ...]

    def again(self) -> LiveGame:
        """The replayed game."""
        game = LiveGame(ALL[self.game], self.seats, self.options, _NoChance())
        game.replay(self.entries, self.undone_by)
        game.said = self.said
        return game


class Wanted(Struct, frozen=True):
    """A requested document; equal requests give equal bytes."""

    kind: Kind
    played: Played
    seat: int | None = None
    row: TableRow | None = None  # for records
    decisions: tuple[DecisionRow, ...] = ()
    words: PastWords | None = None


class _NoChance:
    """A source of chance for recorded games, which draw no outcome."""

    def outcome(self, state: State, version: int) -> int:
        raise AssertionError(f"Chance was asked for entry {version} of {state}.")


def played(game: LiveGame) -> Played:
    """The record of a game so far. Its parts are immutable."""
    entries = game.entries
    return Played(
        game.rules.name,
        game.seats,
        game.options,
        [entry_of(entry.action, entry.undo_to) for entry in entries],
        [entry.seat for entry in entries],
        game.said,
    )


def played_until(game: LiveGame, at: int) -> Played:
    """The record of a game until it had so many entries, and what was said by then."""
    whole = played(game)
    said = tuple(spoken for spoken in whole.said if spoken.said.after <= at)
    return msgspec.structs.replace(
        whole, entries=whole.entries[:at], undone_by=whole.undone_by[:at], said=said
    )


def made(wanted: Wanted) -> bytes:
    """Worker function: a document as JSON."""
    game = wanted.played.again()
    if wanted.kind == "frames":
        return msgspec.json.encode(records.frames_of(game, wanted.seat))
    if wanted.words is not None:
        return msgspec.json.encode(answered(game, wanted.seat, wanted.words))
    assert wanted.row is not None
    if wanted.kind == "complete":
        record = records.complete_record(wanted.row, game, wanted.decisions)
        return msgspec.json.encode(record)
    return msgspec.json.encode(records.seen_record(wanted.row, game, wanted.seat, wanted.decisions))


Maker = Callable[[Wanted, Requester], Awaitable[bytes]]


class DocumentCache:
    """Document cache with deduplication and limits per person and address."""

    def __init__(self, maker: Maker, now: Callable[[], float] = time.monotonic) -> None:
        self._maker = maker
        self._now = now
        self._making: dict[bytes, asyncio.Task[bytes]] = {}
        self._waiting: Counter[str] = Counter()
        self._kept: OrderedDict[bytes, tuple[bytes, float]] = OrderedDict()  # with time of caching
        self._size = 0

    @property
    def kept(self) -> list[bytes]:
        """The cached documents."""
        return [data for data, _ in self._kept.values()]

    async def document(self, wanted: Wanted, asker: Requester, place: str) -> bytes:
        """A document; Refusal if the person or address has too many in progress."""
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
        """Make a document once; concurrent requests share the result."""
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
        """Evict expired documents, and the oldest if the cache is too large."""
        old = self._now() - KEPT_SECONDS
        while self._kept and (self._size > MAX_KEPT or next(iter(self._kept.values()))[1] <= old):
            _, (data, _) = self._kept.popitem(last=False)
            self._size -= len(data)


async def in_a_thread(wanted: Wanted, _asker: Requester) -> bytes:
    """Make a document in this process; for servers without workers."""
    return await asyncio.to_thread(made, wanted)


Job = TypeVar("Job")


class DocumentWorkers(Generic[Job]):
    """The process for documents. It is started by the first request, which does not wait for it but
    is handled in a thread, and stops when idle."""

    def __init__(self, work: Callable[[Job], bytes], now: Callable[[], float]) -> None:
        self._work = work
        self._crew: WorkerPool[Job, bytes] = WorkerPool(1, work, now)
        self._busy_here = False

    async def make(self, wanted: Job, asker: Requester) -> bytes:
        """Make a document; NoAnswer if the process dies."""
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
        """Whether the process has started."""
        return self._crew.is_ready

    def rest(self, seconds: float) -> None:
        """Stop the process if it was idle for so long."""
        self._crew.rest(seconds)

    def close(self) -> None:
        """Stop the process; pending requests get no answer."""
        self._crew.close()
