"""A seat stays its person's, and the address of a table brings a friend there."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evenings import EVENINGS, finish
from tests.browser.people import BOT, MINE, OPEN, TABLE_MENU, Person, Table, person

AWAY = "Bea is away: a bot stands in. The seat stays theirs."


@pytest.fixture
def friend(browser: Browser, server: Table) -> Iterator[Person]:
    """Somebody whom the server does not know yet."""
    with person(browser, server.url, "Dora", known=False) as somebody:
        somebody.may_be_nobody()
        yield somebody


def seated(ana: Person, bea: Person, **more: object) -> str:
    """Ana hosts, and Bea plays with her; it is Ana's turn. The code of their table."""
    code = ana.open_table("saboteur", MINE, OPEN, BOT, options={"first_seat": 1}, **more)
    ana.go(f"#/t/{code}")
    bea.go(f"#/t/{code}").get_by_role("button", name="Sit here").click()
    ana.page.get_by_role("button", name="Deal").click()
    ana.wait_for_turn()
    bea.page.wait_for_selector("[data-hand]")
    return code


def open_menu(somebody: Person) -> Page:
    somebody.page.get_by_role("button", name=TABLE_MENU).click()
    return somebody.page


def comes_in(somebody: Person) -> None:
    """Say a name on the page that invites, and go on."""
    somebody.page.get_by_label("Name").fill(somebody.name)
    somebody.page.locator("form button.primary").click()


# --- seats -----------------------------------------------------------------------------------------


def test_a_bot_stands_in_for_who_is_away_and_gives_the_seat_back(ana: Person, bea: Person) -> None:
    code = seated(ana, bea)
    bea.falls_asleep()
    page = open_menu(ana)
    expect(page.get_by_text("Bea is away", exact=True)).to_be_visible()
    page.get_by_role("button", name="Let a bot stand in", exact=True).click()
    log = page.get_by_role("log", name="Log")
    expect(log).to_contain_text(AWAY)
    expect(page.locator(".toast")).to_contain_text(AWAY)
    open_menu(ana)
    expect(page.get_by_text("a bot stands in · since ")).to_be_visible()
    page.keyboard.press("Escape")

    bea.wakes_up(f"{bea.url}/#/t/{code}")
    bea.page.wait_for_selector("[data-hand]")
    expect(bea.page.get_by_role("log", name="Log")).to_contain_text("Bea plays again.")
    expect(log).to_contain_text("Bea plays again.")
    expect(bea.page.get_by_role("button", name="Take my seat back")).to_have_count(0)
    assert ana.plays(0)
    bea.wait_for_turn()


def test_who_asked_for_the_bot_takes_the_seat_back_by_one_button(ana: Person, bea: Person) -> None:
    seated(ana, bea)
    bea.let_a_bot_stand_in()
    expect(bea.page.get_by_text("A bot has been playing for you since")).to_be_visible()
    bea.page.reload()
    bea.page.get_by_role("button", name="Take my seat back").click()
    expect(bea.page.get_by_text("A bot has been playing for you")).to_have_count(0)
    expect(ana.page.get_by_role("log", name="Log")).to_contain_text("Bea plays again.")


def test_removing_somebody_asks_is_told_and_can_be_taken_back(ana: Person, bea: Person) -> None:
    code = seated(ana, bea)
    page = open_menu(ana)
    page.get_by_role("button", name="Remove…").click()
    expect(page.get_by_text("Remove Bea for good?")).to_be_visible()
    page.get_by_role("button", name="No", exact=True).click()
    page.get_by_role("button", name="Remove…").click()
    page.get_by_role("button", name="Remove Bea").click()
    told = "The host has removed you from this table."
    expect(bea.page.get_by_text(told)).to_be_visible()
    bea.page.wait_for_selector("[data-hand]", state="detached")
    expect(page.get_by_role("log", name="Log")).to_contain_text("The host has removed Bea")
    bea.go("").wait_for_selector("main")
    bea.go(f"#/join/{code}")
    expect(bea.page.get_by_text(told)).to_be_visible()
    bea.page.get_by_role("button", name="Watch").click()
    expect(bea.page.get_by_text(told)).to_be_visible()

    open_menu(ana)
    page.get_by_role("button", name="Let Bea back in").click()
    bea.page.wait_for_selector("[data-hand]")
    expect(bea.page.get_by_text(told)).to_have_count(0)
    expect(page.get_by_role("log", name="Log")).to_contain_text("The host has let Bea back in.")


# --- the address of a table ------------------------------------------------------------------------


def test_the_address_of_a_lobby_invites(ana: Person, friend: Person) -> None:
    code = ana.open_table("saboteur", MINE, OPEN, BOT)
    ana.go(f"#/t/{code}").wait_for_selector(".invite")
    friend.page.goto(ana.page.url)
    expect(friend.page.get_by_text("Ana invites you.")).to_be_visible()
    expect(friend.page.get_by_text("One seat is free.")).to_be_visible()
    comes_in(friend)
    friend.page.get_by_role("button", name="Sit here").click()
    expect(ana.page.get_by_text("Dora")).to_be_visible()


def test_the_address_of_a_game_leads_to_a_free_seat(ana: Person, friend: Person) -> None:
    code = ana.open_table("saboteur", MINE, BOT, BOT, start=True, handover="anybody")
    ana.go(f"#/t/{code}").wait_for_selector(".status")
    friend.page.goto(ana.page.url)
    expect(friend.page.get_by_text("Bots play seats that people may have.")).to_be_visible()
    comes_in(friend)
    friend.page.get_by_role("button", name="Take the seat of").first.click()
    friend.page.wait_for_selector("[data-hand]")
    expect(ana.page.get_by_role("log", name="Log")).to_contain_text("Dora sits down and plays on.")


def test_the_address_of_a_full_game_leads_to_watching(ana: Person, friend: Person) -> None:
    code = ana.open_table("saboteur", MINE, BOT, BOT, start=True)
    ana.go(f"#/t/{code}").wait_for_selector(".status")
    friend.page.goto(ana.page.url)
    expect(friend.page.get_by_text("All seats are taken. You can watch.")).to_be_visible()
    expect(friend.page.get_by_role("button", name="Watch")).to_be_visible()
    comes_in(friend)
    friend.page.wait_for_selector(".status")
    expect(friend.page.get_by_role("button", name="Take the seat of")).to_have_count(0)


def test_the_address_of_a_finished_game_leads_to_its_end(ana: Person, friend: Person) -> None:
    evening = next(one for one in EVENINGS if str(one) == "loknroll")
    code = evening.open(ana, MINE, BOT, late=1)
    ana.go(f"#/t/{code}").get_by_role("button", name="Deal").click()
    ana.page.wait_for_selector(".status")
    finish(ana)
    friend.page.goto(ana.page.url)
    expect(friend.page.get_by_text("The game is over.")).to_be_visible()
    expect(friend.page.get_by_role("button", name="See how it ended")).to_be_visible()
    comes_in(friend)
    expect(friend.page.locator("dialog.paper")).to_be_visible()


def test_the_address_of_no_table_says_so(friend: Person) -> None:
    friend.may_be_refused(404)
    friend.go("#/t/AAAAAA")
    expect(friend.page.get_by_role("alert")).to_contain_text("There is no table AAAAAA here.")
    expect(friend.page.get_by_label("Code")).to_be_visible()
