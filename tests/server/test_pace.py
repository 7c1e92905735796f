"""The response time of bots reveals nothing about their choices."""

import asyncio

import pytest

from farol.server.play.pace import REMEMBERED, Pace
from farol.server.workers.bots import longest_thought
from tests.server.harness import BOT, Client, Harness


def test_the_only_possible_move_takes_as_long_as_some_other_did() -> None:
    pace = Pace(longest_thought, choose=max)
    assert pace.seconds("saboteur", "master", True, 0.1) == 4.0
    for took in (3.1, 3.4, 2.9):
        assert pace.seconds("saboteur", "master", False, took) == took
    assert pace.seconds("saboteur", "master", True, 0.1) == 3.4
    assert pace.seconds("loknroll", "master", True, 0.1) == 4.0


def test_what_took_long_long_ago_is_forgotten() -> None:
    pace = Pace(longest_thought, choose=max)
    for took in (9.0, *[1.0] * REMEMBERED):
        pace.seconds("saboteur", "expert", False, took)
    assert pace.seconds("saboteur", "expert", True, 0.0) == 1.0


@pytest.mark.parametrize("level", ["random", "novice", "regular"])
def test_who_does_not_search_does_not_pretend_to(level: str) -> None:
    assert Pace(longest_thought).seconds("saboteur", level, True, 0.01) == 0.01


async def test_the_only_possible_move_of_a_bot_waits_at_the_table(harness: Harness) -> None:
    asked = asyncio.Event()

    class Slow(Pace):
        def seconds(self, _game: str, _level: str, forced: bool, took: float) -> float:
            if forced:
                asked.set()
            return 3.0 if forced else took

    harness.services.pace = Slow(longest_thought)
    table = await harness.open(await harness.person(), BOT, BOT, game="halloween", start=True)
    watcher = Client(await harness.person("Bea"), table)
    await watcher.hello()
    async with asyncio.timeout(20):
        await asked.wait()
    await watcher.settled()
    version, game = table.state.version, table.state.game
    assert game is not None
    assert len(game.state.legal_actions()) == 1
    harness.time.pass_by(2.9)
    await watcher.settled()
    assert table.state.version == version
    harness.time.pass_by(0.2)
    await watcher.settled()
    assert table.state.version > version
