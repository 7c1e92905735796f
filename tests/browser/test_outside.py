"""A game that nobody has drawn, from a package of others: the plain board, to the end sheet."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evenings import END, play
from tests.browser.people import MINE, Person, Table, person
from tests.outside.packages import EMBERS, Outside

LAST = -1  # passing comes first: whoever passes has played
REGULAR = {"kind": "bot", "level": "regular"}


@pytest.fixture
def embers_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    """A server that knows Embers."""
    monkeypatch.setenv("PYTHONPATH", Outside(EMBERS, tmp_path / "site").path)
    table = Table(tmp_path / "farol.db")
    yield table
    table.stop()


def test_a_person_and_a_bot_play_on_the_plain_board(browser: Browser, embers_server: Table) -> None:
    with person(browser, embers_server.url, "Ana") as ana:
        ana.go("").wait_for_selector(".poster h2:text('Embers')")
        code = ana.open_table("embers", MINE, REGULAR, start=True)
        page = ana.go(f"#/t/{code}")
        ana.wait_for_turn()
        expect(page.locator(".plain .seats")).to_contain_text("Ana")
        table = page.locator(".plain .panel", has_text="At the table")
        expect(table.locator("h4").first).to_have_text("Ana")
        expect(table.locator("h4")).to_have_count(2)
        expect(page.locator(".plain .panel h3")).to_have_text(
            ["Yours", "In the pile", "The hearth", "At the table", "Two sparks flare"]
        )
        ana.play_from_list(LAST)
        ana.until(lambda: ana.happened("played", 1) or ana.happened("looked", 1), "the bot plays")
        ana.wait_for_turn()
        before = ana.view()
        page.reload()
        ana.wait_for_turn()
        assert ana.view() == before
        play(ana, pick=LAST)
        expect(page.locator(END)).to_be_visible()
        assert ana.view()["result"]["places"].count(1) >= 1
        check_record(ana, code)


def check_record(ana: Person, code: str) -> None:
    """The whole game is kept, with its game's name."""
    record = ana.record(code)
    assert record.game == "embers"
