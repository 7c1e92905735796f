"""Explanations: hints with reasons and highlights, and bots' deliberations."""

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evenings import EVENINGS, Evening
from tests.browser.matrix import SETTLED
from tests.browser.painting import resize
from tests.browser.people import DESKTOP, MINE, PHONE, Person, Seen, Table, person
from tests.browser.saboteur_deals import opening

NOVICE: Final[Seen] = {"kind": "bot", "level": "novice"}
LAPTOP: Final = {"width": 1366, "height": 768}
WHY_LINE: Final = re.compile("^Why did .* do that")
SIZES: Final = {"desktop": DESKTOP, "laptop": LAPTOP, "phone": PHONE}
# The elements highlighted by a hint, and the area that it covers, in square pixels.
LIT: Final = """() => {
  const card = document.querySelector(".hint.settled").getBoundingClientRect()
  return [...document.querySelectorAll("main :is(.hinted, .pinned, .place.shown)")].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const wide = Math.min(right, card.right) - Math.max(left, card.left)
    const high = Math.min(bottom, card.bottom) - Math.max(top, card.top)
    return Math.max(0, wide) * Math.max(0, high)
  })
}"""


def ask_for_a_hint(ana: Person) -> Seen:
    """Press H; the server's answer."""
    ana.page.keyboard.press("h")
    ana.page.wait_for_selector(".hint.settled")
    hints = [frame for frame in ana.heard if frame["type"] == "hint"]
    return hints[-1]


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_a_hint_begins_with_a_reason_and_covers_nothing_lit(evening: Evening, ana: Person) -> None:
    code = evening.open(ana, MINE, NOVICE, start=True)
    page = ana.go(f"#/t/{code}")
    ana.wait_for_turn()
    for size in SIZES:
        resize(page, **SIZES[size])
        page.evaluate(SETTLED)
        told = ask_for_a_hint(ana)
        hint = page.get_by_role("region", name="Hint")
        expect(hint.locator(".reason")).to_have_text(told["why"]["reasons"][0]["sentence"])
        lit = page.evaluate(LIT)
        assert lit, size
        assert sum(lit) == 0, size
        page.keyboard.press("Escape")
        expect(hint).to_be_hidden()


def test_alternatives_are_sorted_on_one_scale_and_shown_on_the_board(
    browser: Browser, server: Table
) -> None:
    with person(browser, server.url, "Ana") as ana:
        seats, options = [MINE, NOVICE, NOVICE, NOVICE], {"first_seat": 1}
        script = opening(len(seats), **options)  # a hand of tunnels: there are several paths
        code = ana.open_table("saboteur", *seats, options=options, rehearsal=script, start=True)
        page = ana.go(f"#/t/{code}")
        ana.wait_for_turn()
        why = ask_for_a_hint(ana)["why"]
        hint = page.get_by_role("region", name="Hint")
        hint.get_by_text("What else?").click()
        lines = hint.locator("ol li")
        expect(lines).to_have_count(len(why["considered"]))
        worths = [one["worth"] for one in why["considered"]]
        assert worths == sorted(worths, reverse=True)
        expect(lines.first.get_by_label("recommended")).to_be_visible()
        meant = next(
            one["action"]
            for one in why["considered"]
            if one["action"] != why["considered"][0]["action"]
        )
        place = why["considered"].index(
            next(one for one in why["considered"] if one["action"] == meant)
        )
        lines.nth(place).locator(".line").click()
        card = meant.get("card") or {"look": "map", "collapse": "rockfall"}.get(meant["type"])
        if card:
            expect(page.locator(".piece.hinted")).not_to_have_count(0)
        faces = hint.locator(".face")
        expect(faces).to_have_count(len(why["roles"]))
        faces.first.click()
        expect(hint.locator(".told")).to_have_text(why["roles"][0]["sentence"])


def test_a_hint_goes_stale_in_sight(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana") as ana:
        options = {"first_seat": 1}
        code = ana.open_table("saboteur", MINE, NOVICE, NOVICE, options=options, start=True)
        page = ana.go(f"#/t/{code}")
        ana.wait_for_turn()
        ask_for_a_hint(ana)
        hint = page.get_by_role("region", name="Hint")
        ana.let_a_bot_stand_in()
        expect(hint).to_contain_text("The table has moved on")
        expect(hint.get_by_role("button", name="Play it")).to_have_count(0)
        expect(page.locator("main .hinted")).to_have_count(0)


def test_why_is_asked_of_a_bot_in_a_running_game_and_told_without_its_cards(
    browser: Browser, server: Table
) -> None:
    with person(browser, server.url, "Ana") as ana:
        options = {"first_seat": 2}
        code = ana.open_table("saboteur", MINE, NOVICE, NOVICE, options=options, start=True)
        page = ana.go(f"#/t/{code}")
        ana.wait_for_turn()
        page.get_by_role("button", name=WHY_LINE).last.click()
        why = page.get_by_role("region", name="Why this move?")
        expect(why.locator("[role=status] p").first).to_have_text(re.compile(r"\S"))
        expect(why.get_by_text("Looking it up…")).to_have_count(0)
        ana.until(lambda: any(one["type"] == "explanation" for one in ana.heard), "no answer")
        (told,) = [frame for frame in ana.heard if frame["type"] == "explanation"]
        assert told["seat"] in {1, 2}
        assert [told["why"][name] for name in ("considered", "roles", "notes")] == [[], [], []]
        expect(why.get_by_text("What else was there?")).to_have_count(0)


def test_what_the_bot_considered_is_told_after_the_end_from_log_and_replay(
    browser: Browser, server: Table
) -> None:
    with person(browser, server.url, "Ana") as ana:
        options = {"first_seat": 1, "auto_pick_gold": True}
        code = ana.open_table("saboteur", MINE, NOVICE, NOVICE, options=options, start=True)
        page = ana.go(f"#/t/{code}")
        ana.wait_for_turn()
        ana.let_a_bot_stand_in()
        expect(page.locator("dialog.paper")).to_be_visible(timeout=120_000)
        kept = {one.version: one for one in ana.record(code).decisions}
        page.keyboard.press("Escape")
        page.get_by_role("button", name=WHY_LINE).last.click()
        why = page.get_by_role("region", name="Why this move?")
        expect(why.locator(".reason")).not_to_be_empty()
        page = ana.go(f"#/replay/{code}")
        expect(page.locator("footer > .number")).to_have_text(re.compile("^0 / [1-9]"))
        page.keyboard.press("ArrowRight")
        page.get_by_role("button", name=WHY_LINE).last.click()
        why = page.get_by_role("region", name="Why this move?")
        expect(why.locator(".reason")).not_to_be_empty()
        told = [frame for frame in ana.heard if frame["type"] == "explanation"]
        assert {one["version"] for one in told} <= set(kept)
        why.get_by_text("What else was there?").click()
        expect(why.locator("ol li").first.get_by_label("played")).to_be_visible()
        assert told[-1]["why"]["considered"][0]["played"]


def test_why_a_fight_is_not_possible_names_what_is_missing(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE, language="es") as ana:
        script = {"outcomes": ["begins:1"]}
        code = ana.open_table("halloween", MINE, NOVICE, start=True, rehearsal=script)
        page = ana.go(f"#/t/{code}")
        ana.wait_for_turn()
        page.locator("[data-drop='act 1 fight']").tap()
        toast = page.locator(".toast")
        expect(toast).to_contain_text("Para pelear te hace")
        expect(toast.locator(".rule")).to_contain_text("H3.4")
