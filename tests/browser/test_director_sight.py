"""Everything announced is visible: my role at the start, a mine under construction, a placed token,
the seat concerned.
"""

from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from farol.core.state import State
from farol.games import ALL
from tests.browser.game_scenes import acts, lays, mine, wins
from tests.browser.leads import Lead, come_to, happens
from tests.browser.people import BOT, CURTAIN, MINE, PHONE, Seen, Table, person
from tests.browser.test_director import HOLD, MINE_NOW, discard
from tests.browser.test_director_scenes import finds_treasure, pick

LAPTOP: Final = {"width": 1366, "height": 768}
BEA: Final[Seen] = {"kind": "me", "name": "Bea"}
ROLE: Final = ".scene .card"
TURN_OVER: Final = "Press the card to turn it over"
TREASURE: Final = Lead("saboteur", 4, finds_treasure, wins)
HAUNTED: Final = Lead("halloween", 3, happens("haunted"), acts("haunt"))


def derails_far(events: list[Seen], _before: Seen) -> bool:
    """A derailment that costs more than one card."""
    return any(event["kind"] == "derailed" and event["steps_left"] > 1 for event in events)


DERAILED: Final = Lead("loknroll", 3, derails_far, lays)
# The parts of the first that are outside of the page or under the second.
HIDDEN: Final = """([shown, over]) => {
  const page = document.querySelector("main").getBoundingClientRect()
  const covers = [...document.querySelectorAll(over)].map((one) => one.getBoundingClientRect())
  const meets = (one, two) =>
    one.left < two.right - 1 && two.left < one.right - 1 && one.top < two.bottom - 1 && two.top < one.bottom - 1
  return [...document.querySelectorAll(shown)].map((one) => one.getBoundingClientRect()).filter((box) =>
    box.width === 0 || box.top < page.top - 1 || box.bottom > page.bottom + 1 || covers.some((other) => meets(box, other))
  ).length
}"""
# Every frame of a haunting: the log line, the tokens, and the points.
WATCH_HAUNTING: Final = """() => {
  window.hauntings = []
  const look = () => window.hauntings.push([
    /haunts? the/.test(document.querySelector(".status").innerText),
    document.querySelectorAll(".space .stone").length,
    document.querySelector(".table").hasAttribute("data-gesture"),
  ])
  look()
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
}"""


def others_begin() -> Seen:
    """The script of a game in which others have moved, and seat A has not."""
    first: list[int] = []

    def reached(state: State, last: int | None) -> bool:
        if last is None:
            first[:] = [state.to_act()]
        return first[0] != 0 and state.to_act() == 0

    return come_to(ALL["saboteur"], 3, reached)


def test_my_role_is_turned_over_for_me_though_others_moved_before_the_page_was_there(
    browser: Browser, server: Table
) -> None:
    with person(browser, server.url, "Ana", motion="on", pace="normal") as ana:
        code = ana.open_table("saboteur", MINE, BOT, BOT, start=True, rehearsal=others_begin())
        page = ana.go(f"#/t/{code}")
        expect(page.locator(HOLD)).to_be_visible()
        role = ana.view()["me"]["role"]
        expect(page.locator(f".scene .card.{role}")).to_have_count(0)
        expect(page.locator(MINE_NOW)).to_have_count(0)
        page.get_by_role("button", name=TURN_OVER).click()
        expect(page.locator(f".scene .card.{role}")).to_be_visible()
        page.locator(HOLD).click()
        ana.wait_for_turn()
        told = page.locator(".table").get_attribute("data-told")
        discard(page)
        page.wait_for_function(
            "told => document.querySelector('.table').dataset.told !== told", arg=told
        )
        page.reload()
        page.wait_for_selector(
            "g.laid"
        )  # the board appears after the opening scene, if there is one
        expect(page.locator(ROLE)).to_have_count(0)  # I have moved: I know it


def test_behind_the_curtain_all_see_their_own_role_first(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", pace="normal") as ana:
        options = {"first_seat": 1}
        code = ana.open_table("saboteur", MINE, BEA, BOT, options=options, start=True)
        page = ana.go(f"#/t/{code}")
        for _seat in (0, 1):
            page.locator(CURTAIN).click()
            expect(page.locator(ROLE)).to_be_visible()
            expect(page.get_by_role("button", name=TURN_OVER)).to_be_visible()
            ana.sits_down()
            discard(page)
        page.locator(CURTAIN).click()
        ana.wait_for_turn()
        expect(page.locator(ROLE)).to_have_count(0)


@pytest.mark.parametrize(
    "size", [pytest.param(LAPTOP, id="laptop"), pytest.param(PHONE, id="phone")]
)
def test_the_finished_mine_and_the_way_to_the_treasure_stay_in_sight_while_roles_and_gold_are_told(
    size: dict[str, int], browser: Browser, server: Table
) -> None:
    with person(browser, server.url, "Ana", size=size, pace="normal") as ana:
        place, page = TREASURE.open(ana), ana.page
        pick(page, place)
        expect(page.locator(HOLD)).to_be_visible()
        expect(page.locator("[aria-labelledby=reveal]")).to_be_visible()
        expect(page.locator(".way")).to_be_visible()
        all_is_in_sight(page)
        page.locator(HOLD).click()
        while page.locator(".scene-sheet").count() == 0:
            page.wait_for_selector(f".scene-sheet, {MINE_NOW}")
            if page.locator(MINE_NOW).count():
                pick(page, 0)
                expect(page.locator(MINE_NOW)).to_have_count(0)
        expect(page.locator(HOLD)).to_be_visible()
        all_is_in_sight(page)


def all_is_in_sight(page: Page) -> None:
    """Every card of the mine and every goal is visible beside the announcement."""
    assert page.locator("g.laid").count() > 1
    for shown in ("g.laid", "[data-goal]"):
        page.wait_for_function(f"arg => ({HIDDEN})(arg) === 0", arg=[shown, "#scene"])


def test_on_a_laptop_nobody_of_five_is_out_of_sight(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=LAPTOP) as ana:
        mine(ana, 5)
        page = ana.page
        expect(page.locator(".seats [data-seat]")).to_have_count(4)
        page.wait_for_function(
            f"arg => ({HIDDEN})(arg) === 0", arg=[".seats [data-seat]", ".count"]
        )
        assert page.evaluate(
            "() => { const l = document.querySelector('.seats .list'); return l.scrollHeight <= l.clientHeight }"
        )


def test_a_derailed_train_stays_in_sight_above_the_penalty(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=LAPTOP, pace="normal") as ana:
        place, page = DERAILED.open(ana), ana.page
        pick(page, place)
        page.locator(HOLD).click()
        ana.wait_for_turn()
        sheet = page.locator("section.sheet")
        expect(sheet).to_be_visible()
        page.wait_for_function(f"arg => ({HIDDEN})(arg) === 0", arg=[".loco svg", "section.sheet"])
        box = sheet.bounding_box()
        assert box is not None
        assert box["height"] < LAPTOP["height"] / 4


@pytest.mark.parametrize("motion", ["on", "off"])
def test_a_haunt_token_lies_there_before_anybody_reads_of_it(
    motion: str, browser: Browser, server: Table
) -> None:
    with person(browser, server.url, "Ana", motion=motion, pace="normal") as ana:
        place, page = HAUNTED.open(ana), ana.page
        before = page.locator(".space .stone").count()
        page.evaluate(WATCH_HAUNTING)
        pick(page, place)
        page.wait_for_function("() => window.hauntings.some(([told]) => told)")
        seen: list[tuple[bool, int, bool]] = page.evaluate("() => window.hauntings")
        told = next(index for index, (says, _stones, _moves) in enumerate(seen) if says)
        assert seen[told][1] == before + 1
        assert any(stones > before and moves for _says, stones, moves in seen[:told])
