"""Histories in SQL."""

from collections.abc import Sequence

from farol.community.history.rows import PastRow, UnreadRow
from farol.core.data import Json
from farol.server.store.database import Database
from farol.server.store.schema import Schema
from farol.server.store.sql import Connection, Work


class HistoryStore:
    """Finished games and their statistics. Rows are returned undecoded: they are decoded elsewhere,
    so that a damaged one does not affect the others."""

    name = "history"
    schema = Schema("""
        CREATE TABLE tallies (
            table_id {big} PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
            edition TEXT NOT NULL, data TEXT NOT NULL
        );
    """)

    def __init__(self, database: Database) -> None:
        self._run = database.run

    def erase(self, connection: Connection, person: int) -> None:
        """No-op: statistics belong to the game."""

    def export(self, connection: Connection, person: int) -> Json:  # noqa: ARG002
        """None: everything is derived from the records of games."""
        return None

    async def past(self, person: int, limit: int) -> list[PastRow]:
        """Finished games of a person, latest first, without lessons."""

        def work(connection: Connection) -> list[PastRow]:
            found = connection.execute(
                "SELECT id, code, game, data, "
                "coalesce((SELECT at FROM steps WHERE steps.table_id = id "
                "          ORDER BY version DESC LIMIT 1), created), "
                "coalesce(edition, ''), coalesce(tallied, '') "
                "FROM (SELECT DISTINCT table_id FROM results WHERE person = ? "
                "      ORDER BY table_id DESC) AS played "
                "JOIN tables ON id = table_id LEFT JOIN ("
                "  SELECT table_id AS counted, edition, data AS tallied FROM tallies"
                ") AS counts ON counted = id "
                "WHERE status = 'over' AND lesson = 0 ORDER BY id DESC LIMIT ?",
                (person, limit),
            )
            return [PastRow(*values) for values in found]

        return await self._run(work)

    async def keep_tally(
        self, table: int, edition: str, data: str, also: Sequence[Work] = ()
    ) -> None:
        """Replace the statistics of a table, if it still exists. Other stores save their results in
        the same transaction."""

        def work(connection: Connection) -> None:
            connection.execute(
                "INSERT INTO tallies SELECT id, ?, ? FROM tables WHERE id = ? "
                "ON CONFLICT (table_id) DO UPDATE SET edition = excluded.edition, "
                "data = excluded.data",
                (edition, data, table),
            )
            for work_of_others in also:
                work_of_others(connection)

        await self._run(work)

    async def tallied(self, table: int) -> str:
        """The version of the stored statistics of a table; empty: none."""

        def work(connection: Connection) -> str:
            found = connection.execute(
                "SELECT edition FROM tallies WHERE table_id = ?", (table,)
            ).fetchone()
            return "" if found is None else str(found[0])

        return await self._run(work)

    async def thought(self, table: int) -> list[int]:
        """The entries of a table's record that bots have chosen."""
        return await self._run(
            lambda connection: [
                version
                for (version,) in connection.execute(
                    "SELECT version FROM decisions WHERE table_id = ?", (table,)
                )
            ]
        )

    async def finished(self, after: int, span: int) -> tuple[list[UnreadRow], bool]:
        """Finished games within a range of ids, and whether there are tables with higher ids."""

        def work(connection: Connection) -> tuple[list[UnreadRow], bool]:
            found = connection.execute(
                "SELECT id, code, game, coalesce(edition, '') FROM tables LEFT JOIN ("
                "  SELECT table_id AS counted, edition FROM tallies"
                ") AS counts ON counted = id "
                "WHERE id > ? AND id <= ? AND status = 'over' AND lesson = 0 ORDER BY id",
                (after, after + span),
            )
            rows = [UnreadRow(*values) for values in found]
            (last,) = connection.execute("SELECT coalesce(max(id), 0) FROM tables").fetchone()
            return rows, last > after + span

        return await self._run(work)

    async def is_open(self, person: int) -> bool:
        """Whether others at the table may glance at the person's games."""

        def work(connection: Connection) -> bool:
            found = connection.execute("SELECT open FROM people WHERE id = ?", (person,)).fetchone()
            return found is not None and bool(found[0])

        return await self._run(work)

    async def set_open(self, person: int, is_open: bool) -> None:
        """Allow or forbid glances at the person's games."""
        await self._run(
            lambda connection: connection.execute(
                "UPDATE people SET open = ? WHERE id = ?", (int(is_open), person)
            )
        )
