"""Erasure of a person in SQL: games stay, without the name."""

from collections.abc import Collection, Sequence
from typing import Final

from farol.community.erasure.rows import Whereabouts
from farol.core.data import Json
from farol.server.play.model.erasure import without_person
from farol.server.store.database import Database, PersonalStore, selected
from farol.server.store.schema import Schema
from farol.server.store.sql import Connection
from farol.server.store.store import DamagedTable, Gone, Person
from farol.server.store.table_sql import read_row, save_row, take_words

TAKEN_AT_ONCE: Final = 100  # tables written per transaction, so that moves are saved in between


class ErasureWishes:
    """People whom the operator wants to be erased; the servers do so and drop the wish."""

    name = "wishes"
    schema = Schema(
        "CREATE TABLE erasures (person {big} PRIMARY KEY, at {real} NOT NULL) {without_rowid}"
    )

    def __init__(self, database: Database) -> None:
        self._run = database.run

    def erase(self, connection: Connection, person: int) -> None:
        """Delete the wish."""
        connection.execute("DELETE FROM erasures WHERE person = ?", (person,))

    def export(self, connection: Connection, person: int) -> Json:
        """When the operator wished it; None if there is no wish."""
        found = selected(connection, "SELECT at FROM erasures WHERE person = ?", (person,), "at")
        return found[0] if found else None

    async def wish(self, person: int, at: float) -> None:
        """Ask the servers to erase somebody."""
        await self._run(
            lambda connection: connection.execute(
                "INSERT INTO erasures VALUES (?, ?) ON CONFLICT DO NOTHING", (person, at)
            )
        )

    async def wished(self) -> list[Person]:
        """Everybody who is to be erased."""
        return await self._run(
            lambda connection: [
                Person(number, name)
                for number, name in connection.execute(
                    "SELECT people.id, name FROM erasures JOIN people ON people.id = person "
                    "ORDER BY erasures.at, person"
                ).fetchall()
            ]
        )


class ErasureStore:
    """Erases and exports people over all stores that have data about them, in order of
    dependency."""

    def __init__(self, database: Database, stores: Sequence[type[PersonalStore]]) -> None:
        self._database = database
        self._run = database.run
        self._stores = [store(database) for store in stores]

    async def whereabouts(self, person: int) -> list[Whereabouts]:
        """All tables where the person sits, sat, or hosts."""
        return await self._run(
            lambda connection: [
                Whereabouts(number, code, status in {"over", "pinned"})
                for number, code, status in connection.execute(
                    "SELECT id, code, status FROM tables WHERE id IN ("
                    "  SELECT table_id FROM sitters WHERE person = ? UNION "
                    "  SELECT table_id FROM former_sitters WHERE person = ? UNION "
                    "  SELECT table_id FROM results WHERE person = ?)",
                    (person, person, person),
                )
            ]
        )

    async def take_names(
        self, person: int, tables: Collection[int], unfinished: bool = False
    ) -> None:
        """Erase the person from finished tables that are in no server's memory, and from
        `unfinished` ones that cannot be played. An unreadable table is deleted."""
        which = "1 = 1" if unfinished else "status IN ('over', 'pinned')"
        numbers = list(tables)
        for at in range(0, len(numbers), TAKEN_AT_ONCE):
            some = numbers[at : at + TAKEN_AT_ONCE]

            def work(connection: Connection, some: list[int] = some) -> None:
                for number in some:
                    self._take_name(connection, person, number, which)

            await self._run(work)

    def _take_name(self, connection: Connection, person: int, number: int, which: str) -> None:
        free, locked = self._database.free, self._database.locked
        found = connection.execute(
            f"SELECT data FROM tables WHERE id = ? AND {which} AND {free}{locked}", (number,)
        ).fetchone()
        if found is None:
            return
        try:
            row = read_row(number, found[0])
        except DamagedTable:
            connection.execute("DELETE FROM tables WHERE id = ?", (number,))
            return
        seats = without_person(row, person)
        save_row(connection, row)
        take_words(connection, number, Gone(person, seats))

    async def erase(self, person: int) -> None:
        """Delete the data of a person who has been erased from all tables."""

        def work(connection: Connection) -> None:
            for store in reversed(self._stores):
                store.erase(connection, person)

        await self._run(work)

    async def export(self, person: int) -> dict[str, Json]:
        """A person's data, by store, with the codes of all tables where they sit, sat or host."""
        there = sorted(await self.whereabouts(person), key=lambda one: one.id)

        def work(connection: Connection) -> dict[str, Json]:
            found = {store.name: store.export(connection, person) for store in self._stores}
            return {name: one for name, one in found.items() if one is not None}

        return {"at": [one.code for one in there], **await self._run(work)}
