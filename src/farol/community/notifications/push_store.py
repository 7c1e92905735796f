"""Where people who are not at a table are told something, in SQL."""

from farol.community.notifications.rows import Subscription
from farol.server.store.sql import Connection, Runs


class SqlNotices:
    """The part of the store that knows which browsers are written to, and of which tables not."""

    _run: Runs

    async def subscribe(self, subscription: Subscription) -> None:
        """Write to this browser from now on; a device has one, and what it had before is gone."""

        def work(connection: Connection) -> None:
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

        await self._run(work)

    async def subscriptions(self, person: int) -> list[Subscription]:
        """The browsers in which this person is told something."""
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
        """Nobody is there any more."""
        await self._run(
            lambda connection: connection.execute(
                "DELETE FROM subscriptions WHERE endpoint = ?", (endpoint,)
            )
        )

    async def mute(self, person: int, code: str, muted: bool) -> None:
        """Whether somebody wants to hear nothing of a table while they are not there."""

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
        """Whether they want to hear nothing of it."""

        def work(connection: Connection) -> bool:
            found = connection.execute(
                "SELECT 1 FROM mutes JOIN tables ON id = table_id WHERE person = ? AND code = ?",
                (person, code),
            )
            return found.fetchone() is not None

        return await self._run(work)
