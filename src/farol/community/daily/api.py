"""The deal of the day over HTTP."""

import re
from datetime import date
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from farol.community.daily.bodies import DailyDeals, NewTry
from farol.protocol.bodies import Opened
from farol.server.scopes import client_network
from farol.server.web.context import ServerContext
from farol.server.web.openapi import CANNOT_READ, NO_COOKIE, NOT_NOW, Endpoint, Parameter
from farol.server.web.responses import HttpError, answered, named, read_body, take

DAY: Final = Parameter("day", "query", pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", required=False)


class DailyApi:
    """What can be asked about the deals of each day."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context

    def endpoints(self) -> list[Endpoint]:
        """Every endpoint about the deals of each day."""
        return [
            Endpoint(
                method="GET",
                path="/api/daily",
                summary="The deals of today, or of a day that is over",
                handler=self.deals,
                answer=DailyDeals,
                parameters=[DAY],
                refusals=[CANNOT_READ],
            ),
            Endpoint(
                method="POST",
                path="/api/daily",
                summary="Your one try",
                handler=self.play,
                answer=Opened,
                body=NewTry,
                refusals=[NO_COOKIE, NOT_NOW],
                status=201,
            ),
        ]

    async def deals(self, request: Request) -> Response:
        """The deals of a day, as you may see them."""
        daily = self._context.daily
        day = request.query_params.get("day", daily.today)
        if not re.fullmatch(r"\d{4}-\d\d-\d\d", day, re.ASCII) or not _is_a_day(day):
            raise HttpError(CANNOT_READ, "A day is written as 2026-11-16.")
        person = await self._context.person(request.scope)
        return answered(await daily.deals(day, person))

    async def play(self, request: Request) -> Response:
        """Your table of today: a new one, or the one that you have."""
        context = self._context
        person = named(await context.person(request.scope))
        body = await read_body(request, NewTry)
        crowd = "Too many tables from here; wait a minute."
        take(context.openings, client_network(request.scope), context.time.monotonic(), crowd)
        return answered(Opened(await context.daily.play(body.game, person)), 201)


def _is_a_day(text: str) -> bool:
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True
