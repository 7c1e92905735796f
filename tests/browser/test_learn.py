"""Lessons: one idea, one move, a confirmation; interrupted and continued."""

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.matrix import Look, faults_in
from tests.browser.people import DESKTOP, PHONE, Person, Table, person

GAMES = ("saboteur", "ghosts_galore", "loknroll", "halloween")
SMALL_PHONE = {"width": 320, "height": 568}
# The tightest sizes: for the board under the coach, for both of them, and for the log.
ROOMS = (Look(320, 568), Look(844, 390), Look(1366, 650))


def coach_of(somebody: Person) -> Locator:
    return somebody.page.locator(".coach")


# Find and press in one step: the coach may continue in between.
PRESS = """(until) => {
  const coach = document.querySelector(".coach")
  if (coach?.innerText.includes(until)) return "there"
  const offered = [...(coach?.querySelectorAll("footer button:enabled") ?? [])]
  const next = offered.find((button) => /^(Next|Do it for me)$/.test(button.innerText.trim()))
  next?.click()
  return next ? "pressed" : false
}"""


def go_on(somebody: Person, until: str) -> None:
    """Press the coach's button, until a condition."""
    while somebody.page.wait_for_function(PRESS, arg=until).json_value() != "there":
        continue


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_goes_from_scene_to_scene_to_its_end(game: str, ana: Person) -> None:
    ana.go(f"#/learn/{game}")
    expect(coach_of(ana)).to_contain_text("Scene 1 of")
    go_on(ana, "That is all you need")
    coach_of(ana).get_by_role("button", name="Once more").click()
    expect(coach_of(ana)).to_contain_text("Scene 1 of")


def test_a_card_is_laid_by_two_taps_and_the_coach_smiles(ana: Person) -> None:
    page = ana.go("#/learn/saboteur")
    go_on(ana, "Dig!")
    place = page.get_by_role("button", name="Choose a card")
    expect(place).to_be_visible()
    page.locator(".hand .can").first.click()
    page.locator(".place").first.click()
    expect(coach_of(ana)).to_contain_text("Dig!")
    page.locator(".place").first.click()
    expect(coach_of(ana)).to_contain_text("Well dug")


def test_a_lesson_is_left_and_taken_up_where_one_was(ana: Person) -> None:
    ana.go("#/learn/halloween")
    go_on(ana, "Summon:")
    ana.go("#/")
    expect(ana.page.get_by_text("No open tables")).to_be_visible()
    ana.go("#/learn/halloween")
    expect(coach_of(ana)).to_contain_text("Summon:")
    ana.page.reload()
    expect(coach_of(ana)).to_contain_text("Summon:")


def test_the_coach_and_the_board_leave_each_other_room(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", language="es") as ana:
        for game in GAMES:
            ana.go(f"#/learn/{game}")
            coach_of(ana).locator("footer button:enabled").wait_for()
            assert faults_in(ana.page, ROOMS) == [], game


def test_a_phone_shows_the_coach_and_lights_what_it_means(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=SMALL_PHONE) as ana:
        page = ana.go("#/learn/halloween")
        coach = coach_of(ana)
        coach.get_by_role("button", name="Next").wait_for()
        page.locator(".table").evaluate("table => table.scrollTo(0, table.scrollHeight)")
        expect(coach).to_be_in_viewport(ratio=0.99)
        page.get_by_role("button", name="Players").tap()
        page.wait_for_function(PRESS, arg="Scene 2 of")
        expect(coach).to_contain_text("Choose Summon in section 1")
        summon = page.locator("[data-drop='act 1 summon']")
        expect(summon).to_have_class(re.compile("hinted"))
        expect(summon).to_be_in_viewport(ratio=0.99)
        summon.tap()  # one tap begins the action
        ghost = page.locator("[data-ghost='ghost police_station blue']")
        expect(ghost).to_have_class(re.compile("hinted"))  # in the tab that shows the town
        expect(ghost).to_be_in_viewport(ratio=0.9)
        ghost.tap()
        page.locator(".stage .go").tap()
        expect(coach).to_contain_text("A new ghost")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_begins_with_words(game: str, browser: Browser, server: Table) -> None:
    """Even where scenes hold, such as a role card."""
    with person(browser, server.url, "Ana", pace="normal", motion="on") as ana:
        page = ana.go(f"#/learn/{game}")
        expect(coach_of(ana).locator("p")).not_to_be_empty()
        expect(page.locator(".hold")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "laptop"])
def test_lay_and_roll_does_both_in_a_lesson(
    size: dict[str, int], browser: Browser, server: Table
) -> None:
    with person(browser, server.url, "Ana", size=size, pace="normal", motion="on") as ana:
        page = ana.go("#/learn/loknroll")
        go_on(ana, "end of the track")
        page.locator(".hand .hinted").first.click()
        page.locator(".actions .primary").click()
        expect(coach_of(ana).get_by_role("button", name="Next")).to_be_enabled()
