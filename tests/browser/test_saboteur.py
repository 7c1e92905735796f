"""Saboteur in a browser: by mouse, by drag, by keys, by thumb, through its rare steps, and explained."""

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from farol.games import ALL
from tests.browser import saboteur_deals
from tests.browser.ahead import Moment, Plan, ahead, open_ahead
from tests.browser.axe import faults, faults_by_day_and_night
from tests.browser.people import BOT, DESKTOP, MINE, PHONE, Person, Seen, Table, person
from tests.browser.test_director_scenes import ends_round, last_card

PLACE = "[data-offer].place[data-cell]"
OFFER = "[data-offer], .tool.offer"
TURNABLE = ":is([aria-label*=curve], [aria-label*=junction], [aria-label*=end])"
MAP = "[aria-label=map]"
END: Final = "dialog.paper"
SMALL_PHONE: Final = {"width": 320, "height": 568}
SIDEWAYS: Final = {"width": 844, "height": 390}
# The heights of the room for the mine, one for every change.
HEIGHTS: Final = """() => {
  window.heights = []
  const look = () => {
    const height = document.querySelector(".pit").clientHeight
    if (height !== window.heights.at(-1)) window.heights.push(height)
    requestAnimationFrame(look)
  }
  look()
}"""
TURNS = 60  # of one person, at most, in a round


def open_saboteur(ana: Person, *cards: str, seats: int = 3, **options: object) -> None:
    """A table at which I begin, with these cards and tunnels in hand."""
    script = saboteur_deals.opening(seats, *cards, **options)
    players = [MINE, *[BOT] * (seats - 1)]
    code = ana.open_table("saboteur", *players, options=options, start=True, rehearsal=script)
    ana.heard.clear()
    ana.go(f"#/t/{code}")
    ana.page.wait_for_selector("[data-hand]")
    ana.wait_for_turn()


def playable(ana: Person, card: str) -> Locator:
    """The first such card of the hand."""
    return ana.page.locator(f"[data-hand].can{card}").first


def choose_a_path_card(page: Page) -> None:
    """The first card of the hand, which is a tunnel that can be laid somewhere."""
    page.locator("[data-hand='0']").click()
    page.wait_for_selector(PLACE)


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
    page.locator(OFFER).first.click()
    page.locator(".do .primary").click()
    expect(page.get_by_role("log")).to_contain_text(re.compile("Ana|You"))


def test_a_first_click_shows_the_tunnel_and_a_second_lays_it(ana: Person) -> None:
    open_saboteur(ana)
    choose_a_path_card(ana.page)
    place = ana.page.locator(PLACE).first
    cell = place.get_attribute("data-cell")
    place.click()
    expect(place.locator(".ghost")).to_be_visible()
    place.click()
    wait_until_laid(ana, cell)


def test_a_card_is_dragged_from_the_hand_into_the_mine(ana: Person) -> None:
    open_saboteur(ana)
    choose_a_path_card(ana.page)
    place = ana.page.locator(PLACE).first
    cell = place.get_attribute("data-cell")
    drag(ana.page, ana.page.locator(".piece.chosen"), place)
    wait_until_laid(ana, cell)


def test_a_card_is_turned_by_its_key_and_by_a_second_click(ana: Person) -> None:
    open_saboteur(ana)
    index = playable(ana, TURNABLE).get_attribute("data-hand")
    chosen = ana.page.locator(f"[data-hand='{index}']")
    chosen.click()
    before = chosen.get_attribute("aria-label")
    assert before is not None
    ana.page.keyboard.press("r")
    expect(chosen).not_to_have_attribute("aria-label", before)
    chosen.click()
    expect(chosen).to_have_attribute("aria-label", before)


def test_a_map_is_remembered_on_its_goal(ana: Person) -> None:
    open_saboteur(ana, "map")
    playable(ana, MAP).click()
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
    open_saboteur(ana, "break-lamp")
    page = ana.page
    card = playable(ana, "[aria-label='broken lamp']")
    hand = page.locator(f"[data-hand='{card.get_attribute('data-hand')}']")
    hand.click()
    page.locator("[data-tool='1 cart']").click()
    expect(page.locator("[data-tool='1 lamp']")).to_have_class(re.compile("pinned"))
    drag(page, hand, page.locator("[data-tool='1 lamp']"))
    expect(page.get_by_role("log")).to_contain_text(re.compile("You break .*lamp"))


def test_a_wrong_place_is_explained_with_its_rule(ana: Person) -> None:
    open_saboteur(ana)
    choose_a_path_card(ana.page)
    start = ana.page.locator(".laid[data-cell='0,0']").bounding_box()
    assert start is not None
    ana.page.mouse.click(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    expect(ana.page.locator(".toast .rule")).to_have_text("S4.3")
    expect(ana.page.locator(".toast")).to_contain_text("empty place")


def test_what_a_map_shows_is_seen_large_and_by_its_owner_alone(ana: Person, bea: Person) -> None:
    open_saboteur(ana, "map")
    page = ana.page
    bea.go(page.url.removeprefix(f"{ana.url}/"))
    bea.page.wait_for_selector(".status")
    playable(ana, MAP).click()
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


def ends_the_first(moment: Moment) -> bool:
    return moment.view["round"] == 1 and ends_round(moment) is not None


def test_a_round_ends_with_roles_goals_and_gold(browser: Browser, server: Table) -> None:
    plan = Plan(ends_the_first)
    script = ahead(ALL["saboteur"], 10, {"auto_pick_gold": True}, plan)
    with person(browser, server.url, "Ana", pace="brisk") as ana:
        open_ahead(ana, "saboteur", MINE, *[BOT] * 9, plan=plan, auto_pick_gold=True)
        ana.page.keyboard.press("l")
        choices = ana.page.locator("dialog[open] ol button")
        choices.nth(last_card(script, seats=10, auto_pick_gold=True)).click()
        sheet = ana.page.get_by_role("group", name=re.compile("win"))
        expect(sheet).to_contain_text("Round 1 is over")
        expect(sheet.get_by_role("listitem")).to_have_count(11)  # S7.4: the card aside too
        expect(sheet.get_by_label("treasure")).to_have_count(1)
        expect(sheet.get_by_label("stone")).to_have_count(2)
        expect(ana.page.locator("header")).to_contain_text("Round 1 of 3")
        expect(sheet).to_have_count(0)
        expect(ana.page.locator("header")).to_contain_text("Round 2 of 3")


def test_the_mine_on_a_phone_does_not_grow_before_the_sheet_of_a_round_comes(
    browser: Browser, server: Table
) -> None:
    plan = Plan(ends_the_first)
    script = ahead(ALL["saboteur"], 4, {"auto_pick_gold": True}, plan)
    with person(browser, server.url, "Ana", size=PHONE, motion="on", pace="brisk") as ana:
        open_ahead(ana, "saboteur", MINE, *[BOT] * 3, plan=plan, auto_pick_gold=True)
        ana.wait_for_turn()
        ana.page.evaluate(HEIGHTS)
        ana.page.keyboard.press("l")
        choices = ana.page.locator("dialog[open] ol button")
        choices.nth(last_card(script, seats=4, auto_pick_gold=True)).click()
        ana.page.wait_for_selector("#scene:not(.coming)")
        heights = ana.page.evaluate("() => window.heights")
        assert heights == sorted(heights, reverse=True)
        assert heights[-1] > heights[0] / 2


def no_card_left_to_draw(moment: Moment) -> bool:
    """In the second of three rounds."""
    return bool(moment.view["round"] == 2 and moment.view["pile"] == 0)


def test_a_game_by_keys_alone_from_its_second_round_to_its_end(ana: Person) -> None:
    seats, plan = [MINE, *[BOT] * 9], Plan(no_card_left_to_draw)
    open_ahead(ana, "saboteur", *seats, plan=plan, auto_pick_gold=True)
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
    assert turns > 6
    expect(page.locator(END)).to_contain_text("Role in round 3")


@pytest.mark.parametrize("seats", [3, 10])
@pytest.mark.parametrize(
    "size", [PHONE, SMALL_PHONE, SIDEWAYS], ids=["phone", "small phone", "sideways"]
)
def test_everybody_is_a_large_target_on_a_phone(
    size: dict[str, int], seats: int, browser: Browser, server: Table
) -> None:
    with person(browser, server.url, "Ana", size=size) as ana:
        open_saboteur(ana, "break-lamp", seats=seats)
        page = ana.page
        for seat in range(1, seats):
            expect(page.locator(f".strip [data-seat='{seat}']")).to_be_in_viewport(ratio=1)
        playable(ana, "[aria-label='broken lamp']").click()
        targets = page.locator(".people button.reach")
        expect(targets).to_have_count(seats)  # S6: my own tool too
        for target in targets.all():
            box = target.bounding_box()
            assert box is not None
            assert box["width"] >= 120
            assert box["height"] >= 56
        targets.last.click()
        expect(targets.last).to_have_class(re.compile("pinned"))
        page.locator(".do .primary").click()
        ana.until(lambda: ana.happened("broke"), "nothing was broken")
        expect(page.locator(".people")).to_have_count(0)


def test_somebody_out_of_reach_is_explained_with_the_rule(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE) as ana:
        open_ahead(ana, "saboteur", MINE, BOT, BOT, BOT, plan=Plan(breaks_one_of_two, breaks))
        hand = ana.view()["me"]["hand"]
        index = next(index for index, card in enumerate(hand) if card.startswith("break-"))
        ana.page.locator(f"[data-hand='{index}']").click()
        ana.page.locator(".people button.beyond").first.click()
        expect(ana.page.locator(".toast .rule")).to_be_visible()


def breaks(_seat: int, choice: Seen) -> float:
    return float(choice["type"] == "break")


def breaks_one_of_two(moment: Moment) -> bool:
    """The cards of the hand break one tool, which is broken already in somebody's panel."""
    tools = {choice["tool"] for choice in moment.choices if choice["type"] == "break"}
    held = [card for card in moment.view["me"]["hand"] if card.startswith("break-")]
    others = moment.view["players"][1:]
    return len(tools) == 1 == len(held) and any(tools & set(one["broken"]) for one in others)


def test_what_i_think_of_somebody_is_noted_on_their_panel(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE) as ana:
        open_saboteur(ana)
        page = ana.page
        page.locator(".strip [data-seat='1']").tap()
        page.locator(".people [data-seat='1']").tap()
        page.get_by_role("button", name="Back to the mine").tap()
        expect(page.locator(".strip [data-seat='1'] .thought.doubt")).to_be_visible()
        page.reload()
        expect(page.locator(".strip [data-seat='1'] .thought.doubt")).to_be_visible()


def test_the_mine_is_turned_and_its_words_and_cards_with_it(ana: Person) -> None:
    open_saboteur(ana)
    page = ana.page
    level = page.locator("[data-hand='3']")
    expect(level).to_have_attribute("aria-label", "straight tunnel, level")
    moon = page.locator("[data-goal='0'] .miss")
    along = moon.bounding_box()
    page.get_by_role("button", name="Turn the mine").click()
    expect(level).to_have_attribute("aria-label", "straight tunnel, upright")
    upright = moon.bounding_box()
    assert along is not None
    assert upright is not None
    assert along["height"] > along["width"]
    assert upright["width"] > upright["height"]
    page.keyboard.press("t")
    expect(page.locator("dialog")).to_contain_text("Moon, row 8, 2 to the right: face down")
    page.keyboard.press("Escape")
    page.reload()
    expect(level).to_have_attribute("aria-label", "straight tunnel, upright")


TOUCH: Final = """([x, y, ...types]) => {
  const at = document.elementFromPoint(x, y)
  const touch = { pointerId: 7, pointerType: "touch", clientX: x, clientY: y, bubbles: true, button: 0 }
  for (const type of types) at.dispatchEvent(new PointerEvent(type, touch))
}"""


def test_a_dragged_card_lands_where_seen_above_the_finger(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE) as ana:
        open_saboteur(ana)
        page = ana.page
        choose_a_path_card(page)
        card = page.locator("[data-hand='0']").bounding_box()
        place = page.locator(PLACE).first
        cell, box = place.get_attribute("data-cell"), place.bounding_box()
        assert card is not None
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 64
        page.evaluate(TOUCH, [card["x"] + 20, card["y"] + 20, "pointerdown"])
        page.evaluate(TOUCH, [x, y + 20, "pointermove"])
        page.evaluate(TOUCH, [x, y, "pointermove"])
        expect(place.locator(".ghost")).to_be_visible()
        page.evaluate(TOUCH, [x, y, "pointerup"])
        wait_until_laid(ana, cell)


def width_of(thing: Locator) -> float:
    box = thing.bounding_box()
    return 0.0 if box is None else box["width"]


def test_two_taps_bring_the_mine_near_and_fit_shows_it_all(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE) as ana:
        open_saboteur(ana)
        page = ana.page
        moon = page.locator("[data-goal='0']")
        before = moon.bounding_box()
        ground = page.locator(".mine .window").bounding_box()
        assert before is not None
        assert ground is not None
        twice = ["pointerdown", "pointerup"] * 2
        page.evaluate(TOUCH, [ground["x"] + 60, ground["y"] + 120, *twice])
        ana.until(lambda: width_of(moon) > 1.8 * before["width"], "the mine stays far")
        page.get_by_role("button", name="Show the whole mine").tap()
        ana.until(lambda: moon.bounding_box() == before, "the mine stays near")


def digs(_seat: int, choice: Seen) -> float:
    """Everybody helps to find the gold."""
    return {"lay": 1 + int(choice.get("x", 0)), "mend": 8}.get(choice["type"], 0)


REGULAR: Final = {"kind": "bot", "level": "regular"}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_winners_keep_one_gold_card(size: dict[str, int], browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=size) as ana:
        seats = [MINE, *[REGULAR] * 3]
        open_ahead(ana, "saboteur", *seats, plan=Plan(lambda moment: moment.offers("pick"), digs))
        page = ana.page
        had = ana.view()["me"]["gold"]
        cards = page.get_by_role("button", name=re.compile(r"^Keep .*\d"))
        expect(cards.first).to_be_visible()
        assert faults(ana) == []
        cards.last.click()
        assert not ana.happened("picked")
        page.locator(".cards .primary").click()  # it is kept by a second press
        ana.until(lambda: ana.happened("picked"), "no gold was kept")
        # the first to choose may get the last one too
        assert len(ana.view()["me"]["gold"]) > len(had)


def test_it_plays_on_a_phone_in_spanish_by_tapping(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE, language="es") as ana:
        open_saboteur(ana)
        page = ana.page
        expect(page.locator(".status")).to_contain_text("Tu turno")
        page.get_by_role("button", name="Ver o tapar mi rol").tap()
        expect(page.locator(".scene .card")).to_contain_text(re.compile("Buscador|Saboteador"))
        page.get_by_role("button", name="Taparlo").tap()
        choose_a_path_card(page)
        place = page.locator(PLACE).first
        cell = place.get_attribute("data-cell")
        place.tap()
        page.get_by_role("button", name="Colocarla").tap()
        wait_until_laid(ana, cell)
        page.keyboard.press("t")
        expect(page.locator("dialog")).to_contain_text("Luna, fila 8, 2 a la derecha: boca abajo")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(size: dict[str, int], browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=size) as ana:
        open_saboteur(ana, "map")
        playable(ana, MAP).click()
        ana.page.locator(OFFER).first.click()
        assert faults_by_day_and_night(ana) == []
        ana.page.keyboard.press("Escape")
        choose_a_path_card(ana.page)
        ana.page.locator(PLACE).first.click()
        assert faults_by_day_and_night(ana) == []
