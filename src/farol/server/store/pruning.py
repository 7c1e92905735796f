"""Deletes finished games by age."""

from functools import partial
from typing import Final, NamedTuple

from farol.server.store.database import Database
from farol.server.store.sql import Connection

AT_ONCE: Final = 50  # tables deleted per transaction, so that moves are saved in between
LATEST: Final = 50  # listed by a dry run

# The date of a table's last move, or of its opening.
_AT: Final = "coalesce((SELECT max(at) FROM steps WHERE steps.table_id = tables.id), created)"


class OldTable(NamedTuple):
    """A finished table and the date of its last move."""

    id: int
    code: str
    game: str
    at: float


async def old_tables(database: Database, before: float, limit: int | None = None) -> list[OldTable]:
    """Finished tables that no server has, and whose last move was before a date; oldest first."""
    most = "" if limit is None else f" LIMIT {limit}"

    def work(connection: Connection) -> list[OldTable]:
        found = connection.execute(
            f"SELECT id, code, game, {_AT} FROM tables WHERE status IN ('over', 'pinned') "
            f"AND created < ? AND {_AT} < ? AND {database.free} ORDER BY id{most}",
            (before, before),
        ).fetchall()
        return [OldTable(*one) for one in found]

    return await database.run(work)


async def prune_tables(database: Database, before: float) -> int:
    """Delete them, with records, chat, notes and results; returns their number."""
    gone = 0
    while some := await old_tables(database, before, AT_ONCE):
        await database.run(partial(_delete, some))
        gone += len(some)
    return gone


def _delete(some: list[OldTable], connection: Connection) -> None:
    connection.executemany("DELETE FROM tables WHERE id = ?", [(one.id,) for one in some])
