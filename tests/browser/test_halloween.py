"""Halloween in a browser: by mouse, by drag, by finger, by keys, explained and taught."""

import random
import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.ahead import open_ahead
from tests.browser.people import BOT, DESKTOP, MINE, PHONE, Person, Seen, Table, person
from tests.browser.test_pages import faults

END: Final = "dialog.paper"
MINUS: Final = "\N{MINUS SIGN}"
STAGE: Final = ".stage"
MOST_STEPS: Final = 1500  # looks at the table in one game, most of them while others play


def open_halloween(ana: Person, seats: int = 2, **options: object) -> None:
    code = ana.open_table("halloween", MINE, *[BOT] * (seats - 1), options=options, start=True)
    ana.go(f"#/t/{code}")
    ana.page.wait_for_selector(STAGE)
    ana.wait_for_turn()


def mine(ana: Person) -> Seen:
    found = ana.view()["players"][0]
    assert isinstance(found, dict)
    return found


def act(ana: Person, section: int, action: str) -> Locator:
    return ana.page.locator(f"[data-drop='act {section} {action}']")


def open_where_can(ana: Person, section: int, action: str) -> None:
    """A table at which the action is possible: the bot that begins may have taken the only place for it."""
    for _ in range(8):
        open_halloween(ana)
        if "can" in str(act(ana, section, action).get_attribute("class")).split():
            return
    raise AssertionError(f"nobody could {action} at eight tables")


def carry_out(ana: Person, section: int, action: str) -> None:
    """Begin an action, and choose what glows until it is done."""
    begun = len(ana.heard)
    act(ana, section, action).click()
    ana.until(lambda: len(ana.heard) > begun, f"no answer to {action}")
    for _ in range(20):
        ana.page.wait_for_timeout(60)
        if ana.view()["pending"] is None or not ana.is_to_act():
            return
        ana.page.evaluate(
            "[...document.querySelectorAll("
            "'.ghost.can, .space.can[data-drop^=space], .whole.walk, .stage .chip.walk, .stage .button')]"
            ".at(0)?.click()"
        )
    raise AssertionError("the action does not end")


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_an_action_tells_its_price_before_and_its_gain_after_the_click(ana: Person) -> None:
    open_halloween(ana)
    before = mine(ana)["scare"]
    act(ana, 1, "scare").hover()
    expect(ana.page.locator(STAGE)).to_contain_text("A ghost gives its level in scare points")
    expect(ana.page.locator(f"{STAGE} .words")).to_contain_text(f"{MINUS}1")
    carry_out(ana, 1, "scare")
    ana.until(lambda: ana.happened("scared"), "nothing was scared")
    assert mine(ana)["scare"] > before
    assert mine(ana)["sections"][0]["discs"] == ["scare"]


def test_a_haunt_shows_its_points_and_scores_them(ana: Person) -> None:
    open_where_can(ana, 2, "haunt")
    act(ana, 2, "haunt").click()
    page = ana.page
    page.locator("[data-drop^='space '].can").first.click()
    chip = page.locator(f"{STAGE} .chip").first
    promised = int(re.findall(r"\+(\d+)", chip.inner_text())[0])
    chip.click()
    ana.until(lambda: ana.happened("haunted"), "nothing was haunted")
    assert mine(ana)["points"] == promised
    expect(page.get_by_role("button", name=re.compile("points, haunted by Ana"))).to_have_count(1)


def test_a_ghost_is_dragged_to_the_house_next_door(ana: Person) -> None:
    open_halloween(ana)
    act(ana, 1, "move").click()
    page = ana.page
    page.wait_for_selector(".ghost.can, .ghost.chosen")
    ghost = page.locator("[data-ghost].can, [data-ghost].chosen").first
    _, house, _ = str(ghost.get_attribute("data-ghost")).split()
    houses = {one["name"]: one for one in ana.view()["buildings"]}
    door = next(name for name in houses[house]["next_to"] if houses[name]["room"])
    page.mouse.move(*middle(ghost))
    page.mouse.down()
    page.mouse.move(*middle(page.locator(f"[data-drop='building {door}']")), steps=8)
    page.mouse.up()
    ana.until(lambda: ana.happened("moved"), "nothing was moved")


@pytest.mark.parametrize("way", ["the action again", "Escape", "the button"])
def test_an_action_that_was_begun_is_let_go(way: str, ana: Person) -> None:
    open_where_can(ana, 1, "move")
    before = mine(ana)
    move = act(ana, 1, "move")
    move.click()
    expect(move).to_have_class(re.compile("chosen"))
    assert mine(ana) != before
    if way == "Escape":
        ana.page.keyboard.press("Escape")
    elif way == "the button":
        ana.page.locator(STAGE).get_by_role("button", name="Cancel").click()
    else:
        move.click()
    expect(move).not_to_have_class(re.compile("chosen"))
    assert mine(ana) == before


def test_a_used_section_and_a_card_too_dear_are_explained_with_their_rules(ana: Person) -> None:
    open_halloween(ana)
    carry_out(ana, 1, "scare")
    act(ana, 1, "move").click()
    expect(ana.page.locator(".toast .rule")).to_have_text("H3.1")
    ana.page.locator(".toast button").click()
    ana.page.locator("[data-drop^='card ']").first.click()
    expect(ana.page.locator(".toast .rule")).to_have_text("H8.1")


def test_a_whole_master_game_by_arrows_and_enter(ana: Person) -> None:
    open_halloween(ana, master=True, quiet_rounds=3)
    page, presses, chance = ana.page, 0, random.Random(3)
    for _ in range(MOST_STEPS):
        if ana.view()["phase"] == "over":
            break
        if not ana.is_to_act():
            page.wait_for_timeout(20)
            continue
        presses += 1
        for _ in range(chance.randint(1, 4)):
            page.keyboard.press(chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        page.keyboard.press("Enter")
    assert presses > 5
    expect(page.locator(END)).to_contain_text("haunt points")


def levels_of(ana: Person) -> list[int]:
    return [section["level"] for section in mine(ana)["sections"]]


# Earn, occupy one card and no other, and use everything before the turn ends.
LIKES_CARD: Final = """choice.type === "occupy" ? (choice.card === CARD ? 9 : -9)
  : choice.type === "act" ? ({ scare: 3, upgrade: 2.5, haunt: 2.2, summon: 2 }[choice.action] ?? 0)
  : choice.type === "end_turn" ? -1 : 0"""


def open_with_card(ana: Person, card: int, wanted: str) -> None:
    """A game played ahead until a card on display has given Ana a choice."""
    others = [number for number in range(1, 9) if number != card]
    display = {f"card_{place}": number for place, number in enumerate([card, *others[:7]], 1)}
    likes = LIKES_CARD.replace("CARD", str(card))
    open_ahead(ana, "halloween", MINE, BOT, wanted=wanted, likes=likes, cards="chosen", **display)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_section_is_taught_for_scare_points(
    size: dict[str, int], browser: Browser, server: Table
) -> None:
    with person(browser, server.url, "Ana", size=size) as ana:
        open_with_card(ana, 48, "choice.type === 'use_card' && choice.card === 48")
        levels = levels_of(ana)
        page = ana.page
        if size == PHONE:
            page.get_by_role("button", name="Cards").tap()
        page.locator("[data-drop='card 48']").click()
        asked = page.get_by_role("button", name=re.compile("^Teach: section")).first
        ana.until(lambda: asked.count() or levels_of(ana) != levels, "the card was not used")
        if asked.count():  # one section that can pay learns without a question
            asked.click()
        ana.until(lambda: levels_of(ana) != levels, "nothing was taught")
        assert sum(levels_of(ana)) == sum(levels) + 1


def test_a_haunt_token_is_taken_back_for_half_its_points(ana: Person) -> None:
    open_with_card(ana, 46, "choice.type === 'take_back'")
    page, before = ana.page, mine(ana)
    page.get_by_role("button", name=re.compile("haunted by Ana")).and_(
        page.locator(".space.can")
    ).first.click()
    take = page.get_by_role("button", name=re.compile("^Take back"))
    if take.count():
        take.first.click()
    ana.until(lambda: ana.happened("unhaunted"), "nothing was taken back")
    assert mine(ana)["points"] < before["points"]
    assert sum(mine(ana)["haunts_left"].values()) == sum(before["haunts_left"].values()) + 1


def test_a_reload_leaves_the_action_under_way(ana: Person) -> None:
    open_halloween(ana)
    act(ana, 1, "move").click()
    chosen = ana.page.locator("[data-drop='act 1 move'].chosen")
    expect(chosen).to_be_visible()
    ana.page.reload()
    expect(chosen).to_be_visible()


def test_it_plays_on_a_phone_in_spanish_by_tapping(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE, language="es") as ana:
        open_halloween(ana, seats=4)
        page = ana.page
        expect(page.locator(".status")).to_contain_text("Tu turno")
        page.get_by_role("button", name="Cartas").tap()
        page.locator("[data-drop^='card ']").first.tap()
        expect(page.locator(".toast .rule")).to_have_text("H8.1")
        page.locator(".toast button").tap()
        page.get_by_role("button", name="Pueblo").tap()
        carry_out(ana, 1, "scare")
        ana.until(lambda: ana.happened("scared"), "nothing was scared")
        page.get_by_role("button", name=re.compile("^Sección 2")).first.tap()
        expect(act(ana, 2, "move")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        page.keyboard.press("t")
        expect(page.locator("dialog")).to_contain_text("Comisaría")


def test_the_lessons_are_done_by_doing(ana: Person) -> None:
    page = ana.go("#/learn/halloween")
    coach = page.get_by_label("Lesson", exact=True)
    coach.get_by_role("button", name="Next").click()
    expect(coach).to_contain_text("2 / 7")
    ana.wait_for_turn()
    for section in (1, 2, 3):
        carry_out(ana, section, "scare")
    end = page.locator(f"{STAGE} .button", has_text="End the turn")
    coach.or_(end).filter(has_text=re.compile("5 / 7|End the turn")).first.wait_for()
    if end.count():  # it ends by itself when nothing else is left
        end.click()
    for number in (5, 6, 7):
        expect(coach).to_contain_text(f"{number} / 7")
        coach.locator(".primary").click()
    expect(coach).to_have_count(0)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(theme: str, browser: Browser, server: Table) -> None:
    for size in (DESKTOP, PHONE):
        with person(browser, server.url, "Ana", size=size, theme=theme) as ana:
            open_halloween(ana, seats=3)
            assert faults(ana) == []
            act(ana, 1, "move").click()
            ana.page.wait_for_selector(".ghost.can, .ghost.chosen")
            assert faults(ana) == []
            if size == PHONE:
                for tab in ("My board", "Cards", "Players"):
                    ana.page.get_by_role("button", name=tab).tap()
                    assert faults(ana) == []
