"""The best games of this server over HTTP, and what one's own count for."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from farol.community.history.bodies import Listing, Records, Standing
from farol.community.records.store import RecordStore
from farol.games import ALL
from farol.server.store.store import Person
from farol.server.web.context import ServerContext
from farol.server.web.openapi import (
    CANNOT_READ,
    NO_COOKIE,
    NOT_NOW,
    NOT_THERE,
    TABLE_CODE,
    TOO_OFTEN,
    Endpoint,
    Parameter,
)
from farol.server.web.responses import HttpError, answered, named, read_body
from farol.server.workers.pool import NoAnswer

COST: Final = 2  # requests that one of these counts for
GAME: Final = Parameter("game", "query", words=list(ALL), required=False)


class RecordsApi:
    """What can be asked about the best games."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context

    def endpoints(self) -> list[Endpoint]:
        """Every endpoint about the best games."""
        return [
            Endpoint(
                method="GET",
                path="/api/records",
                summary="The best games: yours and this server's",
                handler=self.records,
                answer=Records,
                parameters=[GAME],
                refusals=[CANNOT_READ, NO_COOKIE, NOT_NOW],
            ),
            Endpoint(
                method="PUT",
                path="/api/me/listing",
                summary="Be seen among the best, or not",
                handler=self.list_me,
                answer=Listing,
                body=Listing,
                refusals=[NO_COOKIE],
            ),
            Endpoint(
                method="GET",
                path="/api/tables/{code}/standing",
                summary="What a finished game of yours counts for",
                handler=self.standing,
                answer=Standing,
                parameters=[TABLE_CODE],
                refusals=[NO_COOKIE, NOT_THERE, NOT_NOW],
            ),
        ]

    async def _someone(self, request: Request) -> Person:
        person = named(await self._context.person(request.scope))
        if not self._context.may_ask(request.scope, COST - 1):
            raise HttpError(TOO_OFTEN, "Too many requests; try again in a moment.")
        return person

    async def records(self, request: Request) -> Response:
        """The best games of every kind, of one game or of all."""
        person = await self._someone(request)
        game = request.query_params.get("game")
        if game is not None and game not in ALL:
            raise HttpError(CANNOT_READ, f"There is no such game; there are: {', '.join(ALL)}.")
        games = list(ALL) if game is None else [game]
        try:
            data = await self._context.history_service.records(person, games)
        except NoAnswer as error:
            raise HttpError(503, "That could not be made now; try again later.") from error
        return Response(data, media_type="application/json")

    async def list_me(self, request: Request) -> Response:
        """Your name among the best, from now on."""
        person = await self._someone(request)
        body = await read_body(request, Listing)
        await RecordStore(self._context.people.store.database).list_person(person.id, body.listed)
        return answered(body)

    async def standing(self, request: Request) -> Response:
        """What a game of yours counts for, when it is over."""
        person = await self._someone(request)
        table = await self._context.lobby.seated(request.path_params["code"], person)
        if table is None:
            raise HttpError(NOT_THERE, "You have no such table.")
        if table.row.status != "over":
            raise HttpError(NOT_NOW, "A game counts for something when it is over.")
        try:
            found = await self._context.history_service.standing(person, table.row)
        except NoAnswer as error:
            raise HttpError(503, "That could not be made now; try again later.") from error
        return answered(found)
