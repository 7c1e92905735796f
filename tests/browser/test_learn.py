"""Lessons by doing: one idea, one move, a smile; left, and taken up again."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.people import PHONE, Person, Table, person

GAMES = ("saboteur", "ghosts_galore", "loknroll", "halloween")


def coach_of(somebody: Person) -> Locator:
    return somebody.page.locator(".coach")


# Looking and pressing are one step: the coach may go on in between.
PRESS = """(until) => {
  const coach = document.querySelector(".coach")
  if (coach?.innerText.includes(until)) return "there"
  const offered = [...(coach?.querySelectorAll("footer button:enabled") ?? [])]
  const next = offered.find((button) => /^(Next|Do it for me)$/.test(button.innerText.trim()))
  next?.click()
  return next ? "pressed" : false
}"""


def go_on(somebody: Person, until: str) -> None:
    """Press what the coach offers, until it says so."""
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


def test_the_coach_covers_nothing_that_can_be_chosen_on_a_phone(
    browser: Browser, server: Table
) -> None:
    with person(browser, server.url, "Ana", size=PHONE) as ana:
        for game in GAMES:
            ana.go(f"#/learn/{game}")
            coach = coach_of(ana)
            coach.get_by_role("button", name="Next").wait_for()
            assert ana.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
            box = coach.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= PHONE["height"]
