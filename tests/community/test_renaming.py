"""A new name reaches every table, line and result where the old one shows."""

import pytest

from farol.community.identity import renaming
from farol.community.identity.people import RENAMES
from farol.protocol.types import SeatPlan
from farol.server.store.sql import Connection
from farol.server.store.store import Person, TableRow
from tests.community.finished_games import add_game, bot_of, seat_of
from tests.server.harness import MINE, OPEN, Client, Harness

BOT = SeatPlan("bot", level="novice")


async def renamed(harness: Harness, token: str, name: str, face: int | None = None) -> int:
    body = {"name": name} if face is None else {"name": name, "face": face}
    async with harness.http(token) as http:
        return (await http.put("/api/me", json=body)).status_code


async def names(harness: Harness, code: str) -> list[str]:
    async with harness.http() as http:
        found = (await http.get(f"/api/tables/{code}")).json()
    return [seat["name"] for seat in found["seats"]]


async def finished(harness: Harness, person: Person) -> TableRow:
    """A finished game that no server has."""
    row = await add_game(harness.store, "loknroll", seat_of(person), bot_of())
    await harness.store.ownership.leave(row.id)
    return row


async def left(harness: Harness) -> int:
    def work(connection: Connection) -> int:
        return int(connection.execute("SELECT count(*) FROM renames").fetchone()[0])

    return await harness.store.database.run(work)


async def settled(harness: Harness) -> None:
    for _ in range(20):
        await harness.tick()
        if await left(harness) == 0:
            return
    raise AssertionError("Some tables have an old name.")


async def test_a_new_name_is_at_running_and_finished_tables_in_chat_and_results(
    harness: Harness,
) -> None:
    ana, token = await harness.people.add("Ana")
    running = await harness.open(ana, MINE, SeatPlan("me", "Little one"), BOT, start=True)
    client = Client(ana, running)
    await client.hello(0)
    await client.ask("say", seat=0, text="Hello")
    await client.ask("say", seat=None, text="From beside")
    over = await finished(harness, ana)
    assert await renamed(harness, token, "Anabel", face=7) == 200
    await settled(harness)
    assert [seat.name for seat in running.row.seats][:2] == ["Anabel", "Little one"]
    assert [seat.face for seat in running.row.seats] == [7, None, None]
    assert {line.name for line in running.state.chat} == {"Anabel"}
    assert (await names(harness, over.code))[0] == "Anabel"
    async with harness.http(token) as http:
        exported = (await http.get("/api/me/export")).text
    assert '"Ana"' not in exported


async def test_who_has_many_tables_is_renamed_at_all_of_them_a_few_at_a_time(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(renaming, "AT_ONCE", 2)
    ana, token = await harness.people.add("Ana")
    rows = [await finished(harness, ana) for _ in range(5)]
    await renamed(harness, token, "Bea")
    await renamed(harness, token, "Clara")
    await harness.tick()
    assert await left(harness) > 0
    await settled(harness)
    assert {(await names(harness, row.code))[0] for row in rows} == {"Clara"}


async def test_a_table_that_a_server_has_is_written_in_its_memory(harness: Harness) -> None:
    ana, token = await harness.people.add("Ana")
    table = await harness.open(ana, MINE, OPEN, OPEN)
    await renamed(harness, token, "Bea")
    await settled(harness)
    assert [seat.name for seat in table.row.seats] == ["Bea", "", ""]
    harness.lobby.lapse()  # it is read again
    assert (await names(harness, table.row.code))[0] == "Bea"


async def test_a_damaged_table_stops_nobody(harness: Harness) -> None:
    ana, token = await harness.people.add("Ana")
    bad = await finished(harness, ana)
    good = await finished(harness, ana)
    await harness.store.database.run(
        lambda connection: connection.execute(
            "UPDATE tables SET data = 'nothing' WHERE code = ?", (bad.code,)
        )
    )
    await renamed(harness, token, "Bea")
    await settled(harness)
    assert (await names(harness, good.code))[0] == "Bea"


async def test_names_are_not_changed_all_the_time(harness: Harness) -> None:
    _, token = await harness.people.add("Ana")
    found = [await renamed(harness, token, f"Ana {number}") for number in range(RENAMES.most + 1)]
    assert found == [200] * RENAMES.most + [429]


async def test_a_guest_of_a_party_is_called_by_the_new_name(harness: Harness) -> None:
    ana, _ = await harness.people.add("Ana")
    party = harness.party()
    await party.come(ana)
    await harness.people.rename(ana, "Bea", 3)
    party.notice(ana, screen=False)
    assert [(guest.name, guest.face) for guest in party.info(None, "").guests] == [("Bea", 3)]


async def test_a_host_without_a_seat_is_still_named_by_the_present_name(harness: Harness) -> None:
    ana, token = await harness.people.add("Ana")
    table = await harness.open(ana, MINE, OPEN, OPEN)
    client = Client(ana, table)
    await client.hello(0)
    await client.ask("stand", seat=0)
    async with harness.http() as http:
        found = (await http.get(f"/api/tables/{table.row.code}")).json()
    assert (found["host_name"], [seat["host"] for seat in found["seats"]]) == ("Ana", [False] * 3)
    await renamed(harness, token, "Bea")
    await settled(harness)
    assert (await client.hello())["table"]["host_name"] == "Bea"
