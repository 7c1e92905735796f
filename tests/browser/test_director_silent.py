"""Forced moves are shown and announced in every game, and only during their turn."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from farol.core.state import State
from farol.games import ALL
from tests.browser.ahead import Plan, ahead, open_ahead
from tests.browser.game_scenes import passes
from tests.browser.leads import come_to
from tests.browser.people import BOT, MINE, OPEN, Person, Table, person
from tests.browser.test_director import HOLD, LOG, MINE_NOW
from tests.browser.test_director_games import GAMES, IN_TURN, STEP, TABLE, seen
from tests.browser.watching import moments, watch

SAID: Final = ".status p"
TOAST: Final = ".toast p"
FORCED: Final = "There was nothing else to do. "
STANDS_IN: Final = "A bot plays for Bea from now on."
MOVED: Final = f"""before => document.querySelector(".hold.scene")
  || Number(document.querySelector("{TABLE}").dataset.version) > before"""
MOST_STOPS: Final = 12
FORCED_TURNS: Final = ("loknroll", "halloween", "saboteur")
# Whole turns; nobody passes in Saboteur, where all hands end together, or in Ghosts Galore.
PASSES: Final = {
    "loknroll": ("pass", "Brasa passes."),
    "halloween": ("end_turn", "Brasa ends the turn."),
}


@pytest.fixture
def stepping(browser: Browser, server: Table) -> Iterator[Person]:
    """A person who confirms each move, without motion, and so sees everything."""
    with person(browser, server.url, "Ana", pace="steps") as somebody:
        yield somebody


def deal(ana: Person, game: str, script: dict[str, object]) -> Page:
    """A table of three that begins with these moves, while Ana watches."""
    code = ana.open_table(game, MINE, BOT, BOT, rehearsal=script)
    page = ana.go(f"#/t/{code}")
    page.get_by_role("button", name="Deal").wait_for()
    watch(page)
    page.get_by_role("button", name="Deal").click()
    return page


def goes_on(ana: Person) -> None:
    """The next move comes, whoever makes it; it may lead to a scene."""
    page, before = ana.page, seen(ana.page)
    page.wait_for_selector(f"{HOLD}, {MINE_NOW}")
    if page.locator(HOLD).count():
        page.locator(HOLD).click()
    else:
        ana.play_from_list(-1)
    page.wait_for_function(MOVED, arg=before)


def is_forced(state: State, last: int | None) -> bool:
    """Ana's turn begins with a forced move."""
    return state.to_act() == 0 and last != 0 and len(state.legal_actions()) == 1


@pytest.mark.parametrize("game", FORCED_TURNS)
def test_a_turn_without_choice_is_told_until_the_next(game: str, stepping: Person) -> None:
    page = deal(stepping, game, come_to(ALL[game], 3, is_forced, passes))
    toast = page.locator(TOAST)
    expect(toast).to_contain_text(FORCED)
    deed = toast.inner_text().removeprefix(FORCED)
    assert deed.startswith("You ")
    expect(page.locator(LOG).filter(has_text=deed).last).to_be_visible()
    page.wait_for_selector(f"{HOLD}, {MINE_NOW}")  # the whole turn was announced
    told = moments(page)
    goes_on(stepping)
    expect(toast).to_have_count(0)
    for one in moments(page)[len(told) :]:
        assert not one.toast or len(one.log) <= len(told[-1].log), one


def test_what_begins_a_turn_without_a_choice_is_told_and_the_question_after_it_stays_in_sight(
    stepping: Person,
) -> None:
    """In Ghosts Galore no whole turn is forced: the first seat draws, and may keep or leave the
    tile.
    """
    game = "ghosts_galore"
    page = deal(stepping, game, come_to(ALL[game], 3, is_forced, passes))
    stepping.wait_for_turn()
    expect(page.locator(SAID)).to_contain_text("Keep the tile or leave it")
    expect(page.locator(LOG).filter(has_text="You turn up").last).to_be_visible()
    assert not any(one.toast for one in moments(page))


@pytest.mark.parametrize("game", PASSES)
def test_a_pass_of_another_is_told_until_the_next_move(game: str, stepping: Person) -> None:
    kind, words = PASSES[game]

    def has_to_pass(state: State, last: int | None) -> bool:
        if state.to_act() != 1 or last == 1 or len(state.legal_actions()) != 1:
            return False
        return ALL[game].action_json(state, state.legal_actions()[0])["type"] == kind

    page = deal(stepping, game, come_to(ALL[game], 3, has_to_pass))
    expect(page.locator(STEP)).to_be_visible()
    assert any(one.banner == words for one in moments(page))
    expect(page.locator(LOG).filter(has_text=words).last).to_be_visible()
    expect(page.locator(MINE_NOW)).to_have_count(0)
    goes_on(stepping)
    expect(page.locator(SAID)).not_to_contain_text(words)


def test_a_seat_that_is_passed_over_says_why(stepping: Person) -> None:
    """Only Ghosts Galore skips seats: those that have claimed a tile."""

    def has_claimed(seat: int, row: list[dict[str, object]]) -> bool:
        return any(one["seat"] == seat for one in row)

    plan = Plan(
        lambda moment: moment.offers("draw") and has_claimed(1, moment.view["row"])  # type: ignore[arg-type]
    )
    open_ahead(stepping, "ghosts_galore", MINE, BOT, BOT, plan=plan)
    page = stepping.page
    panel = page.locator("[data-seat='1']").first
    expect(panel).to_contain_text("has a tile")
    goes_on(stepping)
    expect(panel).to_contain_text("has a tile")


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_stands_in_is_told_and_plays_by_the_name_of_the_seat(
    game: str, stepping: Person, bea: Person
) -> None:
    script = ahead(ALL[game], 3, {}, IN_TURN[game])
    code = stepping.open_table(game, MINE, OPEN, BOT, rehearsal=script)
    page = stepping.go(f"#/t/{code}")
    bea.go(f"#/t/{code}").get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Deal").click()
    stepping.sits_down()  # in Saboteur with my role
    bea.page.wait_for_selector(".status")
    bea.let_a_bot_stand_in()
    toast = page.locator(TOAST)
    expect(toast).to_have_text(STANDS_IN)
    watch(page)
    for _ in range(MOST_STOPS):
        goes_on(stepping)
        page.wait_for_selector(f"{HOLD}, {MINE_NOW}")
        if page.locator(SAID).inner_text().startswith("Bea "):
            break
    expect(page.locator(SAID)).to_contain_text("Bea ")
    expect(page.locator(MINE_NOW)).to_have_count(0)
    assert not any(one.toast for one in moments(page)[-1:])
