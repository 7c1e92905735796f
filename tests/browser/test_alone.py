"""Alone with bots, with reloads, lost connections and mistakes; then the replay."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import faults
from tests.browser.evenings import EVENINGS, MOST_TURNS, Evening, everything, finish, play
from tests.browser.people import BOT, MINE, PATIENCE, Person, Table
from tests.browser.secrecy import check_secrecy


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Table]:
    """A server that a test may stop and restart."""
    table = Table(tmp_path / "farol.db")
    yield table
    table.stop()


def in_words(page: Page) -> str:
    """The board in words."""
    page.keyboard.press("t")
    text = page.locator("dialog[open]").inner_text()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    return text


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_nothing_is_lost_in_mid_turn(evening: Evening, browser: Browser, own_server: Table) -> None:
    server = own_server
    ana = Person(browser, server.url, "Ana")
    code = evening.open(ana, MINE, BOT, start=True)  # in company only its last turns are played
    page = ana.go(f"#/t/{code}")

    ana.wait_for_turn()
    before = in_words(page)
    page.reload()
    ana.wait_for_turn()
    assert in_words(page) == before

    server.stop()
    expect(page.get_by_role("alert")).to_contain_text("No connection.")
    server.start()
    expect(page.get_by_role("alert")).to_be_hidden()
    assert in_words(page) == before
    told = ana.told()
    ana.play_from_list(0)
    ana.until(lambda: ana.told() > told and ana.is_to_act(), "the turn does not come back")

    take_back(ana)
    ana.until(lambda: in_words(page) == before, "the board does not read as it did")

    play(ana, turns=6)
    finish(ana)
    assert faults(ana) == []
    go_home(page)
    check_secrecy(ana, everything(ana, code), 0)
    assert [one for one in ana.complaints if "WebSocket" not in one and "ERR_" not in one] == []
    watch_again(ana, evening, code)
    ana.leave()


def take_back(ana: Person) -> None:
    """Alone, revealed information may be undone after a confirmation."""
    practice, page = ana.undo_is_practice(), ana.page
    page.get_by_role("button", name="Undo").click()
    if practice:
        page.get_by_role("button", name="Take it back").click()
        expect(page.locator("header .practice")).to_have_text("Practice")


def go_home(page: Page) -> None:
    """From the score sheet, whose first button is for another game."""
    ways = page.get_by_role("dialog").locator(".buttons").locator("button, a")
    expect(ways.first).to_have_text("Rematch")
    ways.filter(has_text="Home").click()
    expect(page.get_by_role("heading", name="What shall we play tonight?")).to_be_visible()


def watch_again(ana: Person, evening: Evening, code: str) -> None:
    """The replay: through another seat, with everything open, and a bot's explanation."""
    page = ana.go(f"#/replay/{code}")
    eyes = page.get_by_label("Whose eyes")
    if evening.plan.opened:
        expect(page.locator(evening.plan.opened)).to_have_count(0)
    eyes.select_option("all")
    if evening.plan.opened:
        expect(page.locator(evening.plan.opened)).to_have_count(1)
    page.get_by_role("button", name="One move on").click()
    opened = page.get_by_role("region", name="Everything open")
    if evening.plan.hidden:
        expect(opened.get_by_role("heading")).to_have_count(2 + evening.plan.bots)
    else:
        expect(opened).to_contain_text("Nothing is hidden in this game.")
    why = page.get_by_role("button", name="Why this move?")
    for _ in range(MOST_TURNS):
        if why.is_enabled():
            break
        page.get_by_role("button", name="One move on").click()
    why.click()
    told = page.get_by_role("region", name="Why this move?")
    expect(told).not_to_contain_text("Thinking", timeout=PATIENCE * 1000)
    assert len(told.get_by_role("status").inner_text()) > 10
    assert faults(ana) == []
    eyes.select_option("1")
    page.get_by_role("button", name="To the end").click()
    last = page.get_by_label("Move", exact=True).input_value()
    expect(page.locator("footer > .number")).to_have_text(f"{last} / {last}")
