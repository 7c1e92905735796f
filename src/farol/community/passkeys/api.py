"""Passkeys and recovery codes over HTTP."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from farol.community.identity.switching import SwitchingApi, device_of
from farol.community.passkeys.bodies import (
    NewPasskey,
    PasskeyChallenge,
    Passkeys,
    RecoveryCode,
    UsePasskey,
    UseRecoveryCode,
)
from farol.community.passkeys.service import PasskeyService
from farol.core.errors import FarolError
from farol.protocol.bodies import Me
from farol.protocol.errors import Refusal
from farol.server.scopes import client_network, header, is_secure
from farol.server.store.store import Person
from farol.server.web.endpoint import endpoint
from farol.server.web.openapi import CANNOT_READ, NOT_NOW, NOT_THERE, Parameter
from farol.server.web.responses import HttpError

NUMBER: Final = Parameter("number", "path", pattern="^[0-9]{1,15}$")
COST: Final = 5.0  # of a challenge, in requests: each is a row


class PasskeysApi(SwitchingApi[PasskeyService]):
    """Endpoints of a person's ways back."""

    def _host(self, request: Request) -> str:
        host = header(request.scope, b"host") or ""
        if not self._service.is_possible(host, is_secure(request.scope)):
            raise HttpError(NOT_NOW, "Passkeys need HTTPS and a name, and farol[hosting] there.")
        return host

    async def _listed(self, request: Request, person: Person) -> Passkeys:
        host = header(request.scope, b"host") or ""
        possible = self._service.is_possible(host, is_secure(request.scope))
        return await self._service.listed(person, possible)

    @endpoint("GET", "/api/me/passkeys", "Your passkeys")
    async def passkeys(self, request: Request, person: Person) -> Passkeys:
        """Your passkeys, and whether you have a recovery code."""
        return await self._listed(request, person)

    @endpoint("POST", "/api/me/passkeys/challenge", "Make a passkey", refusals=[NOT_NOW], cost=COST)
    async def begin(self, request: Request, person: Person) -> PasskeyChallenge:
        """A challenge for a new passkey."""
        self._host(request)
        return await self._service.challenge(person)

    @endpoint(
        "POST",
        "/api/me/passkeys",
        "Keep the passkey that was made",
        refusals=[CANNOT_READ, NOT_NOW],
    )
    async def add(self, request: Request, person: Person, body: NewPasskey) -> Passkeys:
        """Add a passkey."""
        try:
            await self._service.add(person, body, self._host(request), device_of(request))
        except Refusal:
            raise
        except FarolError as error:
            raise HttpError(CANNOT_READ, str(error)) from error
        return await self._listed(request, person)

    @endpoint(
        "DELETE",
        "/api/me/passkeys/{number}",
        "Remove a passkey",
        parameters=[NUMBER],
        refusals=[NOT_THERE],
    )
    async def remove(self, request: Request, person: Person) -> Passkeys:
        """Remove a passkey."""
        text = request.path_params["number"]
        valid = text.isascii() and text.isdecimal() and len(text) <= 15
        if not valid or not await self._service.remove(person, int(text)):
            raise HttpError(NOT_THERE, "You have no such passkey.")
        return await self._listed(request, person)

    @endpoint(
        "POST", "/api/passkeys/challenge", "Sign in with a passkey", refusals=[NOT_NOW], cost=COST
    )
    async def challenge(self, request: Request) -> PasskeyChallenge:
        """A challenge for signing in."""
        self._host(request)
        return await self._service.challenge(None)

    @endpoint(
        "POST",
        "/api/passkeys",
        "Sign in with the challenge that a passkey has signed",
        answer=Me,
        refusals=[CANNOT_READ, NOT_THERE, NOT_NOW],
    )
    async def use(self, request: Request, body: UsePasskey) -> Response:
        """Sign in; the browser's former identity is kept."""
        host, service = self._host(request), self._service
        async with self._context.trying(client_network(request.scope)) as tried:
            try:
                found = await service.use(body, host, device_of(request))
            except Refusal:
                raise
            except FarolError as error:
                raise HttpError(CANNOT_READ, str(error)) from error
            if found is None:
                raise HttpError(NOT_THERE, "Nobody here has this passkey.")
            tried.found = True
        return await self.become(request, service.people, *found)

    # --- recovery codes ------------------------------------------------------------------------

    @endpoint("POST", "/api/me/recovery", "A code for who has lost every device")
    async def new_code(self, _: Request, person: Person) -> RecoveryCode:
        """A new recovery code, shown once; it replaces the former one."""
        return RecoveryCode(await self._service.new_code(person))

    @endpoint("DELETE", "/api/me/recovery", "Have no such code any more")
    async def drop_code(self, request: Request, person: Person) -> Passkeys:
        """Delete the recovery code."""
        await self._service.drop_code(person)
        return await self._listed(request, person)

    @endpoint(
        "POST", "/api/recovery", "Sign in with a recovery code", answer=Me, refusals=[NOT_THERE]
    )
    async def use_code(self, request: Request, body: UseRecoveryCode) -> Response:
        """Use up a recovery code; the browser's former identity is kept."""
        service = self._service
        async with self._context.trying(client_network(request.scope)) as tried:
            found = await service.use_code(body.code, device_of(request))
            if found is None:
                raise HttpError(NOT_THERE, "Nobody has this code, or it was used before.")
            tried.found = True
        return await self.become(request, service.people, *found)
