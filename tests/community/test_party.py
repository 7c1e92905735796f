"""Parties: guests, games, and a seat for everybody."""

import asyncio
from typing import Any

import httpx
import pytest

from farol.community.party.service import HERE_SECONDS, LASTS, MAX_GUESTS, SETTING, Party
from farol.server.address import svg_qr
from farol.server.play.model.dealing import WAIT_SECONDS
from farol.server.store.store import Person
from farol.server.web.buckets import Buckets
from tests.server.harness import Client, Harness

NAMES = ("Ana", "Bea", "Cleo", "Dan", "Eva", "Fito")


@pytest.fixture
def party(harness: Harness) -> Party:
    return harness.party()


async def dealt(harness: Harness, code: str) -> None:
    """Wait until no salts are pending."""
    guest = Client(await harness.person("Nobody"), harness.lobby.tables[code])
    await guest.hello()
    harness.time.pass_by(WAIT_SECONDS)
    await guest.settled()
    guest.leave()


async def arrive(harness: Harness, party: Party, *names: str) -> list[Person]:
    people = [await harness.person(name) for name in names]
    for person in people:
        await party.come(person)
    return people


def players(party: Party) -> list[str]:
    return [guest.name for guest in party.info(None, "").guests if guest.plays]


def seats(harness: Harness, party: Party) -> list[tuple[str, int | None]]:
    """The seats of the present table."""
    code = party.info(None, "").table
    assert code is not None
    return [(seat.kind, seat.person) for seat in harness.lobby.tables[code].row.seats]


async def ok(request: Any) -> Any:
    answer: httpx.Response = await request
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_a_server_without_a_party_has_nothing_there(harness: Harness) -> None:
    async with harness.http() as http:
        for method, path in (
            ("GET", "/api/party"),
            ("GET", "/api/party/qr"),
            ("POST", "/api/party/guests"),
            ("DELETE", "/api/party/guests/1"),
            ("PUT", "/api/party/game"),
            ("POST", "/api/party/tables"),
            ("DELETE", "/api/party/tables/ABCDEF"),
        ):
            assert (await http.request(method, path)).status_code == 404
        assert (await http.get("/api/server")).json()["party"] is None


async def test_an_evening_over_http(harness: Harness, party: Party) -> None:
    async with harness.http() as screen, harness.http() as ana, harness.http() as bea:
        assert (await screen.get("/api/server")).json()["party"] == party.code
        room = await ok(screen.get("/api/party?screen=yes"))
        picture = await screen.get("/api/party/qr")
        assert picture.headers["content-type"] == "image/svg+xml"
        assert picture.content == svg_qr(room["address"])
        assert room["address"].endswith("/#/party")
        assert (room["guests"], room["table"], room["screen"]) == ([], None, True)
        for phone, name in ((ana, "Ana"), (bea, "Bea")):
            await phone.put("/api/me", json={"name": name})
            room = await ok(phone.post("/api/party/guests"))
        assert [(guest["name"], guest["you"]) for guest in room["guests"]] == [
            ("Ana", False),
            ("Bea", True),
        ]
        assert (await ok(bea.put("/api/party/game", json={"game": "halloween"})))["game"]
        code = (await ok(screen.post("/api/party/tables", json={"game": "halloween"})))["table"]
        assert (await ok(ana.get(f"/api/tables/{code}")))["status"] == "lobby"
        await dealt(harness, code)  # no phone contributed a salt
        for number, phone in enumerate((ana, bea)):
            table = await ok(phone.get(f"/api/tables/{code}"))
            assert table["status"] == "playing"
            assert [seat["yours"] for seat in table["seats"]] == [number == 0, number == 1]
        room = await ok(bea.delete(f"/api/party/tables/{code}"))
        assert (room["table"], room["earlier"], room["game"]) == (None, [code], "halloween")


async def test_only_who_has_a_name_comes(harness: Harness, party: Party) -> None:
    async with harness.http() as http:
        assert (await http.post("/api/party/guests")).status_code == 401
    assert party.info(None, "").guests == []


async def test_who_returns_is_the_same_guest_by_a_new_name(harness: Harness, party: Party) -> None:
    (ana,) = await arrive(harness, party, "Ana")
    await harness.people.rename(ana, "Anita")
    await party.come(ana)
    assert [(guest.number, guest.name) for guest in party.info(ana, "").guests] == [(1, "Anita")]


async def test_bots_fill_up_to_what_the_game_wants_and_give_way_to_who_comes_later(
    harness: Harness, party: Party
) -> None:
    (ana,) = await arrive(harness, party, "Ana")
    await party.deal("saboteur")
    assert seats(harness, party) == [("person", ana.id), ("bot", None), ("bot", None)]
    code = party.info(ana, "").table
    assert code is not None
    bea = await harness.person("Bea")
    await party.come(bea)
    assert players(party) == ["Ana"]
    await dealt(harness, code)
    late = Client(bea, harness.lobby.tables[code])
    await late.hello()
    await late.ask("sit", seat=1, name="Bea")
    assert seats(harness, party)[1] == ("person", bea.id)
    assert players(party) == ["Ana", "Bea"]


async def test_who_finds_no_seat_watches_and_is_next(harness: Harness, party: Party) -> None:
    people = await arrive(harness, party, *NAMES[:5])
    await party.pick("halloween")  # four seats
    assert players(party) == ["Ana", "Bea", "Cleo", "Dan"]
    await party.deal("halloween")
    assert seats(harness, party) == [("person", person.id) for person in people[:4]]
    assert players(party) == ["Ana", "Bea", "Cleo", "Dan"]
    await party.go_on(party.info(None, "").table or "")
    assert players(party) == ["Ana", "Bea", "Cleo", "Eva"]
    await party.deal("halloween")
    assert seats(harness, party)[0] == ("person", people[4].id)


async def test_a_game_without_anybody_is_not_dealt(harness: Harness, party: Party) -> None:
    async with harness.http() as http:
        answer = await http.post("/api/party/tables", json={"game": "saboteur"})
        assert answer.json()["sentence"] == "Nobody has come yet."
        assert (await http.put("/api/party/game", json={"game": "chess"})).status_code == 400
        assert (await http.post("/api/party/tables", json={"game": "chess"})).status_code == 400
    assert party.info(None, "").table is None
    assert harness.lobby.tables == {}


async def test_two_who_deal_at_once_get_one_table(harness: Harness, party: Party) -> None:
    await arrive(harness, party, *NAMES[:3])
    await asyncio.gather(party.deal("saboteur"), party.deal("ghosts_galore"))
    assert list(harness.lobby.tables) == [party.info(None, "").table]


async def test_a_stranger_opens_no_more_tables_than_anybody_may(
    harness: Harness, party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    await arrive(harness, party, "Ana")
    monkeypatch.setattr(harness.context, "openings", Buckets(0.0, 2.0))
    async with harness.http() as http:
        answers = []
        for _ in range(3):
            dealt = await http.post("/api/party/tables", json={"game": "loknroll"})
            answers.append(dealt.status_code)
            if dealt.status_code == 200:
                await ok(http.delete(f"/api/party/tables/{dealt.json()['table']}"))
    assert answers == [200, 200, 429]


async def test_while_a_game_is_on_no_other_is_picked(harness: Harness, party: Party) -> None:
    await arrive(harness, party, "Ana")
    await party.deal("saboteur")
    async with harness.http() as http:
        answer = await http.put("/api/party/game", json={"game": "halloween"})
    assert answer.status_code == 409
    assert party.info(None, "").game == "saboteur"


async def test_who_goes_on_late_does_not_end_the_game_after(harness: Harness, party: Party) -> None:
    await arrive(harness, party, "Ana")
    await party.deal("saboteur")
    first = party.info(None, "").table or ""
    await party.go_on(first)
    await party.deal("saboteur")
    second = party.info(None, "").table
    await party.go_on(first)
    assert party.info(None, "").table == second
    assert second != first


async def test_a_sleeping_phone_keeps_its_seat_next_game(harness: Harness, party: Party) -> None:
    (ana,) = await arrive(harness, party, "Ana")
    harness.time.pass_by(HERE_SECONDS)
    assert [guest.here for guest in party.info(ana, "").guests] == [False]
    await party.deal("loknroll")
    assert seats(harness, party) == [("person", ana.id)]


async def test_nobody_sends_away_who_is_here(harness: Harness, party: Party) -> None:
    ana, bea = await arrive(harness, party, "Ana", "Bea")
    async with harness.http() as http:
        assert (await http.delete("/api/party/guests/1")).status_code == 403
        assert (await http.delete("/api/party/guests/7")).status_code == 404
        assert (await http.delete("/api/party/guests/one")).status_code == 404
        await party.leave(2, bea)
        harness.time.pass_by(HERE_SECONDS)
        assert (await ok(http.delete("/api/party/guests/1")))["guests"] == []
    await party.come(ana)
    assert players(party) == ["Ana"]


async def test_a_page_that_asks_is_here(harness: Harness, party: Party) -> None:
    ana, token = await harness.people.add("Ana")
    await party.come(ana)
    harness.time.pass_by(HERE_SECONDS)
    async with harness.http(token) as http:
        assert (await ok(http.get("/api/party")))["guests"][0]["here"]
        assert not (await ok(http.get("/api/party")))["screen"]


async def test_the_room_is_not_endless(harness: Harness, party: Party) -> None:
    await arrive(harness, party, *(f"G{number}" for number in range(MAX_GUESTS)))
    _, token = await harness.people.add("Late")
    async with harness.http(token) as http:
        assert (await http.post("/api/party/guests")).status_code == 429
    assert len(party.info(None, "").guests) == MAX_GUESTS


async def test_a_party_goes_on_after_the_server_was_away(harness: Harness, party: Party) -> None:
    (ana,) = await arrive(harness, party, "Ana")
    await party.deal("saboteur")
    again = Party(harness.lobby, harness.store, harness.time)
    await again.begin()
    assert again.code == party.code
    assert again.info(ana, "").table == party.info(ana, "").table
    assert [(guest.name, guest.you) for guest in again.info(ana, "").guests] == [("Ana", True)]


async def test_next_week_is_another_party(harness: Harness, party: Party) -> None:
    await arrive(harness, party, "Ana")
    harness.time.pass_by(LASTS)
    again = Party(harness.lobby, harness.store, harness.time)
    await again.begin("halloween")
    assert again.code != party.code
    assert (again.info(None, "").guests, again.info(None, "").game) == ([], "halloween")


@pytest.mark.parametrize("kept", ["{", "[]", '{"code": 7}'])
async def test_an_unreadable_party_is_begun_anew(kept: str, harness: Harness, party: Party) -> None:
    await harness.store.settings.set(SETTING, kept)
    await party.begin()
    assert party.info(None, "").guests == []


async def test_a_table_that_is_gone_is_not_on_any_more(harness: Harness, party: Party) -> None:
    await arrive(harness, party, "Ana")
    await party.deal("saboteur")
    code = party.info(None, "").table
    saved = await harness.store.settings.get(SETTING)
    assert saved is not None
    assert code is not None
    await harness.store.settings.set(SETTING, saved.replace(code, "ZZZZZZ"))
    await party.begin()
    assert party.info(None, "").table is None
