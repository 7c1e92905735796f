"""Notifications between the servers of one database: LISTEN and NOTIFY.

They are lost while the connection is down, so only latency may depend on them: the database has the
same facts. `deaf` is called when the connection was lost.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import psycopg
import structlog

from farol.server.cluster.hosts import Hosts
from farol.server.store.store import StoreError

CHANNEL: Final = "farol"  # NOTIFY channel for all nodes; never carries a secret
QUIET_SECONDS: Final = 3.0  # of silence before the connection is probed
PATIENCE: Final = 3.0  # seconds to answer a probe
AGAIN_SECONDS: Final = 0.5  # before reconnecting

log = structlog.get_logger("farol.node")


class Line:
    """A connection that only listens; `heard` is called with every text, `deaf` when some may be
    missing."""

    def __init__(
        self, hosts: Hosts, heard: Callable[[str], None], deaf: Callable[[], None]
    ) -> None:
        self._hosts = hosts
        self._heard = heard
        self._deaf = deaf
        self._listening: asyncio.Task[None] | None = None
        self._connection: psycopg.AsyncConnection[tuple[Any, ...]] | None = None

    async def open(self) -> None:
        """Start listening; StoreError if the database cannot be reached."""
        try:
            connection = await self._connected()
        except psycopg.Error as error:
            raise StoreError(f"Cannot reach the database: {error}.") from error
        self._listening = asyncio.create_task(self._listen(connection))

    async def close(self) -> None:
        """Stop listening."""
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
            self._listening = None
        if self._connection is not None:
            await self._connection.close()

    async def _connected(self) -> "psycopg.AsyncConnection[tuple[Any, ...]]":
        connection = await psycopg.AsyncConnection.connect(
            self._hosts.address, autocommit=True, application_name="farol"
        )
        self._connection = connection  # `close` closes it if its task ends first
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
        except psycopg.Error:
            await connection.close()
            raise
        return connection

    async def _listen(self, connection: "psycopg.AsyncConnection[tuple[Any, ...]]") -> None:
        while True:
            try:
                async with connection:
                    await self._hear(connection)
            except (psycopg.Error, TimeoutError) as error:
                log.warning("line-cut", error=str(error))
            self._deaf()
            connection = await self._reconnected()
            self._deaf()  # again, for what was cached meanwhile from other sources

    async def _hear(self, connection: "psycopg.AsyncConnection[tuple[Any, ...]]") -> None:
        """Listen until the connection is lost; a silent one is probed, as it may be dead."""
        while True:
            async for said in connection.notifies(timeout=QUIET_SECONDS):
                self._heard(said.payload)
            async with asyncio.timeout(PATIENCE):
                await connection.execute("SELECT 1")

    async def _reconnected(self) -> "psycopg.AsyncConnection[tuple[Any, ...]]":
        while True:
            await asyncio.sleep(AGAIN_SECONDS)
            with suppress(psycopg.Error):
                return await self._connected()
