"""E-mail addresses for notifications, in SQL."""

from farol.community.notifications.rows import Confirmation, Mailbox
from farol.core.data import Json
from farol.server.store.database import Database, selected
from farol.server.store.schema import Schema
from farol.server.store.sql import Connection

_COLUMNS = "person, address, language, kinds, stop, confirmed"


class EmailStore:
    """Mailboxes and their confirmations."""

    name = "email"
    schema = Schema(
        """
        CREATE TABLE mailboxes (
            person {big} PRIMARY KEY REFERENCES people ON DELETE CASCADE, address TEXT NOT NULL,
            language TEXT NOT NULL, kinds TEXT NOT NULL, stop TEXT NOT NULL UNIQUE,
            confirmed INTEGER NOT NULL, link TEXT NOT NULL, until {real} NOT NULL
        );
        CREATE INDEX mailboxes_by_link ON mailboxes (link);
        """,
        "0031-mailboxes",
    )

    def __init__(self, database: Database) -> None:
        self._run = database.run

    def erase(self, connection: Connection, person: int) -> None:
        """Delete a person's address."""
        connection.execute("DELETE FROM mailboxes WHERE person = ?", (person,))

    def export(self, connection: Connection, person: int) -> Json:
        """A person's address and kinds of notices."""
        return selected(
            connection,
            "SELECT address, language, kinds, confirmed FROM mailboxes WHERE person = ?",
            (person,),
            *("address", "language", "kinds", "confirmed?"),
        )

    async def mailbox(self, person: int, now: float) -> Mailbox | None:
        """A person's mailbox, confirmed or with a confirmation that is still valid."""

        def work(connection: Connection) -> Mailbox | None:
            found = connection.execute(
                f"SELECT {_COLUMNS} FROM mailboxes "
                "WHERE person = ? AND (confirmed = 1 OR until >= ?)",
                (person, now),
            ).fetchone()
            if found is None:
                return None
            whose, address, language, kinds, stop, confirmed = found
            return Mailbox(whose, address, language, kinds.split(","), stop, bool(confirmed))

        return await self._run(work)

    async def set_mailbox(self, mailbox: Mailbox, confirmation: Confirmation | None = None) -> None:
        """Replace a person's mailbox, with a confirmation if it needs one."""
        link, until = confirmation or Confirmation("", 0.0)

        def work(connection: Connection) -> None:
            connection.execute("DELETE FROM mailboxes WHERE person = ?", (mailbox.person,))
            connection.execute(
                f"INSERT INTO mailboxes ({_COLUMNS}, link, until) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    *(mailbox.person, mailbox.address, mailbox.language),
                    *(",".join(mailbox.kinds), mailbox.stop, int(mailbox.confirmed)),
                    *(link, until),
                ),
            )

        await self._run(work)

    async def confirm_mailbox(self, link: str, now: float) -> bool:
        """Confirm a mailbox by its link (hash) and use the link up; False if it is unknown or
        expired."""

        def work(connection: Connection) -> bool:
            found = connection.execute(
                "UPDATE mailboxes SET confirmed = 1, link = '', until = 0 "
                "WHERE link = ? AND confirmed = 0 AND until >= ? RETURNING person",
                (link, now),
            ).fetchone()
            return found is not None

        return await self._run(work)

    async def stop_mail(self, stop: str) -> None:
        """Delete the mailbox with this unsubscribe token, if there is one."""
        await self._run(
            lambda connection: connection.execute("DELETE FROM mailboxes WHERE stop = ?", (stop,))
        )

    async def forget_mailbox(self, person: int, address: str = "") -> None:
        """Delete a person's mailbox; with an address, only if it matches."""
        await self._run(
            lambda connection: connection.execute(
                "DELETE FROM mailboxes WHERE person = ? AND ? IN ('', address)", (person, address)
            )
        )

    async def forget_unconfirmed(self, now: float) -> None:
        """Delete mailboxes whose confirmation has expired."""
        await self._run(
            lambda connection: connection.execute(
                "DELETE FROM mailboxes WHERE confirmed = 0 AND until < ?", (now,)
            )
        )
