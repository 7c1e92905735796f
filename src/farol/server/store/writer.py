"""Writer thread of a database, with group commit: writes that arrive during a commit go into the
next one.
"""

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
        """All writes in one transaction, with their results; if one raises, nothing is saved."""

    def tidy(self) -> None:
        """Periodic maintenance, after the callers were notified."""

    def told(self, error: Exception) -> Exception:
        """The error for callers of a write that raised this."""

    def concerns_all(self, error: Exception, /) -> bool:
        """Whether an error concerns all writes: the connection was lost or cannot be made."""

    def close(self) -> None:
        """Close the session."""


@final
class Writer:
    """The writer thread; to be used from one event loop. `opens` opens the database in the thread;
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
        self.refused_at: float | None = None  # monotonic time of the last write error
        self.damaged = False  # some part of the file is unreadable

    async def open(self) -> None:
        """Start the thread; StoreError if the database cannot be used."""
        self._loop = asyncio.get_running_loop()
        opened: WriteJob[None] = WriteJob([])
        self._running = threading.Thread(target=self._write, args=(opened,), name=self._name)
        self._running.start()
        await opened

    async def close(self) -> None:
        """Finish all writes and close the database."""
        if self._running is not None:
            with suppress(StoreError):  # connection lost: callers got the error
                await self.run(None)  # comes after all queued writes
            self._batches.put([])
            await asyncio.to_thread(self._running.join)
            self._running = None

    @property
    def waiting(self) -> int:
        """Number of writes queued for the next commit."""
        return len(self._waiting)

    # --- event loop ----------------------------------------------------------------------------

    def run(self, work: Callable[[Connection], T] | None) -> WriteJob[T]:
        """Run work in the next commit; done when it is durable."""
        return self.append([], work)

    def append(
        self,
        steps: list[Step],
        work: Callable[[Connection], T] | None = None,
        table: int | None = None,
        fence: int = 0,
    ) -> WriteJob[T]:
        """Append entries and run work in the next commit; done when it is durable."""
        if self._running is None or self._loop is None:
            raise StoreError("The store is closed.")
        saving: WriteJob[T] = WriteJob(steps, work, table, fence)
        self._waiting.append(saving)
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._hand_over)  # after all other callbacks of this turn
        return saving

    def _hand_over(self) -> None:
        """Give the thread the queued writes; one batch at a time, so that batches grow."""
        self._batches.put(self._waiting[:MAX_IN_A_COMMIT])
        del self._waiting[:MAX_IN_A_COMMIT]

    def _committed(self, writes: list[WriteJob[Any]], seconds: float) -> None:
        """End of a batch: start the next one, then notify all callers."""
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

    # --- writer thread -------------------------------------------------------------------------

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
        """All writes in one transaction; if that fails, each in its own."""
        self.commits += 1
        try:
            session.save(writes)
        except Exception as error:  # any error goes to the caller of its write
            if len(writes) == 1 or session.concerns_all(error):
                for write in writes:
                    write.error = session.told(error)
                told = writes[0].error
                if type(told) is StoreError:  # an error of the write itself
                    self.refused_at = monotonic()
                elif type(told) is Damaged:
                    self.damaged = True
                return
            for write in writes:
                self._commit(session, [write])
