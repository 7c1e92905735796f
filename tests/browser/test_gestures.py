"""One gesture has one meaning: a first tap shows, a second one executes; optionally with a
confirmation.
"""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.ahead import Plan, open_ahead
from tests.browser.people import Person, Table, person
from tests.browser.test_halloween import act, begin, open_halloween
from tests.browser.test_loknroll import LIT

ME = {"kind": "me", "name": "Ana"}
BOT = {"kind": "bot", "level": "random"}
CAN = re.compile(r"\bcan\b")


def test_a_second_tap_places_the_tile_and_only_the_button_turns_it(ana: Person) -> None:
    open_ahead(ana, "ghosts_galore", ME, BOT, plan=Plan(lambda moment: moment.offers("place")))
    page, spot = ana.page, ana.page.locator("[data-field='5'] .spot")
    spot.click()
    expect(page.get_by_role("button", name="Place it")).to_be_visible()
    spot.click()
    expect(page.locator("[data-field='5'] .lies")).to_be_visible()


def test_the_stack_is_lifted_by_a_first_tap_and_drawn_from_by_a_second(ana: Person) -> None:
    open_ahead(ana, "ghosts_galore", ME, BOT, plan=Plan(lambda moment: moment.offers("draw")))
    stack = ana.page.locator(".stack")
    stack.click()
    expect(stack).to_have_class(re.compile("chosen"))
    assert ana.happened("draw") == 0
    stack.click()
    ana.until(lambda: ana.happened("draw"), "the second tap did nothing")


@pytest.mark.parametrize("action", ["move", "haunt", "upgrade"])  # with a choice
def test_an_action_begins_with_a_tap_and_is_let_go_of_for_nothing(action: str, ana: Person) -> None:
    open_halloween(ana)
    space = act(ana, 1, action)
    for _ in range(2):
        told = ana.told()
        space.click()
        ana.until(lambda told=told: ana.told() > told, "the tap did nothing")  # type: ignore[misc]
        expect(space).not_to_have_class(CAN)
        ana.page.keyboard.press("Escape")
        expect(space).to_have_class(CAN)


def test_a_rest_is_shown_first_and_taken_by_the_large_button(ana: Person) -> None:
    open_halloween(ana)
    told = ana.told()
    ana.page.locator(".rest.can").first.click()
    go = ana.page.locator(".stage .go")
    expect(go).to_have_text("Do it")
    assert ana.told() == told
    go.click()
    ana.until(lambda: ana.told() > told, "the button did nothing")


def test_a_house_shows_what_it_would_do_and_does_it_at_the_second_tap(ana: Person) -> None:
    open_halloween(ana)
    begin(ana, 1, "move")
    house = ana.page.locator(".whole.walk").first
    house.click()
    expect(ana.page.locator(".stage .go")).to_have_text("Do it")
    assert ana.happened("moved") == 0
    house.click()
    ana.until(lambda: ana.happened("moved"), "the second tap did nothing")


@pytest.mark.parametrize("game", ["saboteur", "ghosts_galore", "loknroll", "halloween"])
def test_who_wants_to_confirm_moves_is_asked(game: str, browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", confirm=True) as ana:
        page = ana.page
        if game == "saboteur":
            code = ana.open_table(game, ME, BOT, BOT, options={"first_seat": 1}, start=True)
            ana.go(f"#/t/{code}")
            page.locator(".hand .can").first.click()
            page.get_by_role("button", name="Discard").click()
        elif game == "ghosts_galore":
            code = ana.open_table(game, ME, BOT, start=True)
            ana.go(f"#/t/{code}")
            page.get_by_role("button", name=re.compile("^Play side")).first.click()
        elif game == "loknroll":
            code = ana.open_table(game, ME, start=True)
            ana.go(f"#/t/{code}")
            page.locator(LIT).first.click()
        else:
            open_halloween(ana)
            begin(ana, 1, "scare")
        asked = page.get_by_role("dialog", name="Make this move?")
        expect(asked).to_be_visible()
        before = page.locator(".table").first.get_attribute("data-version")
        asked.get_by_role("button", name="Not yet").click()
        expect(asked).to_have_count(0)
        assert page.locator(".table").first.get_attribute("data-version") == before
