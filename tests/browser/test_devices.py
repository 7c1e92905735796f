"""A device is reused by later tests: nothing of earlier ones is left."""

import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.devices import MOST_IDLE, Device
from tests.browser.people import PHONE, Person, Table, person

RESET: Final = struct.pack("ii", 1, 0)  # close at once, and say so
TEXT: Final = "light.js"  # a script that is shown, not run
STORES: Final = ("cookies", "local", "session", "name", "caches", "databases", "files")
LEAVE: Final = """async () => {
  document.cookie = "left=here; max-age=3600"
  localStorage.setItem("left", "here")
  sessionStorage.setItem("left", "here")
  window.name = "left"
  await (await caches.open("left")).put("/left", new Response("here"))
  await new Promise((done, failed) => {
    const opened = indexedDB.open("left")
    opened.onsuccess = done
    opened.onerror = failed
  })
  await (await navigator.storage.getDirectory()).getFileHandle("left", { create: true })
}"""
FIND: Final = """async () => {
  const files = []
  for await (const name of (await navigator.storage.getDirectory()).keys()) files.push(name)
  return {
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    name: window.name,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    files,
    script: window.left ?? "",
    clipboard: (await navigator.permissions.query({ name: "clipboard-read" })).state,
    pages: history.length,
  }
}"""


def found_at(page: Page, url: str) -> dict[str, Any]:
    """Everything stored for a page of this server."""
    page.goto(f"{url}/{TEXT}")
    found: dict[str, Any] = page.evaluate(FIND)
    return found


@pytest.fixture
def by_number(server: Table) -> str:
    """The same server under another origin."""
    return server.url.replace("localhost", "127.0.0.1")


def leave_everything(ana: Person, *urls: str) -> None:
    """At these servers."""
    ana.context.grant_permissions(["clipboard-read"])
    ana.context.add_init_script("window.left = 'here'")
    for url in urls:
        ana.page.goto(f"{url}/{TEXT}")
        ana.page.evaluate(LEAVE)
        left = ana.page.evaluate(FIND)
        assert all("left" in left[where] for where in STORES), left
        assert (left["script"], left["clipboard"]) == ("here", "granted")


def test_nothing_is_left_for_the_next(browser: Browser, server: Table, by_number: str) -> None:
    with person(browser, server.url, "Ana", language="es") as ana:
        first = {url: found_at(ana.page, url) for url in (server.url, by_number)}
    with person(browser, server.url, "Bea", language="es") as bea:
        device, asleep = bea.context, bea.page
        leave_everything(bea, server.url, by_number)
        bea.falls_asleep()
        bea.wakes_up(f"{server.url}/#/settings")
        elsewhere = device.new_page()
        assert device.cookies() != []
    with person(browser, server.url, "Cleo", known=False, language="es") as cleo:
        assert cleo.context is device, "another device proves nothing"
        assert device.cookies() == []
        assert all(page.is_closed() for page in (asleep, bea.page, elsewhere))
        assert {url: found_at(cleo.page, url) for url in first} == first
        assert not device.request.get(f"{server.url}/api/me").json().get("name")


def used(browser: Browser, url: str, **more: Any) -> Device:
    """The returned device of a person."""
    with person(browser, url, "Ana", **more) as somebody:
        somebody.go("")
    return somebody.context


def test_who_opened_no_page_is_forgotten_too(browser: Browser, server: Table) -> None:
    device = used(browser, server.url)
    with person(browser, server.url, "Ana") as ana:
        assert ana.context is device
        assert device.cookies() != []
    with person(browser, server.url, "Bea", known=False) as bea:
        assert bea.context is device
        assert device.cookies() == []


def test_settings_of_the_next_are_their_own(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", language="es", size=PHONE) as ana:
        device = ana.context
        expect(ana.go("").locator("html")).to_have_attribute("lang", "es")
    with person(browser, server.url, "Bea", size={"width": 320, "height": 640}) as bea:
        assert bea.context is device
        page = bea.go("")
        expect(page.get_by_role("heading", name="What shall we play tonight?")).to_be_visible()
        assert page.evaluate("[innerWidth, innerHeight]") == [320, 640]
        assert page.viewport_size == {"width": 320, "height": 640}


def test_nobody_shares_a_device(browser: Browser, server: Table) -> None:
    with ExitStack() as room:
        names = [f"Guest {number}" for number in range(MOST_IDLE + 2)]
        people = [room.enter_context(person(browser, server.url, name)) for name in names]
        assert len({id(somebody.context) for somebody in people}) == len(people)
        told = [somebody.context.request.get(f"{server.url}/api/me").json() for somebody in people]
        assert [me["name"] for me in told] == names


def test_a_device_is_touched_or_has_a_worker_by_its_kind_alone(
    browser: Browser, server: Table, by_number: str
) -> None:
    device = used(browser, server.url)
    assert used(browser, server.url) is device
    assert used(browser, server.url, size=PHONE) is not device
    assert used(browser, by_number) is not device
    worker = used(browser, server.url, worker=True)
    assert worker is not device
    assert used(browser, server.url, worker=True) is not worker, "its worker would answer"
    assert used(browser, server.url) is device


def test_where_time_was_moved_nobody_comes_after(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana") as ana:
        ana.page.clock.install(time=0)
        assert ana.go("").evaluate("new Date().getFullYear()") == 1970
    with person(browser, server.url, "Bea") as bea:
        assert bea.context is not ana.context
        assert bea.go("").evaluate("new Date().getFullYear()") > 2000


@contextmanager
def files_to_keep(word: str) -> Iterator[tuple[str, list[str]]]:
    """A server whose files all contain this word and may be cached for an hour: its address, and
    the requested files.
    """
    asked: list[str] = []

    class Files(BaseHTTPRequestHandler):
        def do_GET(self) -> None:  # as the library calls it
            asked.append(self.path)
            self.send_response(200)
            self.send_header("cache-control", "max-age=3600")
            self.send_header("content-length", str(len(word)))
            self.end_headers()
            self.wfile.write(word.encode())

        def log_message(self, *_: object) -> None:
            """No-op."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Files) as server:
        serving = Thread(target=server.serve_forever, args=(0.01,))
        serving.start()
        yield f"http://127.0.0.1:{server.server_port}", asked
        server.shutdown()
        serving.join()


def read_file(browser: Browser, url: str) -> tuple[str, Device]:
    """The next person's content of a file, and their device."""
    with person(browser, url, "Ana", known=False) as ana:
        ana.page.goto(url)
        said: str = ana.page.evaluate("fetch('/file').then((answer) => answer.text())")
    return said, ana.context


def test_files_are_kept_for_the_same_server_and_for_no_other(browser: Browser) -> None:
    with files_to_keep("first") as (first, asked), files_to_keep("second") as (second, _):
        said, device = read_file(browser, first)
        assert (said, asked.count("/file")) == ("first", 1)
        assert read_file(browser, first) == ("first", device)
        assert asked.count("/file") == 1, "nothing was kept, so that nothing can be forgotten"
        assert read_file(browser, second) == ("second", device)
        assert read_file(browser, first) == ("first", device)
        assert asked.count("/file") == 2, "a file of before the other server was found again"


@contextmanager
def one_answer_each() -> Iterator[str]:
    """A server that hangs up on the second request of a connection."""

    def serve(listening: socket.socket) -> None:
        with suppress(OSError):  # closed already
            while True:
                with listening.accept()[0] as connection:
                    connection.recv(1 << 16)
                    connection.sendall(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok")
                    connection.recv(1 << 16)
                    # the request is lost, whether read or not
                    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)

    with socket.create_server(("127.0.0.1", 0)) as listening:
        Thread(target=serve, args=(listening,), daemon=True).start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        listening.shutdown(socket.SHUT_RDWR)


def test_a_connection_that_the_server_closed_is_no_fault(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana") as ana, one_answer_each() as url:
        answers = [ana.context.request.get(url).text() for _ in range(3)]
    assert answers == ["ok"] * 3
