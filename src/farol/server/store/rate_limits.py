"""How often something was allowed, in SQL: for all servers of a database together."""

from typing import Final

from farol.server.store.sql import Connection, Runs

_KEPT: Final = 3 * 86_400.0  # seconds after which every allowance is full again
_NOW: Final = "(level + (CAST(? AS DOUBLE PRECISION) - at) * CAST(? AS DOUBLE PRECISION))"
_MOST: Final = "CAST(? AS DOUBLE PRECISION)"


class SqlAllowances:
    """The part of the store that counts what nobody may have too often."""

    _run: Runs

    async def allow(self, name: str, rate: float, most: float, now: float) -> bool:
        """Once more, if there is one left: so many at first, and so many more a second."""

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
