"""Clocks at a terminal: time left, whose it is, and timeouts."""

import re
from pathlib import Path

import pytest

from farol.protocol.types import ClockPlan
from farol.terminal.dialogs import TextPage
from tests.browser.people import Table as Running
from tests.terminal.people import LARGE, person, wish
from tests.terminal.talkers import Talker
from tests.terminal.test_pages import open_page

QUARTER = ClockPlan("game", 900, 5)
MOMENT = ClockPlan("game", 1)


@pytest.mark.table(clock=QUARTER)
async def test_lines_tell_whose_time_is_left(talker: Talker) -> None:
    await talker.hear("Your turn")
    await talker.say("clock", lambda line: re.match(r"Ana: 1\d:\d\d left", line) is not None)
    await talker.hear(lambda line: re.match(r"Brasa: 1\d:\d\d left", line) is not None)


@pytest.mark.table(clock=ClockPlan("move", 2))
async def test_lines_tell_whose_time_for_a_move_ran_out(talker: Talker) -> None:
    await talker.hear("time has run out: a bot makes this move.")
    await talker.hear("time has run out: a bot makes this move.")  # the next one too


@pytest.mark.table(clock=MOMENT)
async def test_lines_tell_that_time_has_run_out(talker: Talker) -> None:
    await talker.hear("time has run out: a bot plays for them from now on.")


async def test_a_picture_has_the_time_beside_each_seat(running: Running, tmp_path: Path) -> None:
    async with person(wish("saboteur", running, tmp_path, clock=QUARTER)) as ana:
        await ana.turn()
        shown = ana.screen()
        assert re.search(r"A Ana, you 1\d:\d\d", shown)
        assert re.search(r"B Brasa\D* 1\d:\d\d", shown)


async def test_a_picture_tells_that_time_has_run_out(running: Running, tmp_path: Path) -> None:
    asked = wish("saboteur", running, tmp_path, clock=MOMENT)
    async with person(asked, size=LARGE) as ana:
        told = "time has run out: a bot plays"
        await ana.until(lambda: any(told in line for _, line in ana.app._story))
        # the bots play on until the sheet opens; the log has the line then, too
        await ana.until(lambda: ana.is_over() and isinstance(ana.app.screen, TextPage))
        await ana.press("escape")
        await ana.until(lambda: len(ana.app.screen_stack) == 1)
        assert any(told in line for line in await open_page(ana, "l"))
