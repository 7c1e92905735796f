"""Unloading tables: the seats they wait for are saved, and their ownership is released."""

import asyncio
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from typing import Final

import structlog

from farol.server.play.model import seats
from farol.server.play.model.state import TableState
from farol.server.play.model.turns import asked_people
from farol.server.play.table import Table
from farol.server.store.store import PendingWrite, Rows, StoreError
from farol.server.store.stores import Store

TAKEN_SECONDS: Final = 0.3  # longest wait for new owners
PAUSE: Final = 0.02

log = structlog.get_logger("farol.lobby")


async def write_waits(store: Store, tables: Iterable[TableState]) -> None:
    """Save which seats each of these tables waits for, before it is unloaded."""
    saving: list[PendingWrite] = []
    for table in tables:
        if table.row.status == "playing":
            row = seats.copied(table.row)
            row.waits = asked_people(table.standing, table.game)
            saving.append(store.tables.save(row.id, Rows(row)))
    for answer in await asyncio.gather(*saving, return_exceptions=True):
        if isinstance(answer, Exception):
            log.warning("waits-not-saved", error=str(answer))


async def leave_tables(store: Store, tables: Sequence[Table]) -> None:
    """Unload tables and release their ownership, in a few commits."""
    await asyncio.gather(*(table.stop() for table in tables))
    await write_waits(store, [table.state for table in tables if not table.given_up])
    with suppress(StoreError):  # then they stay this server's
        await store.ownership.leave(*(table.row.id for table in tables))


async def wait_until_taken(store: Store, tables: Collection[int]) -> None:
    """Wait, for a short time, until other servers have taken these tables."""
    with suppress(TimeoutError, StoreError):
        async with asyncio.timeout(TAKEN_SECONDS):
            while tables:
                await asyncio.sleep(PAUSE)
                tables = await store.ownership.untaken(tables)
