"""Web Push subscriptions and muted tables, in SQL."""

from farol.community.notifications.rows import Subscription
from farol.core.data import Json
from farol.server.store.database import Database, selected
from farol.server.store.schema import Schema
from farol.server.store.sql import Connection


class PushStore:
    """Subscriptions, which are deleted with their device, and muted tables."""

    name = "push"
    schema = Schema(
        """
        CREATE TABLE subscriptions (
            endpoint TEXT PRIMARY KEY, person {big} NOT NULL,
            token TEXT NOT NULL REFERENCES tokens ON DELETE CASCADE, p256dh TEXT NOT NULL,
            auth TEXT NOT NULL, language TEXT NOT NULL, kinds TEXT NOT NULL
        ) {without_rowid};
        CREATE INDEX subscriptions_by_person ON subscriptions (person);
        CREATE INDEX subscriptions_by_token ON subscriptions (token);
        CREATE TABLE mutes (
            person {big} NOT NULL, table_id {big} NOT NULL REFERENCES tables ON DELETE CASCADE,
            PRIMARY KEY (person, table_id)
        ) {without_rowid};
        CREATE INDEX mutes_by_table ON mutes (table_id);
        """,
        "0022-subscriptions",
    )

    def __init__(self, database: Database) -> None:
        self._run = database.run

    def erase(self, connection: Connection, person: int) -> None:
        """Delete a person's subscriptions and muted tables."""
        connection.execute("DELETE FROM subscriptions WHERE person = ?", (person,))
        connection.execute("DELETE FROM mutes WHERE person = ?", (person,))

    def export(self, connection: Connection, person: int) -> Json:
        """A person's subscriptions without keys, and muted tables."""
        return {
            "browsers": selected(
                connection,
                "SELECT endpoint, language, kinds FROM subscriptions WHERE person = ? "
                "ORDER BY endpoint",
                (person,),
                *("endpoint", "language", "kinds"),
            ),
            "muted": selected(
                connection,
                "SELECT code FROM mutes JOIN tables ON id = table_id WHERE person = ? ORDER BY id",
                (person,),
                "table",
            ),
        }

    async def subscribe(self, subscription: Subscription) -> bool:
        """Save a subscription; replaces the device's former one. False if another secret is stored
        for this endpoint: knowing the URL does not suffice to take it over."""

        def work(connection: Connection) -> bool:
            taken = connection.execute(
                "SELECT 1 FROM subscriptions WHERE endpoint = ? AND auth <> ?",
                (subscription.endpoint, subscription.auth),
            ).fetchone()
            if taken is not None:
                return False
            connection.execute(
                "DELETE FROM subscriptions WHERE token = ? OR endpoint = ?",
                (subscription.token, subscription.endpoint),
            )
            connection.execute(
                "INSERT INTO subscriptions (endpoint, person, token, p256dh, auth, language, kinds)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (
                    *(subscription.endpoint, subscription.person, subscription.token),
                    *(subscription.p256dh, subscription.auth, subscription.language),
                    ",".join(subscription.kinds),
                ),
            )
            return True

        return await self._run(work)

    async def subscriptions(self, person: int) -> list[Subscription]:
        """A person's subscriptions."""
        return await self._run(
            lambda connection: [
                Subscription(endpoint, whose, token, p256dh, auth, language, kinds.split(","))
                for endpoint, whose, token, p256dh, auth, language, kinds in connection.execute(
                    "SELECT endpoint, person, token, p256dh, auth, language, kinds "
                    "FROM subscriptions WHERE person = ?",
                    (person,),
                )
            ]
        )

    async def unsubscribe(self, endpoint: str) -> None:
        """Delete a subscription."""
        await self._run(
            lambda connection: connection.execute(
                "DELETE FROM subscriptions WHERE endpoint = ?", (endpoint,)
            )
        )

    async def mute(self, person: int, code: str, muted: bool) -> None:
        """Mute or unmute a table's notifications."""

        def work(connection: Connection) -> None:
            connection.execute(
                "DELETE FROM mutes WHERE person = ? AND table_id IN "
                "(SELECT id FROM tables WHERE code = ?)",
                (person, code),
            )
            if muted:
                connection.execute(
                    "INSERT INTO mutes SELECT CAST(? AS BIGINT), id FROM tables WHERE code = ?",
                    (person, code),
                )

        await self._run(work)

    async def is_muted(self, person: int, code: str) -> bool:
        """Whether notifications for this table are muted."""

        def work(connection: Connection) -> bool:
            found = connection.execute(
                "SELECT 1 FROM mutes JOIN tables ON id = table_id WHERE person = ? AND code = ?",
                (person, code),
            )
            return found.fetchone() is not None

        return await self._run(work)
