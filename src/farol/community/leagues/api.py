"""Leagues over HTTP."""

from typing import Final

from starlette.requests import Request

from farol.community.leagues.bodies import ChangeLeague, League, LeagueLine, Leagues, NewLeague
from farol.community.leagues.rows import LeagueRow
from farol.community.leagues.service import AN_EVENING, LeagueService, podium_of
from farol.server.play.codes import read_code
from farol.server.scopes import client_network
from farol.server.store.store import Person
from farol.server.web.endpoint import Api, endpoint
from farol.server.web.openapi import NOT_NOW, NOT_THERE
from farol.server.web.responses import HttpError

MOST_TABLES: Final = 30  # listed on a page


class LeaguesApi(Api[LeagueService]):
    """Endpoints of leagues; requests about one return its present state."""

    async def _mine(self, person: Person) -> Leagues:
        rows = await self._service.store.leagues_of(person.id)
        return Leagues([LeagueLine(row.code, row.name, row.members) for row in rows])

    async def _own(self, request: Request, person: Person) -> LeagueRow:
        return await self._service.own(request.path_params["code"], person)

    @endpoint("GET", "/api/leagues", "Your leagues")
    async def mine(self, _: Request, person: Person) -> Leagues:
        """Your leagues."""
        return await self._mine(person)

    @endpoint("POST", "/api/leagues", "Found a league", refusals=[NOT_NOW], status=201)
    async def found(self, request: Request, person: Person, body: NewLeague) -> League:
        """Create a league, with you as its first member."""
        self.take(self._context.openings, request, "Too many leagues from here; wait a minute.")
        code = await self._service.found(body.name, person)
        return await self._told(await self._service.own(code, person), person)

    @endpoint("GET", "/api/leagues/{code}", "A league of yours")
    async def look(self, request: Request, person: Person) -> League:
        """Members, standings, tables, and the evening of a league."""
        return await self._told(await self._own(request, person), person)

    @endpoint("POST", "/api/leagues/{code}/members", "Join a league", refusals=[NOT_NOW])
    async def join(self, request: Request, person: Person) -> League:
        """Join a league."""
        async with self._context.trying(client_network(request.scope)) as tried:
            code = read_code(request.path_params["code"])
            league = await self._service.store.league(code)
            if league is None:
                raise HttpError(NOT_THERE, "There is no such league.")
            tried.found = True
        await self._service.join(league, person)
        return await self._told(league, person)

    @endpoint(
        "PATCH",
        "/api/leagues/{code}",
        "Rename a league, give it another code, remove somebody",
        refusals=[NOT_NOW],
    )
    async def change(self, request: Request, person: Person, body: ChangeLeague) -> League:
        """A change by the keeper, the longest-standing member."""
        code = await self._service.change(await self._own(request, person), person, body)
        changed = await self._service.own(code, person)
        self._context.lobby.rename_league(changed.id, changed.name)
        return await self._told(changed, person)

    @endpoint("DELETE", "/api/leagues/{code}/members", "Leave a league")
    async def leave(self, request: Request, person: Person) -> Leagues:
        """Leave a league. Played games stay."""
        league = await self._own(request, person)
        await self._service.store.leave_league(league.id, person.id)
        return await self._mine(person)

    async def _told(self, league: LeagueRow, person: Person) -> League:
        service, store = self._service, self._service.store
        members = await store.members(league.id)
        people = [one.person for one in members]
        service.catch_up()
        codes = await store.league_codes(league.id, MOST_TABLES)
        evening = await store.results_of(codes, self._context.time.now() - AN_EVENING)
        return League(
            code=league.code,
            name=league.name,
            members=[one.name for one in members],
            standings=await service.standings(league, people, person),
            evening=podium_of(evening, person.id, people),
            tables=await self._context.lobby.listed(codes, person),
            keeper=people[:1] == [person.id],
            reading=service.busy,
        )
