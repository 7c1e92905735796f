"""People with browsers: a real server, a real Chromium, and clicks."""

import json
import os
import re
import select
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, Final

from playwright.sync_api import Browser, Page, WebSocket

from farol.protocol.bodies import CompleteRecord
from farol.server.play.verify import read_record
from farol.server.settings.limits import Limits
from tests.browser.devices import give_back, lend_device
from tests.browser.painting import paint
from tests.patience import patience
from tests.server_log import assert_no_fault

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--process-per-site",  # pages of one device share a process, which can be kept (devices.py)
    "--renderer-process-limit=1",  # new pages use that process
)
NAMES: Final = (
    *("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome"),
)
HOW_TO_GET_IT: Final = (
    "The browser tests need Chromium and found none. On Debian and Ubuntu: "
    "apt-get install --no-install-recommends chromium-headless-shell. Elsewhere set CHROMIUM to its path."
)
ROOT: Final = Path(__file__).parents[2]
LIMITED: Final = tuple(name for name in Limits.__struct_fields__ if "_per_" in name)
REHEARSED: Final = ("tests.browser.server",)  # the module and its arguments
SERVE: Final = ("farol", "serve")
PARTY: Final = ("farol", "party")
DESKTOP: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
PATIENCE: Final = patience()  # seconds
# Timeout for a new server. One that crashes is noticed at once; a starved machine takes a minute to
# start one, and all tests of a worker would fail for it.
PATIENCE_AT_START: Final = 240.0
TABLE_MENU: Final = re.compile("^(Table menu|Menú de la mesa)$")
STAND_IN: Final = re.compile("Let a bot stand in for me|Que un bot juegue por mí")
OVER_HTTP: Final = "Cross-Origin-Opener-Policy header has been ignored"  # at a network address
NO_WORKER: Final = (
    "Service Worker registration blocked"  # by Playwright, so that pages ask the server
)
CURTAIN: Final = ".curtain button"
GO_ON: Final = ".hold button"
# Changes caused by a choice at once: the version, or that it is sealed until others have chosen.
CHOSEN: Final = f"""() => {{
  const {{version, chosen}} = document.querySelector(".table")?.dataset ?? {{}}
  return [version, chosen, document.querySelector("{CURTAIN}") !== null].join()
}}"""
MOMENT: Final = f"""() => {{
  const is = (found) => document.querySelector(found) !== null
  return is("{CURTAIN}") ? "curtain" : is(".status.mine") ? "turn" : ""
}}"""
# By its own close button: Escape would close the score sheet, if that has replaced the list
# meanwhile.
CLOSE_LIST: Final = (
    """() => document.querySelector("dialog[open]:not(.paper) .head button")?.click()"""
)

Seen = dict[str, Any]  # JSON from the wire


def find_chromium() -> str | None:
    """The path of a Chromium on this machine."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


class Table:
    """A server in a child process, with its store file or database address."""

    def __init__(
        self,
        data: Path | str,
        pause: float = 0.0,
        command: tuple[str, ...] = REHEARSED,
        port: int = 0,
    ) -> None:
        self._data = data
        self._pause = pause
        self._command = command
        self.link = ""  # as it was printed
        self.said = ""  # the line with the link
        self._port = port
        self.url = ""
        self.start()

    def start(self) -> None:
        """Start it, on the same port as before."""
        flags = {
            "--port": self._port,
            "--data": self._data,
            "--bot-pause": self._pause,
            "--log-level": "error",
            "--limits": ",".join(f"{name}=1000" for name in LIMITED),
        }
        command = [sys.executable, "-m", "tests.beside", *self._command, "--no-browser"]
        command += [str(part) for flag in flags.items() for part in flag]
        environment = os.environ | {"LANG": "en_US.UTF-8", "LC_ALL": "", "PYTHONUNBUFFERED": "1"}
        self._log = TemporaryFile()  # noqa: SIM115  # closed when the server has stopped
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,  # it ends with its standard input
            stdout=subprocess.PIPE,
            stderr=self._log,
            bufsize=0,
            env=environment,
            cwd=ROOT,
        )
        try:
            self.link = self._read_address()
        except AssertionError as problem:
            self._process.kill()  # nothing else would
            raise AssertionError(f"{problem}; its log: {self._close()}") from problem
        self.url = self.link.partition("#")[0].rstrip("/")
        self._port = int(self.url.rstrip("/").rpartition(":")[2])

    def _read_address(self) -> str:
        output = self._process.stdout
        assert output is not None
        said, until = b"", time.monotonic() + PATIENCE_AT_START
        while time.monotonic() < until:
            if select.select([output], [], [], 0.2)[0]:
                more = os.read(output.fileno(), 1 << 16)  # several lines may come at once
                assert more, "the server has stopped"
                said += more
                if found := re.search(rb"[^\n]*?(https?://\S+)[^\n]*\n", said):
                    self.said = found[0].decode().strip()
                    return found[1].decode().rstrip("/.")
        raise AssertionError(f"the server did not say where it is, but {said!r}")

    def begin_to_stop(self) -> None:
        """Send Ctrl-C."""
        self._process.terminate()

    def stop(self) -> None:
        """Stop it and wait; idempotent."""
        if self._log.closed:
            return
        self.begin_to_stop()
        assert_no_fault(self._close())

    def _close(self) -> str:
        """Wait for the end of the process; returns its log."""
        self._process.wait(PATIENCE)
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
        with self._log as log:
            log.seek(0)
            return log.read().decode()


class Person:
    """A person with their own browser."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str,
        size: dict[str, int] | None = None,
        known: bool = True,
        worker: bool = False,
        **settings: object,
    ) -> None:
        viewport = size or DESKTOP
        self.url = url
        self.name = name
        self._size = (viewport["width"], viewport["height"])
        self.context = lend_device(browser, url, viewport, worker)
        liked = {"language": "en", "theme": "dark", "motion": "off", "pace": "once"} | settings
        key, value = json.dumps("farol-settings"), json.dumps(json.dumps(liked))
        self.context.add_init_script(
            f"if (!localStorage.getItem({key})) localStorage.setItem({key}, {value})"
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.complaints: list[str] = []
        self._usual = [OVER_HTTP, NO_WORKER]
        self.heard: list[Seen] = []
        self.page: Page = self._new_page()
        if known:
            self.say_name()

    def _new_page(self) -> Page:
        page = self.context.new_page()
        paint(page, *self._size)
        page.on("console", self._note_console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("websocket", self._listen)
        return page

    def falls_asleep(self) -> None:
        """The phone closes the page; the browser's storage stays."""
        self.page.close()
        self.heard.clear()

    def wakes_up(self, link: str) -> None:
        """The link is opened again, in a new page."""
        self.page = self._new_page()
        self.page.goto(link)

    def say_name(self) -> None:
        """Set the name before any page is opened."""
        answer = self.context.request.put(
            f"{self.url}/api/me",
            data=json.dumps({"name": self.name}),
            headers={"Content-Type": "application/json", "Origin": self.url},
        )
        assert answer.ok, answer.text()

    def _note_console(self, message: Any) -> None:
        if message.type in {"error", "warning"} and not any(
            one in message.text for one in self._usual
        ):
            self.complaints.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _hear(self, frame: Seen) -> None:
        if frame["type"] != "pong":  # as often as nothing else comes
            self.heard.append(frame)

    def may_be_nobody(self) -> None:
        """After signing out the person is unknown for a moment: the browser logs that answer."""
        self._usual.append("status of 401")

    def may_be_refused(self, status: int) -> None:
        """A refused request is expected: the browser logs its status."""
        self._usual.append(f"status of {status}")

    def go(self, path: str) -> Page:
        """Open a route, such as `#/t/K7QX4M`."""
        self.page.goto(f"{self.url}/{path}")
        return self.page

    def open_table(self, game: str, *seats: Seen, **more: object) -> str:
        """Open a new table; returns its code."""
        answer = self.context.request.post(
            f"{self.url}/api/tables",
            data=json.dumps({"game": game, "seats": list(seats), **more}),
            headers={"Content-Type": "application/json", "Origin": self.url},
        )
        assert answer.ok, answer.text()
        code = answer.json()["code"]
        assert isinstance(code, str)
        return code

    def record(self, code: str) -> CompleteRecord:
        """The complete record of a finished game."""
        answer = self.context.request.get(f"{self.url}/api/tables/{code}/record?as=complete")
        assert answer.ok, answer.text()
        return read_record(answer.body())

    def table_is_over(self) -> bool:
        """Whether the game on this person's page has ended, according to the server."""
        code = self.page.url.rpartition("/")[2]
        answer = self.context.request.get(f"{self.url}/api/tables/{code}")
        assert answer.ok, answer.text()
        over: bool = answer.json()["status"] == "over"
        return over

    def is_to_act(self) -> bool:
        """Whether the status line shows this person's turn."""
        return self.page.locator(".status.mine").count() > 0

    def wait_for_turn(self) -> None:
        """Wait for this person's turn."""
        self.page.wait_for_selector(".status.mine")

    def sits_down(self) -> None:
        """Wait for this person's turn; before their first move they are first shown the deal."""
        self.page.wait_for_selector(f"{GO_ON}, .status.mine")
        while self.page.locator(GO_ON).count():  # a card is turned over first
            self.page.locator(GO_ON).click()
        self.wait_for_turn()

    def play_from_list(self, pick: int) -> bool:
        """Choose from the list of choices by keyboard, and wait for the result.

        False if there was no choice.
        """
        page = self.page
        seen = page.evaluate(CHOSEN)
        page.keyboard.press("l")
        page.wait_for_selector("dialog[open]")
        buttons = page.locator("dialog ol button")
        count = buttons.count()
        if count == 0:
            page.evaluate(CLOSE_LIST)
            return False
        buttons.nth(pick % count).focus()
        page.keyboard.press("Enter")
        page.wait_for_function(f"seen => ({CHOSEN})() !== seen", arg=seen)
        return True

    def plays(self, pick: int) -> bool:
        """Confirm the handover or make a move, if it is this person's turn; whether a move was
        made.
        """
        moment = self.page.evaluate(MOMENT)
        if moment == "curtain":
            self.page.locator(CURTAIN).click()
            self.page.wait_for_selector(CURTAIN, state="detached")
        return moment == "turn" and self.play_from_list(pick)

    def let_a_bot_stand_in(self) -> None:
        """Give the seat to a bot, which may end the game."""
        self.page.get_by_role("button", name=TABLE_MENU).click()
        self.page.get_by_role("button", name=STAND_IN).click()

    def view(self) -> Seen:
        """The last view of the table that this browser got."""
        for frame in reversed(self.heard):
            for part in (frame, frame.get("view") or {}, frame.get("missed") or {}):
                if seen := part.get("observation"):
                    assert isinstance(seen, dict)
                    return seen
        raise AssertionError("nothing was heard yet")

    def choices(self) -> list[Seen]:
        """The last choices that this browser got."""
        found = [frame["choices"] for frame in self.heard if frame.get("choices")]
        last: list[Seen] = found[-1]
        return last

    def told(self) -> int:
        """The number of updates of the game that this browser got."""
        return sum("steps" in frame for frame in self.heard)

    def undo_is_practice(self) -> bool:
        """Whether an undo would now undo revealed information."""
        offers = [frame["undo"] for frame in self.heard if "undo" in frame]
        return bool(offers and offers[-1] and offers[-1]["practice"])

    def happened(self, kind: str, seat: int = 0) -> int:
        """How many events of this kind and seat this browser got."""
        steps = [step for frame in self.heard for step in frame.get("steps", [])]
        events = [event for step in steps for event in step["events"]]
        return sum(event["kind"] == kind and event.get("seat") == seat for event in events)

    def until(self, holds: Callable[[], object], what: str) -> None:
        """Wait for a condition on the page or its messages."""
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end, what
            self.page.wait_for_timeout(20)

    def leave(self) -> None:
        """Close all pages, and reset the device."""
        give_back(self.context)


MINE: Final[Seen] = {"kind": "me", "name": "Ana"}
BOT: Final[Seen] = {"kind": "bot", "level": "random"}
OPEN: Final[Seen] = {"kind": "open"}


@contextmanager
def person(browser: Browser, url: str, name: str, **more: Any) -> Iterator[Person]:
    """A person, who leaves at the end and must have seen no error."""
    somebody = Person(browser, url, name, **more)
    try:
        yield somebody
        complaints = somebody.complaints
        assert complaints == [], complaints
    finally:
        somebody.leave()
