"""Table endpoints: opening, summaries, records, replays."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from farol.protocol import bodies
from farol.server.address import QR_COST, svg_qr, table_url
from farol.server.play.model.days import is_closed
from farol.server.play.model.past import LONGEST, PastWords
from farol.server.play.model.seats import own_seat, seat_at, seats_of
from farol.server.play.model.typed import SOMEBODY
from farol.server.play.table import Table
from farol.server.scopes import client_network
from farol.server.store.store import OwnedElsewhere, Person
from farol.server.web.context import ServerContext
from farol.server.web.downloads import Downloads
from farol.server.web.endpoint import Api, endpoint
from farol.server.web.feature import FeatureSet
from farol.server.web.openapi import CANNOT_READ, NO_COOKIE, NOT_NOW, NOT_THERE, Parameter
from farol.server.web.responses import HttpError, named, read_body

AS: Final = Parameter("as", "query", words=["table", "seat", "complete"], required=False)
AT: Final = Parameter("at", "query", pattern="^[0-9]{1,5}$")
LANGUAGE: Final = Parameter("language", "query", words=["en", "es"])
TEXT: Final = Parameter("text", "query")
COMPLETE: Final = Parameter("complete", "query", words=["yes"], required=False)

LIST_COST: Final = 2.0  # requests that the lists of tables count for
OPEN_FOR: Final = 30 * 24 * 3600  # seconds in which anybody with the code may have the whole record
SEAT: Final = Parameter("seat", "query", pattern="^[0-9]{1,2}$", required=False)


class TablesApi(Api[FeatureSet]):
    """Endpoints of tables."""

    def __init__(self, context: ServerContext, features: FeatureSet) -> None:
        super().__init__(context, features)
        self._downloads = Downloads(context)

    async def _found(self, request: Request) -> Table:
        """The table of a code; all unknown codes get the same answer."""
        context, caller = self._context, client_network(request.scope)
        code, person = request.path_params["code"], await self.person(request)
        table = await context.lobby.seated(code, person)
        if table is not None:
            return table
        async with context.trying(caller) as tried:
            table = await context.lobby.find(code)
            if table is None or not await self._is_theirs(table, person):
                raise HttpError(NOT_THERE, "There is no such table.")
            tried.found = True
        return table

    async def _is_theirs(self, table: Table, person: Person | None) -> bool:
        """Whether a person who does not sit at a table may see it: not if it has a daily deal that
        they could still play, or that is still being played there."""
        if not is_closed(table.row, self._context.time.now()):
            return True
        return table.row.status == "over" and await self._service.may_see(table.row, person)

    @endpoint("GET", "/api/tables", "Your tables and open ones", cost=LIST_COST)
    async def tables(self, _: Request, person: Person | None) -> bodies.Tables:
        """Your tables, and public ones with an open seat."""
        found = await self._context.lobby.mine(person)
        await self._service.complete(found, person)
        return found

    @endpoint(
        "POST", "/api/tables", "Open a table", body=bodies.NewTable, refusals=[NOT_NOW], status=201
    )
    async def open(self, request: Request, person: Person) -> bodies.Opened:
        """A new table; you are its host."""
        body = await read_body(request, self._context.lobby.new_table)
        self.take_opening(request)
        table = await self._context.lobby.open(body, person)
        return bodies.Opened(table.row.code)

    @endpoint("POST", "/api/lessons", "Learn a game", refusals=[NOT_NOW], status=201)
    async def learn(
        self, request: Request, person: Person, body: bodies.NewLesson
    ) -> bodies.Opened:
        """Your lesson of a game, resumed or new."""
        self.take_opening(request)
        try:
            table = await self._context.lobby.learn(body, person)
        except OwnedElsewhere as elsewhere:  # its first message will be routed there
            return bodies.Opened(elsewhere.code)
        return bodies.Opened(table.row.code)

    @endpoint("GET", "/api/tables/{code}", "One table")
    async def table(self, request: Request, person: Person | None) -> bodies.TableSummary:
        """One table, for those who know its code."""
        return self._context.lobby.summary(await self._found(request), person)

    @endpoint(
        "GET",
        "/api/tables/{code}/record",
        "The game to take home",
        answer="application/json",
        parameters=[AS, SEAT],
        refusals=[CANNOT_READ, NO_COOKIE, NOT_NOW],
    )
    async def record(self, request: Request) -> Response:
        """The record as the table, a seat, or (after the end) everybody may see it."""
        table = await self._found(request)
        kind = request.query_params.get("as", "table")
        if kind not in {"table", "seat", "complete"}:
            raise HttpError(CANNOT_READ, "A record is seen as table, seat or complete.")
        if table.state.game is None:
            raise HttpError(NOT_NOW, table.row.reason or "The game has not begun yet.")
        if kind == "complete" and is_closed(table.row, self._context.time.now()):
            raise HttpError(NOT_NOW, "The deal of the day is opened when the day is over.")
        if kind == "complete":
            await self._check_age(request, table)
            return await self._downloads.complete(request, table)
        if kind == "seat":
            seat = await self._record_seat(request, table)
            return await self._downloads.seen(request, table, seat)
        if table.state.late:
            raise HttpError(NOT_NOW, "Spectators are behind at this table; come after the end.")
        return await self._downloads.seen(request, table, None)

    @endpoint(
        "GET",
        "/api/tables/{code}/replay",
        "A finished game, decision by decision",
        answer=bodies.Replay,
        parameters=[SEAT],
        refusals=[CANNOT_READ, NO_COOKIE, NOT_NOW],
    )
    async def replay(self, request: Request) -> Response:
        """A finished game for replay, through any seat."""
        table = await self._found(request)
        if table.state.game is None or table.row.status != "over":
            raise HttpError(NOT_NOW, "A game can be watched again when it is over.")
        await self._check_age(request, table)
        seat = await self._record_seat(request, table) if "seat" in request.query_params else None
        return await self._downloads.replay(request, table, seat)

    @endpoint(
        "GET",
        "/api/tables/{code}/replay/words",
        "Words about a moment of a finished game",
        answer=bodies.PastAnswer,
        parameters=[SEAT, AT, LANGUAGE, TEXT, COMPLETE],
        refusals=[CANNOT_READ, NO_COOKIE, NOT_NOW],
    )
    async def past_words(self, request: Request) -> Response:
        """A question about a finished game, or a move to try, as a seat knew it then."""
        table = await self._found(request)
        if table.state.game is None or table.row.status != "over":
            raise HttpError(NOT_NOW, "A game can be watched again when it is over.")
        await self._check_age(request, table)
        given = request.query_params
        text, at, language = given.get("text", ""), given.get("at", ""), given.get("language", "")
        if not (at.isascii() and at.isdecimal() and len(at) < 6) or language not in {"en", "es"}:
            raise HttpError(CANNOT_READ, "A number from 1 and a language are missing.")
        if not text.strip() or len(text) > LONGEST:
            raise HttpError(CANNOT_READ, f"Words are missing, or more than {LONGEST} characters.")
        seat = await self._record_seat(request, table) if "seat" in given else None
        names = tuple(each.name or SOMEBODY[language] for each in table.row.seats)
        opened = not is_closed(table.row, self._context.time.now())
        words = PastWords(int(at), language, text, "complete" in given, names, opened)
        return await self._downloads.words(request, table, seat, words)

    async def _check_age(self, request: Request, table: Table) -> None:
        """Refuse an old game to a person who did not sit there: its code may have been guessed."""
        person, row = await self.person(request), table.row
        sat = person is not None and bool(seats_of(row, person.id))
        if not sat and self._context.time.now() > row.created + OPEN_FOR:
            raise HttpError(
                NOT_NOW, "After a month a game is shown only to the people who played it."
            )

    async def _record_seat(self, request: Request, table: Table) -> int:
        """The requested seat: one's own, or any after the end."""
        text = request.query_params.get("seat", "")
        if not (text.isascii() and text.isdecimal() and len(text) <= 2):
            raise HttpError(CANNOT_READ, "Which seat? A number from 0 is missing.")
        seat_at(table.row, int(text))
        if table.row.status != "over":
            own_seat(table.row, int(text), named(await self.person(request)))
        return int(text)

    @endpoint(
        "GET",
        "/api/tables/{code}/qr",
        "The link to a table as QR code",
        answer="image/svg+xml",
        cost=QR_COST,
    )
    async def qr(self, request: Request) -> Response:
        """The link to a table as a QR code."""
        table = await self._found(request)
        drawn = svg_qr(table_url(self._context.public_url(), table.row.code))
        return Response(drawn, media_type="image/svg+xml")
