"""The Store in one SQLite file."""

import asyncio
import fcntl
import os
import sqlite3
from pathlib import Path
from typing import Final

import msgspec

from farol.table.store import (
    CodeTaken,
    Person,
    SavedTable,
    StepRow,
    StoreError,
    TableRow,
)
from farol.table.wire import ChatLine
from farol.table.writer import Writer

# Named, in order, never edited: a change of the schema is a new entry.
MIGRATIONS: Final = {
    "0001-tables-and-people": """
        CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT NOT NULL, created REAL NOT NULL);
        CREATE TABLE tokens (
            hash TEXT PRIMARY KEY, person INTEGER NOT NULL REFERENCES people, created REAL NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE links (
            hash TEXT PRIMARY KEY, person INTEGER NOT NULL REFERENCES people, until REAL NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE tables (
            id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, status TEXT NOT NULL,
            game TEXT NOT NULL, created REAL NOT NULL, data TEXT NOT NULL
        );
        CREATE INDEX tables_by_status ON tables (status);
        CREATE TABLE sitters (
            person INTEGER NOT NULL, table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
            PRIMARY KEY (person, table_id)
        ) WITHOUT ROWID;
        CREATE INDEX sitters_by_table ON sitters (table_id);
        CREATE TABLE steps (
            table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, version INTEGER NOT NULL,
            action INTEGER, undo_to INTEGER, seat INTEGER, move TEXT, at REAL NOT NULL,
            PRIMARY KEY (table_id, version)
        ) WITHOUT ROWID;
        CREATE TABLE chat (
            table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
            seat INTEGER, name TEXT NOT NULL, text TEXT NOT NULL, at REAL NOT NULL,
            PRIMARY KEY (table_id, number)
        ) WITHOUT ROWID;
        CREATE TABLE notes (
            table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
            text TEXT NOT NULL, PRIMARY KEY (table_id, seat)
        ) WITHOUT ROWID;
        CREATE TABLE results (
            table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
            person INTEGER, name TEXT NOT NULL, score INTEGER NOT NULL, place INTEGER NOT NULL,
            PRIMARY KEY (table_id, seat)
        ) WITHOUT ROWID;
        CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    """,
}
MOST_CHAT: Final = 200  # lines that come back with a table
UNFINISHED: Final = ("lobby", "playing", "paused")

_row_decoder: Final = msgspec.json.Decoder(TableRow)


class SqliteStore:
    """Opens or makes the file; to be used from one event loop."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writer = Writer(self._opens)
        self._run = self._writer.run

    @property
    def commits(self) -> int:
        """How often something was made durable."""
        return self._writer.commits

    async def open(self) -> None:
        """Start the writer thread and bring the file up to date."""
        await self._writer.open()

    def _opens(self) -> tuple[sqlite3.Connection, int]:
        lock = None
        try:
            lock = take_lock(self._path)
            return connect(self._path), lock
        except (sqlite3.Error, OSError, StoreError) as error:
            if lock is not None:
                os.close(lock)
            raise StoreError(f"Cannot use {self._path.name}: {error}.") from error

    async def close(self) -> None:
        """Finish all writes and let go of the file."""
        await self._writer.close()

    # --- tables --------------------------------------------------------------------------------

    async def add_table(self, row: TableRow) -> int:
        """Save a new table and return its id; CodeTaken if the code is in use."""

        def work(connection: sqlite3.Connection) -> int:
            try:
                done = connection.execute(
                    "INSERT INTO tables (code, status, game, created, data) "
                    "VALUES (?, ?, ?, ?, '')",
                    (row.code, row.status, row.game, row.created),
                )
            except sqlite3.IntegrityError as error:
                raise CodeTaken(f"The code {row.code} is in use.") from error
            assert done.lastrowid is not None
            saved = msgspec.structs.replace(row, id=done.lastrowid)
            _save(connection, saved)
            return saved.id

        return await self._run(work)

    async def save_table(self, row: TableRow) -> None:
        """Save a table that changed."""
        data = msgspec.json.encode(row)  # now: the row may change before the thread gets to it
        copy = _row_decoder.decode(data)
        await self._run(lambda connection: _save(connection, copy))

    def append(
        self, table: int, steps: list[StepRow], row: TableRow | None
    ) -> "asyncio.Future[None]":
        """Add entries to a record, and in the same breath save the table if given."""
        values = [
            (table, step.version, step.action, step.undo_to, step.seat, step.move, step.at)
            for step in steps
        ]
        if row is None:
            return self._run(None, values)
        copy = _row_decoder.decode(msgspec.json.encode(row))

        def work(connection: sqlite3.Connection) -> None:
            _save(connection, copy)

        return self._run(work, values)

    async def table(self, code: str) -> SavedTable | None:
        """All of one table."""

        def work(connection: sqlite3.Connection) -> SavedTable | None:
            found = connection.execute("SELECT data FROM tables WHERE code = ?", (code,)).fetchone()
            return None if found is None else _load(connection, _row_decoder.decode(found[0]))

        return await self._run(work)

    async def unfinished(self) -> list[str]:
        """Codes of tables that are in the lobby, playing or paused."""
        return await self._run(
            lambda connection: [
                code
                for (code,) in connection.execute(
                    "SELECT code FROM tables WHERE status IN (?, ?, ?) ORDER BY id", UNFINISHED
                )
            ]
        )

    async def tables_of(self, person: int, limit: int) -> list[TableRow]:
        """Tables where the person sits, the newest first."""
        return await self._run(
            lambda connection: [
                _row_decoder.decode(data)
                for (data,) in connection.execute(
                    "SELECT data FROM sitters JOIN tables ON id = table_id "
                    "WHERE person = ? ORDER BY table_id DESC LIMIT ?",
                    (person, limit),
                )
            ]
        )

    async def forget_lobbies(self, before: float) -> list[str]:
        """Delete tables that never started and were opened before then; their codes."""
        return await self._run(
            lambda connection: [
                code
                for (code,) in connection.execute(
                    "DELETE FROM tables WHERE status = 'lobby' AND created < ? RETURNING code",
                    (before,),
                ).fetchall()
            ]
        )

    async def add_chat(self, table: int, line: ChatLine) -> None:
        """Keep a line of chat."""
        values = (table, *msgspec.structs.astuple(line))
        await self._run(
            lambda connection: connection.execute(
                "INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)", values
            )
        )

    async def set_note(self, table: int, seat: int, text: str) -> None:
        """Keep a note."""
        await self._run(
            lambda connection: connection.execute(
                "INSERT OR REPLACE INTO notes VALUES (?, ?, ?)", (table, seat, text)
            )
        )

    # --- people --------------------------------------------------------------------------------

    async def person(self, token: str) -> Person | None:
        """Who has this token (its hash)."""

        def work(connection: sqlite3.Connection) -> Person | None:
            found = connection.execute(
                "SELECT id, name FROM tokens JOIN people ON id = person WHERE hash = ?", (token,)
            ).fetchone()
            return None if found is None else Person(*found)

        return await self._run(work)

    async def add_person(self, name: str, token: str, now: float) -> Person:
        """Somebody new, with the hash of a token."""

        def work(connection: sqlite3.Connection) -> Person:
            done = connection.execute(
                "INSERT INTO people (name, created) VALUES (?, ?)", (name, now)
            )
            assert done.lastrowid is not None
            connection.execute("INSERT INTO tokens VALUES (?, ?, ?)", (token, done.lastrowid, now))
            return Person(done.lastrowid, name)

        return await self._run(work)

    async def rename(self, person: int, name: str) -> None:
        """A new name."""
        await self._run(
            lambda connection: connection.execute(
                "UPDATE people SET name = ? WHERE id = ?", (name, person)
            )
        )

    async def add_link(self, person: int, link: str, until: float) -> None:
        """A token for one use (its hash) that makes another device theirs too."""
        await self._run(
            lambda connection: connection.execute(
                "INSERT INTO links VALUES (?, ?, ?)", (link, person, until)
            )
        )

    async def claim(self, link: str, token: str, now: float) -> Person | None:
        """Use up a link and give its person one more token; None if it is unknown or too old."""

        def work(connection: sqlite3.Connection) -> Person | None:
            connection.execute("DELETE FROM links WHERE until < ?", (now,))
            found = connection.execute(
                "DELETE FROM links WHERE hash = ? RETURNING person", (link,)
            ).fetchone()
            if found is None:
                return None
            connection.execute("INSERT INTO tokens VALUES (?, ?, ?)", (token, found[0], now))
            name = connection.execute("SELECT name FROM people WHERE id = ?", found).fetchone()[0]
            return Person(found[0], name)

        return await self._run(work)

    async def setting(self, name: str) -> str | None:
        """A setting of this server that is not in its configuration."""

        def work(connection: sqlite3.Connection) -> str | None:
            found = connection.execute(
                "SELECT value FROM settings WHERE name = ?", (name,)
            ).fetchone()
            return None if found is None else str(found[0])

        return await self._run(work)

    async def set_setting(self, name: str, value: str) -> None:
        """Keep a setting."""
        await self._run(
            lambda connection: connection.execute(
                "INSERT OR REPLACE INTO settings VALUES (?, ?)", (name, value)
            )
        )


def take_lock(path: Path) -> int:
    """One process per file: a second one would not hear of the first one's moves."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        raise StoreError("another Farol is using it") from None
    return lock


def connect(path: Path) -> sqlite3.Connection:
    """A connection to the file, durable and migrated; StoreError if a newer Farol wrote it."""
    connection = sqlite3.connect(path, isolation_level=None, cached_statements=256)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA busy_timeout = 5000")
    connection.execute("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)")
    done = {name for (name,) in connection.execute("SELECT name FROM migrations")}
    if unknown := sorted(done - set(MIGRATIONS)):
        raise StoreError(f"a newer version of Farol has written it ({unknown[0]})")
    for name, script in MIGRATIONS.items():
        if name not in done:
            connection.executescript(
                f"BEGIN; {script}; INSERT INTO migrations VALUES ('{name}'); COMMIT;"
            )
    return connection


def _save(connection: sqlite3.Connection, row: TableRow) -> None:
    connection.execute(
        "UPDATE tables SET status = ?, data = ? WHERE id = ?",
        (row.status, msgspec.json.encode(row).decode(), row.id),
    )
    people = {seat.person for seat in row.seats if seat.person is not None}
    connection.execute("DELETE FROM sitters WHERE table_id = ?", (row.id,))
    connection.executemany(
        "INSERT INTO sitters VALUES (?, ?)", [(person, row.id) for person in people | {row.host}]
    )
    if row.result is not None:
        connection.executemany(
            "INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?, ?, ?)",
            [
                (row.id, number, seat.person, seat.name, score, place)
                for number, (seat, score, place) in enumerate(
                    zip(row.seats, row.result.scores, row.result.places, strict=True)
                )
            ],
        )


def _load(connection: sqlite3.Connection, row: TableRow) -> SavedTable:
    steps = connection.execute(
        "SELECT version, action, undo_to, seat, move, at FROM steps WHERE table_id = ? "
        "ORDER BY version",
        (row.id,),
    )
    chat = connection.execute(
        "SELECT number, seat, name, text, at FROM chat WHERE table_id = ? "
        "ORDER BY number DESC LIMIT ?",
        (row.id, MOST_CHAT),
    )
    notes = connection.execute("SELECT seat, text FROM notes WHERE table_id = ?", (row.id,))
    return SavedTable(
        row,
        [StepRow(*values) for values in steps],
        [ChatLine(*values) for values in chat][::-1],
        dict(notes.fetchall()),
    )
