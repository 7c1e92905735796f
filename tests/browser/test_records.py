"""The best games in the browser: on a desktop and a phone, in both languages, by keys."""

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from farol.community.features import SCHEMAS
from farol.server.store.sqlite import SqliteDatabase
from farol.server.store.store import Person as Known
from farol.server.store.stores import Store
from tests.browser.people import DESKTOP, PHONE, Table, person
from tests.community.finished_games import add_game, bot_of, seat_of

ANA, BEA = Known(1, "Ana"), Known(2, "Bea")

YOUR_GAMES = re.compile("Your games|Tus partidas")


async def _play(path: Path) -> None:
    """Games of earlier days: of Ana and Bea alone, and of Ana against bots."""
    store = Store(SqliteDatabase(path, SCHEMAS))
    await store.open()
    for seed in range(1, 4):
        await add_game(store, "loknroll", seat_of(ANA), seed=seed)
        await add_game(store, "loknroll", seat_of(BEA), seed=10 + seed)
    await add_game(store, "saboteur", seat_of(ANA), bot_of(), bot_of())
    await store.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[tuple[Table, Path]]:
    table = Table(tmp_path / "farol.db")
    yield table, tmp_path / "farol.db"
    table.stop()


@pytest.mark.parametrize(
    ("language", "size", "title", "alone"),
    [("en", DESKTOP, "Records", "Play alone"), ("es", PHONE, "Récords", "Jugar en solitario")],
)
def test_the_best_games_are_listed_watched_and_shown_to_beat(
    browser: Browser,
    house: tuple[Table, Path],
    language: str,
    size: dict[str, int],
    title: str,
    alone: str,
) -> None:
    server, path = house
    with (
        person(browser, server.url, "Ana", language=language, size=size) as ana,
        person(browser, server.url, "Bea"),
    ):
        server.stop()
        with ThreadPoolExecutor() as threads:  # this one has a loop of its own
            threads.submit(lambda: asyncio.run(_play(path))).result()
        server.start()
        page = ana.go("")
        page.get_by_role("link", name=YOUR_GAMES).press("Enter")
        page.get_by_role("link", name=title).press("Enter")
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        expect(page.get_by_role("table")).to_have_count(2)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        first = page.get_by_role("table").last
        expect(first.get_by_role("rowheader")).to_have_count(3)
        expect(first).to_contain_text("Bea")
        page.get_by_role("checkbox").press("Space")
        expect(first.get_by_role("rowheader")).to_have_count(2)
        page.get_by_role("checkbox").press("Space")
        expect(first.get_by_role("rowheader")).to_have_count(3)
        own = first.locator(".own .number").inner_text()
        first.get_by_role("link").first.press("Enter")
        page.wait_for_url("**/#/replay/*")
        page = ana.go("")
        page.get_by_role("button", name=alone).press("Enter")
        expect(page.get_by_role("dialog").get_by_text(own)).to_be_visible()


def test_without_games_the_page_says_so(browser: Browser, house: tuple[Table, Path]) -> None:
    with person(browser, house[0].url, "Ana") as ana:
        page = ana.go("#/records")
        expect(page.get_by_role("status").get_by_text("No game counts yet")).to_be_visible()
