"""Invitations over HTTP: sending, answering, and opting out."""

from starlette.requests import Request

from farol.community.invitations.bodies import (
    Companion,
    Companions,
    Decline,
    Invitable,
    Invite,
    Invited,
)
from farol.community.invitations.service import Invitations
from farol.server.play.codes import is_code, read_code
from farol.server.play.table import Table
from farol.server.scopes import client_network
from farol.server.store.store import Person
from farol.server.web.endpoint import Api, endpoint
from farol.server.web.openapi import NOT_NOW, NOT_THERE
from farol.server.web.responses import HttpError


class InvitationsApi(Api[Invitations]):
    """Endpoints of invitations; pending ones are part of the list of tables."""

    @endpoint("GET", "/api/me/companions", "Whom you may invite")
    async def companions(self, _: Request, person: Person) -> Companions:
        """People from your finished games who accept invitations."""
        found = await self._service.companions(person)
        return Companions([Companion(one.name, one.code, one.seat) for one in found])

    async def _hosted(self, request: Request, person: Person) -> Table:
        """A table that the person opened, whether they sit there or not."""
        context, code = self._context, request.path_params["code"]
        table = await context.lobby.seated(code, person)
        if table is not None:
            return table
        async with context.trying(client_network(request.scope)) as tried:
            table = await context.lobby.find(code)
            if table is None or table.row.host != person.id:
                raise HttpError(NOT_THERE, "There is no such table.")
            tried.found = True
        return table

    @endpoint(
        "POST",
        "/api/tables/{code}/invitations",
        "Invite somebody you have played with to your table",
        refusals=[NOT_NOW],
    )
    async def invite(self, request: Request, person: Person, body: Invite) -> Invited:
        """Invite somebody to your table."""
        table = await self._hosted(request, person)
        return Invited(await self._service.invite(table.row, person, body.code, body.seat))

    async def _answer(self, person: Person) -> Invitable:
        store = self._service.store
        return Invitable(await store.is_invitable(person.id), await store.silenced(person.id))

    @endpoint("GET", "/api/me/invitable", "May those you have played with invite you?")
    async def invitable(self, _: Request, person: Person) -> Invitable:
        """Whether you accept invitations."""
        return await self._answer(person)

    @endpoint(
        "PUT",
        "/api/me/invitable",
        "Let them, or do not; with `silenced` 0, hear of everybody again",
    )
    async def set_invitable(self, _: Request, person: Person, body: Invitable) -> Invitable:
        """Accept invitations or not."""
        await self._service.store.set_invitable(person.id, body.invitable)
        if body.silenced == 0:
            await self._service.store.hear_all(person.id)
        return await self._answer(person)

    @endpoint(
        "POST", "/api/me/invitations/{code}/decline", "Not now, or never again by the same person"
    )
    async def decline(self, request: Request, person: Person, body: Decline) -> Invitable:
        """Decline an invitation; the sender is not told."""
        code, store = read_code(request.path_params["code"]), self._service.store
        if not is_code(code) or not await store.decline(person.id, code, body.silence):
            raise HttpError(NOT_THERE, "There is no such invitation.")
        return await self._answer(person)
