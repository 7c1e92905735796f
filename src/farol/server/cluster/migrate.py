"""Migration of an SQLite file into a PostgreSQL database: all or nothing, with checksums."""

import hashlib
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import psycopg
from psycopg import sql

from farol.server.cluster import compat
from farol.server.cluster.hosts import with_limits
from farol.server.cluster.postgres import connected
from farol.server.cluster.postgres_schema import bring_up_to_date
from farol.server.store.schema import DeclaredTable, Schema, tables
from farol.server.store.sqlite_schema import DIALECT, names
from farol.server.store.store import StoreError

ROWS_AT_ONCE: Final = 1000


NUMBERED: Final = ("people", "tables")  # tables whose id sequence continues after the largest id


class Copied(NamedTuple):
    """A copied database table: its name, number of rows and checksum."""

    name: str
    rows: int
    checksum: str


Told = Callable[[str, int, int], None]  # the table, rows copied, rows in all


def migrate(
    path: Path,
    address: str,
    schemas: Sequence[Schema],
    told: Told = lambda _name, _done, _all: None,
) -> list[Copied]:
    """Copy a file, which may be in use, into a database that no server has used; an earlier copy is
    replaced. StoreError gives the reason for a failure; then nothing has changed."""
    source = _opened(path, schemas)
    try:
        with connected(with_limits(address)) as target:
            target.execute("SET synchronous_commit = on")
            bring_up_to_date(target, compat.OURS, schemas)
            with target.transaction():
                _check_unused(target)
                source.execute("BEGIN")  # one consistent snapshot of the file
                with _checked_at_the_end(target):
                    kept = tables(schemas, DIALECT)
                    return [_copied(source, target, one, told) for one in kept]
    except (sqlite3.Error, psycopg.Error) as error:
        raise StoreError(f"Nothing was copied: {error}.") from error
    finally:
        source.close()


def _opened(path: Path, schemas: Sequence[Schema]) -> sqlite3.Connection:
    """The file, opened for reading; StoreError if it is no store of this version of Farol."""
    if not path.is_file():
        raise StoreError(f"There is no file {path.name}.")
    source = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)
    try:
        done = {name for (name,) in source.execute("SELECT name FROM migrations")}
    except sqlite3.Error as error:
        source.close()
        raise StoreError(f"{path.name} is no file of Farol's: {error}.") from error
    if done != set(names(schemas)):
        source.close()
        raise StoreError(
            f"{path.name} is of another version of Farol; start this one once on the file, "
            "which brings it up to date."
        )
    return source


def _check_unused(target: "psycopg.Connection[Any]") -> None:
    """StoreError if games were played in the target: they are never overwritten."""
    used = target.execute(
        "SELECT EXISTS (SELECT 1 FROM nodes) OR EXISTS (SELECT 1 FROM tables WHERE fence > 0)"
    ).fetchall()[0][0]
    if used:
        raise StoreError(
            "Servers have used this database already; copy into an empty one. "
            "(A database into which only this command has written can be copied into again.)"
        )


@contextmanager
def _checked_at_the_end(target: "psycopg.Connection[Any]") -> Iterator[None]:
    """Defer foreign-key checks to the end: checking row by row takes several times as long as
    copying."""
    found = target.execute(
        "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint "
        "WHERE contype = 'f' AND connamespace = current_schema()::regnamespace"
    ).fetchall()
    for table, name, _ in found:
        target.execute(f'ALTER TABLE {table} DROP CONSTRAINT "{name}"'.encode())
    yield
    for table, name, says in found:
        target.execute(f'ALTER TABLE {table} ADD CONSTRAINT "{name}" {says}'.encode())


def _copied(
    source: sqlite3.Connection, target: "psycopg.Connection[Any]", kept: DeclaredTable, told: Told
) -> Copied:
    columns = ", ".join(kept.columns)
    (count,) = source.execute(f"SELECT count(*) FROM {kept.name}").fetchone()
    target.execute(sql.SQL("TRUNCATE {} CASCADE").format(sql.Identifier(kept.name)))
    ordered = f"SELECT {columns} FROM {kept.name} ORDER BY {', '.join(_order(kept))}"
    names = sql.SQL(", ").join(map(sql.Identifier, kept.columns))
    into = sql.SQL("COPY {} ({}) FROM STDIN").format(sql.Identifier(kept.name), names)
    done = 0
    with target.cursor() as cursor, cursor.copy(into) as copying:
        for values in _read(source, f"SELECT {columns} FROM {kept.name}"):
            copying.write_row(values)
            done += 1
            if done % ROWS_AT_ONCE == 0:
                told(kept.name, done, count)
    if kept.name in NUMBERED:
        target.execute(
            sql.SQL(
                "SELECT setval(pg_get_serial_sequence({}, 'id'), "
                "(SELECT coalesce(max(id), 0) + 1 FROM {}), FALSE)"
            ).format(sql.Literal(kept.name), sql.Identifier(kept.name))
        )
    before = _checksum(kept.name, _read(source, ordered))
    with target.cursor(f"check_{kept.name}") as reading:
        reading.itersize = ROWS_AT_ONCE
        after = _checksum(kept.name, reading.execute(_in_the_same_order(kept)))
    if before != after:
        raise StoreError(f"Nothing was copied: {kept.name} came out otherwise than it went in.")
    told(kept.name, done, count)
    return after


def _read(source: sqlite3.Connection, query: str) -> Iterator[tuple[Any, ...]]:
    """Rows of the file, without the character NUL, which PostgreSQL does not keep."""
    for row in source.execute(query):
        yield tuple(one.replace("\0", "") if isinstance(one, str) else one for one in row)


def _order(kept: DeclaredTable) -> Sequence[str]:
    """The columns to sort by: the key, or all of a table without one."""
    return kept.key or tuple(kept.columns)


def _in_the_same_order(kept: DeclaredTable) -> sql.Composed:
    """A bytewise sort order, which is SQLite's for text."""
    columns = sql.SQL(", ").join(map(sql.Identifier, kept.columns))
    key = sql.SQL(", ").join(
        sql.SQL('{} COLLATE "C"').format(sql.Identifier(name))
        if kept.columns[name].split()[1] == "TEXT"
        else sql.Identifier(name)
        for name in _order(kept)
    )
    return sql.SQL("SELECT {} FROM {} ORDER BY {}").format(columns, sql.Identifier(kept.name), key)


def _checksum(name: str, rows: Iterable[tuple[Any, ...]]) -> Copied:
    count, found = 0, hashlib.sha256()
    for values in rows:
        count += 1
        found.update(msgspec.msgpack.encode([*map(_plain, values)]))
    return Copied(name, count, found.hexdigest())


def _plain(value: object) -> object:
    """A value in comparable form: SQLite may return a whole date as an integer."""
    return float(value) if isinstance(value, int | float) else value
