"""Lok'n'Roll in a browser: by mouse, by finger, by keys, in company and alone."""

import re
from typing import Final

from playwright.sync_api import Browser, expect

from tests.browser.people import BOT, MINE, PHONE, Person, Table, person

CAN_BE_LAID: Final = ".hand .piece.can:not(:has-text('chaos'))"
LIT: Final = ".actions .primary"
ON_THE_TRACK: Final = "[data-anchor^='spot-']"
PENALTIES: Final = "section.sheet"


def open_loknroll(ana: Person, seats: int = 2, **options: object) -> str:
    options = {"start": "seat_1"} | options
    code = ana.open_table("loknroll", MINE, *[BOT] * (seats - 1), options=options, start=True)
    ana.go(f"#/t/{code}")
    ana.page.wait_for_selector(".lok")
    return code


def press_what_is_lit(ana: Person) -> None:
    """The button that carries out what is shown, or the first card that could be used."""
    page = ana.page
    for wanted in (f"{PENALTIES} .primary", LIT, CAN_BE_LAID, ".actions .button"):
        found = page.locator(f"{wanted}:not(:disabled)").first
        if found.count():
            found.click()
            return


def reach_a_turn(ana: Person) -> None:
    """Until a card of the hand can be laid."""
    page = ana.page
    page.wait_for_selector(".status.mine")
    while page.locator(CAN_BE_LAID).count() == 0 or page.locator(PENALTIES).count():
        if ana.is_to_act():
            press_what_is_lit(ana)
        page.wait_for_timeout(20)
    page.keyboard.press("Escape")


def test_a_chosen_card_shows_its_odds_before_it_is_laid(ana: Person) -> None:
    open_loknroll(ana)
    reach_a_turn(ana)
    ana.page.locator(CAN_BE_LAID).first.click()
    expect(ana.page.get_by_label("The odds")).to_contain_text(re.compile(r"\d+ %"))
    expect(ana.page.locator(LIT)).to_contain_text("Lay")


def test_a_click_on_the_preview_lays_the_card(ana: Person) -> None:
    open_loknroll(ana)
    reach_a_turn(ana)
    page = ana.page
    page.locator(CAN_BE_LAID).first.click()
    page.locator(".preview").click()
    expect(page.get_by_text(re.compile(r"Ana lays")).first).to_be_attached()


def test_a_card_is_dragged_from_the_hand_to_the_track(ana: Person) -> None:
    open_loknroll(ana)
    reach_a_turn(ana)
    page = ana.page
    card = page.locator(CAN_BE_LAID).first.bounding_box()
    assert card is not None
    page.mouse.move(card["x"] + 40, card["y"] + 60)
    page.mouse.down()
    page.mouse.move(card["x"] + 40, card["y"] - 240, steps=8)
    expect(page.locator(".preview")).to_be_visible()
    page.mouse.up()
    expect(page.get_by_text(re.compile(r"Ana lays")).first).to_be_attached()


def test_a_card_with_two_ways_is_turned_by_its_key(ana: Person) -> None:
    open_loknroll(ana)
    page = ana.page
    page.wait_for_selector(".preview .outline")
    before = page.locator(".preview").get_attribute("data-way")
    page.keyboard.press("r")
    expect(page.locator(f".preview[data-way='{before}']")).to_have_count(0)


def test_a_dark_card_is_explained_with_its_rule(ana: Person) -> None:
    open_loknroll(ana)
    page = ana.page
    while page.locator(".hand .piece.cannot").count() == 0:
        if ana.is_to_act():
            press_what_is_lit(ana)
        page.wait_for_timeout(20)
    page.locator(".hand .piece.cannot").first.click()
    expect(page.locator(".toast .rule")).to_have_text(re.compile(r"L[24]\.\d"))


def test_a_whole_game_by_keyboard_alone(ana: Person) -> None:
    open_loknroll(ana)
    page, presses = ana.page, 0
    while page.locator("dialog.paper").count() == 0:
        if not ana.is_to_act():
            page.wait_for_timeout(20)
            continue
        presses += 1
        for _ in range(1 + presses % 4):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    assert presses > 18
    expect(page.locator("dialog.paper")).to_contain_text("cards in hand")
    expect(page.locator("dialog.paper")).to_contain_text("Piles, turn by turn")


def test_a_game_alone_keeps_its_record(ana: Person) -> None:
    open_loknroll(ana, seats=1)
    page = ana.page
    while page.locator("dialog.paper").count() == 0:
        if ana.is_to_act():
            press_what_is_lit(ana)
        page.wait_for_timeout(10)
    expect(page.locator("dialog.paper")).to_contain_text("A new record!")
    kept = page.evaluate("localStorage.getItem('farol-loknroll-records')")
    assert re.fullmatch(r'\{"standard table":\[\d+\]\}', kept)


def test_it_plays_in_spanish(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", language="es") as ana:
        open_loknroll(ana)
        expect(ana.page.locator(".status")).to_contain_text("Tu turno")
        ana.page.keyboard.press("l")
        expect(ana.page.locator("dialog")).to_contain_text("Poner ")
        ana.page.keyboard.press("Escape")
        ana.page.keyboard.press("t")
        expect(ana.page.locator("dialog")).to_contain_text("Vía, desde la cola hasta el final")


def test_it_plays_on_a_phone_by_tapping(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE) as ana:
        open_loknroll(ana)
        reach_a_turn(ana)
        page = ana.page
        page.locator(CAN_BE_LAID).first.tap()
        expect(page.get_by_label("The odds")).to_be_visible()
        before = page.locator(ON_THE_TRACK).count()
        page.locator(LIT).tap()
        page.wait_for_function(
            "count => document.querySelectorAll(\"[data-anchor^='spot-']\").length != count"
            " || document.querySelector('section.sheet')",
            arg=before,
        )
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
