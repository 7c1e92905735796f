"""Halloween in a browser: by mouse, by drag, by finger, by keys, explained and taught."""

import random
import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.ahead import Liking, Moment, Plan, open_ahead
from tests.browser.axe import faults_by_day_and_night
from tests.browser.people import BOT, DESKTOP, MINE, PHONE, Person, Seen, Table, person

END: Final = "dialog.paper"
MINUS: Final = "\N{MINUS SIGN}"
STAGE: Final = ".stage"
MOST_PRESSES: Final = 300  # of keys in one game
MOST_CHOICES: Final = 20  # in one action
# At once, not when it is stable; whether there was something to choose. What the first click only
# shows is done by the large button.
CHOOSE: Final = """async () => {
  const glows = ".ghost.can, .space.can[data-drop^=space], .whole.walk, .stage .chip.walk"
  const [first] = document.querySelectorAll(glows)
  first?.click()
  await new Promise(requestAnimationFrame)
  document.querySelector(".stage .go")?.click()
  return first !== undefined
}"""

# A second tap of the same gesture would not let it go.
PAUSE = "() => new Promise((done) => setTimeout(done, 800))"


def open_halloween(ana: Person, seats: int = 2, **options: object) -> None:
    """A table at which I begin."""
    players, script = [MINE, *[BOT] * (seats - 1)], {"outcomes": ["begins:1"]}
    code = ana.open_table("halloween", *players, options=options, start=True, rehearsal=script)
    ana.go(f"#/t/{code}")
    ana.page.wait_for_selector(STAGE)
    ana.wait_for_turn()


def mine(ana: Person) -> Seen:
    found = ana.view()["players"][0]
    assert isinstance(found, dict)
    return found


def act(ana: Person, section: int, action: str) -> Locator:
    return ana.page.locator(f"[data-drop='act {section} {action}']")


def begin(ana: Person, section: int, action: str) -> None:
    """One tap: it can be taken back for nothing."""
    act(ana, section, action).click()


def carry_out(ana: Person, section: int, action: str) -> None:
    """Begin an action, and choose what glows until it is done."""
    told = ana.told()
    begin(ana, section, action)
    for _ in range(MOST_CHOICES):
        ana.until(lambda told=told: ana.told() > told, "nothing happened")  # type: ignore[misc]
        told = ana.told()
        # the table itself makes a choice of one
        ana.until(lambda: is_done(ana) or ana.page.evaluate(CHOOSE), "nothing glows")
        if is_done(ana):
            return
    raise AssertionError("the action does not end")


def is_done(ana: Person) -> bool:
    return ana.view()["pending"] is None


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
    open_halloween(ana)
    begin(ana, 2, "haunt")
    page = ana.page
    page.locator("[data-drop^='space '].can").first.click()
    chip = page.locator(f"{STAGE} .chip").first
    promised = int(re.findall(r"\+(\d+)", chip.inner_text())[0])
    chip.click()
    assert ana.happened("haunted") == 0
    chip.click()
    ana.until(lambda: ana.happened("haunted"), "nothing was haunted")
    assert mine(ana)["points"] == promised
    expect(page.get_by_role("button", name=re.compile("points, haunted by Ana"))).to_have_count(1)


def test_a_ghost_is_dragged_to_the_house_next_door(ana: Person) -> None:
    open_halloween(ana)
    begin(ana, 1, "move")
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
    open_halloween(ana)
    before = mine(ana)
    move = act(ana, 1, "move")
    begin(ana, 1, "move")
    ana.until(lambda: mine(ana) != before, "nothing was begun")
    expect(move).to_have_class(re.compile("chosen"))
    if way == "Escape":
        ana.page.keyboard.press("Escape")
    elif way == "the button":
        ana.page.locator(STAGE).get_by_role("button", name="Cancel").click()
    else:
        ana.page.evaluate(PAUSE)
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
    open_halloween(ana, master=True, quiet_rounds=2)
    page, presses, chance = ana.page, 0, random.Random(4)
    while presses < MOST_PRESSES:
        page.wait_for_selector(f".status.mine, {END}")
        if page.locator(END).count():
            break
        presses += 1
        for _ in range(chance.randint(1, 4)):
            page.keyboard.press(chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")  # the first one only shows it
    assert presses > 5
    assert page.locator(END).count(), "the game does not end"
    result = ana.view()["result"]  # where a key falls depends on time, and so does who wins
    best = max(result["scores"])
    by_tokens = result["scores"].count(best) > result["places"].count(1)
    told = f"{best} points each" if by_tokens else f"{best} haunt points"
    expect(page.locator(END)).to_contain_text(told)


def levels_of(ana: Person) -> list[int]:
    return [section["level"] for section in mine(ana)["sections"]]


EARNS: Final = {"scare": 3.0, "upgrade": 2.5, "haunt": 2.2, "summon": 2.0}


def likes_card(card: int) -> Liking:
    """Ana earns, occupies one card and no other, and uses everything before her turn ends."""

    def likes(seat: int, choice: Seen) -> float:
        if seat != 0:
            return 0.0
        if choice["type"] == "occupy":
            return 9.0 if choice["card"] == card else -9.0
        if choice["type"] == "act":
            return EARNS.get(choice["action"], 0.0)
        return -1.0 if choice["type"] == "end_turn" else 0.0

    return likes


def open_with_card(ana: Person, card: int, kind: str, then: int | None = None) -> None:
    """A game played ahead until a card on display has given Ana a choice, and then so many."""

    def wanted(moment: Moment) -> bool:
        return moment.offers(kind) and then in {None, moment.choices_after(kind)}

    others = [number for number in range(1, 9) if number != card]
    display = {f"card_{place}": number for place, number in enumerate([card, *others[:7]], 1)}
    plan = Plan(wanted, likes_card(card))
    open_ahead(ana, "halloween", MINE, BOT, plan=plan, cards="chosen", **display)


def use_private_lessons(ana: Person, size: dict[str, int]) -> None:
    if size == PHONE:
        ana.page.get_by_role("button", name="Cards").tap()
    ana.page.locator("[data-drop='card 48']").click()
    ana.page.locator(f"{STAGE} .go").click()


def check_taught(ana: Person, levels: list[int]) -> None:
    """One section has learned."""
    ana.until(lambda: levels_of(ana) != levels, "nothing was taught")
    assert sum(levels_of(ana)) == sum(levels) + 1


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_section_is_taught_for_scare_points(
    size: dict[str, int], browser: Browser, server: Table
) -> None:
    with person(browser, server.url, "Ana", size=size) as ana:
        open_with_card(ana, 48, "use_card", then=3)
        levels = levels_of(ana)
        use_private_lessons(ana, size)
        section = ana.page.get_by_role("button", name=re.compile("^Raise by one: section")).first
        section.click()
        ana.page.locator(f"{STAGE} .go").click()
        check_taught(ana, levels)


def test_the_one_section_that_can_pay_learns_without_a_question(ana: Person) -> None:
    open_with_card(ana, 48, "use_card", then=1)
    levels = levels_of(ana)
    use_private_lessons(ana, DESKTOP)
    check_taught(ana, levels)


def test_a_haunt_token_is_taken_back_for_half_its_points(ana: Person) -> None:
    open_with_card(ana, 46, "take_back")
    page, before = ana.page, mine(ana)
    page.get_by_role("button", name=re.compile("haunted by Ana")).and_(
        page.locator(".space.can")
    ).first.click()
    page.locator(f"{STAGE} .go").click()
    ana.until(lambda: ana.happened("unhaunted"), "nothing was taken back")
    assert mine(ana)["points"] < before["points"]
    assert sum(mine(ana)["haunts_left"].values()) == sum(before["haunts_left"].values()) + 1


def test_a_reload_leaves_the_action_under_way(ana: Person) -> None:
    open_halloween(ana)
    begin(ana, 1, "move")
    ana.until(lambda: not is_done(ana), "nothing was begun")
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


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(size: dict[str, int], browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=size) as ana:
        open_halloween(ana, seats=3)
        assert faults_by_day_and_night(ana) == []
        begin(ana, 1, "move")
        ana.page.wait_for_selector(".ghost.can, .ghost.chosen")
        assert faults_by_day_and_night(ana) == []
        if size == PHONE:
            for tab in ("My board", "Cards", "Players"):
                ana.page.get_by_role("button", name=tab).tap()
                assert faults_by_day_and_night(ana) == []
