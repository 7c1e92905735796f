"""Having all one's data deleted, over HTTP."""

from collections.abc import Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from farol.community.erasure.service import Erasure
from farol.community.party.service import forget_guest
from farol.community.stores import STORES
from farol.protocol import bodies
from farol.server.cluster.relay import NoNeighbour
from farol.server.scopes import client_network
from farol.server.store.store import OwnedElsewhere
from farol.server.web.context import ServerContext
from farol.server.web.openapi import (
    NO_COOKIE,
    NOT_NOW,
    NOT_THERE,
    TOO_OFTEN,
    Endpoint,
    Parameter,
)
from farol.server.web.responses import HttpError, answered, named

COST: Final = 10  # requests that it counts for
CODE: Final = Parameter("code", "path")
SetCookie = Callable[[Request, Response, str, str], None]  # without a value: takes it away
LATER: Final = "Not everything could be deleted yet; you are still known here. Ask once more."


class ErasureApi:
    """How to be forgotten: everywhere, or (for neighbours that share a database) at one table."""

    def __init__(self, context: ServerContext, set_cookie: SetCookie) -> None:
        self._context = context
        self._set_cookie = set_cookie
        self._farewell = Erasure(context.lobby, context.people, STORES)

    def endpoints(self) -> list[Endpoint]:
        """Both endpoints."""
        return [
            Endpoint(
                method="DELETE",
                path="/api/me",
                summary="Delete all your data; your games stay, without your name",
                handler=self.depart,
                answer=bodies.Me,
                refusals=[NO_COOKIE, NOT_NOW],
            ),
            Endpoint(
                method="DELETE",
                path="/api/tables/{code}/me",
                summary="Delete your data at one table; your seats go to bots",
                handler=self.leave,
                answer=bodies.Me,
                parameters=[CODE],
                refusals=[NO_COOKIE, NOT_THERE, NOT_NOW],
            ),
        ]

    async def depart(self, request: Request) -> Response:
        """Everything about you goes; what fails can be asked again."""
        context = self._context
        person = named(await context.person(request.scope))
        if not context.may_ask(request.scope, COST - 1):
            raise HttpError(TOO_OFTEN, "Too many requests; try again in a moment.")

        async def ask(code: str, elsewhere: OwnedElsewhere) -> None:
            try:
                path = f"/api/tables/{code}/me"
                answer = await context.neighbours.ask(elsewhere, request, "DELETE", path)
            except NoNeighbour as error:
                raise HttpError(503, LATER) from error
            if answer.status_code not in {200, NOT_THERE}:
                raise HttpError(NOT_NOW, LATER)

        if context.party is not None:
            await context.party.forget(person.id)
        else:
            await forget_guest(context.people.store, person.id)
        tokens = await self._farewell.depart(person, ask)
        context.hang_up(tokens)
        response = answered(bodies.Me(None))
        self._set_cookie(request, response, context.cookie, "")
        return response

    async def leave(self, request: Request) -> Response:
        """Your name goes from one table, and your seats to bots."""
        context = self._context
        person = named(await context.person(request.scope))
        async with context.trying(client_network(request.scope)) as tried:
            tried.found = await self._farewell.leave(request.path_params["code"], person)
        if not tried.found:
            raise HttpError(NOT_THERE, "There is no such table.")
        return answered(bodies.Me(person.name))
