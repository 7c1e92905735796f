"""Company in SQL: who looks for it, the tables that came about, and how long it took."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from farol.community.company.rows import ANY, MetTable, SeekerRow
from farol.core.data import Json
from farol.server.store.database import Database, selected
from farol.server.store.schema import Schema
from farol.server.store.sql import Connection

MOST_WAITS: Final = 50  # kept per game
_SEEKERS: Final = (
    "SELECT person, name, face, game, pace, experience, language, seats, since, heard, code "
    "FROM seekers JOIN people ON people.id = person"
)


class CompanyStore:
    """Searches are deleted with their person, and when nobody has heard of them for long."""

    name = "company"
    schema = Schema(
        """
        CREATE TABLE seekers (
            person {big} NOT NULL REFERENCES people ON DELETE CASCADE,
            game TEXT NOT NULL, pace TEXT NOT NULL, experience TEXT NOT NULL,
            language TEXT NOT NULL, seats INTEGER NOT NULL,
            since {real} NOT NULL, heard {real} NOT NULL,
            claimed {real} NOT NULL DEFAULT 0, code TEXT NOT NULL DEFAULT '',
            PRIMARY KEY (person)
        ) {without_rowid};
        CREATE INDEX seekers_by_game ON seekers (game, pace);
        CREATE TABLE met_tables (
            table_id {big} NOT NULL REFERENCES tables ON DELETE CASCADE,
            experience TEXT NOT NULL, language TEXT NOT NULL, PRIMARY KEY (table_id)
        ) {without_rowid};
        CREATE TABLE waits (
            game TEXT NOT NULL, at {real} NOT NULL, seconds {real} NOT NULL
        );
        CREATE INDEX waits_by_game ON waits (game, at);
        """,
        "0041-company",
    )

    def __init__(self, database: Database) -> None:
        self._run = database.run

    def erase(self, connection: Connection, person: int) -> None:
        """Delete a person's search."""
        connection.execute("DELETE FROM seekers WHERE person = ?", (person,))

    def export(self, connection: Connection, person: int) -> Json:
        """A person's search."""
        names = ("game", "pace", "experience", "language", "seats", "since", "heard", "code")
        return selected(
            connection,
            f"SELECT {', '.join(names)} FROM seekers WHERE person = ?",
            (person,),
            *(*names[:-1], "table"),
        )

    async def seek(self, row: SeekerRow) -> None:
        """Begin a search, or change its wishes; `since` stays if they are the same."""
        wishes = (row.game, row.pace, row.experience, row.language, row.seats)

        def work(connection: Connection) -> None:
            connection.execute(
                "DELETE FROM seekers WHERE person = ? AND NOT (code = '' AND game = ? "
                "AND pace = ? AND experience = ? AND language = ? AND seats = ?)",
                (row.person, *wishes),
            )
            connection.execute(
                "INSERT INTO seekers "
                "(person, game, pace, experience, language, seats, since, heard) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?) "
                "ON CONFLICT (person) DO UPDATE SET heard = excluded.heard",
                (row.person, *wishes, row.since, row.heard),
            )

        await self._run(work)

    async def stop(self, person: int) -> None:
        """End a search."""
        await self._run(
            lambda connection: connection.execute("DELETE FROM seekers WHERE person = ?", (person,))
        )

    async def heard(self, person: int, now: float) -> SeekerRow | None:
        """Note that the person still looks; returns the search."""

        def work(connection: Connection) -> SeekerRow | None:
            connection.execute("UPDATE seekers SET heard = ? WHERE person = ?", (now, person))
            found = connection.execute(f"{_SEEKERS} WHERE person = ?", (person,)).fetchone()
            return None if found is None else SeekerRow(*found)

        return await self._run(work)

    async def looking(
        self, since: Mapping[str, float], limit: int, one: SeekerRow | None = None
    ) -> list[SeekerRow]:
        """Who looks for company and was heard of since a date by pace, longest first; only those
        who want what `one` wants."""
        fresh = " OR ".join(["pace = ? AND heard >= ?"] * len(since))
        which, values = (
            f"code = '' AND ({fresh})",
            [part for each in since.items() for part in each],
        )
        if one is not None:
            which, values = f"{which} AND game = ? AND pace = ?", [*values, one.game, one.pace]
            for column, wish in (("experience", one.experience), ("language", one.language)):
                if wish != ANY:
                    which, values = f"{which} AND {column} IN (?, ?)", [*values, wish, ANY]
        return await self._run(
            lambda connection: [
                SeekerRow(*row)
                for row in connection.execute(
                    f"{_SEEKERS} WHERE {which} ORDER BY since LIMIT ?", (*values, limit)
                )
            ]
        )

    async def claim(self, group: Sequence[SeekerRow], before: float, now: float) -> bool:
        """Reserve people for a table that is opened next. False if one of them has found company or
        given up, or was reserved since `before`: another server may be opening a table."""

        def work(connection: Connection) -> bool:
            taken = [
                connection.execute(
                    "UPDATE seekers SET claimed = ? WHERE person = ? AND code = '' "
                    "AND claimed < ? AND since = ? RETURNING person",
                    (now, one.person, before, one.since),
                ).fetchone()
                for one in sorted(group)  # in one order: no deadlock
            ]
            got = [row[0] for row in taken if row is not None]
            if len(got) < len(group):
                _release(connection, got)
            return len(got) == len(group)

        return await self._run(work)

    async def release(self, people: Collection[int]) -> None:
        """These people go on looking: there is no table for them."""
        await self._run(lambda connection: _release(connection, people))

    async def found(self, people: Sequence[SeekerRow], table: int, code: str, now: float) -> None:
        """Company was found at a new table, which their wishes describe."""

        def work(connection: Connection) -> None:
            connection.execute(
                "INSERT INTO met_tables VALUES (?, ?, ?)",
                (
                    table,
                    _wanted(one.experience for one in people),
                    _wanted(one.language for one in people),
                ),
            )
            for one in people:
                _arrived(connection, one, code, now)

        await self._run(work)

    async def joined(self, one: SeekerRow, code: str, now: float) -> None:
        """Company was found at a table that waits already."""
        await self._run(lambda connection: _arrived(connection, one, code, now))

    async def met(self, codes: Collection[str]) -> list[MetTable]:
        """Those of these tables that came about by a search."""

        def work(connection: Connection) -> list[MetTable]:
            found = [
                connection.execute(
                    "SELECT code, experience, language FROM met_tables "
                    "JOIN tables ON tables.id = table_id WHERE code = ?",
                    (code,),
                ).fetchone()
                for code in codes
            ]
            return [MetTable(*row) for row in found if row is not None]

        return await self._run(work)

    async def waits(self, since: float) -> dict[str, list[float]]:
        """By game, the seconds that searches took since a date."""

        def work(connection: Connection) -> dict[str, list[float]]:
            found: dict[str, list[float]] = {}
            for game, seconds in connection.execute(
                "SELECT game, seconds FROM waits WHERE at >= ? ORDER BY at DESC", (since,)
            ).fetchall():
                found.setdefault(game, []).append(seconds)
            return found

        return await self._run(work)

    async def tidy(self, heard: float, found: float) -> None:
        """Delete searches of people who were not heard of since a date; another one for those that
        have found company."""
        await self._run(
            lambda connection: connection.execute(
                "DELETE FROM seekers WHERE heard < ? OR (code <> '' AND heard < ?)", (heard, found)
            )
        )


def _wanted(wishes: Iterable[str]) -> str:
    """What those want who want something in particular."""
    return next((wish for wish in wishes if wish != ANY), ANY)


def _release(connection: Connection, people: Collection[int]) -> None:
    connection.executemany(
        "UPDATE seekers SET claimed = 0 WHERE person = ?", [(person,) for person in people]
    )


def _arrived(connection: Connection, one: SeekerRow, code: str, now: float) -> None:
    connection.execute(
        "UPDATE seekers SET code = ?, claimed = 0 WHERE person = ?", (code, one.person)
    )
    connection.execute(
        "INSERT INTO waits VALUES (?, ?, ?)", (one.game, now, max(0.0, now - one.since))
    )
    connection.execute(
        "DELETE FROM waits WHERE game = ? AND at < "
        "(SELECT min(at) FROM "
        "(SELECT at FROM waits WHERE game = ? ORDER BY at DESC LIMIT ?) AS latest)",
        (one.game, one.game, MOST_WAITS),
    )
