"""The routes: every request is read strictly, answered in types, and refused in one sentence."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from farol import __version__
from farol.bots.crew import LEVELS
from farol.core.errors import FarolError
from farol.core.options import Choice, Flag, Number, Option
from farol.core.text import LANGUAGES
from farol.games import ALL, AnyGame
from farol.table import bodies, metrics, records
from farol.table.address import claim_url, is_loopback, svg_qr, table_url
from farol.table.guard import Guard
from farol.table.house import House, address_of
from farol.table.openapi import (
    CANNOT_READ,
    NO_COOKIE,
    NO_JSON,
    NOT_NOW,
    NOT_THERE,
    NOT_YOURS,
    TOO_LARGE,
    TOO_OFTEN,
    Endpoint,
    Parameter,
    document,
)
from farol.table.pages import client_folder, page_routes
from farol.table.people import LINK_SECONDS
from farol.table.refusal import No
from farol.table.schema import json_schema
from farol.table.seats import own_seat, seat_at
from farol.table.socket import SocketDoor
from farol.table.store import Person
from farol.table.table import Table

MOST_BODY: Final = 16 * 1024  # bytes of a request
COOKIE_SECONDS: Final = 2 * 365 * 86_400
STATUS: Final[dict[str, int]] = {
    "bad": CANNOT_READ,
    "seat": NOT_YOURS,
    "host": NOT_YOURS,
    "code": NOT_THERE,
    "limit": TOO_OFTEN,
}

Handler = Callable[[Request, Exception], Awaitable[Response]]
B = TypeVar("B", bound=bodies.Body)

GAME: Final = Parameter("game", "path", words=list(ALL))
LANGUAGE: Final = Parameter("language", "path", words=list(LANGUAGES))
CODE: Final = Parameter("code", "path", pattern="^[2-9A-HJKMNP-Z]{6}$")
AS: Final = Parameter("as", "query", words=["table", "seat", "complete"], required=False)
SEAT: Final = Parameter("seat", "query", pattern="^[0-9]{1,2}$", required=False)


class Refusal(Exception):
    """A request that is not granted."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence


def answered(body: msgspec.Struct, status: int = 200) -> Response:
    """A body as JSON."""
    return Response(msgspec.json.encode(body), status, media_type="application/json")


class Api:
    """What can be asked for over HTTP."""

    def __init__(self, house: House) -> None:
        self._house = house

    def endpoints(self) -> list[Endpoint]:
        """All of it; routes and OpenAPI are made from this list."""
        b = bodies
        return [
            Endpoint("GET", "/healthz", "Is the server well?", self.health, b.Health),
            Endpoint("GET", "/metrics", "Counters", self.metrics, "text/plain", refusals=[404]),
            Endpoint("GET", "/api/server", "Games, levels, address", self.server, b.ServerInfo),
            Endpoint(
                *("GET", "/api/games/{game}/rules/{language}", "Numbered rules"),
                *(self.rules, b.RulesText),
                parameters=[GAME, LANGUAGE],
                refusals=[NOT_THERE],
            ),
            Endpoint(
                *("GET", "/api/games/{game}/names/{language}", "Names of things, as Fluent"),
                *(self.names, "text/plain"),
                parameters=[GAME, LANGUAGE],
                refusals=[NOT_THERE],
            ),
            Endpoint("GET", "/api/me", "Who you are", self.me, b.Me),
            Endpoint("PUT", "/api/me", "Say your name", self.set_me, b.Me, b.SetMe),
            Endpoint(
                *("POST", "/api/me/link", "A token for another device of yours"),
                *(self.link, b.Link),
                refusals=[NO_COOKIE],
            ),
            Endpoint(
                *("POST", "/api/me/claim", "Make this device yours", self.claim, b.Me, b.Claim),
                refusals=[NOT_THERE],
            ),
            Endpoint("GET", "/api/tables", "Your tables and open ones", self.tables, b.Tables),
            Endpoint(
                *("POST", "/api/tables", "Open a table", self.open, b.Opened, b.NewTable),
                refusals=[NO_COOKIE, NOT_NOW],
                status=201,
            ),
            Endpoint(
                *("GET", "/api/tables/{code}", "One table", self.table, b.TableSummary),
                parameters=[CODE],
                refusals=[NOT_THERE],
            ),
            Endpoint(
                *("GET", "/api/tables/{code}/record", "The game to take home"),
                *(self.record, "application/json"),
                parameters=[CODE, AS, SEAT],
                refusals=[CANNOT_READ, NO_COOKIE, NOT_THERE, NOT_NOW],
            ),
            Endpoint(
                *("GET", "/api/tables/{code}/replay", "A finished game, decision by decision"),
                *(self.replay, b.Replay),
                parameters=[CODE, SEAT],
                refusals=[CANNOT_READ, NO_COOKIE, NOT_THERE, NOT_NOW],
            ),
            Endpoint(
                *("GET", "/api/tables/{code}/qr", "The link to a table as QR code"),
                *(self.qr, "image/svg+xml"),
                parameters=[CODE],
                refusals=[NOT_THERE],
            ),
            Endpoint("GET", "/api/wire.json", "JSON Schema", self.wire, "application/json"),
            Endpoint("GET", "/api/openapi.json", "This", self.openapi, "application/json"),
        ]

    # --- the server ----------------------------------------------------------------------------

    async def health(self, _: Request) -> Response:
        """The server lives, and its file answers and may be written."""
        await self._house.people.ping()
        status = "stopping" if self._house.stopping else "ok"
        tables = len(self._house.lobby.tables)
        return answered(bodies.Health("ok" if status == "ok" else "stopping", tables, __version__))

    async def metrics(self, request: Request) -> Response:
        """Counters, for those who may see them."""
        allowed = self._house.settings.metrics
        near = is_loopback(address_of(request.scope))
        if allowed == "off" or (allowed == "loopback" and not near):
            raise Refusal(NOT_THERE, "There is nothing here.")
        return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")

    async def server(self, _: Request) -> Response:
        """What there is to play."""
        house = self._house
        return answered(
            bodies.ServerInfo(
                version=__version__,
                games=[game_info(game) for game in ALL.values()],
                levels=list(LEVELS),
                languages=list(LANGUAGES),
                address=house.public_url(),
                party=house.party,
                party_table=house.party_table,
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
        return answered(bodies.RulesText(game.name, language, sections))

    async def names(self, request: Request) -> Response:
        """The names of things in a game."""
        game, language = _game_and_language(request)
        return Response(game.names(language), media_type="text/plain")

    async def wire(self, _: Request) -> Response:
        """The messages of the socket as JSON Schema."""
        return Response(msgspec.json.encode(json_schema()), media_type="application/json")

    async def openapi(self, _: Request) -> Response:
        """The description of all this."""
        described = document(self.endpoints())
        return Response(msgspec.json.encode(described), media_type="application/json")

    # --- people --------------------------------------------------------------------------------

    async def _someone(self, request: Request) -> Person:
        person = await self._house.person(request.scope)
        if person is None:
            raise Refusal(NO_COOKIE, "Say your name first.")
        return person

    async def me(self, request: Request) -> Response:
        """Who the cookie says you are."""
        person = await self._house.person(request.scope)
        return answered(bodies.Me(None if person is None else person.name))

    async def set_me(self, request: Request) -> Response:
        """A name; and a cookie for those who have none."""
        body = await read_body(request, bodies.SetMe)
        person = await self._house.person(request.scope)
        try:
            if person is not None:
                await self._house.people.rename(person, body.name)
                return answered(bodies.Me(person.name))
            person, token = await self._house.people.add(body.name)
        except FarolError as error:
            raise Refusal(CANNOT_READ, str(error)) from error
        return self._with_cookie(request, answered(bodies.Me(person.name)), token)

    def _with_cookie(self, request: Request, response: Response, token: str) -> Response:
        response.set_cookie(
            self._house.cookie,
            token,
            max_age=COOKIE_SECONDS,
            path="/",
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )
        return response

    async def link(self, request: Request) -> Response:
        """A token for one use, to bring one's seats to another device."""
        person = await self._someone(request)
        token = await self._house.people.link(person)
        picture = svg_qr(claim_url(self._house.public_url(), token)).decode()
        return answered(bodies.Link(token, LINK_SECONDS, picture))

    async def claim(self, request: Request) -> Response:
        """Use such a token here."""
        body = await read_body(request, bodies.Claim)
        house, address, now = self._house, address_of(request.scope), self._house.time.now()
        if not house.tries.any_left(address, now):
            raise Refusal(TOO_OFTEN, "Too many wrong tokens; wait a minute.")
        claimed = await house.people.claim(body.token)
        if claimed is None:
            house.tries.take(address, now)
            raise Refusal(NOT_THERE, "This link is unknown, used or too old.")
        person, token = claimed
        return self._with_cookie(request, answered(bodies.Me(person.name)), token)

    # --- tables --------------------------------------------------------------------------------

    async def _found(self, request: Request) -> Table:
        """The table of a code; the same answer for every code without one."""
        house, address, now = self._house, address_of(request.scope), self._house.time.now()
        code = request.path_params["code"]
        table = house.lobby.seated(code, await house.person(request.scope))
        if table is not None:
            return table
        if not house.tries.any_left(address, now):
            raise Refusal(TOO_OFTEN, "Too many wrong codes; wait a minute.")
        table = await house.lobby.find(code)
        if table is None:
            house.tries.take(address, now)
            raise Refusal(NOT_THERE, "There is no such table.")
        return table

    async def tables(self, request: Request) -> Response:
        """Where you sit, and where you could."""
        return answered(await self._house.lobby.mine(await self._house.person(request.scope)))

    async def open(self, request: Request) -> Response:
        """A new table; you are its host."""
        body = await read_body(request, bodies.NewTable)
        person = await self._someone(request)
        table = await self._house.lobby.open(body, person)
        return answered(bodies.Opened(table.row.code), 201)

    async def table(self, request: Request) -> Response:
        """One table, for those who know its code."""
        table = await self._found(request)
        person = await self._house.person(request.scope)
        return answered(self._house.lobby.summary(table, person))

    async def record(self, request: Request) -> Response:
        """The game as the table, a seat, or (after the end) everybody may see it."""
        table = await self._found(request)
        row, play = table.row, table.stage.play
        kind = request.query_params.get("as", "table")
        if kind not in {"table", "seat", "complete"}:
            raise Refusal(CANNOT_READ, "A record is seen as table, seat or complete.")
        if play is None:
            raise Refusal(NOT_NOW, row.reason or "The game has not begun yet.")
        if kind == "complete":
            return answered(records.complete_record(row, play))
        if kind == "seat":
            seat = await self._record_seat(request, table)
            return answered(records.seen_record(row, play, seat))
        if table.stage.late:
            raise Refusal(NOT_NOW, "Spectators are behind at this table; come after the end.")
        return answered(records.seen_record(row, play, None))

    async def replay(self, request: Request) -> Response:
        """A finished game to watch again, through any seat."""
        table = await self._found(request)
        row, play = table.row, table.stage.play
        if play is None or row.status != "over":
            raise Refusal(NOT_NOW, "A game can be watched again when it is over.")
        seat = await self._record_seat(request, table) if "seat" in request.query_params else None
        seats = self._house.lobby.summary(table, await self._house.person(request.scope)).seats
        frames = records.frames_of(play, seat)
        return answered(bodies.Replay(row.game, seats, seat, frames))

    async def _record_seat(self, request: Request, table: Table) -> int:
        """The seat whose eyes are asked for: one's own, or any after the end."""
        text = request.query_params.get("seat", "")
        if not (text.isascii() and text.isdecimal() and len(text) <= 2):
            raise Refusal(CANNOT_READ, "Which seat? A number from 0 is missing.")
        seat_at(table.row, int(text))
        if table.row.status != "over":
            own_seat(table.row, int(text), await self._someone(request))
        return int(text)

    async def qr(self, request: Request) -> Response:
        """The link to a table, to be scanned."""
        table = await self._found(request)
        drawn = svg_qr(table_url(self._house.public_url(), table.row.code))
        return Response(drawn, media_type="image/svg+xml")


def _game_and_language(request: Request) -> tuple[AnyGame, str]:
    game = ALL.get(request.path_params["game"])
    language = request.path_params["language"]
    if game is None or language not in LANGUAGES:
        raise Refusal(NOT_THERE, "There is no such game or language.")
    return game, language


async def read_body(request: Request, kind: type[B]) -> B:
    """The body of a request, read strictly and never more than allowed."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refusal(NO_JSON, "Send JSON, and say so in Content-Type.")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > MOST_BODY:
            raise Refusal(TOO_LARGE, f"More than {MOST_BODY} bytes are not read.")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Refusal(CANNOT_READ, f"That cannot be read: {str(error)[:200]}.") from error


def game_info(game: AnyGame) -> bodies.GameInfo:
    """What a client needs to offer a game."""
    options = [option_info(option) for option in game.options]
    return bodies.GameInfo(game.name, game.version, game.seats[0], game.seats[-1], options)


def option_info(option: Option) -> bodies.OptionInfo:
    """One option of a game."""
    match option:
        case Flag():
            return bodies.OptionInfo(
                option.name, "flag", option.default, only=_need_of(option.only)
            )
        case Number():
            return bodies.OptionInfo(
                option.name,
                "number",
                option.default,
                low=option.low,
                high=option.high,
                names=option.names or None,
                names_a_seat=option.names_a_seat,
                only=_need_of(option.only),
            )
        case Choice():
            return bodies.OptionInfo(
                option.name,
                "choice",
                option.default,
                words=list(option.words),
                seats={word: bodies.SeatCounts(*seats) for word, seats in option.seats.items()}
                or None,
            )


def _need_of(only: tuple[str, str] | None) -> bodies.OptionNeed | None:
    return bodies.OptionNeed(*only) if only else None


async def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return answered(bodies.Problem(error.sentence), error.status)


async def _said_no(_: Request, error: Exception) -> Response:
    assert isinstance(error, No)
    metrics.REFUSALS.labels(error.why).inc()
    return answered(bodies.Problem(error.sentence), STATUS.get(error.why, NOT_NOW))


async def _fault(_: Request, _error: Exception) -> Response:
    return answered(bodies.Problem("Something went wrong here; it has been noted."), 500)


async def _not_there(_: Request, _error: Exception) -> Response:
    return answered(bodies.Problem("There is nothing here."), 404)


async def _no_such_method(_: Request, error: Exception) -> Response:
    response = answered(bodies.Problem("Not in this way."), 405)
    allowed = (getattr(error, "headers", None) or {}).get("Allow")
    if allowed:
        response.headers["allow"] = allowed
    return response


def new_app(house: House) -> Guard:
    """The whole application of one server."""
    api = Api(house)
    routes = [
        *(Route(e.path, e.handler, methods=[e.method]) for e in api.endpoints()),
        WebSocketRoute("/api/socket", SocketDoor(house)),
        *page_routes(client_folder()),
    ]
    handlers: dict[int | type[Exception], Handler] = {
        Refusal: _refused,
        No: _said_no,
        404: _not_there,
        405: _no_such_method,
        500: _fault,
    }
    return Guard(Starlette(routes=routes, exception_handlers=handlers), house)
