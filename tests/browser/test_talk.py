"""Table talk in a browser: two people and a bot speak in pictures, by keys and by thumb."""

import os
import re

from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.people import BOT, MINE, OPEN, PHONE, Person, Table, person

REGULAR = {"kind": "bot", "level": "regular"}
TALK = "Quick talk"
SIT_DOWN = re.compile("Sit here|Sentarme aquí")


def said(page: Page, words: str) -> None:
    """Wait for a bubble with these words."""
    expect(page.locator("[data-claim]").filter(has_text=words).first).to_be_visible()


def say_by_tap(page: Page, *picks: str) -> None:
    """Tap the pictures one after the other."""
    page.get_by_role("button", name=TALK).click()
    for pick in picks:
        page.locator(f"dialog [data-say='{pick}']").click()


def picture(page: Page, name: str) -> None:
    """Save a screenshot, on request."""
    if folder := os.environ.get("FAROL_PICTURES"):
        page.screenshot(path=f"{folder}/{name}.png")


def hangs_at(page: Page, seat: int) -> bool:
    """Whether the bubble of a seat is at its panel, inside the window."""
    bubble = page.locator(f"[data-claim='{seat}']").bounding_box()
    tile = page.locator(f"main [data-seat='{seat}']").first.bounding_box()
    assert bubble is not None
    assert tile is not None
    right, width = bubble["x"] + bubble["width"], page.evaluate("innerWidth")
    is_inside = bubble["x"] >= 0 and right <= width
    return is_inside and bubble["x"] < tile["x"] + tile["width"] and right > tile["x"]


def sit_down(ana: Person, bea: Person) -> None:
    """Ana and Bea at a table with a bot, the game under way."""
    code = ana.open_table("saboteur", MINE, OPEN, REGULAR, options={"first_seat": 1})
    page = bea.go(f"#/t/{code}")
    page.get_by_role("button", name=SIT_DOWN).first.click()
    page = ana.go(f"#/t/{code}")
    page.get_by_role("button", name="Deal").click()
    for somebody in (ana, bea):
        somebody.page.wait_for_selector("[data-hand]")


def test_two_people_and_a_bot_talk(browser: Browser, server: Table, ana: Person) -> None:
    with person(browser, server.url, "Bea", size=PHONE, language="es") as bea:
        sit_down(ana, bea)
        # Ana accuses the bot, by keys alone; it answers, and Bea hears both on her phone.
        ana.page.keyboard.press("s")
        ana.page.wait_for_selector("dialog[open] [data-say=think]")
        picture(ana.page, "talk-panel")
        ana.page.keyboard.press("2")  # I think …
        ana.page.keyboard.press("2")  # … of the bot, as oneself is not offered
        ana.page.wait_for_selector("dialog [data-say=saboteur]")
        ana.page.keyboard.press("1")
        said(ana.page, "I think Candil is a saboteur.")
        said(bea.page, "Creo que Candil es de los saboteadores.")
        answer = ana.page.locator("[data-claim='2']")
        expect(answer).to_be_visible()
        picture(ana.page, "talk-answer")
        assert hangs_at(bea.page, 2)
        picture(bea.page, "talk-answer-phone")
        # Bea tells what she saw, by thumb.
        bea.page.get_by_role("button", name="Frases rápidas").click()
        bea.page.wait_for_selector("dialog [data-say=saw]")
        picture(bea.page, "talk-panel-phone")
        for pick in ("saw", "0", "gold"):
            bea.page.locator(f"dialog [data-say='{pick}']").click()
        said(ana.page, "I saw gold under the Moon.")
        expect(ana.page.get_by_role("log")).to_contain_text("“I saw gold under the Moon.”")
        picture(ana.page, "talk-log")
        # Ana mutes Bea; her claims disappear from the log as well.
        ana.page.get_by_role("button", name="Table menu").click()
        ana.page.get_by_role("button", name="Hear what Bea says").click()
        picture(ana.page, "talk-settings")
        ana.page.keyboard.press("Escape")
        expect(ana.page.get_by_role("log")).not_to_contain_text("gold under the Moon")


def test_keys_between_two_taps_belong_to_what_is_being_said(ana: Person) -> None:
    """The tapped picture is gone with its step: the next key does not go to the hand."""
    code = ana.open_table("saboteur", MINE, REGULAR, REGULAR)
    page = ana.go(f"#/t/{code}")
    page.get_by_role("button", name="Deal").click()
    chosen = page.locator("[data-hand].chosen")
    page.locator("[data-hand='2']").click()
    expect(chosen).to_have_count(1)
    say_by_tap(page, "think")
    page.wait_for_selector("dialog [data-say='1']")
    page.keyboard.press("1")  # the first seat, not the first card
    page.wait_for_selector("dialog [data-say=saboteur]")
    page.locator("dialog [data-say=saboteur]").focus()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(chosen).to_have_attribute("data-hand", "2")
    say_by_tap(page, "think")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(chosen).to_have_attribute("data-hand", "2")


def test_the_host_mutes_somebody_for_all(browser: Browser, server: Table, ana: Person) -> None:
    with person(browser, server.url, "Bea") as bea:
        sit_down(ana, bea)
        ana.page.get_by_role("button", name="Table menu").click()
        ana.page.get_by_role("button", name="Mute for all").first.click()
        ana.page.keyboard.press("Escape")
        expect(bea.page.get_by_role("button", name=TALK)).to_have_count(0)
        expect(ana.page.get_by_role("button", name=TALK)).to_have_count(1)


def test_where_nothing_is_hidden_only_manners_are_offered(ana: Person) -> None:
    code = ana.open_table("halloween", MINE, REGULAR, start=True)
    page = ana.go(f"#/t/{code}")
    page.get_by_role("button", name=TALK).click()
    kinds = page.locator("dialog [data-say]").evaluate_all("all => all.map(one => one.dataset.say)")
    assert kinds == ["forced", "laugh", "well-played", "hurry", "no-hurry"]
    page.locator("dialog [data-say='laugh']").click()
    said(page, "Ha ha!")
    picture(page, "talk-halloween")


def test_a_claim_is_in_the_replay(ana: Person) -> None:
    code = ana.open_table("saboteur", MINE, BOT, BOT, options={"first_seat": 1}, start=True)
    page = ana.go(f"#/t/{code}")
    ana.wait_for_turn()
    say_by_tap(page, "saw", "2", "stone")
    said(page, "I saw stone under the Key.")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Leave for good").click()
    page.get_by_role("button", name="Really?").click()
    ana.until(ana.table_is_over, "the game goes on")
    page = ana.go(f"#/replay/{code}")
    page.wait_for_selector("main .seats, main [data-seat]")
    expect(page.get_by_role("log")).to_contain_text("I saw stone under the Key.")


def test_words_wait_for_a_list_of_claims_that_comes_late(ana: Person) -> None:
    code = ana.open_table("saboteur", MINE, BOT, BOT, options={"first_seat": 1}, start=True)
    page = ana.go(f"#/t/{code}")
    ana.wait_for_turn()
    say_by_tap(page, "saw", "2", "stone")
    said(page, "I saw stone under the Key.")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/server", hold)
    page.reload()
    page.wait_for_selector("[data-hand]")
    expect(page.get_by_role("log")).not_to_contain_text("I saw")
    for route in held:
        route.continue_()
    expect(page.get_by_role("log")).to_contain_text("I saw stone under the Key.")


def test_a_reload_keeps_what_was_said_in_the_log_and_shows_no_old_bubble(
    browser: Browser, server: Table, ana: Person
) -> None:
    with person(browser, server.url, "Bea") as bea:
        sit_down(ana, bea)
        bea.page.get_by_role("button", name=TALK).click()
        for pick in ("saw", "0", "gold"):
            bea.page.locator(f"dialog [data-say='{pick}']").click()
        said(ana.page, "I saw gold under the Moon.")
        for page in (ana.page, bea.page):
            page.reload()
            page.wait_for_selector("[data-hand]")
            expect(page.get_by_role("log")).to_contain_text("I saw gold under the Moon.")
            expect(page.locator("[data-claim]")).to_have_count(0)
