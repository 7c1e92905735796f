"""Two people with a browser each, a spectator beside them, hidden hands, and talk."""

import re
from functools import partial

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evenings import EVENINGS, LONG_GAME, Evening, everything, finish, play
from tests.browser.people import BOT, MINE, OPEN, Person, Table, person
from tests.browser.secrecy import check_secrecy

LATE = 6  # decisions of each seat before the end; alone it is played from the first move
BY_HAND = 6  # turns; then bots stand in, which is faster


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_two_people_play_to_the_end_and_a_spectator_watches(
    evening: Evening, browser: Browser, server: Table, ana: Person
) -> None:
    with (
        person(browser, server.url, "Bea", language="es") as bea,
        person(browser, server.url, "Cleo", theme="light") as cleo,
    ):
        code = evening.open(ana, MINE, OPEN, late=LATE)
        ana.go(f"#/t/{code}")
        bea.go(f"#/join/{code}")
        bea.page.get_by_role("button", name="Ir a la mesa").click()
        bea.page.get_by_role("button", name="Sentarme aquí").click()
        ana.page.get_by_role("button", name="Deal").click()
        for somebody in (ana, bea):
            somebody.page.wait_for_selector(".status")
        cleo.go(f"#/t/{code}").wait_for_selector(".status")
        expect(bea.page.locator(".status")).to_contain_text(re.compile("Tu turno|Juega Ana"))
        assert evening.hands_on(cleo.page) == 0

        assert play(ana, bea, turns=BY_HAND) >= BY_HAND
        for somebody in (ana, bea):
            somebody.until(partial(evening.shows_own_hand_alone, somebody), "another hand is shown")
        assert evening.hands_on(cleo.page) == 0
        finish(ana, bea)

        expect(cleo.page.locator("dialog.paper")).to_be_visible(timeout=LONG_GAME * 1000)
        truth = everything(ana, code)
        check_secrecy(ana, truth, 0)
        check_secrecy(bea, truth, 1)
        check_secrecy(cleo, truth)


def test_they_talk(ana: Person, bea: Person) -> None:
    code = ana.open_table("saboteur", MINE, BOT, BOT, start=True)
    ana.go(f"#/t/{code}")
    bea.go(f"#/t/{code}")
    bea.page.get_by_role("tab", name="Chat").click()
    ana.page.get_by_role("tab", name="Chat").click()
    ana.page.get_by_label("Say something").fill("<b>I saw gold.</b>")
    ana.page.keyboard.press("Enter")
    expect(bea.page.get_by_role("log")).to_contain_text("Ana <b>I saw gold.</b>")


def test_an_undo_waits_for_who_is_away_and_can_be_withdrawn(ana: Person, bea: Person) -> None:
    code = ana.open_table("saboteur", MINE, OPEN, BOT, options={"first_seat": 1})
    ana.go(f"#/t/{code}")
    bea.go(f"#/t/{code}").get_by_role("button", name="Sit here").click()
    ana.page.get_by_role("button", name="Deal").click()
    bea.page.wait_for_selector(".status")
    ana.wait_for_turn()
    ana.play_from_list(0)
    bea.wait_for_turn()
    bea.go("")
    ana.page.get_by_role("button", name="Undo").click()
    expect(ana.page.get_by_text("Bea is away and has to come back to answer.")).to_be_visible()
    ana.page.get_by_role("button", name="Never mind").click()
    expect(ana.page.get_by_text("would like to take back")).to_have_count(0)
    ana.page.get_by_role("button", name="Undo").click()
    bea.go(f"#/t/{code}").get_by_role("button", name="Yes").click()
    ana.wait_for_turn()


def test_a_note_is_kept_for_its_writer_alone(ana: Person, bea: Person) -> None:
    code = ana.open_table("saboteur", MINE, OPEN, BOT)
    ana.go(f"#/t/{code}")
    bea.go(f"#/t/{code}").get_by_role("button", name="Sit here").click()
    ana.page.get_by_role("button", name="Deal").click()
    for somebody in (ana, bea):
        somebody.page.get_by_role("tab", name="Notes").click()
    ana.page.get_by_label("Notes", exact=True).fill("C broke my lamp.")
    ana.page.get_by_role("tab", name="Log").click()
    ana.page.reload()
    ana.page.get_by_role("tab", name="Notes").click()
    expect(ana.page.get_by_label("Notes", exact=True)).to_have_value("C broke my lamp.")
    bea.page.reload()
    bea.page.get_by_role("tab", name="Notes").click()
    expect(bea.page.get_by_label("Notes", exact=True)).to_have_value("")
    assert "C broke" not in str(bea.heard)


@pytest.mark.parametrize("handover", ["anybody", "vote"])
def test_a_newcomer_takes_the_seat_of_somebody_who_left(
    handover: str, browser: Browser, server: Table, ana: Person, bea: Person
) -> None:
    opening: dict[str, object] = {"options": {"first_seat": 1}, "handover": handover}
    code = ana.open_table("saboteur", MINE, OPEN, BOT, **opening)
    ana.go(f"#/t/{code}")
    bea.go(f"#/t/{code}").get_by_role("button", name="Sit here").click()
    ana.page.get_by_role("button", name="Deal").click()
    ana.wait_for_turn()
    bea.page.wait_for_selector("[data-hand]")
    bea.let_a_bot_stand_in()
    with person(browser, server.url, "Cleo") as cleo:
        asks = "Ask for" if handover == "vote" else "Take"
        cleo.go(f"#/t/{code}").get_by_role("button", name=f"{asks} the seat of Bea").click()
        if handover == "vote":
            expect(ana.page.get_by_text("Cleo would like to have the seat of Bea")).to_be_visible()
            ana.page.get_by_role("button", name="Yes", exact=True).click()
        cleo.page.wait_for_selector("[data-hand]")
        expect(ana.page.get_by_text("Cleo").first).to_be_visible()
        bea.page.wait_for_selector("[data-hand]", state="detached")
