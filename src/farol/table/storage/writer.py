"""One thread that writes to SQLite: whatever comes while it commits goes into the next commit."""

import asyncio
import os
import sqlite3
import threading
from collections.abc import Callable
from queue import SimpleQueue
from time import perf_counter
from typing import Final, TypeVar

from msgspec import Struct

from farol.table import metrics
from farol.table.storage.store import StoreError

T = TypeVar("T")

Work = Callable[[sqlite3.Connection], object]
Step = tuple[int, int, int | None, int | None, int | None, str | None, float]

MAX_IN_A_COMMIT: Final = 1000  # jobs
MAX_IN_A_STATEMENT: Final = 256  # entries of records
_ENTRY: Final = "(?, ?, ?, ?, ?, ?, ?)"
_NO_ENTRY: Final = (None,) * 7


class Job(Struct):
    """Something for the thread, and who waits for it: entries of records, work, or both."""

    future: "asyncio.Future[object]"
    work: Work | None = None
    steps: list[Step] = []
    result: object = None
    error: Exception | None = None


class Writer:
    """Owns the thread; to be used from one event loop. `opens` makes the connection, in the
    thread, and returns it with the lock that guards the file; StoreError if it cannot."""

    def __init__(self, opens: Callable[[], tuple[sqlite3.Connection, int]]) -> None:
        self._opens = opens
        self._batches: SimpleQueue[list[Job]] = SimpleQueue()
        self._waiting: list[Job] = []  # for the next commit
        self._busy = False  # the thread has a batch, or is about to get one
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self.commits = 0

    async def open(self) -> None:
        """Start the thread; StoreError if the file cannot be used."""
        self._loop = asyncio.get_running_loop()
        opened: asyncio.Future[object] = self._loop.create_future()
        self._thread = threading.Thread(target=self._write, args=(opened,), name="farol-store")
        self._thread.start()
        await opened

    async def close(self) -> None:
        """Finish all writes and let go of the file."""
        if self._thread is not None:
            await self.run(None)  # comes after everything that waits
            self._batches.put([])
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    # --- the loop ------------------------------------------------------------------------------

    def run(
        self, work: Callable[[sqlite3.Connection], T] | None, steps: list[Step] | None = None
    ) -> "asyncio.Future[T]":
        """Append entries and do some work in the next commit; done when that is durable."""
        if self._thread is None or self._loop is None:
            raise StoreError("The store is closed.")
        future: asyncio.Future[object] = self._loop.create_future()
        self._waiting.append(Job(future, work, steps or []))
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._hand_over)  # after all that happens at this moment
        return future  # type: ignore[return-value]  # of what the work returns

    def _hand_over(self) -> None:
        """Give the thread what has come together; one batch at a time, so that batches grow."""
        self._batches.put(self._waiting[:MAX_IN_A_COMMIT])
        del self._waiting[:MAX_IN_A_COMMIT]

    def _committed(self, jobs: list[Job], seconds: float) -> None:
        if self._waiting:
            self._hand_over()
        else:
            self._busy = False
        metrics.SAVE_SECONDS.observe(seconds)
        _resolve(jobs)

    # --- the thread ----------------------------------------------------------------------------

    def _write(self, opened: "asyncio.Future[object]") -> None:
        assert self._loop is not None
        ready = Job(opened)
        try:
            connection, lock = self._opens()
        except StoreError as error:
            ready.error = error
            self._loop.call_soon_threadsafe(_resolve, [ready])
            return
        self._loop.call_soon_threadsafe(_resolve, [ready])
        while jobs := self._batches.get():
            start = perf_counter()
            self._commit(connection, jobs)
            self._loop.call_soon_threadsafe(self._committed, jobs, perf_counter() - start)
        connection.close()
        os.close(lock)

    def _commit(self, connection: sqlite3.Connection, jobs: list[Job]) -> None:
        """All jobs in one transaction; if one fails, each in its own."""
        self.commits += 1
        try:
            _save(connection, jobs)
        except Exception as error:  # whatever a job raises goes to the one who waits for it
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if len(jobs) == 1:
                jobs[0].error = error
                return
            for job in jobs:
                self._commit(connection, [job])


def _save(connection: sqlite3.Connection, jobs: list[Job]) -> None:
    steps = [step for job in jobs for step in job.steps]
    work = [job for job in jobs if job.work is not None]
    if not work and len(steps) <= MAX_IN_A_STATEMENT:
        _insert(connection, steps)  # a transaction of its own
        return
    connection.execute("BEGIN IMMEDIATE")
    for at in range(0, len(steps), MAX_IN_A_STATEMENT):
        _insert(connection, steps[at : at + MAX_IN_A_STATEMENT])
    for job in work:
        assert job.work is not None
        job.result = job.work(connection)
    connection.execute("COMMIT")


def _insert(connection: sqlite3.Connection, steps: list[Step]) -> None:
    """Entries of records in one statement: between two statements this thread has to wait for
    the event loop to let go of the interpreter. Filled up to a power of two, so that a few
    statements serve, each prepared once."""
    if not steps:
        return
    places = 1 << (len(steps) - 1).bit_length()
    values = [value for step in steps for value in step]
    values += _NO_ENTRY * (places - len(steps))
    connection.execute(_INSERTS[places], values)


def _statement(places: int) -> str:
    entries = ", ".join([_ENTRY] * places)
    return f"INSERT INTO steps SELECT * FROM (VALUES {entries}) WHERE column1 IS NOT NULL"


_INSERTS: Final = {
    1 << power: _statement(1 << power) for power in range(MAX_IN_A_STATEMENT.bit_length())
}


def _resolve(jobs: list[Job]) -> None:
    for job in jobs:
        future, error = job.future, job.error
        if future.cancelled():
            continue
        if error is None:
            future.set_result(job.result)
        elif isinstance(error, sqlite3.Error):
            refused = StoreError(f"The disk refused: {error}.")
            refused.__cause__ = error
            future.set_exception(refused)
        else:
            future.set_exception(error)
