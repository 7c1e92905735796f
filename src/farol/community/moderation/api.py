"""The moderators' page over HTTP. To everybody else there is nothing here."""

from collections.abc import Iterable
from functools import partial
from typing import Final

from starlette.requests import Request

from farol.community.moderation.bodies import (
    LogLine,
    ModeratedPerson,
    ModeratedTable,
    ModerationPage,
    NewDecision,
    PeopleFound,
    PersonLine,
    Report,
    ReportedLine,
    SeatLine,
    UndoDecision,
)
from farol.community.moderation.rows import LineRow, ReportRow, Ruling
from farol.community.moderation.service import Moderation
from farol.protocol.bodies import Me
from farol.protocol.errors import Refusal
from farol.server.cluster.relay import NoNeighbour
from farol.server.store.store import OwnedElsewhere, Person, TableRow
from farol.server.web.endpoint import Api, endpoint
from farol.server.web.openapi import CANNOT_READ, NOT_NOW, NOT_THERE, NOT_YOURS, Parameter
from farol.server.web.responses import HttpError

NUMBER: Final = Parameter("number", "path", pattern="^[0-9]{1,15}$")
NAME: Final = Parameter("name", "query", required=False)
MOST_REPORTS: Final = 50
MOST_LOGGED: Final = 100
MOST_PEOPLE: Final = 30
MOST_TABLES: Final = 20
COST: Final = 5
LATER: Final = "It is decided, but the server of a table could not be reached; decide it again."


class ModerationApi(Api[Moderation]):
    """Endpoints for moderators."""

    def _check(self, person: Person) -> None:
        if not self._service.is_moderator(person):
            raise HttpError(NOT_THERE, "There is nothing here.")

    @endpoint("GET", "/api/moderation", "Open reports and the log", refusals=[NOT_THERE], cost=COST)
    async def page(self, _: Request, person: Person) -> ModerationPage:
        """What waits for moderators, and what they decided."""
        self._check(person)
        return await self._page(person)

    async def _page(self, reader: Person) -> ModerationPage:
        store = self._service.store
        verdict = await store.check_log()
        return ModerationPage(
            [await self._report(one) for one in await store.open_reports(MOST_REPORTS, reader.id)],
            await self._log(await store.rulings(MOST_LOGGED)),
            verdict.whole,
            verdict.fingerprint,
        )

    async def _report(self, row: ReportRow) -> Report:
        around: list[ReportedLine] = []
        if row.line and row.table:
            table = await self._service.store.table(row.table)
            if table is not None:
                lines = await self._service.store.lines(table.id, around=row.line)
                around = reported_lines(lines)
        return Report(
            *(row.id, row.at, row.reporter_name, row.reporter, row.person, row.name, row.table),
            *(row.kind, row.line or None, row.text, row.words, around),  # type: ignore[arg-type]
        )

    async def _log(self, rulings: Iterable[Ruling]) -> list[LogLine]:
        names: dict[int, str] = {}
        for one in rulings:
            if one.said is not None and one.said.person and one.said.person not in names:
                found = await self._service.store.people("", 1, one.said.person)
                names[one.said.person] = found[0].name if found else ""
        return [log_line(one, names) for one in rulings]

    @endpoint(
        "GET",
        "/api/moderation/people",
        "People by name",
        parameters=[NAME],
        refusals=[NOT_THERE],
        cost=COST,
    )
    async def people(self, request: Request, person: Person) -> PeopleFound:
        """People whose name contains a text."""
        self._check(person)
        name = request.query_params.get("name", "")[:24]
        found = await self._service.store.people(name, MOST_PEOPLE)
        return PeopleFound([PersonLine(*one) for one in found])

    @endpoint(
        "GET",
        "/api/moderation/people/{number}",
        "Somebody's tables, and decisions about them",
        parameters=[NUMBER],
        refusals=[NOT_THERE],
        cost=COST,
    )
    async def somebody(self, request: Request, person: Person) -> ModeratedPerson:
        """Somebody's tables and names, and what was decided about them."""
        self._check(person)
        store, gate, number = self._service.store, self._service.gate, _number(request)
        found = await store.people("", 1, number)
        if not found:
            raise HttpError(NOT_THERE, "There is no such person.")
        who = found[0]
        tables = await store.tables_of(number, MOST_TABLES)
        return ModeratedPerson(
            *(who.person, who.name, who.created, gate.is_banned(number), gate.is_muted(number)),
            await store.report_count(number),
            [self._table(one, []) for one in tables],
            await self._log(await store.rulings(MOST_LOGGED, number)),
        )

    @endpoint("GET", "/api/moderation/tables/{code}", "A table's people and chat", cost=COST)
    async def table(self, request: Request, person: Person) -> ModeratedTable:
        """Who sits at a table and what was said there; nothing of the game."""
        self._check(person)
        row = await self._service.table(request.path_params["code"])
        return self._table(row, await self._service.store.lines(row.id))

    def _table(self, row: TableRow, lines: list[LineRow]) -> ModeratedTable:
        return ModeratedTable(
            *(row.code, row.game, row.status, row.created, row.visibility == "public"),
            *(self._service.gate.is_closed(row.code), row.league_name),
            [SeatLine(seat.name, seat.person) for seat in row.seats],
            reported_lines(lines),
        )

    @endpoint(
        "POST",
        "/api/moderation/decisions",
        "Decide something",
        refusals=[CANNOT_READ, NOT_YOURS, NOT_THERE, NOT_NOW],
        status=201,
        cost=COST,
    )
    async def decide(self, request: Request, person: Person, body: NewDecision) -> ModerationPage:
        """Decide something; it is logged first and then carried out."""
        self._check(person)
        await self._service.decide(body, person, partial(self._ask, request))
        return await self._page(person)

    @endpoint(
        "POST",
        "/api/moderation/decisions/{number}/undo",
        "Undo a decision",
        parameters=[NUMBER],
        refusals=[CANNOT_READ, NOT_YOURS, NOT_THERE, NOT_NOW],
        cost=COST,
    )
    async def undo(self, request: Request, person: Person, body: UndoDecision) -> ModerationPage:
        """Undo a decision; both stay in the log."""
        self._check(person)
        number = _number(request)
        await self._service.undo(number, body.reason, person, partial(self._ask, request))
        return await self._page(person)

    @endpoint(
        "POST",
        "/api/moderation/decisions/{number}/tables/{code}",
        "Carry a decision out at one table, asked by another server",
        parameters=[NUMBER],
        refusals=[NOT_NOW],
        cost=COST,
    )
    async def carry_out(self, request: Request, person: Person) -> Me:
        """Carry a decision out at a table; it may be repeated."""
        self._check(person)
        await self._service.carry_out_at(_number(request), request.path_params["code"])
        return Me(person.name)

    async def _ask(
        self, request: Request, number: int, code: str, elsewhere: OwnedElsewhere
    ) -> None:
        """Ask the server that owns a table to carry a decision out there."""
        path = f"/api/moderation/decisions/{number}/tables/{code}"
        try:
            answer = await self._context.neighbours.ask(elsewhere, request, "POST", path)
        except NoNeighbour as error:
            raise HttpError(503, LATER) from error
        if answer.status_code != 200:
            raise HttpError(NOT_NOW, LATER)


def reported_lines(lines: Iterable[LineRow]) -> list[ReportedLine]:
    """Lines of chat as moderators see them."""
    return [
        ReportedLine(one.number, one.name, one.text, one.at, one.person or None, one.hidden)
        for one in lines
    ]


def log_line(one: Ruling, names: dict[int, str]) -> LogLine:
    """An entry of the log as it is shown."""
    said = one.said
    if said is None:
        return LogLine(
            one.number,
            one.at,
            one.deed,
            one.by,
            None,
            "",
            "",
            None,
            "",
            None,
            one.undoes or None,
            one.undone,
        )
    return LogLine(
        *(one.number, one.at, one.deed, one.by, said.person or None),
        *(names.get(said.person, ""), said.table, said.line or None, said.reason),
        *(said.until or None, one.undoes or None, one.undone),
    )


def _number(request: Request) -> int:
    text = request.path_params["number"]
    if not (text.isascii() and text.isdecimal() and len(text) <= 15):
        raise Refusal("code", "There is no such number.")
    return int(text)
