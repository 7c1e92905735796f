"""A node: one of several servers that share a PostgreSQL database, and the tables it owns.

A node holds a lease, renewed by heartbeats and timed by the database's clock; a table belongs to a
node until the node releases it or its lease expires. Taking a table returns a fence, a number
larger than all earlier ones. Changes of ownership are announced in the same transaction.
"""

import asyncio
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from time import monotonic, time
from typing import Final, NamedTuple

import msgspec
import structlog

from farol import __version__
from farol.server import metrics
from farol.server.cluster.compat import Edition
from farol.server.cluster.leases import Leases, Owner
from farol.server.cluster.notify import CHANNEL, Line
from farol.server.cluster.postgres_schema import check_schema
from farol.server.store.database import DRAIN
from farol.server.store.schema import Schema
from farol.server.store.sql import Connection
from farol.server.store.store import Lease, News, OwnedElsewhere, StoreError
from farol.server.store.writer import Writer, WriteSession

LEASE_SECONDS: Final = 3.0  # of a lease after each heartbeat
BEAT_SECONDS: Final = 0.75
AGAIN_SECONDS: Final = 0.1  # until the next heartbeat after a failed one
WATCH_SECONDS: Final = 0.2  # between two checks whether the lease has expired
CLOCKS_DIFFER: Final = 2.0  # seconds of clock difference that are logged
LATE_SECONDS: Final = 1.0  # delay of such a check that shows that this process was suspended
MOST_TOLD: Final = 50  # tables released at once that are announced one by one
NO_FENCE: Final = -1  # of a table that is not ours: no write passes with it
# SQL: whether no live node owns a table.
FREE: Final = (
    "NOT EXISTS (SELECT 1 FROM nodes WHERE name = node AND node <> '' "
    "AND until > clock_timestamp())"
)
_BEAT: Final = (
    "WITH was AS (SELECT until FROM nodes WHERE name = ?) "
    "INSERT INTO nodes (name, address, version, edition, oldest, until) "
    "VALUES (?, ?, ?, ?, ?, clock_timestamp() + ? * interval '1 second') "
    "ON CONFLICT (name) DO UPDATE SET until = excluded.until "
    "RETURNING coalesce((SELECT until FROM was) < clock_timestamp(), TRUE), wanted"
)
_TAKE: Final = (
    "UPDATE tables SET node = ?, fence = fence + 1, taken = clock_timestamp() "
    f"WHERE code = ? AND (node = ? OR {FREE}) RETURNING id, fence"
)
_OWNED: Final = f"SELECT id, node, {FREE} FROM tables WHERE code = ?"
# SQL: the owner of a table, and the seconds left of its lease.
_WHOSE: Final = (
    "SELECT id, fence, node, coalesce(address, ''), "
    "coalesce(extract(epoch FROM until - clock_timestamp()), 0)::float8 "
    "FROM tables LEFT JOIN nodes ON name = node WHERE code = ?"
)
_LIVING: Final = (
    "SELECT name, extract(epoch FROM until - clock_timestamp())::float8 FROM nodes "
    "WHERE until > clock_timestamp()"
)
# A server that is suspended in the middle of a transaction holds row locks. Once its lease has
# expired, its connection is terminated, which rolls the transaction back.
_CUT: Final = (
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
    "WHERE datname = current_database() AND application_name = ? AND xact_start IS NOT NULL"
)
_NOT_FOR_EVER: Final = f"SET LOCAL lock_timeout = {1000 * LEASE_SECONDS / 3:.0f}"  # milliseconds
_DATE: Final = "SELECT extract(epoch FROM clock_timestamp())::float8"
_TELL: Final = "SELECT pg_notify(?, ?)"

log = structlog.get_logger("farol.node")

Listening = Callable[[Callable[[str], None], Callable[[], None]], Line]


def new_name() -> str:
    """A unique name for one server process: a restarted server is a new node."""
    return secrets.token_hex(8)


def session_of(node: str) -> str:
    """The application name of a node's database connections."""
    return f"farol {node}"


class Found(NamedTuple):
    """A table that another node owns, and the seconds left of its lease."""

    table: int
    fence: int
    node: str
    address: str
    seconds: float


class Heartbeat(NamedTuple):
    """The result of a heartbeat: the live nodes with the seconds left of their leases; this node's
    tables and fences if the heartbeat was late; the clock difference to the database; and the mode
    that the operator requests.
    """

    living: list[tuple[str, float]]
    held: dict[int, int] | None
    clock_difference: float
    wanted: str


class Node:
    """This server: its tables with their fences; `leases` caches the owners of other tables."""

    shared = True

    def __init__(
        self,
        name: str,
        address: str,
        opens: Callable[[], WriteSession],
        listening: Listening,
        ours: Edition,
        schemas: Sequence[Schema],
        asks: Writer,
    ) -> None:
        self._ours = ours
        self._asks = asks  # connection for slow queries, so that they do not delay heartbeats
        self._schemas = schemas
        self.name = name
        self.fences: dict[int, int] = {}
        self.leases = Leases(monotonic)
        self.cut_off = False  # the last heartbeat failed
        self._expired = False  # the lease has expired
        self.clock_difference = 0.0  # seconds; positive: the database is ahead
        self._until = 0.0  # when the lease expires without a heartbeat; monotonic
        self._lost: Callable[[Collection[int]], None] = lambda _: None
        self._lapsed: Callable[[], None] = lambda: None
        self.wanted = ""  # mode of this node, set by the operator
        self._drain: Callable[[], None] = lambda: None
        self._address = address
        self._heard: Callable[[News], None] = lambda _: None
        self._writer = Writer(opens, "farol-node")
        self._line = listening(self._hear, self.leases.forget)
        self._beating: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None
        self._watching: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Register the node and start heartbeats and notifications."""
        await self._writer.open()
        try:
            await self._writer.run(_forget_the_dead)
            await self._line.open()
            await self._writer.run(self._begin)
            await self._beat()
        except StoreError:
            await self._line.close()
            await self._writer.close()
            raise
        self._beating = asyncio.create_task(self._keep_beating())
        self._watching = asyncio.create_task(self._watch())

    def _begin(self, connection: Connection) -> None:
        """Register the node unless a live one is incompatible with this version: of two that start
        at the same moment, the second sees the first."""
        check_schema(connection, self._ours, self._schemas)
        connection.execute(_BEAT, self._sign())
        self._say(connection, News(came=True))

    def _sign(self) -> tuple[str | int | float, ...]:
        """The values that a heartbeat writes."""
        about = (self._address, __version__, self._ours.number, self._ours.oldest)
        return (self.name, self.name, *about, LEASE_SECONDS)

    async def close(self) -> None:
        """Release all tables and deregister."""
        if self._beating is None or self._watching is None:
            return
        for task in (self._beating, self._watching):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self._line.close()
        if self._looking is not None:
            await self._looking
        with suppress(StoreError):  # then the lease expires a little later
            await self._writer.run(self._give_up)
        await self._writer.close()

    def _give_up(self, connection: Connection) -> None:
        self._give_tables_up(connection)
        connection.execute("DELETE FROM nodes WHERE name = ?", (self.name,))
        self._say(connection, News(gone=True))

    # --- tables --------------------------------------------------------------------------------

    async def take(self, code: str) -> bool:
        """Take ownership of a table; False if it does not exist, OwnedElsewhere if another node
        owns it."""

        def work(connection: Connection) -> tuple[int, int] | Found | None:
            owned = connection.execute(_OWNED, (code,)).fetchone()
            if owned is None:
                return None
            number, owner, dead = owned
            if owner == self.name and number in self.fences:
                return number, self.fences[number]
            if owner and dead:
                connection.execute(_CUT, (session_of(owner),))
            connection.execute(_NOT_FOR_EVER)  # this thread also sends heartbeats
            taken = connection.execute(_TAKE, (self.name, code, self.name)).fetchone()
            if taken is not None:
                self._say(connection, News(lease=Lease(taken[0], taken[1], self._address)))
                return taken[0], taken[1]
            found = connection.execute(_WHOSE, (code,)).fetchone()
            return None if found is None else Found(*found)

        if self.wanted == DRAIN:
            raise OwnedElsewhere(code, "")  # any node may take it
        if self.cut_off:
            raise StoreError("This server is cut off from the database.")
        begun = monotonic()
        taken = await self._writer.run(work)
        if isinstance(taken, Found):
            self.leases.lives(taken.node, taken.seconds - (monotonic() - begun))
            self.leases.found(code, taken.table, Owner(taken.fence, taken.node, taken.address))
            raise OwnedElsewhere(code, taken.address)
        if taken is None:
            return False
        self.leases.invalidate_owner(code)
        number, fence = taken
        self.fences[number] = fence
        return True

    async def leave(self, *tables: int) -> None:
        """Release these tables. A few are announced one by one; for more, the others query the
        database."""
        held = [(table, self.fences.pop(table, NO_FENCE)) for table in tables]

        def work(connection: Connection) -> None:
            connection.execute(
                "UPDATE tables SET node = '' FROM unnest(?::bigint[], ?::bigint[]) AS held (ours, "
                "shown) WHERE id = ours AND node = ? AND fence = shown",
                ([table for table, _ in held], [fence for _, fence in held], self.name),
            )
            for table, fence in held[:MOST_TOLD]:
                self._say(connection, News(lease=Lease(table, fence, "")))

        await self._writer.run(work)

    def elsewhere(self, code: str) -> OwnedElsewhere | None:
        """The owner of the table, from the cache."""
        return self.leases.of(code)

    def invalidate_owner(self, code: str) -> None:
        """Invalidate the cached owner."""
        self.leases.invalidate_owner(code)

    def watch(self, lost: Callable[[Collection[int]], None]) -> None:
        """Set the callback for tables lost to other nodes."""
        self._lost = lost

    def on_lapse(self, lapsed: Callable[[], None]) -> None:
        """Set the callback for the expiry of this node's lease."""
        self._lapsed = lapsed

    def on_drain(self, drain: Callable[[], None]) -> None:
        """Set the callback for a request to drain this node."""
        self._drain = drain

    def distrust(self, table: int) -> None:
        """Take the table again before its next write: writes under way are fenced off."""
        self.fences.pop(table, None)

    async def untaken(self, tables: Collection[int]) -> set[int]:
        """Those of these tables that have no owner."""
        return await self._asks.run(
            lambda connection: {
                number
                for (number,) in connection.execute(
                    "SELECT id FROM tables WHERE id = ANY(?) AND node = ''", (list(tables),)
                )
            }
        )

    async def orphans(self, limit: int) -> list[str]:
        """Codes of unfinished tables whose owner's lease has expired."""
        return await self._asks.run(
            lambda connection: [
                code
                for (code,) in connection.execute(
                    "SELECT code FROM tables WHERE status IN ('playing', 'paused') AND lesson = 0 "
                    f"AND node <> '' AND {FREE} ORDER BY id DESC LIMIT ?",
                    (limit,),
                )
            ]
        )

    # --- notifications -------------------------------------------------------------------------

    def listen(self, heard: Callable[[News], None]) -> None:
        """Set the callback for changes made by other servers."""
        self._heard = heard

    async def tell(self, news: News) -> None:
        """Broadcast a notification to the other servers."""
        await self._writer.run(lambda connection: self._say(connection, news))

    def _say(self, connection: Connection, news: News) -> None:
        """NOTIFY within the transaction: delivered at commit, dropped at rollback."""
        text = msgspec.json.encode(msgspec.structs.replace(news, node=self.name)).decode()
        connection.execute(_TELL, (CHANNEL, text))

    def _hear(self, text: str) -> None:
        """Handle a notification; one that cannot be parsed comes from a newer server and is
        ignored."""
        try:
            news = msgspec.json.decode(text, type=News)
        except msgspec.DecodeError as error:
            log.warning("news-unread", error=str(error))
            return
        if news.node == self.name:
            return
        if news.lease is not None:
            self._hear_of(news.lease, news.node)
        if news.came:
            self.leases.lives(news.node, LEASE_SECONDS)
        if news.gone:
            self.leases.gone(news.node)
        self._heard(news)

    def _hear_of(self, lease: Lease, node: str) -> None:
        """Another node has taken or released a table. If it was ours, this process was suspended:
        re-read ownership from the database, because the notification alone may be wrong."""
        self.leases.heard(lease, node)
        ours = self.fences.get(lease.table)
        if (
            ours is not None
            and ours < lease.fence
            and (self._looking is None or self._looking.done())
        ):
            self._looking = asyncio.create_task(self._look())

    async def _look(self) -> None:
        with suppress(StoreError):  # then the next heartbeat finds it
            self._keep(await self._writer.run(self._held))

    def _held(self, connection: Connection) -> dict[int, int]:
        """Our tables with their fences, from the database."""
        query = "SELECT id, fence FROM tables WHERE node = ?"
        return dict(connection.execute(query, (self.name,)).fetchall())

    def _keep(self, held: Mapping[int, int]) -> None:
        """Keep these tables; the others were lost."""
        gone = {table for table, fence in self.fences.items() if held.get(table) != fence}
        for table in gone:
            del self.fences[table]
        if gone:
            log.warning("tables-lost", tables=len(gone))
            self._lost(gone)

    # --- heartbeats ----------------------------------------------------------------------------

    async def _keep_beating(self) -> None:
        pause = BEAT_SECONDS
        while True:
            await asyncio.sleep(pause)
            try:
                await self._beat()
            except StoreError as error:
                pause, self.cut_off = AGAIN_SECONDS, True
                log.error("node-unheard", error=str(error))
            else:
                pause = BEAT_SECONDS

    @property
    def lease_seconds(self) -> float:
        """How long the lease lasts."""
        return max(0.0, self._until - monotonic())

    async def _watch(self) -> None:
        """Drop all tables when the lease has expired. If this process was suspended, the next
        heartbeat may find that nothing was taken."""
        looked = monotonic()
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            before, looked = looked, monotonic()
            stood_still = looked - before > WATCH_SECONDS + LATE_SECONDS
            if looked > self._until and not self._expired and not stood_still:
                metrics.LEASES_LOST.inc()
                log.error("lease-lost", tables=len(self.fences))
                self.cut_off = self._expired = True
                self.fences.clear()
                self._lapsed()

    def _give_tables_up(self, connection: Connection) -> None:
        connection.execute("UPDATE tables SET node = '' WHERE node = ?", (self.name,))

    async def _beat(self) -> None:
        """Heartbeat. If it was late, re-read which tables were taken over."""

        def work(connection: Connection) -> Heartbeat:
            late, wanted = connection.execute(_BEAT, self._sign()).fetchall()[0]
            held: dict[int, int] | None = None
            if late:
                check_schema(
                    connection, self._ours, self._schemas
                )  # other nodes may have started meanwhile
                held = self._held(connection)
            (date,) = connection.execute(_DATE).fetchall()[0]
            return Heartbeat(connection.execute(_LIVING).fetchall(), held, date - time(), wanted)

        begun = monotonic()
        beat = await self._writer.run(work)
        self._until = begun + LEASE_SECONDS
        if self._expired:
            await self._asks.run(self._give_tables_up)
            self._expired = False
            log.warning("lease-regained")
        self.cut_off = False
        took = monotonic() - begun  # the leases may have shrunk by this much
        metrics.NODES.set(len(beat.living))
        self._obey(beat.wanted)
        self._compare_clocks(beat.clock_difference)
        self.leases.living((name, seconds - took) for name, seconds in beat.living)
        if beat.held is not None:
            self._keep(beat.held)

    def _obey(self, wanted: str) -> None:
        if wanted != self.wanted:
            log.warning("wanted", what=wanted or "nothing any more")
            self.wanted = wanted
            if wanted == DRAIN:
                self._drain()

    def _compare_clocks(self, difference: float) -> None:
        """Log a large clock difference: signatures between servers use the database's clock."""
        metrics.CLOCK_DIFFERENCE.set(difference)
        if abs(difference - self.clock_difference) > CLOCKS_DIFFER:
            log.warning("clocks-differ", seconds=round(difference, 1))
        self.clock_difference = difference


def _forget_the_dead(connection: Connection) -> None:
    """Delete nodes with expired leases; their tables become free."""
    connection.execute("DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 day'")
