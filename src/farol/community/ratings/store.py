"""Rated games and ratings in SQL."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from farol.community.ratings.rows import (
    EVERYBODY,
    GONE,
    MatchRow,
    Moment,
    PlayedRow,
    Pool,
    RatedPerson,
    RatingStep,
    RatingWork,
)
from farol.community.ratings.trust import PoolTrust, Reputation
from farol.core.data import Json
from farol.server.store.database import Database
from farol.server.store.schema import Schema
from farol.server.store.sql import Connection

_STEP: Final = "SELECT person, table_id, ended, mu, sigma, games, won, trust FROM rating_steps "
_COUNTING: Final = "why IN ('', 'left')"  # matches that can change a rating

_trust: Final = msgspec.json.Decoder(Reputation)


def _in_pool(pool: Pool) -> tuple[str, tuple[object, ...]]:
    """SQL condition for the matches of a pool."""
    if pool.league == EVERYBODY:
        return "matches.rated = 1 AND game = ?", (pool.game,)
    return "league = ? AND game = ?", (pool.league, pool.game)


class RatingStore:
    """Rated games and ratings. A pool is rated game by game, in the order of their ends; a late or
    changed game rolls it back to the moment before.
    """

    name = "ratings"
    schema = Schema(
        """
        CREATE TABLE matches (
            table_id {big} PRIMARY KEY REFERENCES tables ON DELETE CASCADE, game TEXT NOT NULL,
            ended {real} NOT NULL, rated INTEGER NOT NULL, league {big} NOT NULL,
            why TEXT NOT NULL, data TEXT NOT NULL
        );
        CREATE INDEX matches_by_end ON matches (game, ended, table_id) WHERE rated = 1;
        CREATE INDEX matches_by_league ON matches (league, game, ended, table_id) WHERE league > 0;
        CREATE TABLE rated_until (
            pool {big} NOT NULL, game TEXT NOT NULL, ended {real} NOT NULL,
            table_id {big} NOT NULL, revision {big} NOT NULL, PRIMARY KEY (pool, game)
        ) {without_rowid};
        CREATE TABLE rating_steps (
            pool {big} NOT NULL, game TEXT NOT NULL, person {big} NOT NULL, ended {real} NOT NULL,
            table_id {big} NOT NULL, mu {real} NOT NULL, sigma {real} NOT NULL,
            games INTEGER NOT NULL, won INTEGER NOT NULL, latest INTEGER NOT NULL,
            trust TEXT NOT NULL DEFAULT '', established INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (pool, game, person, ended, table_id)
        ) {without_rowid};
        CREATE INDEX ratings_latest ON rating_steps (pool, game, mu) WHERE latest = 1;
        CREATE INDEX rating_steps_by_person ON rating_steps (person);
        CREATE INDEX rating_steps_by_table ON rating_steps (table_id);
        """,
        "0033-ratings",
    )

    def __init__(self, database: Database) -> None:
        self._run = database.run

    def erase(self, connection: Connection, person: int) -> None:
        """Delete a person's ratings; those of others are recomputed."""
        step_back_for(connection, person)
        connection.execute("DELETE FROM rating_steps WHERE person = ?", (person,))

    def export(self, connection: Connection, person: int) -> Json:
        """A person's rating after each game, and how well known they were: opponents are
        counted, not named."""
        names = ("league", "game", "ended", "mu", "sigma", "games", "won")
        found = connection.execute(
            "SELECT pool, game, ended, mu, sigma, games, won, trust FROM rating_steps "
            "WHERE person = ? ORDER BY pool, game, ended, table_id",
            (person,),
        ).fetchall()
        return [
            {**dict(zip(names, row, strict=True)), "known": _counted(trust)}
            for *row, trust in found
        ]

    async def match(self, table: int) -> MatchRow | None:
        """The rating data of a table; None if it was not rated."""

        def work(connection: Connection) -> MatchRow | None:
            found = connection.execute(
                "SELECT rated, league, why, data FROM matches WHERE table_id = ?", (table,)
            ).fetchone()
            return None if found is None else MatchRow(bool(found[0]), *found[1:])

        return await self._run(work)

    async def unrated(self, pool: Pool, limit: int) -> RatingWork:
        """The next unrated games of a pool."""

        def work(connection: Connection) -> RatingWork:
            until, revision = _until(connection, pool)
            which, values = _in_pool(pool)
            found = connection.execute(
                f"SELECT table_id, ended, data FROM matches WHERE {which} AND {_COUNTING} "
                "AND (ended, table_id) > (?, ?) ORDER BY ended, table_id LIMIT ?",
                (*values, until.ended, until.table, limit),
            ).fetchall()
            games = [_played(connection, *one) for one in found]
            people = {who for game in games for who in game.people if who is not None}
            known = [_latest(connection, pool, person) for person in sorted(people)]
            facts = _pool_trust(connection, pool) if pool.league == EVERYBODY else None
            return RatingWork(revision, games, [one for one in known if one is not None], facts)

        return await self._run(work)

    async def keep_ratings(
        self, pool: Pool, revision: int, until: Moment, steps: Sequence[RatingStep]
    ) -> bool:
        """Save ratings up to a moment; False if the pool's revision has changed: another server has
        rated it, or a game was inserted.
        """

        def work(connection: Connection) -> bool:
            moved = connection.execute(
                "UPDATE rated_until SET ended = ?, table_id = ?, revision = revision + 1 "
                "WHERE pool = ? AND game = ? AND revision = ? RETURNING pool",
                (until.ended, until.table, *pool, revision),
            ).fetchone()
            if moved is None:
                return False
            people = sorted({step.person for step in steps})
            last = {step.person: step for step in steps}
            connection.executemany(
                "UPDATE rating_steps SET latest = 0 "
                "WHERE pool = ? AND game = ? AND person = ? AND latest = 1",
                [(*pool, person) for person in people],
            )
            # erased people have no rating
            connection.executemany(
                "INSERT INTO rating_steps SELECT ?, ?, id, ?, ?, ?, ?, ?, ?, ?, ?, ? "
                "FROM people WHERE id = ? AND name <> ''",
                [
                    (
                        *(*pool, step.ended, step.table, step.mu, step.sigma),
                        *(step.games, step.won, int(last[step.person] is step)),
                        msgspec.json.encode(step.trust).decode(),
                        *(int(step.trust.established), step.person),
                    )
                    for step in steps
                ],
            )
            return True

        return await self._run(work)

    async def waiting_pools(self) -> list[Pool]:
        """Pools with unrated games."""

        def work(connection: Connection) -> list[Pool]:
            found = connection.execute(
                "SELECT pool, rated_until.game FROM rated_until WHERE EXISTS ("
                f"  SELECT 1 FROM matches WHERE pool = ? AND rated = 1 AND {_COUNTING} "
                "  AND matches.game = rated_until.game AND (matches.ended, matches.table_id) "
                "  > (rated_until.ended, rated_until.table_id)"
                ") OR EXISTS ("
                f"  SELECT 1 FROM matches WHERE league = pool AND league > 0 AND {_COUNTING} "
                "  AND matches.game = rated_until.game AND (matches.ended, matches.table_id) "
                "  > (rated_until.ended, rated_until.table_id)"
                ") ORDER BY pool, rated_until.game",
                (EVERYBODY,),
            )
            return [Pool(*one) for one in found]

        return await self._run(work)

    async def ratings(self, pool: Pool, people: Sequence[int] | None = None) -> list[RatedPerson]:
        """Ratings of these people, or of all who are listed publicly: where enough people are
        established, only of those."""

        wanted = [] if people is None else sorted(set(people))
        who = "unlisted = 0" if people is None else f"person IN ({', '.join('?' * len(wanted))})"

        def work(connection: Connection) -> list[RatedPerson]:
            listed = ""
            if people is None and not _pool_trust(connection, pool).young:
                listed = " AND (established = 1 OR trust = '')"  # empty: of an older Farol
            found = connection.execute(
                "SELECT person, name, mu, sigma, games, won FROM rating_steps "
                "JOIN people ON people.id = person "
                f"WHERE pool = ? AND game = ? AND latest = 1 AND name <> '' AND {who}{listed} "
                "ORDER BY person",
                (*pool, *wanted),
            )
            return [RatedPerson(*one) for one in found]

        return [] if people is not None and not wanted else await self._run(work)

    async def rating_steps(self, pool: Pool, table: int) -> list[RatingStep]:
        """The ratings after one game."""
        return await self._run(
            lambda connection: [
                _step(one)
                for one in connection.execute(
                    f"{_STEP} WHERE table_id = ? AND pool = ? AND game = ? ORDER BY person",
                    (table, *pool),
                )
            ]
        )

    async def rating_before(self, pool: Pool, person: int, at: Moment) -> RatingStep | None:
        """A person's rating before a game."""

        def work(connection: Connection) -> RatingStep | None:
            found = connection.execute(
                f"{_STEP} WHERE pool = ? AND game = ? AND person = ? AND (ended, table_id) < (?, ?)"
                " ORDER BY ended DESC, table_id DESC LIMIT 1",
                (*pool, person, at.ended, at.table),
            ).fetchone()
            return None if found is None else _step(found)

        return await self._run(work)

    async def rated_tables(self, after: int, limit: int) -> list[tuple[int, str, str]]:
        """Finished rated games with ids after this one: id, code, game."""
        return await self._run(
            lambda connection: [
                (number, code, game)
                for number, code, game in connection.execute(
                    "SELECT id, code, game FROM tables WHERE rated = 1 AND status = 'over' "
                    "AND id > ? ORDER BY id LIMIT ?",
                    (after, limit),
                )
            ]
        )

    async def forget_ratings(self) -> None:
        """Delete all ratings; rating data stays until it is read again."""

        def work(connection: Connection) -> None:
            for place in ("rated_until", "rating_steps"):
                connection.execute(f"DELETE FROM {place}")

        await self._run(work)


def keep_match(connection: Connection, table: int, match: MatchRow | None) -> None:
    """Replace a game's rating data and roll its pools back. Data read before one of its people was
    erased is kept.
    """
    if match is None or match.why != GONE:
        connection.execute("DELETE FROM matches WHERE table_id = ?", (table,))
    if match is None:
        return
    connection.execute(
        "INSERT INTO matches SELECT id, game, coalesce("
        "  (SELECT at FROM steps WHERE steps.table_id = id ORDER BY version DESC LIMIT 1), created"
        "), ?, ?, ?, ? FROM tables WHERE id = ? ON CONFLICT (table_id) DO NOTHING",
        (int(match.rated), match.league, match.why, match.data, table),
    )
    found = connection.execute(
        "SELECT game, ended FROM matches WHERE table_id = ?", (table,)
    ).fetchone()
    if found is None:  # the table was deleted
        return
    game, ended = found
    pools = ([EVERYBODY] if match.rated else []) + ([match.league] if match.league else [])
    for pool in pools:
        step_back(connection, Pool(pool, game), Moment(ended, table))


def step_back_for(connection: Connection, person: int) -> None:
    """Roll every pool back to before the first game of a person who is being erased: later games
    are rated again with a newcomer in their place.
    """
    found = connection.execute(
        "SELECT pool, game, ended, min(table_id) FROM rating_steps AS one WHERE person = ? "
        "AND ended = (SELECT min(ended) FROM rating_steps AS other WHERE other.pool = one.pool "
        "             AND other.game = one.game AND other.person = one.person) "
        "GROUP BY pool, game, ended ORDER BY pool, game",
        (person,),
    ).fetchall()
    for pool, game, ended, table in found:
        step_back(connection, Pool(pool, game), Moment(ended, table))


def step_back(connection: Connection, pool: Pool, to: Moment) -> None:
    """Discard the results of this game and later ones; the pool is rated again from here."""
    _until(connection, pool)
    connection.execute(
        "UPDATE rated_until SET revision = revision + 1 WHERE pool = ? AND game = ?", tuple(pool)
    )
    back = connection.execute(
        "UPDATE rated_until SET ended = ?, table_id = ? "
        "WHERE pool = ? AND game = ? AND (ended, table_id) >= (?, ?) RETURNING pool",
        (to.ended, to.table - 1, *pool, to.ended, to.table),
    ).fetchone()
    if back is None:
        return
    connection.execute(
        "DELETE FROM rating_steps WHERE pool = ? AND game = ? AND (ended, table_id) >= (?, ?)",
        (*pool, to.ended, to.table),
    )
    connection.execute(
        "UPDATE rating_steps SET latest = 1 WHERE pool = ? AND game = ? AND latest = 0 "
        "AND NOT EXISTS (SELECT 1 FROM rating_steps AS later WHERE later.pool = rating_steps.pool "
        "  AND later.game = rating_steps.game AND later.person = rating_steps.person "
        "  AND (later.ended, later.table_id) > (rating_steps.ended, rating_steps.table_id))",
        tuple(pool),
    )


def _step(row: Sequence[Any]) -> RatingStep:
    person, table, ended, mu, sigma, games, won, trust = row
    known = _trust.decode(trust) if trust else Reputation()
    return RatingStep(person, table, ended, mu, sigma, games, won, known)


def _counted(trust: str) -> Json:
    """How well somebody was known, without naming others."""
    known = _trust.decode(trust) if trust else Reputation()
    return {
        "established": known.established,
        "opponents": len(known.met),
        "against_newcomers": known.light,
        "abandoned": known.left,
    }


def _pool_trust(connection: Connection, pool: Pool) -> PoolTrust:
    found = connection.execute(
        "SELECT count(*), coalesce(sum(established), 0) FROM rating_steps "
        "WHERE pool = ? AND game = ? AND latest = 1",
        tuple(pool),
    ).fetchone()
    return PoolTrust(int(found[0]), int(found[1]))


def _until(connection: Connection, pool: Pool) -> tuple[Moment, int]:
    """The moment up to which a pool is rated, and its revision."""
    connection.execute(
        "INSERT INTO rated_until VALUES (?, ?, 0, 0, 0) ON CONFLICT (pool, game) DO NOTHING",
        tuple(pool),
    )
    found = connection.execute(
        "SELECT ended, table_id, revision FROM rated_until WHERE pool = ? AND game = ?", tuple(pool)
    ).fetchone()
    return Moment(*found[:2]), found[2]


def _played(connection: Connection, table: int, ended: float, data: str) -> PlayedRow:
    seats = connection.execute(
        "SELECT person, place FROM results WHERE table_id = ? ORDER BY seat", (table,)
    ).fetchall()
    return PlayedRow(table, ended, data, [one[0] for one in seats], [one[1] for one in seats])


def _latest(connection: Connection, pool: Pool, person: int) -> RatingStep | None:
    found = connection.execute(
        f"{_STEP} WHERE pool = ? AND game = ? AND person = ? AND latest = 1", (*pool, person)
    ).fetchone()
    return None if found is None else _step(found)
