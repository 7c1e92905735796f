"""A person's new name and face at all tables where they show: some tables with each tick."""

import asyncio
from collections.abc import Collection
from functools import partial
from typing import Final, NamedTuple

import structlog

from farol.core.data import Json
from farol.protocol import messages
from farol.protocol.errors import Refusal
from farol.protocol.types import ChatLine, SeatChange
from farol.server.play.lobby import Lobby
from farol.server.play.model import seats
from farol.server.play.model.audience import tell_all
from farol.server.play.model.state import Change
from farol.server.play.model.turns import change_row
from farol.server.store.database import Database, selected
from farol.server.store.schema import Schema
from farol.server.store.sql import Connection
from farol.server.store.store import DamagedTable, OwnedElsewhere, StoreError, TableRow
from farol.server.store.table_sql import read_row, save_row

AT_ONCE: Final = 50  # tables per tick, so that moves are saved in between
MOST_HELD: Final = 1000  # tables of other servers that are looked through for own ones

log = structlog.get_logger("farol.identity")


class Renamed(NamedTuple):
    """A table where somebody's name is still `before`; `every`: their seats of other names, too."""

    table: int
    code: str
    person: int
    before: str
    every: bool
    name: str
    face: int | None


class RenamingStore:
    """Tables where a new name has to be written."""

    name = "renames"
    schema = Schema(
        """
        CREATE TABLE renames (
            person {big} NOT NULL REFERENCES people ON DELETE CASCADE,
            table_id {big} NOT NULL REFERENCES tables ON DELETE CASCADE,
            before TEXT NOT NULL, every INTEGER NOT NULL, PRIMARY KEY (person, table_id, before)
        ) {without_rowid};
        CREATE INDEX renames_by_table ON renames (table_id);
        """,
        "0044-renames",
    )

    def __init__(self, database: Database) -> None:
        self._database = database
        self._run = database.run

    def erase(self, connection: Connection, person: int) -> None:
        """Delete what is still to be written."""
        connection.execute("DELETE FROM renames WHERE person = ?", (person,))

    def export(self, connection: Connection, person: int) -> Json:
        """Former names that still stand at a table."""
        return selected(
            connection,
            "SELECT DISTINCT before FROM renames WHERE person = ? ORDER BY before",
            (person,),
            "name",
        )

    async def due(self, held: Collection[int]) -> list[Renamed]:
        """Some tables to be written: those that no server has, and those of `held` ones."""

        def work(connection: Connection) -> list[Renamed]:
            chosen = (
                "SELECT table_id, code, person, before, every, people.name, people.face "
                "FROM renames JOIN tables ON tables.id = table_id JOIN people ON people.id = person"
            )
            order = "ORDER BY table_id, person, before LIMIT ?"
            free = connection.execute(
                f"{chosen} WHERE {self._database.free} {order}", (AT_ONCE,)
            ).fetchall()
            others = connection.execute(
                f"{chosen} WHERE NOT ({self._database.free}) {order}", (MOST_HELD,)
            ).fetchall()
            own = [one for one in others if one[0] in held]
            return [
                Renamed(table, code, person, before, bool(every), name, face)
                for table, code, person, before, every, name, face in [*free, *own][:AT_ONCE]
            ]

        return await self._run(work)

    async def write(self, one: Renamed) -> None:
        """Write the name at a table that no server has, and in its chat and results."""

        def work(connection: Connection) -> None:
            found = connection.execute(
                f"SELECT data FROM tables WHERE id = ? AND {self._database.free}"
                f"{self._database.locked}",
                (one.table,),
            ).fetchone()
            if found is None:
                return  # a server has taken it, and writes
            try:
                row = read_row(one.table, found[0])
            except DamagedTable:
                self._drop(connection, one)
                return
            if rename_seats(row, one):
                save_row(connection, row)
            self._write_words(connection, one)

        await self._run(work)

    async def write_words(self, one: Renamed) -> None:
        """Write the name in chat and results of a table, whose row is written."""
        await self._run(lambda connection: self._write_words(connection, one))

    def _write_words(self, connection: Connection, one: Renamed) -> None:
        which, more = ("", ()) if one.every else (" AND name = ?", (one.before,))
        for place in ("chat", "results"):
            connection.execute(
                f"UPDATE {place} SET name = ? WHERE table_id = ? AND person = ?{which}",
                (one.name, one.table, one.person, *more),
            )
        self._drop(connection, one)

    @staticmethod
    def _drop(connection: Connection, one: Renamed) -> None:
        connection.execute(
            "DELETE FROM renames WHERE person = ? AND table_id = ? AND before = ?",
            (one.person, one.table, one.before),
        )


def note_rename(connection: Connection, person: int, before: str, every: bool) -> None:
    """Note all tables where somebody's new name is to be written."""
    connection.execute(
        "INSERT INTO renames (person, table_id, before, every) SELECT ?, table_id, ?, ? FROM ("
        "  SELECT table_id FROM sitters WHERE person = ? UNION "
        "  SELECT table_id FROM former_sitters WHERE person = ? UNION "
        "  SELECT table_id FROM results WHERE person = ? UNION "
        "  SELECT table_id FROM chat WHERE person = ?"
        ") AS places WHERE 1 = 1 ON CONFLICT (person, table_id, before) DO NOTHING",
        (person, before, int(every), person, person, person, person),
    )


class Renaming:
    """Writes new names: in memory at this server's tables, in SQL at those that no server has."""

    def __init__(self, lobby: Lobby, database: Database) -> None:
        self._lobby = lobby
        self._rows = RenamingStore(database)
        self._working: asyncio.Future[None] | None = None

    def soon(self) -> None:
        """Begin in the background."""
        if self._working is None or self._working.done():
            self._working = asyncio.ensure_future(self._try())

    async def _try(self) -> None:
        try:
            await self.work()
        except StoreError as error:
            log.error("not-now", what="renaming", error=str(error))

    async def work(self) -> None:
        """Write some."""
        held = {table.row.id for table in self._lobby.tables.values()}
        for one in await self._rows.due(held):
            try:
                if not self._lobby.holds(one.code):
                    await self._rows.write(one)
                if self._lobby.holds(one.code):  # perhaps since a moment ago
                    await self._amend(one)
            except (Refusal, OwnedElsewhere) as error:
                log.info("not-renamed-yet", table=one.table, reason=str(error))

    async def _amend(self, one: Renamed) -> None:
        table = await self._lobby.find(one.code)
        if table is not None:
            await table.amend(partial(rename_at_table, one=one))
            await self._rows.write_words(one)


def rename_at_table(change: Change, now: float, *, one: Renamed) -> None:
    """Give a person's seats and lines of chat their new name."""
    row = seats.copied(change.state.row)
    sat = _seats_of(row, one.person)
    borne = {one.before}
    if one.every:
        borne |= {row.seats[n].name for n in sat if row.seats[n].person == one.person}
    if rename_seats(row, one):
        change_row(change, row, now)
    for place, line in enumerate(change.state.chat):
        here = line.seat is None or line.seat in sat
        if here and line.name in borne - {one.name}:
            shown = ChatLine(line.number, line.seat, one.name, line.text, line.at)
            change.state.chat = [*change.state.chat]
            change.state.chat[place] = shown
            tell_all(change, messages.Chatted(shown))


def rename_seats(row: TableRow, one: Renamed) -> bool:
    """Give a person's seats their new name and face; whether anything is different then."""
    changed = False
    for number in _seats_of(row, one.person):
        seat = row.seats[number]
        theirs = seat.person == one.person
        if not (seat.name == one.before or (one.every and theirs)):
            continue
        face = one.face if theirs else seat.face
        changed |= (seat.name, seat.face) != (one.name, face)
        seat.name, seat.face = one.name, face
    if row.host == one.person and (one.every or row.host_name == one.before):
        changed |= row.host_name != one.name
        row.host_name = one.name
    sat = _seats_of(row, one.person)
    for place, line in enumerate(row.seat_changes):
        if line.seat in sat and line.name == one.before != one.name:
            changed = True
            row.seat_changes = [*row.seat_changes]
            row.seat_changes[place] = SeatChange(
                line.kind, line.seat, one.name, line.version, line.at
            )
    return changed


def _seats_of(row: TableRow, person: int) -> set[int]:
    """The seats where somebody sits, or sat last."""
    return {n for n, seat in enumerate(row.seats) if person in {seat.person, *seat.former[-1:]}}
