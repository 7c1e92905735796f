"""The SQLite database: one file."""

import asyncio
import os
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from farol.server import metrics
from farol.server.store.database import Ownership, SoleOwner, league_name
from farol.server.store.integrity import IntegrityCheck
from farol.server.store.schema import Schema
from farol.server.store.sql import Step, Work
from farol.server.store.sqlite_schema import open_file
from farol.server.store.store import Damaged, StoreError
from farol.server.store.write_job import WriteJob
from farol.server.store.writer import Writer

MAX_IN_A_STATEMENT: Final = 256  # rows of an INSERT
FOLDED_IN: Final = 1000  # approximate pages of the write-ahead log that trigger a checkpoint
PAGES_OF_WORK: Final = 8  # estimated pages that `work` writes; an entry of a record writes one
_ENTRY: Final = "(?, ?, ?, ?, ?, ?, ?)"
_NO_ENTRY: Final = (None,) * 7


class SqliteDatabase:
    """Opens or creates the file; to be used from one event loop."""

    free = "1 = 1"
    locked = ""
    faults: type[Exception] = sqlite3.DatabaseError

    def __init__(self, path: Path, schemas: Sequence[Schema], beside: bool = False) -> None:
        """`beside`: for a command, beside a server that may be using the file."""
        self._writer = Writer(lambda: SqliteSession(path, schemas, beside))
        self._check = IntegrityCheck(path)
        self.run = self._writer.run
        self.ownership: Ownership = SoleOwner()
        self.league_name = league_name(schemas)

    @property
    def commits(self) -> int:
        """Number of commits."""
        return self._writer.commits

    @property
    def waiting(self) -> int:
        """Number of writes queued for the next commit."""
        return self._writer.waiting

    @property
    def damaged(self) -> bool:
        """Whether some part of the file is unreadable."""
        return self._check.damaged or self._writer.damaged

    @property
    def refused_at(self) -> float | None:
        """Time of the last write error."""
        return self._writer.refused_at

    async def open(self) -> None:
        """Start the writer thread and migrate the file."""
        await self._writer.open()
        self._check.start()

    async def close(self) -> None:
        """Finish all writes and close the file."""
        await asyncio.to_thread(self._check.stop)
        await self._writer.close()

    def append(self, _table: int, steps: list[Step], work: Work | None) -> WriteJob[None]:
        """Append entries to the record of a table and run `work`, in one commit."""
        return self._writer.append(steps, work)  # type: ignore[arg-type]  # result unused


class SqliteSession:
    """A connection for one thread; StoreError if the file cannot be used."""

    def __init__(self, path: Path, schemas: Sequence[Schema], beside: bool = False) -> None:
        self._connection, self._lock = open_file(path, schemas, beside)
        self._logged = 0  # approximate pages since the last checkpoint

    def save(self, writes: list[WriteJob[Any]]) -> None:
        """All writes in one transaction."""
        try:
            self._save(writes)
        except Exception:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise

    def _save(self, writes: list[WriteJob[Any]]) -> None:
        connection = self._connection
        steps = [step for write in writes for step in write.steps]
        work = [write for write in writes if write.work is not None]
        self._logged += len(steps) + PAGES_OF_WORK * len(work)
        if not work and len(steps) <= MAX_IN_A_STATEMENT:
            _insert(connection, steps)  # a transaction of its own
            return
        connection.execute("BEGIN IMMEDIATE")
        insert_steps(connection, steps)
        for write in work:
            assert write.work is not None
            write.returned = write.work(connection)
        connection.execute("COMMIT")

    def tidy(self) -> None:
        """Checkpoint a long write-ahead log. SQLite would do so within a commit, and one move in
        fifteen would wait for it."""
        if self._logged >= FOLDED_IN:
            self._logged = 0
            with suppress(sqlite3.Error):  # a full disk: the next save reports it
                self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def told(self, error: Exception) -> Exception:
        """The error for waiting callers."""
        if not isinstance(error, sqlite3.Error):
            return error
        full = isinstance(error, sqlite3.OperationalError)
        metrics.SAVES_FAILED.labels("refused" if full else "damaged").inc()
        refused = (
            StoreError(f"The disk refused: {error}.")
            if full
            else Damaged(f"The file cannot be read: {error}.")
        )
        refused.__cause__ = error
        return refused

    def concerns_all(self, _error: Exception) -> bool:
        """False: a file has no connection to lose."""
        return False

    def close(self) -> None:
        """Close the file."""
        self._connection.close()
        if self._lock is not None:
            os.close(self._lock)


def insert_steps(connection: sqlite3.Connection, steps: list[Step]) -> None:
    """Entries of records, however many, in the transaction that is open."""
    for at in range(0, len(steps), MAX_IN_A_STATEMENT):
        _insert(connection, steps[at : at + MAX_IN_A_STATEMENT])


def _insert(connection: sqlite3.Connection, steps: list[Step]) -> None:
    """INSERT entries of records in one statement: between two statements this thread has to wait
    for the interpreter lock. Padded to a power of two, so that a few prepared statements serve."""
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
