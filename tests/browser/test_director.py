"""Everybody sees events in order and at their own pace: the page's texts over time."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import BOT, MINE, Person, Table, person
from tests.browser.test_loknroll import play_until

WATCH = """() => {
  window.said = []
  const note = (text) => text && text.trim() && window.said.push(text.trim())
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === "characterData") note(change.target.data)
      for (const node of change.addedNodes) note(node.textContent)
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""
HOLD = ".hold button"
LOG = "aside [role=log] p"
MINE_NOW = ".status.mine"


@pytest.fixture
def calm(browser: Browser, server: Table) -> Iterator[Person]:
    """A person with a slow pace."""
    with person(browser, server.url, "Ana", motion="on", pace="calm") as somebody:
        yield somebody


@pytest.fixture
def stepping(browser: Browser, server: Table) -> Iterator[Person]:
    """A person who confirms each move of others, without motion."""
    with person(browser, server.url, "Ana", pace="steps") as somebody:
        yield somebody


def open_saboteur(ana: Person) -> Page:
    """A table of three at which Ana begins, and has seen her role."""
    code = ana.open_table("saboteur", MINE, BOT, BOT, options={"first_seat": 1}, start=True)
    page = ana.go(f"#/t/{code}")
    ana.sits_down()
    return page


def discard(page: Page) -> None:
    """Discard the first card of the hand, which is always legal."""
    page.keyboard.press("1")
    page.keyboard.press("d")  # focuses the button only
    page.keyboard.press("Enter")


def wait_for_the_others(ana: Person) -> None:
    """Wait until the page knows that it is Ana's turn again, whatever was shown."""

    def told() -> bool:
        last = ana.heard[-1]
        if not last.get("choices") or all(step["seat"] != 2 for step in last.get("steps", [])):
            return False
        versions = ana.page.locator(f".table[data-told='{last['steps'][-1]['version']}']")
        return versions.count() == 1

    ana.until(told, "the others have not moved")


def test_a_game_opens_with_my_role_and_holds(calm: Person) -> None:
    code = calm.open_table("saboteur", MINE, BOT, BOT, options={"first_seat": 1}, start=True)
    page = calm.go(f"#/t/{code}")
    expect(page.locator(HOLD)).to_be_visible()
    role = calm.view()["me"]["role"]
    expect(page.locator(f".scene .card.{role}")).to_have_count(0)  # the person reveals it
    page.get_by_role("button", name="Press the card to turn it over").click()
    expect(page.locator(f".scene .card.{role}")).to_be_visible()
    expect(page.locator(MINE_NOW)).to_have_count(0)
    page.locator(HOLD).click()
    calm.wait_for_turn()


def test_dice_tell_nothing_before_they_lie(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", motion="on", pace="normal") as ana:
        options = {"start": "seat_1"}
        code = ana.open_table("loknroll", MINE, BOT, options=options, start=True)
        page = ana.go(f"#/t/{code}")
        page.wait_for_selector(".lok")
        page.evaluate(WATCH)

        def thrown() -> bool:
            if page.locator(HOLD).count():
                page.locator(HOLD).click()
            return bool(page.evaluate("() => window.said.some((one) => /The dice show/.test(one))"))

        play_until(ana, thrown)
        said: list[str] = page.evaluate("() => window.said")
        told = next(index for index, one in enumerate(said) if "The dice show" in one)
        rolling = next(index for index, one in enumerate(said) if one.endswith("rolls…"))
        rides = [index for index, one in enumerate(said) if "The locomotive moves on" in one]
        assert rolling < told
        assert all(index > told for index in rides)


def test_step_by_step_stops_after_every_move_of_another(stepping: Person) -> None:
    page = open_saboteur(stepping)
    page.set_viewport_size({"width": 1440, "height": 900})
    discard(page)
    for seat in (1, 2):
        expect(page.locator(LOG).last.locator(".badge")).to_have_text("ABC"[seat])
        if seat == 1:
            expect(page.locator(HOLD)).to_be_visible()
            expect(page.locator(MINE_NOW)).to_have_count(0)
            page.keyboard.press(" ")
    stepping.wait_for_turn()


# Both within a moment, however busy the machine is; the state of the next frame.
TWICE = """async () => {
  const space = { key: " ", bubbles: true }
  for (const _ of [1, 2]) document.body.dispatchEvent(new KeyboardEvent("keydown", space))
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  return document.querySelector(".status.mine") !== null
}"""


def test_the_space_bar_skips_and_twice_leads_to_now(calm: Person) -> None:
    page = open_saboteur(calm)
    discard(page)
    wait_for_the_others(calm)
    expect(page.locator(MINE_NOW)).to_have_count(0)
    assert page.evaluate(TWICE)


def test_a_reload_arrives_at_once_with_the_recap(calm: Person) -> None:
    page = open_saboteur(calm)
    discard(page)
    wait_for_the_others(calm)
    page.reload()
    expect(page.locator(MINE_NOW)).to_have_count(1)
    page.get_by_role("button", name="2 turns since yours").click()
    expect(page.locator(".recap li")).to_have_count(2)


def test_the_recap_shows_a_move_again_without_touching_the_game(calm: Person) -> None:
    page = open_saboteur(calm)
    discard(page)
    wait_for_the_others(calm)
    page.keyboard.press(" ")
    page.keyboard.press(" ")
    calm.wait_for_turn()
    before, heard = page.locator(LOG).all_inner_texts(), len(calm.heard)
    page.get_by_role("button", name="2 turns since yours").click()
    page.locator(".recap li button").first.click()
    expect(page.locator(MINE_NOW)).to_have_count(0)
    calm.wait_for_turn()
    assert page.locator(LOG).all_inner_texts() == before
    assert len(calm.heard) == heard
