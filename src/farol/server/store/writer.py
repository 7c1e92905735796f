"""One thread that writes to a database: what comes while it commits goes into the next commit."""

# compiled by mypyc

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from time import monotonic, perf_counter
from typing import Any, Final, Protocol, TypeVar, final

from farol.server import metrics
from farol.server.logs import log_of
from farol.server.store.errors import Damaged, StoreError
from farol.server.store.sql import Connection, Step
from farol.server.store.write_job import WriteJob

T = TypeVar("T")

log = log_of("farol.store")

MAX_IN_A_COMMIT: Final = 1000  # writes


class WriteSession(Protocol):
    """A connection to a database, used by one thread."""

    def save(self, writes: list[WriteJob[Any]]) -> None:
        """All writes in one transaction, with their results; if one of them raises, nothing of all
        is saved."""

    def tidy(self) -> None:
        """Do what is to be done now and then, after those who wait were told."""

    def told(self, error: Exception) -> Exception:
        """The error for callers of a write that raised this."""

    def concerns_all(self, error: Exception, /) -> bool:
        """Whether an error is no single write's: the connection was cut, or there is none."""

    def close(self) -> None:
        """Let go of it."""


@final
class Writer:
    """Owns the thread; to be used from one event loop. `opens` opens the database, in the thread;
    StoreError if it cannot."""

    def __init__(self, opens: Callable[[], WriteSession], name: str = "farol-store") -> None:
        self._opens = opens
        self._name = name
        self._batches: SimpleQueue[list[WriteJob[Any]]] = SimpleQueue()
        self._waiting: list[WriteJob[Any]] = []  # for the next commit
        self._busy = False  # the thread has a batch, or is about to get one
        self._running: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self.commits = 0
        self.refused_at: float | None = None  # when the disk refused something last
        self.damaged = False  # some part of the file could not be read

    async def open(self) -> None:
        """Start the thread; StoreError if the database cannot be used."""
        self._loop = asyncio.get_running_loop()
        opened: WriteJob[None] = WriteJob([])
        self._running = threading.Thread(target=self._write, args=(opened,), name=self._name)
        self._running.start()
        await opened

    async def close(self) -> None:
        """Finish all writes and let go of the database."""
        if self._running is not None:
            with suppress(StoreError):  # connection lost: waiting callers were told
                await self.run(None)  # comes after everything that waits
            self._batches.put([])
            await asyncio.to_thread(self._running.join)
            self._running = None

    @property
    def waiting(self) -> int:
        """Writes that wait for the next commit."""
        return len(self._waiting)

    # --- the loop ------------------------------------------------------------------------------

    def run(self, work: Callable[[Connection], T] | None) -> WriteJob[T]:
        """Do some work in the next commit; done when that is durable."""
        return self.append([], work)

    def append(
        self,
        steps: list[Step],
        work: Callable[[Connection], T] | None = None,
        table: int | None = None,
        fence: int = 0,
    ) -> WriteJob[T]:
        """Append entries and do some work in the next commit; done when that is durable."""
        if self._running is None or self._loop is None:
            raise StoreError("The store is closed.")
        saving: WriteJob[T] = WriteJob(steps, work, table, fence)
        self._waiting.append(saving)
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._hand_over)  # after all that happens at this moment
        return saving

    def _hand_over(self) -> None:
        """Give the thread what has come together; one batch at a time, so that batches grow."""
        self._batches.put(self._waiting[:MAX_IN_A_COMMIT])
        del self._waiting[:MAX_IN_A_COMMIT]

    def _committed(self, writes: list[WriteJob[Any]], seconds: float) -> None:
        """A batch is done: the thread gets the next one, then everybody is told."""
        if self._waiting:
            self._hand_over()
        else:
            self._busy = False
        metrics.SAVE_SECONDS.observe(seconds)
        self._settle(writes)

    def _settle(self, writes: list[WriteJob[Any]]) -> None:
        for write in writes:
            try:
                write.resolve()
            except Exception:  # a failing callback must not stop the others
                metrics.FAULTS.inc()
                log.exception("fault")

    # --- the thread ----------------------------------------------------------------------------

    def _write(self, opened: WriteJob[None]) -> None:
        assert self._loop is not None
        try:
            session = self._opens()
        except StoreError as error:
            opened.error = error
            self._loop.call_soon_threadsafe(opened.resolve)
            return
        self._loop.call_soon_threadsafe(opened.resolve)
        while writes := self._batches.get():
            start = perf_counter()
            self._commit(session, writes)
            self._loop.call_soon_threadsafe(self._committed, writes, perf_counter() - start)
            session.tidy()
        session.close()

    def _commit(self, session: WriteSession, writes: list[WriteJob[Any]]) -> None:
        """All writes in one transaction; if one fails, each in its own."""
        self.commits += 1
        try:
            session.save(writes)
        except Exception as error:  # whatever a write raises goes to the one who waits for it
            if len(writes) == 1 or session.concerns_all(error):
                for write in writes:
                    write.error = session.told(error)
                told = writes[0].error
                if type(told) is StoreError:  # not what a write raised by itself
                    self.refused_at = monotonic()
                elif type(told) is Damaged:
                    self.damaged = True
                return
            for write in writes:
                self._commit(session, [write])
