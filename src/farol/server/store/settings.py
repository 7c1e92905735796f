"""Settings of a server that are not in its configuration, in SQL."""

from farol.server.store.database import Database
from farol.server.store.schema import Schema
from farol.server.store.sql import Connection


class SettingStore:
    """Texts by name; none of them is about one person."""

    schema = Schema(
        "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) {without_rowid}"
    )

    def __init__(self, database: Database) -> None:
        self._run = database.run

    async def get(self, name: str) -> str | None:
        """A setting; None if it was never set."""

        def work(connection: Connection) -> str | None:
            found = connection.execute(
                "SELECT value FROM settings WHERE name = ?", (name,)
            ).fetchone()
            return None if found is None else str(found[0])

        return await self._run(work)

    async def keep(self, name: str, fresh: str) -> str:
        """A setting that is made once: of servers that begin together, one's counts for all."""

        def work(connection: Connection) -> str:
            connection.execute(
                "INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (name, fresh)
            )
            found = connection.execute("SELECT value FROM settings WHERE name = ?", (name,))
            return str(found.fetchone()[0])

        return await self._run(work)

    async def set(self, name: str, value: str) -> None:
        """Keep a setting."""
        await self._run(
            lambda connection: connection.execute(
                "INSERT INTO settings VALUES (?, ?) "
                "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                (name, value),
            )
        )
