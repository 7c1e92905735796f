"""Firefox by WebDriver BiDi and WebKitGTK by WebDriver, which Playwright cannot drive as Debian
packages them. Both run without a window on the screen.
"""

import json
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from tests.patience import patience

PATIENCE: Final = patience()  # seconds
START: Final = 120.0  # seconds allowed for the start of a browser, and for a command
MINI_BROWSER: Final = "usr/lib/*/webkit2gtk-4.*/MiniBrowser"
COLLECT: Final = """
  if (!window.complaints) {
    window.complaints = []
    addEventListener("error", event => window.complaints.push(String(event.message)))
    addEventListener("unhandledrejection", event => window.complaints.push(String(event.reason)))
  }
"""
PROGRAMS: Final = {"firefox": ("firefox-esr",), "webkit": ("WebKitWebDriver", "Xvfb")}


class Wire(Protocol):
    """The way of commands to a browser."""

    def go(self, url: str) -> None: ...
    def reload(self) -> None: ...
    def run(self, body: str, arguments: list[Any]) -> Any: ...


class BiDi:
    """WebDriver BiDi over a WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._number = 0
        self._call("session.new", {"capabilities": {}})
        self._context = self._call("browsingContext.getTree", {})["contexts"][0]["context"]

    def _call(self, method: str, params: dict[str, Any]) -> Any:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while (answer := json.loads(self._socket.recv(START))).get("id") != self._number:
            pass  # events
        assert answer["type"] == "success", answer
        return answer["result"]

    def go(self, url: str) -> None:
        params = {"context": self._context, "url": url, "wait": "complete"}
        self._call("browsingContext.navigate", params)

    def reload(self) -> None:
        self._call("browsingContext.reload", {"context": self._context, "wait": "complete"})

    def run(self, body: str, arguments: list[Any]) -> Any:
        source = json.dumps(json.dumps(arguments))
        expression = (
            f"(async (...args) => {{ {body} }})(...JSON.parse({source}))"
            ".then(found => JSON.stringify(found ?? null))"
        )
        params = {
            "expression": expression,
            "target": {"context": self._context},
            "awaitPromise": True,
        }
        found = self._call("script.evaluate", params)
        assert found["type"] == "success", found["exceptionDetails"]["text"]
        return json.loads(found["result"]["value"])


class Classic:
    """WebDriver over HTTP."""

    def __init__(self, port: int, capabilities: dict[str, Any]) -> None:
        self._url = f"http://127.0.0.1:{port}/session"
        body = {"capabilities": {"alwaysMatch": capabilities}}
        self._url += "/" + self._call("", body)["sessionId"]

    def _call(self, path: str, body: dict[str, Any]) -> Any:
        data, headers = json.dumps(body).encode(), {"Content-Type": "application/json"}
        with urlopen(Request(self._url + path, data, headers), timeout=START) as answer:
            return json.load(answer)["value"]

    def go(self, url: str) -> None:
        self._call("/url", {"url": url})

    def reload(self) -> None:
        self._call("/refresh", {})

    def run(self, body: str, arguments: list[Any]) -> Any:
        script = f"return (async (...args) => {{ {body} }})(...arguments)"
        return self._call("/execute/sync", {"script": script, "args": arguments})


class Remote:
    """One page of a browser."""

    def __init__(self, name: str, wire: Wire) -> None:
        self.name = name
        self._wire = wire

    def go(self, url: str) -> None:
        """Open an address."""
        self._wire.go(url)
        self.run(COLLECT)

    def reload(self) -> None:
        """Load the page again."""
        self._wire.reload()
        self.run(COLLECT)

    def run(self, body: str, *args: object) -> Any:
        """The result of an async function's body in the page, which has `args`."""
        return self._wire.run(body, [*args])

    def until(self, body: str, *args: object) -> Any:
        """Wait until the function's result is truthy; that result."""
        end = time.monotonic() + PATIENCE
        while not (found := self.run(body, *args)):
            assert time.monotonic() < end, f"{self.name}: {body} {args}: {self.seen()}"
            time.sleep(0.05)
        return found

    def seen(self) -> str:
        """The text of the page."""
        return str(self.run("return document.body.innerText.slice(0, 600)"))

    def complaints(self) -> list[str]:
        """Errors of scripts since the page was loaded."""
        found: list[str] = self.run("return window.complaints")
        return found


def missing(name: str) -> str:
    """The programs that this browser lacks here; empty if it can run."""
    gone = [one for one in PROGRAMS[name] if shutil.which(one) is None]
    if name == "webkit" and not gone and not [*Path("/").glob(MINI_BROWSER)]:
        gone = ["MiniBrowser"]
    return f"{name} needs {' and '.join(gone)}" if gone else ""


@contextmanager
def remote(name: str, home: Path) -> Iterator[Remote]:
    """A browser with a profile of its own."""
    with (firefox if name == "firefox" else webkit)(home) as wire:
        yield Remote(name, wire)


@contextmanager
def running(command: list[str], home: Path, **environment: str) -> Iterator[Path]:
    """A program, which is stopped at the end; its log."""
    log = home / f"{command[0]}.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            command,
            env=os.environ | {"HOME": str(home)} | environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
        )
        try:
            yield log
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


@contextmanager
def firefox(home: Path) -> Iterator[Wire]:
    """Firefox without a window."""
    profile = home / "profile"
    profile.mkdir()
    command = ["firefox-esr", "--headless", "--no-remote", "--profile", str(profile)]
    with running([*command, "--remote-debugging-port", "0"], home) as log:
        address = found_in(log, r"WebDriver BiDi listening on (ws://\S+)")
        with connect(f"{address}/session", max_size=None, open_timeout=START) as socket:
            yield BiDi(socket)


@contextmanager
def webkit(home: Path) -> Iterator[Wire]:
    """WebKitGTK's own browser, on a screen in memory."""
    with (
        running(["Xvfb", "-displayfd", "1", "-screen", "0", "1440x900x24"], home) as screen,
        socket.socket() as free,
    ):
        display = found_in(screen, r"^(\d+)$")
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        environment = {"DISPLAY": f":{display}", "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1"}
        with running(["WebKitWebDriver", f"--port={port}"], home, **environment):
            listening(port)
            browser = str(next(Path("/").glob(MINI_BROWSER)))
            options = {"binary": browser, "args": ["--automation"]}
            yield Classic(port, {"webkitgtk:browserOptions": options})


def found_in(log: Path, wanted: str) -> str:
    """A group of what a program writes when it is ready."""
    end = time.monotonic() + START
    while not (found := re.search(wanted, log.read_text(errors="replace"), re.MULTILINE)):
        assert time.monotonic() < end, f"{log.name}: {log.read_text(errors='replace')}"
        time.sleep(0.1)
    return found[1]


def listening(port: int) -> None:
    """Wait until a program accepts connections."""
    end = time.monotonic() + START
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            assert time.monotonic() < end, f"nothing listens at {port}"
            time.sleep(0.1)
        else:
            return
