"""The notebook at the table, a glance at somebody, and erasure."""

from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.people import BOT, MINE, OPEN, PHONE, Person, Table, person
from tests.browser.test_identity import name_of
from tests.browser.test_saboteur import open_saboteur


def open_notebook(page: Page) -> None:
    """The notes, in a drawer if there is no room for the log beside the board."""
    tab = page.get_by_role("tab", name="Notes")
    if not tab.is_visible():
        page.get_by_role("button", name="Log and chat").click()
    tab.click()
    expect(page.get_by_role("region", name="Notebook")).to_be_visible()


def discard(ana: Person) -> None:
    """The first card of the hand, which no rule forbids."""
    ana.page.keyboard.press("1")
    ana.page.keyboard.press("d")
    ana.page.keyboard.press("Enter")
    ana.until(lambda: ana.happened("discarded"), "I discard")


def test_deeds_are_counted_and_what_is_out_is_told(ana: Person) -> None:
    open_saboteur(ana)
    page = ana.page
    open_notebook(page)
    mine = page.locator(".notebook [data-seat='0']")
    expect(mine).to_contain_text("nothing yet")
    page.get_by_text("Cards still out").click()
    maps = page.locator(".notebook dl div", has_text="map").first
    expect(maps).to_contain_text("of 6")
    discard(ana)
    expect(mine).to_contain_text("discarded 1")


def test_a_tag_is_kept_and_shown_at_the_seat(ana: Person) -> None:
    open_saboteur(ana)
    page = ana.page
    open_notebook(page)
    page.locator(".notebook [data-seat='1'] select").select_option("saboteur")
    expect(page.locator(".panel[data-seat='1'] .thought.doubt")).to_be_visible()
    page.reload()
    expect(page.locator(".panel[data-seat='1'] .thought.doubt")).to_be_visible()


def test_the_notebook_on_a_phone_counts_too(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE) as ana:
        open_saboteur(ana)
        open_notebook(ana.page)
        targets: Any = ana.page.locator(".notebook select").first.bounding_box()
        assert targets["height"] >= 44
        expect(ana.page.locator(".notebook [data-seat='2']")).to_be_visible()


def test_a_glance_is_for_those_who_allow_it(ana: Person, bea: Person) -> None:
    code = ana.open_table("saboteur", MINE, OPEN, BOT, options={"first_seat": 1})
    page = ana.go(f"#/t/{code}")
    bea.go(f"#/t/{code}").get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Deal").click()
    page.wait_for_selector("[data-hand]")
    ana.wait_for_turn()
    open_notebook(page)
    ana.may_be_refused(403)
    page.get_by_role("button", name="Bea: a glance").click()
    expect(page.get_by_text("They keep their games to themselves.")).to_be_visible()


def test_everything_about_somebody_is_deleted_after_a_clear_question(ana: Person) -> None:
    ana.may_be_nobody()
    page = ana.go("#/settings")
    page.get_by_role("button", name="Delete my data").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Backups that the host of this server made before")
    expect(dialog.get_by_role("button", name="Delete everything")).to_be_disabled()
    dialog.get_by_label("I have read this, delete everything").check()
    dialog.get_by_role("button", name="Delete everything").click()
    expect(page.get_by_text("Everything about you is deleted.")).to_be_visible()
    assert name_of(ana) is None


def test_points_that_a_move_would_score_can_be_hidden(ana: Person) -> None:
    page = ana.go("#/settings")
    page.get_by_label("Show what a move would score (+n)").uncheck()
    expect(page.locator("html")).to_have_attribute("data-previews", "off")
    code = ana.open_table("ghosts_galore", MINE, BOT, start=True)
    ana.go(f"#/t/{code}")
    ana.wait_for_turn()
    open_notebook(page)
    expect(page.get_by_text("Tiles not seen yet")).to_be_visible()
