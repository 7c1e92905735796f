"""Keyboard only: identity in this browser, and every lesson to its end."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.axe import faults, faults_by_day_and_night
from tests.browser.people import CHOSEN, Person, Table, person
from tests.browser.test_identity import name_of
from tests.browser.test_learn import GAMES

MOST_STOPS = 150  # Tab stops on one page
MOST_SCENES = 60  # scenes and tasks of one lesson
FOCUSED = "one => one === document.activeElement"
# The coach's task, once it is ready.
WAITS_FOR = """() => {
  const offered = [...document.querySelectorAll(".coach footer button:enabled")].map((one) => one.innerText.trim())
  return ["Once more", "Next", "Do it for me"].find((one) => offered.includes(one)) ?? false
}"""
SAYS = "() => document.querySelector('.coach')?.innerText"


def tab_to(somebody: Person, thing: Locator) -> None:
    """Press Tab until it has the focus, and check that it is visible."""
    expect(thing).to_be_enabled()
    for _ in range(MOST_STOPS):
        if thing.evaluate(FOCUSED):
            break
        somebody.page.keyboard.press("Tab")
    else:
        raise AssertionError(f"{MOST_STOPS} presses of Tab do not lead to {thing}")
    assert thing.evaluate("one => getComputedStyle(one).outlineStyle") != "none"


def press(somebody: Person, name: str) -> None:
    """A button of the page, by Tab and Enter."""
    tab_to(somebody, somebody.page.get_by_role("button", name=name, exact=True))
    somebody.page.keyboard.press("Enter")


def test_one_becomes_somebody_else_and_oneself_again_by_keys(ana: Person) -> None:
    ana.may_be_nobody()
    page = ana.go("#/settings")
    press(ana, "Start here as somebody new")
    expect(page.get_by_role("button", name="Switch back to Ana")).to_be_visible()
    assert name_of(ana) is None
    tab_to(ana, page.get_by_label("Your name at the tables"))
    page.keyboard.type("Bea")
    page.keyboard.press("Enter")
    expect(page.get_by_text("From now on you are called that.")).to_be_visible()
    assert name_of(ana) == "Bea"
    press(ana, "Switch back to Ana")
    expect(page.get_by_role("button", name="Switch back to Bea")).to_be_visible()
    assert name_of(ana) == "Ana"
    tab_to(ana, page.get_by_role("button", name="Sign out").first)
    page.keyboard.press("Enter")
    expect(page.get_by_text("You are signed out here.")).to_be_visible()
    assert name_of(ana) is None


@pytest.mark.parametrize("language", ["en", "es"])
def test_axe_finds_nothing_on_ones_own_page(language: str, browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", language=language) as ana:
        ana.go("#/settings").wait_for_selector("#myself")
        ana.page.wait_for_selector("section li")  # a device
        assert faults_by_day_and_night(ana) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson_by_keys(game: str, ana: Person) -> None:
    page = ana.go(f"#/learn/{game}")
    for _ in range(MOST_SCENES):
        wanted = page.wait_for_function(WAITS_FOR).json_value()
        if wanted == "Once more":
            break
        if wanted == "Next":
            said = page.evaluate(SAYS)
            press(ana, "Next")
            page.wait_for_function(f"said => ({SAYS})() !== said", arg=said)
        else:
            do_the_task(ana)
    else:
        raise AssertionError("the lesson does not end")
    assert faults(ana) == []
    press(ana, "Once more")
    expect(page.locator(".coach")).to_contain_text("Scene 1 of")


def do_the_task(ana: Person) -> None:
    """The coach's task, from the list of choices."""
    page, seen = ana.page, ana.page.evaluate(CHOSEN)
    page.keyboard.press("l")
    tab_to(ana, page.locator("dialog[open] ol button").first)
    page.keyboard.press("Enter")
    page.wait_for_function(f"seen => ({CHOSEN})() !== seen", arg=seen)
