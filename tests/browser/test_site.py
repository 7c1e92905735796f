"""A website without a server, in Chromium: whole games, without a network, kept, in two pages, and alone."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evenings import END, EVENINGS, Evening, play
from tests.browser.people import ROOT, find_chromium
from tests.browser.sites import KEPT, FileServer, Watched, visitor, written

VERSION = "() => document.querySelector('.table')?.dataset.version"
PLACE = ".place[role=status]"


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_a_game_is_played_to_its_end(browser: Browser, files: FileServer, evening: Evening) -> None:
    with visitor(browser, files.url) as ana:
        ana.comes()
        ana.plays_now(evening.game)
        play(ana)
        expect(ana.page.locator(END)).to_be_visible()


def is_at_the_same_move(page: Page, version: str) -> None:
    page.wait_for_function(f"seen => ({VERSION})() === seen", arg=version)


def test_it_opens_and_plays_without_a_network_and_a_table_is_still_there(
    browser: Browser, root: Path
) -> None:
    server = FileServer(root)
    try:
        with visitor(browser, server.url) as ana:
            page = ana.comes()
            ana.plays_now("loknroll")
            ana.sits_down()
            play(ana, turns=2)
            ana.wait_for_turn()
            version = page.evaluate(VERSION)
            page.wait_for_function(KEPT)
            server.stop()
            page.reload()
            ana.sees_it_ready()
            is_at_the_same_move(page, version)
            play(ana)
            expect(page.locator(END)).to_be_visible()
            ana.go("#/history")
            expect(page.get_by_role("heading", name="Lok'n'Roll").first).to_be_visible()
    finally:
        server.stop()


def test_a_page_that_was_closed_in_the_middle_of_a_game_loses_no_move(
    browser: Browser, files: FileServer
) -> None:
    with visitor(browser, files.url) as ana:
        ana.comes()
        code = ana.plays_now("saboteur")
        ana.sits_down()
        play(ana, turns=1)
        ana.wait_for_turn()
        version = ana.page.evaluate(VERSION)
        ana.falls_asleep()
        ana.wakes_up(f"{files.url}/#/t/{code}")
        is_at_the_same_move(ana.page, version)


def test_only_one_page_of_a_browser_has_the_tables(browser: Browser, files: FileServer) -> None:
    with visitor(browser, files.url) as ana:
        first = ana.comes()
        code = ana.plays_now("loknroll")
        ana.sits_down()
        version = first.evaluate(VERSION)
        ana.wakes_up(f"{files.url}/#/t/{code}")
        second = ana.page
        expect(second.locator(PLACE)).to_contain_text("open in another page of this browser")
        second.get_by_role("button", name="Play here").click()
        is_at_the_same_move(second, version)
        expect(first.locator(PLACE)).to_contain_text("went on in another page")
        play(ana, turns=1)
        ana.wait_for_turn()
        later = second.evaluate(VERSION)
        first.get_by_role("button", name="Come back here").click()
        first.get_by_role("button", name="Play here").click()
        is_at_the_same_move(first, later)


def test_what_needs_other_people_is_not_offered(browser: Browser, files: FileServer) -> None:
    with visitor(browser, files.url) as ana:
        page = ana.comes()
        ana.plays_now("loknroll")
        ana.sits_down()
        page.get_by_role("button", name="Table menu").click()
        expect(page.get_by_role("button", name="Pause")).to_be_visible()
        expect(page.get_by_role("link", name="Big screen")).to_have_count(0)
        ana.go("#/")
        expect(page.get_by_role("link", name="Deal of the day")).to_be_visible()
        expect(page.get_by_label("Join a table")).to_have_count(0)
        for away in ("Leagues", "Ratings"):
            expect(page.get_by_role("link", name=away)).to_have_count(0)
        ana.go("#/settings")
        expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
        expect(page.get_by_text(re.compile("invite me|sign out", re.IGNORECASE))).to_have_count(0)
        expect(page.get_by_text("There is nothing here.")).to_have_count(0)
        expect(page.get_by_text(re.compile("mail|notif", re.IGNORECASE))).to_have_count(0)
        ana.go("#/new/saboteur")
        page.get_by_label("Seat B", exact=True).select_option("me")
        expect(page.get_by_label("Seat B", exact=True).locator("option[value=open]")).to_have_count(
            0
        )
        expect(page.get_by_text(re.compile("rated", re.IGNORECASE))).to_have_count(0)
        for elsewhere in ("leagues", "ratings", "party"):
            ana.go(f"#/{elsewhere}")
            expect(page.get_by_text("needs a server")).to_be_visible()


def test_no_request_leaves_the_address_of_the_page(browser: Browser, files: FileServer) -> None:
    with Watched() as proxy:
        chromium = browser.browser_type.launch(
            executable_path=find_chromium(),
            args=["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
            proxy={"server": proxy.url, "bypass": "<-loopback>"},
        )
        with visitor(chromium, files.url) as ana:
            page = ana.comes()
            ana.plays_now("ghosts_galore")
            ana.sits_down()
            play(ana, turns=2)
            page.wait_for_function(KEPT)
            for path in ("#/settings", "#/history", "#/daily", "#/rules/saboteur", "#/replays"):
                ana.go(path)
                page.wait_for_load_state("networkidle")
        chromium.close()
    assert any(address.endswith("/python/pyodide.asm.wasm.gz") for address in proxy.asked)
    assert {one for one in proxy.asked if not one.startswith(f"{files.url}/")} == set()


def test_the_page_has_a_policy_and_no_script_inside(root: Path) -> None:
    (page,) = root.rglob("index.html")
    text = page.read_text()
    assert "script-src 'self' 'wasm-unsafe-eval';" in text
    assert not re.search(r"<script(?![^>]*\ssrc=)", text)
    assert not re.search(r"\son\w+=|\sstyle=|<style", text)


def test_the_same_sources_give_the_same_bytes(root: Path, tmp_path: Path) -> None:
    other = {"PYTHONHASHSEED": "7", "TZ": "Asia/Tokyo", "LC_ALL": "C", "SOURCE_DATE_EPOCH": ""}
    again = written(tmp_path / "again", os.environ | other, ROOT / "web")
    (page,) = root.rglob("index.html")
    assert bytes_of(again) == bytes_of(page.parent)


def bytes_of(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}
