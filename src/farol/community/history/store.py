"""The games that somebody has played, in SQL."""

from collections.abc import Callable, Sequence
from typing import Final

from farol.community.history.rows import (
    BestRow,
    KindRows,
    StandingRow,
    UnreadRow,
)
from farol.server.store.sql import Connection, Runs
from farol.server.store.store import PastRow

MOST_KINDS: Final = 100  # of one game that are told


class SqlHistory:
    """The part of the store that looks back. What it hands out is as it was written: whoever reads
    it does so elsewhere, and a row that cannot be read keeps nobody from the others."""

    _run: Runs

    async def past(self, person: int, limit: int) -> list[PastRow]:
        """Finished games of a person, the latest first; lessons are none of them."""

        def work(connection: Connection) -> list[PastRow]:
            found = connection.execute(
                "SELECT id, code, game, data, "
                "coalesce((SELECT at FROM steps WHERE steps.table_id = id "
                "          ORDER BY version DESC LIMIT 1), created), "
                "coalesce(edition, ''), coalesce(tallied, '') "
                "FROM (SELECT DISTINCT table_id FROM results WHERE person = ? "
                "      ORDER BY table_id DESC) AS played "
                "JOIN tables ON id = table_id LEFT JOIN ("
                "  SELECT table_id AS counted, edition, data AS tallied FROM tallies"
                ") AS counts ON counted = id "
                "WHERE status = 'over' AND lesson = 0 ORDER BY id DESC LIMIT ?",
                (person, limit),
            )
            return [PastRow(*values) for values in found]

        return await self._run(work)

    async def keep_tally(
        self, table: int, edition: str, data: str, also: Sequence[Callable[[Connection], None]] = ()
    ) -> None:
        """What was read in the record of a table, in place of what was read before; nothing, if
        the table is gone. `also`: what other slices keep of it, in the same transaction."""

        def work(connection: Connection) -> None:
            connection.execute(
                "INSERT INTO tallies SELECT id, ?, ? FROM tables WHERE id = ? "
                "ON CONFLICT (table_id) DO UPDATE SET edition = excluded.edition, "
                "data = excluded.data",
                (edition, data, table),
            )
            for keep in also:
                keep(connection)

        await self._run(work)

    async def tallied(self, table: int) -> str:
        """By which statistics the record of a table was read; empty: by none."""

        def work(connection: Connection) -> str:
            found = connection.execute(
                "SELECT edition FROM tallies WHERE table_id = ?", (table,)
            ).fetchone()
            return "" if found is None else str(found[0])

        return await self._run(work)

    async def thought(self, table: int) -> list[int]:
        """The entries of a table's record that bots have chosen."""
        return await self._run(
            lambda connection: [
                version
                for (version,) in connection.execute(
                    "SELECT version FROM decisions WHERE table_id = ?", (table,)
                )
            ]
        )

    async def finished(self, after: int, span: int) -> tuple[list[UnreadRow], bool]:
        """Finished games with numbers after this one, as far as so many numbers reach, and whether
        there are tables with higher ones."""

        def work(connection: Connection) -> tuple[list[UnreadRow], bool]:
            found = connection.execute(
                "SELECT id, code, game, coalesce(edition, '') FROM tables LEFT JOIN ("
                "  SELECT table_id AS counted, edition FROM tallies"
                ") AS counts ON counted = id "
                "WHERE id > ? AND id <= ? AND status = 'over' AND lesson = 0 ORDER BY id",
                (after, after + span),
            )
            rows = [UnreadRow(*values) for values in found]
            (last,) = connection.execute("SELECT coalesce(max(id), 0) FROM tables").fetchone()
            return rows, last > after + span

        return await self._run(work)

    # --- the best ------------------------------------------------------------------------------

    async def bests(self, games: Sequence[str], person: int, limit: int) -> list[KindRows]:
        """The best games of each kind, one for each person who wants to be seen."""

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
        """What the game of this person at this table counts for; None: for nothing."""

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
        """Whether others see this person's name among the best."""

        def work(connection: Connection) -> bool:
            found = connection.execute(
                "SELECT unlisted FROM people WHERE id = ?", (person,)
            ).fetchone()
            return found is not None and not found[0]

        return await self._run(work)

    async def list_person(self, person: int, listed: bool) -> None:
        """Let others see this person's name among the best, or not."""
        await self._run(
            lambda connection: connection.execute(
                "UPDATE people SET unlisted = ? WHERE id = ?", (int(not listed), person)
            )
        )


def _kinds(connection: Connection, game: str) -> list[str]:
    """The kinds of a game of which there are scores, looked up one after the other: going through
    all scores would take long."""
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
