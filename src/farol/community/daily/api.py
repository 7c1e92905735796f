"""Daily deals over HTTP."""

import re
from datetime import date
from typing import Final

from starlette.requests import Request

from farol.community.daily.bodies import DailyDeals, NewTry
from farol.community.daily.service import Daily
from farol.protocol.bodies import Opened
from farol.server.store.store import Person
from farol.server.web.endpoint import Api, endpoint
from farol.server.web.openapi import CANNOT_READ, NOT_NOW, Parameter
from farol.server.web.responses import HttpError

DAY: Final = Parameter("day", "query", pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", required=False)


class DailyApi(Api[Daily]):
    """Endpoints of the daily deals."""

    @endpoint(
        "GET",
        "/api/daily",
        "The deals of today, or of a day that is over",
        parameters=[DAY],
        refusals=[CANNOT_READ],
    )
    async def deals(self, request: Request, person: Person | None) -> DailyDeals:
        """The deals of a day, as you may see them."""
        day = request.query_params.get("day", self._service.today)
        if not re.fullmatch(r"\d{4}-\d\d-\d\d", day, re.ASCII) or not _is_a_day(day):
            raise HttpError(CANNOT_READ, "A day is written as 2026-11-16.")
        return await self._service.deals(day, person)

    @endpoint("POST", "/api/daily", "Your one try", refusals=[NOT_NOW], status=201)
    async def play(self, request: Request, person: Person, body: NewTry) -> Opened:
        """Your table of today: a new one, or the one that you have."""
        self.take_opening(request)
        return Opened(await self._service.play(body.game, person))


def _is_a_day(text: str) -> bool:
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True
