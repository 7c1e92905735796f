"""Firefox and WebKit: the end of an evening of each game by clicks, a reload, and the page without its server."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import pytest

from farol.games import ALL
from farol.testing.laws import evening_of
from tests.browser.evenings import END, late_script
from tests.browser.people import BOT, CHOSEN, CURTAIN, MINE, REHEARSED, Table
from tests.browser.webdriver import Remote, missing, remote

BROWSERS: Final = ("firefox", "webkit")
LATE: Final = 5  # decisions of each seat before the end
MOST: Final = 150  # steps of a game that ends soon
SETTINGS: Final = {"language": "en", "theme": "dark", "motion": "off", "pace": "once"}
KEEP: Final = """
  localStorage.setItem("farol-settings", JSON.stringify(arguments[0]))
  return fetch("/api/me", {
    method: "PUT", headers: {"Content-Type": "application/json"}, body: JSON.stringify({name: "Ana"}),
  }).then(answer => answer.status)
"""
OPEN: Final = """
  return fetch("/api/tables", {
    method: "POST", headers: {"Content-Type": "application/json"}, body: arguments[0],
  }).then(answer => answer.json()).then(({code}) => code)
"""
MOMENT: Final = f"""
  const is = found => document.querySelector(found) !== null
  return is("{END}") ? "over" : is("{CURTAIN}") ? "curtain" : is(".hold button") ? "hold"
    : is(".status.mine") ? "turn" : is(".feast button, dialog[open] .primary") ? "feast" : ""
"""
LIST: Final = "dispatchEvent(new KeyboardEvent('keydown', {key: 'l', code: 'KeyL', bubbles: true}))"
OFFERED: Final = "return document.querySelectorAll('dialog[open] ol button').length"
READY: Final = """
  return navigator.serviceWorker.ready.then(({active}) => active.state === "activated")
"""


@pytest.fixture(params=BROWSERS)
def page(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Remote]:
    if why := missing(request.param):
        pytest.skip(why)
    with remote(request.param, tmp_path) as found:
        yield found


def arrive(page: Remote, url: str) -> None:
    page.go(url)
    assert page.run(KEEP, SETTINGS) == 200
    page.reload()


def play(page: Remote, pick: int) -> None:
    """A choice from the list of choices."""
    before = page.run(f"return ({CHOSEN})()")
    page.run(LIST)
    page.until(OFFERED)
    page.click("dialog[open] ol button", pick)
    page.until(f"return ({CHOSEN})() !== arguments[0]", before)


def finish(page: Remote) -> None:
    for step in range(MOST):
        moment = page.until(MOMENT)
        if moment == "over":
            return
        if moment == "turn":
            play(page, step)
        else:
            page.click(
                {"curtain": CURTAIN, "hold": ".hold button"}.get(moment, "dialog[open] .primary")
            )
    raise AssertionError(f"the game does not end: {page.seen()}")


def test_an_evening_of_each_game_ends_and_a_reload_changes_nothing(
    page: Remote, server: Table
) -> None:
    arrive(page, server.url)
    for name, game in ALL.items():
        plan = evening_of(game)
        seats, options = [MINE, *[BOT] * max(1, plan.bots)], {**plan.options, **plan.shorter}
        script = late_script(game, len(seats), options, LATE)
        body = {
            "game": name,
            "seats": seats,
            "options": options,
            "start": True,
            "rehearsal": script,
        }
        code = page.run(OPEN, msgspec.json.encode(body).decode())
        page.go(f"{server.url}/#/t/{code}")
        page.reload()
        page.until("return document.querySelector('.status.mine') !== null")
        shown = page.run("return document.querySelector('main').innerText")
        page.reload()
        page.until("return document.querySelector('.status.mine') !== null")
        assert page.run("return document.querySelector('main').innerText") == shown
        finish(page)
        assert page.complaints() == [], name


def test_the_page_opens_without_its_server(page: Remote, tmp_path: Path) -> None:
    table = Table(tmp_path / "farol.db", command=REHEARSED)
    try:
        arrive(page, table.url)
        page.until(READY)
        page.reload()
        page.until("return navigator.serviceWorker.controller !== null")
    finally:
        table.stop()
    page.reload()
    page.until("return document.querySelector('#app').children.length > 0")
    assert "Farol" in page.seen()
