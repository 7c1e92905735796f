"""Ghosts Galore in a browser: by mouse, by touch, by keys, through its rare steps, and explained."""

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.ahead import Moment, Plan, open_ahead
from tests.browser.axe import faults_by_day_and_night
from tests.browser.people import BOT, DESKTOP, MINE, PHONE, Person, Seen, Table, person

MINUS = "\N{MINUS SIGN}"
WEREWOLVES = 7  # the only line that the other seats' placements change too
MOST_CLAIMS = 6  # until a tile is one's own
MOST_KEYS = 100  # decisions of one seat in a game
MY_TILE = "body:has(.status.mine) .turn"
MY_CLAIM = "body:has(.status.mine) .walk:not([aria-disabled=true])"
END = "dialog.paper"


def open_ghosts(ana: Person, seats: int = 2, **options: object) -> str:
    code = ana.open_table("ghosts_galore", MINE, *[BOT] * (seats - 1), options=options, start=True)
    ana.go(f"#/t/{code}")
    ana.page.wait_for_selector(".room")
    return code


def open_placing(ana: Person, seats: int = 2, **options: object) -> None:
    """A table at which I have claimed a tile and am to place it."""
    plan = Plan(lambda moment: moment.offers("place"))
    open_ahead(ana, "ghosts_galore", MINE, *[BOT] * (seats - 1), plan=plan, **options)
    ana.page.wait_for_selector(".turn")


CLAIM = """async () => {
  const last = [...document.querySelectorAll(".option.can, .offer .can")].at(-1)
  last?.click()
  await new Promise(requestAnimationFrame)
  if (last?.classList.contains("chosen")) last.click() // a face-up tile is looked at first
}"""


def claim_until_placing(ana: Person) -> None:
    """Claim what comes until a tile is to be placed."""
    page = ana.page
    for _ in range(MOST_CLAIMS):
        page.wait_for_selector(".turn, .option.can, .offer .can")
        if page.locator(".turn").count():
            return
        told = ana.told()
        page.evaluate(CLAIM)
        ana.until(lambda told=told: ana.told() > told, "nothing happened")  # type: ignore[misc]
    raise AssertionError("nothing is to be placed")


def place(ana: Person) -> None:
    """Carry out the placement in view."""
    ana.page.get_by_role("button", name="Place it").click()
    expect(ana.page.locator(".turn")).to_have_count(0)


def sheet(ana: Person) -> list[int]:
    """The lines of the first column of the pad."""
    cells = ana.page.locator(".pad tbody td.mine").all_inner_texts()
    return [int(cell.replace(MINUS, "-")) for cell in cells]


def promised(ana: Person) -> list[int]:
    """What the preview adds to each line of the pad."""
    rows = ana.page.locator(".pad tbody th").all()
    found = [row.locator(".adds").all_inner_texts() for row in rows]
    return [int(texts[0].replace(MINUS, "-")) if texts else 0 for texts in found]


def leaves(seat: int, choice: Seen) -> float:
    """Ana draws and leaves what she has drawn, so that the bot claims before her."""
    return float(seat == 0 and choice["type"] in {"draw", "leave"})


def has_to_take(moment: Moment) -> bool:
    return moment.offers("take") and not moment.offers("draw")


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_newcomer_makes_a_legal_move_within_a_minute(ana: Person) -> None:
    page = ana.go("")
    page.get_by_role("button", name="Play now Ghosts Galore").click()
    ana.wait_for_turn()
    page.get_by_role("button", name=re.compile("^Play side")).first.click()
    stack = page.locator(".offer .can").first
    stack.click()
    expect(stack).to_have_class(re.compile("chosen"))  # lifted, and drawn from by a second press
    stack.click()
    expect(page.get_by_role("log")).to_contain_text("You turn up")


def test_the_pad_adds_what_the_preview_promised(ana: Person) -> None:
    open_placing(ana)
    for _ in range(3):
        claim_until_placing(ana)
        ana.page.locator(".spot").last.click()
        before, adds = sheet(ana), promised(ana)
        place(ana)
        ana.page.wait_for_selector(".status.mine")
        gained = [new - old for new, old in zip(sheet(ana), before, strict=True)]
        del gained[WEREWOLVES], adds[WEREWOLVES]
        assert gained == adds


def test_a_tile_is_dragged_to_its_field_and_turned_there(ana: Person) -> None:
    open_placing(ana)
    page = ana.page
    page.mouse.move(*middle(page.locator(".turn")))
    page.mouse.down()
    page.mouse.move(*middle(page.locator("[data-field='5']")), steps=8)
    page.mouse.up()
    spot = page.locator("[data-field='5'] .spot")
    expect(spot).to_have_attribute("aria-pressed", "true")
    before = spot.inner_html()
    page.keyboard.press("r")
    assert spot.inner_html() != before
    place(ana)
    expect(page.locator("[data-field='5'] .lies")).to_be_visible()


def test_a_taken_field_and_a_claimed_tile_are_explained_with_their_rules(ana: Person) -> None:
    open_placing(ana)
    ana.page.locator(".spot").first.click()
    place(ana)
    claim_until_placing(ana)
    ana.page.mouse.click(*middle(ana.page.locator(".lies").first))
    expect(ana.page.locator(".toast .rule")).to_have_text("G4.3")
    ana.page.locator(".toast button").click()
    ana.page.mouse.click(*middle(ana.page.locator(".offer .others").first))
    expect(ana.page.locator(".toast .rule")).to_have_text("G4.1")


def test_a_whole_expert_game_by_arrows_turns_and_enter(ana: Person) -> None:
    open_ghosts(ana, seats=3, expert=True)
    page, placed = ana.page, 0
    for _ in range(MOST_KEYS):
        page.wait_for_selector(f"{END}, {MY_TILE}, {MY_CLAIM}")
        if page.locator(END).count():
            break
        if page.locator(MY_TILE).count():
            placed += 1
            for key in ["r"] * (placed % 4) + ["ArrowRight", "ArrowDown", "Enter"]:
                page.keyboard.press(key)
            expect(page.locator("[data-field] [role=img]")).to_have_count(placed)
        else:
            told = ana.told()
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            if page.locator(".offer .chosen:not(.drawn)").count():
                page.keyboard.press("Enter")  # the first one only lifts it
            ana.until(lambda told=told: ana.told() > told, "nothing was claimed")  # type: ignore[misc]
    assert placed == 9
    end = page.locator(END)
    expect(end).to_contain_text("Tooth doors")
    expect(end).to_contain_text("Points over the rounds")
    rows = end.locator("table").first.locator("tbody tr")
    expect(rows).to_have_count(13 + 2)  # and dead ends, and the total
    expect(end.get_by_role("button", name="Rematch")).to_be_in_viewport()


def test_the_last_to_claim_sees_the_whole_stack_and_has_to_take(ana: Person) -> None:
    plan = Plan(has_to_take, leaves)
    open_ahead(ana, "ghosts_galore", MINE, BOT, plan=plan)
    page = ana.page
    expect(page.locator(".note")).to_have_text("Take one of the face-up tiles")
    expect(page.locator(".status")).to_contain_text("Take one of the face-up tiles")
    expect(page.locator(".offer .can")).to_have_count(5)
    page.set_viewport_size({"width": 1920, "height": 1080})  # with less room an empty stack goes
    page.locator(".stack").click(force=True)
    expect(page.locator(".toast .rule")).to_have_text("G3.6")
    page.locator(".offer .can").last.click()
    expect(page.locator(".offer .can.chosen")).to_have_count(1)  # a first tap only shows it
    page.locator(".offer .can").last.click()
    expect(page.locator(".offer .hand .cart")).to_be_visible()


def test_it_plays_on_a_phone_in_spanish_by_tapping(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE, language="es") as ana:
        open_placing(ana, seats=5)
        page = ana.page
        expect(page.locator(".status")).to_contain_text("Coloca tu loseta")
        page.locator("[data-field='1'] .spot").tap()
        expect(page.locator(".status")).to_contain_text("Casilla de arriba a la izquierda: ")
        page.get_by_role("button", name=re.compile("^Dragones")).tap()
        page.get_by_role("button", name=re.compile("^Colocar")).tap()
        expect(page.locator("[data-field='1'] [role=img]")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_somebody_elses_mine_can_be_looked_at(ana: Person) -> None:
    open_placing(ana, seats=3)
    ana.page.get_by_role("button", name=re.compile("^Look at")).last.click()
    expect(ana.page.locator(".spot")).to_have_count(0)
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".spot")).to_have_count(9)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(size: dict[str, int], browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=size) as ana:
        open_ghosts(ana, seats=4)
        assert faults_by_day_and_night(ana) == []
        open_placing(ana, seats=4)
        ana.page.locator(".spot").first.click()
        assert faults_by_day_and_night(ana) == []
