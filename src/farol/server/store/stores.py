"""The stores of a server, over one database."""

from collections.abc import Sequence
from typing import Final

from farol.server.store.database import Database, PersonalStore
from farol.server.store.people import PersonStore
from farol.server.store.rate_limits import RateLimitStore
from farol.server.store.schema import Schema
from farol.server.store.settings import SettingStore
from farol.server.store.tables import TableStore

CORE: Final[Sequence[type[PersonalStore]]] = (PersonStore, TableStore)  # with personal data
SCHEMAS: Final[Sequence[Schema]] = (
    *(store.schema for store in CORE),
    SettingStore.schema,
    RateLimitStore.schema,
)


class Store:
    """The stores needed for playing. Every write method returns when the write is durable."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.ownership = database.ownership
        self.tables = TableStore(database)
        self.settings = SettingStore(database)
        self.rate_limits = RateLimitStore(database)

    async def open(self) -> None:
        """Open the database; StoreError if it cannot be used."""
        await self.database.open()

    async def close(self) -> None:
        """Finish all writes and close the database."""
        await self.database.close()
