"""Saboteur in a browser: by mouse, by drag, by keys, by thumb, through its rare steps, and explained."""

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.ahead import open_ahead
from tests.browser.people import BOT, DESKTOP, MINE, PHONE, Person, Table, person
from tests.browser.test_pages import faults

PLACE = "[data-offer].place[data-cell]"
OFFER = "[data-offer], .tool.offer"
TURNABLE = ":is([aria-label*=curve], [aria-label*=junction], [aria-label*=end])"
TABLES = 40  # to look for a card: a quarter of all hands hold one of which there are three
END: Final = "dialog.paper"
TURNS = 60  # of one person, at most, in a round


ACTION_CARDS: Final = ("map", "rockfall", "break-", "mend-")


def open_saboteur(ana: Person, seats: int = 3, **options: object) -> None:
    """A table at which I have a path card: one hand in 300 has none."""
    for _ in range(TABLES):
        code = ana.open_table("saboteur", MINE, *[BOT] * (seats - 1), options=options, start=True)
        ana.heard.clear()
        ana.go(f"#/t/{code}")
        ana.page.wait_for_selector("[data-hand]")
        if not all(card.startswith(ACTION_CARDS) for card in ana.view()["me"]["hand"]):
            return
    raise AssertionError(f"{TABLES} hands without a path card")


def open_with(ana: Person, card: str) -> Locator:
    """A table at which I begin and have such a card that can be played."""
    for _ in range(TABLES):
        open_saboteur(ana, first_seat=1)
        ana.wait_for_turn()
        found = ana.page.locator(f"[data-hand].can{card}")
        if found.count():
            return found.first
    raise AssertionError(f"{TABLES} hands without {card}")


def choose_a_path_card(page: Page) -> None:
    """The first card of the hand that can be laid somewhere."""
    for index in range(page.locator("[data-hand]").count()):
        page.locator(f"[data-hand='{index}']").click()
        if page.locator(PLACE).count():
            return
        page.keyboard.press("Escape")
    raise AssertionError("no card of the hand can be laid")


def wait_until_laid(ana: Person, cell: str | None) -> None:
    """Until my card was laid there, whatever a bot has done to it since."""

    def laid() -> bool:
        steps = [step for frame in ana.heard for step in frame.get("steps", [])]
        mine = [one for step in steps for one in step["events"] if one.get("seat") == 0]
        return any(one["kind"] == "laid" and f"{one['x']},{one['y']}" == cell for one in mine)

    ana.until(laid, f"nothing was laid at {cell}")


def drag(page: Page, card: Locator, target: Locator) -> None:
    start, end = card.bounding_box(), target.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + 40, start["y"] + 60)
    page.mouse.down()
    page.mouse.move(start["x"] + 60, start["y"] - 20, steps=4)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()


def test_a_newcomer_makes_a_legal_move_within_a_minute(ana: Person) -> None:
    page = ana.go("")
    page.get_by_role("button", name="Play now Saboteur").click()
    ana.wait_for_turn()
    page.locator(".piece.can").first.click()
    if page.locator(OFFER).count():  # with a broken tool and nothing to mend it a card is discarded
        page.locator(OFFER).first.click()
    page.locator(".do .primary").click()
    expect(page.get_by_role("log")).to_contain_text(re.compile("Ana|You"))


def test_a_first_click_shows_the_tunnel_and_a_second_lays_it(ana: Person) -> None:
    open_saboteur(ana, first_seat=1)
    ana.wait_for_turn()
    choose_a_path_card(ana.page)
    place = ana.page.locator(PLACE).first
    cell = place.get_attribute("data-cell")
    place.click()
    expect(place.locator(".ghost")).to_be_visible()
    place.click()
    wait_until_laid(ana, cell)


def test_a_card_is_dragged_from_the_hand_into_the_mine(ana: Person) -> None:
    open_saboteur(ana, first_seat=1)
    ana.wait_for_turn()
    choose_a_path_card(ana.page)
    place = ana.page.locator(PLACE).first
    cell = place.get_attribute("data-cell")
    drag(ana.page, ana.page.locator(".piece.chosen"), place)
    wait_until_laid(ana, cell)


def test_a_card_is_turned_by_its_key_and_by_a_second_click(ana: Person) -> None:
    card = open_with(ana, TURNABLE)
    index = card.get_attribute("data-hand")
    chosen = ana.page.locator(f"[data-hand='{index}']")
    chosen.click()
    before = chosen.get_attribute("aria-label")
    assert before is not None
    ana.page.keyboard.press("r")
    expect(chosen).not_to_have_attribute("aria-label", before)
    chosen.click()
    expect(chosen).to_have_attribute("aria-label", before)


def test_a_map_is_remembered_on_its_goal(ana: Person) -> None:
    open_with(ana, "[aria-label=map]").click()
    page = ana.page
    moon = page.locator("[data-goal='0']")
    moon.locator("[data-offer]").click()
    expect(page.locator(".tip")).to_have_text("Only you will see what lies there")
    page.get_by_role("button", name="Look", exact=True).click()
    expect(moon).to_have_attribute("aria-label", re.compile("You know: (treasure|stone)"))
    expect(page.get_by_role("log")).to_contain_text("You look at the Moon")
    page.reload()
    expect(moon).to_have_attribute("aria-label", re.compile("You know: (treasure|stone)"))


def test_a_tool_is_broken_by_dragging_and_only_the_one_that_is_shown(ana: Person) -> None:
    card = open_with(ana, "[aria-label='broken lamp']")
    page = ana.page
    hand = page.locator(f"[data-hand='{card.get_attribute('data-hand')}']")
    hand.click()
    page.locator("[data-tool='1 cart']").click()
    expect(page.locator("[data-tool='1 lamp']")).to_have_class(re.compile("pinned"))
    drag(page, hand, page.locator("[data-tool='1 lamp']"))
    expect(page.get_by_role("log")).to_contain_text(re.compile("Ana breaks .*lamp"))


def test_a_wrong_place_is_explained_with_its_rule(ana: Person) -> None:
    open_saboteur(ana, first_seat=1)
    ana.wait_for_turn()
    choose_a_path_card(ana.page)
    start = ana.page.locator(".laid[data-cell='0,0']").bounding_box()
    assert start is not None
    ana.page.mouse.click(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    expect(ana.page.locator(".toast .rule")).to_have_text("S4.3")
    expect(ana.page.locator(".toast")).to_contain_text("empty place")


def test_what_a_map_shows_is_seen_large_and_by_its_owner_alone(ana: Person, bea: Person) -> None:
    map_card = open_with(ana, "[aria-label=map]")
    page = ana.page
    bea.go(page.url.removeprefix(f"{ana.url}/"))
    bea.page.wait_for_selector(".status")
    map_card.click()
    page.locator("[data-goal='1'] [data-offer]").click()
    page.locator(".do .primary").click()
    ana.until(lambda: ana.view()["me"]["goals_seen"], "the map showed nothing")
    treasure = ana.view()["me"]["goals_seen"]["1"] == "treasure"
    told = "The treasure lies under the Star!" if treasure else "Only stone under the Star"
    expect(page.locator(".peek")).to_contain_text(told)
    assert faults(ana) == []
    page.keyboard.press("Escape")
    expect(page.locator(".peek")).to_have_count(0)
    expect(bea.page.get_by_role("log")).to_contain_text("Ana looks at the Star.")
    expect(bea.page.locator(".peek")).to_have_count(0)


def test_a_round_ends_with_roles_goals_and_gold(ana: Person) -> None:
    open_saboteur(ana, seats=10, auto_pick_gold=True)  # ten share the cards: a short round
    sheet = ana.page.get_by_role("dialog", name=re.compile("win"))
    for turn in range(TURNS):
        ana.page.wait_for_selector(".status.mine, [aria-labelledby=reveal]")
        if sheet.count():
            break
        ana.play_from_list(turn)
    expect(sheet).to_contain_text("Round 1 is over")
    expect(sheet.get_by_role("listitem")).to_have_count(10)
    expect(sheet.get_by_label("treasure")).to_have_count(1)
    expect(sheet.get_by_label("stone")).to_have_count(2)
    ana.page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)
    expect(ana.page.locator("header")).to_contain_text("Round 2 of 3")


def test_a_whole_game_by_keys_alone(ana: Person) -> None:
    open_saboteur(ana, seats=10, auto_pick_gold=True)
    page, turns = ana.page, 0
    for _ in range(3 * TURNS):
        page.wait_for_selector(f".status.mine, [aria-labelledby=reveal], {END}")
        if page.locator(END).count():
            break
        if page.locator("[aria-labelledby=reveal]").count():
            page.keyboard.press("Enter")
            page.wait_for_selector("[aria-labelledby=reveal]", state="detached")
            continue
        page.keyboard.press("l")
        choices = page.locator("dialog[open] ol button")
        page.wait_for_selector("dialog[open]")
        if choices.count() == 0:  # the turn was over before the list was open
            page.keyboard.press("Escape")
            continue
        wanted = choices.nth(turns % choices.count())
        for _ in range(choices.count() + 1):
            page.keyboard.press("Tab")
            if wanted.evaluate("(button) => button === document.activeElement"):
                break
        page.keyboard.press("Enter")
        page.wait_for_selector("dialog[open] ol", state="detached")
        turns += 1
    assert turns > 9
    expect(page.locator(END)).to_contain_text("Role in round 3")


def test_whoever_acts_stands_beside_my_tile_on_a_phone(
    browser: Browser, server: Table, ana: Person
) -> None:
    seats = [MINE, {"kind": "open"}, BOT, BOT, BOT]
    code = ana.open_table("saboteur", *seats, options={"first_seat": 1})
    with person(browser, server.url, "Bea", size=PHONE) as bea:
        ana.go(f"#/t/{code}")
        bea.go(f"#/hand/{code}").get_by_role("button", name="Sit here").tap()
        ana.page.get_by_role("button", name="Deal").click()
        bea.page.wait_for_selector("[data-hand]")
        bea.page.wait_for_selector(".status:has-text('Ana plays')")
        own = bea.page.locator(".seats .mine").bounding_box()
        acts = bea.page.locator(".seats [data-seat='0']").bounding_box()
        assert own is not None
        assert acts is not None
        assert own["x"] + own["width"] <= acts["x"]


DIGS: Final = """choice.type === "lay" ? 1 + choice.x : choice.type === "mend" ? 8 : 0"""
REGULAR: Final = {"kind": "bot", "level": "regular"}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_winner_keeps_one_card_of_gold(
    size: dict[str, int], browser: Browser, server: Table
) -> None:
    with person(browser, server.url, "Ana", size=size) as ana:
        seats = [MINE, *[REGULAR] * 3]
        open_ahead(ana, "saboteur", *seats, wanted="choice.type === 'pick'", likes=DIGS)
        page = ana.page
        had = ana.view()["me"]["gold"]
        cards = page.get_by_role("button", name=re.compile(r"^Keep .*\d"))
        expect(cards.first).to_be_visible()
        assert faults(ana) == []
        cards.last.click()
        ana.until(lambda: ana.happened("picked"), "no gold was kept")
        assert len(ana.view()["me"]["gold"]) > len(
            had
        )  # the first to choose may get the last one too


def test_it_plays_on_a_phone_in_spanish_by_tapping(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE, language="es") as ana:
        open_saboteur(ana, first_seat=1)
        ana.wait_for_turn()
        page = ana.page
        expect(page.locator(".status")).to_contain_text("Tu turno")
        page.get_by_role("button", name="Ver o tapar mi papel").tap()
        expect(page.locator(".role")).to_contain_text(re.compile("Buscador|Saboteador"))
        page.get_by_role("button", name="Ver o tapar mi papel").tap()
        choose_a_path_card(page)
        place = page.locator(PLACE).first
        cell = place.get_attribute("data-cell")
        place.tap()
        page.get_by_role("button", name="Ponerla").tap()
        wait_until_laid(ana, cell)
        page.keyboard.press("t")
        expect(page.locator("dialog")).to_contain_text(
            "Luna, columna 8, 2 filas arriba: boca abajo"
        )


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(theme: str, browser: Browser, server: Table) -> None:
    for size in (DESKTOP, PHONE):
        with person(browser, server.url, "Ana", size=size, theme=theme) as ana:
            open_with(ana, ":is([aria-label*=broken], [aria-label=map])").click()
            ana.page.locator(OFFER).first.click()
            assert faults(ana) == []
            ana.page.keyboard.press("Escape")
            choose_a_path_card(ana.page)
            ana.page.locator(PLACE).first.click()
            assert faults(ana) == []
