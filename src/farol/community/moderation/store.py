"""Reports, mutes, moderators and decisions in SQL."""

from collections.abc import Callable
from typing import Final

import structlog

from farol.community.moderation import log, mutes
from farol.community.moderation.names import patterns_of
from farol.community.moderation.rows import (
    OPERATOR,
    Deed,
    FoundPerson,
    LineRow,
    ReportRow,
    Ruling,
    RulingText,
    Sanctions,
)
from farol.core.data import Json
from farol.server.store.database import Database, selected
from farol.server.store.schema import Migration, Schema
from farol.server.store.sql import Connection
from farol.server.store.store import News, StoreError, TableRow
from farol.server.store.table_sql import readable

MOST_LINES: Final = 300  # of a table's chat
MOST_NETWORKS: Final = 20  # of one ban: who is banned may come from anywhere
MOST_OPEN: Final = 10  # reports by one person that wait
AROUND: Final = 8  # lines shown before and after a reported one
ERASED_MODERATOR: Final = -1

_logger = structlog.get_logger("farol.moderation")
_REPORTS: Final = (
    "SELECT reports.id, reports.at, reporter, coalesce(who.name, ''), reports.person, "
    "coalesce(about.name, ''), coalesce(code, ''), kind, line, text, words FROM reports "
    "LEFT JOIN people AS who ON who.id = reporter "
    "LEFT JOIN people AS about ON about.id = reports.person "
    "LEFT JOIN tables ON tables.id = table_id "
)
_LINES: Final = (
    "SELECT chat.number, seat, name, coalesce(hidden_lines.text, chat.text), at, "
    "coalesce(chat.person, 0), hidden_lines.text IS NOT NULL FROM chat LEFT JOIN hidden_lines "
    "ON hidden_lines.table_id = chat.table_id AND hidden_lines.number = chat.number "
    "WHERE chat.table_id = ? "
)
_AT_TABLES: Final = "reports LEFT JOIN tables ON tables.id = table_id"
_STANDING: Final = "('ban', 'mute', 'rename', 'close-table')"


class ModerationStore:
    """Reports, mutes and blocks, moderators, and the log."""

    name = "moderation"
    schema = Schema(
        """
        CREATE TABLE moderators (person {big} PRIMARY KEY, since {real} NOT NULL);
        CREATE TABLE ignored (
            person {big} NOT NULL, other {big} NOT NULL, blocked INTEGER NOT NULL,
            at {real} NOT NULL, PRIMARY KEY (person, other)
        ) {without_rowid};
        CREATE INDEX ignored_by_other ON ignored (other);
        CREATE TABLE reports (
            id {id}, at {real} NOT NULL, reporter {big} NOT NULL, person {big} NOT NULL,
            table_id {big} NOT NULL, kind TEXT NOT NULL, line INTEGER NOT NULL,
            text TEXT NOT NULL, words TEXT NOT NULL, ruling INTEGER NOT NULL DEFAULT 0
        );
        CREATE INDEX reports_open ON reports (id) WHERE ruling = 0;
        CREATE INDEX reports_by_person ON reports (person);
        CREATE INDEX reports_by_reporter ON reports (reporter);
        CREATE TABLE hidden_lines (
            table_id {big} NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
            person {big} NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, number)
        ) {without_rowid};
        CREATE INDEX hidden_lines_by_person ON hidden_lines (person);
        CREATE TABLE banned_networks (
            network TEXT NOT NULL, ruling INTEGER NOT NULL, until {real} NOT NULL,
            PRIMARY KEY (network, ruling)
        ) {without_rowid};
        """
        + log.DECLARED,
        Migration("0041-order", 4),
        "0043-undone",
    )

    def __init__(self, database: Database) -> None:
        self._run = database.run
        self._tell = database.ownership.tell

    def erase(self, connection: Connection, person: int) -> None:
        """Delete a person's mutes, reports by and about them, hidden lines, and what decisions say
        about them; entries of the log stay, without them."""
        for place, column in (
            *(("ignored", "person"), ("ignored", "other"), ("moderators", "person")),
            *(("reports", "reporter"), ("reports", "person"), ("hidden_lines", "person")),
            ("ruling_texts", "person"),
        ):
            connection.execute(f"DELETE FROM {place} WHERE {column} = ?", (person,))
        connection.execute(
            "UPDATE ruling_texts SET moderator = ? WHERE moderator = ?", (ERASED_MODERATOR, person)
        )

    def export(self, connection: Connection, person: int) -> Json:
        """Whom a person does not hear, their reports, reports about them without who sent them,
        and decisions about them and by them."""
        found: dict[str, Json] = {
            "muted": selected(
                connection,
                "SELECT name, blocked, at FROM ignored JOIN people ON people.id = other "
                "WHERE person = ? ORDER BY at, other",
                (person,),
                *("name", "blocked?", "at"),
            ),
            "reports": selected(
                connection,
                f"SELECT at, code, kind, text, words, ruling FROM {_AT_TABLES} "
                "WHERE reporter = ? ORDER BY reports.id",
                (person,),
                *("at", "table", "kind", "text", "words", "closed?"),
            ),
            "reported": selected(
                connection,
                f"SELECT at, code, kind, text, ruling FROM {_AT_TABLES} "
                "WHERE person = ? ORDER BY reports.id",
                (person,),
                *("at", "table", "kind", "text", "closed?"),
            ),
            "hidden": selected(
                connection,
                "SELECT text FROM hidden_lines WHERE person = ? ORDER BY table_id, number",
                (person,),
                "text",
            ),
            "moderator": selected(
                connection, "SELECT since FROM moderators WHERE person = ?", (person,), "since"
            ),
        }
        for name, column in (("decisions", "person"), ("made", "moderator")):
            which = f"WHERE {column} = ? ORDER BY rulings.number"
            found[name] = [
                {
                    "at": one.at,
                    "deed": one.deed,
                    "until": one.said.until or None,
                    "reason": one.said.reason,
                    "network": one.said.network,
                    "undone": one.undone,
                }
                for one in log.rulings(connection, which, (person,))
                if one.said is not None
            ]
        return found

    # --- mutes ---------------------------------------------------------------------------------

    async def mute(self, person: int, other: int, blocked: bool, at: float) -> bool:
        """Mute or block somebody; whether that changed who is blocked."""
        return await self._changed(
            lambda connection: mutes.mute(connection, person, other, blocked, at)
        )

    async def hear(self, person: int, other: int) -> bool:
        """Hear somebody again; whether they were blocked."""
        return await self._changed(lambda connection: mutes.hear(connection, person, other))

    async def _changed(self, work: Callable[[Connection], bool]) -> bool:
        changed = await self._run(work)
        if changed:
            await self._tell(News(ruled=True))
        return changed

    async def blocked(self, person: int) -> set[int]:
        """The people whom somebody blocks."""
        return await self._run(lambda connection: mutes.blocked(connection, person))

    async def muted(self, person: int) -> list[tuple[int, str, bool]]:
        """People whom somebody has muted, latest first: id, name, and whether they are blocked."""
        return await self._run(lambda connection: mutes.muted(connection, person))

    async def muted_lines(self, person: int, table: int) -> tuple[list[int], int]:
        """Lines of chat by spectators whom somebody has muted; and the number of the latest
        line."""
        return await self._run(lambda connection: mutes.muted_lines(connection, person, table))

    # --- tables and people ---------------------------------------------------------------------

    async def table(self, code: str) -> TableRow | None:
        """The saved row of a table."""

        def work(connection: Connection) -> TableRow | None:
            found = connection.execute(
                "SELECT id, data, NULL FROM tables WHERE code = ?", (code,)
            ).fetchall()
            return next(iter(readable(found)), None)

        return await self._run(work)

    async def lines(self, table: int, around: int | None = None) -> list[LineRow]:
        """A table's chat, in order; `around`: only near the line of this number."""
        which, values = "", (table,)
        if around is not None:
            which = "AND chat.number BETWEEN ? AND ? "
            values = (table, around - AROUND, around + AROUND)  # type: ignore[assignment]

        def work(connection: Connection) -> list[LineRow]:
            found = connection.execute(
                f"{_LINES}{which}ORDER BY chat.number DESC LIMIT ?", (*values, MOST_LINES)
            ).fetchall()
            return [
                LineRow(number, seat, name, text, at, person, bool(hidden))
                for number, seat, name, text, at, person, hidden in reversed(found)
            ]

        return await self._run(work)

    async def tables_of(self, person: int, limit: int) -> list[TableRow]:
        """Tables where a person sits, sat or hosts, latest first."""
        return await self._run(
            lambda connection: readable(
                connection.execute(
                    "SELECT id, data, NULL FROM tables WHERE id IN ("
                    "  SELECT table_id FROM sitters WHERE person = ? UNION "
                    "  SELECT table_id FROM former_sitters WHERE person = ?"
                    ") ORDER BY id DESC LIMIT ?",
                    (person, person, limit),
                ).fetchall()
            )
        )

    async def people(self, name: str, limit: int, person: int = 0) -> list[FoundPerson]:
        """People whose name contains this text, or one by number; latest seen first."""
        which, wanted = "id = ?", [person]
        if not person:
            wanted = patterns_of(name)  # type: ignore[assignment]
            which = " OR ".join(["lower(name) LIKE ? ESCAPE '\\'"] * len(wanted))

        def work(connection: Connection) -> list[FoundPerson]:
            found = connection.execute(
                "SELECT id, name, created, "
                "coalesce((SELECT max(seen) FROM tokens WHERE tokens.person = people.id), 0), "
                "(SELECT count(*) FROM sitters WHERE sitters.person = people.id) "
                f"FROM people WHERE name <> '' AND ({which}) ORDER BY 4 DESC, id DESC LIMIT ?",
                (*wanted, limit),
            ).fetchall()
            return [FoundPerson(*one) for one in found]

        return await self._run(work)

    async def set_hidden(self, table: int, line: LineRow, hidden: bool) -> None:
        """Keep the text of a line that is hidden, or drop it."""

        def work(connection: Connection) -> None:
            connection.execute(
                "DELETE FROM hidden_lines WHERE table_id = ? AND number = ?", (table, line.number)
            )
            if hidden:
                connection.execute(
                    "INSERT INTO hidden_lines VALUES (?, ?, ?, ?)",
                    (table, line.number, line.person, line.text),
                )

        await self._run(work)

    # --- reports -------------------------------------------------------------------------------

    async def report(
        self, at: float, reporter: int, person: int, table: int, what: tuple[str, int, str, str]
    ) -> bool:
        """Keep a report: of a kind, with a line's number, its text, and words of the reporter; the
        same one waits once. False if too many of the reporter wait."""

        def work(connection: Connection) -> bool:
            waiting = connection.execute(
                "SELECT person, table_id, kind, line FROM reports "
                "WHERE reporter = ? AND ruling = 0",
                (reporter,),
            ).fetchall()
            if (person, table, *what[:2]) in {tuple(one) for one in waiting}:
                return True
            if len(waiting) >= MOST_OPEN:
                return False
            connection.execute(
                "INSERT INTO reports (at, reporter, person, table_id, kind, line, text, words) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (at, reporter, person, table, *what),
            )
            return True

        return await self._run(work)

    async def open_reports(self, limit: int, reader: int = 0) -> list[ReportRow]:
        """Open reports, oldest first, without those about the reader."""
        return await self._run(
            lambda connection: [
                ReportRow(*one)
                for one in connection.execute(
                    f"{_REPORTS}WHERE ruling = 0 AND reports.person <> ? "
                    "ORDER BY reports.id LIMIT ?",
                    (reader, limit),
                ).fetchall()
            ]
        )

    async def reported(self, report: int) -> int | None:
        """The person whom an open report is about; None if it is closed or unknown."""

        def work(connection: Connection) -> int | None:
            found = connection.execute(
                "SELECT person FROM reports WHERE id = ? AND ruling = 0", (report,)
            ).fetchone()
            return None if found is None else int(found[0])

        return await self._run(work)

    async def report_count(self, person: int) -> int:
        """How many reports there are about somebody."""

        def work(connection: Connection) -> int:
            found = connection.execute("SELECT count(*) FROM reports WHERE person = ?", (person,))
            return int(found.fetchone()[0])

        return await self._run(work)

    async def forget_reports(self, before: float, dry_run: bool) -> int:
        """Delete closed reports from before a date; returns their number."""
        which = "FROM reports WHERE ruling > 0 AND at < ?"

        def work(connection: Connection) -> int:
            count = int(connection.execute(f"SELECT count(*) {which}", (before,)).fetchone()[0])
            if not dry_run:
                connection.execute(f"DELETE {which}", (before,))
            return count

        return await self._run(work)

    # --- decisions -----------------------------------------------------------------------------

    async def rule(
        self, deed: Deed, said: RulingText, moderator: int, at: float, undoes: int = 0
    ) -> int:
        """Add a decision to the log, close its report, and tell the other servers."""

        def work(connection: Connection) -> tuple[int, str] | None:
            added = log.add(connection, deed, said, moderator, at, undoes)
            if added is None:
                return None
            number, _ = added
            if said.report:
                connection.execute(
                    "UPDATE reports SET ruling = ? WHERE id = ? AND ruling = 0",
                    (number, said.report),
                )
            if deed == "moderator":
                connection.execute(
                    "INSERT INTO moderators VALUES (?, ?) ON CONFLICT DO NOTHING", (said.person, at)
                )
            if deed == "no-moderator":
                connection.execute("DELETE FROM moderators WHERE person = ?", (said.person,))
            if undoes:
                connection.execute("DELETE FROM banned_networks WHERE ruling = ?", (undoes,))
            return added

        for _ in range(log.TRIES):
            added = await self._run(work)
            if added is not None:
                number, fingerprint = added
                _logger.info("decided", number=number, deed=deed, fingerprint=fingerprint)
                await self._tell(News(ruled=True))
                return number
        raise StoreError("The log of decisions could not be written.")

    async def rulings(self, limit: int, person: int = 0) -> list[Ruling]:
        """The latest decisions, or those about one person; latest first."""
        which = "WHERE person = ? " if person else ""
        return await self._run(
            lambda connection: log.rulings(
                connection,
                f"{which}ORDER BY rulings.number DESC LIMIT ?",
                (*([person] if person else []), limit),
            )
        )

    async def ruling(self, number: int) -> Ruling | None:
        """One decision."""
        found = await self._run(
            lambda connection: log.rulings(connection, "WHERE rulings.number = ?", (number,))
        )
        return next(iter(found), None)

    async def answers(self, person: int, limit: int) -> list[Ruling]:
        """The decisions on somebody's reports, latest first."""
        return await self._run(
            lambda connection: log.rulings(
                connection,
                "JOIN reports ON reports.ruling = rulings.number WHERE reporter = ? "
                "ORDER BY rulings.number DESC LIMIT ?",
                (person, limit),
            )
        )

    async def check_log(self) -> log.LogCheck:
        """Check the log's hashes."""
        return await self._run(log.checked)

    async def sanctions(self, now: float) -> Sanctions:
        """All decisions in force."""

        def work(connection: Connection) -> Sanctions:
            standing = log.rulings(connection, f"WHERE deed IN {_STANDING} ORDER BY rulings.number")
            return Sanctions(
                [one for one in standing if in_force(one, now)],
                dict(
                    connection.execute(
                        "SELECT person, name FROM moderators JOIN people ON people.id = person"
                    ).fetchall()
                ),
                [
                    (person, other)
                    for person, other in connection.execute(
                        "SELECT person, other FROM ignored WHERE blocked = 1"
                    ).fetchall()
                ],
                dict(
                    connection.execute(
                        "SELECT network, max(until) FROM banned_networks "
                        "WHERE until = 0 OR until > ? GROUP BY network",
                        (now,),
                    ).fetchall()
                ),
                dict(
                    connection.execute(
                        "SELECT person, max(number) FROM ("
                        "  SELECT person, number FROM ruling_texts WHERE person > 0 UNION "
                        "  SELECT reporter, ruling FROM reports WHERE ruling > 0"
                        ") AS told GROUP BY person"
                    ).fetchall()
                ),
            )

        return await self._run(work)

    async def ban_networks(self, ruling: int, until: float, networks: list[str]) -> None:
        """Ban the networks (hashes) of a banned person."""
        await self._run(
            lambda connection: connection.executemany(
                "INSERT INTO banned_networks "
                "SELECT CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS DOUBLE PRECISION) WHERE "
                "(SELECT count(*) FROM banned_networks WHERE ruling = ?) < ? "
                "AND NOT EXISTS (SELECT 1 FROM rulings WHERE undoes = ?) "
                "ON CONFLICT DO NOTHING",
                [(network, ruling, until, ruling, MOST_NETWORKS, ruling) for network in networks],
            )
        )

    async def moderators(self) -> list[tuple[int, str, float]]:
        """All moderators: id, name, since when."""
        return await self._run(
            lambda connection: [
                (person, name, since)
                for person, name, since in connection.execute(
                    "SELECT person, name, since FROM moderators "
                    "JOIN people ON people.id = person ORDER BY since, person"
                ).fetchall()
            ]
        )


def in_force(one: Ruling, now: float) -> bool:
    """Whether a decision holds: neither undone, erased nor over."""
    return one.said is not None and not one.undone and (not one.said.until or one.said.until > now)


def by_operator(reason: str, person: int) -> tuple[RulingText, int]:
    """What a command on the server's machine decides about somebody."""
    return RulingText(reason, person=person), OPERATOR
