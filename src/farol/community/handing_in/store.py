"""Games that were handed in, in SQL."""

from collections.abc import Sequence

from farol.core.data import Json
from farol.server.store.database import Database, selected
from farol.server.store.schema import Schema
from farol.server.store.sql import Connection
from farol.server.store.store import StepRow, TableRow
from farol.server.store.table_sql import save_row


class HandedInStore:
    """Which tables are games that were handed in, by whom, each once."""

    name = "handed-in"
    schema = Schema(
        """
        CREATE TABLE handed_in (
            person {big} NOT NULL REFERENCES people ON DELETE CASCADE, digest TEXT NOT NULL,
            table_id {big} NOT NULL REFERENCES tables ON DELETE CASCADE, at {real} NOT NULL,
            PRIMARY KEY (person, digest)
        ) {without_rowid};
        CREATE INDEX handed_in_by_table ON handed_in (table_id);
        """,
        "0045-handed-in",
    )

    def __init__(self, database: Database) -> None:
        self._database = database
        self._run = database.run

    def erase(self, connection: Connection, person: int) -> None:
        """Delete what says that the person handed them in."""
        connection.execute("DELETE FROM handed_in WHERE person = ?", (person,))

    def export(self, connection: Connection, person: int) -> Json:
        """The tables of the games that a person has handed in."""
        return selected(
            connection,
            "SELECT code, at FROM handed_in JOIN tables ON tables.id = table_id "
            "WHERE person = ? ORDER BY at, table_id",
            (person,),
            *("table", "at"),
        )

    async def find(self, person: int, digest: str) -> str | None:
        """The code of the table of a game that this person has handed in before."""

        def work(connection: Connection) -> str | None:
            found = connection.execute(
                "SELECT code FROM handed_in JOIN tables ON tables.id = table_id "
                "WHERE person = ? AND digest = ?",
                (person, digest),
            ).fetchone()
            return None if found is None else str(found[0])

        return await self._run(work)

    async def count(self, person: int) -> int:
        """How many games this person has handed in."""

        def work(connection: Connection) -> int:
            found = connection.execute(
                "SELECT count(*) FROM handed_in WHERE person = ?", (person,)
            ).fetchone()
            return int(found[0])

        return await self._run(work)

    async def keep(self, row: TableRow, steps: Sequence[StepRow], person: int, digest: str) -> None:
        """Save the finished game of a table that was added before, in one commit."""

        def work(connection: Connection) -> None:
            save_row(connection, row)
            connection.execute(
                "INSERT INTO handed_in VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
                (person, digest, row.id, row.created),
            )

        written = [(row.id, s.version, s.action, s.undo_to, s.seat, s.move, s.at) for s in steps]
        await self._database.append(row.id, written, work)
