"""Firefox and WebKit, which Playwright drives only in builds of its own: the commands of WebDriver, in Firefox over Marionette's
socket, in WebKitGTK over HTTP. Both run without a window on the screen."""

import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol
from urllib.request import Request, urlopen

from tests.patience import patience

PATIENCE: Final = patience()  # seconds
START: Final = 120.0  # seconds that a browser may take to start on a busy machine
SCRIPT: Final = 60_000  # milliseconds that a script in a page may take
ELEMENT: Final = "element-6066-11e4-a52e-4f735466cecf"  # how WebDriver names an element in JSON
MINI_BROWSER: Final = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
COLLECT: Final = """
  window.complaints = []
  addEventListener("error", event => window.complaints.push(String(event.message)))
  addEventListener("unhandledrejection", event => window.complaints.push(String(event.reason)))
"""


class Wire(Protocol):
    """How commands reach a browser."""

    def call(self, name: str, method: str, path: str, body: dict[str, Any]) -> Any: ...


class Marionette:
    """Firefox's own protocol: a length, a colon, and JSON."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), SCRIPT / 1000 + PATIENCE)
        self._file = self._socket.makefile("rb")
        self._number = 0
        self._read()  # what it is

    def _read(self) -> Any:
        length = b""
        while (digit := self._file.read(1)) not in {b":", b""}:
            length += digit
        return json.loads(self._file.read(int(length)))

    def call(self, name: str, method: str, path: str, body: dict[str, Any]) -> Any:
        self._number += 1
        message = json.dumps([0, self._number, f"WebDriver:{name}", body]).encode()
        self._socket.sendall(b"%d:%s" % (len(message), message))
        _, _, error, result = self._read()
        assert error is None, error
        return result.get("value") if isinstance(result, dict) and "value" in result else result


class Http:
    """A driver's server."""

    def __init__(self, port: int, capabilities: dict[str, Any]) -> None:
        self._url = f"http://127.0.0.1:{port}/session"
        body = {"capabilities": {"alwaysMatch": capabilities}}
        self._url += "/" + self._ask("POST", "", body)["sessionId"]

    def _ask(self, method: str, path: str, body: dict[str, Any] | None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        asked = Request(self._url + path, data, {"Content-Type": "application/json"}, method=method)
        with urlopen(asked, timeout=START) as answer:
            return json.load(answer)["value"]

    def call(self, name: str, method: str, path: str, body: dict[str, Any]) -> Any:
        return self._ask(method, path, body if method == "POST" else None)


class Remote:
    """One page of a browser."""

    def __init__(self, name: str, wire: Wire) -> None:
        self.name = name
        self._wire = wire
        wire.call("SetTimeouts", "POST", "/timeouts", {"script": SCRIPT})

    def go(self, url: str) -> None:
        self._wire.call("Navigate", "POST", "/url", {"url": url})
        self.run(COLLECT)

    def reload(self) -> None:
        self._wire.call("Refresh", "POST", "/refresh", {})
        self.run(COLLECT)

    def run(self, script: str, *args: object) -> Any:
        """What the body of a function returns in the page; a promise is waited for."""
        body = {"script": script, "args": args}
        return self._wire.call("ExecuteScript", "POST", "/execute/sync", body)

    def click(self, selector: str, nth: int = 0) -> None:
        """As a mouse would, where it can be seen."""
        body = {"using": "css selector", "value": selector}
        found = self._wire.call("FindElements", "POST", "/elements", body)
        key = found[nth % len(found)][ELEMENT]
        self._wire.call("ElementClick", "POST", f"/element/{key}/click", {"id": key})

    def until(self, script: str, *args: object) -> Any:
        """Until a script answers with something; that answer."""
        end = time.monotonic() + PATIENCE
        while not (found := self.run(script, *args)):
            assert time.monotonic() < end, f"{self.name}: {script} {args}: {self.seen()}"
            time.sleep(0.05)
        return found

    def seen(self) -> str:
        """The words on the page, for a report."""
        return str(self.run("return document.body.innerText.slice(0, 600)"))

    def complaints(self) -> list[str]:
        found: list[str] = self.run("return window.complaints")
        return found


def missing(name: str) -> str:
    """What has to be installed before this browser runs; empty: nothing."""
    wanted = ["firefox-esr"] if name == "firefox" else ["WebKitWebDriver", "Xvfb"]
    gone = [one for one in wanted if shutil.which(one) is None]
    return f"{name} needs {' and '.join(gone)}" if gone else ""


@contextmanager
def running(command: list[str], environment: dict[str, str], home: Path) -> Iterator[None]:
    """A program as long as it is needed."""
    with (home / f"{command[0]}.log").open("wb") as log:
        process = subprocess.Popen(
            command, env=os.environ | environment | {"HOME": str(home)}, stdout=log, stderr=log
        )
        try:
            yield
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()


@contextmanager
def remote(name: str, home: Path) -> Iterator[Remote]:
    """A browser that has nothing of its user's."""
    with (firefox if name == "firefox" else webkit)(home) as wire:
        yield Remote(name, wire)


@contextmanager
def firefox(home: Path) -> Iterator[Wire]:
    (home / "user.js").write_text('user_pref("marionette.port", 0);\n')
    command = ["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", str(home)]
    with running(command, {"MOZ_HEADLESS": "1"}, home):
        wire = Marionette(int(written(home / "MarionetteActivePort")))
        wire.call("NewSession", "", "", {})
        yield wire
        wire.call("DeleteSession", "", "", {})


@contextmanager
def webkit(home: Path) -> Iterator[Wire]:
    """With a screen in memory, since its browser wants one."""
    read, write = os.pipe()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    shell = f"exec Xvfb -displayfd {write} -screen 0 1440x900x24 -nolisten tcp"
    process = subprocess.Popen(["/bin/sh", "-c", shell], pass_fds=[write])
    os.close(write)
    try:
        with os.fdopen(read) as told:
            display = f":{told.readline().strip()}"
        browser = str(next(Path("/").glob(MINI_BROWSER[1:])))
        options = {"binary": browser, "args": ["--automation"]}
        with running(["WebKitWebDriver", f"--port={port}"], {"DISPLAY": display}, home):
            listening(port)
            wire = Http(port, {"webkitgtk:browserOptions": options})
            yield wire
            wire.call("DeleteSession", "DELETE", "", {})
    finally:
        process.terminate()
        process.wait(PATIENCE)


def written(path: Path) -> str:
    """What a program writes when it is ready."""
    end = time.monotonic() + START
    while not (path.exists() and (found := path.read_text())):
        assert time.monotonic() < end, f"no {path.name}"
        time.sleep(0.1)
    return found


def listening(port: int) -> None:
    """Until a program takes connections."""
    end = time.monotonic() + START
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            assert time.monotonic() < end, f"nothing listens at {port}"
            time.sleep(0.1)
        else:
            return
