"""The database in PostgreSQL, which several servers may share."""

from collections.abc import Iterable, Sequence
from functools import lru_cache, partial
from typing import Any, Final, LiteralString

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from farol.server.cluster import compat
from farol.server.cluster.compat import Edition
from farol.server.cluster.node import (
    FREE,
    NO_FENCE,
    Node,
    new_name,
    session_of,
)
from farol.server.cluster.notify import Line
from farol.server.cluster.postgres_schema import FENCE_LOST, bring_up_to_date
from farol.server.store.database import Ownership, league_name
from farol.server.store.schema import Schema
from farol.server.store.sql import Cursor, Step, Values, Work
from farol.server.store.store import FenceLost, OutcomeUnknown, StoreError
from farol.server.store.write_job import WriteJob
from farol.server.store.writer import Writer

PATIENCE: Final = 10  # seconds for a connection, unless the address says otherwise
_INSERT: Final = (
    "INSERT INTO steps SELECT * FROM unnest(%b::bigint[], %b::int[], %b::bigint[], %b::int[], "
    "%b::int[], %t::text[], %b::float8[])"
)


class PostgresDatabase:
    """Moves go by one connection and everything else by another, so that no move waits until
    somebody's history is found. To be used from one event loop.

    Several servers share a database: each table is one server's, which shows the number by which
    it has the table with every change, and says again and again that it lives.
    """

    faults: type[Exception] = psycopg.Error
    free = FREE
    locked = " FOR UPDATE"

    def __init__(
        self,
        address: str,
        schemas: Sequence[Schema],
        node: str = "",
        ours: Edition | None = None,
    ) -> None:
        ours = compat.OURS if ours is None else ours
        name = new_name()
        opens = partial(PostgresSession, address, ours, session_of(name), schemas)
        self._saves = Writer(opens, "farol-saves")
        self._asks = Writer(opens, "farol-asks")
        self.run = self._asks.run
        line = partial(Line, with_patience(address))
        self.node = Node(name, node, opens, line, ours, schemas, self._asks)
        self.ownership: Ownership = self.node
        self.league_name = league_name(schemas)

    @property
    def commits(self) -> int:
        """How often something was made durable."""
        return self._saves.commits + self._asks.commits

    async def open(self) -> None:
        """Connect, and bring the database up to date."""
        await self._asks.open()
        try:
            await self._saves.open()
            await self.node.open()
        except StoreError:
            await self._asks.close()
            await self._saves.close()
            raise

    async def close(self) -> None:
        """Finish all writes and let go of the database."""
        await self.node.close()
        await self._saves.close()
        await self._asks.close()

    def append(self, table: int, steps: list[Step], work: Work | None) -> WriteJob[None]:
        """Append entries to the record of a table that this server has, and do some work, in one
        commit."""
        fence = self.node.fences.get(table, NO_FENCE)
        return self._saves.append(steps, work, table, fence)  # type: ignore[arg-type]  # nobody asks what it returns


class PostgresSession:
    """A connection for one thread, made anew when it was lost; StoreError if there is none."""

    def __init__(
        self, address: str, ours: Edition, session: str, schemas: Sequence[Schema]
    ) -> None:
        self._address = with_patience(address)
        self._session = session
        self._connection = connected(self._address, session)
        try:
            bring_up_to_date(self._connection, ours, schemas)
        except (psycopg.Error, StoreError) as error:
            self._connection.close()
            raise StoreError(f"Cannot use the database: {error}.") from error

    def save(self, writes: list[WriteJob[Any]]) -> None:
        """All writes in one transaction, which is sent without waiting between its statements."""
        if self._connection.closed or _hung_up(self._connection):
            self._connection.close()
            self._connection = connected(self._address, self._session)
        connection = self._connection
        marked = _Marked(connection)
        try:
            with connection.pipeline(), connection.transaction():
                _check_fences(connection, writes)
                _insert(connection, [step for write in writes for step in write.steps])
                for write in writes:
                    if write.work is not None:
                        write.returned = write.work(marked)
        except psycopg.Error as error:
            if error.sqlstate is None:  # not the server's word: nobody knows
                connection.close()
            raise

    def tidy(self) -> None:
        """The server of the database does that."""

    def told(self, error: Exception) -> Exception:
        """The error for waiting callers."""
        told: StoreError
        if not isinstance(error, psycopg.Error):
            return error
        if error.sqlstate == FENCE_LOST:
            told = FenceLost("Another node has this table.")
        elif self.is_outcome_unknown(error):
            told = OutcomeUnknown(f"The database did not answer: {error}.")
        else:
            told = StoreError(f"The database refused: {error}.")
        told.__cause__ = error
        return told

    def is_outcome_unknown(self, error: Exception) -> bool:
        """Whether the line was cut, perhaps after the transaction was saved."""
        return isinstance(error, psycopg.Error) and self._connection.closed

    def close(self) -> None:
        """Hang up."""
        self._connection.close()


class _Marked:
    """A connection whose statements have question marks, as those of SQLite have."""

    def __init__(self, connection: "psycopg.Connection[tuple[Any, ...]]") -> None:
        self._connection = connection

    def execute(self, statement: str, values: Values = (), /) -> Cursor:
        """Run a statement."""
        return self._connection.execute(_with_percents(statement), values)

    def executemany(self, statement: str, values: Iterable[Values], /) -> None:
        """Run a statement once for each of these."""
        with self._connection.cursor() as cursor:
            cursor.executemany(_with_percents(statement), values)


@lru_cache(maxsize=512)
def _with_percents(statement: str) -> LiteralString:
    return statement.replace("?", "%s")


def with_patience(address: str) -> str:
    """An address of a database, with a limit for the time that a connection may take."""
    try:
        known = conninfo_to_dict(address)
    except psycopg.ProgrammingError as error:
        raise StoreError("The address of the database cannot be read.") from error
    return make_conninfo(address, **{"connect_timeout": PATIENCE} | known)


def connected(address: str, session: str = "farol") -> "psycopg.Connection[tuple[Any, ...]]":
    """A connection, durable whatever the server's own setting; StoreError if there is none."""
    try:
        connection = psycopg.connect(address, autocommit=True, application_name=session)
        connection.execute("SET synchronous_commit = on")
    except psycopg.Error as error:
        raise StoreError(f"Cannot reach the database: {error}.") from error
    return connection


def _hung_up(connection: "psycopg.Connection[tuple[Any, ...]]") -> bool:
    """Whether the server has ended a connection that nothing was asked of meanwhile: what is sent
    there now is surely not saved, and need not be in doubt."""
    try:
        connection.pgconn.consume_input()  # a last word, if there is one
        connection.pgconn.consume_input()  # and the end
    except psycopg.OperationalError:
        return True
    return connection.closed


def _check_fences(
    connection: "psycopg.Connection[tuple[Any, ...]]", writes: list[WriteJob[Any]]
) -> None:
    held = {write.table: write.fence for write in writes if write.table is not None}
    if held:
        values = (list(held), list(held.values()))
        connection.execute("SELECT check_fences(%b::bigint[], %b::bigint[])", values)


def _insert(connection: "psycopg.Connection[tuple[Any, ...]]", steps: list[Step]) -> None:
    """Entries of records in one statement, whatever their number."""
    if steps:
        connection.execute(_INSERT, [list(column) for column in zip(*steps, strict=True)])
