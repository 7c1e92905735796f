"""Play by ear: the board by arrow keys, place by place, in every game and both languages."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evenings import EVENINGS, Evening
from tests.browser.hearing import Listener
from tests.browser.people import BOT, MINE, Table, person
from tests.browser.test_ear import INPUT, sit_down

WALK = "[data-walk]"


@pytest.fixture
def listener(browser: Browser, server: Table) -> Iterator[Listener]:
    with person(browser, server.url, "Ana", ear=True) as ana:
        yield Listener(ana)


def test_arrows_walk_through_the_mine_and_enter_does_what_can_be_done(listener: Listener) -> None:
    sit_down(listener, "map")
    page = listener.page
    listener.types("walk")
    expect(page.locator(WALK)).to_be_focused()
    listener.hears("The mine")
    listener.types("at 0,0")  # typed letters go back to the line
    listener.hears("0, 0: start")
    page.keyboard.press("ArrowRight")
    listener.hears("1, 0: open end")
    listener.types("at moon")
    listener.hears("8, 2: Moon, face down")
    expect(page.locator(WALK)).to_be_focused()
    page.keyboard.press("Enter")
    listener.hears("Enter once more does it")
    page.keyboard.press("Enter")
    listener.hears("You look at the Moon")


def test_a_place_with_several_choices_offers_them_by_number(listener: Listener) -> None:
    sit_down(listener, "map", "crossing")
    page = listener.page
    listener.types("at 1,0")
    page.keyboard.press("Enter")
    listener.hears("1, 0: 1: ")
    page.keyboard.press("Escape")
    expect(page.locator(INPUT)).to_be_focused()
    listener.types("at nowhere")  # not a place: the table is asked
    page.get_by_role("heading", name="Answer").wait_for()


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_part_of_every_board_is_walked_through(
    evening: Evening, language: str, browser: Browser, server: Table
) -> None:
    with person(browser, server.url, "Ana", ear=True, language=language) as ana:
        listener = Listener(ana)
        page = ana.page
        code = evening.open(ana, MINE, BOT, start=True, short=True)
        ana.go(f"#/t/{code}")
        page.wait_for_selector(".status.mine")
        listener.types("walk" if language == "en" else "recorrer")
        expect(page.locator(WALK)).to_be_focused()
        told: list[str] = []
        for key in ["ArrowRight", "ArrowDown", "ArrowLeft", "PageDown", "ArrowRight", "PageDown"]:
            before = len(listener.announced)
            page.keyboard.press(key)
            ana.until(lambda before=before: len(listener.announced) > before, key)
            told.append(listener.announced[-1])
        assert len(set(told)) >= 3, told
        assert not any(re.search(r"undefined|place-|ear-", one) for one in told), told
