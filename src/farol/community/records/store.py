"""Scores in SQL."""

from collections.abc import Sequence
from typing import Final

from farol.community.records.rows import BestRow, KindRows, ScoreRow, StandingRow
from farol.core.data import Json
from farol.server.store.database import Database, selected
from farol.server.store.schema import Schema
from farol.server.store.sql import Connection

MOST_KINDS: Final = 100  # kinds listed of one game


class RecordStore:
    """The best games of each kind, and who is listed publicly."""

    name = "records"
    schema = Schema(
        """
        CREATE TABLE scores (
            table_id {big} NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
            person {big} NOT NULL REFERENCES people ON DELETE CASCADE, game TEXT NOT NULL,
            kind {text_by_bytes} NOT NULL, value INTEGER NOT NULL, open INTEGER NOT NULL,
            ended {real} NOT NULL, PRIMARY KEY (table_id, seat)
        ) {without_rowid};
        CREATE INDEX scores_by_kind ON scores (game, kind, value, table_id);
        CREATE INDEX scores_by_person ON scores (person, game, kind, value, table_id);
        """,
        "0023-scores",
    )

    def __init__(self, database: Database) -> None:
        self._run = database.run

    def erase(self, connection: Connection, person: int) -> None:
        """Delete a person's scores."""
        connection.execute("DELETE FROM scores WHERE person = ?", (person,))

    def export(self, connection: Connection, person: int) -> Json:
        """A person's scores; less is better."""
        return selected(
            connection,
            "SELECT code, scores.game, seat, kind, value, ended FROM scores "
            "JOIN tables ON tables.id = table_id WHERE person = ? ORDER BY ended, table_id, seat",
            (person,),
            *("table", "game", "seat", "kind", "value", "ended"),
        )

    async def bests(self, games: Sequence[str], person: int, limit: int) -> list[KindRows]:
        """The best games of each kind, one per listed person."""

        def work(connection: Connection) -> list[KindRows]:
            return [
                KindRows(
                    game,
                    kind,
                    _best(connection, game, kind, limit),
                    _own_best(connection, game, kind, person),
                )
                for game in games
                for kind in _kinds(connection, game)
            ]

        return await self._run(work)

    async def standing(self, table: int, person: int) -> StandingRow | None:
        """The ranking of this person's game at this table; None if it does not count."""

        def work(connection: Connection) -> StandingRow | None:
            found = connection.execute(
                "SELECT game, kind, value FROM scores WHERE table_id = ? AND person = ?",
                (table, person),
            ).fetchone()
            if found is None:
                return None
            game, kind, value = found
            (own,) = connection.execute(
                "SELECT min(value) FROM scores "
                "WHERE person = ? AND game = ? AND kind = ? AND table_id <> ?",
                (person, game, kind, table),
            ).fetchone()
            server = connection.execute(
                "SELECT value FROM scores JOIN people ON people.id = person "
                "WHERE game = ? AND kind = ? AND table_id <> ? AND (unlisted = 0 OR person = ?) "
                "ORDER BY value, table_id LIMIT 1",
                (game, kind, table, person),
            ).fetchone()
            return StandingRow(kind, value, own, None if server is None else server[0])

        return await self._run(work)

    async def is_listed(self, person: int) -> bool:
        """Whether the person is listed publicly."""

        def work(connection: Connection) -> bool:
            found = connection.execute(
                "SELECT unlisted FROM people WHERE id = ?", (person,)
            ).fetchone()
            return found is not None and not found[0]

        return await self._run(work)

    async def list_person(self, person: int, listed: bool) -> None:
        """List the person publicly, or not."""
        await self._run(
            lambda connection: connection.execute(
                "UPDATE people SET unlisted = ? WHERE id = ?", (int(not listed), person)
            )
        )


def keep_scores(connection: Connection, table: int, scores: Sequence[ScoreRow]) -> None:
    """Replace the scores of a game, without those of erased people."""
    connection.execute("DELETE FROM scores WHERE table_id = ?", (table,))
    for score in scores:
        connection.execute(
            "INSERT INTO scores SELECT tables.id, ?, people.id, game, ?, ?, ?, "
            "coalesce((SELECT at FROM steps WHERE steps.table_id = tables.id "
            "          ORDER BY version DESC LIMIT 1), tables.created) "
            "FROM tables, people WHERE tables.id = ? AND people.id = ?",
            (score.seat, score.kind, score.value, int(score.open), table, score.person),
        )


def _kinds(connection: Connection, game: str) -> list[str]:
    """The kinds with scores of a game, found one by one through the index: a scan would be slow."""
    found = connection.execute(
        "WITH RECURSIVE kinds (kind) AS ("
        "  SELECT min(kind) FROM scores WHERE game = ? UNION ALL "
        "  SELECT (SELECT min(scores.kind) FROM scores "
        "          WHERE game = ? AND scores.kind > kinds.kind) "
        "  FROM kinds WHERE kinds.kind IS NOT NULL"
        ") SELECT kind FROM kinds WHERE kind IS NOT NULL LIMIT ?",
        (game, game, MOST_KINDS),
    )
    return [kind for (kind,) in found]


_BEST: Final = (
    "SELECT people.id, people.name, code, value, ended, scores.open FROM scores "
    "JOIN people ON people.id = person JOIN tables ON tables.id = table_id "
)


def _best(connection: Connection, game: str, kind: str, limit: int) -> list[BestRow]:
    found = connection.execute(
        f"{_BEST} WHERE scores.game = ? AND kind = ? AND unlisted = 0 AND people.name <> '' "
        "AND NOT EXISTS ("
        "  SELECT 1 FROM scores AS better WHERE better.person = scores.person "
        "  AND better.game = scores.game AND better.kind = scores.kind "
        "  AND (better.value, better.table_id) < (scores.value, scores.table_id)"
        ") ORDER BY value, table_id LIMIT ?",
        (game, kind, limit),
    )
    return [BestRow(*values) for values in found]


def _own_best(connection: Connection, game: str, kind: str, person: int) -> BestRow | None:
    found = connection.execute(
        f"{_BEST} WHERE person = ? AND scores.game = ? AND kind = ? "
        "ORDER BY value, table_id LIMIT 1",
        (person, game, kind),
    ).fetchone()
    return None if found is None else BestRow(*found)
