"""Opens the store of the `data` setting: an SQLite file or a shared database."""

from collections.abc import Sequence

from farol.server.settings import Settings
from farol.server.store.schema import Schema
from farol.server.store.sqlite import SqliteDatabase
from farol.server.store.stores import Store

SHARED = ("postgresql://", "postgres://")  # URL schemes of a database


def is_shared(data: str) -> bool:
    """Whether the setting names a PostgreSQL database.

    >>> is_shared("postgresql://farol@localhost/farol"), is_shared("~/farol.db")
    (True, False)
    """
    return data.startswith(SHARED)


async def opened_store(
    settings: Settings, schemas: Sequence[Schema], beside: bool = False
) -> Store:
    """The store, open and with these schemas; StoreError if it cannot be used. `beside`: for a
    command, beside a server that may be using the file."""
    if is_shared(settings.data):
        # imported here, as servers with an SQLite file need no PostgreSQL client
        from farol.server.cluster.postgres import PostgresDatabase  # noqa: PLC0415

        store = Store(PostgresDatabase(settings.data, schemas, settings.node.rstrip("/")))
    else:
        store = Store(SqliteDatabase(settings.file, schemas, beside))
    await store.open()
    return store
