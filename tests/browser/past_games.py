"""A test-only endpoint of the server: games of earlier evenings, and sent letters."""

import json
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from farol.community.daily.feature import DailyFeature
from farol.community.daily.service import plan_of
from farol.community.daily.store import DailyStore
from farol.community.history.feature import HistoryFeature
from farol.community.identity.feature import IdentityFeature
from farol.community.invitations.store import InvitationStore
from farol.community.leagues.store import LeagueStore
from farol.community.party.feature import PartyFeature
from farol.community.records.store import RecordStore
from farol.games import ALL, AnyGame
from farol.protocol.bodies import NewTable
from farol.server.play.rehearsal import RehearsedTable, Script
from farol.server.store.store import Person as Known
from farol.server.store.store import TableRow
from farol.server.web.feature import FeatureSet
from tests.browser.people import Person, Seen
from tests.community.finished_games import add_game, bot_of, seat_of
from tests.community.mail_server import MailServer

GAMES: Final = "/rehearsal/games"
TRIES: Final = "/rehearsal/tries"
LETTERS: Final = "/rehearsal/letters"
NEXT: Final = "/rehearsal/next"


class RehearsalDoor:
    """The application with that endpoint."""

    def __init__(self, app: ASGIApp, features: FeatureSet, post: MailServer) -> None:
        self._app, self._post = app, post
        self._features, self._context = features, features.context
        self._people = features.need(IdentityFeature).service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"] == GAMES:
            wanted = json.loads(await Request(scope, receive).body())
            await self._play(scope, wanted)
            await JSONResponse({})(scope, receive, send)
        elif scope["type"] == "http" and scope["path"] == TRIES:
            wanted = json.loads(await Request(scope, receive).body())
            await self._try(scope, wanted)
            await JSONResponse({})(scope, receive, send)
        elif scope["type"] == "http" and scope["path"] == NEXT:
            self._rehearse(await Request(scope, receive).body())
            await JSONResponse({})(scope, receive, send)
        elif scope["type"] == "http" and scope["path"] == LETTERS:
            letters = [letter.get_content() for letter in self._post.letters]
            await JSONResponse(letters)(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _rehearse(self, body: bytes) -> None:
        """Set the script of the next table, whoever opens it."""
        script, dealer = (
            msgspec.json.decode(body, type=Script),
            self._context.lobby._services.dealer,
        )
        prepare = dealer.prepare

        def once(row: TableRow, game: AnyGame | None, wanted: NewTable | None) -> None:
            dealer.prepare = prepare  # type: ignore[method-assign]
            assert wanted is not None
            told = msgspec.structs.asdict(wanted) | {"rehearsal": script}
            prepare(row, game, RehearsedTable(**told))

        dealer.prepare = once  # type: ignore[method-assign]

    async def _known(self, scope: Scope, cookie: str) -> Known:
        """The person of this cookie."""
        known = await self._context.person({**scope, "headers": [(b"cookie", cookie.encode())]})
        assert known is not None
        return known

    async def _play(self, scope: Scope, wanted: dict[str, Any]) -> None:
        store, now = self._context.store, self._context.time.now()
        leagues, code = LeagueStore(store.database), wanted["league"]
        league = None if code is None else await leagues.league(code)
        people = [await self._known(scope, cookie) for cookie in wanted["cookies"]]
        others = [(await self._people.add(name))[0] for name in wanted["names"]]
        for other in others:
            await RecordStore(store.database).list_person(other.id, True)
            await InvitationStore(store.database).set_invitable(other.id, True)
            if league is not None:
                await leagues.join_league(league.id, other.id, now)
        seats = [*map(seat_of, [*people, *others]), *[bot_of() for _ in range(wanted["bots"])]]
        for seed in range(wanted["count"]):
            turned = seats[seed % len(seats) :] + seats[: seed % len(seats)]
            more: dict[str, Any] = {"rated": True} if wanted["rated"] else {}
            if league is not None:
                more["league"] = league.id
            at = now - 600.0 * (1 + seed)
            row = await add_game(store, wanted["game"], *turned, seed=seed + 1, at=at, **more)
            if (
                party := self._features.need(PartyFeature).service.party
            ) is not None:  # if it was a game of the evening
                earlier = (*party._evening.earlier, row.code)
                party._evening = replace(party._evening, earlier=earlier)
        await self._read_everything()

    async def _try(self, scope: Scope, wanted: dict[str, Any]) -> None:
        """The caller and so many others try the daily deal, each with different moves."""
        store, day, game = (
            self._context.store,
            self._features.need(DailyFeature).service.today,
            wanted["game"],
        )
        plan = plan_of(ALL[game], day)
        people = [await self._known(scope, wanted["cookie"])]
        for number in range(wanted["others"]):
            people.append((await self._people.add(f"Guest {number + 1}"))[0])
        for seed, person in enumerate(people):
            bots = [bot_of() for _ in range(plan.seats - 1)]
            row = await add_game(
                store,
                game,
                seat_of(person),
                *bots,
                seed=seed + 1,
                options=dict(plan.options),
                at=self._context.time.now(),
            )
            assert await DailyStore(store.database).add_try(day, game, person.id, row.id)
        await self._read_everything()

    async def _read_everything(self) -> None:
        history_service = self._features.need(HistoryFeature).service
        history_service._walked = None  # forces a search through all games
        history_service.catch_up()
        await history_service.settled()


def played(
    somebody: Person,
    game: str,
    *people: str | Person,
    count: int = 1,
    bots: int = 0,
    rated: bool = False,
    league: str | None = None,
) -> None:
    """Add so many played games of a person with these people; new people, given by name only, are
    listed and accept invitations.
    """
    wanted = {
        "game": game,
        "cookies": [cookie_of(one) for one in [somebody, *people] if isinstance(one, Person)],
        "names": [one for one in people if isinstance(one, str)],
        "count": count,
        "bots": bots,
        "rated": rated,
        "league": league,
    }
    answer = somebody.context.request.post(f"{somebody.url}{GAMES}", data=json.dumps(wanted))
    assert answer.ok, answer.text()


def tried(somebody: Person, game: str, others: int) -> None:
    """A person and so many others have finished the daily deal."""
    wanted = {"game": game, "cookie": cookie_of(somebody), "others": others}
    answer = somebody.context.request.post(f"{somebody.url}{TRIES}", data=json.dumps(wanted))
    assert answer.ok, answer.text()


def cookie_of(somebody: Person) -> str:
    """The cookie of their browser."""
    return "; ".join(f"{one['name']}={one['value']}" for one in somebody.context.cookies())


def rehearse_next(somebody: Person, script: Seen) -> None:
    """Set the script of the next table, whoever opens it, for example a party."""
    answer = somebody.context.request.post(f"{somebody.url}{NEXT}", data=json.dumps(script))
    assert answer.ok, answer.text()


def letters_to(somebody: Person) -> list[str]:
    """All letters sent by the server, oldest first."""
    found: list[str] = somebody.context.request.get(f"{somebody.url}{LETTERS}").json()
    return found


def posted(somebody: Person, path: str, body: object | None = None, method: str = "POST") -> Any:
    """The server's answer to a person's request."""
    answer = somebody.context.request.fetch(
        f"{somebody.url}{path}",
        method=method,
        data=json.dumps(body) if body is not None else None,
        headers={"Content-Type": "application/json", "Origin": somebody.url},
    )
    assert answer.ok, answer.text()
    return answer.json()
