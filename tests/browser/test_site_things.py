"""What one device can do on a website without a server, in Chromium: files, curtains, lessons, undo, words, Spanish."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.evenings import play
from tests.browser.hearing import Listener
from tests.browser.people import CURTAIN, Table
from tests.browser.sites import AT_A_TABLE, KEPT, FileServer, visitor

VERSION = "() => document.querySelector('.table')?.dataset.version"
ANEW = """async () => { // the worker of the server's page begins once more, as after an update
  await (await navigator.serviceWorker.getRegistration('/')).unregister();
  const {installing} = await navigator.serviceWorker.register('/worker.js');
  await new Promise((done) => {
    installing.onstatechange = () => { if (installing.state === 'activated') done(); };
  });
}"""
LONGEST_OPENING = 12  # turns until both have had one


def hand(page: Page) -> list[str]:
    return page.locator(".hand [aria-label]").evaluate_all(
        "cards => cards.map((card) => card.ariaLabel)"
    )


def test_all_tables_are_taken_along_and_brought_to_another_browser(
    browser: Browser, files: FileServer, tmp_path: Path
) -> None:
    file = tmp_path / "farol.db"
    with visitor(browser, files.url) as ana:
        page = ana.comes()
        code = ana.plays_now("loknroll")
        ana.sits_down()
        play(ana, turns=1)
        ana.wait_for_turn()
        version = page.evaluate(VERSION)
        ana.go("#/settings")
        with page.expect_download() as saved:
            page.get_by_role("button", name="Save them as a file").click()
        saved.value.save_as(file)
    with visitor(browser, files.url) as bea:
        page = bea.comes("#/settings")
        picked = page.get_by_label("Bring a file back")
        picked.set_input_files({"name": "farol.db", "mimeType": "", "buffer": b"no tables"})
        expect(page.get_by_text("That is no file of Farol's tables.")).to_be_visible()
        picked.set_input_files(file)
        page.wait_for_event("load")
        bea.sees_it_ready()
        bea.go(f"#/t/{code}")
        page.wait_for_function(f"seen => ({VERSION})() === seen", arg=version)
        play(bea, turns=1)


def test_a_curtain_falls_between_two_people_at_one_device(
    browser: Browser, files: FileServer
) -> None:
    with visitor(browser, files.url) as ana:
        ana.comes()
        page = ana.go("#/new/saboteur")
        page.get_by_label("Seat B", exact=True).select_option("me")
        page.get_by_role("button", name="Deal").click()
        page.wait_for_function(AT_A_TABLE)
        called: set[str] = set()
        for turn in range(LONGEST_OPENING):
            page.wait_for_selector(f"{CURTAIN}, .status.mine")
            if page.locator(CURTAIN).count():
                expect(page.locator(".hand .card")).to_have_count(0)
                called.add(page.locator(CURTAIN).inner_text())
            if len(called) == 2:
                break
            ana.plays(turn)
        assert len(called) == 2


def test_a_move_alone_is_taken_back(browser: Browser, files: FileServer) -> None:
    with visitor(browser, files.url) as ana:
        page = ana.comes()
        ana.plays_now("saboteur")
        ana.sits_down()
        ana.wait_for_turn()
        before = hand(page)
        assert before
        play(ana, turns=1)
        ana.wait_for_turn()
        page.get_by_role("button", name="Undo").click()
        page.get_by_role("button", name="Take it back").click()
        expect(page.locator("header .practice")).to_have_text("Practice")
        ana.wait_for_turn()
        assert hand(page) == before


def test_a_lesson_is_played_in_spanish(browser: Browser, files: FileServer) -> None:
    with visitor(browser, files.url, language="es") as ana:
        ana.comes()
        page = ana.go("#/learn/loknroll")
        coach = page.locator(".coach")
        expect(coach).to_contain_text("Escena 1 de")
        coach.locator("footer button:enabled").last.click()
        expect(coach).to_contain_text("Escena 2 de")
        ana.go("#/rules/saboteur")
        page.get_by_label("Buscar en las reglas").fill("túnel")
        expect(page.locator("main")).to_contain_text("túnel")


def test_words_are_understood_by_ear(browser: Browser, files: FileServer) -> None:
    with visitor(browser, files.url, ear=True) as ana:
        listener = Listener(ana)
        page = ana.comes()
        ana.plays_now("saboteur")
        ana.sits_down()
        ana.wait_for_turn()
        listener.types("hand")
        page.get_by_role("heading", name="Answer").wait_for()
        listener.types("how many cards left")
        expect(page.get_by_text(re.compile(r"\d+ cards"))).to_be_visible()


def test_a_hint_is_given(browser: Browser, files: FileServer) -> None:
    with visitor(browser, files.url) as ana:
        page = ana.comes()
        ana.plays_now("halloween")
        ana.sits_down()
        ana.wait_for_turn()
        page.get_by_role("button", name="Hint").click()
        hint = page.get_by_role("region", name="Hint")
        expect(hint.get_by_role("button", name="Play it")).to_be_visible()


def test_the_page_of_a_server_offers_to_play_here_when_it_is_out_of_reach(
    browser: Browser, root: Path, tmp_path: Path
) -> None:
    (index,) = root.rglob("index.html")
    (tmp_path / "site").symlink_to(index.parent)
    table = Table(tmp_path / "farol.db")
    try:
        with visitor(browser, table.url) as ana:
            ana.may_be_away()
            page = ana.go("#/settings")
            page.get_by_role("button", name="Fetch it").click()
            expect(page.get_by_text("this page offers to play here")).to_be_visible()
            page.wait_for_function(KEPT)
            page.evaluate(ANEW)
            table.stop()
            ana.go("")
            page.reload()
            page.get_by_role("link", name="Play here, offline").click()
            ana.sees_it_ready()
            ana.plays_now("loknroll")
            ana.sits_down()
            play(ana, turns=2)
    finally:
        table.stop()
