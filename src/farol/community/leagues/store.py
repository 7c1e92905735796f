"""Leagues and results in SQL."""

from collections.abc import Sequence
from typing import Final

from farol.community.leagues.rows import LeagueRow, MemberRow, ResultRow
from farol.core.data import Json
from farol.server.store.database import Database, selected
from farol.server.store.schema import Schema
from farol.server.store.sql import Connection

_LEAGUE: Final = (
    "SELECT id, code, name, "
    "(SELECT count(*) FROM members AS all_of WHERE all_of.league = leagues.id) FROM leagues "
)


class LeagueStore:
    """Leagues. Their ids are random, so that none is reused."""

    name = "leagues"
    schema = Schema(
        """
        CREATE TABLE leagues (
            id {big} PRIMARY KEY, code TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
            created {real} NOT NULL, closed INTEGER NOT NULL DEFAULT 0
        );
        CREATE TABLE members (
            league {big} NOT NULL REFERENCES leagues ON DELETE CASCADE,
            person {big} NOT NULL REFERENCES people ON DELETE CASCADE, since {real} NOT NULL,
            PRIMARY KEY (league, person)
        ) {without_rowid};
        CREATE INDEX members_by_person ON members (person);
        """,
        "0034-leagues",
        league_name="(SELECT name FROM leagues WHERE leagues.id = tables.league)",
    )

    def __init__(self, database: Database) -> None:
        self._run = database.run

    def erase(self, connection: Connection, person: int) -> None:
        """Remove a person from their leagues; a league without members is deleted."""
        connection.execute("DELETE FROM members WHERE person = ?", (person,))
        forget_empty(connection)

    def export(self, connection: Connection, person: int) -> Json:
        """A person's leagues."""
        return selected(
            connection,
            "SELECT code, name, since FROM members JOIN leagues ON leagues.id = league "
            "WHERE person = ? ORDER BY since, league",
            (person,),
            *("code", "name", "since"),
        )

    async def add_league(self, number: int, code: str, name: str, person: int, now: float) -> bool:
        """Create a league with its first member; False if the id or the code is in use."""

        def work(connection: Connection) -> bool:
            added = connection.execute(
                "INSERT INTO leagues (id, code, name, created) VALUES (?, ?, ?, ?) "
                "ON CONFLICT DO NOTHING RETURNING id",
                (number, code, name, now),
            ).fetchone()
            if added is not None:
                _join(connection, added[0], person, now)
            return added is not None

        return await self._run(work)

    async def league(self, code: str) -> LeagueRow | None:
        """The league with this code."""

        def work(connection: Connection) -> LeagueRow | None:
            found = connection.execute(
                f"{_LEAGUE} WHERE code = ? AND closed = 0", (code,)
            ).fetchone()
            return None if found is None else LeagueRow(*found)

        return await self._run(work)

    async def leagues_of(self, person: int) -> list[LeagueRow]:
        """A person's leagues, oldest first."""
        return await self._run(
            lambda connection: [
                LeagueRow(*one)
                for one in connection.execute(
                    f"{_LEAGUE} JOIN members ON members.league = leagues.id "
                    "WHERE person = ? AND closed = 0 ORDER BY since, id",
                    (person,),
                )
            ]
        )

    async def members(self, league: int) -> list[MemberRow]:
        """Members of a league, in order of joining."""
        return await self._run(
            lambda connection: [
                MemberRow(*one)
                for one in connection.execute(
                    "SELECT person, name FROM members JOIN people ON people.id = person "
                    "WHERE league = ? AND name <> '' ORDER BY since, person",
                    (league,),
                )
            ]
        )

    async def join_league(self, league: int, person: int, now: float) -> None:
        """Add a member."""
        await self._run(lambda connection: _join(connection, league, person, now))

    async def leave_league(self, league: int, person: int) -> None:
        """Remove a member; a league without members is deleted."""

        def work(connection: Connection) -> None:
            connection.execute(
                "DELETE FROM members WHERE league = ? AND person = ?", (league, person)
            )
            forget_empty(connection)

        await self._run(work)

    async def change_league(self, league: int, code: str, name: str) -> bool:
        """Change code and name; False if another league has the code."""

        def work(connection: Connection) -> bool:
            changed = connection.execute(
                "UPDATE leagues SET code = ?, name = ? WHERE id = ? AND NOT EXISTS ("
                "  SELECT 1 FROM leagues AS other WHERE other.code = ? AND other.id <> ?"
                ") RETURNING id",
                (code, name, league, code, league),
            ).fetchone()
            return changed is not None

        return await self._run(work)

    async def close_league(self, league: int, closed: bool) -> None:
        """Close a league, so that nobody finds it, or open it again."""
        await self._run(
            lambda connection: connection.execute(
                "UPDATE leagues SET closed = ? WHERE id = ?", (int(closed), league)
            )
        )

    async def league_codes(self, league: int, limit: int) -> list[str]:
        """Codes of its tables, newest first."""
        return await self._run(
            lambda connection: [
                code
                for (code,) in connection.execute(
                    "SELECT code FROM tables WHERE league = ? AND league > 0 "
                    "ORDER BY id DESC LIMIT ?",
                    (league, limit),
                )
            ]
        )

    async def results_of(self, codes: Sequence[str], since: float) -> list[ResultRow]:
        """Results of these tables for games that ended after `since`, in order; invalid rows are
        left out."""

        def work(connection: Connection) -> list[ResultRow]:
            found = [
                ResultRow(*one)
                for code in codes
                for one in connection.execute(
                    "SELECT tables.id, person, name, place FROM tables "
                    "JOIN results ON results.table_id = tables.id "
                    "WHERE code = ? AND status = 'over' AND coalesce(("
                    "  SELECT at FROM steps WHERE steps.table_id = tables.id "
                    "  ORDER BY version DESC LIMIT 1), created) >= ? ORDER BY seat",
                    (code, since),
                ).fetchall()
            ]
            return [
                row for row in found if isinstance(row.name, str) and isinstance(row.place, int)
            ]

        return await self._run(work)


def _join(connection: Connection, league: int, person: int, now: float) -> None:
    connection.execute(
        "INSERT INTO members SELECT leagues.id, people.id, ? FROM leagues, people "
        "WHERE leagues.id = ? AND people.id = ? ON CONFLICT (league, person) DO NOTHING",
        (now, league, person),
    )


def forget_empty(connection: Connection) -> None:
    """Delete leagues without members."""
    connection.execute("DELETE FROM leagues WHERE id NOT IN (SELECT league FROM members)")
