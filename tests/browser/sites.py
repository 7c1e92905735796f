"""A site without a server: built once for all tests, handed out by Python's own file server, and people who visit it."""

import fcntl
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Final, Self
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page

from farol.games import ALL
from tests.browser.people import ROOT, Person

FOLDER: Final = "some/where"  # of the site, below the address
KEPT: Final = "() => navigator.serviceWorker.ready.then(({active}) => active.state === 'activated')"
READY: Final = "html[data-place=ready]"
AT_A_TABLE: Final = r"() => /#\/t\/\w{8}$/.test(location.hash)"


def built_site(shared: Path) -> Path:
    """The root of a file server with a site in a folder; the first who asks builds it."""
    shared.mkdir(parents=True, exist_ok=True)
    with (shared / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (shared / "done").exists():
            written(shared / "root" / FOLDER)
            (shared / "done").touch()
    return shared / "root"


def written(
    folder: Path, environment: Mapping[str, str] | None = None, start: Path | None = None
) -> Path:
    """A folder with a site, as the command writes it."""
    command = [sys.executable, "-m", "farol", "site", str(folder)]
    done = subprocess.run(
        command, env=environment, cwd=start or ROOT, capture_output=True, text=True, check=False
    )
    said = done.stdout + done.stderr
    if "could not be fetched" in said:
        pytest.skip(said)  # the package index cannot be reached
    assert done.returncode == 0, said
    return folder


class FileServer:
    """`python -m http.server`, in a process of its own."""

    def __init__(self, root: Path, port: int = 0) -> None:
        self._root = root
        self._port = port
        self.start()

    def start(self) -> None:
        """Hand files out, at the same address as before."""
        command = [sys.executable, "-u", "-m", "http.server", str(self._port)]
        command += ["--bind", "127.0.0.1", "--directory", str(self._root)]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()  # Serving HTTP on 127.0.0.1 port 40617 (http://…)
        self._port = int(said.partition(" port ")[2].split()[0])
        self.url = f"http://127.0.0.1:{self._port}/{FOLDER}"

    def stop(self) -> None:
        """Nothing answers any more."""
        if self._process.poll() is not None:
            return
        self._process.terminate()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


class Watched:
    """A proxy for everything that a browser asks for; it notes each address and hands the request on."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        asked = self.asked

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                asked.append(self.path)
                try:
                    with urlopen(self.path) as answer:
                        body, status, kind = answer.read(), 200, answer.headers["Content-Type"]
                except HTTPError as error:
                    body, status, kind = b"", error.code, "text/plain"
                self.send_response(status)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def do_CONNECT(self) -> None:
                asked.append(self.path)
                self.send_error(502)

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Self:
        self._thread = Thread(target=self._server.serve_forever)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


class Visitor(Person):
    """Somebody who opens the page of a site, in a browser that has never seen it."""

    def comes(self, path: str = "") -> Page:
        """Open the page, and wait until it can play."""
        self.go(path)
        self.sees_it_ready()
        return self.page

    def sees_it_ready(self) -> None:
        """Until the program has started."""
        self.page.wait_for_selector(READY, state="attached")

    def may_be_away(self) -> None:
        """The server stops on purpose: the browser logs what it could not fetch."""
        self._usual.append("ERR_")

    def plays_now(self, game: str) -> str:
        """One click on the poster; the code of the table."""
        poster = self.page.locator(".poster").nth([*ALL].index(game))
        poster.get_by_role("button", name="Play now").click()
        self.page.wait_for_function(AT_A_TABLE)
        return self.page.url.rpartition("/")[2]


@contextmanager
def visitor(browser: Browser, url: str, **more: Any) -> Iterator[Visitor]:
    """A visitor who leaves at the end, and has seen no error."""
    somebody = Visitor(browser, url, "Ana", known=False, worker=True, **more)
    try:
        yield somebody
        assert somebody.complaints == [], somebody.complaints
    finally:
        somebody.leave()
