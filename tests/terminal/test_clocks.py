"""Clocks at a terminal: how much is left, whose it is, and what is told when it has run out."""

import asyncio
import re
from pathlib import Path

from farol.protocol.types import ClockPlan
from farol.terminal.lines import LineClient
from tests.browser.people import Table as Running
from tests.terminal.people import LARGE, person, wish
from tests.terminal.talkers import Talker, talk

QUARTER = ClockPlan("game", 900, 5)
MOMENT = ClockPlan("game", 1)


def test_lines_tell_whose_time_is_left(running: Running, tmp_path: Path) -> None:
    async def story(talker: Talker, _lines: LineClient) -> None:
        await talker.hear("Your turn")
        await talker.say("clock", lambda line: re.match(r"Ana: 1\d:\d\d left", line) is not None)
        await talker.hear(lambda line: re.match(r"Brasa: 1\d:\d\d left", line) is not None)

    talk(wish("saboteur", running, tmp_path, clock=QUARTER), story)


def test_lines_tell_whose_time_for_a_move_ran_out(running: Running, tmp_path: Path) -> None:
    async def story(talker: Talker, _lines: LineClient) -> None:
        await talker.hear("time has run out: a bot makes this move.")
        await talker.hear("time has run out: a bot makes this move.")  # the next one too

    talk(wish("saboteur", running, tmp_path, clock=ClockPlan("move", 2)), story)


def test_lines_tell_that_time_has_run_out(running: Running, tmp_path: Path) -> None:
    async def story(talker: Talker, _lines: LineClient) -> None:
        await talker.hear("time has run out: a bot plays for them from now on.")

    talk(wish("saboteur", running, tmp_path, clock=MOMENT), story)


def test_a_picture_has_the_time_beside_each_seat(running: Running, tmp_path: Path) -> None:
    async def story() -> None:
        async with person(wish("saboteur", running, tmp_path, clock=QUARTER)) as ana:
            await ana.turn()
            shown = ana.screen()
            assert re.search(r"A Ana, you 1\d:\d\d", shown)
            assert re.search(r"B Brasa\D* 1\d:\d\d", shown)

    asyncio.run(story())


def test_a_picture_tells_that_time_has_run_out(running: Running, tmp_path: Path) -> None:
    async def story() -> None:
        asked = wish("saboteur", running, tmp_path, clock=MOMENT)
        async with person(asked, size=LARGE) as ana:
            told = "time has run out: a bot plays"
            await ana.until(lambda: told in " ".join(ana.text("log").split()))

    asyncio.run(story())
