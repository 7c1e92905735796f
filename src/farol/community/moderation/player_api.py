"""Mutes, blocks and reports over HTTP, and the decisions that concern the caller."""

from collections.abc import Iterable
from typing import Final

from starlette.requests import Request

from farol.community.moderation.bodies import (
    ChangeMuted,
    DecisionsTold,
    DecisionTold,
    HousePage,
    MutedHere,
    MutedPeople,
    MutedPerson,
    NewReport,
    Reported,
)
from farol.community.moderation.house import PAGES
from farol.community.moderation.rows import Ruling
from farol.community.moderation.service import Moderation
from farol.core.text import LANGUAGES
from farol.protocol.errors import Refusal
from farol.server.scopes import client_network
from farol.server.store.store import Person, TableRow
from farol.server.web.endpoint import Api, endpoint
from farol.server.web.openapi import CANNOT_READ, NOT_THERE, TOO_OFTEN, Parameter
from farol.server.web.responses import HttpError

PAGE: Final = Parameter("page", "path", words=list(PAGES))
LANGUAGE: Final = Parameter("language", "path", words=list(LANGUAGES))
PLACE: Final = Parameter("place", "path", pattern="^[0-9]{1,3}$")
MOST_TOLD: Final = 50
MUTE_COST: Final = 5  # requests: a block is read anew by every server


class OrderApi(Api[Moderation]):
    """Endpoints for everybody."""

    async def _table(self, request: Request, code: str) -> TableRow:
        """A table by its code; unknown ones count as guesses."""
        async with self._context.trying(client_network(request.scope)) as tried:
            row = await self._service.table(code)
            tried.found = True
        return row

    async def _muted(self, row: TableRow, person: Person) -> MutedHere:
        muted = {who: on for who, _, on in await self._service.store.muted(person.id)}
        seats = [n for n, seat in enumerate(row.seats) if seat.person in muted]
        lines, until = await self._service.store.muted_lines(person.id, row.id)
        return MutedHere(
            seats,
            [n for n in seats if muted[row.seats[n].person or 0]],
            *(lines, until, bool(muted)),
        )

    @endpoint("GET", "/api/tables/{code}/muted", "People whom you have muted at a table")
    async def muted(self, request: Request, person: Person) -> MutedHere:
        """The seats of people whom you have muted or blocked."""
        return await self._muted(await self._table(request, request.path_params["code"]), person)

    @endpoint(
        "PUT",
        "/api/tables/{code}/muted",
        "Mute or block somebody at a table, or hear them again",
        refusals=[CANNOT_READ],
        cost=MUTE_COST,
    )
    async def mute(self, request: Request, person: Person, body: ChangeMuted) -> MutedHere:
        """Mute, block, or hear somebody; only you notice."""
        row = await self._table(request, request.path_params["code"])
        await self._service.mute(row, person, body)
        return await self._muted(row, person)

    @endpoint("GET", "/api/me/muted", "Everybody whom you have muted")
    async def all_muted(self, _: Request, person: Person) -> MutedPeople:
        """People whom you have muted or blocked."""
        muted = await self._service.store.muted(person.id)
        return MutedPeople([MutedPerson(name, blocked) for _, name, blocked in muted])

    @endpoint(
        "DELETE",
        "/api/me/muted/{place}",
        "Hear somebody again",
        parameters=[PLACE],
        refusals=[NOT_THERE],
        cost=MUTE_COST,
    )
    async def hear(self, request: Request, person: Person) -> MutedPeople:
        """Hear somebody again, by the place in the list."""
        muted, text = await self._service.store.muted(person.id), request.path_params["place"]
        place = int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else len(muted)
        if place >= len(muted):
            raise Refusal("code", "There is nobody at that place of the list.")
        await self._service.hear(person, muted[place][0])
        return await self.all_muted(request, person)

    @endpoint(
        "POST",
        "/api/reports",
        "Report a line of chat, a name, or how somebody plays",
        refusals=[CANNOT_READ, NOT_THERE, TOO_OFTEN],
        status=201,
    )
    async def report(self, request: Request, person: Person, body: NewReport) -> Reported:
        """Send a report to the moderators."""
        row = await self._table(request, body.table)
        await self._service.report(row, person, body, client_network(request.scope))
        return Reported(bool(self._service.gate.moderators))

    @endpoint(
        "GET",
        "/api/house/{page}/{language}",
        "Imprint, privacy or rules of the house",
        parameters=[PAGE, LANGUAGE],
        refusals=[NOT_THERE],
    )
    async def house(self, request: Request) -> HousePage:
        """A page of the operator; in another language if it is not there in this one."""
        page, language = request.path_params["page"], request.path_params["language"]
        text = self._service.house.page(page, language)
        if text is None or language not in LANGUAGES:
            raise HttpError(NOT_THERE, "There is no such page.")
        return HousePage(page, text)

    @endpoint("GET", "/api/me/decisions", "Decisions of moderators that concern you")
    async def decisions(self, _: Request, person: Person) -> DecisionsTold:
        """Decisions about you, and those on your reports."""
        store = self._service.store
        about = _told(await store.rulings(MOST_TOLD, person.id), yours=False)
        mine = _told(await store.answers(person.id, MOST_TOLD), yours=True)
        told = sorted([*about, *mine], key=lambda one: -one.number)
        return DecisionsTold(told, self._service.is_moderator(person))


def _told(rulings: Iterable[Ruling], yours: bool) -> list[DecisionTold]:
    return [
        DecisionTold(
            *(one.number, one.at, one.deed, one.said.reason, one.said.until or None),
            *(one.undone, yours),
        )
        for one in rulings
        if one.said is not None
    ]
