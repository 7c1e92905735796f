"""Watchdog: cuts off transactions that take too long, whatever network, driver and database do."""

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Final, Protocol

import structlog

from farol.server import metrics

WATCH_SECONDS: Final = 0.2  # between two checks

log = structlog.get_logger("farol.node")


class Watched(Protocol):
    """A database connection used by another thread."""

    def cut_if_overdue(self, now: float, /) -> bool:
        """Cut off a transaction that takes too long; True if there was one."""


class Watchdog:
    """Checks connections from the event loop."""

    def __init__(self) -> None:
        self._watched: list[Watched] = []
        self._watching: asyncio.Task[None] | None = None

    def watch(self, session: Watched) -> None:
        """Add a connection; thread-safe."""
        self._watched.append(session)

    def open(self) -> None:
        """Start checking."""
        self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Stop checking."""
        if self._watching is not None:
            self._watching.cancel()
            with suppress(asyncio.CancelledError):
                await self._watching

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            now = monotonic()
            cut = sum(session.cut_if_overdue(now) for session in self._watched)
            if cut:
                metrics.OVERDUE.inc(cut)
                log.warning("database-overdue", connections=cut)
