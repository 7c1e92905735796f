"""Whom people mute and block, in SQL."""

from typing import Final

from farol.server.store.sql import Connection
from farol.server.store.store import MAX_CHAT

MOST_MUTED: Final = 200  # by one person; the oldest are dropped


def mute(connection: Connection, person: int, other: int, is_blocked: bool, at: float) -> bool:
    """Mute or block somebody; whether that changed who is blocked."""
    before = blocked(connection, person)
    connection.execute(
        "INSERT INTO ignored VALUES (?, ?, ?, ?) ON CONFLICT (person, other) "
        "DO UPDATE SET blocked = excluded.blocked, at = excluded.at",
        (person, other, int(is_blocked), at),
    )
    connection.execute(
        "DELETE FROM ignored WHERE person = ? AND other NOT IN ("
        "  SELECT other FROM ignored WHERE person = ? ORDER BY at DESC, other LIMIT ?)",
        (person, person, MOST_MUTED),
    )
    return blocked(connection, person) != before


def hear(connection: Connection, person: int, other: int) -> bool:
    """Hear somebody again; whether they were blocked."""
    found = connection.execute(
        "DELETE FROM ignored WHERE person = ? AND other = ? RETURNING blocked", (person, other)
    ).fetchone()
    return found is not None and bool(found[0])


def blocked(connection: Connection, person: int) -> set[int]:
    """The people whom somebody blocks."""
    return {
        other
        for (other,) in connection.execute(
            "SELECT other FROM ignored WHERE person = ? AND blocked = 1", (person,)
        ).fetchall()
    }


def muted(connection: Connection, person: int) -> list[tuple[int, str, bool]]:
    """People whom somebody has muted, latest first: id, name, and whether they are blocked."""
    return [
        (other, name, bool(is_blocked))
        for other, name, is_blocked in connection.execute(
            "SELECT other, name, blocked FROM ignored JOIN people ON people.id = other "
            "WHERE person = ? ORDER BY at DESC, other",
            (person,),
        ).fetchall()
    ]


def muted_lines(connection: Connection, person: int, table: int) -> tuple[list[int], int]:
    """The latest lines of a table's chat by spectators whom somebody has muted, whatever they were
    called; and the number of its latest line."""
    lines = connection.execute(
        "SELECT number FROM chat WHERE table_id = ? AND seat IS NULL "
        "AND person IN (SELECT other FROM ignored WHERE person = ?) ORDER BY number DESC LIMIT ?",
        (table, person, MAX_CHAT),
    ).fetchall()
    (latest,) = connection.execute(
        "SELECT coalesce(max(number), 0) FROM chat WHERE table_id = ?", (table,)
    ).fetchone()
    return sorted(number for (number,) in lines), int(latest)
