"""Tables, their records and the settings of a server in SQL."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable
from typing import ClassVar, Final

import msgspec
import structlog

from farol.protocol.types import ChatLine
from farol.server.store.sql import Connection, Runs, Step, Work
from farol.server.store.store import (
    MAX_CHAT,
    ChoiceRow,
    ClaimRow,
    CodeTaken,
    DamagedTable,
    DecisionRow,
    Gone,
    NoteKey,
    PendingWrite,
    Rows,
    SavedTable,
    StepRow,
    TableRow,
    TagKey,
)

log = structlog.get_logger("farol.store")

MOST_LESSONS: Final = 100  # of one person that are looked through

_row_decoder: Final = msgspec.json.Decoder(TableRow)
# A table with what its league is called by now.
_ROW: Final = "SELECT id, data, (SELECT name FROM leagues WHERE leagues.id = tables.league) FROM "


class SqlTables(ABC):
    """The part of the store that keeps tables. `_append` saves entries of records with some other
    work, all of it or nothing; `_faults` are raised by a database that cannot be read."""

    _run: Runs
    _faults: type[Exception]
    _free: ClassVar = "1 = 1"  # whether nobody has taken a table, as SQL

    @abstractmethod
    def _append(self, table: int, steps: list[Step], work: Work | None, /) -> PendingWrite:
        """Done when all of it is durable."""

    # --- tables --------------------------------------------------------------------------------

    async def add_table(self, row: TableRow) -> int:
        """Save a new table and return its id; CodeTaken if the code is in use."""

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

        return await self._run(work)

    def save(self, table: int, rows: Rows) -> PendingWrite:
        """Save a change of a table, all of it in one commit."""
        steps = [
            (table, step.version, step.action, step.undo_to, step.seat, step.move, step.at)
            for step in rows.steps
        ]
        undone = [step.undo_to for step in rows.steps if step.undo_to is not None]
        if not undone and rows == Rows(steps=rows.steps):
            return self._append(table, steps, None)

        def work(connection: Connection) -> None:
            if undone:
                _forget_decisions(connection, table, min(undone))
            for decision in rows.decisions:
                _add_decision(connection, table, decision)
            _change_choices(connection, table, rows)
            _write(connection, table, rows)

        return self._append(table, steps, work)

    async def table(self, code: str) -> SavedTable | None:
        """All of one table."""

        def work(connection: Connection) -> SavedTable | None:
            found = connection.execute(f"{_ROW} tables WHERE code = ?", (code,)).fetchone()
            return None if found is None else self._load(connection, *found)

        return await self._run(work)

    def _load(
        self, connection: Connection, number: int, data: str, league: str | None
    ) -> SavedTable:
        row = read_row(number, data, league)
        try:
            return _whole(connection, row)
        except self._faults as error:
            raise DamagedTable(f"Table {number} cannot be read: {error}.") from error

    async def decision(self, table: int, version: int) -> bytes | None:
        """What a bot considered when it made that entry of a table's record; None: nothing kept."""

        def work(connection: Connection) -> bytes | None:
            found = connection.execute(
                "SELECT data FROM decisions WHERE table_id = ? AND version = ?", (table, version)
            ).fetchone()
            return None if found is None else bytes(found[0])

        return await self._run(work)

    async def decisions(self, table: int) -> list[DecisionRow]:
        """All that bots considered at a table and that was not taken back, oldest first."""
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
        """Codes of tables that are playing or paused and nobody has taken, the newest first,
        without lessons."""
        return await self._run(
            lambda connection: [
                code
                for (code,) in connection.execute(
                    "SELECT code FROM tables WHERE status IN ('playing', 'paused') "
                    f"AND lesson = 0 AND {self._free} ORDER BY id DESC LIMIT ?",
                    (limit,),
                )
            ]
        )

    async def due(self, date: float, limit: int) -> list[str]:
        """Codes of tables in play that had something to do by this date and that no server has."""
        return await self._run(
            lambda connection: [
                code
                for (code,) in connection.execute(
                    "SELECT code FROM tables WHERE due > 0 AND due <= ? AND status = 'playing' "
                    f"AND {self._free} ORDER BY due LIMIT ?",
                    (date, limit),
                )
            ]
        )

    async def hosted(self, person: int) -> int:
        """How many unfinished tables this person hosts; lessons are none of them."""

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
        """Public tables with an open seat, the newest first."""
        return await self._run(
            lambda connection: _readable(
                connection.execute(
                    f"{_ROW} tables WHERE listed = 1 ORDER BY id DESC LIMIT ?",
                    (limit,),
                )
            )
        )

    async def rows_of(self, codes: Collection[str]) -> list[TableRow]:
        """The tables with these codes; damaged ones are left out."""

        def work(connection: Connection) -> list[TableRow]:
            found = [
                connection.execute(f"{_ROW} tables WHERE code = ?", (code,)).fetchone()
                for code in codes
            ]
            return _readable(one for one in found if one is not None)

        return await self._run(work)

    async def tables_of(self, person: int, limit: int) -> list[TableRow]:
        """Tables where the person sits, the newest first; lessons are none of them."""
        return await self._tables_of(person, limit, lesson=False)

    async def lessons_of(self, person: int) -> list[TableRow]:
        """The lessons of the person, the newest first."""
        return await self._tables_of(person, MOST_LESSONS, lesson=True)

    async def _tables_of(self, person: int, limit: int, lesson: bool) -> list[TableRow]:
        return await self._run(
            lambda connection: _readable(
                connection.execute(
                    f"{_ROW} sitters JOIN tables ON id = table_id "
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
        """Delete tables that never started and were opened before then, but not those with these
        codes; the codes of the others."""
        return await self._forget("status = 'lobby'", before, but)

    async def forget_lessons(self, before: float, but: Collection[str] = ()) -> list[str]:
        """Delete lessons that were begun before then, but not those with these codes; the codes
        of the others."""
        return await self._forget("lesson = 1", before, but)

    async def _forget(self, which: str, before: float, but: Collection[str]) -> list[str]:
        kept = frozenset(but)

        def work(connection: Connection) -> list[str]:
            found = connection.execute(
                f"SELECT code FROM tables WHERE {which} AND created < ? AND {self._free}", (before,)
            ).fetchall()
            gone = [(code,) for (code,) in found if code not in kept]
            connection.executemany("DELETE FROM tables WHERE code = ?", gone)
            return [code for (code,) in gone]

        return await self._run(work)

    # --- settings ------------------------------------------------------------------------------

    async def setting(self, name: str) -> str | None:
        """A setting of this server that is not in its configuration."""

        def work(connection: Connection) -> str | None:
            found = connection.execute(
                "SELECT value FROM settings WHERE name = ?", (name,)
            ).fetchone()
            return None if found is None else str(found[0])

        return await self._run(work)

    async def set_setting(self, name: str, value: str) -> None:
        """Keep a setting."""
        await self._run(
            lambda connection: connection.execute(
                "INSERT INTO settings VALUES (?, ?) "
                "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                (name, value),
            )
        )


def _write(connection: Connection, table: int, rows: Rows) -> None:
    """What a change replaces and adds beside the record."""
    if rows.row is not None:
        save_row(connection, rows.row)
    if rows.chat is not None:
        _add_chat(connection, table, rows.chat, rows.speaker)
    if rows.note is not None:
        _set_note(connection, table, *rows.note)
    if rows.tag is not None:
        _set_tag(connection, table, *rows.tag)
    if rows.claim is not None:
        _add_claim(connection, table, rows.claim)
    if rows.gone is not None:
        take_words(connection, table, rows.gone)


def save_row(connection: Connection, row: TableRow) -> None:
    """Save a table without its game, and who sits there."""
    connection.execute(
        "UPDATE tables SET status = ?, host = ?, listed = ?, lesson = ?, due = ?, rated = ?, "
        "league = ?, data = ? WHERE id = ?",
        (
            *(row.status, row.host, int(_is_listed(row)), int(row.lesson is not None)),
            *(row.due, int(row.rated or row.league > 0), row.league),
            *(msgspec.json.encode(row).decode(), row.id),
        ),
    )
    people = {seat.person for seat in row.seats if seat.person is not None}
    connection.execute("DELETE FROM sitters WHERE table_id = ?", (row.id,))
    connection.executemany(
        "INSERT INTO sitters VALUES (?, ?)", [(person, row.id) for person in people | {row.host}]
    )
    if row.result is not None:
        connection.executemany(
            "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE "
            "SET person = excluded.person, name = excluded.name, score = excluded.score, "
            "place = excluded.place",
            [
                (row.id, number, seat.person, seat.name, score, place)
                for number, (seat, score, place) in enumerate(
                    zip(row.seats, row.result.scores, row.result.places, strict=True)
                )
            ],
        )


def _add_decision(connection: Connection, table: int, row: DecisionRow) -> None:
    connection.execute("INSERT INTO decisions VALUES (?, ?, ?)", (table, row.version, row.data))


def _forget_decisions(connection: Connection, table: int, after: int) -> None:
    connection.execute("DELETE FROM decisions WHERE table_id = ? AND version > ?", (table, after))


def _change_choices(connection: Connection, table: int, rows: Rows) -> None:
    if rows.opened:
        connection.execute("DELETE FROM choices WHERE table_id = ?", (table,))
    if rows.withdrawn is not None:
        connection.execute(
            "DELETE FROM choices WHERE table_id = ? AND seat = ?", (table, rows.withdrawn)
        )
    if rows.choice is not None:
        values = (table, *msgspec.structs.astuple(rows.choice))
        connection.execute(
            "INSERT INTO choices VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) "
            "DO UPDATE SET version = excluded.version, action = excluded.action, "
            "move = excluded.move, decision = excluded.decision, at = excluded.at",
            values,
        )


def _add_chat(connection: Connection, table: int, line: ChatLine, speaker: int | None) -> None:
    values = (table, *msgspec.structs.astuple(line), speaker)
    connection.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)", values)


def take_words(connection: Connection, table: int, gone: Gone) -> None:
    """Delete what somebody said, noted and thought at a table."""
    for place in ("chat", "notes_of_people", "tags_of_people"):
        connection.execute(
            f"DELETE FROM {place} WHERE table_id = ? AND person = ?", (table, gone.person)
        )
    connection.executemany(
        "DELETE FROM chat WHERE table_id = ? AND person IS NULL AND seat = ?",
        [(table, seat) for seat in gone.seats],
    )


def _set_tag(connection: Connection, table: int, key: TagKey, tag: str) -> None:
    connection.execute(
        "DELETE FROM tags_of_people WHERE table_id = ? AND seat = ? AND person = ? AND about = ?",
        (table, *key),
    )
    if tag:
        connection.execute("INSERT INTO tags_of_people VALUES (?, ?, ?, ?, ?)", (table, *key, tag))


def _add_claim(connection: Connection, table: int, claim: ClaimRow) -> None:
    values = (table, *msgspec.structs.astuple(claim))
    connection.execute("INSERT INTO claims VALUES (?, ?, ?, ?, ?, ?)", values)


def _set_note(connection: Connection, table: int, note: NoteKey, text: str) -> None:
    values = (table, *note, text)
    connection.execute(
        "INSERT INTO notes_of_people VALUES (?, ?, ?, ?) "
        "ON CONFLICT (table_id, seat, person) DO UPDATE SET text = excluded.text",
        values,
    )


def _is_listed(row: TableRow) -> bool:
    """Whether somebody who knows no code may find the table and sit down."""
    is_open = any(seat.kind == "open" for seat in row.seats)
    return row.visibility == "public" and row.status == "lobby" and is_open


def read_row(number: int, data: str, league: str | None = None) -> TableRow:
    """A row as it was saved, in a league that is called so by now; DamagedTable if it cannot be
    read."""
    try:
        row = _row_decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, TypeError) as error:
        raise DamagedTable(f"Table {number} cannot be read: {error}.") from error
    row.league_name = league or row.league_name
    return row


def _readable(found: Iterable[tuple[int, str, str | None]]) -> list[TableRow]:
    """Rows of tables; a damaged one keeps nobody from the others."""
    rows: list[TableRow] = []
    for number, data, league in found:
        try:
            rows.append(read_row(number, data, league))
        except DamagedTable as error:
            log.error("table-damaged", table=number, error=str(error))
    return rows


def _whole(connection: Connection, row: TableRow) -> SavedTable:
    steps = connection.execute(
        "SELECT version, action, undo_to, seat, move, at FROM steps WHERE table_id = ? "
        "ORDER BY version",
        (row.id,),
    )
    chat = connection.execute(
        "SELECT number, seat, name, text, at FROM chat WHERE table_id = ? "
        "ORDER BY number DESC LIMIT ?",
        (row.id, MAX_CHAT),
    )
    notes = connection.execute(
        "SELECT seat, person, text FROM notes_of_people WHERE table_id = ?", (row.id,)
    )
    tags = connection.execute(
        "SELECT seat, person, about, tag FROM tags_of_people WHERE table_id = ?", (row.id,)
    )
    claims = connection.execute(
        "SELECT number, version, seat, claim, at FROM claims WHERE table_id = ? ORDER BY number",
        (row.id,),
    )
    choices = connection.execute(
        "SELECT seat, version, action, move, decision, at FROM choices WHERE table_id = ?",
        (row.id,),
    )
    return SavedTable(
        row,
        [StepRow(*values) for values in steps],
        [ChatLine(*values) for values in chat][::-1],
        {NoteKey(seat, person): text for seat, person, text in notes},
        [ClaimRow(*values) for values in claims],
        [ChoiceRow(*values) for values in choices],
        {TagKey(seat, person, about): tag for seat, person, about, tag in tags},
    )
