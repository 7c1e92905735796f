"""Low Tide in the browser: windows of reaction on the plain board, and passing in advance."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evenings import END, play
from tests.browser.hearing import Listener
from tests.browser.people import BOT, MINE, OPEN, Table, person
from tests.outside.packages import LOWTIDE, Outside

AHEAD = ".banner button[aria-pressed]"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Table]:
    path = Outside(LOWTIDE, tmp_path / "site").path
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path)
        table = Table(tmp_path / "farol.db")
    yield table
    table.stop()


def test_people_react_pass_in_advance_and_play_to_the_end(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana") as ana, person(browser, server.url, "Bea") as bea:
        code = ana.open_table("lowtide", MINE, OPEN)
        ana.go(f"#/t/{code}")
        bea.go(f"#/t/{code}").get_by_role("button", name="Sit here").click()
        ana.page.get_by_role("button", name="Deal").click()
        ana.wait_for_turn()
        expect(ana.page.locator(AHEAD)).to_have_count(0)
        ana.page.get_by_role("button", name="Trade as a broker").click()
        doubt = bea.page.get_by_role("button", name="Doubt it")
        expect(doubt).to_be_visible()
        expect(ana.page.locator(".banner")).to_contain_text("Bea")
        expect(bea.page.locator(AHEAD)).to_have_text("Not this turn")
        bea.page.locator(AHEAD).click()
        expect(doubt).to_have_count(0)
        ana.until(lambda: ana.view()["players"][1]["plays"], "it is Bea's turn")
        play(ana, bea)
        expect(ana.page.locator(END)).to_be_visible()
        assert sorted(ana.view()["result"]["places"])[0] == 1


def test_a_person_reacts_by_ear_and_passes_in_advance(browser: Browser, server: Table) -> None:
    with (
        person(browser, server.url, "Ana") as ana,
        person(browser, server.url, "Bea", ear=True) as bea,
    ):
        listener = Listener(bea)
        code = ana.open_table("lowtide", MINE, OPEN)
        ana.go(f"#/t/{code}")
        bea.go(f"#/t/{code}").get_by_role("button", name="Sit here").click()
        ana.page.get_by_role("button", name="Deal").click()
        ana.wait_for_turn()
        ana.page.get_by_role("button", name="Trade as a broker").click()
        listener.hears("claims to be a broker")
        listener.offered("", [])
        listener.types("doubt it")
        ana.until(lambda: ana.happened("doubts", 1), "Bea's doubt is heard")
        ahead = bea.page.get_by_role("button", name="Not this turn")
        expect(ahead).to_have_attribute("aria-pressed", "false")
        ahead.click()
        expect(ahead).to_have_attribute("aria-pressed", "true")


def test_a_reaction_is_seen_again_in_the_replay(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana") as ana:
        code = ana.open_table("lowtide", MINE, BOT, start=True)
        ana.go(f"#/t/{code}")
        ana.wait_for_turn()
        play(ana)
        expect(ana.page.locator(END)).to_be_visible()
        page = ana.go(f"#/replay/{code}")
        expect(page.locator(".plain .seat .sitter").first).to_have_text("Ana")
        for _ in range(6):
            page.keyboard.press("ArrowRight")
        expect(page.locator(".plain .seat")).to_have_count(2)
