"""The Store in one SQLite file."""

import os
import sqlite3
from collections.abc import Callable, Collection
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from farol.community.daily.store import SqlDaily
from farol.community.erasure.store import SqlFarewell
from farol.community.history.store import SqlHistory
from farol.community.identity.store import SqlPeople
from farol.community.invitations.store import SqlInviting
from farol.community.leagues.store import SqlLeagues
from farol.community.notifications.email_store import SqlMail
from farol.community.notifications.push_store import SqlNotices
from farol.community.ratings.store import SqlRatings
from farol.server.store.rate_limits import SqlAllowances
from farol.server.store.sql import Step, Work
from farol.server.store.sqlite_schema import open_file
from farol.server.store.store import News, SavedTable, StoreError
from farol.server.store.tables import SqlTables
from farol.server.store.write_job import WriteJob
from farol.server.store.writer import Writer

MAX_IN_A_STATEMENT: Final = 256  # entries of records
FOLDED_IN: Final = 1000  # pages of the log, about, that are carried into the file at once
PAGES_OF_WORK: Final = 8  # that some work may write; an entry of a record writes one
_ENTRY: Final = "(?, ?, ?, ?, ?, ?, ?)"
_NO_ENTRY: Final = (None,) * 7


class SqliteStore(
    SqlTables,
    SqlAllowances,
    SqlPeople,
    SqlHistory,
    SqlRatings,
    SqlLeagues,
    SqlDaily,
    SqlFarewell,
    SqlInviting,
    SqlMail,
    SqlNotices,
):
    """Opens or makes the file; to be used from one event loop."""

    _faults = sqlite3.DatabaseError
    _personal = (
        "SELECT place.name FROM sqlite_master AS place, pragma_table_info(place.name) AS field "
        "WHERE place.type = 'table' AND field.name = 'person'"
    )
    shared = False

    def __init__(self, path: Path) -> None:
        self._writer = Writer(lambda: SqliteFile(path))
        self._run = self._writer.run

    @property
    def commits(self) -> int:
        """How often something was made durable."""
        return self._writer.commits

    async def open(self) -> None:
        """Start the writer thread and bring the file up to date."""
        await self._writer.open()

    async def close(self) -> None:
        """Finish all writes and let go of the file."""
        await self._writer.close()

    async def take(self, code: str) -> SavedTable | None:
        """All of one table: whoever has the file has its tables."""
        return await self.table(code)

    async def leave(self, _table: int) -> None:
        """Nobody else could take it."""

    def elsewhere(self, _code: str) -> None:
        """No table is anywhere else."""

    def invalidate_owner(self, _code: str) -> None:
        """There is no doubt about that."""

    def watch(self, _lost: Callable[[Collection[int]], None]) -> None:
        """No table is lost."""

    def listen(self, _heard: Callable[[News], None]) -> None:
        """Nobody else changes anything."""

    async def tell(self, _news: News) -> None:
        """Nobody else hears it."""

    async def untaken(self, _tables: Collection[int]) -> set[int]:
        """None: whoever has the file has its tables."""
        return set()

    async def orphans(self, _limit: int) -> list[str]:
        """There are none."""
        return []

    def _append(self, _table: int, steps: list[Step], work: Work | None) -> WriteJob[None]:
        return self._writer.append(steps, work)  # type: ignore[arg-type]  # nobody asks what it returns


class SqliteFile:
    """The file, open for one thread; StoreError if it cannot be used."""

    def __init__(self, path: Path) -> None:
        self._connection, self._lock = open_file(path)
        self._logged = 0  # pages, about, since the log was carried into the file

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
        for at in range(0, len(steps), MAX_IN_A_STATEMENT):
            _insert(connection, steps[at : at + MAX_IN_A_STATEMENT])
        for write in work:
            assert write.work is not None
            write.returned = write.work(connection)
        connection.execute("COMMIT")

    def tidy(self) -> None:
        """Carry the log into the file when it is long. SQLite would do so inside of a commit, and
        one move in fifteen would wait for it."""
        if self._logged >= FOLDED_IN:
            self._logged = 0
            with suppress(sqlite3.Error):  # a full disk: whoever saves something is told
                self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def told(self, error: Exception) -> Exception:
        """What to tell whoever waits."""
        if not isinstance(error, sqlite3.Error):
            return error
        refused = StoreError(f"The disk refused: {error}.")
        refused.__cause__ = error
        return refused

    def is_outcome_unknown(self, _error: Exception) -> bool:
        """A file in this machine always answers."""
        return False

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()
        os.close(self._lock)


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
