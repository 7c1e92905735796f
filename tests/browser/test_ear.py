"""A table played by ear: typed numbers and words, what is announced, and where the focus is."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evenings import END, EVENINGS, LONG_GAME, MOST_TURNS, Evening
from tests.browser.hearing import Listener, in_order
from tests.browser.people import BOT, MINE, PHONE, Person, Table, person
from tests.browser.saboteur_deals import dealt
from tests.browser.test_pages import every_fault

MOST_KEYS = 6  # for a move
PROMPT = re.compile(r"(Your turn\. )?[^.?!]*[.?!]? ?(One choice|\d+ choices)\.|You have chosen")


@pytest.fixture
def listener(browser: Browser, server: Table) -> Iterator[Listener]:
    with person(browser, server.url, "Ana", ear=True) as ana:
        yield Listener(ana)


def log_of(somebody: Person) -> list[str]:
    """All lines of the log, unfolded."""
    page = somebody.page
    page.get_by_role("button", name=re.compile("^Log and chat")).click()
    folded = page.locator("dialog [aria-expanded=false]")
    while folded.count():
        folded.first.click()
    return page.locator("dialog .told .text").all_inner_texts()


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_a_whole_game_by_ear(evening: Evening, listener: Listener) -> None:
    ana, page = listener.person, listener.page
    code = evening.open(ana, MINE, BOT, start=True, short=True)
    ana.go(f"#/t/{code}")
    moves: list[int] = []
    while len(moves) < MOST_TURNS:
        page.wait_for_selector(f".status.mine, {END}", timeout=LONG_GAME * 1000)
        if page.locator(END).count():
            break
        expect(page.locator("#ear-input")).to_be_focused()
        moves.append(listener.makes_a_move(len(moves)))
    assert page.locator(END).count()
    assert len(moves) > 3
    assert max(moves) <= MOST_KEYS, moves
    page.keyboard.press("Escape")
    announced = listener.announced
    rest = in_order(log_of(ana), announced)
    unknown = [line for line in PROMPT.sub("", rest).split("\n") if line.strip(" .")]
    assert len(unknown) <= 2 + sum(" ways" in line for line in announced), unknown
