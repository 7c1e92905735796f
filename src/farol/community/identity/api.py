"""Who somebody is, over HTTP: names, cookies, links to other devices, and signing out of them."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from farol.community.identity.people import DEVICE_SECONDS, LINK_SECONDS, device_name, hashed
from farol.community.identity.rows import Device
from farol.protocol import bodies
from farol.protocol.text import BadName
from farol.server.address import claim_url, svg_qr
from farol.server.scopes import client_network, is_secure
from farol.server.store.store import Person
from farol.server.web.context import MAX_OTHERS, ServerContext
from farol.server.web.openapi import (
    CANNOT_READ,
    NO_COOKIE,
    NOT_THERE,
    Endpoint,
    Parameter,
)
from farol.server.web.responses import HttpError, answered, named, read_body, take

DEVICE_ID: Final = 16  # characters of the hash of a token that name a device

NUMBER: Final = Parameter("number", "path", pattern="^[0-9]{1,2}$")
DEVICE: Final = Parameter("device", "path", pattern="^[0-9a-f]{16}$")

Found = TypeVar("Found")


class PeopleApi:
    """What can be asked about oneself."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context

    def endpoints(self) -> list[Endpoint]:
        """Every endpoint about people, their devices and their names."""
        b = bodies
        return [
            Endpoint("GET", "/api/me", "Who you are", self.me, b.Me),
            Endpoint("PUT", "/api/me", "Say your name", self.set_me, b.Me, b.SetMe),
            Endpoint(
                method="POST",
                path="/api/me/link",
                summary="A token for another device of yours",
                handler=self.link,
                answer=b.Link,
                refusals=[NO_COOKIE],
            ),
            Endpoint(
                method="POST",
                path="/api/me/link/owner",
                summary="Whose link is it?",
                handler=self.link_owner,
                answer=b.LinkOwner,
                body=b.Claim,
                refusals=[NOT_THERE],
            ),
            Endpoint(
                method="POST",
                path="/api/me/claim",
                summary="Make this device yours",
                handler=self.claim,
                answer=b.Me,
                body=b.Claim,
                refusals=[NOT_THERE],
            ),
            Endpoint("GET", "/api/me/others", "Who else you can be", self.others, b.Others),
            Endpoint("POST", "/api/me/others", "Be somebody new", self.step_aside, b.Me),
            Endpoint(
                method="PUT",
                path="/api/me/others/{number}",
                summary="Be that one again",
                handler=self.switch,
                answer=b.Me,
                parameters=[NUMBER],
                refusals=[NOT_THERE],
            ),
            Endpoint(
                method="GET",
                path="/api/me/devices",
                summary="Where you are signed in",
                handler=self.devices,
                answer=b.Devices,
                refusals=[NO_COOKIE],
            ),
            Endpoint(
                method="DELETE",
                path="/api/me/devices",
                summary="Sign out everywhere",
                handler=self.sign_out_all,
                answer=b.Devices,
                refusals=[NO_COOKIE],
            ),
            Endpoint(
                method="DELETE",
                path="/api/me/devices/{device}",
                summary="Sign out there",
                handler=self.sign_out,
                answer=b.Devices,
                parameters=[DEVICE],
                refusals=[NO_COOKIE, NOT_THERE],
            ),
        ]

    async def _person(self, request: Request) -> Person | None:
        return await self._context.person(request.scope)

    # --- names ---------------------------------------------------------------------------------

    async def me(self, request: Request) -> Response:
        """Who the cookie says you are."""
        person = await self._person(request)
        return answered(bodies.Me(None if person is None else person.name))

    async def set_me(self, request: Request) -> Response:
        """A name; and a cookie for those who have none."""
        body = await read_body(request, bodies.SetMe)
        context, person = self._context, await self._person(request)
        try:
            if person is not None:
                await context.people.rename(person, body.name)
                return answered(bodies.Me(person.name))
            crowd = "Too many new people from here; wait a minute."
            take(context.newcomers, client_network(request.scope), context.time.monotonic(), crowd)
            person, token = await context.people.add(body.name, _device(request))
        except BadName as error:
            raise HttpError(CANNOT_READ, str(error)) from error
        response = answered(bodies.Me(person.name))
        self.set_cookie(request, response, self._context.cookie, token)
        return response

    def set_cookie(self, request: Request, response: Response, name: str, value: str) -> None:
        """Give a browser a cookie; without a value, take it away."""
        secure = is_secure(request.scope)
        response.set_cookie(
            self._context.cookie_name(name, request.scope),
            value,
            max_age=DEVICE_SECONDS if value else 0,
            path="/",
            httponly=True,
            samesite="strict",
            secure=secure,
        )

    # --- links ---------------------------------------------------------------------------------

    async def link(self, request: Request) -> Response:
        """A token for one use, to bring one's seats to another device."""
        person = named(await self._person(request))
        token = await self._context.people.link(person)
        picture = svg_qr(claim_url(self._context.public_url(), token)).decode()
        return answered(bodies.Link(token, LINK_SECONDS, picture))

    async def link_owner(self, request: Request) -> Response:
        """Who such a token would make of this device; it can be used all the same."""
        owner = await self._try_link(request, self._context.people.link_owner)
        person = await self._person(request)
        yours = person is not None and person.id == owner.id
        return answered(bodies.LinkOwner(owner.name, yours))

    async def claim(self, request: Request) -> Response:
        """Use such a token here; who this browser was before, it can be again."""
        people, device = self._context.people, _device(request)
        person, token = await self._try_link(request, lambda link: people.claim(link, device))
        return await self._become(request, person, token)

    async def _try_link(
        self, request: Request, look_up: Callable[[str], Awaitable[Found | None]]
    ) -> Found:
        """What is found for the token in the body; wrong ones are counted."""
        body = await read_body(request, bodies.Claim)
        context, caller = self._context, client_network(request.scope)
        async with context.trying(caller) as tried:
            found = await look_up(body.token)
            if found is None:
                raise HttpError(NOT_THERE, "This link is unknown, used or too old.")
            tried.found = True
        return found

    # --- several people in one browser -----------------------------------------------------------

    async def _others(self, request: Request) -> list[tuple[Person, str]]:
        """Who else this browser was, and the tokens for that; each person once."""
        found: dict[int, tuple[Person, str]] = {}
        for token in self._context.other_tokens(request.scope):
            person = await self._context.people.find(token)
            if person is not None:
                found[person.id] = person, token
        now = await self._person(request)
        return [each for each in found.values() if now is None or each[0].id != now.id]

    async def _become(self, request: Request, person: Person | None, token: str) -> Response:
        """Be this person from now on, and keep who one was."""
        context = self._context
        now, mine = await self._person(request), context.token(request.scope)
        kept = [(one, other) for one, other in await self._others(request) if one is not person]
        if now is not None and mine is not None and (person is None or now.id != person.id):
            kept.insert(0, (now, mine))
        response = answered(bodies.Me(None if person is None else person.name))
        self.set_cookie(request, response, context.cookie, token)
        others = context.joined(other for _, other in kept)
        self.set_cookie(request, response, context.others_cookie, others)
        return response

    async def others(self, request: Request) -> Response:
        """Who else this browser can be."""
        return answered(bodies.Others([person.name for person, _ in await self._others(request)]))

    async def step_aside(self, request: Request) -> Response:
        """Be nobody for now, so that somebody new can say their name here."""
        return await self._become(request, None, "")

    async def switch(self, request: Request) -> Response:
        """Act as another person of this device from now on."""
        others, text = await self._others(request), request.path_params["number"]
        number = int(text) if text.isascii() and text.isdecimal() and len(text) <= 2 else MAX_OTHERS
        if number >= len(others):
            raise HttpError(NOT_THERE, "There is nobody else of that number here.")
        return await self._become(request, *others[number])

    # --- devices -------------------------------------------------------------------------------

    async def devices(self, request: Request) -> Response:
        """Where one is signed in."""
        return await self._listed(request, named(await self._person(request)))

    async def _listed(self, request: Request, person: Person) -> Response:
        here = hashed(self._context.token(request.scope) or "")
        return answered(
            bodies.Devices(
                [
                    bodies.DeviceInfo(
                        device.token[:DEVICE_ID],
                        device.name,
                        device.created,
                        device.seen,
                        device.token == here,
                    )
                    for device in await self._context.people.devices(person)
                ]
            )
        )

    async def sign_out(self, request: Request) -> Response:
        """One device is theirs no more: its cookie opens nothing, its sockets are closed."""
        person = named(await self._person(request))
        wanted = request.path_params["device"]
        devices = await self._context.people.devices(person)
        gone = [device for device in devices if device.token[:DEVICE_ID] == wanted]
        if not gone:
            raise HttpError(NOT_THERE, "There is no such device.")
        return await self._forget(request, person, gone)

    async def sign_out_all(self, request: Request) -> Response:
        """No device is theirs any more, not even this one; links that wait open nothing."""
        person = named(await self._person(request))
        devices = await self._context.people.devices(person)
        return await self._forget(request, person, devices)

    async def _forget(self, request: Request, person: Person, gone: list[Device]) -> Response:
        tokens = [device.token for device in gone]
        await self._context.people.sign_out(person, tokens)
        self._context.hang_up(tokens)
        response = await self._listed(request, person)
        if hashed(self._context.token(request.scope) or "") in tokens:
            self.set_cookie(request, response, self._context.cookie, "")
        return response


def _device(request: Request) -> str:
    """What to call the browser that asks."""
    return device_name(request.headers.get("user-agent", ""))
