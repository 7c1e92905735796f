"""Inviting people one has played with, over HTTP; being invited, and not wanting to be."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from farol.community.identity.people import CODE_LENGTH, read_code
from farol.community.invitations.bodies import (
    Companion,
    Companions,
    Decline,
    Invitable,
    Invite,
    Invited,
)
from farol.community.invitations.service import Invitations
from farol.community.invitations.store import InvitationStore
from farol.server.play.table import Table
from farol.server.scopes import client_network
from farol.server.store.store import Person
from farol.server.web.context import ServerContext
from farol.server.web.openapi import NO_COOKIE, NOT_NOW, NOT_THERE, Endpoint, Parameter
from farol.server.web.responses import HttpError, answered, named, read_body

CODE: Final = Parameter("code", "path", pattern="^[2-9A-HJKMNP-Z]{6}$")


class InvitingApi:
    """Who can be invited, inviting them, and what those say to it."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._store = InvitationStore(context.people.store.database)
        self._invitations = Invitations(context.lobby, context.people.store, context.time)

    def endpoints(self) -> list[Endpoint]:
        """Every endpoint about invitations; those that wait stand in the list of tables."""
        return [
            Endpoint(
                method="GET",
                path="/api/me/companions",
                summary="Whom you may invite",
                handler=self.companions,
                answer=Companions,
                refusals=[NO_COOKIE],
            ),
            Endpoint(
                method="POST",
                path="/api/tables/{code}/invitations",
                summary="Invite somebody you have played with to your table",
                handler=self.invite,
                answer=Invited,
                body=Invite,
                parameters=[CODE],
                refusals=[NO_COOKIE, NOT_THERE, NOT_NOW],
            ),
            Endpoint(
                method="GET",
                path="/api/me/invitable",
                summary="May those you have played with invite you?",
                handler=self.invitable,
                answer=Invitable,
                refusals=[NO_COOKIE],
            ),
            Endpoint(
                method="PUT",
                path="/api/me/invitable",
                summary="Let them, or do not; with `silenced` 0, hear of everybody again",
                handler=self.set_invitable,
                answer=Invitable,
                body=Invitable,
                refusals=[NO_COOKIE],
            ),
            Endpoint(
                method="POST",
                path="/api/me/invitations/{code}/decline",
                summary="Not now, or never again by the same person",
                handler=self.decline,
                answer=Invitable,
                body=Decline,
                parameters=[CODE],
                refusals=[NO_COOKIE, NOT_THERE],
            ),
        ]

    async def _person(self, request: Request) -> Person:
        return named(await self._context.person(request.scope))

    async def companions(self, request: Request) -> Response:
        """People of your finished games who allow it."""
        found = await self._invitations.companions(await self._person(request))
        return answered(Companions([Companion(one.name, one.code, one.seat) for one in found]))

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

    async def invite(self, request: Request) -> Response:
        """Somebody is told that you want them at your table."""
        body = await read_body(request, Invite)
        person = await self._person(request)
        table = await self._hosted(request, person)
        name = await self._invitations.invite(table.row, person, body.code, body.seat)
        return answered(Invited(name))

    async def _answer(self, person: Person) -> Response:
        invitable = await self._store.is_invitable(person.id)
        return answered(Invitable(invitable, await self._store.silenced(person.id)))

    async def invitable(self, request: Request) -> Response:
        """Whether you can be invited."""
        return await self._answer(await self._person(request))

    async def set_invitable(self, request: Request) -> Response:
        """Be invited or not."""
        body = await read_body(request, Invitable)
        person = await self._person(request)
        await self._store.set_invitable(person.id, body.invitable)
        if body.silenced == 0:
            await self._store.hear_all(person.id)
        return await self._answer(person)

    async def decline(self, request: Request) -> Response:
        """Whoever invited hears nothing of it."""
        body = await read_body(request, Decline)
        person, code = await self._person(request), read_code(request.path_params["code"])
        if len(code) != CODE_LENGTH or not await self._store.decline(person.id, code, body.silence):
            raise HttpError(NOT_THERE, "There is no such invitation.")
        return await self._answer(person)
