"""Notebooks at a table: from one's own view, for oneself; tags are private."""

import json
from pathlib import Path
from typing import Any

import pytest

from farol.core.rand import Rand
from farol.protocol.types import SeatPlan
from farol.server.play.model.game import LiveGame
from farol.server.play.model.telling import page_at
from tests.community.test_past import BOT_SEAT, Album, person_seat
from tests.server.harness import Client, Harness, game_of, opened, play_choice
from tests.server.test_leaks import started

THREE = [SeatPlan("me"), SeatPlan("open"), SeatPlan("open")]


async def at_a_table(harness: Harness, **more: Any) -> list[Client]:
    """Three people at a dealt table of Saboteur, and a spectator."""
    people = [await harness.person(name) for name in ("Ana", "Berta", "Carla", "Dora")]
    table = await harness.open(people[0], *THREE, **more)
    clients = [Client(person, table) for person in people]
    for number, client in enumerate(clients):
        await client.hello()
        if number in {1, 2}:
            await client.ask("sit", seat=number, name=client.person.name)
    await clients[0].ask("start")
    for number, client in enumerate(clients[:3]):
        client.say("look", look=number)
        await client.settled()
    return clients


async def play(clients: list[Client], moves: int) -> None:
    rand, table = Rand(1), clients[0].table
    for _ in range(moves):
        game = game_of(table)
        (seat,) = game.choosing
        mover = clients[seat]
        await mover.settled()
        view = [m for m in mover.heard if m["type"] in {"view", "steps"} and m["look"] == seat][-1]
        answer = await play_choice(mover, view, rand)
        assert answer["type"] == "steps", answer


async def page(client: Client, version: int) -> dict[str, Any]:
    answer = await client.ask("ask-notebook", version=version)
    assert answer["type"] == "notebook", answer
    found: dict[str, Any] = answer["page"]
    return found


async def test_a_page_counts_what_was_done_up_to_a_version(harness: Harness) -> None:
    clients = await at_a_table(harness)
    game = game_of(clients[0].table)
    start = game.version
    await play(clients, 9)
    before, after = (
        await page(clients[0], start),
        await page(clients[0], clients[0].table.state.version),
    )
    assert sum(map(sum, before["counts"])) == 0
    assert sum(map(sum, after["counts"])) == 9  # any action counts for a seat
    assert after["counts"] == (await page(clients[3], clients[0].table.state.version))["counts"]


async def test_nobody_counts_what_nobody_has_seen(harness: Harness) -> None:
    clients = await at_a_table(harness)
    version = clients[0].table.state.version
    answer = await clients[0].ask("ask-notebook", version=version + 1)
    assert (answer["type"], answer["code"]) == ("refused", "status")


async def test_spectators_who_are_behind_count_what_they_were_shown(harness: Harness) -> None:
    clients = await at_a_table(harness, delay=600)
    await play(clients, 3)
    version = clients[0].table.state.version
    assert (await clients[3].ask("ask-notebook", version=version))["type"] == "refused"
    assert (await clients[0].ask("ask-notebook", version=version))["type"] == "notebook"


async def test_what_was_taken_back_is_not_counted(harness: Harness) -> None:
    ana = await harness.person()
    table = await harness.open(ana, *[SeatPlan("me")] * 3, start=True)
    client = Client(ana, table)
    await client.hello(0)
    game = game_of(table)
    (seat,) = game.choosing
    client.say("look", look=seat)
    view = await client.next("view")
    before = table.state.version
    answer = await play_choice(client, view, Rand(4))
    moved = table.state.version
    assert answer["undo"] is not None
    await client.ask("undo", seat=seat, version=moved)
    undone = table.state.version
    assert undone > moved
    deeds = [sum(map(sum, (await page(client, at))["counts"])) for at in (before, moved, undone)]
    assert deeds == [0, 1, 0]


async def test_two_worlds_that_look_alike_to_a_seat_give_equal_pages(harness: Harness) -> None:
    clients = await at_a_table(harness)
    await play(clients, 6)
    game = game_of(clients[0].table)
    version = game.version
    real = page_at(game, 0, version, counting=True)
    others = {str(page_at(game, seat, version, counting=True).left) for seat in (0, 1, 2)}
    assert len(others) == 3  # everybody has seen other cards
    worlds = [game.state.sample_world(0, Rand(seed)) for seed in range(5)]
    assert len({str(game.rules.dump(world)) for world in worlds}) > 1
    pages = [
        page_at(LiveGame(started(game.rules, world), 3, {}, game.chance), 0, 0, counting=True)
        for world in (game.state, *worlds)
    ]
    assert pages == [pages[0]] * len(pages)
    assert pages[0].left == real.left


async def test_a_table_may_keep_people_from_counting(harness: Harness) -> None:
    clients = await at_a_table(harness, counting=False)
    await play(clients, 4)
    version = clients[0].table.state.version
    found = await page(clients[0], version)
    assert found["left"] == []
    assert sum(map(sum, found["counts"])) == 4
    told = [message for message in clients[0].heard if message["type"] == "table"]
    assert told[-1]["table"]["counting"] is False


async def test_a_tag_comes_back_on_another_device_and_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        clients = await at_a_table(harness)
        code, ana = clients[0].table.row.code, clients[0].person
        other = Client(ana, clients[0].table)
        await other.hello(0)
        await clients[0].ask("set-tag", seat=0, about=1, tag="saboteur")
        await clients[0].ask("set-tag", seat=0, about=2, tag="digger")
        assert (await other.next("tag"))["tag"] == "saboteur"
        await other.ask("set-tag", seat=0, about=2, tag="")
        welcome = await Client(ana, clients[0].table).hello(0)
        assert welcome["tags"] == [{"seat": 0, "about": 1, "tag": "saboteur"}]
    async with opened(tmp_path) as harness:
        table = await harness.table(code)
        welcome = await Client(ana, table).hello(0)
        assert welcome["tags"] == [{"seat": 0, "about": 1, "tag": "saboteur"}]


async def test_nobody_else_ever_hears_of_a_note(harness: Harness) -> None:
    clients = await at_a_table(harness)
    table = clients[0].table
    await clients[0].ask("set-note", seat=0, text="P1 lies")
    assert (await Client(clients[0].person, table).hello(0))["notes"] == {"0": "P1 lies"}
    later, stranger = Client(clients[1].person, table), Client(await harness.person("Elsa"), table)
    assert (await later.hello(1))["notes"] == {"1": ""}
    assert (await stranger.hello())["notes"] == {}
    for client in (*clients[1:], later, stranger):
        await client.settled()
        assert not [frame for frame in client.frames if b"P1 lies" in frame]


async def test_nobody_else_ever_hears_of_a_tag(harness: Harness) -> None:
    clients = await at_a_table(harness)
    table = clients[0].table
    await clients[0].ask("set-tag", seat=0, about=1, tag="saboteur")
    later = Client(clients[1].person, table)
    await later.hello(1)
    stranger = Client(await harness.person("Elsa"), table)
    await stranger.hello()
    for client in (*clients[1:], later, stranger):
        await client.settled()
        heard = [json.loads(frame) for frame in client.frames]
        assert not [one for one in heard if one["type"] == "tag" or one.get("tags")]


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"seat": 1, "about": 2, "tag": "saboteur"}, "seat"),  # not her seat
        ({"seat": 0, "about": 7, "tag": "saboteur"}, "seat"),
        ({"seat": 0, "about": 1, "tag": "nice"}, "bad"),
    ],
)
async def test_a_bad_tag_is_refused(harness: Harness, asked: dict[str, Any], code: str) -> None:
    clients = await at_a_table(harness)
    answer = await clients[0].ask("set-tag", **asked)
    assert (answer["type"], answer["code"]) == ("refused", code)
    assert clients[0].table.state.tags == {}


async def test_a_replay_tells_what_could_be_counted(harness: Harness) -> None:
    ana, token = await harness.people.add("Ana")
    seats = (person_seat(ana), BOT_SEAT, BOT_SEAT)
    row = await Album(harness).add(*seats, secret="00" * 32)
    async with harness.http(token) as http:
        frames = (await http.get(f"/api/tables/{row.code}/replay?seat=0")).json()["frames"]
    pages = [frame["notebook"] for frame in frames if frame["notebook"] is not None]
    assert len(pages) > 20
    assert pages[0] != pages[1]  # otherwise it is omitted
    assert {len(one["counts"]) for one in pages} == {3}


async def test_who_types_hears_what_can_be_counted(harness: Harness) -> None:
    clients = await at_a_table(harness)
    await play(clients, 9)
    told = await clients[0].ask("ask-words", seat=0, text="notebook")
    assert told["meaning"] == "told"
    assert any(line.startswith("Ana: ") for line in told["lines"])
    told = await clients[0].ask("ask-words", seat=0, text="out")
    assert any(line.startswith("map: ") and line.endswith(" of 6") for line in told["lines"])
    told = await clients[1].ask("ask-words", seat=1, text="quedan mapa", language="es")
    assert len(told["lines"]) == 1
    assert told["lines"][0].endswith(" de 6")


async def test_who_may_not_count_hears_nothing_of_what_is_out(harness: Harness) -> None:
    clients = await at_a_table(harness, counting=False)
    await play(clients, 2)
    told = await clients[0].ask("ask-words", seat=0, text="out")
    assert told["lines"] == ["There is nothing to count here."]
