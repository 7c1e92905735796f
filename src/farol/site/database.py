"""The database of one tab: one SQLite file and no second thread, which no worker of a page has."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

from farol.server.store.database import Ownership, SoleOwner, league_name
from farol.server.store.schema import Schema
from farol.server.store.sql import Connection, Step, Work
from farol.server.store.sqlite import insert_steps
from farol.server.store.sqlite_schema import bring_up_to_date
from farol.server.store.store import Damaged, StoreError
from farol.server.store.write_job import WriteJob

T = TypeVar("T")


class TabDatabase:
    """Commits in the event loop, together what came together. SQLite reads the file alone and keeps
    a rollback journal beside it: a write-ahead log would need memory that processes share."""

    free = "1 = 1"
    locked = ""
    faults: type[Exception] = sqlite3.DatabaseError

    def __init__(self, path: Path, schemas: Sequence[Schema]) -> None:
        self._path = path
        self._schemas = schemas
        self._connection: sqlite3.Connection | None = None
        self._waiting: list[WriteJob[Any]] = []  # for the next commit
        self.ownership: Ownership = SoleOwner()
        self.league_name = league_name(schemas)
        self.commits = 0
        self.damaged = False  # some part of the file could not be read
        self.refused_at: float | None = None  # when the storage refused something last

    @property
    def waiting(self) -> int:
        """Writes that wait for the next commit."""
        return len(self._waiting)

    async def open(self) -> None:
        """Open the file and bring it up to date; StoreError if it cannot be used."""
        try:
            self._connection = _connected(self._path, self._schemas)
        except (sqlite3.Error, OSError, StoreError) as error:
            raise StoreError(f"Cannot use {self._path.name}: {error}.") from error

    async def close(self) -> None:
        """Finish all writes and let go of the file."""
        if self._connection is not None:
            self._commit_waiting()
            self._connection.close()
            self._connection = None

    def run(self, work: Callable[[Connection], T]) -> WriteJob[T]:
        """Do some work in the next commit; done when that is durable."""
        return self._add(WriteJob([], work))

    def append(self, _table: int, steps: list[Step], work: Work | None) -> WriteJob[None]:
        """Append entries to the record of a table and do some work, in one commit."""
        return self._add(WriteJob(steps, work))

    def _add(self, write: WriteJob[T]) -> WriteJob[T]:
        if self._connection is None:
            raise StoreError("The store is closed.")
        self._waiting.append(write)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._commit_waiting)
        return write

    def _commit_waiting(self) -> None:
        """All that waits in one transaction; if that fails, each in its own."""
        writes, self._waiting = self._waiting, []
        if writes and self._commit(writes) is not None:
            for write in writes:
                write.error = self._commit([write])
        for write in writes:
            write.resolve()

    def _commit(self, writes: list[WriteJob[Any]]) -> Exception | None:
        """One transaction, or nothing at all and why."""
        connection = self._connection
        assert connection is not None
        self.commits += 1
        try:
            connection.execute("BEGIN IMMEDIATE")
            insert_steps(connection, [step for write in writes for step in write.steps])
            for write in writes:
                if write.work is not None:
                    write.returned = write.work(connection)
            connection.execute("COMMIT")
        except Exception as error:  # whatever a write raises goes to the one who waits for it
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return self._told(error)
        return None

    def _told(self, error: Exception) -> Exception:
        """The error for those who wait."""
        if not isinstance(error, sqlite3.Error):
            return error
        told: StoreError
        if isinstance(error, sqlite3.OperationalError):
            self.refused_at = monotonic()
            told = StoreError(f"The storage of this browser refused: {error}.")
        else:
            self.damaged = True
            told = Damaged(f"The file cannot be read: {error}.")
        told.__cause__ = error
        return told


def _connected(path: Path, schemas: Sequence[Schema]) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, cached_statements=256)
    try:
        # Nobody else opens it. A journal whose name stays needs no file to be made or deleted.
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = PERSIST")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA temp_store = MEMORY")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")
        connection.execute("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)")
        bring_up_to_date(connection, schemas)
    except (sqlite3.Error, StoreError):
        connection.close()
        raise
    return connection
