"""A server among others that share a PostgreSQL database: which tables are its own.

A node lives as long as it says so, by the clock of the database; a table is a node's until that
gives it up or dies. Whoever takes a table gets a number with it, its fence, larger than all before.
"""

import asyncio
import secrets
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from farol import __version__
from farol.table.storage.editions import Edition
from farol.table.storage.postgres_schema import CHANNEL, check_schema
from farol.table.storage.sql import Connection
from farol.table.storage.store import Elsewhere, News, StoreError
from farol.table.storage.writer import Database, Writer

LEASE_SECONDS: Final = 3.0  # for which a node that has said so lives
BEAT_SECONDS: Final = 0.75
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
    "RETURNING coalesce((SELECT until FROM was) < clock_timestamp(), TRUE)"
)
_TAKE: Final = (
    f"UPDATE tables SET node = ?, fence = fence + 1 WHERE code = ? AND (node = ? OR {FREE}) "
    "RETURNING id, fence"
)

log = structlog.get_logger("farol.node")


class Node:
    """This server: its tables by their numbers, with their fences. `lost` is told which tables
    others have taken meanwhile, `heard` what they changed."""

    def __init__(
        self, address: str, opens: Callable[[Callable[[str], None]], Database], ours: Edition
    ) -> None:
        self._ours = ours
        self.name = secrets.token_hex(8)  # of this life: whoever starts again is another node
        self.fences: dict[int, int] = {}
        self.lost: Callable[[Collection[int]], None] = lambda _: None
        self._address = address
        self.heard: Callable[[News], None] = lambda _: None
        self._line = Writer(lambda: opens(self._hear), "farol-node")
        self._loop: asyncio.AbstractEventLoop | None = None
        self._beating: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to live."""
        self._loop = asyncio.get_running_loop()
        await self._line.open()
        try:
            await self._line.run(_forget_the_dead)
            await self._line.run(self._begin)
            await self._beat()
        except StoreError:
            await self._line.close()
            raise
        self._beating = asyncio.create_task(self._keep_beating())

    def _begin(self, connection: Connection) -> None:
        """Live, if nobody is there who cannot live with this version: of two that begin at the same
        moment, the second sees the first."""
        check_schema(connection, self._ours)
        connection.execute(_BEAT, self._sign())

    def _sign(self) -> tuple[str | int | float, ...]:
        """What this node says of itself when it says that it lives."""
        about = (self._address, __version__, self._ours.number, self._ours.oldest)
        return (self.name, self.name, *about, LEASE_SECONDS)

    async def close(self) -> None:
        """Give all tables up, and live no more."""
        if self._beating is None:
            return
        self._beating.cancel()
        with suppress(asyncio.CancelledError):
            await self._beating
        with suppress(StoreError):  # then others take the tables a little later
            await self._line.run(self._give_up)
        await self._line.close()

    def _give_up(self, connection: Connection) -> None:
        connection.execute("UPDATE tables SET node = '' WHERE node = ?", (self.name,))
        connection.execute("DELETE FROM nodes WHERE name = ?", (self.name,))

    # --- tables --------------------------------------------------------------------------------

    async def take(self, code: str) -> int | None:
        """Make a table ours; its number, None if there is no such table, Elsewhere if another
        node has it."""

        def work(connection: Connection) -> tuple[int, int] | str | None:
            ours = connection.execute(
                "SELECT id FROM tables WHERE code = ? AND node = ?", (code, self.name)
            ).fetchone()
            if ours is not None and ours[0] in self.fences:
                return ours[0], self.fences[ours[0]]
            taken = connection.execute(_TAKE, (self.name, code, self.name)).fetchone()
            if taken is not None:
                return taken[0], taken[1]
            found = connection.execute(
                "SELECT address FROM tables LEFT JOIN nodes ON name = node WHERE code = ?", (code,)
            ).fetchone()
            return None if found is None else str(found[0] or "")

        taken = await self._line.run(work)
        if isinstance(taken, str):
            raise Elsewhere(code, taken)
        if taken is None:
            return None
        number, self.fences[taken[0]] = taken
        return number

    async def leave(self, table: int) -> None:
        """Let any node take the table."""
        fence = self.fences.pop(table, NO_FENCE)
        await self._line.run(
            lambda connection: connection.execute(
                "UPDATE tables SET node = '' WHERE id = ? AND node = ? AND fence = ?",
                (table, self.name, fence),
            )
        )

    # --- news ----------------------------------------------------------------------------------

    async def tell(self, news: News) -> None:
        """Let the other servers of the database hear it, with their next sign of life."""
        text = msgspec.json.encode(msgspec.structs.replace(news, node=self.name)).decode()
        await self._line.run(
            lambda connection: connection.execute("SELECT pg_notify(?, ?)", (CHANNEL, text))
        )

    def _hear(self, text: str) -> None:
        """In the thread of the line: what cannot be read comes from a newer server."""
        assert self._loop is not None
        try:
            news = msgspec.json.decode(text, type=News)
        except msgspec.DecodeError as error:
            log.warning("news-unread", error=str(error))
        else:
            if news.node != self.name:
                self._loop.call_soon_threadsafe(self.heard, news)

    # --- life ----------------------------------------------------------------------------------

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self._beat()
            except StoreError as error:
                log.error("node-unheard", error=str(error))

    async def _beat(self) -> None:
        """Say that this node lives. Whoever says so too late looks what others have taken."""

        def work(connection: Connection) -> dict[int, int] | None:
            (late,) = connection.execute(_BEAT, self._sign()).fetchall()[0]
            if not late:
                return None
            check_schema(connection, self._ours)  # others may have begun meanwhile
            found = connection.execute("SELECT id, fence FROM tables WHERE node = ?", (self.name,))
            return dict(found.fetchall())

        held = await self._line.run(work)
        if held is not None:
            gone = {table for table, fence in self.fences.items() if held.get(table) != fence}
            for table in gone:
                del self.fences[table]
            if gone:
                log.warning("tables-lost", tables=len(gone))
                self.lost(gone)


def _forget_the_dead(connection: Connection) -> None:
    """A node that was killed left its name behind; what it had, anybody may take."""
    connection.execute("DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 day'")
