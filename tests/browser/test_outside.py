"""A game of a foreign package: on the plain board to the score sheet, and with its own drawing."""

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import faults
from tests.browser.evenings import END, play
from tests.browser.people import MINE, Person, Table, person
from tests.outside.packages import EMBERS, Outside, new_game

LAST = -1  # passing comes first, so that the last choice plays
REGULAR = {"kind": "bot", "level": "regular"}


@contextmanager
def serving(folder: Path, change: Callable[[Path], object]) -> Iterator[Table]:
    """A server with Embers; `change` is applied to its installed `browser/` before."""
    site = folder / "site"
    path = Outside(EMBERS, site).path
    change(site / "embers" / "browser")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path)
        table = Table(folder / "farol.db")
    try:
        yield table
    finally:
        table.stop()


@pytest.fixture
def plain_server(tmp_path: Path) -> Iterator[Table]:
    """A server with Embers, without a drawing."""
    with serving(tmp_path, shutil.rmtree) as table:
        yield table


@pytest.fixture
def embers_server(tmp_path: Path) -> Iterator[Table]:
    """A server with Embers and its drawing."""
    with serving(tmp_path, Path.resolve) as table:
        yield table


def test_a_person_and_a_bot_play_on_the_plain_board(browser: Browser, plain_server: Table) -> None:
    with person(browser, plain_server.url, "Ana") as ana:
        ana.go("").wait_for_selector(".poster h2:text('Embers')")
        code = ana.open_table("embers", MINE, REGULAR, start=True)
        page = ana.go(f"#/t/{code}")
        ana.wait_for_turn()
        expect(page.locator(".plain .seat .sitter")).to_have_text(["Ana", "Brasa"])
        expect(page.locator(".plain .facts .name")).to_have_text(["In the pile"])
        expect(page.locator(".plain h2")).to_have_text(["The hearth", "Yours"])
        expect(page.locator(".plain .area .piece.back")).to_have_count(1)
        expect(page.locator(".plain .own .piece.face")).to_have_count(len(ana.view()["me"]["hand"]))
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


def test_a_package_draws_its_own_board(browser: Browser, embers_server: Table) -> None:
    with person(browser, embers_server.url, "Ana") as ana:
        poster = ana.go("").locator(".poster", has_text="Embers")
        expect(poster.locator("img")).to_have_attribute(
            "src", re.compile("/embers/browser/.*/poster.svg$")
        )
        code = ana.open_table("embers", MINE, REGULAR, start=True)
        page = ana.go(f"#/t/{code}")
        ana.wait_for_turn()
        expect(page.locator(".embers .person h2")).to_have_text(["Ana", "Brasa"])
        expect(page.locator(".embers .hearth .card.back")).not_to_have_count(0)
        expect(page.locator(".embers .hand .card")).to_have_count(len(ana.view()["me"]["hand"]))
        page.locator(".embers .offered .button").last.click()
        ana.until(lambda: ana.happened("played", 0) or ana.happened("looked", 0), "I have played")
        ana.wait_for_turn()
        play(ana, pick=LAST)
        expect(page.locator(END)).to_be_visible()
        assert faults(ana) == []


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("export const contract = 2; export const mount = () => null", "draws by contract 2"),
        ("export const contract = 1", "exports no function mount"),
        ("export const contract = 1; export function mount() { throw Error('no ink') }", "no ink"),
        ("this is no module", "Unexpected identifier"),
    ],
)
def test_a_drawing_that_fails_gives_way_to_the_plain_board(
    browser: Browser, tmp_path: Path, source: str, problem: str
) -> None:
    def spoil(folder: Path) -> None:
        (folder / "drawing.js").write_text(source, encoding="utf-8")

    with serving(tmp_path, spoil) as server, person(browser, server.url, "Ana") as ana:
        code = ana.open_table("embers", MINE, REGULAR, start=True)
        page = ana.go(f"#/t/{code}")
        ana.wait_for_turn()
        expect(page.locator(".plain .seats")).to_contain_text("Ana")
        (told,) = ana.complaints
        assert problem in told
        ana.complaints.clear()


def test_a_tile_and_a_cell_are_pressed_on_the_plain_board(browser: Browser, tmp_path: Path) -> None:
    project = new_game("glow", "2-3", tmp_path, "tiles")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", Outside(project, tmp_path / "site").path)
        table = Table(tmp_path / "farol.db")
    try:
        with person(browser, table.url, "Ana") as ana:
            code = ana.open_table("glow", MINE, REGULAR, start=True)
            page = ana.go(f"#/t/{code}")
            ana.wait_for_turn()
            expect(page.locator(".plain .cell")).to_have_text("Press a cell of the board.")
            tile = ana.view()["me"]["rack"][0]
            page.locator(".plain .own .spot").first.click()
            page.locator(".plain .board .spot").nth(7).click()
            ana.until(lambda: ana.happened("laid", 0), "the tile lies there")
            assert ana.view()["board"][1][2] == tile
            assert faults(ana) == []
    finally:
        table.stop()


def check_record(ana: Person, code: str) -> None:
    """The whole record is stored, with its game's name."""
    record = ana.record(code)
    assert record.game == "embers"
