"""Every page: links and the back button, no shifting, both languages."""

import pytest
from playwright.sync_api import Request, Route, expect

from tests.browser.axe import faults
from tests.browser.evenings import EVENINGS, Evening
from tests.browser.people import Person

FRESH = 10_500  # milliseconds: an older page may need outdated files


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_axe_finds_nothing_in_a_lesson(evening: Evening, ana: Person) -> None:
    ana.go(f"#/learn/{evening.game}").wait_for_selector(".coach")
    ana.wait_for_turn()
    assert faults(ana) == []


def test_links_lead_back_by_the_back_button(ana: Person) -> None:
    page = ana.go("")
    page.get_by_role("link", name="New table Saboteur").click()
    expect(page.get_by_role("heading", name="New table")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="What shall we play tonight?")).to_be_visible()


def test_a_rule_is_linked_and_found(ana: Person) -> None:
    page = ana.go("#/rules/saboteur/S4.1")
    expect(page.locator("#S4\\.1.chosen")).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("rockfall")
    expect(page.locator("#S4\\.1")).to_have_count(0)
    expect(page.locator("mark").nth(1)).to_be_visible()


def test_other_words_find_the_rule_and_its_link_can_be_shared(ana: Person) -> None:
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = ana.go("#/rules/saboteur")
    page.get_by_label("Search the rules").fill("repair")
    expect(page.locator("main .rule").first).to_contain_text("mends")
    expect(page.locator("main mark").first).to_be_visible()
    page.get_by_role("button", name="Copy the link to rule S5.3").click()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.endswith("#/rules/saboteur/S5.3")
    page.goto(copied)
    expect(page.locator("#S5\\.3.chosen")).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("xyzzy")
    expect(page.locator("main")).to_contain_text("Nothing found")
    assert faults(ana) == []


def test_the_language_switches_at_once_everywhere(ana: Person) -> None:
    page = ana.go("#/rules/saboteur")
    expect(page.locator("main")).to_contain_text("tunnel")
    page.get_by_label("Change language").click()
    expect(page.locator("main")).to_contain_text("túnel")
    expect(page.get_by_label("Buscar en las reglas")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "es"
    page.reload()
    expect(page.get_by_label("Buscar en las reglas")).to_be_visible()


def test_nothing_shifts_while_the_first_page_is_drawn(ana: Person) -> None:
    ana.context.add_init_script(
        "window.shift = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries())"
        " window.shift += entry.value }).observe({ type: 'layout-shift', buffered: true })"
    )
    page = ana.go("")
    page.reload()
    page.wait_for_selector(".poster h2:text-is('Saboteur')")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.shift") < 0.01


def test_a_table_for_a_friend_is_opened_and_waits(ana: Person) -> None:
    page = ana.go("#/new/saboteur")
    page.get_by_label("Seat B", exact=True).select_option("open")
    page.get_by_role("button", name="Open the table and invite one person").click()
    expect(page.locator(".invite .code")).to_be_visible()
    expect(page.locator(".invite .code")).to_have_text(page.url.rpartition("/")[2])
    expect(page.get_by_role("button", name="Deal")).to_be_disabled()
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Deal").click()
    page.wait_for_selector("[data-hand]")


def test_a_wrong_code_says_so(ana: Person) -> None:
    page = ana.go("#/join/AAAAAA")
    expect(page.get_by_role("alert")).to_contain_text("There is no table AAAAAA here.")
    ana.complaints.clear()  # the browser logs the answer 404


def test_cards_of_one_s_own_choice_are_chosen_by_their_names(ana: Person) -> None:
    page = ana.go("#/new/halloween")
    expect(page.get_by_label("Action cards")).to_be_visible()
    expect(page.get_by_label("Card 1")).to_have_count(0)
    page.get_by_label("Action cards").select_option("chosen")
    page.get_by_label("Card 1").select_option("Private Lessons")
    page.get_by_role("button", name="Deal").click()
    ana.wait_for_turn()
    assert 48 in [card["number"] for card in ana.view()["cards"]]


def test_only_what_goes_with_the_seats_is_offered(ana: Person) -> None:
    page = ana.go("#/new/loknroll")
    mode, begins = page.get_by_label("Mode"), page.get_by_label("Who begins")
    expect(begins.get_by_role("option")).to_have_count(1 + 3)
    expect(mode.get_by_role("option")).to_have_count(1)
    for _ in range(2):
        page.get_by_role("button", name="One seat fewer").click()
    expect(mode.get_by_role("option")).to_have_count(3)
    mode.select_option("laura")
    expect(page.get_by_label("I lay Laura's cards")).to_be_visible()


def test_a_page_that_was_open_during_an_update_heals_itself(ana: Person) -> None:
    ana.page.clock.install()
    page, asked_for = ana.go(""), list[str]()

    def note(request: Request) -> None:
        """The page is requested before its parts; its load event may come later."""
        if request.is_navigation_request():
            asked_for.append(request.url)

    page.on("request", note)

    def gone_until_the_page_is_loaded_anew(route: Route) -> None:
        if asked_for:
            route.continue_()
        else:
            route.fulfill(status=404)

    page.route("**/assets/Settings-*.js", gone_until_the_page_is_loaded_anew)
    page.clock.fast_forward(FRESH)
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_text("Language", exact=True)).to_be_visible()
    assert len(asked_for) == 1
    ana.complaints.clear()  # the browser logs the answer 404
