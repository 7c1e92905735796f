"""Damaged rows: every community page still works, with the readable data."""

from typing import Any

import pytest

from farol.community.daily.service import plan_of
from farol.community.daily.store import DailyStore
from farol.community.leagues.store import LeagueStore
from farol.games import ALL
from farol.protocol.types import SeatPlan
from tests.community.finished_games import add_game, bot_of, seat_of
from tests.server.harness import Client, Harness

pytestmark = pytest.mark.of_a_file

PAGES = (
    *("/api/me/history", "/api/records", "/api/ratings", "/api/daily", "/api/leagues"),
    *("/api/leagues/{league}", "/api/party/podium", "/api/tables"),
    *("/api/tables/{table}/seats/1/glance", "/api/me/companions"),
)
GAME = "id = (SELECT min(id) FROM tables)"
OF_IT = "table_id = (SELECT min(id) FROM tables)"


async def filled(harness: Harness) -> tuple[str, dict[str, str]]:
    """Two evenings of Ana and Bea in a league and at a party, both with their daily try."""
    (ana, mine), (bea, hers) = [await harness.people.add(name) for name in ("Ana", "Bea")]
    store, now = harness.store, harness.time.now()
    async with harness.http(mine) as http:
        code = (await http.post("/api/leagues", json={"name": "Los jueves"})).json()["code"]
    async with harness.http(hers) as http:
        await http.post(f"/api/leagues/{code}/members")
        await http.put("/api/me/open", json={"open": True})
    league = await LeagueStore(store.database).league(code)
    assert league is not None
    both = [seat_of(ana), seat_of(bea)]
    more: dict[str, Any] = {"rated": True, "league": league.id, "at": now - 60}
    codes = [(await add_game(store, "loknroll", *both, seed=n, **more)).code for n in (1, 2)]
    day, plan = harness.daily.today, plan_of(ALL["saboteur"], harness.daily.today)
    for seed, person in ((3, ana), (4, bea)):
        bots = [bot_of() for _ in range(plan.seats - 1)]
        row = await add_game(store, "saboteur", seat_of(person), *bots, seed=seed, at=now)
        assert await DailyStore(store.database).add_try(day, "saboteur", person.id, row.id)
    party = harness.party()
    await party.begin()
    await party._save(type(party._evening)(party.code, earlier=tuple(codes)))
    table = await harness.open(ana, SeatPlan("me"), SeatPlan("open"), SeatPlan("bot"))
    other = Client(bea, table)
    await other.hello()
    await other.ask("sit", seat=1, name="Bea")
    return mine, {"league": code, "table": table.row.code}


async def pages(harness: Harness, token: str, words: dict[str, str]) -> dict[str, Any]:
    """All pages, after everything was read."""
    found = {}
    for _ in range(2):
        harness.time.pass_by(60)
        async with harness.http(token) as http:
            for page in PAGES:
                answer = await http.get(page.format(**words))
                assert answer.status_code == 200, (page, answer.text)
                found[page] = answer.json()
        await harness.history.settled()
    return found


@pytest.mark.parametrize(
    "statement",
    [
        f"UPDATE tables SET data = '{{' WHERE {GAME}",
        f"UPDATE tables SET data = json_remove(data, '$.result') WHERE {GAME}",
        f"UPDATE tables SET data = json_set(data, '$.seats', json('[]')) WHERE {GAME}",
        f"UPDATE tables SET data = json_set(data, '$.rules_version', 99) WHERE {GAME}",
        f"UPDATE tables SET game = 'chess' WHERE {GAME}",
        f"UPDATE steps SET action = 'x' WHERE {OF_IT}",
        f"DELETE FROM steps WHERE {OF_IT}",
        f"DELETE FROM results WHERE {OF_IT}",
        f"UPDATE results SET score = 'x', place = 'x' WHERE {OF_IT}",
        f"UPDATE results SET name = x'ff', person = 'x' WHERE {OF_IT}",
        f"UPDATE tallies SET data = 'junk' WHERE {OF_IT}",
        f"UPDATE matches SET data = '{{' WHERE {OF_IT}",
        f"UPDATE rating_steps SET mu = 'x', sigma = 'x' WHERE {OF_IT}",
        "UPDATE deals SET secret = 'x' WHERE game = 'saboteur'",
        "UPDATE results SET score = 'x' WHERE table_id = (SELECT max(table_id) FROM tries)",
        "UPDATE tables SET data = '{' WHERE id = (SELECT max(table_id) FROM tries)",
        "INSERT INTO tries VALUES ('today', 'chess', 1, 1)",
        "UPDATE people SET name = '' WHERE name = 'Bea'",
    ],
)
async def test_no_page_fails_for_one_bad_row(harness: Harness, statement: str) -> None:
    token, words = await filled(harness)
    await pages(harness, token, words)

    def damage(connection: Any) -> None:
        connection.execute(statement)

    await harness.store.database.run(damage)
    found = await pages(harness, token, words)
    assert found["/api/me/history"]["played"] >= 2
    assert found["/api/party/podium"]["games"] >= 1
    assert found["/api/leagues/{league}"]["evening"]["games"] >= 1
    assert len(found["/api/daily"]["games"]) >= len(ALL) - 1
    assert found["/api/ratings"]["lists"] != []
    assert found["/api/tables/{table}/seats/1/glance"]["game"] == "saboteur"


async def test_a_deal_that_cannot_be_read_is_not_dealt(harness: Harness) -> None:
    _, token = await harness.people.add("Ana")
    await harness.daily.look_ahead()
    await harness.store.database.run(lambda one: one.execute("UPDATE deals SET secret = 'x'"))
    async with harness.http(token) as http:
        answer = await http.post("/api/daily", json={"game": "saboteur"})
        assert answer.status_code == 409
        assert "cannot be read" in answer.json()["sentence"]
        assert (await http.get("/api/tables")).json()["mine"] == []
