"""Server endpoints: health, games, and API descriptions."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from farol import __version__
from farol.core.data import Json
from farol.core.text import LANGUAGES
from farol.games import ALL, AnyGame
from farol.games.browser import media_type
from farol.protocol import bodies
from farol.protocol.schema import json_schema
from farol.server import metrics
from farol.server.address import is_loopback
from farol.server.cluster.compat import OURS
from farol.server.play.model.seats import USUAL_LEVEL
from farol.server.scopes import client_address
from farol.server.web.catalogue import browser_of, game_info
from farol.server.web.context import CUT_OFF
from farol.server.web.endpoint import Api, endpoint
from farol.server.web.feature import FeatureSet, endpoints_of
from farol.server.web.openapi import NOT_THERE, Endpoint, Parameter, bodies_of, document
from farol.server.web.pages import FOREVER
from farol.server.web.responses import HttpError, published

GAME: Final = Parameter("game", "path", words=list(ALL))
LANGUAGE: Final = Parameter("language", "path", words=list(LANGUAGES))
TAG: Final = Parameter("tag", "path", pattern="^[0-9a-f]{16}$")
FILE: Final = Parameter("file", "path", pattern="^[a-z0-9][a-z0-9_-]*[.][a-z0-9]+$")


class ServerApi(Api[FeatureSet]):
    """Endpoints of the server itself. `described`: all other endpoints, for the OpenAPI
    document."""

    def __init__(self, features: FeatureSet, described: Sequence[Endpoint]) -> None:
        super().__init__(features.context, features)
        self._all = [*described, *self.endpoints()]
        self._documents: dict[str, bytes] = {}  # cached: slow to make and constant

    @endpoint("GET", "/healthz", "Is the server well?", refusals=[503])
    async def health(self, _: Request) -> bodies.Health:
        """Liveness, and whether writes succeed; degraded if some table is unreadable."""
        self._context.disk.check_refusals()
        return await self._health()

    async def _health(self) -> bodies.Health:
        context = self._context
        if context.cut_off:
            raise HttpError(503, CUT_OFF)
        await context.disk.check(context.time.monotonic())
        damaged = len(context.lobby.damaged)
        degraded = damaged or context.store.database.damaged
        status: bodies.HealthStatus = "degraded" if degraded else "ok"
        if context.stopping:
            status = "stopping"
        return bodies.Health(status, len(context.lobby.tables), damaged, __version__)

    @endpoint("GET", "/readyz", "Does the server take people?", refusals=[503])
    async def ready(self, _: Request) -> bodies.Health:
        """Readiness: like `health`, but refused also while the server stops, has lost its database
        or is drained."""
        if away := self._context.away:
            raise HttpError(503, away)
        return await self._health()

    @endpoint("GET", "/metrics", "Counters", answer="text/plain", refusals=[NOT_THERE])
    async def metrics(self, request: Request) -> Response:
        """Prometheus metrics, for authorised clients."""
        allowed = self._context.settings.metrics
        near = is_loopback(client_address(request.scope))
        if allowed == "off" or (allowed == "loopback" and not near):
            raise HttpError(NOT_THERE, "There is nothing here.")
        self._look()
        return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")

    def _look(self) -> None:
        """Update the gauges that are computed on request."""
        context, ownership = self._context, self._context.store.ownership
        metrics.SAVES_WAITING.set(context.store.database.waiting)
        metrics.CUT_OFF.set(ownership.cut_off)
        metrics.LEASES.set(len(context.lobby.tables))
        metrics.LEASE_SECONDS.set(ownership.lease_seconds)
        metrics.PEOPLE.set(len({socket.person.id for socket in context.sockets}))
        rows = [table.row for table in context.lobby.tables.values()]
        playing = Counter(row.game for row in rows if row.status == "playing")
        for game in ALL:
            metrics.GAMES.labels(game).set(playing[game])
        kind = "postgresql" if ownership.shared else "file"
        metrics.INFO.labels(__version__, str(OURS.number), kind).set(1)

    @endpoint("GET", "/api/server", "Games, levels, address")
    async def server(self, _: Request) -> bodies.ServerInfo:
        """The games and features of this server."""
        context = self._context
        learned = context.lobby.learned
        info = bodies.ServerInfo(
            version=__version__,
            games=[game_info(game, learned.get(name, ())) for name, game in ALL.items()],
            levels=list(context.levels),
            usual_level=USUAL_LEVEL,
            languages=list(LANGUAGES),
            address=context.public_url(),
            party=None,
            features=[*(one.name for one in self._service), *(["site"] if context.site else [])],
            reachable=context.reachable,
        )
        await self._service.complete(info, None)
        return info

    @endpoint(
        "GET",
        "/api/games/{game}/rules/{language}",
        "Numbered rules",
        answer=bodies.RulesText,
        parameters=[GAME, LANGUAGE],
        refusals=[NOT_THERE],
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

    @endpoint(
        "GET",
        "/api/games/{game}/names/{language}",
        "Names of things, as Fluent",
        answer="text/plain",
        parameters=[GAME, LANGUAGE],
        refusals=[NOT_THERE],
    )
    async def names(self, request: Request) -> Response:
        """The names of things in a game."""
        game, language = _game_and_language(request)
        return published(request, game.names(language).encode(), "text/plain")

    @endpoint(
        "GET",
        "/api/games/{game}/browser/{tag}/{file}",
        "A file of a game's own drawing",
        answer="application/octet-stream",
        parameters=[GAME, TAG, FILE],
        refusals=[NOT_THERE],
    )
    async def drawn(self, request: Request) -> Response:
        """A file of a game's package for the browser; its URL contains a hash, so it is
        immutable."""
        game = ALL.get(request.path_params["game"])
        found = browser_of(game) if game else None
        name = request.path_params["file"]
        if found is None or request.path_params["tag"] != found.tag or not found.has(name):
            raise HttpError(NOT_THERE, "There is no such file.")
        headers = {"cache-control": FOREVER}
        return Response(found.files[name], media_type=media_type(name), headers=headers)

    @endpoint("GET", "/api/wire.json", "JSON Schema", answer="application/json")
    async def wire(self, _: Request) -> Response:
        """JSON Schema of the socket messages and all bodies."""
        slices = endpoints_of(type(one) for one in self._service)
        return self._document("wire", lambda: json_schema(bodies_of(slices)))

    @endpoint("GET", "/api/openapi.json", "This page", answer="application/json")
    async def openapi(self, _: Request) -> Response:
        """The OpenAPI document."""
        return self._document("openapi", lambda: document(self._all))

    def _document(self, name: str, make: Callable[[], dict[str, Json]]) -> Response:
        if name not in self._documents:
            self._documents[name] = msgspec.json.encode(make())
        return Response(self._documents[name], media_type="application/json")


def _game_and_language(request: Request) -> tuple[AnyGame, str]:
    game = ALL.get(request.path_params["game"])
    language = request.path_params["language"]
    if game is None or language not in LANGUAGES:
        raise HttpError(NOT_THERE, "There is no such game or language.")
    return game, language
