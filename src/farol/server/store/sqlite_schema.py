"""The file of the SQLite store: one process at a time, for its owner's eyes, brought up to date."""

import fcntl
import os
import sqlite3
import sys
from pathlib import Path
from typing import Final

from farol.server.store.store import StoreError

OWNER_ONLY: Final = 0o600  # the file holds the secrets of games that are played
LONGEST_LOG: Final = 8000  # pages, after which a commit carries them into the file itself

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
    # A note was the seat's: it goes to who sits there, or sat there last.
    "0002-notes-by-person": """
        CREATE TABLE notes_of_people (
            table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
            person INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, seat, person)
        ) WITHOUT ROWID;
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
    # Open public tables are listed without reading all others.
    "0004-listed": """
        ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
        UPDATE tables SET listed = 1 WHERE status = 'lobby' AND json_valid(data)
            AND json_extract(data, '$.visibility') = 'public' AND EXISTS (
                SELECT 1 FROM json_each(data, '$.seats')
                WHERE coalesce(json_extract(value, '$.kind'), 'open') = 'open'
            );
        CREATE INDEX tables_listed ON tables (id) WHERE listed = 1;
    """,
    # Who somebody is, on which device: a token is seen when it is used, at most once a day.
    "0005-devices": """
        ALTER TABLE tokens ADD COLUMN device TEXT NOT NULL DEFAULT '';
        ALTER TABLE tokens ADD COLUMN seen REAL NOT NULL DEFAULT 0;
        UPDATE tokens SET seen = created;
        CREATE INDEX tokens_by_person ON tokens (person);
    """,
    # What bots considered is kept with the move.
    "0006-decisions": """
        CREATE TABLE decisions (
            table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, version INTEGER NOT NULL,
            data BLOB NOT NULL, PRIMARY KEY (table_id, version)
        ) WITHOUT ROWID;
    """,
    # What was said at a table, beside the moves of its record.
    "0009-claims": """
        CREATE TABLE claims (
            table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
            version INTEGER NOT NULL, seat INTEGER NOT NULL, claim TEXT NOT NULL, at REAL NOT NULL,
            PRIMARY KEY (table_id, number)
        ) WITHOUT ROWID;
    """,
    # Lessons are tables that count for nothing and stand in no list.
    "0010-lessons": """
        ALTER TABLE tables ADD COLUMN lesson INTEGER NOT NULL DEFAULT 0;
    """,
    # What seats have chosen together with others, until all have.
    "0011-choices": """
        CREATE TABLE choices (
            table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
            version INTEGER NOT NULL, action INTEGER NOT NULL, move TEXT, decision BLOB NOT NULL,
            at REAL NOT NULL, PRIMARY KEY (table_id, seat)
        ) WITHOUT ROWID;
    """,
    # What was read in the records of finished games, and by which statistics; somebody's games.
    "0012-tallies": """
        CREATE TABLE tallies (
            table_id INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
            edition TEXT NOT NULL, data TEXT NOT NULL
        );
        CREATE INDEX results_by_person ON results (person, table_id);
    """,
    # Who hosts a table is asked whenever somebody opens one.
    "0013-hosts": """
        ALTER TABLE tables ADD COLUMN host INTEGER NOT NULL DEFAULT 0;
        UPDATE tables SET host = coalesce(json_extract(data, '$.host'), 0) WHERE json_valid(data);
    """,
    # Whose words a line is; what somebody thinks of the others; whether others may glance at them.
    "0020-people-at-tables": """
        ALTER TABLE chat ADD COLUMN person INTEGER;
        CREATE INDEX chat_by_person ON chat (person) WHERE person IS NOT NULL;
        CREATE TABLE tags_of_people (
            table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
            person INTEGER NOT NULL, about INTEGER NOT NULL, tag TEXT NOT NULL,
            PRIMARY KEY (table_id, seat, person, about)
        ) WITHOUT ROWID;
        ALTER TABLE people ADD COLUMN open INTEGER NOT NULL DEFAULT 0;
    """,
    # Clocks that go by the date fall also for tables that are not in memory.
    "0021-dues": """
        ALTER TABLE tables ADD COLUMN due REAL NOT NULL DEFAULT 0;
        CREATE INDEX tables_by_due ON tables (due) WHERE due > 0;
        UPDATE tables SET due = 1 WHERE status = 'playing' AND json_valid(data)
            AND json_extract(data, '$.clock.kind') = 'days';
    """,
    # Browsers in which people are told something who are not at a table; they go with the device.
    "0022-subscriptions": """
        CREATE TABLE subscriptions (
            endpoint TEXT PRIMARY KEY, person INTEGER NOT NULL,
            token TEXT NOT NULL REFERENCES tokens ON DELETE CASCADE, p256dh TEXT NOT NULL,
            auth TEXT NOT NULL, language TEXT NOT NULL, kinds TEXT NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX subscriptions_by_person ON subscriptions (person);
        CREATE INDEX subscriptions_by_token ON subscriptions (token);
        CREATE TABLE mutes (
            person INTEGER NOT NULL, table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
            PRIMARY KEY (person, table_id)
        ) WITHOUT ROWID;
        CREATE INDEX mutes_by_table ON mutes (table_id);
    """,
    # What games count for among the games that are like them, and who is not to be seen there.
    "0023-scores": """
        CREATE TABLE scores (
            table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
            person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE, game TEXT NOT NULL,
            kind TEXT NOT NULL, value INTEGER NOT NULL, open INTEGER NOT NULL, ended REAL NOT NULL,
            PRIMARY KEY (table_id, seat)
        ) WITHOUT ROWID;
        CREATE INDEX scores_by_kind ON scores (game, kind, value, table_id);
        CREATE INDEX scores_by_person ON scores (person, game, kind, value, table_id);
        ALTER TABLE people ADD COLUMN unlisted INTEGER NOT NULL DEFAULT 0;
    """,
    # A deal a day, and the one try that everybody has.
    "0024-daily": """
        CREATE TABLE deals (
            day TEXT NOT NULL, game TEXT NOT NULL, secret TEXT NOT NULL, bots_secret TEXT NOT NULL,
            PRIMARY KEY (day, game)
        ) WITHOUT ROWID;
        CREATE TABLE tries (
            day TEXT NOT NULL, game TEXT NOT NULL, person INTEGER NOT NULL,
            table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
            PRIMARY KEY (day, game, person)
        ) WITHOUT ROWID;
        CREATE INDEX tries_by_table ON tries (table_id);
    """,
    # Addresses of people who want e-mail, and what confirms them.
    "0031-mailboxes": """
        CREATE TABLE mailboxes (
            person INTEGER PRIMARY KEY REFERENCES people ON DELETE CASCADE, address TEXT NOT NULL,
            language TEXT NOT NULL, kinds TEXT NOT NULL, stop TEXT NOT NULL UNIQUE,
            confirmed INTEGER NOT NULL, link TEXT NOT NULL, until REAL NOT NULL
        );
        CREATE INDEX mailboxes_by_link ON mailboxes (link);
    """,
    # Who may be invited, who is, and of whom somebody wants to hear no more.
    "0032-invitations": """
        ALTER TABLE people ADD COLUMN invitable INTEGER NOT NULL DEFAULT 0;
        CREATE TABLE invitations (
            person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
            table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
            sender INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
            at REAL NOT NULL, PRIMARY KEY (person, table_id)
        ) WITHOUT ROWID;
        CREATE INDEX invitations_by_table ON invitations (table_id);
        CREATE INDEX invitations_by_sender ON invitations (sender);
        CREATE TABLE unheard (
            person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
            other INTEGER NOT NULL REFERENCES people ON DELETE CASCADE, PRIMARY KEY (person, other)
        ) WITHOUT ROWID;
        CREATE INDEX unheard_by_other ON unheard (other);
    """,
    # What games say of how strong people are, and what follows from them, game after game. Every
    # pool of games, of everybody or of a league, is rated up to a moment.
    "0033-ratings": """
        ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE tables ADD COLUMN league INTEGER NOT NULL DEFAULT 0;
        CREATE INDEX tables_rated ON tables (id) WHERE rated = 1;
        CREATE INDEX tables_by_league ON tables (league, id) WHERE league > 0;
        CREATE TABLE matches (
            table_id INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE, game TEXT NOT NULL,
            ended REAL NOT NULL, rated INTEGER NOT NULL, league INTEGER NOT NULL,
            why TEXT NOT NULL, data TEXT NOT NULL
        );
        CREATE INDEX matches_by_end ON matches (game, ended, table_id) WHERE rated = 1;
        CREATE INDEX matches_by_league ON matches (league, game, ended, table_id) WHERE league > 0;
        CREATE TABLE rated_until (
            pool INTEGER NOT NULL, game TEXT NOT NULL, ended REAL NOT NULL,
            table_id INTEGER NOT NULL, revision INTEGER NOT NULL, PRIMARY KEY (pool, game)
        ) WITHOUT ROWID;
        CREATE TABLE rating_steps (
            pool INTEGER NOT NULL, game TEXT NOT NULL, person INTEGER NOT NULL,
            ended REAL NOT NULL, table_id INTEGER NOT NULL, mu REAL NOT NULL, sigma REAL NOT NULL,
            games INTEGER NOT NULL, won INTEGER NOT NULL, latest INTEGER NOT NULL,
            PRIMARY KEY (pool, game, person, ended, table_id)
        ) WITHOUT ROWID;
        CREATE INDEX ratings_latest ON rating_steps (pool, game, mu) WHERE latest = 1;
        CREATE INDEX rating_steps_by_person ON rating_steps (person);
        CREATE INDEX rating_steps_by_table ON rating_steps (table_id);
    """,
    # Groups that compare themselves: a name, and who belongs to it. Numbers are drawn, so that none
    # is used again.
    "0034-leagues": """
        CREATE TABLE leagues (
            id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
            created REAL NOT NULL
        );
        CREATE TABLE members (
            league INTEGER NOT NULL REFERENCES leagues ON DELETE CASCADE,
            person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE, since REAL NOT NULL,
            PRIMARY KEY (league, person)
        ) WITHOUT ROWID;
        CREATE INDEX members_by_person ON members (person);
    """,
    # How often something was allowed that nobody may have too often, by a hash of what and who.
    "0035-allowances": """
        CREATE TABLE allowances (
            name TEXT PRIMARY KEY, level REAL NOT NULL, at REAL NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX allowances_by_time ON allowances (at);
    """,
}


def open_file(path: Path) -> tuple[sqlite3.Connection, int]:
    """A connection, and what keeps others from the file; StoreError if it cannot be used."""
    lock = None
    try:
        lock = take_lock(path)
        return connect(path.resolve()), lock
    except (sqlite3.Error, OSError, StoreError) as error:
        if lock is not None:
            os.close(lock)
        raise StoreError(f"Cannot use {path.name}: {error}.") from error


def take_lock(path: Path) -> int:
    """One process per file, whatever it is called: a second one would not hear of the first one's
    moves. The lock is on the file itself where that does not meet SQLite's own locks."""
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


def connect(path: Path) -> sqlite3.Connection:
    """A connection to the file, durable and migrated; StoreError if a newer Farol wrote it."""
    connection = sqlite3.connect(path, isolation_level=None, cached_statements=256)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {LONGEST_LOG}")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA busy_timeout = 5000")
    connection.execute("PRAGMA secure_delete = ON")  # what somebody had deleted is overwritten
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
