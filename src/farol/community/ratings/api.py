"""Ratings over HTTP."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from farol.community.ratings.bodies import Ratings, TableRating
from farol.community.ratings.service import RatingService
from farol.games import ALL
from farol.server.store.store import Person
from farol.server.web.endpoint import Api, endpoint
from farol.server.web.openapi import CANNOT_READ, NOT_THERE, Parameter
from farol.server.web.responses import HttpError, games_asked

COST: Final = 2  # requests that each counts for
GAME: Final = Parameter("game", "query", words=list(ALL), required=False)


class RatingsApi(Api[RatingService]):
    """Endpoints of ratings."""

    @endpoint(
        "GET",
        "/api/ratings",
        "How strong people are: you, and those who let others see it",
        answer=Ratings,
        parameters=[GAME],
        refusals=[CANNOT_READ],
        cost=COST,
    )
    async def ratings(self, request: Request, person: Person) -> Response:
        """Ratings of one game, or of all."""
        data = await self._service.ratings(person, games_asked(request))
        return Response(data, media_type="application/json")

    @endpoint(
        "GET", "/api/tables/{code}/rating", "What a rated table of yours does to ratings", cost=COST
    )
    async def table(self, request: Request, person: Person) -> TableRating:
        """Ratings at a table of yours: before the game, and after it if it counts."""
        table = await self._context.lobby.seated(request.path_params["code"], person)
        if table is None:
            raise HttpError(NOT_THERE, "You have no such table.")
        return await self._service.table_rating(person, table.row)
