"""Leagues over HTTP."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from farol.community.identity.people import read_code
from farol.community.leagues.bodies import ChangeLeague, League, LeagueLine, Leagues, NewLeague
from farol.community.leagues.rows import LeagueRow
from farol.community.leagues.service import (
    AN_EVENING,
    change,
    found_league,
    join,
    own_league,
    podium_of,
    standings,
)
from farol.community.leagues.store import LeagueStore
from farol.community.ratings.store import RatingStore
from farol.server.scopes import client_network
from farol.server.store.store import Person
from farol.server.web.context import ServerContext
from farol.server.web.openapi import NO_COOKIE, NOT_NOW, NOT_THERE, Endpoint, Parameter
from farol.server.web.responses import HttpError, answered, named, read_body, take

CODE: Final = Parameter("code", "path", pattern="^[2-9A-HJKMNP-Z]{6}$")
MOST_TABLES: Final = 30  # that a page lists


class LeaguesApi:
    """What can be asked about leagues; what is asked of one is answered with how it stands."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._store = LeagueStore(context.people.store.database)
        self._ratings = RatingStore(context.people.store.database)

    def endpoints(self) -> list[Endpoint]:
        """Every endpoint about leagues."""
        return [
            Endpoint(
                method="GET",
                path="/api/leagues",
                summary="Your leagues",
                handler=self.mine,
                answer=Leagues,
                refusals=[NO_COOKIE],
            ),
            Endpoint(
                method="POST",
                path="/api/leagues",
                summary="Found a league",
                handler=self.found,
                answer=League,
                body=NewLeague,
                refusals=[NO_COOKIE, NOT_NOW],
                status=201,
            ),
            Endpoint(
                method="GET",
                path="/api/leagues/{code}",
                summary="A league of yours",
                handler=self.look,
                answer=League,
                parameters=[CODE],
                refusals=[NO_COOKIE, NOT_THERE],
            ),
            Endpoint(
                method="PATCH",
                path="/api/leagues/{code}",
                summary="Rename a league, give it another code, remove somebody",
                handler=self.change,
                answer=League,
                body=ChangeLeague,
                parameters=[CODE],
                refusals=[NO_COOKIE, NOT_THERE, NOT_NOW],
            ),
            Endpoint(
                method="POST",
                path="/api/leagues/{code}/members",
                summary="Join a league",
                handler=self.join,
                answer=League,
                parameters=[CODE],
                refusals=[NO_COOKIE, NOT_THERE, NOT_NOW],
            ),
            Endpoint(
                method="DELETE",
                path="/api/leagues/{code}/members",
                summary="Leave a league",
                handler=self.leave,
                answer=Leagues,
                parameters=[CODE],
                refusals=[NO_COOKIE, NOT_THERE],
            ),
        ]

    async def _someone(self, request: Request) -> Person:
        return named(await self._context.person(request.scope))

    async def _mine(self, person: Person) -> Leagues:
        rows = await self._store.leagues_of(person.id)
        return Leagues([LeagueLine(row.code, row.name, row.members) for row in rows])

    async def mine(self, request: Request) -> Response:
        """The leagues that you belong to."""
        return answered(await self._mine(await self._someone(request)))

    async def found(self, request: Request) -> Response:
        """A new league, with you as its first member."""
        context, person = self._context, await self._someone(request)
        body = await read_body(request, NewLeague)
        crowd = "Too many leagues from here; wait a minute."
        take(context.openings, client_network(request.scope), context.time.monotonic(), crowd)
        code = await found_league(self._store, body.name, person, context.time.now())
        return answered(await self._told(await own_league(self._store, code, person), person), 201)

    async def look(self, request: Request) -> Response:
        """Its members, how they stand, its tables, and the evening."""
        person = await self._someone(request)
        league = await own_league(self._store, request.path_params["code"], person)
        return answered(await self._told(league, person))

    async def join(self, request: Request) -> Response:
        """Belong to the league from now on."""
        context, person = self._context, await self._someone(request)
        async with context.trying(client_network(request.scope)) as tried:
            league = await self._store.league(read_code(request.path_params["code"]))
            if league is None:
                raise HttpError(NOT_THERE, "There is no such league.")
            tried.found = True
        await join(self._store, league, person, context.time.now())
        return answered(await self._told(league, person))

    async def change(self, request: Request) -> Response:
        """As whoever has belonged to it longest says."""
        person = await self._someone(request)
        body = await read_body(request, ChangeLeague)
        league = await own_league(self._store, request.path_params["code"], person)
        code = await change(self._store, league, person, body)
        changed = await own_league(self._store, code, person)
        self._context.lobby.rename_league(changed.id, changed.name)
        return answered(await self._told(changed, person))

    async def leave(self, request: Request) -> Response:
        """Belong to it no more. Games that were played stay."""
        person = await self._someone(request)
        league = await own_league(self._store, request.path_params["code"], person)
        await self._store.leave_league(league.id, person.id)
        return answered(await self._mine(person))

    async def _told(self, league: LeagueRow, person: Person) -> League:
        store, lobby = self._store, self._context.lobby
        members = await store.members(league.id)
        people = [one.person for one in members]
        self._context.history_service.catch_up()
        codes = await store.league_codes(league.id, MOST_TABLES)
        evening = await store.results_of(codes, self._context.time.now() - AN_EVENING)
        return League(
            code=league.code,
            name=league.name,
            members=[one.name for one in members],
            standings=await standings(self._ratings, league, people, person),
            evening=podium_of(evening, person.id, people),
            tables=await lobby.listed(codes, person),
            keeper=people[:1] == [person.id],
            reading=self._context.history_service.busy,
        )
