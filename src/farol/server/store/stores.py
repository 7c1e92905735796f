"""What a server keeps, composed of stores over one database."""

from collections.abc import Sequence
from typing import Final

from farol.server.store.database import Database, PersonalStore
from farol.server.store.people import PersonStore
from farol.server.store.rate_limits import RateLimitStore
from farol.server.store.schema import Schema
from farol.server.store.settings import SettingStore
from farol.server.store.tables import TableStore

CORE: Final[Sequence[type[PersonalStore]]] = (PersonStore, TableStore)  # that know people
SCHEMAS: Final[Sequence[Schema]] = (
    *(store.schema for store in CORE),
    SettingStore.schema,
    RateLimitStore.schema,
)


class Store:
    """What playing needs of a database. Every method of a store is done only when what it wrote is
    durable."""

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
        """Finish all writes and let go of the database."""
        await self.database.close()
