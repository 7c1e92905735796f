"""Passkeys, challenges and recovery codes in SQL."""

from farol.community.passkeys.rows import PasskeyRow
from farol.core.data import Json
from farol.server.store.database import Database, selected
from farol.server.store.schema import Schema
from farol.server.store.sql import Connection

_ROW = "SELECT id, person, credential, key, algorithm, counter, name, created, used FROM passkeys"


class PasskeyStore:
    """Public keys, and hashes of challenges and recovery codes: nothing here signs anybody in."""

    name = "passkeys"
    schema = Schema(
        """
        CREATE TABLE passkeys (
            id {id}, person {big} NOT NULL REFERENCES people ON DELETE CASCADE,
            credential TEXT NOT NULL UNIQUE, key {blob} NOT NULL, algorithm INTEGER NOT NULL,
            counter {big} NOT NULL, name TEXT NOT NULL, created {real} NOT NULL,
            used {real} NOT NULL DEFAULT 0
        );
        CREATE INDEX passkeys_by_person ON passkeys (person);
        CREATE TABLE challenges (
            hash TEXT PRIMARY KEY, person {big} REFERENCES people ON DELETE CASCADE,
            until {real} NOT NULL
        ) {without_rowid};
        CREATE INDEX challenges_by_time ON challenges (until);
        CREATE TABLE recovery_codes (
            person {big} NOT NULL REFERENCES people ON DELETE CASCADE,
            hash TEXT NOT NULL, created {real} NOT NULL, PRIMARY KEY (person)
        ) {without_rowid};
        CREATE INDEX recovery_codes_by_hash ON recovery_codes (hash);
        """,
        "0042-passkeys",
    )

    def __init__(self, database: Database) -> None:
        self._run = database.run

    def erase(self, connection: Connection, person: int) -> None:
        """Delete a person's passkeys and recovery code."""
        for place in ("passkeys", "challenges", "recovery_codes"):
            connection.execute(f"DELETE FROM {place} WHERE person = ?", (person,))

    def export(self, connection: Connection, person: int) -> Json:
        """A person's passkeys without their keys, and since when they have a recovery code."""
        return {
            "passkeys": selected(
                connection,
                "SELECT name, created, used FROM passkeys WHERE person = ? ORDER BY created",
                (person,),
                *("name", "created", "used"),
            ),
            "recovery": selected(
                connection,
                "SELECT created FROM recovery_codes WHERE person = ?",
                (person,),
                "created",
            ),
            "challenges": selected(
                connection, "SELECT until FROM challenges WHERE person = ?", (person,), "until"
            ),
        }

    # --- challenges ----------------------------------------------------------------------------

    async def add_challenge(
        self, challenge: str, person: int | None, now: float, until: float
    ) -> None:
        """Save a challenge (hash), for a new passkey of this person or for signing in."""

        def work(connection: Connection) -> None:
            connection.execute("DELETE FROM challenges WHERE until < ?", (now,))
            connection.execute(
                "INSERT INTO challenges VALUES (?, ?, ?)", (challenge, person, until)
            )

        await self._run(work)

    async def take_challenge(self, challenge: str, person: int | None, now: float) -> bool:
        """Use up a challenge (hash); False if it is unknown, expired, or for something else."""

        def work(connection: Connection) -> bool:
            found = connection.execute(
                "DELETE FROM challenges WHERE hash = ? RETURNING person, until", (challenge,)
            ).fetchone()
            return found is not None and found[0] == person and found[1] >= now

        return await self._run(work)

    # --- passkeys ------------------------------------------------------------------------------

    async def passkeys(self, person: int) -> list[PasskeyRow]:
        """A person's passkeys, oldest first."""
        return await self._run(
            lambda connection: [
                PasskeyRow(*row)
                for row in connection.execute(f"{_ROW} WHERE person = ? ORDER BY id", (person,))
            ]
        )

    async def find(self, credential: str) -> PasskeyRow | None:
        """The passkey of this id."""

        def work(connection: Connection) -> PasskeyRow | None:
            row = connection.execute(f"{_ROW} WHERE credential = ?", (credential,)).fetchone()
            return None if row is None else PasskeyRow(*row)

        return await self._run(work)

    async def add(self, new: PasskeyRow, most: int) -> bool:
        """Add a passkey (its number is ignored); False if it is known, or the person has `most`."""

        def work(connection: Connection) -> bool:
            (count,) = connection.execute(
                "SELECT count(*) FROM passkeys WHERE person = ?", (new.person,)
            ).fetchall()[0]
            if count >= most:
                return False
            added = connection.execute(
                "INSERT INTO passkeys "
                "(person, credential, key, algorithm, counter, name, created) "
                "VALUES (?, ?, ?, ?, ?, ?, ?) "
                "ON CONFLICT (credential) DO NOTHING RETURNING id",
                new[1:8],
            ).fetchone()
            return added is not None

        return await self._run(work)

    async def use(self, number: int, before: int, counter: int, now: float) -> bool:
        """Note a use; False if another one has changed the counter meanwhile."""

        def work(connection: Connection) -> bool:
            found = connection.execute(
                "UPDATE passkeys SET counter = ?, used = ? WHERE id = ? AND counter = ? "
                "RETURNING id",
                (counter, now, number, before),
            ).fetchone()
            return found is not None

        return await self._run(work)

    async def remove(self, person: int, number: int) -> bool:
        """Remove a passkey; False if the person has none of this number."""

        def work(connection: Connection) -> bool:
            found = connection.execute(
                "DELETE FROM passkeys WHERE person = ? AND id = ? RETURNING id", (person, number)
            ).fetchone()
            return found is not None

        return await self._run(work)

    # --- recovery codes ------------------------------------------------------------------------

    async def recovery(self, person: int) -> float | None:
        """Since when a person has a recovery code."""

        def work(connection: Connection) -> float | None:
            found = connection.execute(
                "SELECT created FROM recovery_codes WHERE person = ?", (person,)
            ).fetchone()
            return None if found is None else float(found[0])

        return await self._run(work)

    async def set_recovery(self, person: int, code: str | None, now: float) -> None:
        """Replace a person's recovery code (hash); None: they have none from now on."""

        def work(connection: Connection) -> None:
            connection.execute("DELETE FROM recovery_codes WHERE person = ?", (person,))
            if code is not None:
                connection.execute(
                    "INSERT INTO recovery_codes VALUES (?, ?, ?)", (person, code, now)
                )

        await self._run(work)

    async def take_recovery(self, code: str) -> int | None:
        """Use up a recovery code (hash); returns its person."""

        def work(connection: Connection) -> int | None:
            found = connection.execute(
                "DELETE FROM recovery_codes WHERE hash = ? RETURNING person", (code,)
            ).fetchone()
            return None if found is None else int(found[0])

        return await self._run(work)
