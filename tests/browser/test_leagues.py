"""Ratings, rated tables, leagues and the podium of an evening, in the browser."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import faults, faults_by_day_and_night
from tests.browser.past_games import played, posted
from tests.browser.people import BOT, DESKTOP, MINE, OPEN, PHONE, REHEARSED, Person, Table, person
from tests.browser.test_notebook import open_notebook

TELEVISION = {"width": 1920, "height": 1080}

YOUR_GAMES = re.compile("Your games|Tus partidas")


@pytest.mark.parametrize(
    ("language", "size", "link", "guess", "mine"),
    [
        ("en", DESKTOP, "Ratings", "still guessing", "(you)"),
        ("es", PHONE, "Puntuaciones", "aún incierta", "(tú)"),
    ],
)
def test_ratings_are_told_with_what_they_may_be_off_by(
    browser: Browser,
    server: Table,
    language: str,
    size: dict[str, int],
    link: str,
    guess: str,
    mine: str,
) -> None:
    with person(browser, server.url, "Ana", language=language, size=size) as ana:
        played(ana, "halloween", "Bea", count=2, rated=True)
        page = ana.go("")
        page.get_by_role("link", name=YOUR_GAMES).press("Enter")
        page.get_by_role("link", name=link).press("Enter")
        expect(page.get_by_role("heading", name=link)).to_be_visible()
        own = page.get_by_role("row").filter(has_text=mine)
        expect(own).to_contain_text("±")
        expect(own).to_contain_text(guess)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        page.get_by_role("checkbox").uncheck()
        expect(page.get_by_role("checkbox")).not_to_be_checked()
        told = posted(ana, "/api/ratings", method="GET")
        assert told["listed"] is False


def test_a_rated_table_says_so_and_gives_no_hints_and_no_counts(ana: Person, bea: Person) -> None:
    page = ana.go("#/new/saboteur")
    page.locator("ol select").nth(1).select_option("open")
    page.get_by_label("Rated: the result changes ratings").check()
    expect(page.get_by_label("Notebooks count the cards that are still out")).not_to_be_checked()
    page.get_by_role("button", name="Open the table and invite one person").click()
    page.wait_for_url("**/#/t/*")
    code = page.url.rpartition("/")[2]
    hers = bea.go(f"#/t/{code}")
    for somebody in (page, hers):
        expect(somebody.get_by_text("whoever sits down agrees to be compared")).to_be_visible()
    hers.get_by_role("button", name="Sit here").click()
    expect(page.get_by_text("25 ± 17")).to_have_count(2)
    page.get_by_role("button", name="Deal").click()
    page.wait_for_selector("[data-hand]")
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    open_notebook(page)
    expect(page.get_by_text("Cards still out")).to_have_count(0)


def test_a_league_is_founded_joined_looked_after_and_left(ana: Person, bea: Person) -> None:
    page = ana.go("#/leagues")
    expect(page.get_by_text("You belong to no league yet.")).to_be_visible()
    page.get_by_label("Name of a new league").fill("Thursdays")
    page.get_by_role("button", name="Create").press("Enter")
    expect(page.get_by_role("heading", name="Thursdays")).to_be_visible()
    code = page.locator(".code").inner_text()
    hers = bea.go("#/leagues")
    hers.get_by_label("Code of a league that you were given").fill(code.lower())
    hers.get_by_role("button", name="Join").press("Enter")
    expect(hers.get_by_role("heading", name="Thursdays")).to_be_visible()
    expect(hers.get_by_text("Look after the league")).to_have_count(0)
    page.reload()
    expect(page.locator(".members")).to_contain_text("Bea")
    page.get_by_text("Look after the league").click()
    page.get_by_label("Name of the league").fill("Fridays")
    page.get_by_role("button", name="Rename").click()
    expect(page.get_by_role("heading", name="Fridays")).to_be_visible()
    page.get_by_role("button", name="Remove Bea").click()
    expect(page.locator(".members")).not_to_contain_text("Bea")
    expect(page.locator(".code")).not_to_have_text(code)
    expect(page).to_have_url(f"{ana.url}/#/league/{page.locator('.code').inner_text()}")
    hers = bea.go("#/leagues")
    expect(hers.get_by_text("You belong to no league yet.")).to_be_visible()
    page.get_by_role("button", name="Leave this league").click()
    expect(page.get_by_text("You belong to no league yet.")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "size", "podium", "league"),
    [
        ("en", DESKTOP, "The evening's podium", "In the league Jueves"),
        ("es", PHONE, "El podio de la velada", "En la liga Jueves"),
    ],
)
def test_a_league_shows_its_podium_standings_and_tables(
    browser: Browser, server: Table, language: str, size: dict[str, int], podium: str, league: str
) -> None:
    with person(browser, server.url, "Ana", language=language, size=size) as ana:
        code = posted(ana, "/api/leagues", {"name": "Jueves"})["code"]
        played(ana, "loknroll", "Bea", "Carlos", "Dora", count=4, league=code)
        table = ana.open_table("halloween", MINE, OPEN, league=code)
        page = ana.go(f"#/league/{code}")
        expect(page.get_by_role("heading", name=podium)).to_be_visible()
        expect(page.locator(".steps li")).to_have_count(3)
        expect(page.locator(".rest li")).to_have_count(1)
        expect(page.get_by_role("row")).to_have_count(5)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        page.locator(f"a[href='#/t/{table}']").press("Enter")
        expect(page.get_by_text(league)).to_be_visible()


@pytest.fixture
def night(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path / "farol.db", command=(*REHEARSED, "--party"))
    yield table
    table.stop()


def test_an_evening_counts_in_a_league_and_ends_on_a_podium(browser: Browser, night: Table) -> None:
    with (
        person(browser, night.url, "Screen", size=TELEVISION) as screen,
        person(browser, night.url, "Ana", size=PHONE) as ana,
        person(browser, night.url, "Bea", size=PHONE, language="es") as bea,
    ):
        posted(ana, "/api/leagues", {"name": "Jueves"})
        for guest in (ana, bea):
            posted(guest, "/api/party/guests", {})
        page = ana.go("#/party")
        page.get_by_label("This evening counts for").select_option("Jueves")
        expect(
            bea.go("#/party").get_by_text("Esta velada cuenta para la liga Jueves.")
        ).to_be_visible()
        big = screen.go("#/party")
        expect(big.get_by_text("This evening counts for the league Jueves.")).to_be_visible()
        posted(ana, "/api/party/tables", {"game": "loknroll"})
        page.wait_for_url("**/#/hand/*")
        code = page.url.rpartition("/")[2]
        told = ana.context.request.get(f"{ana.url}/api/tables/{code}").json()
        assert told["league"] == "Jueves"
        posted(ana, f"/api/party/tables/{code}", {}, "DELETE")
        big.get_by_role("button", name="The evening's podium").press("Enter")
        expect(big.get_by_role("dialog")).to_contain_text("No game has ended yet this evening.")
        assert faults(screen) == []


def test_the_podium_of_an_evening_shows_those_who_played(browser: Browser, night: Table) -> None:
    with (
        person(browser, night.url, "Screen", size=TELEVISION) as screen,
        person(browser, night.url, "Ana", size=PHONE) as ana,
        person(browser, night.url, "Bea", size=PHONE, language="es") as bea,
    ):
        for guest in (ana, bea):
            posted(guest, "/api/party/guests", {})
        played(ana, "loknroll", bea)
        (game,) = posted(ana, "/api/me/games.json", method="GET")["games"]
        won = {seat["name"] for seat in game["seats"] if seat["place"] == 1}
        big = screen.go("#/party")
        big.get_by_role("button", name="The evening's podium").press("Enter")
        sheet = big.get_by_role("dialog")
        expect(sheet).to_contain_text("One game.")
        expect(sheet.locator(".steps .name")).to_have_count(2)
        assert set(sheet.locator("[data-place='1'] .name").all_inner_texts()) == won
        assert faults_by_day_and_night(screen) == []
        page = bea.go("#/party")
        page.get_by_role("button", name="El podio de la velada").tap()
        expect(page.locator(".steps .own .name")).to_have_text("Bea")
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        assert faults_by_day_and_night(bea) == []


def test_a_podium_of_many_has_three_steps_and_others_below(browser: Browser, night: Table) -> None:
    with (
        person(browser, night.url, "Screen", size=TELEVISION) as screen,
        person(browser, night.url, "Ana", size=PHONE) as ana,
    ):
        posted(ana, "/api/party/guests", {})
        played(ana, "loknroll", "Bea", "Cleo", count=3)
        played(ana, "saboteur", "Dan", "Eva", count=2)
        big = screen.go("#/party")
        big.get_by_role("button", name="The evening's podium").press("Enter")
        sheet = big.get_by_role("dialog")
        expect(sheet).to_contain_text("5 games.")
        expect(sheet.locator(".steps li")).to_have_count(3)
        expect(sheet.locator(".rest li")).to_have_count(2)
        expect(sheet.get_by_text("Ana", exact=True)).to_be_visible()
        box = sheet.bounding_box()
        assert box is not None
        assert box["height"] <= TELEVISION["height"]
        assert faults(screen) == []


def test_a_bot_makes_no_table_of_one_person_rated(ana: Person) -> None:
    page = ana.go("#/new/saboteur")
    expect(page.locator("ol select").nth(1)).not_to_have_value("open")
    expect(page.get_by_label("Rated: the result changes ratings")).to_have_count(0)
    answer = ana.context.request.post(
        f"{ana.url}/api/tables",
        data={"game": "saboteur", "seats": [MINE, BOT, BOT], "rated": True},
        headers={"Origin": ana.url},
    )
    assert not answer.ok
