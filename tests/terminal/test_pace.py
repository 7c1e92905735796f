"""The pace of animations: a director with every pace, and the setting."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest

from farol.protocol.messages import Steps
from farol.protocol.types import JsonObject, Step
from farol.terminal.director import Director
from farol.terminal.pace import PACES, Pace
from farol.terminal.plain_board import PLAIN
from tests.terminal.people import Person
from tests.terminal.test_table_pictures import pick

MOVES = ((1, 1), (2, 2), (3, 0))  # versions with who moved; seat 0 is one's own


def steps(*moves: tuple[int, int | None]) -> Steps:
    told = [Step(version, seat, [{"kind": "moved", "seat": seat}]) for version, seat in moves]
    return Steps(0, moves[-1][0], told, {"at": moves[-1][0]}, [], None, None)


async def shown(pace: Pace, presses: int) -> tuple[int, bool]:
    """The version shown after so many presses of the space bar, and whether it holds."""
    news = asyncio.Event()
    director = Director(PLAIN, pace, news.set, lambda: 0)
    director.leap({}, 0, [])
    running = asyncio.create_task(director.run())
    director.hear(steps(*MOVES))
    for _ in range(presses):
        while director.coming and not director.holding:
            news.clear()
            await asyncio.wait_for(news.wait(), 20)
        director.go_on()
    while director.coming and not director.holding:
        news.clear()
        await asyncio.wait_for(news.wait(), 20)
    running.cancel()
    return director.version, director.holding


def test_step_by_step_every_move_of_others_waits_until_somebody_goes_on() -> None:
    assert asyncio.run(shown("steps", 0)) == (1, True)
    # the second is shown, and one's own follows without a pause
    assert asyncio.run(shown("steps", 1)) == (3, False)


@pytest.mark.parametrize("pace", ["calm", "normal", "brisk", "once"])
def test_at_every_other_pace_everything_comes_by_itself(pace: Pace) -> None:
    assert asyncio.run(shown(pace, 0)) == (3, False)


def test_another_pace_lets_go_of_what_was_held() -> None:
    async def story() -> int:
        news = asyncio.Event()
        director = Director(PLAIN, "steps", news.set, lambda: 0)
        director.leap({}, 0, [])
        running = asyncio.create_task(director.run())
        director.hear(steps(*MOVES))
        while not director.holding:
            news.clear()
            await asyncio.wait_for(news.wait(), 20)
        director.set_pace("once")
        running.cancel()
        return director.version

    assert asyncio.run(story()) == 3


@pytest.mark.table(seats=5)
async def test_the_pace_is_set_at_the_table_and_space_shows_the_next_move(ana: Person) -> None:
    await ana.turn()
    await pick(ana, "a", "How fast moves are shown", "Step by step")
    await ana.until(lambda: len(ana.app.screen_stack) == 1)
    assert ana.app.director.pace == "steps"
    await ana.move()
    await ana.until(lambda: ana.app.director.holding)
    await ana.until(lambda: "space shows" in ana.text("prompt"))
    held = ana.app.director.version
    assert ana.app.choices() == []
    await ana.press("space")
    await ana.until(lambda: ana.app.director.version > held)


def test_all_paces_of_the_browser_are_there() -> None:
    assert PACES == ("calm", "normal", "brisk", "once", "steps")


SCENIC = replace(PLAIN, scenes=frozenset({"round-over"}))


async def test_space_goes_to_a_scene_and_not_past_it_and_once_more_to_now() -> None:
    async def until(news: asyncio.Event, done: Callable[[], bool]) -> None:
        while not done():
            news.clear()
            await asyncio.wait_for(news.wait(), 20)

    news = asyncio.Event()
    director = Director(SCENIC, "normal", news.set, lambda: 0)
    director.leap({}, 0, [])
    running = asyncio.create_task(director.run())
    over: JsonObject = {"kind": "round-over"}
    told = [
        Step(1, 1, [{"kind": "moved"}]),
        Step(2, 2, [{"kind": "moved"}, over, {"kind": "dealt"}]),
        Step(3, 1, [{"kind": "moved"}]),
    ]
    director.hear(Steps(0, 3, told, {"at": 3}, [], None, None))
    director.go_on()
    await until(news, lambda: director.scene is not None)
    assert (director.version, director.scene, director.news) == (1, over, [over])
    director.go_on()
    assert (director.version, director.scene, director.coming) == (3, None, 0)
    running.cancel()
