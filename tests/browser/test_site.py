"""A website without a server, in Chromium: whole games, without a network, over and over again."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evenings import END, EVENINGS, Evening, play
from tests.browser.sites import FileServer, built_site, visitor


@pytest.fixture(scope="session")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FileServer]:
    server = FileServer(built_site(tmp_path_factory.getbasetemp().parent / "site"))
    yield server
    server.stop()


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_a_game_is_played_to_its_end(browser: Browser, files: FileServer, evening: Evening) -> None:
    with visitor(browser, files.url) as ana:
        ana.comes()
        ana.plays_now(evening.game)
        play(ana)
        expect(ana.page.locator(END)).to_be_visible()
