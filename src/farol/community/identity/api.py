"""Identity over HTTP: names, cookies, links to other devices, and signing out."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from farol.community.identity.people import LINK_SECONDS, People
from farol.community.identity.rows import Device
from farol.community.identity.switching import SwitchingApi, device_of, me_of, set_cookie
from farol.protocol import bodies
from farol.protocol.text import BadName
from farol.server.address import QR_COST, claim_url, svg_qr
from farol.server.scopes import client_network
from farol.server.store.store import Person
from farol.server.web.context import MAX_OTHERS
from farol.server.web.endpoint import endpoint
from farol.server.web.openapi import CANNOT_READ, NOT_THERE, Parameter
from farol.server.web.responses import HttpError, answered

DEVICE_ID: Final = 16  # characters of a token's hash that identify a device

NUMBER: Final = Parameter("number", "path", pattern="^[0-9]{1,2}$")
DEVICE: Final = Parameter("device", "path", pattern="^[0-9a-f]{16}$")

Found = TypeVar("Found")


class IdentityApi(SwitchingApi[People]):
    """Endpoints of one's own identity."""

    # --- names ---------------------------------------------------------------------------------

    @endpoint("GET", "/api/me", "Who you are")
    async def me(self, _: Request, person: Person | None) -> bodies.Me:
        """The person of the cookie."""
        return me_of(person)

    @endpoint("PUT", "/api/me", "Say your name", answer=bodies.Me)
    async def set_me(
        self, request: Request, person: Person | None, body: bodies.SetMe
    ) -> bodies.Me | Response:
        """Set your name; creates a person and a cookie if there is none."""
        context = self._context
        context.gate.check_name(body.name, person)
        try:
            if person is not None:
                await self._service.rename(person, body.name, body.face)
                return me_of(person)
            self.take(context.newcomers, request, "Too many new people from here; wait a minute.")
            added = await self._service.add(body.name, device_of(request), body.face)
        except BadName as error:
            raise HttpError(CANNOT_READ, str(error)) from error
        person, token = added
        response = answered(me_of(person))
        set_cookie(context, request, response, context.cookie, token)
        return response

    # --- links ---------------------------------------------------------------------------------

    @endpoint("POST", "/api/me/link", "A token for another device of yours", cost=QR_COST)
    async def link(self, _: Request, person: Person) -> bodies.Link:
        """A one-time token to transfer your seats to another device."""
        token = await self._service.link(person)
        picture = svg_qr(claim_url(self._context.public_url(), token)).decode()
        return bodies.Link(token, LINK_SECONDS, picture)

    @endpoint("POST", "/api/me/link/owner", "Whose link is it?", refusals=[NOT_THERE])
    async def link_owner(
        self, request: Request, person: Person | None, body: bodies.Claim
    ) -> bodies.LinkOwner:
        """The owner of a link's token; does not use it up."""
        owner = await self._try_link(request, lambda: self._service.link_owner(body.token))
        return bodies.LinkOwner(owner.name, person is not None and person.id == owner.id)

    @endpoint(
        "POST", "/api/me/claim", "Make this device yours", answer=bodies.Me, refusals=[NOT_THERE]
    )
    async def claim(self, request: Request, body: bodies.Claim) -> Response:
        """Use a link's token here; the browser's former identity is kept."""
        people, device = self._service, device_of(request)
        person, token = await self._try_link(request, lambda: people.claim(body.token, device))
        return await self.become(request, self._service, person, token)

    async def _try_link(
        self, request: Request, look_up: Callable[[], Awaitable[Found | None]]
    ) -> Found:
        """The result of a lookup by token; misses are counted."""
        async with self._context.trying(client_network(request.scope)) as tried:
            found = await look_up()
            if found is None:
                raise HttpError(NOT_THERE, "This link is unknown, used or too old.")
            tried.found = True
        return found

    # --- several people in one browser -----------------------------------------------------------

    @endpoint("GET", "/api/me/others", "Who else you can be")
    async def others(self, request: Request) -> bodies.Others:
        """The browser's other identities."""
        return bodies.Others(
            [person.name for person, _ in await self.others_here(request, self._service)]
        )

    @endpoint("POST", "/api/me/others", "Be somebody new", answer=bodies.Me)
    async def step_aside(self, request: Request) -> Response:
        """Sign out temporarily, so that a new person can choose a name here."""
        return await self.become(request, self._service, None, "")

    @endpoint(
        "PUT",
        "/api/me/others/{number}",
        "Be that one again",
        answer=bodies.Me,
        parameters=[NUMBER],
        refusals=[NOT_THERE],
    )
    async def switch(self, request: Request) -> Response:
        """Switch to another identity of this browser."""
        others, text = await self.others_here(request, self._service), request.path_params["number"]
        number = int(text) if text.isascii() and text.isdecimal() and len(text) <= 2 else MAX_OTHERS
        if number >= len(others):
            raise HttpError(NOT_THERE, "There is nobody else of that number here.")
        return await self.become(request, self._service, *others[number])

    # --- devices -------------------------------------------------------------------------------

    @endpoint("GET", "/api/me/devices", "Where you are signed in")
    async def devices(self, request: Request, person: Person) -> bodies.Devices:
        """Your signed-in devices."""
        return await self._listed(request, person)

    async def _listed(self, request: Request, person: Person) -> bodies.Devices:
        here = self._context.device(request.scope)
        return bodies.Devices(
            [
                bodies.DeviceInfo(
                    device.token[:DEVICE_ID],
                    device.name,
                    device.created,
                    device.seen,
                    device.token == here,
                )
                for device in await self._service.devices(person)
            ]
        )

    @endpoint(
        "DELETE",
        "/api/me/devices/{device}",
        "Sign out there",
        answer=bodies.Devices,
        parameters=[DEVICE],
        refusals=[NOT_THERE],
    )
    async def sign_out(self, request: Request, person: Person) -> Response:
        """Sign one device out and close its sockets."""
        wanted = request.path_params["device"]
        devices = await self._service.devices(person)
        gone = [device for device in devices if device.token[:DEVICE_ID] == wanted]
        if not gone:
            raise HttpError(NOT_THERE, "There is no such device.")
        return await self._forget(request, person, gone)

    @endpoint("DELETE", "/api/me/devices", "Sign out everywhere", answer=bodies.Devices)
    async def sign_out_all(self, request: Request, person: Person) -> Response:
        """Sign all devices out, including this one, and revoke pending links."""
        return await self._forget(request, person, await self._service.devices(person))

    async def _forget(self, request: Request, person: Person, gone: list[Device]) -> Response:
        context, tokens = self._context, [device.token for device in gone]
        await self._service.sign_out(person, tokens)
        context.hang_up(tokens)
        response = answered(await self._listed(request, person))
        if context.device(request.scope) in tokens:
            set_cookie(context, request, response, context.cookie, "")
        return response
