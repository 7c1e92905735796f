"""Delayed spectators see nothing early, by any request."""

import pytest

from farol.core.rand import Rand
from farol.protocol.types import ClockPlan
from tests.server.harness import Client, Harness, all_resign, mover, play_choice, seated, view_of

DELAY = 60


async def moved(clients: list[Client]) -> None:
    seat = mover(clients)
    await play_choice(clients[seat], await view_of(clients[seat], seat), Rand(1))


async def test_spectators_see_everything_later(harness: Harness) -> None:
    clients = await seated(harness, delay=DELAY)
    watcher = Client(await harness.person("Eva"), clients[0].table)
    assert (await watcher.hello())["view"] is None
    harness.time.pass_by(DELAY)
    first = await watcher.next("view")
    dealt = clients[0].table.state.version
    assert first["version"] == dealt
    await moved(clients)
    await watcher.settled()
    assert watcher.heard[-1]["type"] == "pong"
    harness.time.pass_by(DELAY - 1)
    await watcher.settled()
    assert not any(message["type"] == "steps" for message in watcher.heard)
    harness.time.pass_by(2)
    assert (await watcher.next("steps"))["steps"][0]["version"] == dealt + 1


async def test_who_comes_later_is_as_far_behind_as_the_others(harness: Harness) -> None:
    clients = await seated(harness, delay=DELAY)
    dealt = clients[0].table.state.version
    harness.time.pass_by(DELAY)
    await clients[0].settled()
    await moved(clients)
    watcher = Client(await harness.person("Eva"), clients[0].table)
    assert (await watcher.hello())["view"]["version"] == dealt
    again = await watcher.hello(version=0)
    assert again["missed"] is None
    assert again["view"]["version"] == dealt


@pytest.mark.parametrize("status", ["playing", "over"])
async def test_the_record_of_the_table_waits_for_the_end(harness: Harness, status: str) -> None:
    clients = await seated(harness, delay=DELAY)
    if status == "over":
        await all_resign(clients)
    async with harness.http() as http:
        answer = await http.get(f"/api/tables/{clients[0].table.row.code}/record")
    assert answer.status_code == (409 if status == "playing" else 200)


async def test_at_the_end_nobody_waits_any_more(harness: Harness) -> None:
    clients = await seated(harness, delay=DELAY)
    watcher = Client(await harness.person("Eva"), clients[0].table)
    await watcher.hello()
    await all_resign(clients)
    await watcher.settled()
    shown = [message for message in watcher.heard if message["type"] in {"view", "steps"}]
    assert shown[-1]["version"] == clients[0].table.state.version
    versions = [step["version"] for message in shown[1:] for step in message["steps"]]
    assert versions == list(range(shown[0]["version"] + 1, shown[-1]["version"] + 1))


async def test_the_table_tells_waiting_spectators_nothing_about_the_turn(harness: Harness) -> None:
    clients = await seated(harness, delay=DELAY, clock=ClockPlan("move", 30))
    watcher = Client(await harness.person("Eva"), clients[0].table)
    table = (await watcher.hello())["table"]
    assert table["running"] is None
    assert {seat["clock"] for seat in table["seats"]} == {None}
    assert (await watcher.ask("act", seat=0, version=1, action={}))["version"] is None


async def test_the_host_mutes_spectators_and_nobody_else(harness: Harness) -> None:
    clients = await seated(harness)
    crowd = [Client(await harness.person(f"Eva {n}"), clients[0].table) for n in range(3)]
    for guest in crowd:
        await guest.hello()
    assert (await clients[1].ask("mute", muted=True))["code"] == "host"
    assert (await crowd[0].ask("say", seat=None, text="Hi"))["type"] == "done"
    assert (await clients[0].ask("mute", muted=True))["type"] == "done"
    for guest in crowd:
        answer = await guest.ask("say", seat=None, text="Hi")
        assert answer["sentence"] == "At this table only those who sit may chat."
    assert (await clients[1].ask("say", seat=1, text="Hi"))["type"] == "done"
    assert (await crowd[0].hello())["table"]["muted"]
    await clients[0].ask("mute", muted=False)
    assert (await crowd[0].ask("say", seat=None, text="Hi"))["type"] == "done"


async def test_a_crowd_is_told_of_the_table_in_the_same_bytes_and_nobody_in_anothers(
    harness: Harness, clients: list[Client]
) -> None:
    crowd = [Client(await harness.person(f"Eva {n}"), clients[0].table) for n in range(3)]
    for watcher in crowd:
        await watcher.hello()
    for client in (*crowd, *clients):
        await client.settled()
    heard = {id(client): len(client.frames) for client in (*crowd, *clients)}
    clients[2].leave()
    for client in (*crowd, *clients[:2]):
        await client.settled()
    assert len({id(watcher.frames[heard[id(watcher)]]) for watcher in crowd}) == 1
    told = [client.heard[heard[id(client)]]["table"] for client in (*clients[:2], crowd[0])]
    assert [[seat["yours"] for seat in table["seats"]] for table in told] == [
        [True, False, False],
        [False, True, False],
        [False, False, False],
    ]
    assert [table["you_host"] for table in told] == [True, False, False]
