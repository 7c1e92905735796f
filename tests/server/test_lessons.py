"""Lessons at a table: the learner does the task of a scene, everything else is scripted."""

from pathlib import Path
from typing import Any

import pytest

from farol.protocol.bodies import NewLesson
from farol.protocol.errors import Refusal
from tests.server.harness import MINE, Client, Harness, opened

DIG = 2  # the scene of Saboteur's lesson with the first path card


async def learner(harness: Harness, game: str = "saboteur", again: bool = False) -> Client:
    """A person at their lesson, with all messages received."""
    ana = await harness.person("Ana")
    client = Client(ana, await harness.lobby.learn(NewLesson(game, again), ana))
    await client.hello(look=0)
    return client


async def at(client: Client, scene: int) -> dict[str, Any]:
    """The view of the learner in this scene."""
    for seen in range(scene):
        await client.ask("go-on", scene=seen)
    view: dict[str, Any] = (await client.hello(look=0))["view"]
    return view


async def play(client: Client) -> dict[str, Any]:
    """Do the first allowed action; returns the lesson's next state."""
    view = (await client.hello(look=0))["view"]
    action = view["choices"][0]
    await client.ask("act", seat=0, version=view["version"], action=action)
    table: dict[str, Any] = (await client.hello(look=0))["table"]
    return table


async def test_a_lesson_is_practice_among_bots_that_do_not_think(harness: Harness) -> None:
    client = await learner(harness)
    table = (await client.hello(look=0))["table"]
    assert table["practice"] is True
    assert table["lesson"] == {
        "scene": "mine",
        "number": 0,
        "of": 12,
        "tasks": 0,
        "left": 0,
        "leap": False,
    }
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    await at(client, DIG)
    await play(client)
    assert harness.bots.jobs == []


async def test_only_what_the_scene_is_about_can_be_done(harness: Harness) -> None:
    client = await learner(harness)
    view = await at(client, DIG)
    (only,) = view["choices"]
    assert (only["type"], only["card"]) == ("lay", "level")
    other = {"type": "discard", "card": "map"}
    refused = await client.ask("act", seat=0, version=view["version"], action=other)
    assert (refused["type"], refused["code"]) == ("refused", "lesson")
    assert client.table.state.version == view["version"]


async def test_what_was_done_is_told_with_where_the_lesson_stands(harness: Harness) -> None:
    client = await learner(harness)
    view = await at(client, DIG)
    before = len(client.frames)
    await client.ask("act", seat=0, version=view["version"], action=view["choices"][0])
    await client.settled()
    told = [one["table"]["lesson"] for one in client.heard[before:] if one["type"] == "table"]
    assert [(lesson["number"], lesson["left"]) for lesson in told] == [(DIG, 0)]


async def test_the_next_scene_comes_when_all_is_done_and_only_once(harness: Harness) -> None:
    client = await learner(harness)
    await at(client, DIG)
    refused = await client.ask("go-on", scene=DIG)
    assert (refused["type"], refused["code"]) == ("refused", "lesson")
    assert (await play(client))["lesson"]["left"] == 0
    for _ in range(2):  # a repeated message
        assert (await client.ask("go-on", scene=DIG))["type"] == "done"
    lesson = (await client.hello(look=0))["table"]["lesson"]
    assert (lesson["scene"], lesson["left"]) == ("broken", 1)
    row = client.table.row
    assert row.lesson is not None
    assert row.lesson.scene == DIG + 1


@pytest.mark.parametrize("game", ["saboteur", "ghosts_galore", "loknroll", "halloween"])
async def test_every_lesson_can_be_played_to_its_end(harness: Harness, game: str) -> None:
    client = await learner(harness, game)
    lesson = (await client.hello(look=0))["table"]["lesson"]
    while lesson["scene"]:
        if lesson["left"]:
            lesson = (await play(client))["lesson"]
        else:
            await client.ask("go-on", scene=lesson["number"])
            lesson = (await client.hello(look=0))["table"]["lesson"]
    assert lesson["number"] == lesson["of"]
    assert (lesson["tasks"], lesson["left"], lesson["leap"]) == (0, 0, False)
    assert client.table.row.status == "playing"
    assert (await client.ask("go-on", scene=lesson["number"]))["type"] == "done"


async def test_what_has_no_place_in_a_lesson_is_refused(harness: Harness) -> None:
    client = await learner(harness)
    view = await at(client, DIG)
    for kind, fields in (
        ("undo", {"seat": 0, "version": view["version"]}),
        ("ask-hint", {"seat": 0}),
        ("stand", {"seat": 0}),
        ("resign", {"seat": 0}),
        ("pause", {"seat": 0}),
        ("say", {"seat": 0, "text": "Hello"}),
    ):
        answer = await client.ask(kind, **fields)
        assert (answer["type"], answer["code"]) == ("refused", "status"), kind
    assert view["undo"] is None


async def test_a_scene_belongs_to_the_learner(harness: Harness) -> None:
    client = await learner(harness)
    bea = Client(await harness.person("Bea"), client.table)
    await bea.hello()
    answer = await bea.ask("go-on", scene=0)
    assert (answer["type"], answer["code"]) == ("refused", "seat")


async def test_scenes_are_for_lessons_only(harness: Harness) -> None:
    ana = await harness.person("Ana")
    table = await harness.open(ana, MINE, game="loknroll", start=True)
    client = Client(ana, table)
    await client.hello(look=0)
    answer = await client.ask("go-on", scene=0)
    assert (answer["type"], answer["code"]) == ("refused", "status")


async def test_a_lesson_is_taken_up_where_it_was_left_also_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        client = await learner(harness)
        await at(client, DIG)
        await play(client)
        await client.ask("go-on", scene=DIG)
        code, ana = client.table.row.code, client.person
    async with opened(tmp_path) as harness:
        table = await harness.lobby.learn(NewLesson("saboteur"), ana)
        assert table.row.code == code
        client = Client(ana, table)
        welcome = await client.hello(look=0)
        assert welcome["table"]["lesson"]["scene"] == "broken"
        assert [choice["type"] for choice in welcome["view"]["choices"]] == ["mend"]
        assert (await play(client))["lesson"]["left"] == 0


async def test_once_more_from_the_start_forgets_the_lesson_that_was_left(harness: Harness) -> None:
    client = await learner(harness)
    await at(client, DIG)
    first = client.table.row.code
    again = await harness.lobby.learn(NewLesson("saboteur", again=True), client.person)
    assert again.row.code != first
    assert again.row.lesson is not None
    assert again.row.lesson.scene == 0
    assert await harness.lobby.find(first) is None
    assert len(await harness.store.tables.lessons_of(client.person.id)) == 1


async def test_a_lesson_that_was_rewritten_begins_anew(harness: Harness) -> None:
    client = await learner(harness)
    assert client.table.row.lesson is not None
    client.table.row.lesson.edition = "an older one"
    await client.ask("go-on", scene=0)
    fresh = await harness.lobby.learn(NewLesson("saboteur"), client.person)
    assert fresh.row.code != client.table.row.code


async def test_an_older_edition_is_pinned_when_it_comes_back_from_disk(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        client = await learner(harness)
        assert client.table.row.lesson is not None
        client.table.row.lesson.edition = "an older one"
        await client.ask("go-on", scene=0)
        code = client.table.row.code
    async with opened(tmp_path) as harness:
        table = await harness.table(code)
        assert table.row.status == "pinned"
        assert table.row.reason is not None
        assert "rewritten" in table.row.reason


async def test_a_lesson_stands_in_no_list_and_counts_for_nothing(harness: Harness) -> None:
    client = await learner(harness)
    who = client.person
    assert (await harness.lobby.mine(who)).mine == []
    assert await harness.store.tables.hosted(who.id) == 0
    assert await harness.store.tables.unfinished(10) == []


async def test_lessons_are_forgotten_after_a_while(harness: Harness) -> None:
    client = await learner(harness)
    created, code = client.table.row.created, client.table.row.code
    assert await harness.store.tables.forget_lessons(created) == []
    assert await harness.store.tables.forget_lessons(created + 1, but=[code]) == []
    await harness.store.ownership.leave(client.table.row.id)
    assert await harness.store.tables.forget_lessons(created + 1) == [code]


async def test_there_is_no_lesson_of_a_game_that_has_none(harness: Harness) -> None:
    ana = await harness.person("Ana")
    with pytest.raises(Refusal, match="no lesson"):
        await harness.lobby.learn(NewLesson("chess"), ana)


async def test_a_lesson_is_opened_over_http_by_somebody_with_a_name(harness: Harness) -> None:
    _, token = await harness.people.add("Ana")
    async with harness.http(token) as http:
        answer = await http.post("/api/lessons", json={"game": "halloween"})
        assert answer.status_code == 201
        code = answer.json()["code"]
        assert (await http.post("/api/lessons", json={"game": "halloween"})).json()["code"] == code
        assert all(game["lesson"] for game in (await http.get("/api/server")).json()["games"])
    async with harness.http() as http:
        answer = await http.post("/api/lessons", json={"game": "halloween"})
        assert answer.status_code == 401
