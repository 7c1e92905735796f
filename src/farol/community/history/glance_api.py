"""Glances over HTTP: a short profile of people at the same table who allow it."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from farol.community.history.bodies import Glance, Openness
from farol.community.history.pages import Filters
from farol.community.history.service import HistoryService
from farol.server.play.model.seats import bot_level, seat_at, seats_of
from farol.server.store.store import Person
from farol.server.web.endpoint import Api, endpoint
from farol.server.web.openapi import CANNOT_READ, NOT_NOW, NOT_THERE, NOT_YOURS, Parameter
from farol.server.web.responses import HttpError, answered

COST: Final = 3  # requests that each counts for
CODE: Final = Parameter("code", "path")
SEAT: Final = Parameter("seat", "path", pattern="^[0-9]{1,2}$")


class GlanceApi(Api[HistoryService]):
    """Endpoints of glances."""

    @endpoint("GET", "/api/me/open", "May others at your tables glance at your games?")
    async def openness(self, _: Request, person: Person) -> Openness:
        """Whether others may glance at you."""
        return Openness(await self._service.store.is_open(person.id))

    @endpoint("PUT", "/api/me/open", "Let them, or do not")
    async def set_openness(self, _: Request, person: Person, body: Openness) -> Openness:
        """Allow or forbid glances at you."""
        await self._service.store.set_open(person.id, body.open)
        return body

    @endpoint(
        "GET",
        "/api/tables/{code}/seats/{seat}/glance",
        "Somebody you sit at a table with, if they allow it",
        answer=Glance,
        parameters=[CODE, SEAT],
        refusals=[CANNOT_READ, NOT_THERE, NOT_NOW],
    )
    async def glance(self, request: Request, person: Person) -> Response:
        """A person's statistics in this game, for people at the same table."""
        context = self._context
        table = await context.lobby.seated(request.path_params["code"], person)
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
        own = int(text) in seats_of(table.row, person.id)
        if not own and not await self._service.store.is_open(seat.person):
            raise HttpError(NOT_YOURS, "They keep their games to themselves.")
        await self.spend(request, COST)
        looked_at, filters = Person(seat.person, seat.name), Filters(game=table.row.game)
        data = await self._service.history(looked_at, filters, "glance")
        return Response(data, media_type="application/json")
