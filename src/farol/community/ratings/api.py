"""How strong people are taken to be, over HTTP."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from farol.community.ratings.bodies import Ratings, TableRating
from farol.games import ALL
from farol.server.store.store import Person
from farol.server.web.context import ServerContext
from farol.server.web.openapi import (
    CANNOT_READ,
    NO_COOKIE,
    NOT_THERE,
    TOO_OFTEN,
    Endpoint,
    Parameter,
)
from farol.server.web.responses import HttpError, answered, named
from farol.server.workers.pool import NoAnswer

COST: Final = 2  # requests that one of these counts for
GAME: Final = Parameter("game", "query", words=list(ALL), required=False)
CODE: Final = Parameter("code", "path", pattern="^[2-9A-HJKMNP-Z]{6}$")


class RatingsApi:
    """What can be asked about ratings."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context

    def endpoints(self) -> list[Endpoint]:
        """Every endpoint about ratings."""
        return [
            Endpoint(
                method="GET",
                path="/api/ratings",
                summary="How strong people are: you, and those who let others see it",
                handler=self.ratings,
                answer=Ratings,
                parameters=[GAME],
                refusals=[CANNOT_READ, NO_COOKIE],
            ),
            Endpoint(
                method="GET",
                path="/api/tables/{code}/rating",
                summary="What a rated table of yours does to ratings",
                handler=self.table,
                answer=TableRating,
                parameters=[CODE],
                refusals=[NO_COOKIE, NOT_THERE],
            ),
        ]

    async def _someone(self, request: Request) -> Person:
        person = named(await self._context.person(request.scope))
        if not self._context.may_ask(request.scope, COST - 1):
            raise HttpError(TOO_OFTEN, "Too many requests; try again in a moment.")
        return person

    async def ratings(self, request: Request) -> Response:
        """How strong people are in one game, or in all."""
        person = await self._someone(request)
        game = request.query_params.get("game")
        if game is not None and game not in ALL:
            raise HttpError(CANNOT_READ, f"There is no such game; there are: {', '.join(ALL)}.")
        games = list(ALL) if game is None else [game]
        try:
            data = await self._context.history_service.ratings(person, games)
        except NoAnswer as error:
            raise HttpError(503, "That could not be made now; try again later.") from error
        return Response(data, media_type="application/json")

    async def table(self, request: Request) -> Response:
        """Everybody at a table of yours: before the game, and after it if it counts."""
        person = await self._someone(request)
        table = await self._context.lobby.seated(request.path_params["code"], person)
        if table is None:
            raise HttpError(NOT_THERE, "You have no such table.")
        try:
            found = await self._context.history_service.table_rating(person, table.row)
        except NoAnswer as error:
            raise HttpError(503, "That could not be made now; try again later.") from error
        return answered(found)
