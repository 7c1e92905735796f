"""Lok'n'Roll in a browser: by mouse, by finger, by keys, in company and alone."""

import json
import re
import time
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.ahead import Moment, Plan, open_ahead
from tests.browser.axe import faults, faults_by_day_and_night
from tests.browser.people import BOT, DESKTOP, MINE, PATIENCE, PHONE, Person, Table, person

CAN_BE_LAID: Final = ".hand .piece.can:not([data-type=chaos])"
DARK: Final = ".hand .piece.cannot"
END: Final = "dialog.paper"
LIT: Final = ".actions .primary"
ON_THE_TRACK: Final = "[data-anchor^='spot-']"
PENALTIES: Final = "section.sheet"
LEAST_DEEDS: Final = 8  # of mine in a game of two
TO_PRESS: Final = (f"{PENALTIES} .primary", LIT, CAN_BE_LAID, ".actions .button")
WANTED: Final = """wanted =>
  wanted.map((one) => document.querySelector(`${one}:not(:disabled)`)).find(Boolean)"""


def open_loknroll(ana: Person, seats: int = 2, **options: object) -> str:
    """A table at which I begin, with a card that can lie in several ways."""
    options = {"start": "seat_1"} | options
    players, script = [MINE, *[BOT] * (seats - 1)], {"outcomes": ["draw:turn-b-4"]}
    code = ana.open_table("loknroll", *players, options=options, start=True, rehearsal=script)
    ana.go(f"#/t/{code}")
    ana.page.wait_for_selector(".lok")
    return code


def open_at(ana: Person, wanted: Callable[[Moment], bool], seats: int = 2) -> None:
    """A table at which I have come to such a moment."""
    plan = Plan(wanted, lambda _, choice: float(choice["type"] == "pass"))
    open_ahead(ana, "loknroll", MINE, *[BOT] * (seats - 1), plan=plan)


def is_a_turn(moment: Moment) -> bool:
    """A card of the hand can be laid."""
    return bool(moment.view["phase"] == "act" and moment.offers("lay"))


def is_a_turn_with_a_dark_card(moment: Moment) -> bool:
    return is_a_turn(moment) and any(card["blocked_by"] for card in moment.view["me"]["hand"])


def penalties(moment: Moment) -> int:
    """How many penalty cards wait for their order."""
    orders = [one["shows"]["order"] for one in moment.choices if one["type"] == "accept"]
    return len(orders[0]) if orders else 0


def open_turn(ana: Person, seats: int = 2) -> None:
    """A table at which I can lay a card of my hand, and nothing is chosen."""
    open_at(ana, is_a_turn, seats)
    expect(ana.page.locator(CAN_BE_LAID).first).to_be_visible()
    ana.page.keyboard.press("Escape")


def press_what_is_lit(ana: Person) -> None:
    """The button that carries out what is shown, or the first card that could be used."""
    # at once, not when it is stable: the bots may be quicker than a look
    ana.page.evaluate(
        f"""wanted => {{
            if (document.querySelector(".status.mine")) ({WANTED})(wanted)?.click();
        }}""",
        TO_PRESS,
    )


def press_by_keys(ana: Person) -> None:
    """By arrows to what is lit, round all that can be chosen, and Enter. If the bots are quicker than
    the arrows, nothing is pressed."""
    if not ana.is_to_act():
        return
    here = f"wanted => document.activeElement === ({WANTED})(wanted)"
    for _ in range(ana.page.locator("[data-pick]").count() + 1):
        ana.page.keyboard.press("ArrowRight")
        if ana.page.evaluate(here, TO_PRESS):
            ana.page.keyboard.press("Enter")
            return


def play_until(
    ana: Person, reached: Callable[[], bool], press: Callable[[Person], None] = press_what_is_lit
) -> None:
    """Press what is lit until something is seen."""
    told, end = ana.told(), time.monotonic() + PATIENCE
    while not reached():
        press(ana)
        ana.page.wait_for_timeout(20)
        if ana.told() > told:
            told, end = ana.told(), time.monotonic() + PATIENCE
        assert time.monotonic() < end, "the table has stopped without it"


def seen_part(card: Locator) -> tuple[float, float]:
    """A place on a card of the hand that its right neighbour leaves free."""
    box = card.bounding_box()
    assert box is not None
    return box["x"] + 12, box["y"] + box["height"] / 2


def test_a_chosen_card_shows_its_odds_and_a_click_on_its_preview_lays_it(ana: Person) -> None:
    open_turn(ana)
    page = ana.page
    page.mouse.click(*seen_part(page.locator(CAN_BE_LAID).first))
    expect(page.get_by_label("The odds")).to_contain_text(re.compile(r"\d+\s%"))
    expect(page.locator(LIT)).to_contain_text("Lay")
    before = ana.happened("laid")
    page.locator(".preview").click()
    ana.until(lambda: ana.happened("laid") > before, "no card was laid")


def test_a_card_is_dragged_from_the_hand_to_the_track(ana: Person) -> None:
    open_turn(ana)
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
    open_at(ana, is_a_turn_with_a_dark_card, seats=1)
    page = ana.page
    expect(page.locator(DARK).first).to_be_visible()
    page.mouse.click(*seen_part(page.locator(DARK).first))
    expect(page.locator(".toast .rule")).to_have_text(re.compile(r"L[24]\.\d"))


def test_one_penalty_card_is_paired_or_put_down_by_one_press(ana: Person) -> None:
    open_at(ana, lambda moment: penalties(moment) == 1)
    before = ana.view()["me"]["points"]["pile"]
    sheet = ana.page.get_by_role("region", name="One penalty card")
    expect(sheet.locator(".buttons button")).to_have_count(2)
    expect(sheet.get_by_role("checkbox")).to_have_count(0)
    expect(sheet.get_by_role("button", name="Put it down")).to_be_enabled()
    sheet.get_by_role("button", name="Pair them").click()
    ana.until(lambda: ana.happened("put"), "nothing was paired")
    assert ana.view()["me"]["points"]["pile"] < before


def test_penalty_cards_are_dragged_into_order_and_the_best_order_is_one_click(ana: Person) -> None:
    open_at(ana, lambda moment: penalties(moment) > 1, seats=1)
    page = ana.page
    cards = page.locator(f"{PENALTIES} .row .piece")
    expect(cards.first).to_be_visible()
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
    page = ana.page
    play_until(ana, lambda: page.locator(END).count() > 0, press_by_keys)
    assert ana.happened("laid") + ana.happened("rode") > LEAST_DEEDS
    expect(page.locator(END)).to_contain_text("cards in hand")
    expect(page.locator(END)).to_contain_text("Piles, turn by turn")


def test_practice_is_told_before_and_sets_no_record(ana: Person) -> None:
    code = open_loknroll(ana, seats=1)
    page = ana.page
    undo = page.get_by_role("button", name="Undo")
    play_until(ana, ana.undo_is_practice)
    undo.click()
    dialog = page.get_by_role("dialog", name="Take it back for practice?")
    dialog.get_by_role("button", name="Play on").click()
    expect(page.locator("header .practice")).to_have_count(0)
    undo.click()
    dialog.get_by_role("button", name="Take it back").click()
    expect(page.locator("header .practice")).to_have_text("Practice")
    play_until(ana, lambda: page.locator(END).count() > 0)
    expect(page.locator(END)).to_contain_text("Practice.")
    expect(page.locator(END)).not_to_contain_text("A new record!")
    assert page.evaluate("localStorage.getItem('farol-loknroll-records')") is None
    expect(ana.go("#/history").locator("tr", has_text="Practice").first).to_be_visible()
    ana.go(f"#/replay/{code}")
    expect(page.locator("header").get_by_text("Practice")).to_be_visible()


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


def test_its_poster_offers_three_ways_to_play_alone_with_the_record_to_beat(ana: Person) -> None:
    page = ana.go("")
    page.evaluate("localStorage.setItem('farol-loknroll-records', '{\"standard table\":[31]}')")
    page.reload()
    page.get_by_role("button", name="Play alone Lok'n'Roll").click()
    ways = page.get_by_role("dialog").locator("li button")
    expect(ways).to_have_count(3)
    expect(ways.nth(0)).to_contain_text("Your record: 31")
    expect(ways.nth(1)).to_contain_text("No record yet")
    assert faults(ana) == []
    ways.nth(2).click()
    expect(page.locator("[data-anchor='seat-laura']")).to_contain_text("Laura")


def test_laura_has_her_seat_and_her_card_is_laid_for_her(ana: Person) -> None:
    open_loknroll(ana, seats=1, mode="laura", laura_placed_by_player=True)
    page = ana.page
    play_until(ana, lambda: "Laura's card" in page.locator(".status").inner_text())
    play_until(ana, lambda: "Laura's card" not in page.locator(".status").inner_text())
    expect(page.locator("[data-anchor='seat-laura']")).to_contain_text("one point a card")


def test_it_plays_on_a_phone_in_spanish_by_tapping(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE, language="es") as ana:
        open_turn(ana, seats=4)
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


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(size: dict[str, int], browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=size) as ana:
        open_loknroll(ana, seats=1)
        ana.wait_for_turn()
        assert faults_by_day_and_night(ana) == []
        open_turn(ana, seats=1)
        ana.page.mouse.click(*seen_part(ana.page.locator(CAN_BE_LAID).first))
        assert faults_by_day_and_night(ana) == []
        open_at(ana, lambda moment: penalties(moment) > 0, seats=1)
        expect(ana.page.locator(f"{PENALTIES} .row .piece").first).to_be_visible()
        assert faults_by_day_and_night(ana) == []
