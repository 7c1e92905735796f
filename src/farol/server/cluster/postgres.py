"""The PostgreSQL database, which several servers may share."""

import os
import socket
import threading
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import lru_cache, partial
from time import monotonic
from typing import Any, Final, LiteralString

import psycopg

from farol.protocol.errors import Refusal
from farol.server import metrics
from farol.server.cluster import compat
from farol.server.cluster.compat import Edition
from farol.server.cluster.hosts import Hosts
from farol.server.cluster.node import FREE, NO_FENCE, Node, new_name, session_of
from farol.server.cluster.notify import Line
from farol.server.cluster.postgres_schema import FENCE_LOST, bring_up_to_date
from farol.server.cluster.watchdog import Watchdog
from farol.server.store.database import NO_CHANGES, READ_ONLY, Ownership, league_name
from farol.server.store.schema import Schema
from farol.server.store.sql import Cursor, Step, Values, Work
from farol.server.store.store import FenceLost, OutcomeUnknown, ReadOnly, StoreError
from farol.server.store.write_job import WriteJob
from farol.server.store.writer import Writer

SAVE_SECONDS: Final = 1.8  # for a commit of moves; shorter than the lease
BEAT_SECONDS: Final = 1.4  # for a heartbeat, so that a second one fits into the lease
ASK_SECONDS: Final = 4.0  # for everything else
# The same timeouts on the side of the database, so that a dead connection holds no lock.
_PREPARED: Final = (
    "SET synchronous_commit = on; SET statement_timeout = {0}; "
    "SET idle_in_transaction_session_timeout = {0}; SET tcp_user_timeout = {0}; "
    "SET tcp_keepalives_idle = 1; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 2"
)
STANDBY: Final = "25006"  # SQLSTATE for a write on a standby
_INSERT: Final = (
    "INSERT INTO steps SELECT * FROM unnest(%b::bigint[], %b::int[], %b::bigint[], %b::int[], "
    "%b::int[], %t::text[], %b::float8[])"
)


class Unreachable(StoreError):
    """No connection to the database: nothing was saved."""


class PostgresDatabase:
    """The database: moves use one connection and everything else another, so that slow queries
    never delay moves. To be used from one event loop.

    Several servers share a database. Each table has one owner, which presents its fence with every
    write and renews its lease by heartbeats.
    """

    faults: type[Exception] = psycopg.Error
    free = FREE
    locked = " FOR UPDATE"

    def __init__(
        self, address: str, schemas: Sequence[Schema], node: str = "", ours: Edition | None = None
    ) -> None:
        ours = compat.OURS if ours is None else ours
        name = new_name()
        self._watchdog = Watchdog()
        hosts = Hosts(address)

        def opened(seconds: float) -> PostgresSession:
            session = PostgresSession(hosts, ours, session_of(name), schemas, seconds)
            self._watchdog.watch(session)
            return session

        self._saves = Writer(partial(opened, SAVE_SECONDS), "farol-saves")
        self._asks = Writer(partial(opened, ASK_SECONDS), "farol-asks")
        self.run = self._asks.run
        line = partial(Line, hosts)
        self.node = Node(name, node, partial(opened, BEAT_SECONDS), line, ours, schemas, self._asks)
        self.ownership: Ownership = self.node
        self.league_name = league_name(schemas)

    @property
    def commits(self) -> int:
        """Number of commits."""
        return self._saves.commits + self._asks.commits

    @property
    def waiting(self) -> int:
        """Number of writes queued for the next commit."""
        return self._saves.waiting + self._asks.waiting

    @property
    def damaged(self) -> bool:
        """False: the operator of the database monitors its integrity."""
        return False

    @property
    def refused_at(self) -> float | None:
        """Time of the last write error."""
        known = (self._saves.refused_at, self._asks.refused_at)
        return max((at for at in known if at is not None), default=None)

    async def open(self) -> None:
        """Connect and migrate the schema."""
        await self._asks.open()
        self._watchdog.open()
        try:
            await self._saves.open()
            await self.node.open()
        except StoreError:
            await self._asks.close()
            await self._saves.close()
            await self._watchdog.close()
            raise

    async def close(self) -> None:
        """Finish all writes and disconnect."""
        await self.node.close()
        await self._saves.close()
        await self._asks.close()
        await self._watchdog.close()

    def append(self, table: int, steps: list[Step], work: Work | None) -> WriteJob[None]:
        """Append entries to the record of a table of this server and run `work`, in one commit."""
        if self.node.wanted == READ_ONLY:
            raise ReadOnly(NO_CHANGES)
        fence = self.node.fences.get(table, NO_FENCE)
        return self._saves.append(steps, work, table, fence)  # type: ignore[arg-type]  # result unused


class PostgresSession:
    """A connection for one thread, reopened when lost; StoreError if it cannot be. The watchdog
    cuts off transactions that exceed their time limit, or whose host is no longer the primary."""

    def __init__(
        self,
        hosts: Hosts,
        ours: Edition,
        session: str,
        schemas: Sequence[Schema],
        seconds: float = ASK_SECONDS,
    ) -> None:
        self._hosts = hosts
        self._session = session
        self._seconds = seconds
        self._since: float | None = None  # start of the transaction under way
        self._lock = threading.Lock()  # held to end a transaction or its connection
        self._connection = self._connected()
        try:
            bring_up_to_date(self._connection, ours, schemas)
            self._prepare()
        except (psycopg.Error, StoreError) as error:
            self._connection.close()
            raise StoreError(f"Cannot use the database: {error}.") from error

    def _connected(self) -> "psycopg.Connection[tuple[Any, ...]]":
        connection = connected(self._hosts.address, self._session)
        self._host = self._hosts.primary = (connection.info.host, connection.info.port)
        return connection

    @property
    def _has_moved(self) -> bool:
        """Whether another connection has found another host to be the primary since."""
        return self._host != self._hosts.primary

    def _prepare(self) -> None:
        """Set the session's timeouts and synchronous commit, whatever the server's defaults."""
        self._connection.execute(_PREPARED.format(round(1000 * self._seconds)).encode())

    def save(self, writes: list[WriteJob[Any]]) -> None:
        """All writes in one transaction, pipelined."""
        broken = self._connection.closed or self._has_moved or _hung_up(self._connection)
        if broken:
            metrics.RECONNECTS.inc()
            self._connection.close()
            self._hosts.lost(self._host)
            self._connection = self._connected()
        self._since = monotonic()
        try:
            if broken:
                self._reprepare()
            self._save(writes)
        finally:
            with self._lock:
                self._since = None

    def _reprepare(self) -> None:
        try:
            self._prepare()
        except psycopg.Error as error:
            self._connection.close()
            raise Unreachable(f"Cannot use the database: {error}.") from error

    def _save(self, writes: list[WriteJob[Any]]) -> None:
        connection = self._connection
        marked = _Marked(connection)
        try:
            with connection.pipeline(), connection.transaction():
                _check_fences(connection, writes)
                _insert(connection, [step for write in writes for step in write.steps])
                for write in writes:
                    if write.work is not None:
                        write.returned = write.work(marked)
        except psycopg.DataError:  # of one write, as for text that cannot be kept
            raise
        except psycopg.Error as error:
            if error.sqlstate is None or error.sqlstate == STANDBY:
                with self._lock:  # a lost connection (outcome unknown), or the wrong server
                    connection.close()
            raise

    def cut_if_overdue(self, now: float) -> bool:
        """Cut off an overdue transaction from another thread by shutting down its socket: the
        thread that waits gets an error, whatever the network and the driver do."""
        with self._lock:
            late = self._since is not None and (
                self._has_moved or now - self._since > self._seconds
            )
            if late and not self._connection.closed:
                self._since = None
                _shut(self._connection.fileno())
                return True
        return False

    def tidy(self) -> None:
        """No-op: the database server does its own maintenance."""

    def told(self, error: Exception) -> Exception:
        """The error for waiting callers."""
        told: StoreError
        if isinstance(error, psycopg.DataError):
            return Refusal("bad", "That holds characters or numbers that cannot be kept.")
        if not isinstance(error, psycopg.Error):
            if isinstance(error, Unreachable):
                metrics.SAVES_FAILED.labels("unreachable").inc()
            return error
        if error.sqlstate == FENCE_LOST:
            reason, told = "fenced", FenceLost("Another node has this table.")
        elif error.sqlstate == STANDBY:
            reason, told = "unreachable", StoreError("The database is a standby.")
        elif self._is_outcome_unknown(error):
            reason, told = "in-doubt", OutcomeUnknown(f"The database did not answer: {error}.")
        else:
            reason, told = "refused", StoreError(f"The database refused: {error}.")
        metrics.SAVES_FAILED.labels(reason).inc()
        told.__cause__ = error
        return told

    def concerns_all(self, error: Exception) -> bool:
        """Whether the connection is gone."""
        return isinstance(error, Unreachable) or self._is_outcome_unknown(error)

    def _is_outcome_unknown(self, error: Exception) -> bool:
        """Whether the connection was lost, perhaps after the commit."""
        return (
            isinstance(error, psycopg.Error)
            and error.sqlstate != STANDBY
            and self._connection.closed
        )

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()


class _Marked:
    """Adapter for a connection: statements use question marks, as in SQLite."""

    def __init__(self, connection: "psycopg.Connection[tuple[Any, ...]]") -> None:
        self._connection = connection

    def execute(self, statement: str, values: Values = (), /) -> Cursor:
        """Run a statement."""
        return self._connection.execute(_with_percents(statement), values)

    def executemany(self, statement: str, values: Iterable[Values], /) -> None:
        """Run a statement once for each tuple of values."""
        with self._connection.cursor() as cursor:
            cursor.executemany(_with_percents(statement), values)


@lru_cache(maxsize=512)
def _with_percents(statement: str) -> LiteralString:
    return statement.replace("?", "%s")


def connected(address: str, session: str = "farol") -> "psycopg.Connection[tuple[Any, ...]]":
    """A new connection; StoreError if it fails."""
    try:
        return psycopg.connect(address, autocommit=True, application_name=session)
    except psycopg.Error as error:
        raise Unreachable(f"Cannot reach the database: {error}.") from error


def _shut(descriptor: int) -> None:
    """Shut a socket down that another thread waits for; that thread still closes the descriptor."""
    with socket.socket(fileno=os.dup(descriptor)) as line, suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


def _hung_up(connection: "psycopg.Connection[tuple[Any, ...]]") -> bool:
    """Whether the server has closed an idle connection: a write sent on it is certainly not saved,
    so its outcome is known."""
    try:
        connection.pgconn.consume_input()  # reads a final message, if any
        connection.pgconn.consume_input()  # reads EOF
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
    """INSERT entries of records in one statement, whatever their number."""
    if steps:
        connection.execute(_INSERT, [list(column) for column in zip(*steps, strict=True)])
