"""Spectators who have to wait: they see nothing before its time, on no way."""

import pytest

from farol.core.rand import Rand
from farol.table.wire import ClockPlan

from .house import Client, TestHouse, play_choice
from .test_table import mover, seated, view_of

pytestmark = pytest.mark.anyio

DELAY = 60


async def moved(clients: list[Client]) -> None:
    seat = mover(clients)
    await play_choice(clients[seat], await view_of(clients[seat], seat), Rand(1))


async def test_spectators_see_everything_later(house: TestHouse) -> None:
    clients = await seated(house, delay=DELAY)
    watcher = Client(await house.person("Eva"), clients[0].table)
    assert (await watcher.hello())["view"] is None
    house.time.pass_by(DELAY)
    first = await watcher.next("view")
    dealt = clients[0].table.match.version
    assert first["version"] == dealt
    await moved(clients)
    await watcher.settled()
    assert watcher.heard[-1]["type"] == "pong"
    house.time.pass_by(DELAY - 1)
    await watcher.settled()
    assert not any(message["type"] == "steps" for message in watcher.heard)
    house.time.pass_by(2)
    steps = await watcher.next("steps")
    assert steps["steps"][0]["version"] == dealt + 1


async def test_who_comes_later_is_as_far_behind_as_the_others(house: TestHouse) -> None:
    clients = await seated(house, delay=DELAY)
    dealt = clients[0].table.match.version
    house.time.pass_by(DELAY)
    await clients[0].settled()
    await moved(clients)
    watcher = Client(await house.person("Eva"), clients[0].table)
    assert (await watcher.hello())["view"]["version"] == dealt
    again = await watcher.hello(version=0)
    assert again["missed"] is None
    assert again["view"]["version"] == dealt


@pytest.mark.parametrize("status", ["playing", "over"])
async def test_the_record_of_the_table_waits_for_the_end(house: TestHouse, status: str) -> None:
    clients = await seated(house, delay=DELAY)
    if status == "over":
        for seat in range(3):
            await clients[seat].ask("resign", seat=seat)
        while clients[0].table.row.status != "over":
            await clients[0].next("steps", "table")
    async with house.http() as http:
        answer = await http.get(f"/api/tables/{clients[0].table.row.code}/record")
    assert answer.status_code == (409 if status == "playing" else 200)


async def test_at_the_end_nobody_waits_any_more(house: TestHouse) -> None:
    clients = await seated(house, delay=DELAY)
    watcher = Client(await house.person("Eva"), clients[0].table)
    await watcher.hello()
    for seat in range(3):
        await clients[seat].ask("resign", seat=seat)
    while clients[0].table.row.status != "over":
        await clients[0].next("steps", "table")
    await watcher.settled()
    shown = [message for message in watcher.heard if message["type"] in {"view", "steps"}]
    assert shown[-1]["version"] == clients[0].table.match.version
    versions = [step["version"] for message in shown[1:] for step in message["steps"]]
    assert versions == list(range(shown[0]["version"] + 1, shown[-1]["version"] + 1))


async def test_the_table_tells_waiting_spectators_nothing_about_the_turn(house: TestHouse) -> None:
    clients = await seated(house, delay=DELAY, clock=ClockPlan("move", 30))
    watcher = Client(await house.person("Eva"), clients[0].table)
    table = (await watcher.hello())["table"]
    assert table["running"] is None
    assert {seat["clock"] for seat in table["seats"]} == {None}
    assert (await watcher.ask("act", seat=0, version=1, action={}))["version"] is None
