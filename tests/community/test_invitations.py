"""Invitations of people one has played with: permissions, recipients, contents."""

from typing import Any

import pytest

from farol.community.erasure.store import ErasureStore
from farol.community.features import STORES
from farol.community.invitations.service import SENT_AT_ONCE, TOLD_AT_ONCE
from farol.community.invitations.store import MOST_KEPT, InvitationStore
from farol.community.notifications.text import tiding_of
from farol.core.text import LANGUAGES
from farol.server.play.model.payloads import Notice
from farol.server.store.store import Person
from tests.community.test_past import BOT_SEAT, Album, person_seat
from tests.server.harness import MINE, OPEN, Client, Harness


class Company:
    """Ana, who opens tables, and Bea, with whom she has finished a game."""

    def __init__(self, harness: Harness) -> None:
        self.harness = harness
        self.told: list[Notice] = []

    async def meet(self, invitable: bool = True) -> "Company":
        harness = self.harness
        harness.lobby._services.tell_away = self.told.append
        self.ana, self.ana_cookie = await harness.people.add("Ana")
        self.bea, self.bea_cookie = await harness.people.add("Bea")
        self.past = await Album(harness).add(person_seat(self.ana), person_seat(self.bea), BOT_SEAT)
        await InvitationStore(harness.store.database).set_invitable(self.bea.id, invitable)
        return self

    async def table(self) -> str:
        return (await self.harness.open(self.ana, MINE, OPEN, OPEN)).row.code

    async def invite(self, code: str, cookie: str = "", **whom: Any) -> tuple[int, dict[str, Any]]:
        said = {"code": self.past.code, "seat": 1, **whom}
        async with self.harness.http(cookie or self.ana_cookie) as http:
            answer = await http.post(f"/api/tables/{code}/invitations", json=said)
            return answer.status_code, answer.json()

    async def invited(self, cookie: str = "") -> list[dict[str, Any]]:
        async with self.harness.http(cookie or self.bea_cookie) as http:
            found: list[dict[str, Any]] = (await http.get("/api/tables")).json().get("invited", [])
            return found


async def test_somebody_is_invited_and_told_who_which_game_which_table(harness: Harness) -> None:
    company = await Company(harness).meet()
    async with harness.http(company.ana_cookie) as http:
        found = (await http.get("/api/me/companions")).json()
    assert found == {"companions": [{"name": "Bea", "code": company.past.code, "seat": 1}]}
    code = await company.table()
    assert await company.invite(code) == (200, {"name": "Bea"})
    [asked] = await company.invited()
    at = asked.pop("at")
    assert asked == {"code": code, "game": "saboteur", "name": "Ana"}
    assert at == harness.time.now()
    assert company.told == [Notice(company.bea.id, "invited", code, "saboteur", "Ana")]
    tiding = tiding_of(company.told[0], "es", LANGUAGES)
    assert (tiding.title, tiding.body) == ("Saboteur", "Ana te invita a una partida.")
    assert await company.invited(company.ana_cookie) == []


async def test_nobody_is_invited_who_has_not_allowed_it(harness: Harness) -> None:
    company = await Company(harness).meet(invitable=False)
    async with harness.http(company.ana_cookie) as http:
        assert (await http.get("/api/me/companions")).json() == {"companions": []}
    async with harness.http(company.bea_cookie) as http:
        assert (await http.get("/api/me/invitable")).json() == {"invitable": False, "silenced": 0}
    status, said = await company.invite(await company.table())
    assert (status, bool(said["sentence"])) == (400, True)
    assert company.told == []


async def test_nobody_is_invited_by_strangers(harness: Harness) -> None:
    """Neither by a person without a common game, nor to somebody else's table."""
    company = await Company(harness).meet()
    carla, cookie = await harness.people.add("Carla")
    code = await company.table()
    assert (await company.invite(code, cookie))[0] == 404
    own = (await harness.open(carla, MINE, OPEN, OPEN)).row.code
    assert (await company.invite(own, cookie))[0] == 400
    assert (await company.invite("ZZZZZZ"))[0] == 404
    assert (await company.invite(code, seat=2))[0] == 400  # a bot sat there
    assert company.told == []
    assert await company.invited() == []


async def test_only_who_opened_a_table_invites_to_it(harness: Harness) -> None:
    company = await Company(harness).meet()
    table = await harness.open(company.bea, MINE, OPEN, OPEN)
    client = Client(company.ana, table)
    await client.hello()
    await client.ask("sit", seat=1, name="Ana")
    assert (await company.invite(table.row.code))[0] in {403, 409}
    assert company.told == []


async def test_a_game_that_is_not_over_makes_no_companions(harness: Harness) -> None:
    company = await Company(harness).meet()
    await harness.store.database.run(
        lambda connection: connection.execute("UPDATE tables SET status = 'x'")
    )
    assert await InvitationStore(harness.store.database).companions(company.ana.id, 30) == []


async def test_a_second_invitation_to_the_same_table_is_told_once(harness: Harness) -> None:
    company = await Company(harness).meet()
    code = await company.table()
    assert await company.invite(code) == await company.invite(code)
    assert len(company.told) == len(await company.invited()) == 1


async def test_not_now_takes_it_away_and_whoever_invited_hears_nothing(harness: Harness) -> None:
    company = await Company(harness).meet()
    code = await company.table()
    await company.invite(code)
    async with harness.http(company.bea_cookie) as http:
        path = f"/api/me/invitations/{code}/decline"
        assert (await http.post(path, json={})).json() == {"invitable": True, "silenced": 0}
        assert (await http.post(path, json={})).status_code == 404
    assert await company.invited() == []
    assert len(company.told) == 1


async def test_whoever_is_not_heard_any_more_cannot_tell(harness: Harness) -> None:
    company = await Company(harness).meet()
    first, second = await company.table(), await company.table()
    heard = await company.invite(first)
    async with harness.http(company.bea_cookie) as http:
        path = f"/api/me/invitations/{first}/decline"
        assert (await http.post(path, json={"silence": True})).json()["silenced"] == 1
    assert await company.invite(second) == heard
    assert await company.invited() == []
    assert len(company.told) == 1
    async with harness.http(company.bea_cookie) as http:
        again = {"invitable": True, "silenced": 0}
        assert (await http.put("/api/me/invitable", json=again)).json() == again
    assert await company.invite(second) == heard
    assert len(company.told) == 2


async def test_whoever_does_not_want_to_be_invited_any_more_is_not(harness: Harness) -> None:
    company = await Company(harness).meet()
    code = await company.table()
    await company.invite(code)
    async with harness.http(company.bea_cookie) as http:
        await http.put("/api/me/invitable", json={"invitable": False, "silenced": 0})
    assert await company.invited() == []
    assert (await company.invite(code))[0] == 400


async def test_who_sits_down_is_invited_no_more_and_cannot_be(harness: Harness) -> None:
    company = await Company(harness).meet()
    table = await harness.open(company.ana, MINE, OPEN, OPEN)
    await company.invite(table.row.code)
    client = Client(company.bea, table)
    await client.hello()
    await client.ask("sit", seat=1, name="Bea")
    assert await company.invited() == []
    assert (await company.invite(table.row.code))[0] == 409


async def test_a_table_without_a_seat_invites_nobody(harness: Harness) -> None:
    company = await Company(harness).meet()
    full = (await harness.open(company.ana, MINE, MINE, MINE)).row.code
    assert (await company.invite(full))[0] == 409


async def test_nobody_is_flooded_with_invitations(harness: Harness) -> None:
    company = await Company(harness).meet()
    codes = [await company.table() for _ in range(SENT_AT_ONCE + 1)]
    assert [(await company.invite(code))[0] for code in codes] == [200] * SENT_AT_ONCE + [429]
    assert len(company.told) == TOLD_AT_ONCE
    album = Album(harness)
    album._count = 1  # the first one exists
    for number in range(MOST_KEPT):
        row = await album.add(person_seat(company.ana), BOT_SEAT, BOT_SEAT)
        await InvitationStore(harness.store.database).invite(
            company.bea.id, company.ana.id, row.id, float(number)
        )
    counted = await harness.store.database.run(
        lambda connection: connection.execute("SELECT count(*) FROM invitations").fetchall()
    )
    assert counted == [(MOST_KEPT,)]


@pytest.mark.parametrize("who", ["ana", "bea"])
async def test_invitations_go_with_either_of_the_two(harness: Harness, who: str) -> None:
    company = await Company(harness).meet()
    await company.invite(await company.table())
    person: Person = getattr(company, who)
    await ErasureStore(harness.store.database, STORES).erase(person.id)
    left = await harness.store.database.run(
        lambda connection: connection.execute("SELECT count(*) FROM invitations").fetchall()
    )
    assert left == [(0,)]
