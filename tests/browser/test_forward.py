"""Whole games of every kind, recorded frame by frame: no value returns to an earlier one without an
event, and nothing is told before it is seen.
"""

from collections.abc import Callable
from itertools import count
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.evenings import EVENINGS, Evening
from tests.browser.people import BOT, GO_ON, MINE, OPEN, Person, Table, person
from tests.browser.recording import Picture, faults, record, taken
from tests.browser.test_director_games import RINGS

AT_ONCE: Final = 1000  # ms of the page's clock per step
MOST_STEPS: Final = 2000  # of the clock in one game
FEW: Final = 12  # pictures that a game has at least
LATE: Final = 10  # decisions of each seat before the end of a game among people
BRISK: Final = {"motion": "on", "pace": "brisk"}
GO: Final = f"() => document.querySelector('{GO_ON}')?.click()"
# After the sixth sentence was drawn, the banner shows an earlier one for two frames.
FALL_BACK: Final = """() => {
  const frame = () => new Promise(requestAnimationFrame)
  const said = []
  const fallBack = async () => {
    await frame()
    const text = [...document.querySelector(".status p").childNodes].findLast(({ nodeType }) => nodeType === 3)
    const now = text.data
    text.data = said[4]
    await frame()
    await frame()
    text.data = now
  }
  new MutationObserver(() => {
    const now = document.querySelector(".status p").textContent
    if (now === said.at(-1)) return
    said.push(now)
    if (said.length === 6) void fallBack()
  }).observe(document.querySelector(".table"), { subtree: true, childList: true, characterData: true })
}"""


def among_bots(ana: Person, evening: Evening) -> str:
    """A table of Ana and two bots; its code."""
    options = evening.plan.options
    return ana.open_table(evening.game, MINE, BOT, BOT, options=options, start=True)


def open_recorded(ana: Person, evening: Evening, code: str, deal: bool = False) -> Page:
    """The table, recorded from the deal on, with a clock that can be advanced."""
    ana.page.clock.install()
    page = ana.go(f"#/t/{code}")
    if deal:
        page.get_by_role("button", name="Deal").click()
    page.wait_for_selector(".status")
    record(page, RINGS[evening.game])
    return page


def check(seen: list[Picture]) -> None:
    """No fault; a failure lists all of them."""
    found = faults(seen)
    assert not found, "\n".join(found)


def has_ended(page: Page) -> bool:
    """Whether the end is celebrated: all of the game was shown."""
    return page.locator(".feast").count() > 0


def recorded_until(
    page: Page, holds: Callable[[list[Picture]], bool], play: Callable[[], None] = lambda: None
) -> list[Picture]:
    """All pictures until this holds. Meanwhile the clock is advanced, scenes are confirmed, and
    people play.
    """
    seen = list[Picture]()
    for _ in range(MOST_STEPS):
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
        check(seen)


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_a_game_among_people_only_goes_forward(
    evening: Evening, browser: Browser, server: Table, bea: Person
) -> None:
    with person(browser, server.url, "Ana", **BRISK) as ana:
        code = evening.open(ana, MINE, OPEN, late=LATE)
        bea.go(f"#/t/{code}").get_by_role("button", name="Sit here").first.click()
        page = open_recorded(ana, evening, code, deal=True)
        turns = count()

        def play() -> None:
            for one in (ana, bea):
                one.plays(next(turns))
            bea.page.evaluate(GO)

        seen = recorded_until(page, lambda _: has_ended(page), play)
        check(seen)


def test_a_banner_that_falls_back_in_the_page_is_found(browser: Browser, server: Table) -> None:
    evening = next(one for one in EVENINGS if one.game == "loknroll")
    with person(browser, server.url, "Ana", **BRISK) as ana:
        page = open_recorded(ana, evening, among_bots(ana, evening))
        page.evaluate(FALL_BACK)
        ana.let_a_bot_stand_in()
        seen = recorded_until(page, lambda _: has_ended(page))
        assert any("banner returns to" in fault for fault in faults(seen))
