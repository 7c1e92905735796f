"""A glance at who else sits at the table, over HTTP: only at those who allow it."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from farol.community.history.bodies import Glance, Openness
from farol.community.history.pages import Filters
from farol.community.history.store import HistoryStore
from farol.server.play.model.seats import bot_level, seat_at, seats_of
from farol.server.store.store import Person
from farol.server.web.context import ServerContext
from farol.server.web.openapi import (
    CANNOT_READ,
    NO_COOKIE,
    NOT_NOW,
    NOT_THERE,
    NOT_YOURS,
    TOO_OFTEN,
    Endpoint,
    Parameter,
)
from farol.server.web.responses import HttpError, answered, named, read_body
from farol.server.workers.pool import NoAnswer

COST: Final = 3  # requests that one of these counts for
CODE: Final = Parameter("code", "path")
SEAT: Final = Parameter("seat", "path", pattern="^[0-9]{1,2}$")


class GlanceApi:
    """What one may know of those one plays with."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context

    def endpoints(self) -> list[Endpoint]:
        """Whether one allows it, and the glance itself."""
        return [
            Endpoint(
                method="GET",
                path="/api/me/open",
                summary="May others at your tables glance at your games?",
                handler=self.openness,
                answer=Openness,
                refusals=[NO_COOKIE],
            ),
            Endpoint(
                method="PUT",
                path="/api/me/open",
                summary="Let them, or do not",
                handler=self.set_openness,
                answer=Openness,
                body=Openness,
                refusals=[NO_COOKIE],
            ),
            Endpoint(
                method="GET",
                path="/api/tables/{code}/seats/{seat}/glance",
                summary="Somebody you sit at a table with, if they allow it",
                handler=self.glance,
                answer=Glance,
                parameters=[CODE, SEAT],
                refusals=[CANNOT_READ, NO_COOKIE, NOT_THERE, NOT_NOW],
            ),
        ]

    async def openness(self, request: Request) -> Response:
        """Whether others may glance at you."""
        person = named(await self._context.person(request.scope))
        return answered(
            Openness(await HistoryStore(self._context.people.store.database).is_open(person.id))
        )

    async def set_openness(self, request: Request) -> Response:
        """Let others glance at you, or not."""
        body = await read_body(request, Openness)
        person = named(await self._context.person(request.scope))
        await HistoryStore(self._context.people.store.database).set_open(person.id, body.open)
        return answered(body)

    async def glance(self, request: Request) -> Response:
        """Somebody's games of this kind in a few figures, for those who sit at the same table."""
        context = self._context
        asker = named(await context.person(request.scope))
        table = await context.lobby.seated(request.path_params["code"], asker)
        if table is None:
            raise HttpError(NOT_THERE, "You sit at no such table.")
        text = request.path_params["seat"]
        if not (text.isascii() and text.isdecimal() and len(text) <= 2):
            raise HttpError(CANNOT_READ, "Which seat? A number from 0 is missing.")
        seat = seat_at(table.row, int(text))
        level = bot_level(table.row, int(text))
        if level is not None:
            return answered(Glance(table.row.game, seat.name, level))
        if seat.person is None:
            raise HttpError(NOT_THERE, "Nobody sits there.")
        own = int(text) in seats_of(table.row, asker.id)
        if not own and not await HistoryStore(context.people.store.database).is_open(seat.person):
            raise HttpError(NOT_YOURS, "They keep their games to themselves.")
        if not context.may_ask(request.scope, COST - 1):
            raise HttpError(TOO_OFTEN, "Too many requests; try again in a moment.")
        looked_at, filters = Person(seat.person, seat.name), Filters(game=table.row.game)
        try:
            data = await context.history_service.history(looked_at, filters, "glance")
        except NoAnswer as error:
            raise HttpError(503, "That could not be made now; try again later.") from error
        return Response(data, media_type="application/json")
