"""Handing in over HTTP."""

from starlette.requests import Request

from farol.community.handing_in.bodies import HandedIn, PlayedGame
from farol.community.handing_in.service import HandingIn
from farol.server.store.store import Person
from farol.server.web.endpoint import Api, endpoint
from farol.server.web.openapi import NOT_NOW


class HandingInApi(Api[HandingIn]):
    """The endpoint of games from elsewhere."""

    @endpoint(
        "POST",
        "/api/me/games",
        "Hand in a finished game that you played on a website without a server",
        refusals=[NOT_NOW],
        cost=5,
    )
    async def hand_in(self, request: Request, person: Person, body: PlayedGame) -> HandedIn:
        """Add it to your history, where it is marked and counts for nothing."""
        sentence = "Too many games from here; wait a minute."
        self.take(self._context.openings, request, sentence)
        return await self._service.hand_in(body, person, self._context.time.now())
