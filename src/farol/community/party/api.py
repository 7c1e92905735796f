"""The party over HTTP. A server without one answers as if nothing was here."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from farol.community.leagues.bodies import PartyLeague, Podium
from farol.community.party.service import Party
from farol.protocol import bodies
from farol.server.address import party_url, svg_qr
from farol.server.store.store import Person
from farol.server.web.context import ServerContext
from farol.server.web.openapi import (
    NO_COOKIE,
    NOT_NOW,
    NOT_THERE,
    TABLE_CODE,
    Endpoint,
    Parameter,
)
from farol.server.web.responses import HttpError, answered, named, read_body

NUMBER: Final = Parameter("number", "path", pattern="^[0-9]{1,6}$")
SCREEN: Final = Parameter("screen", "query", words=["yes"], required=False)


class PartyApi:
    """Who has come, which game, which table; every change is answered with how things stand."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context

    def endpoints(self) -> list[Endpoint]:
        """Every endpoint of the party."""
        info, game = bodies.PartyInfo, bodies.PartyGame
        return [
            Endpoint(
                method="GET",
                path="/api/party",
                summary="Who has come, which game, which table",
                handler=self.look,
                answer=info,
                parameters=[SCREEN],
                refusals=[NOT_THERE],
            ),
            Endpoint(
                method="GET",
                path="/api/party/qr",
                summary="The link to the party as QR code",
                handler=self.qr,
                answer="image/svg+xml",
                refusals=[NOT_THERE],
            ),
            Endpoint(
                method="GET",
                path="/api/party/podium",
                summary="What the evening has brought so far",
                handler=self.podium,
                answer=Podium,
                refusals=[NOT_THERE],
            ),
            Endpoint(
                method="POST",
                path="/api/party/guests",
                summary="Come to the party",
                handler=self.come,
                answer=info,
                refusals=[NO_COOKIE, NOT_THERE],
            ),
            Endpoint(
                method="DELETE",
                path="/api/party/guests/{number}",
                summary="Leave the party",
                handler=self.leave,
                answer=info,
                parameters=[NUMBER],
                refusals=[NOT_THERE],
            ),
            Endpoint(
                method="PUT",
                path="/api/party/game",
                summary="Pick a game",
                handler=self.pick,
                answer=info,
                body=game,
                refusals=[NOT_THERE, NOT_NOW],
            ),
            Endpoint(
                method="PUT",
                path="/api/party/league",
                summary="Let the games count for a league of yours",
                handler=self.count_for,
                answer=info,
                body=PartyLeague,
                refusals=[NO_COOKIE, NOT_THERE, NOT_NOW],
            ),
            Endpoint(
                method="POST",
                path="/api/party/tables",
                summary="Deal to everybody",
                handler=self.deal,
                answer=info,
                body=game,
                refusals=[NOT_THERE, NOT_NOW],
            ),
            Endpoint(
                method="DELETE",
                path="/api/party/tables/{code}",
                summary="On to the next game",
                handler=self.go_on,
                answer=info,
                parameters=[TABLE_CODE],
                refusals=[NOT_THERE],
            ),
        ]

    def _party(self) -> Party:
        if self._context.party is None:
            raise HttpError(NOT_THERE, "There is no party here; `farol party` makes one.")
        return self._context.party

    async def _person(self, request: Request) -> Person | None:
        return await self._context.person(request.scope)

    async def _told(self, request: Request) -> Response:
        address = party_url(self._context.public_url())
        return answered(self._party().info(await self._person(request), address))

    async def look(self, request: Request) -> Response:
        """How things stand; a page that asks `screen=yes` is the big screen."""
        screen = request.query_params.get("screen") == "yes"
        self._party().notice(await self._person(request), screen)
        return await self._told(request)

    async def qr(self, _: Request) -> Response:
        """The link to the party, to be scanned."""
        self._party()
        drawn = svg_qr(party_url(self._context.public_url()))
        return Response(drawn, media_type="image/svg+xml")

    async def podium(self, request: Request) -> Response:
        """The best of the evening, from the results of its games."""
        party, person = self._party(), await self._person(request)
        return answered(await party.podium(None if person is None else person.id))

    async def come(self, request: Request) -> Response:
        """Put the caller on the list of guests."""
        party = self._party()
        await party.come(named(await self._person(request)))
        return await self._told(request)

    async def leave(self, request: Request) -> Response:
        """Take a guest off the list."""
        party, text = self._party(), request.path_params["number"]
        if not (text.isascii() and text.isdecimal() and len(text) <= 6):
            raise HttpError(NOT_THERE, "There is no such guest.")
        await party.leave(int(text), await self._person(request))
        return await self._told(request)

    async def pick(self, request: Request) -> Response:
        """Choose the game that is played next."""
        party = self._party()
        await party.pick((await read_body(request, bodies.PartyGame)).game)
        return await self._told(request)

    async def count_for(self, request: Request) -> Response:
        """The games that are dealt from now on count there, if one of its members plays."""
        party, person = self._party(), named(await self._person(request))
        await party.count_for((await read_body(request, PartyLeague)).league, person)
        return await self._told(request)

    async def deal(self, request: Request) -> Response:
        """The table is opened and the game begins."""
        party = self._party()
        await party.deal((await read_body(request, bodies.PartyGame)).game)
        return await self._told(request)

    async def go_on(self, request: Request) -> Response:
        """Everybody goes back to the room."""
        party = self._party()
        await party.go_on(request.path_params["code"])
        return await self._told(request)
