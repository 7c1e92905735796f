"""The next round of a party's Saboteur: the big screen shows the old one's end, then everybody has
a new hand.
"""

from playwright.sync_api import Browser, expect

from farol.games import ALL
from tests.browser.ahead import ahead
from tests.browser.people import BOT, OPEN, PHONE, Person, Table, person
from tests.browser.test_director_scenes import LAID, LAST_CARD, ROUND_SHEET, last_card
from tests.browser.test_party import TELEVISION


def sits_down(guest: Person, code: str) -> None:
    guest.go(f"#/hand/{code}")
    guest.page.get_by_role("button", name="Sit here").first.tap()
    expect(guest.page.get_by_role("list").get_by_text(guest.name)).to_be_visible()


def test_the_next_round_begins_on_all_screens(browser: Browser, server: Table, ana: Person) -> None:
    script = ahead(ALL["saboteur"], 4, {}, LAST_CARD)
    code = ana.open_table("saboteur", OPEN, OPEN, BOT, BOT, rehearsal=script)
    with (
        person(browser, server.url, "Screen", size=TELEVISION, pace="normal") as screen,
        person(browser, server.url, "Bea", size=PHONE) as bea,
        person(browser, server.url, "Cleo", size=PHONE) as cleo,
    ):
        screen.go(f"#/screen/{code}").wait_for_selector(".code")
        for guest in (bea, cleo):
            sits_down(guest, code)
        ana.go(f"#/t/{code}").get_by_role("button", name="Deal").click()
        bea.wait_for_turn()
        expect(screen.page.get_by_text("Round 1 of 3").first).to_be_visible()
        assert bea.play_from_list(last_card(script))

        sheet = screen.page.locator(ROUND_SHEET)
        expect(sheet).to_be_visible()
        expect(sheet.locator("li")).to_have_count(5)  # four roles and the card aside
        # nobody uses a television: in company a scene ends by itself
        expect(sheet).to_have_count(0)
        expect(screen.page.get_by_text("Round 2 of 3").first).to_be_visible()
        expect(screen.page.locator(LAID)).to_have_count(1)
        assert screen.page.locator("[data-hand]").count() == 0
        for guest in (bea, cleo):
            guest.until(lambda guest=guest: guest.view()["round"] == 2, "the round stays")  # type: ignore[misc]
            hand = guest.view()["me"]["hand"]
            assert len(hand) == 6
            expect(guest.page.locator("[data-hand]")).to_have_count(len(hand))
            expect(guest.page.get_by_role("button", name=guest.name)).to_have_count(0)
