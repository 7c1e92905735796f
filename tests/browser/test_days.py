"""Correspondence tables: the clock of a new table, whose turn it is, the next table."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import BOT, MINE, OPEN, PHONE, Person, Table, person

NOTE_BADGE = """Object.assign(navigator, {
  setAppBadge: async (count) => { window.badge = count },
  clearAppBadge: async () => { window.badge = 0 },
})"""
DAYS = {"kind": "days", "amount": 2, "vacation": 5}


@pytest.fixture
def phone(browser: Browser, server: Table) -> Iterator[Person]:
    with person(browser, server.url, "Ana", size=PHONE, language="es") as somebody:
        yield somebody


def shared_table(ana: Person, bea: Person) -> str:
    """A table of both, at which Ana begins."""
    code = ana.open_table("saboteur", MINE, OPEN, BOT, clock=DAYS)
    bea.go(f"#/join/{code}")
    bea.page.get_by_role("button", name="Go to the table").click()
    ana.go(f"#/t/{code}")
    bea.page.get_by_role("button", name="Sit here").click()
    ana.page.get_by_role("button", name="Deal").click()
    ana.wait_for_turn()
    return code


def test_a_clock_of_days_is_made_by_its_form(ana: Person) -> None:
    page = ana.go("#/new/saboteur")
    page.get_by_role("combobox", name="Time to think").select_option("days")
    page.get_by_label("Days for each move").fill("3")
    page.get_by_label("Clocks run at some hours only").check()
    page.get_by_label("From", exact=True).fill("08:30")
    page.get_by_label("Until", exact=True).fill("23:00")
    page.get_by_label("Vacation for each, in days").fill("7")
    page.get_by_role("button", name="Deal").click()
    ana.wait_for_turn()
    code = page.url.rpartition("/")[2]
    mine = ana.context.request.get(f"{ana.url}/api/tables").json()["mine"]
    clock = next(table["clock"] for table in mine if table["code"] == code)
    zone = page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
    assert clock == {
        "kind": "days",
        "amount": 3,
        "increment": 0,
        "hours": {"opens": 510, "closes": 1380, "zone": zone},
        "vacation": 7,
    }
    expect(page.get_by_role("timer")).to_contain_text("until")


def test_where_it_is_my_turn_comes_first_and_in_the_title_and_on_the_icon(ana: Person) -> None:
    ana.context.add_init_script(NOTE_BADGE)
    page = ana.go("")
    page.wait_for_function("() => window.badge === 0")
    codes = {ana.open_table("saboteur", MINE, BOT, BOT, clock=DAYS, start=True) for _ in range(2)}
    page.reload()
    expect(page.get_by_role("heading", name="Your turn at 2 tables")).to_be_visible()
    expect(page).to_have_title("(2) Farol")
    rows = page.locator("section.turns a")
    expect(rows).to_have_count(2)
    assert {text[-8:] for text in rows.evaluate_all("all => all.map(one => one.href)")} == codes
    posters = page.locator(".posters").bounding_box()
    first = rows.first.bounding_box()
    assert posters is not None
    assert first is not None
    assert first["y"] < posters["y"]
    page.wait_for_function("() => window.badge === 2")


def test_after_a_move_a_button_leads_to_the_next_table(ana: Person, bea: Person) -> None:
    second = ana.open_table("saboteur", MINE, BOT, BOT, clock=DAYS, start=True)
    first = shared_table(ana, bea)
    page = ana.page
    page.reload()  # the list of tables has both
    ana.wait_for_turn()
    expect(page).to_have_title("(2) Saboteur · Farol")
    assert ana.play_from_list(0)
    following = page.get_by_role("link", name="On to Saboteur, where it is your turn")
    expect(following).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    tools = page.get_by_role("navigation", name="Tools of the table").locator("a, button")
    tops = tools.evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert len(set(tops)) == 1, "one line of tools"
    following.click()
    page.wait_for_url(f"**/#/t/{second}")
    ana.wait_for_turn()
    expect(page).to_have_title("(1) Saboteur · Farol")
    assert first != second


def test_a_vacation_is_taken_and_ended_in_the_settings(phone: Person) -> None:
    code = phone.open_table("saboteur", MINE, BOT, BOT, clock=DAYS, start=True)
    page = phone.go(f"#/t/{code}")
    phone.wait_for_turn()
    page.get_by_role("button", name="Menú de la mesa").click()
    expect(page.get_by_text("Te quedan 5 días de vacaciones")).to_be_visible()
    page.get_by_label("Días", exact=True).fill("3")
    page.get_by_role("button", name="Irme de vacaciones").click()
    expect(page.get_by_text("Estás de vacaciones hasta el")).to_be_visible()
    page.get_by_role("button", name="Ya estoy aquí").click()
    expect(page.get_by_text("Te quedan 4 días de vacaciones")).to_be_visible()  # one had begun
