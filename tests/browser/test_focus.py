"""Keyboard focus with the visual board: where a person expects it; scenes are dialogs."""

from typing import Final

from playwright.sync_api import Browser, Page, expect

from tests.browser.game_scenes import hold, mine
from tests.browser.hearing import Listener
from tests.browser.people import BOT, MINE, Person, Table, person

TABLE: Final = "main"
SCENE: Final = "[role=alertdialog]"
WHERE: Final = """() => {
  const at = document.activeElement
  return at === document.body ? "nowhere" : at.closest("dialog, [role=alertdialog], header, main")?.localName
}"""


def test_a_table_that_opens_has_the_focus_and_so_has_one_that_is_loaded_anew(ana: Person) -> None:
    mine(ana, 3)
    expect(ana.page.locator(TABLE)).to_be_focused()
    ana.page.reload()
    ana.wait_for_turn()
    expect(ana.page.locator(TABLE)).to_be_focused()


def test_after_a_dialog_the_focus_is_where_it_was(ana: Person) -> None:
    mine(ana, 3)
    page = ana.page
    for letter in ("l", "t"):
        page.keyboard.press(letter)
        expect(page.locator("dialog h2")).to_be_focused()
        page.keyboard.press("Escape")
        expect(page.locator(TABLE)).to_be_focused()
    settings = page.get_by_role("button", name="Table menu")
    settings.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog h2").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(settings).to_be_focused()


def test_after_a_move_the_focus_is_at_the_table(ana: Person) -> None:
    mine(ana, 3)
    page = ana.page
    card, at = page.locator("[data-hand='0']"), Listener(ana)
    before = at.version()
    card.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("d")
    expect(page.locator("[data-throw]")).to_be_focused()
    page.keyboard.press("Enter")
    ana.until(lambda: at.version() != before, "the card was discarded")
    ana.wait_for_turn()
    ana.until(lambda: page.evaluate(WHERE) == "main", "the focus is at the table")
    expect(page.locator("dialog")).to_have_count(0)


def scene(page: Page) -> None:
    """A scene holds: it is a dialog, and has the focus."""
    expect(page.locator(f"{SCENE} button")).to_be_focused()
    expect(page.locator(SCENE)).to_have_attribute("aria-modal", "true")
    expect(page.locator(SCENE)).to_have_attribute("aria-owns", "scene")


def test_a_scene_is_a_dialog_that_keeps_and_returns_focus(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", pace="normal") as ana:
        code = ana.open_table("saboteur", MINE, BOT, BOT, options={"first_seat": 1}, start=True)
        page = ana.go(f"#/t/{code}")
        scene(page)
        page.keyboard.press("Tab")
        role = page.locator("#scene button")
        expect(role).to_be_focused()  # the role card can be turned over by keyboard
        page.keyboard.press("Enter")
        expect(page.locator("#scene")).to_contain_text("only you")
        page.keyboard.press("Tab")
        expect(page.locator(f"{SCENE} button")).to_be_focused()
        page.keyboard.press("Escape")
        expect(page.locator(SCENE)).to_have_count(0)
        ana.wait_for_turn()
        expect(page.locator(TABLE)).to_be_focused()


def test_what_is_looked_at_is_said_once_and_a_preview_when_it_changes(ana: Person) -> None:
    listener = Listener(ana)
    mine(ana, 3, "map")
    page = ana.page
    hold(ana, "map")
    page.locator("[data-goal='1'] [data-offer]").click()
    listener.hears("Only you will see what lies there")
    page.locator(".do .primary").click()
    listener.hears("You look at the")
    page.get_by_role("button", name="Table menu").focus()  # everything was shown
    ana.wait_for_turn()
    heard = listener.announced
    assert sum("You look at the" in one for one in heard) == 1, heard
    assert sum("Only you will see what lies there" in one for one in heard) == 1, heard
    assert len([one for one in heard if one.startswith("Your turn")]) == len(
        {one for one in heard if one.startswith("Your turn")}
    ), heard
