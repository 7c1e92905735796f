"""A party: the board on a big screen that shows no secret, the hands on phones."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evenings import EVENINGS, Evening, everything, finish, play
from tests.browser.people import OPEN, PHONE, Person, Table, person
from tests.browser.secrecy import check_secrecy
from tests.browser.test_pages import faults

TELEVISION = {"width": 1920, "height": 1080}


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_a_big_screen_and_two_phones(
    evening: Evening, browser: Browser, server: Table, ana: Person
) -> None:
    code = evening.open(ana, OPEN, OPEN)
    with (
        person(browser, server.url, "Screen", size=TELEVISION) as screen,
        person(browser, server.url, "Bea", size=PHONE) as bea,
        person(browser, server.url, "Cleo", size=PHONE) as cleo,
    ):
        screen.go(f"#/screen/{code}")
        expect(screen.page.locator(".code")).to_have_text(code)
        expect(screen.page.get_by_role("img", name="QR code with the link")).to_be_visible()
        for guest in (bea, cleo):
            guest.go(f"#/hand/{code}")
            guest.page.get_by_role("button", name="Sit here").first.tap()
            expect(guest.page.get_by_role("list").get_by_text(guest.name)).to_be_visible()
        ana.go(f"#/t/{code}").get_by_role("button", name="Deal").click()
        for guest in (bea, cleo):
            guest.page.wait_for_selector(".status")
            assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        screen.page.wait_for_selector(".status")
        assert evening.hands_on(screen.page) == 0
        assert faults(screen) == []

        play(bea, cleo, turns=12)
        finish(bea, cleo)

        assert evening.hands_on(screen.page) == 0
        truth = everything(ana, code)
        check_secrecy(screen, truth)
        check_secrecy(bea, truth, 0)
        check_secrecy(cleo, truth, 1)
