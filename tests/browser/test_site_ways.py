"""A website without a server in Chromium says what a server's socket says, and can be played by ear."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Worker, expect

from tests.browser.hearing import Listener
from tests.browser.people import Table, person
from tests.browser.sites import FileServer, visitor
from tests.site.ways import KnownLuck, comparable, documents, evening, over_a_socket, table_of

# A page beside the page: it speaks with the worker under numbers that the page never uses.
BESIDE = """() => {
  const post = self.postMessage.bind(self), heard = [], answers = new Map()
  let waiting = null, count = 0
  self.postMessage = (message) => {
    if (message.id >= 0 || message.id === undefined) post(message)
    else if (message.type === "heard") waiting ? waiting(message.text) : heard.push(message.text)
    else answers.get(message.id)?.(new TextDecoder().decode(message.body))
  }
  const tell = (data) => self.onmessage({ data })
  self.beside = {
    ask: ([method, path, body]) => new Promise((done) => {
      const id = (count -= 1)
      answers.set(id, done)
      tell({ type: "request", id, method, path, headers: [["content-type", "application/json"]], body })
    }),
    open: () => tell({ type: "open", id: -1e6 }),
    say: (text) => tell({ type: "say", id: -1e6, text }),
    hear: () => heard.length ? heard.shift() : new Promise((done) => {
      waiting = (text) => { waiting = null; done(text) }
    }),
  }
}"""


def ask(worker: Worker, method: str, path: str, body: object = None) -> Any:
    text = "" if body is None else json.dumps(body)
    return worker.evaluate("asked => beside.ask(asked)", [method, path, text])


def played_beside(worker: Worker, code: str, mine: int) -> list[str]:
    """All that the worker says at a table, until the game is over."""
    worker.evaluate("beside.open()")
    told, script = list[str](), evening(code, mine)
    wish = next(script)
    with suppress(StopIteration):
        while True:
            if wish is None:
                told.append(worker.evaluate("beside.hear()"))
                wish = script.send(told[-1])
            else:
                worker.evaluate("text => beside.say(text)", wish)
                wish = next(script)
    return told


def test_a_tab_says_the_same_bytes_as_the_socket_of_a_server(
    browser: Browser, files: FileServer, tmp_path: Path
) -> None:
    wanted = table_of("ghosts_galore", mine=2)
    with visitor(browser, files.url) as ana:
        (worker,) = ana.comes().workers
        worker.evaluate(BESIDE)
        ask(worker, "PUT", "/api/me", {"name": "Ana"})
        code = json.loads(ask(worker, "POST", "/api/tables", wanted))["code"]
        told = played_beside(worker, code, mine=2)
        told += [ask(worker, "GET", path) for path in documents(code)]
    sealed = json.loads(told[-3])["trust"]
    luck = KnownLuck(sealed["secret"], sealed["bots_secret"])
    with ThreadPoolExecutor() as thread:  # this one has an event loop of Playwright
        over_there = partial(asyncio.run, over_a_socket(tmp_path, wanted, luck))
        there = thread.submit(over_there).result()
    assert comparable(map(str.encode, told)) == comparable(there)


def test_a_move_is_made_by_ear(browser: Browser, files: FileServer) -> None:
    with visitor(browser, files.url, ear=True) as ana:
        listener = Listener(ana)
        page = ana.comes()
        ana.plays_now("saboteur")
        ana.sits_down()
        expect(page.locator("#ear-input")).to_be_focused()
        assert listener.makes_a_move(0) > 0
        ana.wait_for_turn()
        before = listener.version()
        listener.types("discard")
        listener.offered(before, [])
        listener.types("1")
        listener.hears("You discard")
        ana.wait_for_turn()
        assert int(listener.version()) > int(before)


def finishes_a_game(page: Page) -> None:
    """Quickly, without looking at it."""
    (worker,) = page.workers
    worker.evaluate(BESIDE)
    ask(worker, "PUT", "/api/me", {"name": "Ana"})
    code = json.loads(ask(worker, "POST", "/api/tables", table_of("ghosts_galore", mine=2)))["code"]
    played_beside(worker, code, mine=2)


def test_a_game_of_the_site_of_a_server_is_handed_in_to_its_history(
    browser: Browser, root: Path, tmp_path: Path
) -> None:
    (index,) = root.rglob("index.html")
    (tmp_path / "site").symlink_to(index.parent)
    table = Table(tmp_path / "farol.db")
    try:
        with visitor(browser, table.url) as ana:
            ana.say_name()
            page = ana.go("#/settings")
            page.get_by_role("button", name="Fetch it").click()
            expect(page.get_by_text("this page offers to play here")).to_be_visible()
            ana.go("site/#/settings")
            ana.sees_it_ready()
            finishes_a_game(page)
            hands_in = page.get_by_role("button", name="Hand finished games in to this server")
            hands_in.click()
            expect(page.get_by_text("One game was taken, 0 were here before")).to_be_visible()
            hands_in.click()
            expect(page.get_by_text("0 games were taken, 1 were here before")).to_be_visible()
            ana.go("#/history")
            expect(page.get_by_text("played elsewhere", exact=False).first).to_be_visible()
    finally:
        table.stop()


def test_a_file_of_games_is_handed_in_at_a_server(
    browser: Browser, files: FileServer, server: Table, tmp_path: Path
) -> None:
    file = tmp_path / "farol-games.jsonl"
    with visitor(browser, files.url) as ana:
        page = ana.comes("#/settings")
        finishes_a_game(page)
        with page.expect_download() as saved:
            page.get_by_role("button", name="Save finished games for a server").click()
        saved.value.save_as(file)
    with person(browser, server.url, "Bea") as bea:
        bea.may_be_refused(400)
        page = bea.go("#/history")
        picked = page.get_by_label("Hand in a file of games")
        picked.set_input_files({"name": "x.jsonl", "mimeType": "", "buffer": b"no game\n{}\n"})
        expect(page.get_by_text("2 were refused")).to_be_visible()
        picked.set_input_files(file)
        expect(page.get_by_text("One game was taken")).to_be_visible()
        expect(page.get_by_text("· played elsewhere")).to_be_visible()
