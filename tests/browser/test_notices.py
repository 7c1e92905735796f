"""Web Push in the browser: one click to subscribe, one to unsubscribe, and the worker's
notifications.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import BOT, MINE, OPEN, Person, Table, person
from tests.community.receiver import Browser as Reader
from tests.community.receiver import Service, push_service

READY = "() => navigator.serviceWorker.ready.then(({active}) => active.state === 'activated')"
# Headless Chromium forbids notifications and has no push service: permission and subscription are
# faked, with the test's server as endpoint.
GRANTS = """
  Object.defineProperty(Notification, "permission", {value: "granted"})
  Notification.requestPermission = async () => "granted"
"""
SUBSCRIBES = """([endpoint, p256dh, auth]) => {
  PushManager.prototype.subscribe = async () => ({
    toJSON: () => ({endpoint, keys: {p256dh, auth}}),
  })
}"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path / "farol.db", command=("tests.browser.server",))
    yield table
    table.stop()


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as found:
        yield found


@pytest.fixture
def ana(browser: Browser, server: Table) -> Iterator[Person]:
    with person(browser, server.url, "Ana", worker=True) as somebody:
        somebody.context.add_init_script(GRANTS)
        yield somebody


def allowed(ana: Person, service: Service, reader: Reader) -> None:
    """Ana subscribes by one click."""
    page = ana.go("#/settings")
    page.wait_for_function(READY)
    page.evaluate(SUBSCRIBES, [service.endpoint, reader.p256dh, reader.auth])
    page.get_by_role("button", name="Turn on", exact=True).click()
    expect(page.get_by_role("button", name="Turn off")).to_be_visible()


def test_one_click_allows_and_one_stops(ana: Person, service: Service) -> None:
    allowed(ana, service, Reader())
    page = ana.page
    page.get_by_label("when a game of mine has ended").uncheck()
    expect(page.get_by_label("when a game of mine has ended")).not_to_be_checked()
    told = ana.context.request.get(f"{ana.url}/api/me/notices").json()
    assert (told["on"], told["kinds"]) == (True, ["turn", "reminder", "invited"])
    page.get_by_role("button", name="Turn off").click()
    expect(page.get_by_role("button", name="Turn on", exact=True)).to_be_visible()
    assert not ana.context.request.get(f"{ana.url}/api/me/notices").json()["on"]


def test_who_has_left_is_told_of_their_turn(ana: Person, bea: Person, service: Service) -> None:
    reader = Reader()
    code = bea.open_table("saboteur", MINE, OPEN, BOT)
    bea.go(f"#/t/{code}")
    ana.go(f"#/join/{code}")
    ana.page.get_by_role("button", name="Go to the table").click()
    ana.page.get_by_role("button", name="Sit here").click()
    bea.page.get_by_role("button", name="Deal").wait_for()
    allowed(ana, service, reader)
    bea.page.get_by_role("button", name="Deal").click()
    bea.page.wait_for_selector(".status")
    bea.until(lambda: service.came or (bea.plays(0) and False), "nothing was sent")
    assert json.loads(reader.read(service.came[0][2])) == {
        "kind": "turn",
        "code": code,
        "title": "Saboteur",
        "body": "It is your turn.",
        "language": "en",
    }
    page = ana.go(f"#/t/{code}")
    ana.wait_for_turn()
    page.get_by_role("button", name="Table menu").click()
    telling = page.get_by_label("Notify me about this table while I am away")
    expect(telling).to_be_checked()
    telling.uncheck()
    ana.until(
        lambda: ana.context.request.get(f"{ana.url}/api/tables/{code}/mute").json()["muted"],
        "the table was not muted",
    )


def test_where_the_page_is_not_secure_it_says_why(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Eva") as eva:
        eva.context.add_init_script(
            "Object.defineProperty(window, 'isSecureContext', {value: false})"
        )
        page = eva.go("#/settings")
        expect(page.get_by_text("browsers allow it on pages with HTTPS only").first).to_be_visible()
        expect(page.get_by_role("button", name="Turn on", exact=True)).to_have_count(0)
