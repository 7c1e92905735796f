"""The party over HTTP. Without a party all endpoints answer 404."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from farol.community.leagues.bodies import PartyLeague, Podium
from farol.community.party.service import Party, PartyRoom
from farol.protocol.bodies import PartyGame, PartyInfo
from farol.server.address import QR_COST, party_url, svg_qr
from farol.server.store.store import Person
from farol.server.web.endpoint import Api, endpoint
from farol.server.web.openapi import NOT_NOW, NOT_THERE, Parameter
from farol.server.web.responses import HttpError

NUMBER: Final = Parameter("number", "path", pattern="^[0-9]{1,6}$")
SCREEN: Final = Parameter("screen", "query", words=["yes"], required=False)


class PartyApi(Api[PartyRoom]):
    """Endpoints of the party: guests, game, table; every change returns the new state."""

    def check(self) -> None:
        """404 without a party."""
        if self._service.party is None:
            raise HttpError(NOT_THERE, "There is no party here; `farol party` makes one.")

    @property
    def _party(self) -> Party:
        assert self._service.party is not None  # it was checked
        return self._service.party

    def _told(self, person: Person | None) -> PartyInfo:
        return self._party.info(person, party_url(self._context.public_url()))

    @endpoint(
        "GET",
        "/api/party",
        "Who has come, which game, which table",
        parameters=[SCREEN],
        refusals=[NOT_THERE],
    )
    async def look(self, request: Request, person: Person | None) -> PartyInfo:
        """The party's state; with `screen=yes` the caller is the big screen."""
        self._party.notice(person, request.query_params.get("screen") == "yes")
        return self._told(person)

    @endpoint(
        "GET",
        "/api/party/qr",
        "The link to the party as QR code",
        answer="image/svg+xml",
        refusals=[NOT_THERE],
        cost=QR_COST,
    )
    async def qr(self, _: Request) -> Response:
        """The link to the party as a QR code."""
        drawn = svg_qr(party_url(self._context.public_url()))
        return Response(drawn, media_type="image/svg+xml")

    @endpoint(
        "GET", "/api/party/podium", "What the evening has brought so far", refusals=[NOT_THERE]
    )
    async def podium(self, _: Request, person: Person | None) -> Podium:
        """The podium of the evening."""
        return await self._party.podium(None if person is None else person.id)

    @endpoint("POST", "/api/party/guests", "Come to the party", refusals=[NOT_THERE])
    async def come(self, _: Request, person: Person) -> PartyInfo:
        """Add the caller to the guests."""
        await self._party.come(person)
        return self._told(person)

    @endpoint(
        "DELETE",
        "/api/party/guests/{number}",
        "Leave the party",
        parameters=[NUMBER],
        refusals=[NOT_THERE],
    )
    async def leave(self, request: Request, person: Person | None) -> PartyInfo:
        """Remove a guest."""
        text = request.path_params["number"]
        if not (text.isascii() and text.isdecimal() and len(text) <= 6):
            raise HttpError(NOT_THERE, "There is no such guest.")
        await self._party.leave(int(text), person)
        return self._told(person)

    @endpoint("PUT", "/api/party/game", "Pick a game", refusals=[NOT_THERE, NOT_NOW])
    async def pick(self, _: Request, person: Person | None, body: PartyGame) -> PartyInfo:
        """Choose the next game."""
        await self._party.pick(body.game)
        return self._told(person)

    @endpoint(
        "PUT",
        "/api/party/league",
        "Let the games count for a league of yours",
        refusals=[NOT_THERE, NOT_NOW],
    )
    async def count_for(self, _: Request, person: Person, body: PartyLeague) -> PartyInfo:
        """Choose the league for which later games count, if one of its members plays."""
        await self._party.count_for(body.league, person)
        return self._told(person)

    @endpoint("POST", "/api/party/tables", "Deal to everybody", refusals=[NOT_THERE, NOT_NOW])
    async def deal(self, request: Request, person: Person | None, body: PartyGame) -> PartyInfo:
        """Open the table and start the game."""
        self.take_opening(request)
        await self._party.deal(body.game)
        return self._told(person)

    @endpoint("DELETE", "/api/party/tables/{code}", "On to the next game")
    async def go_on(self, request: Request, person: Person | None) -> PartyInfo:
        """Return everybody to the room."""
        await self._party.go_on(request.path_params["code"])
        return self._told(person)
