"""The routes: every request is read strictly, answered in types, and refused in one sentence."""

from functools import cache, partial
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from farol import __version__
from farol.bots.roster import LEVELS
from farol.community.bodies import BODIES
from farol.community.daily.api import DailyApi
from farol.community.erasure.api import ErasureApi
from farol.community.history.api import HistoryApi
from farol.community.history.glance_api import GlanceApi
from farol.community.identity.api import PeopleApi
from farol.community.invitations.api import InvitingApi
from farol.community.leagues.api import LeaguesApi
from farol.community.notifications.email_api import MailApi
from farol.community.notifications.push_api import NoticesApi
from farol.community.party.api import PartyApi
from farol.community.ratings.api import RatingsApi
from farol.community.records.api import RecordsApi
from farol.core.text import LANGUAGES
from farol.games import ALL, AnyGame
from farol.games.browser import media_type
from farol.protocol import bodies
from farol.protocol.schema import json_schema
from farol.server import metrics
from farol.server.address import is_loopback, svg_qr, table_url
from farol.server.play.model.days import is_closed
from farol.server.play.model.seats import USUAL_LEVEL, own_seat, seat_at
from farol.server.play.table import Table
from farol.server.scopes import client_address, client_network
from farol.server.store.store import OwnedElsewhere, Person
from farol.server.web.catalogue import browser_of, game_info
from farol.server.web.context import ServerContext
from farol.server.web.documents import DocumentsApi
from farol.server.web.middleware import Guard
from farol.server.web.openapi import (
    CANNOT_READ,
    NO_COOKIE,
    NOT_NOW,
    NOT_THERE,
    TABLE_CODE,
    Endpoint,
    Parameter,
    document,
)
from farol.server.web.pages import FOREVER, client_folder, page_routes
from farol.server.web.problems import HANDLERS, Handler, fetched
from farol.server.web.responses import HttpError, answered, named, published, read_body, take
from farol.server.web.sockets import SocketEndpoint
from farol.server.web.workers import WorkerEndpoint

GAME: Final = Parameter("game", "path", words=list(ALL))
LANGUAGE: Final = Parameter("language", "path", words=list(LANGUAGES))
TAG: Final = Parameter("tag", "path", pattern="^[0-9a-f]{16}$")
FILE: Final = Parameter("file", "path", pattern="^[a-z0-9][a-z0-9_-]*[.][a-z0-9]+$")
AS: Final = Parameter("as", "query", words=["table", "seat", "complete"], required=False)
SEAT: Final = Parameter("seat", "query", pattern="^[0-9]{1,2}$", required=False)


class Api:
    """What can be asked for over HTTP."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._papers = DocumentsApi(context)
        self._described: bytes | None = None  # takes long to make, and is always the same

    def endpoints(self) -> list[Endpoint]:
        """Every endpoint of the server; routes and OpenAPI are made from this list."""
        b, people = bodies, PeopleApi(self._context)
        return [
            Endpoint("GET", "/healthz", "Is the server well?", self.health, b.Health),
            Endpoint(
                method="GET",
                path="/readyz",
                summary="Does the server take people?",
                handler=self.ready,
                answer=b.Health,
                refusals=[503],
            ),
            Endpoint("GET", "/metrics", "Counters", self.metrics, "text/plain", refusals=[404]),
            Endpoint("GET", "/api/server", "Games, levels, address", self.server, b.ServerInfo),
            Endpoint(
                method="GET",
                path="/api/games/{game}/rules/{language}",
                summary="Numbered rules",
                handler=self.rules,
                answer=b.RulesText,
                parameters=[GAME, LANGUAGE],
                refusals=[NOT_THERE],
            ),
            Endpoint(
                method="GET",
                path="/api/games/{game}/names/{language}",
                summary="Names of things, as Fluent",
                handler=self.names,
                answer="text/plain",
                parameters=[GAME, LANGUAGE],
                refusals=[NOT_THERE],
            ),
            Endpoint(
                method="GET",
                path="/api/games/{game}/browser/{tag}/{file}",
                summary="A file of a game's own drawing",
                handler=self.drawn,
                answer="application/octet-stream",
                parameters=[GAME, TAG, FILE],
                refusals=[NOT_THERE],
            ),
            *people.endpoints(),
            *ErasureApi(self._context, people.set_cookie).endpoints(),
            *GlanceApi(self._context).endpoints(),
            *HistoryApi(self._context).endpoints(),
            *NoticesApi(self._context).endpoints(),
            *InvitingApi(self._context).endpoints(),
            *MailApi(self._context).endpoints(),
            *RecordsApi(self._context).endpoints(),
            *RatingsApi(self._context).endpoints(),
            *LeaguesApi(self._context).endpoints(),
            *DailyApi(self._context).endpoints(),
            Endpoint("GET", "/api/tables", "Your tables and open ones", self.tables, b.Tables),
            Endpoint(
                method="POST",
                path="/api/tables",
                summary="Open a table",
                handler=self.open,
                answer=b.Opened,
                body=b.NewTable,
                refusals=[NO_COOKIE, NOT_NOW],
                status=201,
            ),
            Endpoint(
                method="POST",
                path="/api/lessons",
                summary="Learn a game",
                handler=self.learn,
                answer=b.Opened,
                body=b.NewLesson,
                refusals=[NO_COOKIE, NOT_NOW],
                status=201,
            ),
            Endpoint(
                method="GET",
                path="/api/tables/{code}",
                summary="One table",
                handler=self.table,
                answer=b.TableSummary,
                parameters=[TABLE_CODE],
                refusals=[NOT_THERE],
            ),
            Endpoint(
                method="GET",
                path="/api/tables/{code}/record",
                summary="The game to take home",
                handler=self.record,
                answer="application/json",
                parameters=[TABLE_CODE, AS, SEAT],
                refusals=[CANNOT_READ, NO_COOKIE, NOT_THERE, NOT_NOW],
            ),
            Endpoint(
                method="GET",
                path="/api/tables/{code}/replay",
                summary="A finished game, decision by decision",
                handler=self.replay,
                answer=b.Replay,
                parameters=[TABLE_CODE, SEAT],
                refusals=[CANNOT_READ, NO_COOKIE, NOT_THERE, NOT_NOW],
            ),
            Endpoint(
                method="GET",
                path="/api/tables/{code}/qr",
                summary="The link to a table as QR code",
                handler=self.qr,
                answer="image/svg+xml",
                parameters=[TABLE_CODE],
                refusals=[NOT_THERE],
            ),
            *PartyApi(self._context).endpoints(),
            Endpoint("GET", "/api/wire.json", "JSON Schema", self.wire, "application/json"),
            Endpoint("GET", "/api/openapi.json", "This page", self.openapi, "application/json"),
        ]

    # --- the server ----------------------------------------------------------------------------

    async def health(self, _: Request) -> Response:
        """The server lives, and its file can be written; degraded if some table cannot be read."""
        context = self._context
        await context.disk.check(context.time.monotonic())
        damaged = len(context.lobby.damaged)
        status: bodies.HealthStatus = "degraded" if damaged else "ok"
        if context.stopping:
            status = "stopping"
        return answered(bodies.Health(status, len(context.lobby.tables), damaged, __version__))

    async def ready(self, request: Request) -> Response:
        """As `health`, but refused as soon as the server begins to stop: send nobody here."""
        if self._context.stopping:
            raise HttpError(503, "This server stops.")
        return await self.health(request)

    async def metrics(self, request: Request) -> Response:
        """Counters, for those who may see them."""
        allowed = self._context.settings.metrics
        near = is_loopback(client_address(request.scope))
        if allowed == "off" or (allowed == "loopback" and not near):
            raise HttpError(NOT_THERE, "There is nothing here.")
        return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")

    async def server(self, _: Request) -> Response:
        """What there is to play."""
        context = self._context
        learned = context.lobby.learned
        return answered(
            bodies.ServerInfo(
                version=__version__,
                games=[game_info(game, learned.get(name, ())) for name, game in ALL.items()],
                levels=list(LEVELS),
                usual_level=USUAL_LEVEL,
                languages=list(LANGUAGES),
                address=context.public_url(),
                party=None if context.party is None else context.party.code,
            )
        )

    async def rules(self, request: Request) -> Response:
        """The numbered rules of a game."""
        game, language = _game_and_language(request)
        sections = [
            bodies.SectionInfo(
                section.number,
                section.title,
                [bodies.RuleInfo(r.number, r.text, r.reconstructed) for r in section.rules],
            )
            for section in game.rules(language)
        ]
        text = msgspec.json.encode(bodies.RulesText(game.name, language, sections))
        return published(request, text, "application/json")

    async def names(self, request: Request) -> Response:
        """The names of things in a game."""
        game, language = _game_and_language(request)
        return published(request, game.names(language).encode(), "text/plain")

    async def drawn(self, request: Request) -> Response:
        """A file of what a game's package brings; its address changes with it, so it is kept."""
        game = ALL.get(request.path_params["game"])
        found = browser_of(game) if game else None
        name = request.path_params["file"]
        if found is None or request.path_params["tag"] != found.tag or not found.has(name):
            raise HttpError(NOT_THERE, "There is no such file.")
        headers = {"cache-control": FOREVER}
        return Response(found.files[name], media_type=media_type(name), headers=headers)

    async def wire(self, _: Request) -> Response:
        """The messages of the socket as JSON Schema."""
        return Response(_wire(), media_type="application/json")

    async def openapi(self, _: Request) -> Response:
        """The description of all this."""
        if self._described is None:
            self._described = msgspec.json.encode(document(self.endpoints()))
        return Response(self._described, media_type="application/json")

    # --- tables --------------------------------------------------------------------------------

    async def _someone(self, request: Request) -> Person:
        return named(await self._context.person(request.scope))

    async def _found(self, request: Request) -> Table:
        """The table of a code; the same answer for every code without one."""
        context, caller = self._context, client_network(request.scope)
        code = request.path_params["code"]
        table = await context.lobby.seated(code, await context.person(request.scope))
        if table is not None:
            return table
        async with context.trying(caller) as tried:
            table = await context.lobby.find(code)
            if table is None or not await self._is_theirs(table, request):
                raise HttpError(NOT_THERE, "There is no such table.")
            tried.found = True
        return table

    async def _is_theirs(self, table: Table, request: Request) -> bool:
        """Whether somebody who does not sit at a table may see it: not if it has the deal of a day
        that they could still play, or that is still played there."""
        context, row = self._context, table.row
        if not is_closed(row, context.time.now()):
            return True
        person = await context.person(request.scope)
        return row.status == "over" and await context.daily.may_see(row.daily, row.game, person)

    async def tables(self, request: Request) -> Response:
        """Where you sit, and where you could."""
        return answered(await self._context.lobby.mine(await self._context.person(request.scope)))

    async def open(self, request: Request) -> Response:
        """A new table; you are its host."""
        body = await read_body(request, self._context.lobby.new_table)
        person = await self._someone(request)
        self._take_opening(request)
        table = await self._context.lobby.open(body, person)
        return answered(bodies.Opened(table.row.code), 201)

    def _take_opening(self, request: Request) -> None:
        context, crowd = self._context, "Too many tables from here; wait a minute."
        take(context.openings, client_network(request.scope), context.time.monotonic(), crowd)

    async def learn(self, request: Request) -> Response:
        """Your lesson of a game: where you left it, or a new one."""
        body = await read_body(request, bodies.NewLesson)
        person = await self._someone(request)
        self._take_opening(request)
        try:
            table = await self._context.lobby.learn(body, person)
        except OwnedElsewhere as elsewhere:  # where its first message will find it
            return answered(bodies.Opened(elsewhere.code), 201)
        return answered(bodies.Opened(table.row.code), 201)

    async def table(self, request: Request) -> Response:
        """One table, for those who know its code."""
        table = await self._found(request)
        person = await self._context.person(request.scope)
        return answered(self._context.lobby.summary(table, person))

    async def record(self, request: Request) -> Response:
        """The game as the table, a seat, or (after the end) everybody may see it."""
        table = await self._found(request)
        kind = request.query_params.get("as", "table")
        if kind not in {"table", "seat", "complete"}:
            raise HttpError(CANNOT_READ, "A record is seen as table, seat or complete.")
        if table.state.game is None:
            raise HttpError(NOT_NOW, table.row.reason or "The game has not begun yet.")
        if kind == "complete" and is_closed(table.row, self._context.time.now()):
            raise HttpError(NOT_NOW, "The deal of the day is opened when the day is over.")
        if kind == "complete":
            return await self._papers.complete(request, table)
        if kind == "seat":
            seat = await self._record_seat(request, table)
            return await self._papers.seen(request, table, seat)
        if table.state.late:
            raise HttpError(NOT_NOW, "Spectators are behind at this table; come after the end.")
        return await self._papers.seen(request, table, None)

    async def replay(self, request: Request) -> Response:
        """A finished game to watch again, through any seat."""
        table = await self._found(request)
        if table.state.game is None or table.row.status != "over":
            raise HttpError(NOT_NOW, "A game can be watched again when it is over.")
        seat = await self._record_seat(request, table) if "seat" in request.query_params else None
        return await self._papers.replay(request, table, seat)

    async def _record_seat(self, request: Request, table: Table) -> int:
        """The seat whose eyes are asked for: one's own, or any after the end."""
        text = request.query_params.get("seat", "")
        if not (text.isascii() and text.isdecimal() and len(text) <= 2):
            raise HttpError(CANNOT_READ, "Which seat? A number from 0 is missing.")
        seat_at(table.row, int(text))
        if table.row.status != "over":
            own_seat(table.row, int(text), await self._someone(request))
        return int(text)

    async def qr(self, request: Request) -> Response:
        """The link to a table, to be scanned."""
        table = await self._found(request)
        drawn = svg_qr(table_url(self._context.public_url(), table.row.code))
        return Response(drawn, media_type="image/svg+xml")


@cache
def _wire() -> bytes:
    """The messages of the socket as JSON Schema, which takes long to make."""
    return msgspec.json.encode(json_schema(BODIES))


def _game_and_language(request: Request) -> tuple[AnyGame, str]:
    game = ALL.get(request.path_params["game"])
    language = request.path_params["language"]
    if game is None or language not in LANGUAGES:
        raise HttpError(NOT_THERE, "There is no such game or language.")
    return game, language


def new_app(context: ServerContext) -> Guard:
    """The whole application of one server."""
    api = Api(context)
    routes = [
        *(Route(e.path, e.handler, methods=[e.method]) for e in api.endpoints()),
        *MailApi(context).routes(),
        WebSocketRoute("/api/socket", SocketEndpoint(context)),
        WebSocketRoute("/api/worker", WorkerEndpoint(context)),
        *page_routes(client_folder()),
    ]
    elsewhere = partial(fetched, context.neighbours)
    handlers: dict[int | type[Exception], Handler] = {**HANDLERS, OwnedElsewhere: elsewhere}
    return Guard(Starlette(routes=routes, exception_handlers=handlers), context)
