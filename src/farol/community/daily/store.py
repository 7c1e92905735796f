"""Daily deals and tries in SQL."""

from farol.community.daily.rows import TryRow
from farol.core.data import Json
from farol.server.play.deal import Deal
from farol.server.play.model.days import end_of
from farol.server.store.database import Database, selected
from farol.server.store.schema import Schema
from farol.server.store.sql import Connection

# A try counts if its game ended before the day did, as the secrets are public afterwards, and if no
# bot has chosen for its seat, which is the first.
_COUNTS = (
    "status = 'over' AND NOT EXISTS ("
    "  SELECT 1 FROM steps WHERE steps.table_id = tables.id AND steps.at >= ?"
    ") AND NOT EXISTS ("
    "  SELECT 1 FROM decisions JOIN steps ON steps.table_id = decisions.table_id "
    "  AND steps.version = decisions.version "
    "  WHERE decisions.table_id = tables.id AND steps.seat = 0"
    ")"
)


class DailyStore:
    """One deal per day and game, and one try per person."""

    name = "daily"
    schema = Schema(
        """
        CREATE TABLE deals (
            day TEXT NOT NULL, game TEXT NOT NULL, secret TEXT NOT NULL, bots_secret TEXT NOT NULL,
            PRIMARY KEY (day, game)
        ) {without_rowid};
        CREATE TABLE tries (
            day TEXT NOT NULL, game TEXT NOT NULL, person {big} NOT NULL,
            table_id {big} NOT NULL REFERENCES tables ON DELETE CASCADE,
            PRIMARY KEY (day, game, person)
        ) {without_rowid};
        CREATE INDEX tries_by_table ON tries (table_id);
        """,
        "0024-daily",
    )

    def __init__(self, database: Database) -> None:
        self._run = database.run

    def erase(self, connection: Connection, person: int) -> None:
        """Delete a person's tries."""
        connection.execute("DELETE FROM tries WHERE person = ?", (person,))

    def export(self, connection: Connection, person: int) -> Json:
        """A person's tries."""
        return selected(
            connection,
            "SELECT day, tries.game, code FROM tries JOIN tables ON tables.id = table_id "
            "WHERE person = ? ORDER BY day, tries.game",
            (person,),
            *("day", "game", "table"),
        )

    async def deal(self, day: str, game: str, fresh: Deal) -> Deal:
        """The deal of a day: the first one saved wins; `fresh` is ignored if there is one."""

        def work(connection: Connection) -> Deal:
            connection.execute(
                "INSERT INTO deals VALUES (?, ?, ?, ?) ON CONFLICT (day, game) DO NOTHING",
                (day, game, fresh.secret, fresh.bots_secret),
            )
            found = connection.execute(
                "SELECT secret, bots_secret FROM deals WHERE day = ? AND game = ?", (day, game)
            ).fetchone()
            return Deal(*found)

        return await self._run(work)

    async def kept_deal(self, day: str, game: str) -> Deal | None:
        """The deal of a day; None if there was none."""

        def work(connection: Connection) -> Deal | None:
            found = connection.execute(
                "SELECT secret, bots_secret FROM deals WHERE day = ? AND game = ?", (day, game)
            ).fetchone()
            return None if found is None else Deal(*found)

        return await self._run(work)

    async def add_try(self, day: str, game: str, person: int, table: int) -> bool:
        """Register the person's only try; False if there is one already."""

        def work(connection: Connection) -> bool:
            added = connection.execute(
                "INSERT INTO tries VALUES (?, ?, ?, ?) ON CONFLICT (day, game, person) DO NOTHING "
                "RETURNING table_id",
                (day, game, person, table),
            ).fetchone()
            return added is not None

        return await self._run(work)

    async def try_of(self, day: str, game: str, person: int) -> TryRow | None:
        """A person's try."""

        def work(connection: Connection) -> TryRow | None:
            found = connection.execute(
                f"SELECT code, status, CASE WHEN {_COUNTS} THEN score END FROM tries "
                "JOIN tables ON tables.id = tries.table_id LEFT JOIN results "
                "ON results.table_id = tables.id AND results.seat = 0 "
                "WHERE day = ? AND tries.game = ? AND tries.person = ?",
                (end_of(day), day, game, person),
            ).fetchone()
            if found is None:
                return None
            code, status, score = found
            return TryRow(code, status, score if isinstance(score, int) else None)

        return await self._run(work)

    async def daily_scores(self, day: str, game: str) -> list[tuple[int, int]]:
        """Distribution of the scores that count."""

        def work(connection: Connection) -> list[tuple[int, int]]:
            found = connection.execute(
                "SELECT score, count(*) FROM tries JOIN tables ON tables.id = tries.table_id "
                "JOIN results ON results.table_id = tables.id AND results.seat = 0 "
                f"WHERE day = ? AND tries.game = ? AND {_COUNTS} GROUP BY score ORDER BY score",
                (day, game, end_of(day)),
            )
            return [(score, people) for score, people in found if isinstance(score, int)]

        return await self._run(work)
