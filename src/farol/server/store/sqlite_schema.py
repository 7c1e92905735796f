"""The SQLite file: locked by one process, readable by its owner only, and migrated."""

import fcntl
import os
import sqlite3
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from farol.server.store.schema import Dialect, Schema, build, lacks, migrations, transform
from farol.server.store.store import StoreError

OWNER_ONLY: Final = 0o600  # the file holds secrets of running games
LONGEST_LOG: Final = 8000  # pages of the write-ahead log before SQLite's own checkpoint

# Data migrations, by name.
SCRIPTS: Final = {
    # A note used to belong to a seat: it goes to its present or last person.
    "0002-notes-by-person": """
        INSERT INTO notes_of_people
            SELECT table_id, seat, person, text FROM (
                SELECT table_id, seat, text, coalesce(
                    json_extract(data, '$.seats[' || seat || '].person'),
                    json_extract(data, '$.seats[' || seat || '].former[#-1]')
                ) AS person
                FROM notes JOIN tables ON id = table_id WHERE json_valid(data)
            ) WHERE person IS NOT NULL;
        DROP TABLE notes;
    """,
    "0003-handover": """
        UPDATE tables SET data = json_set(data, '$.handover', 'anybody')
            WHERE json_valid(data) AND json_extract(data, '$.bots_give_way');
    """,
    # Index for open public tables.
    "0004-listed": """
        UPDATE tables SET listed = 1 WHERE status = 'lobby' AND json_valid(data)
            AND json_extract(data, '$.visibility') = 'public' AND EXISTS (
                SELECT 1 FROM json_each(data, '$.seats')
                WHERE coalesce(json_extract(value, '$.kind'), 'open') = 'open'
            );
    """,
    "0005-devices": "UPDATE tokens SET seen = created",
    "0013-hosts": """
        UPDATE tables SET host = coalesce(json_extract(data, '$.host'), 0) WHERE json_valid(data);
    """,
    # Index for slow clocks, which expire also on unloaded tables.
    "0021-dues": """
        UPDATE tables SET due = 1 WHERE status = 'playing' AND json_valid(data)
            AND json_extract(data, '$.clock.kind') = 'days';
    """,
    # Index for the tables where a person sits.
    "0036-former-sitters": """
        INSERT INTO former_sitters
            SELECT DISTINCT person.value, tables.id FROM tables,
                json_each(data, '$.seats') AS seat, json_each(seat.value, '$.former') AS person
            WHERE json_valid(data) AND data LIKE '%"former":%';
    """,
}
DIALECT: Final = Dialect(
    "sqlite",
    {
        "id": "INTEGER PRIMARY KEY",
        "big": "INTEGER",
        "real": "REAL",
        "blob": "BLOB",
        "text_by_bytes": "TEXT",
        "without_rowid": "WITHOUT ROWID",
        "owner": "",
        "taken": "",
        "room_for_updates": "",
    },
    "SELECT place.name, field.name FROM sqlite_schema AS place, "
    "pragma_table_info(place.name) AS field WHERE place.type = 'table' "
    "UNION SELECT name, '' FROM sqlite_schema WHERE type = 'index'",
    SCRIPTS,
)
# Migrations that exist for files only.
OLD: Final = Schema(
    "",
    *("0001-tables-and-people", "0002-notes-by-person", "0003-handover", "0004-listed"),
    *("0005-devices", "0006-decisions", "0009-claims", "0010-lessons", "0011-choices"),
    *("0012-tallies", "0013-hosts"),
)


def open_file(
    path: Path, schemas: Sequence[Schema], beside: bool = False
) -> tuple[sqlite3.Connection, int | None]:
    """A connection and the file's lock; `beside`: without the lock, which a server may have.
    StoreError if the file cannot be used."""
    lock = None
    try:
        lock = None if beside else take_lock(path)
        return connect(path.resolve(), schemas), lock
    except (sqlite3.Error, OSError, StoreError) as error:
        if lock is not None:
            os.close(lock)
        raise StoreError(f"Cannot use {path.name}: {error}.") from error


def take_lock(path: Path) -> int:
    """Lock the file for this process, under any of its names: a second process would not see the
    first one's changes. The lock is on the file itself unless it would collide with SQLite's locks.
    """
    path = path.resolve()
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    locked = path if sys.platform == "linux" else path.with_name(path.name + ".lock")
    lock = os.open(locked, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
    try:
        os.fchmod(lock, OWNER_ONLY)
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        raise StoreError("another Farol is using it") from None
    except OSError:
        os.close(lock)
        raise
    return lock


def connect(path: Path, schemas: Sequence[Schema]) -> sqlite3.Connection:
    """A migrated connection with durable commits; StoreError if a newer Farol wrote the file."""
    connection = sqlite3.connect(path, isolation_level=None, cached_statements=256)
    try:
        _prepare(connection, schemas)
    except (sqlite3.Error, StoreError):
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection, schemas: Sequence[Schema]) -> None:
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {LONGEST_LOG}")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA busy_timeout = 5000")
    connection.execute("PRAGMA secure_delete = ON")  # overwrites deleted data
    connection.execute("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)")
    bring_up_to_date(connection, schemas)


def names(schemas: Iterable[Schema]) -> list[str]:
    """The file's migrations, in order."""
    return [migration.name for migration in migrations((OLD, *schemas))]


def bring_up_to_date(connection: sqlite3.Connection, schemas: Sequence[Schema]) -> None:
    """Migrate the file, all or nothing; StoreError if a newer Farol wrote it. Parts of the program
    that were left out since do not matter."""
    done = {name for (name,) in connection.execute("SELECT name FROM migrations")}
    known = names(schemas)
    if unknown := sorted(name for name in done - set(known) if name > known[-1]):
        raise StoreError(f"a newer version of Farol has written it ({unknown[0]})")
    missing = [name for name in known if name not in done]
    if not missing and not lacks(connection, schemas, DIALECT):
        return
    connection.execute("BEGIN IMMEDIATE")
    build(connection, schemas, DIALECT)
    if done:  # not a new file
        transform(connection, missing, DIALECT)
    connection.executemany("INSERT INTO migrations VALUES (?)", [(name,) for name in missing])
    connection.execute("COMMIT")
