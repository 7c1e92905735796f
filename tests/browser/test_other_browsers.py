"""Firefox and WebKit: the end of an evening of each game, a reload, and the page without its server."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import pytest

from farol.games import ALL
from tests.browser.evenings import END, EVENINGS, Evening, late_script
from tests.browser.people import BOT, CHOSEN, CURTAIN, GO_ON, MINE, REHEARSED, Table
from tests.browser.webdriver import PROGRAMS, Remote, missing, remote

LATE: Final = 3  # decisions of each seat before the end
MOST: Final = 200  # steps of a game that ends soon
SETTINGS: Final = {"language": "en", "theme": "dark", "motion": "off", "pace": "once"}
KEEP: Final = """
  localStorage.setItem("farol-settings", JSON.stringify(args[0]))
  const body = JSON.stringify({name: "Ana"})
  const answer = await fetch("/api/me", {method: "PUT", headers: {"Content-Type": "application/json"}, body})
  return answer.status
"""
OPEN: Final = """
  const headers = {"Content-Type": "application/json"}
  const answer = await fetch("/api/tables", {method: "POST", headers, body: args[0]})
  return (await answer.json()).code
"""
MOMENT: Final = f"""
  const is = found => document.querySelector(found) !== null
  return is("{END}") ? "over" : is("{CURTAIN}") ? "{CURTAIN}" : is("{GO_ON}") ? "{GO_ON}"
    : is(".feast button") ? ".feast button" : is(".status.mine") ? "turn" : ""
"""
LIST: Final = "dispatchEvent(new KeyboardEvent('keydown', {key: 'l', code: 'KeyL', bubbles: true}))"
OFFERED: Final = """
  const is = found => document.querySelector(found) !== null
  return is("dialog[open] ol button") ? "offered" : is(".status.mine") ? "" : "too late"
"""
CLICK: Final = """
  const found = document.querySelectorAll(args[0])
  found[args[1] % found.length]?.click()
"""
MINE_NOW: Final = "return document.querySelector('.status.mine') !== null"
BOARD: Final = "return document.querySelector('main').innerText"
READY: Final = """
  const {active} = await navigator.serviceWorker.ready
  return active.state === "activated"
"""


@pytest.fixture(scope="module", params=PROGRAMS)
def page(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Remote]:
    if why := missing(request.param):
        pytest.skip(why)
    with remote(request.param, tmp_path_factory.mktemp(request.param)) as found:
        yield found


def arrive(page: Remote, url: str) -> None:
    """The first page, with settings and a name."""
    page.go(url)
    assert page.run(KEEP, SETTINGS) == 200
    page.reload()


def play(page: Remote, pick: int) -> None:
    """Make a choice from the list of choices."""
    before = page.run(f"return ({CHOSEN})()")
    page.run(LIST)
    if page.until(OFFERED) == "too late":  # the turn ended meanwhile
        return
    page.run(CLICK, "dialog[open] ol button", pick)
    page.until(f"return ({CHOSEN})() !== args[0]", before)


def finish(page: Remote) -> None:
    """Play to the score sheet."""
    for step in range(MOST):
        moment = page.until(MOMENT)
        if moment == "over":
            return
        if moment == "turn":
            play(page, step)
        else:
            page.run(CLICK, moment, 0)
    raise AssertionError(f"the game does not end: {page.seen()}")


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_an_evening_ends_and_a_reload_changes_nothing(
    page: Remote, evening: Evening, server: Table
) -> None:
    plan, game = evening.plan, ALL[evening.game]
    seats, options = [MINE, *[BOT] * max(1, plan.bots)], {**plan.options, **plan.shorter}
    script = late_script(game, len(seats), options, LATE)
    body = {"game": evening.game, "seats": seats, "options": options, "rehearsal": script}
    arrive(page, server.url)
    code = page.run(OPEN, msgspec.json.encode({**body, "start": True}).decode())
    page.go(f"{server.url}/#/t/{code}")
    page.until(MINE_NOW)
    shown = page.run(BOARD)
    page.reload()
    page.until(MINE_NOW)
    assert page.run(BOARD) == shown
    finish(page)
    assert page.complaints() == []


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
