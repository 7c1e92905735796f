"""One whole evening of each game with bots, on a desktop and on a phone: from the deal to the score sheet."""

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evenings import EVENINGS, Evening, everything, finish, play
from tests.browser.people import BOT, DESKTOP, MINE, PHONE, Table, person
from tests.browser.secrecy import check_secrecy

BY_HAND: Final = 5  # turns; then a bot stands in, which is faster
SCREENS: Final = {"desktop": DESKTOP, "phone": PHONE}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_an_evening_leads_from_the_table_to_its_score_sheet(
    evening: Evening, screen: str, browser: Browser, server: Table
) -> None:
    with person(browser, server.url, "Ana", size=SCREENS[screen]) as ana:
        code = evening.open(ana, MINE, BOT)
        ana.go(f"#/t/{code}").get_by_role("button", name="Deal").click()
        assert play(ana, turns=BY_HAND) >= BY_HAND
        ana.until(lambda: evening.shows_own_hand_alone(ana), "another hand is shown")
        finish(ana)
        expect(ana.page.get_by_role("dialog")).to_contain_text("Ana")
        check_secrecy(ana, everything(ana, code), 0)
