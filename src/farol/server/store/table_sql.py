"""Rows of tables in SQL: statements within a transaction."""

from collections.abc import Iterable
from typing import Final

import msgspec
import structlog

from farol.protocol.types import ChatLine
from farol.server.store.sql import Connection
from farol.server.store.store import (
    MAX_CHAT,
    ChoiceRow,
    ClaimRow,
    DamagedTable,
    DecisionRow,
    Gone,
    NoteKey,
    Rows,
    SavedTable,
    StepRow,
    TableRow,
    TagKey,
)

log = structlog.get_logger("farol.store")

_row_decoder: Final = msgspec.json.Decoder(TableRow)


def write(connection: Connection, table: int, rows: Rows) -> None:
    """Save a change's rows, except the steps of the record."""
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
    """Save the row of a table, and who sits there."""
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
    former = {person for seat in row.seats for person in seat.former}
    if former:
        connection.executemany(
            "INSERT INTO former_sitters VALUES (?, ?) ON CONFLICT (person, table_id) DO NOTHING",
            [(person, row.id) for person in former],
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


def add_decision(connection: Connection, table: int, row: DecisionRow) -> None:
    """Insert a bot's deliberation."""
    connection.execute("INSERT INTO decisions VALUES (?, ?, ?)", (table, row.version, row.data))


def forget_decisions(connection: Connection, table: int, after: int) -> None:
    """Delete the deliberations after this version."""
    connection.execute("DELETE FROM decisions WHERE table_id = ? AND version > ?", (table, after))


def change_choices(connection: Connection, table: int, rows: Rows) -> None:
    """Insert and delete sealed choices."""
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
    connection.execute(
        "INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (table_id, number) DO UPDATE SET text = excluded.text",
        values,
    )


def take_words(connection: Connection, table: int, gone: Gone) -> None:
    """Erase a person from a table: chat, notes, tags, and membership."""
    for place in ("former_sitters", "chat", "notes_of_people", "tags_of_people"):
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
    """Whether the table is listed for people without its code."""
    is_open = any(seat.kind == "open" for seat in row.seats)
    return row.visibility == "public" and row.status == "lobby" and is_open


def read_row(number: int, data: str, league: str | None = None) -> TableRow:
    """A saved row, with the present name of its league; DamagedTable if it is unreadable."""
    try:
        row = _row_decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, TypeError) as error:
        raise DamagedTable(f"Table {number} cannot be read: {error}.") from error
    row.league_name = league or row.league_name
    return row


def readable(found: Iterable[tuple[int, str, str | None]]) -> list[TableRow]:
    """Rows of tables, without damaged ones."""
    rows: list[TableRow] = []
    for number, data, league in found:
        try:
            rows.append(read_row(number, data, league))
        except DamagedTable as error:
            log.error("table-damaged", table=number, error=str(error))
    return rows


def whole(connection: Connection, row: TableRow) -> SavedTable:
    """All stored data of one table."""
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
