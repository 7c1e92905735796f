"""Server settings that are generated, not configured, in SQL."""

from farol.server.store.database import Database
from farol.server.store.schema import Schema
from farol.server.store.sql import Connection


class SettingStore:
    """Texts by name; no personal data."""

    schema = Schema(
        "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) {without_rowid}"
    )

    def __init__(self, database: Database) -> None:
        self._run = database.run

    async def get(self, name: str) -> str | None:
        """A setting; None if unset."""

        def work(connection: Connection) -> str | None:
            found = connection.execute(
                "SELECT value FROM settings WHERE name = ?", (name,)
            ).fetchone()
            return None if found is None else str(found[0])

        return await self._run(work)

    async def keep(self, name: str, fresh: str) -> str:
        """Set a setting once: of servers that start at the same time, the first one's value
        wins."""

        def work(connection: Connection) -> str:
            connection.execute(
                "INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (name, fresh)
            )
            found = connection.execute("SELECT value FROM settings WHERE name = ?", (name,))
            return str(found.fetchone()[0])

        return await self._run(work)

    async def set(self, name: str, value: str) -> None:
        """Set a setting."""
        await self._run(
            lambda connection: connection.execute(
                "INSERT INTO settings VALUES (?, ?) "
                "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                (name, value),
            )
        )
