"""Two people at one device: a handover screen between their hands."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.evenings import END, EVENINGS, LONG_GAME, Evening, everything, play
from tests.browser.people import CURTAIN, MINE, Person
from tests.browser.secrecy import check_secrecy

BY_HAND = 8  # turns; then bots stand in, which is faster
LONGEST_OPENING = 50  # turns until both had one


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_the_curtain_falls_between_two_hands(evening: Evening, ana: Person) -> None:
    code = evening.open(ana, MINE, {"kind": "me", "name": "Bea"}, start=True, short=True)
    page = ana.go(f"#/t/{code}")
    called: set[str] = set()
    for turn in range(LONGEST_OPENING):
        page.wait_for_selector(f"{CURTAIN}, .status.mine, {END}")
        if page.locator(CURTAIN).count():
            evening.expect_no_hand(page)  # no hand is reachable while the server switches the view
            expect(page.locator("main")).to_have_attribute("inert", "")
            called.add(page.locator(CURTAIN).inner_text())
        if len(called) == 2:
            assert faults(ana) == []
            break
        ana.plays(turn)
    assert called == {"I am Ana", "I am Bea"}
    play(ana, turns=BY_HAND)
    leave_both_seats(ana)
    check_secrecy(ana, everything(ana, code), 0, 1)


def leave_both_seats(ana: Person) -> None:
    """Both let a bot stand in from the handover screen; then the end."""
    page = ana.page
    for _ in range(LONGEST_OPENING):
        page.wait_for_selector(f"{CURTAIN}, .status.mine, {END}", timeout=LONG_GAME * 1000)
        if page.locator(END).count():
            return
        if page.locator(CURTAIN).count():
            page.locator(CURTAIN).click()
            page.wait_for_selector(CURTAIN, state="detached")
        else:
            ana.let_a_bot_stand_in()
            page.wait_for_selector(".status.mine", state="detached")
    raise AssertionError("the bots do not come to an end")
