"""Lok'n'Roll in a browser: by mouse, by finger, by keys, in company and alone."""

import json
import random
import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.ahead import open_ahead
from tests.browser.people import BOT, DESKTOP, MINE, PHONE, Person, Table, person
from tests.browser.test_pages import faults

CAN_BE_LAID: Final = ".hand .piece.can:not([data-type=chaos])"
DARK: Final = ".hand .piece.cannot"
END: Final = "dialog.paper"
LIT: Final = ".actions .primary"
ON_THE_TRACK: Final = "[data-anchor^='spot-']"
PENALTIES: Final = "section.sheet"
MOST_STEPS: Final = 1500  # looks at the table in one game, most of them while others play


def open_loknroll(ana: Person, seats: int = 2, **options: object) -> str:
    options = {"start": "seat_1"} | options
    code = ana.open_table("loknroll", MINE, *[BOT] * (seats - 1), options=options, start=True)
    ana.go(f"#/t/{code}")
    ana.page.wait_for_selector(".lok")
    return code


def press_what_is_lit(ana: Person) -> None:
    """The button that carries out what is shown, or the first card that could be used."""
    wanted = [f"{PENALTIES} .primary", LIT, CAN_BE_LAID, ".actions .button"]
    # at once, not when it is stable: the bots may be quicker than a look
    ana.page.evaluate(
        """wanted => {
            if (!document.querySelector(".status.mine")) return;
            const found = wanted.map(one => document.querySelector(`${one}:not(:disabled)`));
            found.find(Boolean)?.click();
        }""",
        wanted,
    )


def play_until(ana: Person, reached: Callable[[], bool]) -> None:
    """Press what is lit until something is seen."""
    for _ in range(MOST_STEPS):
        if reached():
            return
        press_what_is_lit(ana)
        ana.page.wait_for_timeout(20)
    raise AssertionError("a whole game went by without it")


def can_lay(ana: Person) -> bool:
    """Whether it is a turn in which a card of the hand can be laid."""
    page = ana.page
    return page.locator(CAN_BE_LAID).count() > 0 and page.locator(PENALTIES).count() == 0


def reach_a_turn(ana: Person) -> None:
    """Until a card of the hand can be laid, and nothing is chosen."""
    play_until(ana, lambda: can_lay(ana))
    ana.page.keyboard.press("Escape")


def penalty_cards(ana: Person) -> int:
    return ana.page.locator(f"{PENALTIES} .row .piece").count()


def seen_part(card: Locator) -> tuple[float, float]:
    """A place on a card of the hand that its right neighbour leaves free."""
    box = card.bounding_box()
    assert box is not None
    return box["x"] + 12, box["y"] + box["height"] / 2


def test_a_chosen_card_shows_its_odds_and_a_click_on_its_preview_lays_it(ana: Person) -> None:
    open_loknroll(ana)
    reach_a_turn(ana)
    page = ana.page
    page.mouse.click(*seen_part(page.locator(CAN_BE_LAID).first))
    expect(page.get_by_label("The odds")).to_contain_text(re.compile(r"\d+ %"))
    expect(page.locator(LIT)).to_contain_text("Lay")
    before = ana.happened("laid")
    page.locator(".preview").click()
    ana.until(lambda: ana.happened("laid") > before, "no card was laid")


def test_a_card_is_dragged_from_the_hand_to_the_track(ana: Person) -> None:
    open_loknroll(ana)
    reach_a_turn(ana)
    page = ana.page
    x, y = seen_part(page.locator(CAN_BE_LAID).first)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 300, steps=8)
    expect(page.locator(".preview")).to_be_visible()
    before = ana.happened("laid")
    page.mouse.up()
    ana.until(lambda: ana.happened("laid") > before, "no card was laid")


def test_a_card_with_two_ways_is_turned_by_its_key(ana: Person) -> None:
    open_loknroll(ana)
    page = ana.page
    page.wait_for_selector(".preview .outline")
    before = page.locator(".preview").get_attribute("data-way")
    page.keyboard.press("r")
    expect(page.locator(f".preview[data-way='{before}']")).to_have_count(0)


def test_a_dark_card_is_explained_with_its_rule(ana: Person) -> None:
    open_loknroll(ana, seats=1)
    page = ana.page
    dark, penalties = page.locator(DARK), page.locator(PENALTIES)
    for _ in range(2):  # what was pressed last may still change the hand
        play_until(ana, lambda: dark.count() > 0 and penalties.count() == 0)
        page.wait_for_timeout(300)
    page.mouse.click(*seen_part(dark.first))
    expect(page.locator(".toast .rule")).to_have_text(re.compile(r"L[24]\.\d"))


ONE_PENALTY: Final = "choice.type === 'accept' && choice.shows.order.length === 1"


def test_one_penalty_card_is_paired_or_put_down_by_one_press(ana: Person) -> None:
    likes = "choice.type === 'pass' ? 1 : 0"
    open_ahead(ana, "loknroll", MINE, BOT, wanted=ONE_PENALTY, likes=likes)
    before = ana.view()["me"]["points"]["pile"]
    sheet = ana.page.get_by_role("region", name="One penalty card")
    expect(sheet.locator(".buttons button")).to_have_count(2)
    expect(sheet.get_by_role("checkbox")).to_have_count(0)
    expect(sheet.get_by_role("button", name="Put it down")).to_be_enabled()
    sheet.get_by_role("button", name="Pair them").click()
    ana.until(lambda: ana.happened("put"), "nothing was paired")
    assert ana.view()["me"]["points"]["pile"] < before


def test_penalty_cards_are_dragged_into_order_and_the_best_order_is_one_click(ana: Person) -> None:
    open_loknroll(ana, seats=1)
    play_until(ana, lambda: penalty_cards(ana) > 1)
    page = ana.page
    cards = page.locator(f"{PENALTIES} .row .piece")
    names = [text.split(",")[0] for text in cards.locator(".hidden-text").all_inner_texts()]
    assert len(names) > 1
    x, y = seen_part(cards.last)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(seen_part(cards.first)[0], y, steps=8)
    page.mouse.up()
    moved = [text.split(",")[0] for text in cards.locator(".hidden-text").all_inner_texts()]
    assert moved == [names[-1], *names[:-1]]
    page.get_by_role("button", name="Best order").click()
    expect(page.locator(PENALTIES)).to_have_count(0)


def test_a_whole_game_by_arrows_and_enter(ana: Person) -> None:
    open_loknroll(ana)
    page, presses, chance = (
        ana.page,
        0,
        random.Random(7),
    )  # by chance: a fixed pattern may go round in circles
    for _ in range(MOST_STEPS):
        if page.locator(END).count():
            break
        if not ana.is_to_act():
            page.wait_for_timeout(20)
            continue
        presses += 1
        for _ in range(chance.randint(1, 5)):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    assert presses > 18
    expect(page.locator(END)).to_contain_text("cards in hand")
    expect(page.locator(END)).to_contain_text("Piles, turn by turn")


def test_a_game_alone_keeps_its_record_and_can_be_seen_again_with_other_eyes(ana: Person) -> None:
    code = open_loknroll(ana, seats=1)
    page = ana.page
    play_until(ana, lambda: page.locator(END).count() > 0)
    expect(page.locator(END)).to_contain_text("A new record!")
    kept = page.evaluate("localStorage.getItem('farol-loknroll-records')")
    assert re.fullmatch(r'\{"standard table":\[\d+\]\}', kept)
    settings = json.dumps({"language": "en", "theme": "dark", "motion": "on"})
    page.evaluate("value => localStorage.setItem('farol-settings', value)", settings)
    ana.go(f"#/replay/{code}")
    page.reload()
    page.wait_for_selector(".lok")
    for place in range(8):
        page.keyboard.press("ArrowRight")
        page.locator("select.field").select_option(["0", ""][place % 2])
        page.locator("select.field").blur()
    expect(page.locator(ON_THE_TRACK).first).to_be_visible()


def test_laura_has_her_seat_and_her_card_is_laid_for_her(ana: Person) -> None:
    open_loknroll(ana, seats=1, mode="laura", laura_placed_by_player=True)
    page = ana.page
    play_until(ana, lambda: "Laura's card" in page.locator(".status").inner_text())
    play_until(ana, lambda: "Laura's card" not in page.locator(".status").inner_text())
    expect(page.locator("[data-anchor='seat-laura']")).to_contain_text("one point a card")


def test_it_plays_on_a_phone_in_spanish_by_tapping(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE, language="es") as ana:
        open_loknroll(ana, seats=4)
        reach_a_turn(ana)
        page = ana.page
        expect(page.locator(".status")).to_contain_text("Tu turno")
        page.touchscreen.tap(*seen_part(page.locator(CAN_BE_LAID).first))
        expect(page.get_by_label("Las probabilidades")).to_be_visible()
        before = ana.happened("laid")
        page.locator(LIT).tap()
        ana.until(lambda: ana.happened("laid") > before, "no card was laid")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        page.keyboard.press("t")
        expect(page.locator("dialog")).to_contain_text("Vía, desde la cola hasta el final")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(theme: str, browser: Browser, server: Table) -> None:
    for size in (DESKTOP, PHONE):
        with person(browser, server.url, "Ana", size=size, theme=theme) as ana:
            open_loknroll(ana, seats=1)
            ana.wait_for_turn()
            assert faults(ana) == []
            reach_a_turn(ana)
            ana.page.mouse.click(*seen_part(ana.page.locator(CAN_BE_LAID).first))
            assert faults(ana) == []
            play_until(ana, lambda ana=ana: penalty_cards(ana) > 0)  # type: ignore[misc]
            assert faults(ana) == []
