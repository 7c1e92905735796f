"""The daily deal in the browser: one try, everybody's results, a line to share."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evenings import play
from tests.browser.people import DESKTOP, PHONE, REHEARSED, Table, person

DAY: Final = "2100-01-01"  # avoids a midnight during the test


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Table]:
    """A server with known deals that were not played yet."""
    table = Table(tmp_path / "farol.db", command=(*REHEARSED, "--day", DAY))
    yield table
    table.stop()


def test_one_try_then_all_results_and_a_line_to_share(browser: Browser, server: Table) -> None:
    with (
        person(browser, server.url, "Ana", size=DESKTOP) as ana,
        person(browser, server.url, "Bea", language="es", size=PHONE) as bea,
    ):
        page = ana.go("")
        page.get_by_role("link", name="Deal of the day").press("Enter")
        expect(page.get_by_role("heading", name="Deal of the day")).to_be_visible()
        expect(page.get_by_role("figure")).to_have_count(0)
        page.get_by_role("button", name="Play Lok'n'Roll").press("Enter")
        page.wait_for_url("**/#/t/*")
        code = page.url.rpartition("/")[2]
        expect(page.get_by_role("button", name="Undo")).to_have_count(0)
        expect(page.get_by_role("button", name="Hint")).to_have_count(0)
        page = ana.go("#/daily")
        expect(page.get_by_role("button", name="Go on Lok'n'Roll")).to_be_visible()
        ana.go(f"#/t/{code}")
        page.wait_for_selector(".table")
        play(ana, pick=0)
        page = ana.go("#/daily")
        expect(page.get_by_role("figure").get_by_role("listitem")).to_have_count(1)
        expect(page.get_by_text("place 1 of 1")).to_be_visible()
        page.get_by_role("button", name="Copy a line to share").press("Enter")
        expect(page.get_by_role("status").or_(page.get_by_role("alert")).first).to_be_attached()
        hers = bea.go("#/daily")
        expect(hers.get_by_role("heading", name="Reto del día")).to_be_visible()
        expect(hers.get_by_role("button", name="Jugar Lok'n'Roll")).to_be_visible()
        expect(hers.get_by_role("figure")).to_have_count(0)
        assert hers.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        hers = bea.go(f"#/t/{code}")
        expect(hers.locator("body")).not_to_contain_text("Ana")
