"""Ghosts Galore in a browser: by mouse, by touch, by keys, through its rare steps, and explained."""

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.people import BOT, DESKTOP, MINE, PHONE, Person, Table, person
from tests.browser.test_pages import faults

MINUS = "\N{MINUS SIGN}"
WEREWOLVES = 7  # the only line that the other seats' placements change too
LOOKS = 400  # at a table that waits for nobody but bots
END = "dialog.paper"


def open_ghosts(ana: Person, seats: int = 2, **options: object) -> str:
    code = ana.open_table("ghosts_galore", MINE, *[BOT] * (seats - 1), options=options, start=True)
    ana.go(f"#/t/{code}")
    ana.page.wait_for_selector(".room")
    return code


def claim_until_placing(ana: Person) -> None:
    """Choose a side, and claim what comes, until a tile is to be placed."""
    page = ana.page
    for _ in range(LOOKS):
        if page.locator(".turn").count():
            return
        # at once, not when it is stable: the bots may be quicker than a look
        page.evaluate("[...document.querySelectorAll('.option.can, .offer .can')].at(-1)?.click()")
        page.wait_for_timeout(50)
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


# Draw, and leave what was drawn; place where it falls: the bot claims before me in some round.
LEAVE_WHAT_COMES = """() => {
  const click = (found) => document.querySelector(found)?.dispatchEvent(new MouseEvent("click", { bubbles: true }))
  const leave = document.querySelectorAll(".actions .walk")[1]
  if (leave) leave.click()
  else if (document.querySelector(".turn")) {
    click(".spot")
    click(".actions .primary")
  } else click(".option.can") ?? click(".actions .primary")
}"""


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_newcomer_makes_a_legal_move_within_a_minute(ana: Person) -> None:
    page = ana.go("")
    page.get_by_role("button", name="Play now Ghosts Galore").click()
    ana.wait_for_turn()
    page.get_by_role("button", name=re.compile("^Play side")).first.click()
    page.locator(".offer .can").first.click()
    page.get_by_role("button", name=re.compile("chat")).click()
    expect(page.get_by_role("log")).to_contain_text("Ana turns up")


def test_the_pad_adds_what_the_preview_promised(ana: Person) -> None:
    open_ghosts(ana)
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
    open_ghosts(ana)
    claim_until_placing(ana)
    page = ana.page
    page.mouse.move(*middle(page.locator(".turn")))
    page.mouse.down()
    page.mouse.move(*middle(page.locator("[data-field='5']")), steps=8)
    page.mouse.up()
    spot = page.locator("[data-field='5'] .spot")
    expect(spot).to_have_attribute("aria-pressed", "true")
    before = spot.inner_html()
    spot.click()
    assert spot.inner_html() != before
    place(ana)
    expect(page.locator("[data-field='5'] .lies")).to_be_visible()


def test_a_taken_field_and_a_claimed_tile_are_explained_with_their_rules(ana: Person) -> None:
    open_ghosts(ana)
    claim_until_placing(ana)
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
    for _ in range(5 * LOOKS):
        if page.locator(END).count():
            break
        if not ana.is_to_act():
            page.wait_for_timeout(20)
        elif page.locator(".turn").count():
            placed += 1
            for key in ["r"] * (placed % 4) + ["ArrowRight", "ArrowDown", "Enter"]:
                page.keyboard.press(key)
            expect(page.locator("[data-field] [role=img]")).to_have_count(placed)
        elif page.locator(".walk:not([aria-disabled=true])").count():
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            page.wait_for_timeout(40)
    assert placed == 9
    end = page.locator(END)
    expect(end).to_contain_text("Tooth doors")
    expect(end).to_contain_text("Points over the rounds")
    expect(end.locator("tbody tr")).to_have_count(13 + 2)  # and dead ends, and the total
    expect(end.get_by_role("button", name="Rematch")).to_be_in_viewport()


def test_the_last_to_claim_sees_the_whole_stack_and_has_to_take(ana: Person) -> None:
    open_ghosts(ana)
    page = ana.page
    for _ in range(LOOKS):
        if page.locator(".note").count():
            break
        if page.locator(".option.can, .actions .primary").count():
            page.evaluate(LEAVE_WHAT_COMES)
        page.wait_for_timeout(50)
    expect(page.locator(".note")).to_have_text("Take one of the face-up tiles")
    expect(page.locator(".status")).to_contain_text("Take one of the face-up tiles")
    expect(page.locator(".offer .can")).to_have_count(5)
    page.locator(".stack").click(force=True)
    expect(page.locator(".toast .rule")).to_have_text("G3.6")
    page.locator(".offer .can").last.click()
    expect(page.locator(".offer .hand .cart")).to_be_visible()


def test_it_plays_on_a_phone_in_spanish_by_tapping(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE, language="es") as ana:
        open_ghosts(ana, seats=5)
        claim_until_placing(ana)
        page = ana.page
        expect(page.locator(".status")).to_contain_text("Coloca tu loseta")
        page.locator("[data-field='1'] .spot").tap()
        expect(page.locator(".status")).to_contain_text("Campo de arriba a la izquierda: ")
        page.get_by_role("button", name=re.compile("^Dragones")).tap()
        page.get_by_role("button", name=re.compile("^Colocar")).tap()
        expect(page.locator("[data-field='1'] [role=img]")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_somebody_elses_mine_can_be_looked_at(ana: Person) -> None:
    open_ghosts(ana, seats=3)
    claim_until_placing(ana)
    ana.page.get_by_role("button", name=re.compile("^Look at")).last.click()
    expect(ana.page.locator(".spot")).to_have_count(0)
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".spot")).to_have_count(9)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(theme: str, browser: Browser, server: Table) -> None:
    for size in (DESKTOP, PHONE):
        with person(browser, server.url, "Ana", size=size, theme=theme) as ana:
            open_ghosts(ana, seats=4)
            assert faults(ana) == []
            claim_until_placing(ana)
            ana.page.locator(".spot").first.click()
            assert faults(ana) == []
