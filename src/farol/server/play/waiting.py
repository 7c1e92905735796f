"""Whom tables wait for that are not in memory, for lists of tables."""

import asyncio
from collections.abc import Iterable

import structlog

from farol.server.play.model import seats
from farol.server.play.model.state import TableState
from farol.server.play.model.turns import thinking_people
from farol.server.store.store import PendingWrite, Rows
from farol.server.store.stores import Store

log = structlog.get_logger("farol.lobby")


async def write_waits(store: Store, tables: Iterable[TableState]) -> None:
    """Write down whom each of these tables waits for, before it leaves the memory."""
    saving: list[PendingWrite] = []
    for table in tables:
        if table.row.status == "playing":
            row = seats.copied(table.row)
            row.waits = thinking_people(table.standing, table.game)
            saving.append(store.tables.save(row.id, Rows(row)))
    for answer in await asyncio.gather(*saving, return_exceptions=True):
        if isinstance(answer, Exception):
            log.warning("waits-not-saved", error=str(answer))
