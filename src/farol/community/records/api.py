"""Best scores over HTTP."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from farol.community.history.bodies import Listing, Records, Standing
from farol.community.records.service import RecordService
from farol.games import ALL
from farol.server.store.store import Person
from farol.server.web.endpoint import Api, endpoint
from farol.server.web.openapi import CANNOT_READ, NOT_NOW, NOT_THERE, Parameter
from farol.server.web.responses import HttpError, games_asked

COST: Final = 2  # requests that each counts for
GAME: Final = Parameter("game", "query", words=list(ALL), required=False)


class RecordsApi(Api[RecordService]):
    """Endpoints of the best scores."""

    @endpoint(
        "GET",
        "/api/records",
        "The best games: yours and this server's",
        answer=Records,
        parameters=[GAME],
        refusals=[CANNOT_READ, NOT_NOW],
        cost=COST,
    )
    async def records(self, request: Request, person: Person) -> Response:
        """The best games of every kind, of one game or of all."""
        data = await self._service.records(person, games_asked(request))
        return Response(data, media_type="application/json")

    @endpoint("PUT", "/api/me/listing", "Be seen among the best, or not", cost=COST)
    async def list_me(self, _: Request, person: Person, body: Listing) -> Listing:
        """Show or hide your name among the best."""
        await self._service.list_person(person, body.listed)
        return body

    @endpoint(
        "GET",
        "/api/tables/{code}/standing",
        "What a finished game of yours counts for",
        refusals=[NOT_NOW],
        cost=COST,
    )
    async def standing(self, request: Request, person: Person) -> Standing:
        """The ranking of one of your finished games."""
        table = await self._context.lobby.seated(request.path_params["code"], person)
        if table is None:
            raise HttpError(NOT_THERE, "You have no such table.")
        if table.row.status != "over":
            raise HttpError(NOT_NOW, "A game counts for something when it is over.")
        return await self._service.standing(person, table.row)
