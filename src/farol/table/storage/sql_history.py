"""The games that somebody has played, in SQL."""

from farol.table.storage.sql import Connection, Runs
from farol.table.storage.store import PastRow


class SqlHistory:
    """The part of the store that looks back. What it hands out is as it was written: whoever reads
    it does so elsewhere, and a row that cannot be read keeps nobody from the others."""

    _run: Runs

    async def past(self, person: int, limit: int) -> list[PastRow]:
        """Finished games of a person, the latest first; lessons are none of them."""

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

    async def keep_tally(self, table: int, edition: str, data: str) -> None:
        """What was read in the record of a table, in place of what was read before; nothing, if
        the table is gone."""
        await self._run(
            lambda connection: connection.execute(
                "INSERT INTO tallies SELECT id, ?, ? FROM tables WHERE id = ? "
                "ON CONFLICT (table_id) DO UPDATE SET edition = excluded.edition, "
                "data = excluded.data",
                (edition, data, table),
            )
        )
