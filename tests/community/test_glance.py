"""Glances at people at the same table: only with permission, and of this game only."""

from farol.protocol.types import SeatPlan
from farol.server.store.store import Person
from tests.community.test_past import BOT_SEAT, Album, person_seat
from tests.server.harness import Client, Harness


async def company(harness: Harness) -> tuple[str, str, str, Person]:
    """Ana and Berta sit at a table with a bot; Berta has played before. The code, the tokens."""
    ana, hers = await harness.people.add("Ana")
    berta, token = await harness.people.add("Berta")
    album = Album(harness)
    for _ in range(2):
        await album.add(BOT_SEAT, BOT_SEAT, person_seat(berta), host=berta.id)
    await album.add(BOT_SEAT, BOT_SEAT, person_seat(berta), practice=True)
    table = await harness.open(
        ana, SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", level="novice")
    )
    other = Client(berta, table)
    await other.hello()
    await other.ask("sit", seat=1, name="Bertita")
    return table.row.code, hers, token, berta


async def test_whoever_allows_nothing_is_not_looked_at(harness: Harness) -> None:
    code, ana, berta, _ = await company(harness)
    async with harness.http(berta) as http:
        assert (await http.get("/api/me/open")).json() == {"open": False}
    async with harness.http(ana) as http:
        answer = await http.get(f"/api/tables/{code}/seats/1/glance")
    assert answer.status_code == 403
    assert set(answer.json()) == {"sentence"}


async def test_whoever_allows_it_is_seen_by_those_at_the_table(harness: Harness) -> None:
    code, ana, berta, _ = await company(harness)
    async with harness.http(berta) as http:
        assert (await http.put("/api/me/open", json={"open": True})).json() == {"open": True}
    async with harness.http(ana) as http:
        seen = (await http.get(f"/api/tables/{code}/seats/1/glance")).json()
    assert seen["name"] == "Bertita"  # her name here
    assert (seen["game"], seen["played"], seen["contested"], seen["won"]) == ("saboteur", 2, 2, 2)
    assert (seen["streak"], seen["longest_streak"], seen["since"]) == (2, 2, "1970-01")
    assert seen["favourite"].startswith("card-")
    async with harness.http(berta) as http:
        await http.put("/api/me/open", json={"open": False})
    async with harness.http(ana) as http:
        assert (await http.get(f"/api/tables/{code}/seats/1/glance")).status_code == 403


async def test_nobody_from_elsewhere_looks(harness: Harness) -> None:
    code, _, berta, _ = await company(harness)
    _, dora = await harness.people.add("Dora")
    async with harness.http(berta) as http:
        await http.put("/api/me/open", json={"open": True})
    async with harness.http(dora) as http:
        assert (await http.get(f"/api/tables/{code}/seats/1/glance")).status_code == 404
    async with harness.http() as http:
        assert (await http.get(f"/api/tables/{code}/seats/1/glance")).status_code == 401
        assert (await http.get("/api/me/open")).status_code == 401


async def test_a_bot_shows_its_level_and_an_open_seat_nothing(harness: Harness) -> None:
    code, ana, _, _ = await company(harness)
    async with harness.http(ana) as http:
        bot = (await http.get(f"/api/tables/{code}/seats/2/glance")).json()
        assert (bot["level"], bot["played"]) == ("novice", 0)
        assert (await http.get(f"/api/tables/{code}/seats/9/glance")).status_code == 403
        assert (await http.get(f"/api/tables/{code}/seats/x/glance")).status_code == 400
        assert (await http.put("/api/me/open", json={"open": 3})).status_code == 400


async def test_one_sees_oneself_as_others_would(harness: Harness) -> None:
    code, _, berta, _ = await company(harness)
    async with harness.http(berta) as http:
        assert (await http.get(f"/api/tables/{code}/seats/1/glance")).json()["played"] == 2
