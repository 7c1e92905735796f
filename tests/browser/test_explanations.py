"""Tooltips for touch and keyboard in every game, without playing anything."""

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.ahead import Moment, Plan, open_ahead
from tests.browser.evenings import EVENINGS, Evening
from tests.browser.people import BOT, MINE, PHONE, Person, Seen, Table, person

PRESS: Final = """(type) => {
  const told = [...document.querySelectorAll("main [aria-label], main [title]")]
  const [thing] = told.filter((one) => one.localName === "button" && one.ariaLabel)
  const { x, y, width, height } = thing.getBoundingClientRect()
  const touch = { pointerType: "touch", clientX: x + width / 2, clientY: y + height / 2, bubbles: true }
  thing.dispatchEvent(new PointerEvent(type, touch))
  if (type === "pointerup") thing.click()
  return thing.ariaLabel
}"""


def open_any(ana: Person, evening: Evening) -> None:
    code = evening.open(ana, MINE, BOT, start=True)
    ana.go(f"#/t/{code}")
    ana.wait_for_turn()


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_holding_tells_and_does_not_play(evening: Evening, browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE) as ana:
        open_any(ana, evening)
        version = ana.page.locator("[data-version]").get_attribute("data-version")
        label = ana.page.evaluate(PRESS, "pointerdown")
        expect(ana.page.locator(".telling")).to_contain_text(label)
        ana.page.evaluate(PRESS, "pointerup")
        assert ana.page.locator("[data-version]").get_attribute("data-version") == version
        ana.page.keyboard.press("Escape")
        expect(ana.page.locator(".telling")).to_have_count(0)


HOLD: Final = """(found) => {
  const thing = document.querySelector(found)
  const { x, y, width, height } = thing.getBoundingClientRect()
  const touch = { pointerType: "touch", clientX: x + width / 2, clientY: y + height / 2, bubbles: true }
  thing.dispatchEvent(new PointerEvent("pointerdown", touch))
}"""


def test_a_held_card_tells_its_odds_before_it_is_picked(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE) as ana:
        plan = Plan(lambda moment: moment.offers("lay") and moment.offers("pass"))
        open_ahead(ana, "loknroll", MINE, BOT, plan=plan)
        ana.page.wait_for_selector("[data-pick]")
        ana.page.evaluate(HOLD, "[data-pick]:not([data-type=chaos])")
        expect(ana.page.locator(".telling")).to_contain_text(
            re.compile(r"\d+% chance of derailing")
        )
        assert ana.page.locator(".hand .chosen").count() == 0


def test_a_held_foe_tells_the_odds_before_the_fight(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE) as ana:
        open_ahead(ana, "halloween", MINE, BOT, plan=Plan(fights, likes_fights))
        foe = "[data-ghost].foe.can"
        ana.page.wait_for_selector(foe)
        ana.page.evaluate(HOLD, foe)
        expect(ana.page.locator(".telling")).to_contain_text(re.compile(r"\d+% chance of winning"))
        assert ana.happened("attacked") == 0


def fights(moment: Moment) -> bool:
    """Ana chooses her ghost's opponent."""
    return moment.offers("ghost") and any("odds" in choice for choice in moment.choices)


def likes_fights(seat: int, choice: Seen) -> float:
    return float(seat == 0 and choice.get("action") == "fight")


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_arrows_walk_over_what_can_be_explained(evening: Evening, ana: Person) -> None:
    open_any(ana, evening)
    page = ana.page
    page.keyboard.press("e")
    told = page.locator(".telling")
    expect(told).to_be_visible()
    seen = {told.inner_text()}
    for key in ("ArrowRight", "ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        seen.add(told.inner_text())
    assert len(seen) > 2
    page.keyboard.press("e")
    expect(told).to_have_count(0)
