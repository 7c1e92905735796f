"""Scenes hold, in order and on their board; past ones can be read and replayed."""

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from farol.core.data import Json
from farol.core.event import Event
from farol.games import ALL
from tests.browser.ahead import Moment, Plan, ahead, open_ahead
from tests.browser.game_scenes import wins
from tests.browser.leads import Lead
from tests.browser.people import BOT, MINE, PHONE, Person, Seen, Table, person
from tests.browser.test_director import HOLD, LOG, MINE_NOW, discard, open_saboteur

LAID: Final = "g.laid"
CHAPTER: Final = "[role=log] .chapter"
ROUND_SHEET: Final = ".sheet"
LIGHT: Final = "div.light"
ROLE: Final = ".scene .card"
UNSEEN: Final = "[data-unseen]"
PIT: Final = ".pit"
FACE_DOWN: Final = "[data-goal][aria-label*='face down']"


PILE: Final = ".own .count:nth-of-type(2)"
# Shown at the pile while the old round's mine is on the board.
WATCH_PILE: Final = """(pile) => {
  window.piles = []
  new MutationObserver(() => {
    const [laid, shown] = [document.querySelectorAll("g.laid").length, document.querySelector(pile)]
    if (laid > 1 && shown) window.piles.push(shown.innerText)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""


def ends_round(moment: Moment) -> int | None:
    """The index of seat A's choice that ends the round."""
    for place, action in enumerate(moment.state.legal_actions()):
        after = moment.state.copy()
        log = list[Event]()
        after.apply(action, log)
        seen = [moment.game.event_view(event, 0) for event in log]
        if any(event is not None and event["kind"] == "round-over" for event in seen):
            return place
    return None


LAST_CARD: Final = Plan(lambda moment: ends_round(moment) is not None)


def last_card(script: Seen, seats: int = 4, **options: Json) -> int:
    """The index of the choice that ends the round in the list."""
    game = ALL["saboteur"]
    state = game.new(seats, options)
    outcomes, actions = list(script["outcomes"]), list(script["actions"])
    while outcomes or actions:
        state.apply((outcomes if state.to_act() < 0 else actions).pop(0))
    place = ends_round(Moment(game, state))
    assert place is not None
    return place


def open_last_card(ana: Person) -> tuple[Page, int]:
    """A table of four at which Ana's next move ends the round; and the index of that move."""
    script = ahead(ALL["saboteur"], 4, {}, LAST_CARD)
    open_ahead(ana, "saboteur", MINE, BOT, BOT, BOT, plan=LAST_CARD)
    return ana.page, last_card(script)


def test_the_old_round_stays_until_one_goes_on_and_the_next_role_lies_on_a_new_board(
    browser: Browser, server: Table
) -> None:
    with person(browser, server.url, "Ana", pace="normal") as ana:
        page, place = open_last_card(ana)
        laid = page.locator(LAID).count()
        assert laid > 1
        page.keyboard.press("l")
        page.locator("dialog ol button").nth(place).click()
        expect(page.locator(ROUND_SHEET)).to_be_visible()
        expect(page.locator(HOLD)).to_be_visible()
        expect(page.locator(f"{ROUND_SHEET} li")).to_have_count(5)  # four roles and the card aside
        assert page.locator(LAID).count() >= laid
        expect(page.locator(FACE_DOWN)).to_have_count(0)
        expect(page.locator(MINE_NOW)).to_have_count(0)
        page.locator(HOLD).click()
        expect(page.locator(ROLE)).to_be_visible()
        expect(page.locator(LAID)).to_have_count(1)  # the start of the new round
        expect(page.locator(FACE_DOWN)).to_have_count(3)
        expect(page.locator(ROUND_SHEET)).to_have_count(0)
        expect(page.locator(UNSEEN)).to_be_visible()
        page.locator(PIT).click(position={"x": 4, "y": 4})  # beside the card
        expect(page.locator(HOLD)).to_have_accessible_name("Turn it over")
        page.locator(HOLD).click()
        expect(page.locator(UNSEEN)).to_have_count(0)
        expect(page.locator(ROLE)).to_be_visible()
        page.locator(HOLD).click()
        expect(page.locator(ROLE)).to_have_count(0)


def finds_treasure(events: list[Seen], before: Seen) -> bool:
    """A move that reaches the treasure, while cards are left to draw, and another round follows."""
    return (
        before["pile"] > 0
        and before["round"] < before["rounds"]
        and any(event["kind"] == "round-over" and event["winners"] == "diggers" for event in events)
    )


def pick(page: Page, place: int) -> None:
    """From the list; the result may hold."""
    page.keyboard.press("l")
    page.locator("dialog ol button").nth(place).click()


TREASURE: Final = Lead("saboteur", 4, finds_treasure, wins)


def test_while_gold_is_shared_the_pile_is_the_old_rounds(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE, pace="normal") as ana:
        place, page = TREASURE.open(ana), ana.page
        left = page.locator(PILE).inner_text()
        page.evaluate(WATCH_PILE, PILE)
        pick(page, place)
        while page.locator(ROLE).count() == 0:
            page.wait_for_selector(f"{HOLD}, {MINE_NOW}")
            if page.locator(ROLE).count():
                break
            if page.locator(HOLD).count():  # the end of the round, and everybody's gold
                page.locator(HOLD).click()
            else:
                pick(page, 0)
                expect(page.locator(MINE_NOW)).to_have_count(0)
        piles: list[str] = page.evaluate("() => window.piles")
        assert set(piles) == {left}
        expect(page.locator(PILE)).not_to_have_text(left)


def test_a_reload_while_gold_is_shared_keeps_the_old_pile(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE, pace="normal") as ana:
        place, page = TREASURE.open(ana), ana.page
        left = page.locator(PILE).inner_text()
        pick(page, place)
        page.locator(HOLD).click()
        ana.wait_for_turn()  # to take gold
        for _ in range(2):
            expect(page.locator(PILE)).to_have_text(left)
            page.reload()
            ana.wait_for_turn()


def test_a_reload_within_a_scene_arrives_after_it(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", pace="normal") as ana:
        page, place = open_last_card(ana)
        page.keyboard.press("l")
        page.locator("dialog ol button").nth(place).click()
        expect(page.locator(ROUND_SHEET)).to_be_visible()
        page.reload()
        page.wait_for_selector(".board")
        expect(page.locator(ROUND_SHEET)).to_have_count(0)


@pytest.mark.parametrize("game", ["loknroll", "ghosts_galore", "halloween", "saboteur"])
def test_the_log_is_beside_every_board_and_lines_light_their_place(ana: Person, game: str) -> None:
    code = ana.open_table(game, MINE, BOT, BOT, start=True)
    page = ana.go(f"#/t/{code}")
    for pick in range(3):
        ana.wait_for_turn()
        ana.play_from_list(pick)
    expect(page.locator(CHAPTER).last).to_have_attribute("aria-expanded", "true")
    own = page.locator(LOG).filter(has_text="You ")
    expect(own.first).to_be_visible()
    assert page.locator(LOG).filter(has_text="Ana ").count() == 0
    placed = page.locator(f"{LOG} button.line").last
    placed.hover()
    expect(page.locator(LIGHT)).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.locator(LIGHT)).to_have_count(0)


def test_a_watcher_hears_of_everybody_by_name(ana: Person, bea: Person) -> None:
    code = ana.open_table("saboteur", MINE, BOT, BOT, options={"first_seat": 1}, start=True)
    ana.go(f"#/t/{code}")
    ana.wait_for_turn()
    page = bea.go(f"#/t/{code}")
    page.wait_for_selector(".board")
    discard(ana.page)
    expect(page.locator(LOG).filter(has_text="Ana discards").first).to_be_visible()
    assert page.locator(LOG).filter(has_text="You ").count() == 0


def test_pace_and_sound_are_at_hand_on_a_phone(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE) as ana:
        code = ana.open_table("loknroll", MINE, BOT, start=True)
        page = ana.go(f"#/t/{code}")
        sound = page.get_by_role("button", name="Sound")
        expect(sound).to_have_attribute("aria-pressed", "true")
        sound.click()
        expect(sound).to_have_attribute("aria-pressed", "false")
        page.get_by_label("How fast moves are shown").select_option("steps")
        stored = page.evaluate("() => JSON.parse(localStorage.getItem('farol-settings'))")
        assert stored["sound"] is False
        assert stored["pace"] == "steps"


def test_the_banner_tells_of_others_never_asks_for_them(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", pace="steps") as ana:
        page = open_saboteur(ana)
        discard(page)
        expect(page.locator(HOLD)).to_be_visible()
        expect(page.locator(".status p")).to_contain_text(re.compile("^Brasa "))
        said = page.locator(".status p").inner_text()
        expect(page.locator(LOG).last).to_contain_text(said)


def test_a_line_of_the_log_on_a_phone_leads_to_its_place(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE) as ana:
        code = ana.open_table("saboteur", MINE, BOT, BOT, options={"first_seat": 1}, start=True)
        page = ana.go(f"#/t/{code}")
        ana.wait_for_turn()
        discard(page)
        ana.wait_for_turn()
        page.get_by_role("button", name="Log and chat").click()
        page.locator("dialog button.line").last.click()
        expect(page.locator("dialog")).to_have_count(0)
        expect(page.locator(LIGHT)).to_be_visible()


def test_a_replay_has_chapters_a_pace_a_log_and_a_way_back(ana: Person) -> None:
    code = ana.open_table("ghosts_galore", MINE, BOT, start=True)
    page = ana.go(f"#/t/{code}")
    ana.wait_for_turn()
    ana.let_a_bot_stand_in()
    ana.until(ana.table_is_over, "the bots play on")
    ana.go(f"#/replay/{code}")
    expect(page.locator("footer .chapter").first).to_be_visible()
    page.get_by_role("button", name="Moments").click()
    page.locator("dialog .moment.opens").nth(2).click()
    expect(page.locator("header").first).to_contain_text("Round 3")
    expect(page.locator(CHAPTER).last).to_contain_text("Round 3")
    expect(page.get_by_label("How fast moves are shown")).to_have_count(1)
    page.get_by_role("link", name="Result").click()
    expect(page).to_have_url(f"{ana.url}/#/t/{code}")
