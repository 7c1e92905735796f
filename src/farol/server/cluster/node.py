"""A server among others that share a PostgreSQL database: which tables are its own.

A node lives as long as it says so, by the clock of the database; a table is a node's until that
gives it up or dies. Taking a table gives a number, its fence, larger than all before.
What a node does to a table or to itself it tells the others in the same transaction.
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

LEASE_SECONDS: Final = 3.0  # for which a node that has said so lives
BEAT_SECONDS: Final = 0.75
AGAIN_SECONDS: Final = 0.1  # after a sign of life that failed
WATCH_SECONDS: Final = 0.2  # between two looks whether the lease has run out
CLOCKS_DIFFER: Final = 2.0  # seconds that are worth a line of log
LATE_SECONDS: Final = 1.0  # by which such a look comes late if this program stood still
MOST_TOLD: Final = 50  # tables that are let go of at once and told of one by one
NO_FENCE: Final = -1  # of a table that is not ours: nothing can be written with it
# Whether no living node has a table.
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
# Who has a table, and for how many seconds that one lives.
_WHOSE: Final = (
    "SELECT id, fence, node, coalesce(address, ''), "
    "coalesce(extract(epoch FROM until - clock_timestamp()), 0)::float8 "
    "FROM tables LEFT JOIN nodes ON name = node WHERE code = ?"
)
_LIVING: Final = (
    "SELECT name, extract(epoch FROM until - clock_timestamp())::float8 FROM nodes "
    "WHERE until > clock_timestamp()"
)
# A server that stands still in the middle of a change has locked what it was changing. If it counts
# as dead, the connection of that change is cut, and it never was.
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
    """A name for one process of a server: a restarted one is another node."""
    return secrets.token_hex(8)


def session_of(node: str) -> str:
    """By which the connections of a node are known to the database."""
    return f"farol {node}"


class Found(NamedTuple):
    """A table that another node has, and for how many seconds that lives."""

    table: int
    fence: int
    node: str
    address: str
    seconds: float


class Heartbeat(NamedTuple):
    """What a node learns when it says that it lives: who else does, and for how many seconds; and
    its own tables with their fences, if it says so too late; by how much the clock of the
    database is ahead of this machine's; and what whoever runs the servers wants of it."""

    living: list[tuple[str, float]]
    held: dict[int, int] | None
    clock_difference: float
    wanted: str


class Node:
    """This server: its tables by their numbers, with their fences; `leases` knows what others
    have."""

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
        self._asks = asks  # what takes long must not keep this node from saying that it lives
        self._schemas = schemas
        self.name = name
        self.fences: dict[int, int] = {}
        self.leases = Leases(monotonic)
        self.cut_off = False  # its last sign of life failed
        self._expired = False  # its lease has run out
        self.clock_difference = 0.0  # seconds; positive: the database is ahead
        self._until = 0.0  # when that is, if no sign of life is heard; by our own clock
        self._lost: Callable[[Collection[int]], None] = lambda _: None
        self._lapsed: Callable[[], None] = lambda: None
        self.wanted = ""  # of this node, by whoever runs all
        self._drain: Callable[[], None] = lambda: None
        self._address = address
        self._heard: Callable[[News], None] = lambda _: None
        self._writer = Writer(opens, "farol-node")
        self._line = listening(self._hear, self.leases.forget)
        self._beating: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None
        self._watching: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to live, and to hear of the others."""
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
        """Live, if nobody is there who cannot live with this version: of two that begin at the same
        moment, the second sees the first."""
        check_schema(connection, self._ours, self._schemas)
        connection.execute(_BEAT, self._sign())
        self._say(connection, News(came=True))

    def _sign(self) -> tuple[str | int | float, ...]:
        """What this node says of itself when it says that it lives."""
        about = (self._address, __version__, self._ours.number, self._ours.oldest)
        return (self.name, self.name, *about, LEASE_SECONDS)

    async def close(self) -> None:
        """Give all tables up, and live no more."""
        if self._beating is None or self._watching is None:
            return
        for task in (self._beating, self._watching):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self._line.close()
        if self._looking is not None:
            await self._looking
        with suppress(StoreError):  # then others take the tables a little later
            await self._writer.run(self._give_up)
        await self._writer.close()

    def _give_up(self, connection: Connection) -> None:
        self._give_tables_up(connection)
        connection.execute("DELETE FROM nodes WHERE name = ?", (self.name,))
        self._say(connection, News(gone=True))

    # --- tables --------------------------------------------------------------------------------

    async def take(self, code: str) -> bool:
        """Make a table ours; False if there is no such table, OwnedElsewhere if another node has
        it."""

        def work(connection: Connection) -> tuple[int, int] | Found | None:
            owned = connection.execute(_OWNED, (code,)).fetchone()
            if owned is None:
                return None
            number, owner, dead = owned
            if owner == self.name and number in self.fences:
                return number, self.fences[number]
            if owner and dead:
                connection.execute(_CUT, (session_of(owner),))
            connection.execute(_NOT_FOR_EVER)  # this thread also says that we live
            taken = connection.execute(_TAKE, (self.name, code, self.name)).fetchone()
            if taken is not None:
                self._say(connection, News(lease=Lease(taken[0], taken[1], self._address)))
                return taken[0], taken[1]
            found = connection.execute(_WHOSE, (code,)).fetchone()
            return None if found is None else Found(*found)

        if self.wanted == DRAIN:
            raise OwnedElsewhere(code, "")  # with whichever node is asked for it
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
        """Let any node take these tables. The others hear of a few at once, and ask the database
        for the rest."""
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
        """Which node has the table, as far as this one has heard."""
        return self.leases.of(code)

    def invalidate_owner(self, code: str) -> None:
        """Ask the database next time."""
        self.leases.invalidate_owner(code)

    def watch(self, lost: Callable[[Collection[int]], None]) -> None:
        """Whom to tell that tables were lost to other nodes."""
        self._lost = lost

    def on_lapse(self, lapsed: Callable[[], None]) -> None:
        """Whom to tell that all tables may be others' by now."""
        self._lapsed = lapsed

    def on_drain(self, drain: Callable[[], None]) -> None:
        """Whom to tell that this node is to hand all tables over."""
        self._drain = drain

    def distrust(self, table: int) -> None:
        """Take a table anew before anything is written to it: what was under way is fenced off."""
        self.fences.pop(table, None)

    async def untaken(self, tables: Collection[int]) -> set[int]:
        """Which of these tables no node has."""
        return await self._asks.run(
            lambda connection: {
                number
                for (number,) in connection.execute(
                    "SELECT id FROM tables WHERE id = ANY(?) AND node = ''", (list(tables),)
                )
            }
        )

    async def orphans(self, limit: int) -> list[str]:
        """Codes of unfinished tables whose node has died."""
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

    # --- news ----------------------------------------------------------------------------------

    def listen(self, heard: Callable[[News], None]) -> None:
        """Whom to tell what other servers have changed."""
        self._heard = heard

    async def tell(self, news: News) -> None:
        """Let the other servers of the database hear it."""
        await self._writer.run(lambda connection: self._say(connection, news))

    def _say(self, connection: Connection, news: News) -> None:
        """Heard by the others as soon as the transaction is saved, and not if it is not."""
        text = msgspec.json.encode(msgspec.structs.replace(news, node=self.name)).decode()
        connection.execute(_TELL, (CHANNEL, text))

    def _hear(self, text: str) -> None:
        """What cannot be read comes from a newer server."""
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
        """Another node has taken a table or let it go. If it was ours, we have slept too long: look
        what else is ours no more, as what is said here may be wrong."""
        self.leases.heard(lease, node)
        ours = self.fences.get(lease.table)
        if (
            ours is not None
            and ours < lease.fence
            and (self._looking is None or self._looking.done())
        ):
            self._looking = asyncio.create_task(self._look())

    async def _look(self) -> None:
        with suppress(StoreError):  # then the next sign of life finds it
            self._keep(await self._writer.run(self._held))

    def _held(self, connection: Connection) -> dict[int, int]:
        """Our tables, and by which number we have each."""
        query = "SELECT id, fence FROM tables WHERE node = ?"
        return dict(connection.execute(query, (self.name,)).fetchall())

    def _keep(self, held: Mapping[int, int]) -> None:
        """What is not among these was lost."""
        gone = {table for table, fence in self.fences.items() if held.get(table) != fence}
        for table in gone:
            del self.fences[table]
        if gone:
            log.warning("tables-lost", tables=len(gone))
            self._lost(gone)

    # --- life ----------------------------------------------------------------------------------

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
        """Let go of everything when the lease has run out. If this program stood still, the next
        sign of life may find that nobody took anything."""
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
                )  # others may have begun meanwhile
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
        took = monotonic() - begun  # for which those who lived may have died since
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
        """What servers sign for each other goes by the clock of the database."""
        metrics.CLOCK_DIFFERENCE.set(difference)
        if abs(difference - self.clock_difference) > CLOCKS_DIFFER:
            log.warning("clocks-differ", seconds=round(difference, 1))
        self.clock_difference = difference


def _forget_the_dead(connection: Connection) -> None:
    """A node that was killed left its name behind; what it had, anybody may take."""
    connection.execute("DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 day'")
