"""The store that a setting names: a file, or a database that servers share."""

from farol.server.settings import Settings
from farol.server.store.sqlite import SqliteStore
from farol.server.store.store import Store

SHARED = ("postgresql://", "postgres://")  # how an address of a database begins


def is_shared(data: str) -> bool:
    """Whether tables are kept in a database of PostgreSQL.

    >>> is_shared("postgresql://farol@localhost/farol"), is_shared("~/farol.db")
    (True, False)
    """
    return data.startswith(SHARED)


async def opened_store(settings: Settings) -> Store:
    """The store, open; StoreError if it cannot be used."""
    if is_shared(settings.data):
        # here, as whoever keeps tables in a file need not have a client of PostgreSQL
        from farol.server.cluster.postgres import PostgresStore  # noqa: PLC0415

        shared = PostgresStore(settings.data, settings.node.rstrip("/"))
        await shared.open()
        return shared
    store = SqliteStore(settings.file)
    await store.open()
    return store
