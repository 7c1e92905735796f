"""Rate limits in SQL, shared by all servers of a database."""

from typing import Final, NamedTuple

from farol.server.store.database import Database
from farol.server.store.schema import Schema
from farol.server.store.sql import Connection
from farol.server.tokens import hashed

_KEPT: Final = 3 * 86_400.0  # seconds after which every bucket is full again
_NOW: Final = "(level + (CAST(? AS DOUBLE PRECISION) - at) * CAST(? AS DOUBLE PRECISION))"
_MOST: Final = "CAST(? AS DOUBLE PRECISION)"


class RateLimitStore:
    """Rate limits shared by all servers, keyed by a hash of the limit and the client."""

    schema = Schema(
        """
        CREATE TABLE allowances (
            name TEXT PRIMARY KEY, level {real} NOT NULL, at {real} NOT NULL
        ) {without_rowid};
        CREATE INDEX allowances_by_time ON allowances (at);
        """,
        "0035-allowances",
    )

    def __init__(self, database: Database) -> None:
        self._run = database.run

    async def allow(self, name: str, rate: float, most: float, now: float) -> bool:
        """Consume a token; False if none is left. `most` tokens at first, `rate` more a second."""

        def work(connection: Connection) -> bool:
            connection.execute("DELETE FROM allowances WHERE at < ?", (now - _KEPT,))
            connection.execute(
                "INSERT INTO allowances VALUES (?, ?, ?) ON CONFLICT (name) DO NOTHING",
                (name, most, now),
            )
            taken = connection.execute(
                f"UPDATE allowances SET level = CASE WHEN {_NOW} > {_MOST} THEN {_MOST} "
                f"ELSE {_NOW} END - 1, at = ? WHERE name = ? AND {_NOW} >= 1 RETURNING name",
                (*(now, rate, most, most), *(now, rate, now, name), *(now, rate)),
            ).fetchone()
            return taken is not None

        return await self._run(work)


class RateLimit(NamedTuple):
    """A rate limit: so many at once, and so many more a second, per person, network or address,
    which are stored as a hash."""

    what: str
    rate: float
    most: int

    async def take(self, limits: RateLimitStore, who: str, now: float) -> bool:
        """Consume one; False if none is left."""
        return await limits.allow(hashed(f"{self.what} {who}"), self.rate, self.most, now)
