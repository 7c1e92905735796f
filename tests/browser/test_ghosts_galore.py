"""Ghosts Galore in a browser: by mouse, by touch, by keys, explained, and without a leak."""

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.people import BOT, MINE, OPEN, PHONE, Person, Seen, Table, person
from tests.browser.test_pages import faults

MINUS = "\N{MINUS SIGN}"
WEREWOLVES = 7  # the only line that the other seats' placements change too


def open_ghosts(ana: Person, seats: int = 2, **options: object) -> str:
    code = ana.open_table("ghosts_galore", MINE, *[BOT] * (seats - 1), options=options, start=True)
    ana.go(f"#/t/{code}")
    ana.page.wait_for_selector(".room")
    return code


def claim_until_placing(ana: Person) -> None:
    """Choose a side, and claim what comes, until a tile is to be placed."""
    page = ana.page
    while page.locator(".turn").count() == 0:
        # at once, not when it is stable: the bots may be quicker than a look
        page.evaluate("[...document.querySelectorAll('.option.can, .offer .can')].at(-1)?.click()")
        page.wait_for_timeout(50)


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
    while page.locator("dialog.paper").count() == 0:
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
    expect(page.locator("dialog.paper")).to_contain_text("Tooth doors")
    expect(page.locator("dialog.paper")).to_contain_text("Points over the rounds")


def test_it_plays_on_a_phone_in_spanish_by_tapping(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE, language="es") as ana:
        open_ghosts(ana, seats=5)
        claim_until_placing(ana)
        page = ana.page
        expect(page.locator(".status")).to_contain_text("Coloca tu loseta")
        page.locator("[data-field='1'] .spot").tap()
        expect(page.locator(".status")).to_contain_text("Campo 1: ")
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


PRIVATE = {"deal": "tile", "hide": "tile", "place": "field"}


def secrets(heard: list[Seen], own: set[int]) -> list[Seen]:
    """Hidden tiles and placements in the frames that these seats must not know."""
    found: list[Seen] = []
    for frame in heard:
        for view in (frame, frame.get("view") or {}, frame.get("missed") or {}):
            me = (view.get("observation") or {}).get("me")
            found += [me] if me is not None and me["seat"] not in own else []
            for step in [*view.get("steps", []), *view.get("history", [])]:
                found += [
                    event
                    for event in step["events"]
                    if event.get("seat") not in own and PRIVATE.get(event["kind"], "-") in event
                ]
    return found


def test_two_people_and_a_big_screen_see_no_hidden_tile_of_others(
    browser: Browser, server: Table, ana: Person, bea: Person
) -> None:
    code = ana.open_table("ghosts_galore", MINE, OPEN)
    ana.go(f"#/t/{code}")
    bea.go(f"#/t/{code}")
    bea.page.get_by_role("button", name="Sit here").click()
    ana.page.get_by_role("button", name="Deal").click()
    with person(browser, server.url, "Carl") as carl:
        carl.go(f"#/screen/{code}").wait_for_selector(".gallery")
        for move in range(24):
            somebody = next(iter(one for one in (ana, bea) if one.is_to_act()), None)
            if somebody is None:
                ana.page.wait_for_timeout(30)
            else:
                somebody.play_from_list(move)
        assert carl.page.locator(".hidden").count() == 0
        assert len(carl.heard) > 5
        assert secrets(carl.heard, set()) == []
    assert secrets(ana.heard, {0}) == []
    assert secrets(bea.heard, {1}) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(theme: str, browser: Browser, server: Table) -> None:
    for size in ({"width": 1440, "height": 900}, PHONE):
        with person(browser, server.url, "Ana", size=size, theme=theme) as ana:
            open_ghosts(ana, seats=4)
            assert faults(ana) == []
            claim_until_placing(ana)
            assert faults(ana) == []
            ana.page.locator(".spot").first.click()
            assert faults(ana) == []
