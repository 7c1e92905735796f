"""Saboteur in a browser: person against bots, by mouse, by keys, and explained."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.people import BOT, MINE, PHONE, Person, Table, person

LAY = "[data-offer].place"


def open_saboteur(ana: Person, seats: int = 3, **options: object) -> str:
    code = ana.open_table("saboteur", MINE, *[BOT] * (seats - 1), options=options, start=True)
    ana.go(f"#/t/{code}")
    ana.page.wait_for_selector("[data-hand]")
    return code


def choose_a_path_card(ana: Person) -> None:
    """The first card of the hand that can be laid somewhere."""
    page = ana.page
    for index in range(page.locator("[data-hand]").count()):
        page.locator(f"[data-hand='{index}']").click()
        if page.locator(f"{LAY}[data-cell]").count():
            return
        page.keyboard.press("Escape")
    raise AssertionError("no card of the hand can be laid")


def test_a_newcomer_makes_a_legal_move_within_a_minute(ana: Person) -> None:
    page = ana.go("")
    page.get_by_role("button", name="Play now Saboteur").click()
    ana.wait_for_turn()
    page.locator(".piece.can").first.click()
    page.locator("[data-offer], .tool.offer").first.click()
    page.locator(".do .primary").click()
    expect(page.get_by_role("log")).to_contain_text(re.compile("Ana|You"))


def test_a_first_click_shows_the_tunnel_and_a_second_lays_it(ana: Person) -> None:
    open_saboteur(ana, first_seat=1)
    ana.wait_for_turn()
    choose_a_path_card(ana)
    place = ana.page.locator(f"{LAY}[data-cell]").first
    cell = place.get_attribute("data-cell")
    place.click()
    expect(place.locator(".ghost")).to_be_visible()
    place.click()
    expect(ana.page.locator(f".laid[data-cell='{cell}']")).to_be_visible()


def test_a_card_is_dragged_from_the_hand_into_the_mine(ana: Person) -> None:
    open_saboteur(ana, first_seat=1)
    ana.wait_for_turn()
    choose_a_path_card(ana)
    page = ana.page
    place = page.locator(f"{LAY}[data-cell]").first
    cell, goal = place.get_attribute("data-cell"), place.bounding_box()
    card = page.locator(".piece.chosen").bounding_box()
    assert card is not None
    assert goal is not None
    page.mouse.move(card["x"] + 40, card["y"] + 60)
    page.mouse.down()
    page.mouse.move(goal["x"] + 60, goal["y"] + 90, steps=6)
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    page.mouse.up()
    expect(page.locator(f".laid[data-cell='{cell}']")).to_be_visible()


def test_a_card_is_turned_by_its_key(ana: Person) -> None:
    open_saboteur(ana, first_seat=1)
    ana.wait_for_turn()
    page = ana.page
    turnable = page.locator(
        "[data-hand]:is([aria-label*=curve], [aria-label*=junction], [aria-label*=dead])"
    )
    if turnable.count() == 0:  # dealt none: then the key does nothing, and says nothing
        page.keyboard.press("r")
        return
    turnable.first.click()
    before = turnable.first.get_attribute("aria-label")
    page.keyboard.press("r")
    assert turnable.first.get_attribute("aria-label") != before


def test_a_wrong_place_is_explained_with_its_rule(ana: Person) -> None:
    open_saboteur(ana, first_seat=1)
    ana.wait_for_turn()
    choose_a_path_card(ana)
    start = ana.page.locator(".laid[data-cell='0,0']").bounding_box()
    assert start is not None
    ana.page.mouse.click(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    expect(ana.page.locator(".toast .rule")).to_have_text("S4.3")
    expect(ana.page.locator(".toast")).to_contain_text("empty place")


def test_a_whole_game_by_keyboard_alone(ana: Person) -> None:
    open_saboteur(ana, seats=10, auto_pick_gold=True)  # ten share the cards: a short game
    page, moves = ana.page, 0
    while page.locator("dialog.paper").count() == 0:
        if page.get_by_role("button", name="Go on").count():
            page.get_by_role("button", name="Go on").focus()
            page.keyboard.press("Enter")
        elif ana.is_to_act():
            moves += ana.play_from_list(moves)
        else:
            page.wait_for_timeout(20)
    assert moves > 10
    expect(page.locator("dialog.paper")).to_contain_text("Role in round 3")
    expect(page.locator("dialog.paper")).to_contain_text("How far the tunnel came")
    code = page.url.rpartition("/")[2]
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("[data-cell='0,0']")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("footer .number")).not_to_contain_text("0 / ")
    ana.go(f"#/replay/{code}")
    page.get_by_label("Whose eyes").select_option("1")
    expect(page.locator("[data-hand]").first).to_be_visible()


def test_it_plays_in_spanish(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", language="es") as ana:
        open_saboteur(ana, first_seat=1)
        expect(ana.page.locator(".status")).to_contain_text("Tu turno")
        ana.page.keyboard.press("l")
        expect(ana.page.locator("dialog")).to_contain_text("Descartar: ")
        ana.page.keyboard.press("Escape")
        ana.page.keyboard.press("t")
        expect(ana.page.locator("dialog")).to_contain_text("Luna, columna 8, 2 arriba: boca abajo")


def test_it_plays_on_a_phone_by_tapping(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE) as ana:
        open_saboteur(ana, first_seat=1)
        ana.wait_for_turn()
        choose_a_path_card(ana)
        place = ana.page.locator(f"{LAY}[data-cell]").first
        cell = place.get_attribute("data-cell")
        place.tap()
        ana.page.get_by_role("button", name="Lay it").tap()
        expect(ana.page.locator(f".laid[data-cell='{cell}']")).to_be_visible()
        width = ana.page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE["width"]
