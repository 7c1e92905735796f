"""One's own history in the browser: on a desktop and a phone, in both languages, by keys."""

import csv
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games import ALL
from tests.browser.people import BOT, DESKTOP, MINE, PHONE, Person, Seen, Table, person


def all_but_the_end(game: str, seats: int) -> dict[str, list[int]]:
    """The script of a random game up to its last decision."""
    state, rand = ALL[game].new(seats), Rand(1)
    script: dict[str, list[int]] = {"outcomes": [], "actions": []}
    outcomes = 0  # before the last decision
    while (turn := state.to_act()) != OVER:
        if turn == CHANCE:
            script["outcomes"].append(state.sample_chance(rand))
            state.apply(script["outcomes"][-1])
        else:
            outcomes = len(script["outcomes"])
            script["actions"].append(state.sample_action(rand))
            state.apply(script["actions"][-1])
    return {"outcomes": script["outcomes"][:outcomes], "actions": script["actions"][:-1]}


def play_one(somebody: Person, game: str, *others: Seen) -> str:
    """A whole game, of which only the end is left to play; its code."""
    script = all_but_the_end(game, 1 + len(others))
    code = somebody.open_table(game, MINE, *others, start=True, rehearsal=script)
    somebody.go(f"#/t/{code}")

    def ended() -> bool:
        return somebody.table_is_over() or (somebody.plays(0) and somebody.table_is_over())

    somebody.until(ended, "the game ends")
    return code


@pytest.mark.parametrize(
    ("language", "size", "title", "tells"),
    [
        ("en", DESKTOP, "Your games", "Longest ride"),
        ("es", PHONE, "Tus partidas", "Viaje más largo"),
    ],
)
def test_games_are_counted_filtered_watched_and_taken_home(
    browser: Browser,
    server: Table,
    tmp_path: Path,
    language: str,
    size: dict[str, int],
    title: str,
    tells: str,
) -> None:
    with person(browser, server.url, "Ana", language=language, size=size) as ana:
        code = play_one(ana, "loknroll", BOT)
        page = ana.go("")
        page.get_by_role("link", name=title).press("Enter")
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        expect(page.get_by_text(tells)).to_be_visible()
        months = page.get_by_role("figure").get_by_role("listitem")
        expect(months).to_have_count(1)
        wide = "() => document.documentElement.scrollWidth <= innerWidth"
        assert page.evaluate(wide)
        with page.expect_download() as download:
            page.get_by_role("link", name="CSV").press("Enter")
        taken = tmp_path / "farol.csv"
        download.value.save_as(taken)
        (line,) = csv.DictReader(taken.read_text(encoding="utf-8-sig").splitlines())
        assert line["code"] == code
        filters = page.locator("main select")
        filters.nth(1).select_option("alone")
        expect(page.get_by_role("table")).to_have_count(0)
        filters.nth(1).select_option("")
        page.locator("tbody").first.get_by_role("link").press("Enter")  # before the figures
        page.wait_for_url(f"**/#/replay/{code}")


def test_a_long_list_is_shown_on_request(ana: Person) -> None:
    play_one(ana, "loknroll", BOT)

    def repeated(route: Route) -> None:
        answer = route.fetch()
        body = answer.json()
        (game,) = body["latest"]
        body["latest"] = [{**game, "code": f"{number:08}"} for number in range(8)]
        route.fulfill(response=answer, json=body)

    ana.page.route("**/api/me/history**", repeated)
    page = ana.go("#/history")
    games = page.locator("tbody").first.get_by_role("link")
    expect(games).to_have_count(6)
    page.get_by_role("button", name="All 8 games").click()
    expect(games).to_have_count(8)


def test_whoever_has_played_nothing_is_told_so(ana: Person) -> None:
    page = ana.go("#/history")
    expect(page.get_by_role("status").get_by_text("Nothing here yet")).to_be_visible()
    page.get_by_label("Company").select_option("bots")
    expect(page.get_by_text("No game of yours fits these filters.")).to_be_visible()


def test_somebody_without_a_name_has_no_history(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Nobody", known=False) as nobody:
        page = nobody.go("#/history")
        expect(page.get_by_role("status").get_by_text("Nothing here yet")).to_be_visible()
