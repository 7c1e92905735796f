"""Tables and their records in SQL."""

from collections.abc import Collection
from typing import Final

import msgspec

from farol.core.data import Json
from farol.server.store.database import Database, selected
from farol.server.store.schema import Migration, Schema
from farol.server.store.sql import Connection
from farol.server.store.store import (
    GONE,
    NO_HOST,
    CodeTaken,
    DamagedTable,
    DecisionRow,
    PendingWrite,
    Rows,
    SavedTable,
    TableRow,
)
from farol.server.store.table_sql import (
    add_decision,
    change_choices,
    forget_decisions,
    read_row,
    readable,
    save_row,
    whole,
    write,
)

MOST_LESSONS: Final = 100  # of one person that are searched


class TableStore:
    """Tables, their records, chat, notes and tags."""

    name = "tables"
    schema = Schema(
        """
        CREATE TABLE tables (
            id {id}, code TEXT NOT NULL UNIQUE, status TEXT NOT NULL, game TEXT NOT NULL,
            created {real} NOT NULL, data TEXT NOT NULL, listed INTEGER NOT NULL DEFAULT 0,
            lesson INTEGER NOT NULL DEFAULT 0, host {big} NOT NULL DEFAULT 0, {owner}
            due {real} NOT NULL DEFAULT 0, rated INTEGER NOT NULL DEFAULT 0,
            league {big} NOT NULL DEFAULT 0{taken}
        ) {room_for_updates};
        sqlite: CREATE INDEX tables_by_status ON tables (status);
        postgresql: CREATE INDEX tables_by_status ON tables (status, id)
            WHERE status IN ('lobby', 'playing', 'paused');
        postgresql: CREATE INDEX tables_by_node ON tables (node) WHERE node <> '';
        postgresql: CREATE INDEX lessons ON tables (created) WHERE lesson = 1;
        CREATE INDEX tables_listed ON tables (id) WHERE listed = 1;
        CREATE INDEX tables_by_due ON tables (due) WHERE due > 0;
        CREATE INDEX tables_rated ON tables (id) WHERE rated = 1;
        CREATE INDEX tables_by_league ON tables (league, id) WHERE league > 0;
        CREATE TABLE sitters (
            person {big} NOT NULL, table_id {big} NOT NULL REFERENCES tables ON DELETE CASCADE,
            PRIMARY KEY (person, table_id)
        ) {without_rowid};
        CREATE INDEX sitters_by_table ON sitters (table_id);
        CREATE TABLE former_sitters (
            person {big} NOT NULL, table_id {big} NOT NULL REFERENCES tables ON DELETE CASCADE,
            PRIMARY KEY (person, table_id)
        ) {without_rowid};
        CREATE INDEX former_sitters_by_table ON former_sitters (table_id);
        CREATE TABLE steps (
            table_id {big} NOT NULL REFERENCES tables ON DELETE CASCADE, version INTEGER NOT NULL,
            action {big}, undo_to INTEGER, seat INTEGER, move TEXT, at {real} NOT NULL,
            PRIMARY KEY (table_id, version)
        ) {without_rowid};
        CREATE TABLE decisions (
            table_id {big} NOT NULL REFERENCES tables ON DELETE CASCADE, version INTEGER NOT NULL,
            data {blob} NOT NULL, PRIMARY KEY (table_id, version)
        ) {without_rowid};
        CREATE TABLE choices (
            table_id {big} NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
            version INTEGER NOT NULL, action {big} NOT NULL, move TEXT, decision {blob} NOT NULL,
            at {real} NOT NULL, PRIMARY KEY (table_id, seat)
        ) {without_rowid};
        CREATE TABLE chat (
            table_id {big} NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
            seat INTEGER, name TEXT NOT NULL, text TEXT NOT NULL, at {real} NOT NULL,
            person {big}, PRIMARY KEY (table_id, number)
        ) {without_rowid};
        CREATE INDEX chat_by_person ON chat (person) WHERE person IS NOT NULL;
        CREATE TABLE claims (
            table_id {big} NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
            version INTEGER NOT NULL, seat INTEGER NOT NULL, claim TEXT NOT NULL,
            at {real} NOT NULL, PRIMARY KEY (table_id, number)
        ) {without_rowid};
        CREATE TABLE notes_of_people (
            table_id {big} NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
            person {big} NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, seat, person)
        ) {without_rowid};
        CREATE TABLE tags_of_people (
            table_id {big} NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
            person {big} NOT NULL, about INTEGER NOT NULL, tag TEXT NOT NULL,
            PRIMARY KEY (table_id, seat, person, about)
        ) {without_rowid};
        CREATE TABLE results (
            table_id {big} NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
            person {big}, name TEXT NOT NULL, score INTEGER NOT NULL, place INTEGER NOT NULL,
            PRIMARY KEY (table_id, seat)
        ) {without_rowid};
        CREATE INDEX results_by_person ON results (person, table_id);
        """,
        *("0020-people-at-tables", "0021-dues", Migration("0036-former-sitters", 3)),
    )

    def __init__(self, database: Database) -> None:
        self._database = database
        self._run = database.run
        # A table with the present name of its league.
        self._row = f"SELECT id, data, {database.league_name} FROM "

    async def add_table(self, row: TableRow) -> int:
        """Insert a table and return its id; CodeTaken if the code is in use."""

        def work(connection: Connection) -> int:
            added = connection.execute(
                "INSERT INTO tables (code, status, game, created, data) "
                "VALUES (?, ?, ?, ?, '') ON CONFLICT (code) DO NOTHING RETURNING id",
                (row.code, row.status, row.game, row.created),
            ).fetchone()
            if added is None:
                raise CodeTaken(f"The code {row.code} is in use.")
            saved = msgspec.structs.replace(row, id=added[0])
            save_row(connection, saved)
            return saved.id

        number = await self._run(work)
        await self._database.ownership.take(row.code)
        return number

    async def take(self, code: str) -> SavedTable | None:
        """Take ownership of a table and load it; OwnedElsewhere if another server owns it. A new
        table is owned by the server that added it."""
        return await self.table(code) if await self._database.ownership.take(code) else None

    async def latest(self, limit: int, status: str = "") -> list[TableRow]:
        """The latest tables, of any status or of one."""
        which, values = ("WHERE status = ? ", [status]) if status else ("", [])
        return await self._run(
            lambda connection: readable(
                connection.execute(
                    f"{self._row} tables {which}ORDER BY id DESC LIMIT ?", (*values, limit)
                ).fetchall()
            )
        )

    def save(self, table: int, rows: Rows) -> PendingWrite:
        """Save a change of a table in one commit."""
        steps = [
            (table, step.version, step.action, step.undo_to, step.seat, step.move, step.at)
            for step in rows.steps
        ]
        undone = [step.undo_to for step in rows.steps if step.undo_to is not None]
        if not undone and rows == Rows(steps=rows.steps):
            return self._database.append(table, steps, None)

        def work(connection: Connection) -> None:
            if undone:
                forget_decisions(connection, table, min(undone))
            for decision in rows.decisions:
                add_decision(connection, table, decision)
            change_choices(connection, table, rows)
            write(connection, table, rows)

        return self._database.append(table, steps, work)

    async def table(self, code: str) -> SavedTable | None:
        """Load a table, without taking it."""

        def work(connection: Connection) -> SavedTable | None:
            found = connection.execute(f"{self._row} tables WHERE code = ?", (code,)).fetchone()
            return None if found is None else self._load(connection, *found)

        return await self._run(work)

    def _load(
        self, connection: Connection, number: int, data: str, league: str | None
    ) -> SavedTable:
        row = read_row(number, data, league)
        try:
            return whole(connection, row)
        except self._database.faults as error:
            raise DamagedTable(f"Table {number} cannot be read: {error}.") from error

    async def decision(self, table: int, version: int) -> bytes | None:
        """The bot's deliberation stored with that entry of a record; None if there is none."""

        def work(connection: Connection) -> bytes | None:
            found = connection.execute(
                "SELECT data FROM decisions WHERE table_id = ? AND version = ?", (table, version)
            ).fetchone()
            return None if found is None else bytes(found[0])

        return await self._run(work)

    async def decisions(self, table: int) -> list[DecisionRow]:
        """All deliberations of a table that were not taken back, oldest first."""
        return await self._run(
            lambda connection: [
                DecisionRow(*values)
                for values in connection.execute(
                    "SELECT version, data FROM decisions WHERE table_id = ? ORDER BY version",
                    (table,),
                )
            ]
        )

    async def unfinished(self, limit: int) -> list[str]:
        """Codes of tables without an owner that are playing or paused, newest first, without
        lessons."""
        return await self._run(
            lambda connection: [
                code
                for (code,) in connection.execute(
                    "SELECT code FROM tables WHERE status IN ('playing', 'paused') "
                    f"AND lesson = 0 AND {self._database.free} ORDER BY id DESC LIMIT ?",
                    (limit,),
                )
            ]
        )

    async def due(self, date: float, limit: int) -> list[str]:
        """Codes of tables in play without an owner whose due date has passed."""
        return await self._run(
            lambda connection: [
                code
                for (code,) in connection.execute(
                    "SELECT code FROM tables WHERE due > 0 AND due <= ? AND status = 'playing' "
                    f"AND {self._database.free} ORDER BY due LIMIT ?",
                    (date, limit),
                )
            ]
        )

    async def hosted(self, person: int) -> int:
        """Number of unfinished tables that this person hosts, without lessons."""

        def work(connection: Connection) -> int:
            (count,) = connection.execute(
                "SELECT count(*) FROM sitters JOIN tables ON id = table_id WHERE person = ? "
                "AND status IN ('lobby', 'playing', 'paused') AND lesson = 0 AND host = ?",
                (person, person),
            ).fetchone()
            return int(count)

        return await self._run(work)

    async def sits(self, person: int, code: str) -> bool:
        """Whether the person sits at the table with this code."""

        def work(connection: Connection) -> bool:
            found = connection.execute(
                "SELECT 1 FROM tables JOIN sitters ON id = table_id WHERE code = ? AND person = ?",
                (code, person),
            )
            return found.fetchone() is not None

        return await self._run(work)

    async def listed(self, limit: int) -> list[TableRow]:
        """Public tables with an open seat, newest first."""
        return await self._run(
            lambda connection: readable(
                connection.execute(
                    f"{self._row} tables WHERE listed = 1 ORDER BY id DESC LIMIT ?", (limit,)
                )
            )
        )

    async def rows_of(self, codes: Collection[str]) -> list[TableRow]:
        """The tables with these codes; damaged ones are left out."""

        def work(connection: Connection) -> list[TableRow]:
            found = [
                connection.execute(f"{self._row} tables WHERE code = ?", (code,)).fetchone()
                for code in codes
            ]
            return readable(one for one in found if one is not None)

        return await self._run(work)

    async def tables_of(self, person: int, limit: int) -> list[TableRow]:
        """Tables where the person sits, newest first, without lessons."""
        return await self._tables_of(person, limit, lesson=False)

    async def lessons_of(self, person: int) -> list[TableRow]:
        """The lessons of the person, newest first."""
        return await self._tables_of(person, MOST_LESSONS, lesson=True)

    async def _tables_of(self, person: int, limit: int, lesson: bool) -> list[TableRow]:
        return await self._run(
            lambda connection: readable(
                connection.execute(
                    f"{self._row} sitters JOIN tables ON id = table_id "
                    "WHERE person = ? AND lesson = ? ORDER BY table_id DESC LIMIT ?",
                    (person, int(lesson), limit),
                )
            )
        )

    async def forget_table(self, code: str) -> None:
        """Delete the table with this code."""
        await self._run(
            lambda connection: connection.execute("DELETE FROM tables WHERE code = ?", (code,))
        )

    async def forget_lobbies(self, before: float, but: Collection[str] = ()) -> list[str]:
        """Delete tables opened before a date that never started, except those with these codes;
        returns the codes of the deleted ones."""
        return await self._forget("status = 'lobby'", before, but)

    async def forget_lessons(self, before: float, but: Collection[str] = ()) -> list[str]:
        """Delete lessons begun before a date, except those with these codes; returns the codes of
        the deleted ones."""
        return await self._forget("lesson = 1", before, but)

    async def _forget(self, which: str, before: float, but: Collection[str]) -> list[str]:
        kept = frozenset(but)

        def work(connection: Connection) -> list[str]:
            found = connection.execute(
                f"SELECT code FROM tables WHERE {which} AND created < ? AND {self._database.free}",
                (before,),
            ).fetchall()
            gone = [(code,) for (code,) in found if code not in kept]
            connection.executemany("DELETE FROM tables WHERE code = ?", gone)
            return [code for (code,) in gone]

        return await self._run(work)

    # --- people --------------------------------------------------------------------------------

    def erase(self, connection: Connection, person: int) -> None:
        """Delete a person's chat, notes and tags; results stay, without a name. Older lines of
        chat, which do not record a person, are found by name."""
        connection.execute(
            "UPDATE tables SET host = ? WHERE host = ? "
            "AND id IN (SELECT table_id FROM sitters WHERE person = ?)",
            (NO_HOST, person, person),
        )
        for place in ("sitters", "former_sitters", "chat", "notes_of_people", "tags_of_people"):
            connection.execute(f"DELETE FROM {place} WHERE person = ?", (person,))
        connection.execute(
            "DELETE FROM chat WHERE person IS NULL AND seat IS NULL "
            "AND name = (SELECT name FROM people WHERE id = ?)",
            (person,),
        )
        connection.execute(
            "UPDATE results SET person = NULL, name = ? WHERE person = ?", (GONE, person)
        )

    def export(self, connection: Connection, person: int) -> Json:
        """Where a person sits, hosts or sat, their seats, results, chat, notes and tags. Records of
        games are separate documents: neither cards nor choices are included."""
        return {
            "tables": selected(
                connection,
                "SELECT code, game, status, created, host = ?, lesson FROM sitters "
                "JOIN tables ON id = table_id WHERE person = ? ORDER BY id",
                (person, person),
                *("code", "game", "status", "created", "host?", "lesson?"),
            ),
            "left": selected(
                connection,
                "SELECT code, game FROM former_sitters JOIN tables ON id = table_id "
                "WHERE person = ? ORDER BY id",
                (person,),
                *("code", "game"),
            ),
            "results": selected(
                connection,
                "SELECT code, game, seat, name, score, place FROM results "
                "JOIN tables ON id = table_id WHERE person = ? ORDER BY id, seat",
                (person,),
                *("table", "game", "seat", "name", "score", "place"),
            ),
            "seats": _seats_of(connection, person),
            "chat": _at_tables(connection, person, "chat", "text", "at"),
            "notes": _at_tables(connection, person, "notes_of_people", "text"),
            "tags": _at_tables(connection, person, "tags_of_people", "about", "tag"),
        }


def _seats_of(connection: Connection, person: int) -> list[Json]:
    """What tables keep of the seats where a person sits."""
    found = connection.execute(
        "SELECT id, data, NULL FROM sitters JOIN tables ON id = table_id WHERE person = ? "
        "ORDER BY id",
        (person,),
    ).fetchall()
    return [
        {
            "table": row.code,
            "seat": number,
            "name": seat.name,
            "face": seat.face,
            "since": seat.since,
            "muted": seat.muted,
            "resigned": seat.resigned,
            "away": seat.away or None,
            "vacation": seat.vacation,
            "hours": msgspec.to_builtins(seat.hours),
        }
        for row in readable(found)
        for number, seat in enumerate(row.seats)
        if seat.person == person
    ]


def _at_tables(connection: Connection, person: int, place: str, *columns: str) -> list[Json]:
    """A person's rows at tables, with the table's code, the seat and these columns."""
    return selected(
        connection,
        f"SELECT code, seat, {', '.join(columns)} FROM {place} JOIN tables ON id = table_id "
        f"WHERE person = ? ORDER BY id, seat, {columns[-1]}",
        (person,),
        *("table", "seat", *columns),
    )
