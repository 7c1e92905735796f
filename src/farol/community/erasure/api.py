"""Erasure and export of one's data over HTTP."""

from functools import partial
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from farol.community.erasure.service import Erasure
from farol.community.identity.switching import set_cookie
from farol.protocol.bodies import Me
from farol.server.cluster.relay import NoNeighbour
from farol.server.scopes import client_network
from farol.server.store.store import OwnedElsewhere, Person
from farol.server.web.endpoint import Api, endpoint
from farol.server.web.openapi import NOT_NOW, NOT_THERE, Parameter
from farol.server.web.responses import HttpError, answered, download

COST: Final = 10  # requests that an erasure or export counts for
JSON: Final = "application/json"
CODE: Final = Parameter("code", "path")
LATER: Final = "Not everything could be deleted yet; you are still known here. Ask once more."


class ErasureApi(Api[Erasure]):
    """Endpoints for erasure (of everything, or at one table, which servers of a shared database
    call on each other) and export."""

    @endpoint(
        "DELETE",
        "/api/me",
        "Delete all your data; your games stay, without your name",
        answer=Me,
        refusals=[NOT_NOW],
        cost=COST,
    )
    async def depart(self, request: Request, person: Person) -> Response:
        """Erase everything about you; a failed request can be repeated."""
        context = self._context
        tokens = await self._service.depart(person, partial(self._ask, request))
        context.hang_up(tokens)
        response = answered(Me(None))
        set_cookie(context, request, response, context.cookie, "")
        return response

    async def _ask(self, request: Request, code: str, elsewhere: OwnedElsewhere) -> None:
        """Ask the server that owns a table to erase a person from it."""
        try:
            path, neighbours = f"/api/tables/{code}/me", self._context.neighbours
            answer = await neighbours.ask(elsewhere, request, "DELETE", path)
        except NoNeighbour as error:
            raise HttpError(503, LATER) from error
        if answer.status_code not in {200, NOT_THERE}:
            raise HttpError(NOT_NOW, LATER)

    @endpoint("GET", "/api/me/export", "All that is kept of you", answer=JSON, cost=COST)
    async def export(self, _: Request, person: Person) -> Response:
        """Your data as a file, without other people's messages and hidden cards."""
        data = msgspec.json.encode(await self._service.export(person))
        return download(data, JSON, "farol-data.json")

    @endpoint(
        "DELETE",
        "/api/tables/{code}/me",
        "Delete your data at one table; your seats go to bots",
        parameters=[CODE],
        refusals=[NOT_THERE, NOT_NOW],
    )
    async def leave(self, request: Request, person: Person) -> Me:
        """Erase your name from one table; bots get your seats."""
        async with self._context.trying(client_network(request.scope)) as tried:
            tried.found = await self._service.leave(request.path_params["code"], person)
        if not tried.found:
            raise HttpError(NOT_THERE, "There is no such table.")
        return Me(person.name)
