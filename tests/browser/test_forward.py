"""Whole games of every kind, recorded frame by frame: nothing goes back, and nothing is revealed
early.
"""

from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.evenings import END, EVENINGS, MOST_TURNS, Evening
from tests.browser.people import BOT, GO_ON, MINE, OPEN, Person, Table, person
from tests.browser.recording import Picture, faults, record, taken
from tests.browser.test_director_games import RINGS

AT_ONCE: Final = 1000  # ms of the page's clock per step
FEW: Final = 12  # minimum frames, or sentences, of a game
LATE: Final = 10  # decisions of each seat before the end of a game among people
BRISK: Final = {"motion": "on", "pace": "brisk"}
GO: Final = f"() => document.querySelector('{GO_ON}')?.click()"
# The banner shows an earlier line for a moment when an animation begins.
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
    """The table, recorded from its first frame, with a manual clock."""
    ana.page.clock.install()
    page = ana.go(f"#/t/{code}")
    page.wait_for_selector(".status")
    record(page, RINGS[evening.game])
    return page


def goes_by(page: Page) -> None:
    """Advance the clock; confirm scenes."""
    page.clock.run_for(AT_ONCE)
    page.evaluate(GO)


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_games_of_bots_only_go_forward(evening: Evening, browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", **BRISK) as ana:
        page = open_recorded(ana, evening, among_bots(ana, evening))
        ana.let_a_bot_stand_in()
        seen = list[Picture]()
        while not page.locator(END).count():
            goes_by(page)
            seen += taken(page)
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
        seen, played = list[Picture](), 0
        while not page.locator(END).count() and played < MOST_TURNS:
            goes_by(page)
            played += ana.plays(played) + bea.plays(played)
            bea.page.evaluate(GO)
            seen += taken(page)
        assert faults(seen) == []


def test_a_banner_that_falls_back_in_the_page_is_found(browser: Browser, server: Table) -> None:
    evening = next(one for one in EVENINGS if one.game == "loknroll")
    with person(browser, server.url, "Ana", **BRISK) as ana:
        page = open_recorded(ana, evening, among_bots(ana, evening))
        page.evaluate(FALL_BACK)
        ana.let_a_bot_stand_in()
        seen = list[Picture]()
        while len({one.banner for one in seen}) < FEW:
            goes_by(page)
            seen += taken(page)
        assert any("banner returns to" in fault for fault in faults(seen))
