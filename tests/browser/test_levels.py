"""Levels of bots: regular by default, shown on every seat, set one by one or for all."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import faults
from tests.browser.people import BOT, MINE, OPEN, PHONE, Person, Table, person

GAMES = {"Saboteur": 4, "Ghosts Galore": 2, "Lok'n'Roll": 2, "Halloween": 2}  # bots of Play now
REGULAR = re.compile("bot, regular")


def shown(page: Page) -> list[str | None]:
    return [one.get_attribute("data-level") for one in page.locator("main [data-level]").all()]


@pytest.mark.parametrize("game", GAMES)
def test_play_now_seats_regulars_and_says_so(game: str, browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE) as ana:
        page = ana.go("")
        page.get_by_role("button", name=f"Play now {game}").click()
        page.wait_for_selector("main [data-level]")
        for size in (PHONE, {"width": 1366, "height": 768}):
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
            expect(page.locator("main [data-level]")).to_have_count(GAMES[game])
            assert set(shown(page)) == {"regular"}
            expect(page.locator("main [data-level]").first).to_have_attribute("aria-label", REGULAR)
            assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_one_control_of_a_new_table_sets_all_bots_and_a_table_may_mix(ana: Person) -> None:
    page = ana.go("#/new/saboteur")
    more = page.get_by_role("button", name="One seat more")
    bots = page.locator("ol select")
    everybody = page.get_by_label("All bots")
    expect(everybody).to_have_value("regular")
    everybody.select_option("novice")
    while more.is_enabled():
        more.click()
    expect(bots).to_have_count(10)
    assert [bots.nth(seat).input_value() for seat in range(1, 10)] == ["bot:novice"] * 9
    bots.nth(3).select_option("bot:expert")
    expect(everybody).to_have_value("")
    assert faults(ana) == []
    page.get_by_role("button", name="Deal").click()
    page.wait_for_selector("main [data-level]")
    assert sorted(map(str, shown(page))) == ["expert"] + ["novice"] * 8


def test_in_the_lobby_the_host_sets_all_and_a_guest_sees_it(ana: Person, bea: Person) -> None:
    code = ana.open_table("saboteur", MINE, OPEN, BOT, BOT)
    page = ana.go(f"#/t/{code}")
    bea.go(f"#/t/{code}").wait_for_selector("main [data-level]")
    assert shown(bea.page) == ["random", "random"]
    expect(bea.page.get_by_label("All bots")).to_have_count(0)
    page.get_by_label("All bots").select_option("expert")
    expect(bea.page.locator("[data-level=expert]")).to_have_count(2)
    page.get_by_label("How strong Candil is").select_option("novice")
    expect(bea.page.locator("[data-level=novice]")).to_have_count(1)
    expect(page.get_by_label("All bots")).to_have_value("")


def test_a_bot_that_stands_in_is_told_and_a_person_has_no_level(ana: Person, bea: Person) -> None:
    code = ana.open_table("saboteur", MINE, OPEN, BOT)
    page = ana.go(f"#/t/{code}")
    bea.go(f"#/t/{code}").get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Deal").click()
    page.wait_for_selector("main [data-level]")
    assert shown(page) == ["random"]
    bea.page.wait_for_selector(".status")
    bea.let_a_bot_stand_in()
    stand_in = page.get_by_role("img", name="a bot stands in, regular")
    expect(stand_in).to_be_visible()
    expect(stand_in).to_contain_text("stand-in")
