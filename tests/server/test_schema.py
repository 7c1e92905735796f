"""One declaration of the schema: a new database, a migrated one of any older edition, and one made
by the scripts of all editions are equal, in both dialects.
"""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from farol.community.features import SCHEMAS
from farol.community.leagues.store import LeagueStore
from farol.server.cluster import compat
from farol.server.cluster.postgres_schema import DIALECT as POSTGRES_DIALECT
from farol.server.cluster.postgres_schema import NODES
from farol.server.cluster.postgres_schema import bring_up_to_date as bring_database_up_to_date
from farol.server.store.schema import Schema, build, migrations, tables
from farol.server.store.sqlite_schema import DIALECT, bring_up_to_date, connect, names
from farol.server.store.store import StoreError
from farol.server.store.stores import SCHEMAS as CORE_SCHEMAS
from tests.postgresql import Postgres
from tests.server.old_editions import POSTGRESQL, SQLITE

FORMER_SITTERS = "0036-former-sitters"
MARK = "CREATE TABLE migrations (name TEXT PRIMARY KEY)"

Description = dict[str, list[tuple[Any, ...]]]

# --- SQLite ----------------------------------------------------------------------------------


@pytest.fixture
def file() -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute(MARK)
    yield connection
    connection.close()


def made_by(connection: sqlite3.Connection, editions: int) -> sqlite3.Connection:
    """A file of an earlier edition."""
    for name, script in list(SQLITE.items())[:editions]:
        connection.executescript(script)
        connection.execute("INSERT INTO migrations VALUES (?)", (name,))
    return connection


def described(connection: sqlite3.Connection) -> Description:
    """SQLite's catalogue without SQL texts: columns, keys, references, indexes."""
    listed = "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name"
    found: Description = {}
    for (name,) in connection.execute(listed).fetchall():
        found[name] = [
            *connection.execute(f"SELECT type, ncol, wr, strict FROM pragma_table_list('{name}')"),
            *connection.execute(f"PRAGMA table_xinfo({name})"),
            *sorted(connection.execute(f"PRAGMA foreign_key_list({name})").fetchall()),
            *_indexes(connection, name),
        ]
    return found


def _indexes(connection: sqlite3.Connection, table: str) -> list[tuple[Any, ...]]:
    """Indexes with columns and conditions, in canonical order."""
    found: list[tuple[Any, ...]] = []
    for _, name, unique, origin, partial in connection.execute(f"PRAGMA index_list({table})"):
        columns = tuple(connection.execute(f"PRAGMA index_xinfo({name})").fetchall())
        query = "SELECT sql FROM sqlite_schema WHERE name = ?"
        (text,) = connection.execute(query, (name,)).fetchone() or ("",)
        known = name if origin == "c" else origin
        found.append((known, unique, origin, partial, columns, " ".join((text or "").split())))
    return sorted(found, key=str)


def test_a_new_file_is_as_the_scripts_of_all_editions_made_it(file: sqlite3.Connection) -> None:
    fresh = sqlite3.connect(":memory:", isolation_level=None)
    fresh.execute(MARK)
    bring_up_to_date(fresh, SCHEMAS)
    before = described(made_by(file, len(SQLITE)))
    assert described(fresh) == before
    assert len(before) > 25
    fresh.close()


@pytest.mark.parametrize("editions", range(1, len(SQLITE)), ids=list(SQLITE)[:-1])
def test_files_of_older_editions_become_new_ones(file: sqlite3.Connection, editions: int) -> None:
    fresh = sqlite3.connect(":memory:", isolation_level=None)
    fresh.execute(MARK)
    bring_up_to_date(fresh, SCHEMAS)
    bring_up_to_date(made_by(file, editions), SCHEMAS)
    assert described(file) == described(fresh)
    done = [name for (name,) in file.execute("SELECT name FROM migrations ORDER BY name")]
    assert done == names(SCHEMAS) == list(SQLITE)
    fresh.close()


def test_another_column_or_index_would_be_noticed(file: sqlite3.Connection) -> None:
    before = described(made_by(file, len(SQLITE)))
    file.execute("DROP INDEX tries_by_table")
    assert described(file) != before
    file.execute("CREATE INDEX tries_by_table ON tries (table_id)")
    assert described(file) == before
    file.execute("ALTER TABLE tries ADD COLUMN more INTEGER")
    assert described(file) != before


def test_nothing_is_changed_if_something_fails(file: sqlite3.Connection) -> None:
    before = described(made_by(file, 1))
    broken = Schema("CREATE TABLE nonsense (x INTEGER REFERENCES)", "0099-broken")
    with pytest.raises(sqlite3.OperationalError):
        bring_up_to_date(file, (*SCHEMAS, broken))
    file.execute("ROLLBACK")  # like closing the file
    assert described(file) == before


def test_a_part_that_was_left_out_comes_later_and_may_be_left_out_again(tmp_path: Path) -> None:
    connect(tmp_path / "x.db", CORE_SCHEMAS).close()
    connection = connect(tmp_path / "x.db", SCHEMAS)
    assert connection.execute("SELECT count(*) FROM members").fetchone() == (0,)
    assert connection.execute("SELECT count(*) FROM tallies").fetchone() == (0,)
    connection.close()
    without = [schema for schema in SCHEMAS if schema is not LeagueStore.schema]
    connect(tmp_path / "x.db", without).close()
    newer = connect(tmp_path / "x.db", [*SCHEMAS, Schema("", "0099-newer")])
    newer.close()
    with pytest.raises(StoreError, match="0099-newer"):
        connect(tmp_path / "x.db", SCHEMAS)


# --- PostgreSQL ------------------------------------------------------------------------------

OLDEST = {"0036-former-sitters": 3, "0041-order": 4}  # oldest editions compatible with a migration
COLUMNS = """
    SELECT c.relname, a.attname, a.attnum, format_type(a.atttypid, a.atttypmod), a.attnotnull,
        a.attidentity, pg_get_expr(d.adbin, d.adrelid), a.attcollation::regcollation::text,
        c.reloptions
    FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum > 0
    LEFT JOIN pg_attrdef AS d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' ORDER BY 1, 3
"""
CONSTRAINTS = """
    SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace = current_schema()::regnamespace ORDER BY 1, 2
"""
INDEXES = """
    SELECT tablename, indexname, replace(indexdef, current_schema() || '.', '') FROM pg_indexes
    WHERE schemaname = current_schema() ORDER BY 1, 2
"""
FUNCTIONS = """
    SELECT proname, pg_get_function_arguments(oid), regexp_replace(prosrc, '\\s+', ' ', 'g')
    FROM pg_proc WHERE pronamespace = current_schema()::regnamespace ORDER BY 1
"""


def described_database(address: str) -> Description:
    """Columns, constraints, indexes and functions in the catalogue."""
    questions = {"columns": COLUMNS, "keys": CONSTRAINTS, "indexes": INDEXES, "does": FUNCTIONS}
    with psycopg.connect(address) as connection:
        return {
            name: connection.execute(query.encode()).fetchall() for name, query in questions.items()
        }


def brought_up_to_date(address: str, editions: int) -> Description:
    """A database of an earlier edition, opened by this one."""
    with psycopg.connect(address, autocommit=True) as connection:
        if editions:
            connection.execute(MARK.encode())
        for name, script in list(POSTGRESQL.items())[:editions]:
            connection.execute(script.encode())
            connection.execute("INSERT INTO migrations (name) VALUES (%s)", (name,))
        bring_database_up_to_date(connection, compat.OURS, SCHEMAS)
        done = connection.execute("SELECT name, oldest FROM migrations ORDER BY name").fetchall()
    assert done == [
        (name, OLDEST.get(name, 1) if number >= editions else 1)
        for number, name in enumerate(POSTGRESQL)
    ]
    return described_database(address)


@pytest.mark.parametrize("editions", [0, 1, 2, 5, len(POSTGRESQL) - 1])
def test_a_database_of_any_edition_becomes_what_the_scripts_of_all_made(
    database: Postgres, tmp_path: Path, editions: int
) -> None:
    before = brought_up_to_date(database.room(f"{tmp_path} before"), len(POSTGRESQL))
    assert brought_up_to_date(database.room(f"{tmp_path} {editions}"), editions) == before
    assert len(before["columns"]) > 100
    assert len(before["does"]) == 1


def test_both_dialects_have_the_same_tables_but_for_who_has_what() -> None:
    here, shared = (
        {table.name: (set(table.columns), table.key) for table in tables(SCHEMAS, dialect)}
        for dialect in (DIALECT, POSTGRES_DIALECT)
    )
    columns, key = here["tables"]
    here["tables"] = (columns | {"node", "fence", "taken"}, key)
    assert here == shared


def test_no_two_parts_have_a_table_or_a_migration_in_common() -> None:
    made = [table.name for table in tables(SCHEMAS, DIALECT)]
    assert len(made) == len(set(made))
    named = [one.name for one in migrations((NODES, *SCHEMAS))]
    assert len(named) == len(set(named))


def test_a_declaration_is_read_as_sql() -> None:
    declared = Schema("""
        CREATE TABLE a (id {id}, size {real} NOT NULL DEFAULT 0, PRIMARY KEY (id, size))
            {without_rowid};
        sqlite: CREATE INDEX a_by_size ON a (size);
        postgresql: CREATE INDEX a_by_size ON a (size, id)
    """)
    (table,) = tables([declared], DIALECT)
    assert (table.name, table.key) == ("a", ("id", "size"))
    assert table.columns == {"id": "id INTEGER PRIMARY KEY", "size": "size REAL NOT NULL DEFAULT 0"}
    assert [*declared.statements(POSTGRES_DIALECT)][1:] == [
        "CREATE INDEX a_by_size ON a (size, id)"
    ]


def test_what_is_there_stays_as_it_is(file: sqlite3.Connection) -> None:
    made_by(file, len(SQLITE))
    file.execute("INSERT INTO settings VALUES ('name', 'x')")
    before = described(file)
    build(file, SCHEMAS, DIALECT)
    assert described(file) == before
    assert file.execute("SELECT * FROM settings").fetchall() == [("name", "x")]


OLD_ROW = '{"seats":[{"kind":"bot","former":[7,9]},{"former":[8]},{"kind":"bot"}]}'


def test_who_sat_at_a_table_of_an_older_edition_is_found(file: sqlite3.Connection) -> None:
    made_by(file, list(SQLITE).index(FORMER_SITTERS))
    for code, data in (("AAAAAA", OLD_ROW), ("BBBBBB", 'damaged "former":[')):
        values = (code, "over", "saboteur", 1.0, data)
        file.execute(
            "INSERT INTO tables (code, status, game, created, data) VALUES (?, ?, ?, ?, ?)", values
        )
    bring_up_to_date(file, SCHEMAS)
    found = file.execute("SELECT person, table_id FROM former_sitters ORDER BY person").fetchall()
    assert found == [(7, 1), (8, 1), (9, 1)]


def test_who_sat_at_a_table_of_an_old_database_is_found(database: Postgres, tmp_path: Path) -> None:
    with psycopg.connect(database.room(str(tmp_path)), autocommit=True) as connection:
        connection.execute(MARK.encode())
        for name, script in POSTGRESQL.items():
            if name == FORMER_SITTERS:
                break
            connection.execute(script.encode())
            connection.execute("INSERT INTO migrations (name) VALUES (%s)", (name,))
        connection.execute(
            "INSERT INTO tables (code, status, game, created, data) "
            "VALUES ('AAAAAA', 'over', 'saboteur', 1.0, %s), ('BBBBBB', 'over', 'x', 1.0, '{')",
            (OLD_ROW,),
        )
        bring_database_up_to_date(connection, compat.OURS, SCHEMAS)
        query = "SELECT person, table_id FROM former_sitters ORDER BY person"
        assert connection.execute(query).fetchall() == [(7, 1), (8, 1), (9, 1)]
