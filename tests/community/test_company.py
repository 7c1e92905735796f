"""Company: the board, strangers who meet by a search, and who does not meet."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from farol.community.company.leaving import GONE_SECONDS
from farol.community.company.pace import CLOCKS, pace_of
from farol.community.company.rows import SeekerRow
from farol.community.company.service import CLAIM_SECONDS, MOST_LOOKING, PATIENCE
from farol.community.company.store import CompanyStore
from farol.community.erasure.store import ErasureStore
from farol.community.features import STORES
from farol.protocol import messages
from farol.protocol.errors import Refusal
from farol.protocol.types import ClockPlan
from farol.server.play.gate import Gate
from farol.server.store.store import Person, TableRow
from farol.server.web.buckets import Buckets
from tests.server.harness import MINE, OPEN, Client, Harness, opened

WISHES = {"game": "saboteur", "pace": "brisk"}
SLOW = {**WISHES, "pace": "days"}


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Harness]:
    """A server that is open to strangers."""
    async with opened(tmp_path, company=True) as harness:
        yield harness


@asynccontextmanager
async def people(place: Harness, *names: str) -> AsyncIterator[list[httpx.AsyncClient]]:
    """Browsers of people with these names."""
    async with AsyncExitStack() as stack:
        found = []
        for name in names:
            http = await stack.enter_async_context(place.http())
            await http.put("/api/me", json={"name": name, "face": len(name)})
            found.append(http)
        yield found


async def seek(http: httpx.AsyncClient, **wishes: Any) -> dict[str, Any]:
    answer = await http.put("/api/company/search", json={**WISHES, **wishes})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def board(http: httpx.AsyncClient) -> dict[str, Any]:
    answer = await http.get("/api/company")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def code_of(http: httpx.AsyncClient) -> str | None:
    search = (await board(http))["search"]
    code: str | None = search and search["code"]
    return code


async def test_two_strangers_who_want_the_same_meet(place: Harness) -> None:
    async with people(place, "Ana", "Bea") as (ana, bea):
        first = await seek(ana, seats=5)
        assert first["search"]["code"] is None
        assert [(one["name"], one["face"]) for one in first["looking"]] == [("Ana", 3)]
        place.time.pass_by(5)
        code = (await seek(bea, seats=3))["search"]["code"]
        assert code is not None
        assert await code_of(ana) == code
        table = (await ana.get(f"/api/tables/{code}")).json()
        assert [seat["kind"] for seat in table["seats"]] == ["person", "person", *["open"] * 3]
        assert [seat["name"] for seat in table["seats"]][:2] == ["Bea", "Ana"]
        assert (table["clock"]["kind"], table["clock"]["amount"]) == ("move", 60)
        place.time.pass_by(2)
        after = await board(place.http())
        assert after["looking"] == []
        assert after["usual"] == [{"game": "saboteur", "seconds": 2.5}]  # of 5 and 0
        assert after["search"] is None
        for one in (ana, bea):
            assert (await one.delete("/api/company/search")).json()["search"] is None


@pytest.mark.parametrize(
    ("one", "other", "meet"),
    [
        ({}, {}, True),
        ({"pace": "calm"}, {}, False),
        ({"game": "loknroll"}, {}, False),
        ({"experience": "new"}, {"experience": "any"}, True),
        ({"experience": "new"}, {"experience": "seasoned"}, False),
        ({"language": "es"}, {"language": "es"}, True),
        ({"language": "es"}, {"language": "en"}, False),
        ({"language": "es"}, {"language": "any", "experience": "new"}, True),
    ],
)
async def test_only_who_wants_the_same_is_put_together(
    place: Harness, one: dict[str, str], other: dict[str, str], meet: bool
) -> None:
    async with people(place, "Ana", "Bea") as (ana, bea):
        await seek(ana, **one)
        assert (await seek(bea, **other))["search"]["code"] is None or meet
        assert ((await code_of(ana)) is not None) is meet


async def test_a_third_one_comes_to_the_table_that_waits(place: Harness) -> None:
    async with people(place, "Ana", "Bea", "Cleo") as (ana, bea, cleo):
        await seek(ana)
        code = (await seek(bea))["search"]["code"]
        table = await place.table(code)
        host = next(person for person in [await place.people.find(_token(place, bea))] if person)
        await Client(host, table).hello()
        assert (await seek(cleo))["search"]["code"] == code
        listed = await board(place.http())
        assert [one["table"]["code"] for one in listed["tables"]] in ([], [code])  # it is cached
        place.time.pass_by(2)
        [shown] = (await board(place.http()))["tables"]
        assert (shown["table"]["code"], shown["language"]) == (code, "any")


async def test_who_goes_from_the_lobby_strands_nobody(place: Harness) -> None:
    async with people(place, "Ana", "Bea", "Cleo") as (ana, bea, cleo):
        await seek(ana)
        code = (await seek(bea))["search"]["code"]
        table = await place.table(code)
        host, guest = [await place.people.find(_token(place, one)) for one in (bea, ana)]
        assert host is not None
        assert guest is not None
        gone, stays = Client(host, table), Client(guest, table)
        await gone.hello()
        await stays.hello()
        gone.leave()
        await stays.settled()
        for seconds in (0, GONE_SECONDS - 1):
            place.time.pass_by(seconds)
            await place.tick()
            assert table.row.host == host.id
        place.time.pass_by(2)
        await place.tick()
        assert table.row.host == guest.id  # who can start, or wait for others
        assert [seat.name for seat in table.row.seats if seat.person] == ["Ana"]
        assert (await seek(cleo))["search"]["code"] == code


async def test_nobody_is_sent_away_where_nobody_waits(place: Harness) -> None:
    async with people(place, "Ana", "Bea") as (ana, bea):
        await seek(ana)
        table = await place.table((await seek(bea))["search"]["code"])
        for seconds in (0, GONE_SECONDS + 1):
            place.time.pass_by(seconds)
            await place.tick()
        assert sum(seat.person is not None for seat in table.row.seats) == 2


async def test_a_board_that_has_not_changed_is_not_sent_again(place: Harness) -> None:
    async with people(place, "Ana", "Bea") as (ana, bea):
        first = await ana.get("/api/company")
        known = {"If-None-Match": first.headers["etag"]}
        again = await ana.get("/api/company", headers=known)
        assert (again.status_code, again.content) == (304, b"")
        await seek(bea)
        place.time.pass_by(2)
        other = await ana.get("/api/company", headers=known)
        assert (other.status_code, other.json()["looking"][0]["name"]) == (200, "Bea")


def _token(place: Harness, http: httpx.AsyncClient) -> str:
    return http.cookies[place.context.cookie]


async def test_a_public_table_is_on_the_board_as_long_as_somebody_waits_there(
    place: Harness,
) -> None:
    ana = await place.person("Ana")
    table = await place.open(ana, MINE, OPEN, OPEN, visibility="public")
    secret = await place.open(ana, MINE, OPEN, OPEN)
    slow = await place.open(
        ana, MINE, OPEN, OPEN, visibility="public", clock=ClockPlan("days", 2), rated=True
    )
    http = place.http()
    assert [one["table"]["code"] for one in (await board(http))["tables"]] == [slow.row.code]
    waiting = Client(ana, table)
    await waiting.hello()
    place.time.pass_by(2)
    found = [one["table"]["code"] for one in (await board(http))["tables"]]
    assert found == [table.row.code, slow.row.code]
    assert secret.row.code not in found


async def test_nobody_is_seated_at_a_table_with_other_rules_or_ratings(place: Harness) -> None:
    ana = await place.person("Ana")
    for more in ({"rated": True}, {"options": {"first_seat": 1}}, {"visibility": "link"}):
        plan = {"visibility": "public", "clock": CLOCKS["brisk"], **more}
        await Client(ana, await place.open(ana, MINE, OPEN, OPEN, **plan)).hello()
    async with people(place, "Bea") as (bea,):
        assert (await seek(bea))["search"]["code"] is None


async def test_who_has_gone_away_meets_nobody(place: Harness) -> None:
    async with people(place, "Ana", "Bea") as (ana, bea):
        await seek(ana)
        place.time.pass_by(PATIENCE["brisk"] + 1)
        assert (await seek(bea))["search"]["code"] is None
        assert [one["name"] for one in (await board(bea))["looking"]] == ["Bea"]
        await ana.delete("/api/company/search")
        assert await code_of(bea) is None


@pytest.mark.parametrize("wishes", [{}, {"pace": "days"}, {"pace": "brisk", "language": "xx"}])
async def test_a_crowd_that_wants_something_else_keeps_nobody_apart(
    place: Harness, wishes: dict[str, str]
) -> None:
    """People who have gone away, and cookies of one person, who look for nobody."""
    add, now = place.people.add, place.time.now()
    pace, language = wishes.get("pace", "brisk"), wishes.get("language", "any")
    for number in range(MOST_LOOKING + 1):
        who, _ = await add(f"Eve {number}")
        wish = (WISHES["game"], pace, "any", language, 4)
        row = SeekerRow(who.id, who.name, None, *wish, now, now, "")
        await CompanyStore(place.store.database).seek(row)
    if not wishes:
        place.time.pass_by(PATIENCE["brisk"] + 1)
    async with people(place, "Ana", "Bea") as (ana, bea):
        await seek(ana, language="es")
        code = (await seek(bea, language="es"))["search"]["code"]
        assert code == await code_of(ana) is not None


async def test_for_a_slow_game_nobody_needs_to_stay(place: Harness) -> None:
    async with people(place, "Ana", "Bea") as (ana, bea):
        await seek(ana, **SLOW)
        place.time.pass_by(86_400)
        assert (await seek(bea, **SLOW))["search"]["code"] == await code_of(ana) is not None


async def test_who_has_silenced_somebody_is_not_put_together_with_them(place: Harness) -> None:
    async with people(place, "Ana", "Bea") as (ana, bea):
        ids = [
            one.id for http in (ana, bea) if (one := await place.people.find(_token(place, http)))
        ]
        await place.store.database.run(
            lambda connection: connection.execute("INSERT INTO unheard VALUES (?, ?)", tuple(ids))
        )
        await seek(ana)
        assert (await seek(bea))["search"]["code"] is None


async def test_a_search_that_another_server_has_reserved_is_left_alone(place: Harness) -> None:
    async with people(place, "Ana", "Bea") as (ana, bea):
        await seek(ana)
        await place.store.database.run(
            lambda connection: connection.execute(
                "UPDATE seekers SET claimed = ?", (place.time.now(),)
            )
        )
        assert (await seek(bea))["search"]["code"] is None
        place.time.pass_by(CLAIM_SECONDS + 1)  # that server has crashed
        await board(ana)
        assert await code_of(bea) is not None


async def test_a_host_without_room_is_told_so_and_the_others_go_on(place: Harness) -> None:
    place.lobby._max_open = 0
    async with people(place, "Ana", "Bea") as (ana, bea):
        await seek(ana)
        refused = await bea.put("/api/company/search", json=WISHES)
        assert (refused.status_code, "too many" in refused.json()["sentence"]) == (429, True)
        assert await code_of(bea) is None
        place.lobby._max_open = 10
        await seek(bea)
        assert await code_of(ana) is not None


@pytest.mark.parametrize(
    "wishes",
    [
        {"game": "chess"},
        {"pace": "slow"},
        {"experience": "grandmaster"},
        {"language": "english"},
        {"language": "e'"},
        {"seats": 0},
        {"seats": 63},
        {"person": 1},
    ],
)
async def test_wishes_that_cannot_be_are_refused(place: Harness, wishes: dict[str, Any]) -> None:
    async with people(place, "Ana") as (ana,):
        answer = await ana.put("/api/company/search", json={**WISHES, **wishes})
        assert (answer.status_code, bool(answer.json()["sentence"])) == (400, True)
        assert (await board(ana))["looking"] == []


async def test_searches_are_limited(place: Harness) -> None:
    async with people(place, "Ana") as (ana,):
        codes = [(await ana.put("/api/company/search", json=WISHES)).status_code for _ in range(25)]
        assert set(codes[:20]) == {200}
        assert codes[-1] == 429


async def test_a_search_opens_no_more_tables_than_anybody_may(place: Harness) -> None:
    """Two cookies that find each other again and again."""
    place.context.openings = Buckets(0.0, 2.0)
    async with people(place, "Ana", "Bea") as (ana, bea):
        found = []
        for _ in range(4):
            await seek(ana)
            found.append((await seek(bea))["search"]["code"])
            for one in (ana, bea):
                await one.delete("/api/company/search")
            place.time.pass_by(60)
    assert [code is not None for code in found] == [True, True, False, False]


async def test_nobody_without_a_name_looks_for_company(place: Harness) -> None:
    async with place.http() as nobody:
        assert (await nobody.put("/api/company/search", json=WISHES)).status_code == 401
        assert (await nobody.delete("/api/company/search")).status_code == 401


async def test_a_server_for_friends_shows_none_of_this(harness: Harness) -> None:
    async with people(harness, "Ana") as (ana,):
        assert "company" not in (await ana.get("/api/server")).json()["features"]
        for method, path in (
            ("GET", "/api/company"),
            ("PUT", "/api/company/search"),
            ("DELETE", "/api/company/search"),
        ):
            answer = await ana.request(method, path, json=WISHES if method == "PUT" else None)
            assert (answer.status_code, "friends" in answer.json()["sentence"]) == (404, True)


async def test_a_search_is_exported_and_goes_with_its_person(place: Harness) -> None:
    async with people(place, "Ana") as (ana,):
        assert "company" in (await ana.get("/api/server")).json()["features"]
        await seek(ana, language="es")
        said = (await ana.get("/api/me/export")).json()
        assert said["company"][0]["language"] == "es"
        person = await place.people.find(_token(place, ana))
        assert person is not None
        await ErasureStore(place.store.database, STORES).erase(person.id)
        place.time.pass_by(2)
        assert (await board(place.http()))["looking"] == []


async def test_old_searches_are_deleted(place: Harness) -> None:
    async with people(place, "Ana") as (ana,):
        await seek(ana, **SLOW)
        place.time.pass_by(PATIENCE["days"] + 1)
        await place.tick()
        assert (await board(ana))["search"] is None


def test_every_pace_is_the_pace_of_its_clock() -> None:
    assert {pace: pace_of(clock) for pace, clock in CLOCKS.items()} == {one: one for one in CLOCKS}
    assert [pace_of(ClockPlan(kind)) for kind in ("none", "game")] == ["calm", "calm"]


async def test_the_gate_of_the_server_keeps_people_apart(place: Harness) -> None:
    """Whom one has blocked, and whoever is banned, is not put at one's table."""

    class Strict(Gate):
        def against(
            self, person: Person, row: TableRow, message: messages.FromClient
        ) -> Refusal | None:
            assert isinstance(message, messages.Sit)
            blocked = person.name == "Bea" and any(seat.name == "Ana" for seat in row.seats)
            return Refusal("moderated", "No.") if blocked or person.name == "Cleo" else None

    place.context.gate = Strict()
    async with people(place, "Ana", "Bea", "Cleo", "Dan") as (ana, bea, cleo, dan):
        for one in (bea, cleo, ana, bea):
            assert (await seek(one))["search"]["code"] is None
            place.time.pass_by(1)
        code = (await seek(dan))["search"]["code"]  # who meets whoever has looked longest
        assert (await code_of(bea), await code_of(ana), await code_of(cleo)) == (code, None, None)
