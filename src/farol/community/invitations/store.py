"""Invitations in SQL."""

from typing import Final

from farol.community.invitations.rows import CompanionRow, InvitationRow
from farol.core.data import Json
from farol.server.store.database import Database, selected
from farol.server.store.schema import Schema
from farol.server.store.sql import Connection

MOST_KEPT: Final = 20  # per person; older ones are deleted


class InvitationStore:
    """Invitations, the choice to accept them, and blocked senders. Invitations are deleted with
    their table and with either person."""

    name = "invitations"
    schema = Schema(
        """
        CREATE TABLE invitations (
            person {big} NOT NULL REFERENCES people ON DELETE CASCADE,
            table_id {big} NOT NULL REFERENCES tables ON DELETE CASCADE,
            sender {big} NOT NULL REFERENCES people ON DELETE CASCADE,
            at {real} NOT NULL, PRIMARY KEY (person, table_id)
        ) {without_rowid};
        CREATE INDEX invitations_by_table ON invitations (table_id);
        CREATE INDEX invitations_by_sender ON invitations (sender);
        CREATE TABLE unheard (
            person {big} NOT NULL REFERENCES people ON DELETE CASCADE,
            other {big} NOT NULL REFERENCES people ON DELETE CASCADE, PRIMARY KEY (person, other)
        ) {without_rowid};
        CREATE INDEX unheard_by_other ON unheard (other);
        """,
        "0032-invitations",
    )

    def __init__(self, database: Database) -> None:
        self._run = database.run

    def erase(self, connection: Connection, person: int) -> None:
        """Delete invitations to and from a person, and blocks by and of them."""
        for place, column in (
            *(("invitations", "person"), ("invitations", "sender")),
            *(("unheard", "person"), ("unheard", "other")),
        ):
            connection.execute(f"DELETE FROM {place} WHERE {column} = ?", (person,))

    def export(self, connection: Connection, person: int) -> Json:
        """Invitations to and from a person, and whom they block; not who blocks them."""
        return {
            "received": _invitations(connection, person, "person", "sender"),
            "sent": _invitations(connection, person, "sender", "person"),
            "silenced": selected(
                connection,
                "SELECT name FROM unheard JOIN people ON people.id = other WHERE person = ? "
                "ORDER BY name",
                (person,),
                "name",
            ),
        }

    async def is_invitable(self, person: int) -> bool:
        """Whether the person accepts invitations."""
        return await self._run(lambda connection: _is_invitable(connection, person))

    async def set_invitable(self, person: int, invitable: bool) -> None:
        """Accept invitations or not; pending ones are deleted."""

        def work(connection: Connection) -> None:
            connection.execute(
                "UPDATE people SET invitable = ? WHERE id = ?", (int(invitable), person)
            )
            if not invitable:
                connection.execute("DELETE FROM invitations WHERE person = ?", (person,))

        await self._run(work)

    async def companions(self, person: int, limit: int) -> list[CompanionRow]:
        """People with whom the person has finished a game and who accept invitations, latest
        first."""

        def work(connection: Connection) -> list[CompanionRow]:
            found = connection.execute(
                "SELECT people.id, people.name, max(theirs.table_id) AS latest "
                "FROM results AS mine "
                "JOIN results AS theirs ON theirs.table_id = mine.table_id "
                "JOIN people ON people.id = theirs.person "
                "JOIN tables ON tables.id = mine.table_id "
                "WHERE mine.person = ? AND theirs.person <> ? AND people.invitable = 1 "
                "AND tables.status = 'over' AND tables.lesson = 0 "
                "GROUP BY people.id, people.name ORDER BY latest DESC LIMIT ?",
                (person, person, limit),
            ).fetchall()
            return [_companion(connection, *values) for values in found]

        return await self._run(work)

    async def apart(self, person: int) -> set[int]:
        """The people who have blocked this one, or whom this one has blocked."""
        return await self._run(
            lambda connection: {
                other
                for (other,) in connection.execute(
                    "SELECT other FROM unheard WHERE person = ? "
                    "UNION SELECT person FROM unheard WHERE other = ?",
                    (person, person),
                )
            }
        )

    async def invite(self, person: int, sender: int, table: int, at: float) -> bool:
        """Invite a person to a table; False if they are invited already, accept no invitations, or
        have blocked the sender."""

        def work(connection: Connection) -> bool:
            unheard = connection.execute(
                "SELECT 1 FROM unheard WHERE person = ? AND other = ?", (person, sender)
            ).fetchone()
            if unheard is not None or not _is_invitable(connection, person):
                return False
            added = connection.execute(
                "INSERT INTO invitations (person, table_id, sender, at) VALUES (?, ?, ?, ?) "
                "ON CONFLICT (person, table_id) DO NOTHING RETURNING person",
                (person, table, sender, at),
            ).fetchone()
            connection.execute(
                "DELETE FROM invitations WHERE person = ? AND table_id NOT IN (SELECT table_id "
                "FROM invitations WHERE person = ? ORDER BY at DESC, table_id DESC LIMIT ?)",
                (person, person, MOST_KEPT),
            )
            return added is not None

        return await self._run(work)

    async def invitations(self, person: int, limit: int) -> list[InvitationRow]:
        """Pending invitations to tables that have not begun and where the person does not sit;
        latest first."""
        return await self._run(
            lambda connection: [
                InvitationRow(*values)
                for values in connection.execute(
                    "SELECT code, game, people.name, at FROM invitations "
                    "JOIN tables ON tables.id = table_id JOIN people ON people.id = sender "
                    "WHERE person = ? AND status = 'lobby' AND people.name <> '' AND NOT EXISTS ("
                    "  SELECT 1 FROM sitters WHERE sitters.person = invitations.person "
                    "  AND sitters.table_id = invitations.table_id"
                    ") ORDER BY at DESC, table_id DESC LIMIT ?",
                    (person, limit),
                ).fetchall()
            ]
        )

    async def decline(self, person: int, code: str, silence: bool = False) -> bool:
        """Decline an invitation; `silence`: and block the sender. False if there was none."""

        def work(connection: Connection) -> bool:
            found = connection.execute(
                "DELETE FROM invitations WHERE person = ? AND table_id IN "
                "(SELECT id FROM tables WHERE code = ?) RETURNING sender",
                (person, code),
            ).fetchone()
            if found is not None and silence:
                connection.execute(
                    "INSERT INTO unheard (person, other) VALUES (?, ?) ON CONFLICT DO NOTHING",
                    (person, found[0]),
                )
                connection.execute(
                    "DELETE FROM invitations WHERE person = ? AND sender = ?", (person, found[0])
                )
            return found is not None

        return await self._run(work)

    async def silence(self, person: int, other: int, silent: bool) -> None:
        """Block somebody's invitations, or allow them again."""
        statement = (
            "INSERT INTO unheard (person, other) VALUES (?, ?) ON CONFLICT DO NOTHING"
            if silent
            else "DELETE FROM unheard WHERE person = ? AND other = ?"
        )
        await self._run(lambda connection: connection.execute(statement, (person, other)))

    async def silenced(self, person: int) -> int:
        """Number of people the person has blocked."""

        def work(connection: Connection) -> int:
            found = connection.execute("SELECT count(*) FROM unheard WHERE person = ?", (person,))
            return int(found.fetchall()[0][0])

        return await self._run(work)

    async def hear_all(self, person: int) -> None:
        """Unblock everybody."""
        await self._run(
            lambda connection: connection.execute("DELETE FROM unheard WHERE person = ?", (person,))
        )


def _is_invitable(connection: Connection, person: int) -> bool:
    found = connection.execute("SELECT invitable FROM people WHERE id = ?", (person,)).fetchone()
    return found is not None and bool(found[0])


def _companion(connection: Connection, person: int, name: str, table: int) -> CompanionRow:
    code, seat = connection.execute(
        "SELECT code, seat FROM results JOIN tables ON id = table_id "
        "WHERE table_id = ? AND person = ? ORDER BY seat LIMIT 1",
        (table, person),
    ).fetchall()[0]
    return CompanionRow(person, name, code, seat)


def _invitations(connection: Connection, person: int, own: str, others: str) -> list[Json]:
    """Invitations with a person in one column, with the name of the person in the other."""
    return selected(
        connection,
        f"SELECT code, game, people.name, at FROM invitations JOIN tables ON tables.id = table_id "
        f"JOIN people ON people.id = {others} WHERE {own} = ? ORDER BY at, table_id, people.id",
        (person,),
        *("table", "game", "name", "at"),
    )
