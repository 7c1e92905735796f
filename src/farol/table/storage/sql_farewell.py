"""Somebody has all their data deleted, in SQL: games stay, and nobody is named in them."""

from collections.abc import Collection
from typing import ClassVar, Final

from farol.table.storage.sql import Connection, Runs
from farol.table.storage.sql_leagues import forget_empty
from farol.table.storage.sql_ratings import step_back_for
from farol.table.storage.sql_tables import read_row, save_row, take_words
from farol.table.storage.store import GONE, NO_HOST, DamagedTable, Gone, TableRow, Whereabouts

AT_ONCE: Final = 5000  # tables that are looked through between two moves of others
TAKEN_AT_ONCE: Final = 100  # tables that are written between two moves of others
NAMED: Final = frozenset({"results"})  # what belongs to a game and not to a person


def without_person(row: TableRow, person: int) -> tuple[int, ...]:
    """Take somebody out of a table where nobody has to decide for them any more; the seats where
    they sat. The seals are over the names: they go with one of them."""
    sat = [n for n, seat in enumerate(row.seats) if person in {seat.person, *seat.former}]
    for number in sat:
        seat = row.seats[number]
        people = [*seat.former, *([] if seat.person is None else [seat.person])]
        if people[-1] == person:
            seat.name = GONE
        if people[0] == person and number < len(row.sealed):
            row.sealed[number].name = GONE
        if seat.person == person:
            seat.person, seat.hours = None, None
        seat.former = [other for other in seat.former if other != person]
        seat.replaced = [other for other in seat.replaced if other != person]
        seat.removed = None if seat.removed == person else seat.removed
    row.seat_changes = [line for line in row.seat_changes if line.seat not in sat]
    if sat:
        row.seal = row.history = ""
    if row.host == person:
        row.host = NO_HOST
    row.wished = ""
    row.banned = [other for other in row.banned if other != person]
    row.unwanted = [other for other in row.unwanted if other != person]
    return tuple(sat)


class SqlFarewell:
    """The part of the store that forgets people. `_personal` finds, as SQL, every part of the
    database that says `person`: what is added later is forgotten, too."""

    _run: Runs
    _free: ClassVar[str]
    _locked: ClassVar = ""
    _personal: ClassVar[str]

    async def whereabouts(self, person: int) -> list[Whereabouts]:
        """Every table where the person sits, sat, or hosts."""
        found = {one.id: one for one in await self._sits_at(person)}
        last = 0
        while (reached := await self._reached(last)) > last:
            found |= {one.id: one for one in await self._sat_at(person, last, reached)}
            last = reached
        return list(found.values())

    async def _sits_at(self, person: int) -> list[Whereabouts]:
        return await self._run(
            lambda connection: [
                Whereabouts(number, code, status in {"over", "pinned"})
                for number, code, status in connection.execute(
                    "SELECT id, code, status FROM tables WHERE id IN ("
                    "  SELECT table_id FROM sitters WHERE person = ? UNION "
                    "  SELECT table_id FROM results WHERE person = ?)",
                    (person, person),
                )
            ]
        )

    async def _reached(self, last: int) -> int:
        """Where the tables end that are looked through next; as far as before, if there are no
        more."""

        def work(connection: Connection) -> int:
            (reached,) = connection.execute(
                "SELECT max(id) FROM (SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?) AS x",
                (last, AT_ONCE),
            ).fetchone()
            return last if reached is None else int(reached)

        return await self._run(work)

    async def _sat_at(self, person: int, after: int, last: int) -> list[Whereabouts]:
        """Tables where the person had a seat that somebody else has by now."""

        def work(connection: Connection) -> list[Whereabouts]:
            found = connection.execute(
                "SELECT id, code, status, data FROM tables "
                "WHERE id > ? AND id <= ? AND data LIKE ?",
                (after, last, '%"former":%'),
            ).fetchall()
            return [
                Whereabouts(number, code, status in {"over", "pinned"})
                for number, code, status, data in found
                if _was_at(person, number, data)
            ]

        return await self._run(work)

    async def take_names(
        self, person: int, tables: Collection[int], unfinished: bool = False
    ) -> None:
        """Take the person out of finished tables that no server has in memory; of `unfinished`
        ones too, where nobody can play. One that cannot be read at all is deleted."""
        which = "1 = 1" if unfinished else "status IN ('over', 'pinned')"
        numbers = list(tables)
        for at in range(0, len(numbers), TAKEN_AT_ONCE):
            some = numbers[at : at + TAKEN_AT_ONCE]

            def work(connection: Connection, some: list[int] = some) -> None:
                for number in some:
                    self._take_name(connection, person, number, which)

            await self._run(work)

    def _take_name(self, connection: Connection, person: int, number: int, which: str) -> None:
        found = connection.execute(
            f"SELECT data FROM tables WHERE id = ? AND {which} AND {self._free}{self._locked}",
            (number,),
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

    async def forget_person(self, person: int, name: str) -> None:
        """Delete all that is kept of somebody whose name stands at no table any more. The last
        one who came stays without a name: otherwise SQLite would give the same number to the
        next."""

        def work(connection: Connection) -> None:
            step_back_for(connection, person)
            places = {place for (place,) in connection.execute(self._personal).fetchall()} - NAMED
            for place in sorted(places):
                connection.execute(f"DELETE FROM {place} WHERE person = ?", (person,))
            forget_empty(connection)
            connection.execute(
                "DELETE FROM chat WHERE person IS NULL AND seat IS NULL AND name = ?", (name,)
            )
            connection.execute(
                "UPDATE results SET person = NULL, name = ? WHERE person = ?", (GONE, person)
            )
            connection.execute(
                "DELETE FROM people WHERE id = ? AND id < (SELECT max(id) FROM people)", (person,)
            )
            connection.execute(
                "UPDATE people SET name = ?, created = 0, open = 0, invitable = 0 WHERE id = ?",
                (GONE, person),
            )
            connection.execute("DELETE FROM invitations WHERE sender = ?", (person,))
            connection.execute("DELETE FROM unheard WHERE other = ?", (person,))

        await self._run(work)


def _was_at(person: int, number: int, data: str) -> bool:
    try:
        row = read_row(number, data)
    except DamagedTable:
        return False
    return any(person in seat.former for seat in row.seats)
