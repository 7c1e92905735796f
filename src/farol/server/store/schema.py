"""The schema of the database, declared once: every part of the program declares its tables in SQL,
with placeholders for the few words that SQLite and PostgreSQL spell differently.

Tables, columns and indexes that an older database lacks are added. A migration is the name of a
change, recorded in the database, and a script where data has to be transformed. So a change is an
edit of a declaration and a new name, with a number larger than all others.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from farol.server.store.sql import Executor

_NAME: Final = re.compile(r"CREATE TABLE (\w+) \(")
_INDEX: Final = re.compile(r"CREATE INDEX (\w+) ON")
_ONLY: Final = re.compile(r"(sqlite|postgresql):\s*")  # prefix of a line for one database only
_KEY: Final = re.compile(r"PRIMARY KEY \((.*)\)")


class Dialect(NamedTuple):
    """A database's spelling of the placeholders; `there` lists its tables with columns, and its
    indexes; `scripts` are the data migrations by name."""

    name: str
    words: Mapping[str, str]
    there: str
    scripts: Mapping[str, str]


class Migration(NamedTuple):
    """A change of the schema, and the oldest edition of the program that is compatible with it."""

    name: str
    oldest: int = 1


class Schema:
    """The tables and indexes of one part of the program, and their migrations; `league_name` is SQL
    for the name of a table's league."""

    def __init__(self, declared: str, *migrations: str | Migration, league_name: str = "") -> None:
        self._declared = declared
        self.league_name = league_name
        self.migrations = [Migration(one) if isinstance(one, str) else one for one in migrations]

    def statements(self, dialect: Dialect) -> Iterator[str]:
        """All declarations in a database's spelling."""
        for text in self._declared.format(**dialect.words).split(";"):
            statement = " ".join(text.split())
            only = _ONLY.match(statement)
            if statement and (only is None or only[1] == dialect.name):
                yield statement if only is None else statement[only.end() :]


class DeclaredTable(NamedTuple):
    """A declared table: columns by name, as SQL, and the primary key."""

    name: str
    columns: dict[str, str]
    key: tuple[str, ...]
    statement: str


def tables(schemas: Iterable[Schema], dialect: Dialect) -> list[DeclaredTable]:
    """The tables of all schemas, in order: tables that others refer to come first."""
    statements = [one for schema in schemas for one in schema.statements(dialect)]
    return [_table(one) for one in statements if _NAME.match(one)]


def _table(statement: str) -> DeclaredTable:
    found = _NAME.match(statement)
    assert found is not None
    columns: dict[str, str] = {}
    key: tuple[str, ...] = ()
    for part in _parts(statement[found.end() :]):
        if together := _KEY.match(part):
            key = tuple(together[1].split(", "))
        else:
            name = part.split()[0]
            columns[name] = part
            key = (name,) if "PRIMARY KEY" in part else key
    return DeclaredTable(found[1], columns, key, statement)


def _parts(body: str) -> Iterator[str]:
    """Split at top-level commas, up to the closing parenthesis."""
    depth, part = 0, ""
    for letter in body:
        depth += (letter == "(") - (letter == ")")
        if depth < 0 or (depth == 0 and letter == ","):
            yield part.strip()
            part = ""
        else:
            part += letter
        if depth < 0:
            return


def migrations(schemas: Iterable[Schema]) -> list[Migration]:
    """All migrations, ordered by number."""
    return sorted(one for schema in schemas for one in schema.migrations)


def lacks(connection: Executor, schemas: Iterable[Schema], dialect: Dialect) -> bool:
    """Whether the database lacks a table, because it was made without a part of the program."""
    there = _there(connection, dialect)
    return any(table.name not in there for table in tables(schemas, dialect))


def _there(connection: Executor, dialect: Dialect) -> dict[str, set[str]]:
    """The existing tables and indexes by name; tables with their columns."""
    there: dict[str, set[str]] = {}
    for name, column in connection.execute(dialect.there).fetchall():
        there.setdefault(name, set()).add(column)
    return there


def build(connection: Executor, schemas: Sequence[Schema], dialect: Dialect) -> None:
    """Create missing tables, columns and indexes. Nothing else is changed: other servers may be
    using the database."""
    there = _there(connection, dialect)
    for table in tables(schemas, dialect):
        if table.name not in there:
            connection.execute(table.statement)
            continue
        for column, declared in table.columns.items():
            if column not in there[table.name]:
                connection.execute(f"ALTER TABLE {table.name} ADD COLUMN {declared}")
    for statement in (one for schema in schemas for one in schema.statements(dialect)):
        index = _INDEX.match(statement)
        if index is not None and index[1] not in there:
            connection.execute(statement)


def transform(connection: Executor, names: Iterable[str], dialect: Dialect) -> None:
    """Run the data migrations of these names."""
    for name in names:
        for statement in dialect.scripts.get(name, "").split(";"):
            if statement.strip():
                connection.execute(statement)
