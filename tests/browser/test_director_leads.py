"""Each scene on a phone: in order, fully visible, held, and confirmed; prepared, with known
dice.
"""

from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.game_scenes import acts, lays
from tests.browser.leads import Lead, happens
from tests.browser.people import PHONE, Person, Seen, Table, person
from tests.browser.test_director import HOLD
from tests.browser.watching import check_order, moments, watch

SCENE: Final = ".hold.scene button"
BAR: Final = ".table > header, .hold"
# Whether the scene is inside the board and not covered in its middle.
SEEN: Final = """([shown, over]) => {
  const [board, box] = ["main", shown].map((one) => document.querySelector(one).getBoundingClientRect())
  const inside = box.top >= board.top && box.bottom <= board.bottom + 1 && box.left >= -1 && box.right <= board.right + 1
  const covers = [...document.querySelectorAll(over)].map((one) => one.getBoundingClientRect()).some((other) =>
    other.left < box.right && box.left < other.right && other.top < box.bottom && box.top < other.bottom)
  return [inside, covers]
}"""


def five_dice(events: list[Seen], _before: Seen) -> bool:
    """A derailment after more dice than one throw."""
    dice = sum(event["dice"] for event in events if event["kind"] == "thrown")
    return dice > 4 and any(event["kind"] == "derailed" for event in events)


def ends_round(events: list[Seen], before: Seen) -> bool:
    """Seat A is the last of a round of Halloween, and ends its turn."""
    return before["first"] == 1 and any(event["kind"] == "turn_ended" for event in events)


def scares_first(seat: int, choice: Seen) -> float:
    """Seat A prefers to scare, and nobody else: only the first scare of a game is a scene."""
    return acts("scare" if seat == 0 else "summon")(seat, choice) - (
        0.9 if seat != 0 and choice.get("action") == "scare" else 0.0
    )


DERAILED: Final = Lead("loknroll", 3, five_dice, lays)
SCARED: Final = Lead("halloween", 3, happens("scared"), scares_first)
WON: Final = Lead("halloween", 3, happens("fight_won"), acts("fight"))
LOST: Final = Lead("halloween", 3, happens("fight_lost"), acts("fight"))
ROUND: Final = Lead("halloween", 3, ends_round, acts("summon"))
MAP: Final = Lead("saboteur", 4, happens("looked"))
PLACED: Final = Lead("ghosts_galore", 3, happens("placed"))


# Constant within a scene, which may be over before the test looks.
LOOK: Final = f"""(arg) => {{
  const seen = {SEEN}
  window.looks = []
  const look = () => {{
    if (document.querySelector(".hold.scene") && document.querySelector(arg[0])) window.looks.push(seen(arg).join())
    requestAnimationFrame(look)
  }}
  look()
}}"""


def comes_to_a_scene(ana: Person, lead: Lead, shown: str = "main", over: str = ".none") -> Page:
    """The move that leads to the scene, with everything shown on the way."""
    page, place = ana.page, lead.open(ana)
    watch(page)
    page.evaluate(LOOK, [shown, over])
    page.keyboard.press("l")
    page.locator("dialog ol button").nth(place).click()
    ana.until(lambda: any(one.hold for one in moments(page)), "nothing holds")
    seen = moments(page)
    check_order(seen)
    held = [one for one in seen if one.hold]
    assert held[0].banner not in ("", "Let\u2019s see…")
    assert not any(one.mine for one in held)
    return page


@pytest.mark.parametrize(
    ("lead", "shown", "over"),
    [
        pytest.param(DERAILED, ".loco svg", ".lok .dice, .hold", id="derailment"),
        pytest.param(WON, ".stage", ".hold", id="fight won"),
        pytest.param(LOST, ".stage", ".hold", id="fight lost"),
        pytest.param(MAP, ".peek .card", ".hold, .peek .paper", id="map"),
    ],
)
def test_a_scene_is_seen_whole_and_goes_on_when_i_say_so(
    lead: Lead, shown: str, over: str, browser: Browser, server: Table
) -> None:
    with person(browser, server.url, "Ana", size=PHONE, motion="on", pace="normal") as ana:
        page = comes_to_a_scene(ana, lead)
        page.wait_for_function(f"arg => ({SEEN})(arg).join() === 'true,false'", arg=[shown, over])
        page.locator(HOLD).click()
        expect(page.locator(SCENE)).to_have_count(0)


@pytest.mark.parametrize(
    ("lead", "shown", "over"),
    [
        pytest.param(SCARED, ".looming .ghost", f"{BAR}, .scene-sheet", id="scare"),
        pytest.param(ROUND, ".scene-sheet", BAR, id="round"),
        pytest.param(PLACED, ".scene-sheet", BAR, id="tiles"),
    ],
)
def test_a_scene_that_comes_up_often_is_short_and_covers_neither_the_bar_nor_what_it_shows(
    lead: Lead, shown: str, over: str, browser: Browser, server: Table
) -> None:
    with person(browser, server.url, "Ana", size=PHONE, motion="on", pace="normal") as ana:
        page = comes_to_a_scene(ana, lead, shown, over)
        assert any(one.scene for one in moments(page))
        expect(page.locator(".scene-sheet")).to_have_count(0)  # by itself, after its countdown
        assert page.evaluate("() => window.looks.at(-1)") == "true,false"


def test_all_dice_of_a_derailment_stay_in_sight(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE, pace="normal") as ana:
        page = comes_to_a_scene(ana, DERAILED)
        dice = sum(event["dice"] for event in told(ana) if event["kind"] == "thrown")
        assert dice > 4
        expect(page.locator(".die")).to_have_count(dice)


@pytest.mark.parametrize("lead", [pytest.param(WON, id="won"), pytest.param(LOST, id="lost")])
def test_both_dice_of_a_fight_lie_there_also_for_who_has_not_seen_them_fall(
    lead: Lead, browser: Browser, server: Table
) -> None:
    with person(browser, server.url, "Ana", size=PHONE, pace="normal") as ana:
        page = comes_to_a_scene(ana, lead)
        expect(page.locator(".stage .die")).to_have_count(2)


def told(ana: Person) -> list[Seen]:
    steps = [step for frame in ana.heard for step in frame.get("steps", [])]
    return [event for step in steps for event in step["events"]]
