"""A replay by ear: its line moves through the game and answers questions about the moment."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.hearing import Listener
from tests.browser.house_scenes import play_the_last_move
from tests.browser.leads import Lead, happens
from tests.browser.people import Table, person

INPUT = "#ear-input"


@pytest.fixture
def listener(browser: Browser, server: Table) -> Iterator[Listener]:
    with person(browser, server.url, "Ana", ear=False) as ana:
        yield Listener(ana)


def to_a_replay(listener: Listener, ear: bool) -> None:
    ana = listener.person
    play_the_last_move(ana, Lead("saboteur", 3, happens("game-over")))
    code = ana.page.url.rpartition("/")[2]
    ana.page.evaluate(
        """ear => localStorage.setItem("farol-settings",
            JSON.stringify({ ...JSON.parse(localStorage.getItem("farol-settings")), ear }))""",
        ear,
    )
    ana.go(f"#/replay/{code}")
    ana.page.reload()
    ana.page.wait_for_selector("footer .chapter", state="attached")


def test_a_whole_replay_from_the_line(listener: Listener) -> None:
    to_a_replay(listener, ear=True)
    page = listener.page
    expect(page.locator(INPUT)).to_be_focused()
    page.keyboard.press("PageDown")
    listener.hears("Move ")
    listener.types("0")
    listener.hears("Move 0 of")
    for _ in range(4):
        listener.types("")  # the next move
    page.wait_for_function("document.querySelector('.ear .now').innerText.startsWith('Move 4')")
    listener.types("board")
    page.get_by_role("heading", name="Answer").wait_for()
    before = len(listener.announced)
    listener.types("why")
    listener.person.until(lambda: len(listener.announced) > before, "why")
    listener.types("what if discard")
    listener.person.until(lambda: len(listener.announced) > before + 1, "what if")
    listener.types("at 0,0")
    listener.hears("0, 0: start")
    page.keyboard.press("Escape")
    listener.types("end")
    page.wait_for_function(
        "/^Move (\\d+) of \\1\\./.test(document.querySelector('.now').innerText)"
    )
    expect(page.locator(INPUT)).to_be_focused()
    assert not any(re.search(r"ear-|replay-|undefined", one) for one in listener.announced)


def test_the_letter_for_the_board_in_words_works_in_a_replay(listener: Listener) -> None:
    to_a_replay(listener, ear=False)
    page = listener.page
    page.keyboard.press("t")
    expect(page.get_by_role("dialog").get_by_role("heading", name="The mine")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("PageDown")
    listener.hears("Move ")
