"""People, devices and links in SQL."""

from typing import Final

from farol.community.identity.renaming import note_rename
from farol.community.identity.rows import Device
from farol.core.data import Json
from farol.server.store.database import Database, selected
from farol.server.store.schema import Schema
from farol.server.store.sql import Connection
from farol.server.store.store import News, Person

MAX_IN_NEWS: Final = 50  # tokens: a notification has at most 8,000 bytes


class IdentityStore:
    """People by token, their devices and links. Tokens and links are passed as hashes."""

    name = "devices"
    schema = Schema("""
        CREATE TABLE tokens (
            hash TEXT PRIMARY KEY, person {big} NOT NULL REFERENCES people,
            created {real} NOT NULL, device TEXT NOT NULL DEFAULT '',
            seen {real} NOT NULL DEFAULT 0
        ) {without_rowid};
        CREATE INDEX tokens_by_person ON tokens (person);
        CREATE TABLE links (
            hash TEXT PRIMARY KEY, person {big} NOT NULL REFERENCES people, until {real} NOT NULL
        ) {without_rowid};
        postgresql: CREATE INDEX links_by_person ON links (person);
    """)

    def __init__(self, database: Database) -> None:
        self._run = database.run
        self._tell = database.ownership.tell

    def erase(self, connection: Connection, person: int) -> None:
        """Delete a person's tokens and links."""
        connection.execute("DELETE FROM tokens WHERE person = ?", (person,))
        connection.execute("DELETE FROM links WHERE person = ?", (person,))

    def export(self, connection: Connection, person: int) -> Json:
        """A person's devices and pending links, without their tokens."""
        return {
            "devices": selected(
                connection,
                "SELECT device, created, seen FROM tokens WHERE person = ? ORDER BY created",
                (person,),
                *("name", "created", "seen"),
            ),
            "links": selected(
                connection, "SELECT until FROM links WHERE person = ?", (person,), "until"
            ),
        }

    async def person(self, token: str) -> Person | None:
        """The person with this token (hash)."""

        def work(connection: Connection) -> Person | None:
            found = connection.execute(
                "SELECT id, name, face FROM tokens JOIN people ON id = person WHERE hash = ?",
                (token,),
            ).fetchone()
            return None if found is None else Person(*found)

        return await self._run(work)

    async def add_person(
        self, name: str, token: str, now: float, device: str = "", face: int | None = None
    ) -> Person:
        """A new person, with the hash of a token."""

        def work(connection: Connection) -> Person:
            (number,) = connection.execute(
                "INSERT INTO people (name, created, face) VALUES (?, ?, ?) RETURNING id",
                (name, now, face),
            ).fetchall()[0]
            _add_token(connection, token, number, now, device)
            return Person(number, name, face)

        return await self._run(work)

    async def rename(
        self, person: int, name: str, face: int | None = None, every: bool = False
    ) -> None:
        """Set a person's name, and the face unless it is None; note the tables where they show, and
        notify the other servers. `every`: also where they sit by another name."""

        def work(connection: Connection) -> None:
            known = connection.execute("SELECT name, face FROM people WHERE id = ?", (person,))
            for before, worn in known.fetchall():
                if every or name != before or face not in {None, worn}:
                    note_rename(connection, person, before, every)
            connection.execute(
                "UPDATE people SET name = ?, face = coalesce(?, face) WHERE id = ?",
                (name, face, person),
            )

        await self._run(work)
        await self._tell(News(renamed=person, name=name, face=face))

    async def add_link(self, person: int, link: str, until: float) -> None:
        """Save a one-time token (hash) that adds a device."""
        await self._run(
            lambda connection: connection.execute(
                "INSERT INTO links VALUES (?, ?, ?)", (link, person, until)
            )
        )

    async def link_owner(self, link: str, now: float) -> Person | None:
        """The owner of a link; None if it is unknown or expired. Read-only."""

        def work(connection: Connection) -> Person | None:
            found = connection.execute(
                "SELECT id, name, face FROM links JOIN people ON id = person "
                "WHERE hash = ? AND until >= ?",
                (link, now),
            ).fetchone()
            return None if found is None else Person(*found)

        return await self._run(work)

    async def claim(self, link: str, token: str, now: float, device: str = "") -> Person | None:
        """Use up a link and add a token to its person; None if it is unknown or expired."""

        def work(connection: Connection) -> Person | None:
            connection.execute("DELETE FROM links WHERE until < ?", (now,))
            found = connection.execute(
                "DELETE FROM links WHERE hash = ? RETURNING person", (link,)
            ).fetchone()
            if found is None:
                return None
            return _signed_in(connection, found[0], token, now, device)

        return await self._run(work)

    async def sign_in(self, person: int, token: str, now: float, device: str) -> Person | None:
        """Add a token (hash) to a person; None if there is none of this number."""
        return await self._run(
            lambda connection: _signed_in(connection, person, token, now, device)
        )

    # --- devices -------------------------------------------------------------------------------

    async def devices(self, person: int) -> list[Device]:
        """The person's devices, latest first."""
        return await self._run(
            lambda connection: [
                Device(*values)
                for values in connection.execute(
                    "SELECT hash, device, created, seen FROM tokens WHERE person = ? "
                    "ORDER BY seen DESC, created DESC",
                    (person,),
                )
            ]
        )

    async def seen(self, token: str, now: float) -> None:
        """Update the last use of a token."""
        await self._run(
            lambda connection: connection.execute(
                "UPDATE tokens SET seen = ? WHERE hash = ?", (now, token)
            )
        )

    async def forget_tokens(self, person: int, tokens: list[str]) -> None:
        """Sign these devices out on all servers, and revoke pending links."""

        def work(connection: Connection) -> None:
            connection.executemany(
                "DELETE FROM tokens WHERE person = ? AND hash = ?",
                [(person, token) for token in tokens],
            )
            connection.execute("DELETE FROM links WHERE person = ?", (person,))

        await self._run(work)
        for at in range(0, len(tokens), MAX_IN_NEWS):
            await self._tell(News(signed_out=tokens[at : at + MAX_IN_NEWS]))

    async def forget_devices(self, before: float) -> None:
        """Sign out every device that was not used since `before`."""
        await self._run(
            lambda connection: connection.execute("DELETE FROM tokens WHERE seen < ?", (before,))
        )

    async def forget_people(self, before: float) -> int:
        """Delete people without a seat who were not seen since `before`; returns their number. The
        row with the largest id is kept: otherwise SQLite would reuse its id."""

        def work(connection: Connection) -> int:
            gone = connection.execute(
                "SELECT id FROM people WHERE created < ? AND id < (SELECT max(id) FROM people) "
                "AND NOT EXISTS (SELECT 1 FROM sitters WHERE sitters.person = people.id) "
                "AND NOT EXISTS ("
                "  SELECT 1 FROM tokens WHERE tokens.person = people.id AND seen >= ?"
                ") LIMIT 1000",
                (before, before),
            ).fetchall()
            for table, column in (("tokens", "person"), ("links", "person"), ("people", "id")):
                connection.executemany(f"DELETE FROM {table} WHERE {column} = ?", gone)
            return len(gone)

        return await self._run(work)


def _add_token(connection: Connection, token: str, person: int, now: float, device: str) -> None:
    connection.execute(
        "INSERT INTO tokens (hash, person, created, device, seen) VALUES (?, ?, ?, ?, ?)",
        (token, person, now, device, now),
    )


def _signed_in(
    connection: Connection, person: int, token: str, now: float, device: str
) -> Person | None:
    found = connection.execute("SELECT name, face FROM people WHERE id = ?", (person,)).fetchone()
    if found is None:
        return None
    _add_token(connection, token, person, now, device)
    return Person(person, *found)
