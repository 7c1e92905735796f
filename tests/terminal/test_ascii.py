"""With `--ascii` only ASCII characters are drawn, also in modal screens."""

from pathlib import Path

import pytest
from rich.segment import Segment
from textual.color import Color

from farol.games import ALL
from farol.terminal.appearance import Appearance
from farol.terminal.ascii_filter import AsciiFilter
from farol.terminal.canvas import sentence_in_ascii
from farol.terminal.dialogs import TextPage
from farol.terminal.replay_screen import ReplayScreen
from farol.testing.laws import evening_of
from tests.browser.people import Table as Running
from tests.terminal.people import LARGE, SMALL, Person, person, wish
from tests.terminal.test_boards import GAMES

PLAIN = Appearance(ascii=True, pace="once")
PAGES = ["question_mark", "l", "k", "b", "r", "a", "c", "n", "colon", "v"]  # keys of the table
AFTER = ["g", "e"]
REPLAY = ["home", "right", "right", "pagedown", "v", "right", "end", "pageup", "left"]
MOVES = 5


def letters(ana: Person) -> None:
    other = {letter for letter in ana.screen() if not letter.isascii()}
    assert other == set(), ana.screen()


async def look_at(ana: Person, key: str) -> None:
    """Open a page, type non-ASCII text, look, and close it."""
    await ana.press(key)
    await ana.until(lambda: len(ana.app.screen_stack) > 1)
    await ana.pilot.pause()
    letters(ana)
    if key in {"c", "n", "colon", "r"}:
        await ana.press("ñ", "…", "日")
        letters(ana)
    await ana.press("escape")
    await ana.until(lambda: len(ana.app.screen_stack) == 1)


@pytest.mark.parametrize("game", GAMES)
async def test_every_page_of_a_game_is_ascii(game: str, running: Running, tmp_path: Path) -> None:
    asked = wish(game, running, tmp_path, language="es")
    async with person(asked, PLAIN) as ana:
        await ana.turn()
        letters(ana)
        for key in PAGES if ana.session.table.claims else PAGES[:-1]:
            await look_at(ana, key)
        await ana.press("h")
        await ana.until(lambda: len(ana.app.screen_stack) > 1)
        letters(ana)
        await ana.press("escape")
        for _ in range(MOVES):
            await ana.turn()
            await ana.move()
            letters(ana)


@pytest.mark.parametrize("game", GAMES)
async def test_the_end_and_replay_are_ascii(game: str, running: Running, tmp_path: Path) -> None:
    seats, options = ALL[game].seats[-1], dict(evening_of(ALL[game]).shorter)
    asked = wish(game, running, tmp_path, language="es", seats=seats, options=options)
    async with person(asked, PLAIN) as ana:
        await ana.reach_the_end()
        await ana.until(lambda: isinstance(ana.app.screen, TextPage))
        for size in (LARGE, SMALL):
            await ana.pilot.resize_terminal(*size)
            letters(ana)
        await ana.press("escape")
        for key in AFTER:
            await look_at(ana, key)
        await ana.press("p")
        await ana.until(lambda: isinstance(ana.app.screen, ReplayScreen))
        for size in (LARGE, SMALL):
            await ana.pilot.resize_terminal(*size)
            for way in REPLAY:
                await ana.press(way)
                letters(ana)
        await ana.press("o")
        await ana.until(lambda: isinstance(ana.app.screen, TextPage))
        await ana.pilot.pause()
        letters(ana)


def test_a_letter_keeps_its_columns() -> None:
    made = AsciiFilter().apply([Segment("a…日e\u0301─")], Color(0, 0, 0))
    assert [segment.text for segment in made] == ["a.??e-"]


def test_a_sentence_goes_on_with_three_dots() -> None:
    assert sentence_in_ascii("Un bot lo está pensando…") == "Un bot lo esta pensando..."
