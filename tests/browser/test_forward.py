"""Whole games of every kind, recorded frame by frame: nothing falls back, and nothing is told before it is seen."""

from collections.abc import Callable
from itertools import count
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.evenings import EVENINGS, Evening
from tests.browser.people import BOT, GO_ON, MINE, OPEN, Person, Table, person
from tests.browser.recording import Picture, faults, record, taken
from tests.browser.test_director_games import RINGS

AT_ONCE: Final = 1000  # ms of the page's time that go by at once
MOST_TIMES: Final = 2000  # that time goes by in one game
FEW: Final = 12  # pictures that a game has at least
LATE: Final = 10  # decisions of each seat before the end of a game among people
BRISK: Final = {"motion": "on", "pace": "brisk"}
GO: Final = f"() => document.querySelector('{GO_ON}')?.click()"
# The banner tells an earlier line for a moment when something begins to move.
FALL_BACK: Final = """() => {
  const said = []
  new MutationObserver(() => {
    const line = document.querySelector(".status p")
    if (line.textContent !== said.at(-1)) said.push(line.textContent)
    if (said.length !== 6) return
    said.push(line.textContent)
    const now = line.textContent
    line.textContent = said[4]
    requestAnimationFrame(() => requestAnimationFrame(() => (line.textContent = now)))
  }).observe(document.querySelector(".table"), { subtree: true, childList: true, characterData: true })
}"""


def among_bots(ana: Person, evening: Evening) -> str:
    """A table of Ana and two bots; its code."""
    options = evening.plan.options
    return ana.open_table(evening.game, MINE, BOT, BOT, options=options, start=True)


def open_recorded(ana: Person, evening: Evening, code: str) -> Page:
    """The table, recorded from its first picture; the page's time can be made to go by."""
    ana.page.clock.install()
    page = ana.go(f"#/t/{code}")
    page.wait_for_selector(".status")
    record(page, RINGS[evening.game])
    return page


def has_ended(page: Page) -> bool:
    return page.locator(".feast").count() > 0


def recorded_until(
    page: Page, holds: Callable[[list[Picture]], bool], play: Callable[[], None] = lambda: None
) -> list[Picture]:
    """All pictures until this holds; time goes by, scenes go on, and people play."""
    seen = list[Picture]()
    for _ in range(MOST_TIMES):
        page.clock.run_for(AT_ONCE)
        page.evaluate(GO)
        play()
        seen += taken(page)
        if holds(seen):
            return seen
    raise AssertionError(f"It did not come to that; last: {seen[-1:]}")


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_a_whole_game_among_bots_only_goes_forward(
    evening: Evening, browser: Browser, server: Table
) -> None:
    with person(browser, server.url, "Ana", **BRISK) as ana:
        page = open_recorded(ana, evening, among_bots(ana, evening))
        ana.let_a_bot_stand_in()
        seen = recorded_until(page, lambda _: has_ended(page))
        assert len(seen) > FEW
        assert faults(seen) == []


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_a_game_among_people_only_goes_forward(
    evening: Evening, browser: Browser, server: Table, bea: Person
) -> None:
    with person(browser, server.url, "Ana", **BRISK) as ana:
        code = evening.open(ana, MINE, OPEN, late=LATE)
        bea.go(f"#/t/{code}").get_by_role("button", name="Sit here").first.click()
        page = open_recorded(ana, evening, code)
        page.get_by_role("button", name="Deal").click()
        turns = count()

        def play() -> None:
            for one in (ana, bea):
                one.plays(next(turns))
            bea.page.evaluate(GO)

        seen = recorded_until(page, lambda _: has_ended(page), play)
        assert faults(seen) == []


def test_a_banner_that_falls_back_in_the_page_is_found(browser: Browser, server: Table) -> None:
    evening = next(one for one in EVENINGS if one.game == "loknroll")
    with person(browser, server.url, "Ana", **BRISK) as ana:
        page = open_recorded(ana, evening, among_bots(ana, evening))
        page.evaluate(FALL_BACK)
        ana.let_a_bot_stand_in()
        seen = recorded_until(page, lambda _: has_ended(page))
        assert any("banner returns to" in fault for fault in faults(seen))
