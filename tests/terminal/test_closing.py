"""Terminals that are closed, killed or stopped: nothing is left behind, and the seat waits."""

import asyncio
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from farol.client import NotReached, Server
from farol.terminal.own_server import OwnServer, address_in
from farol.terminal.session import PlayRequest, seated
from tests.browser.people import Table as Running
from tests.patience import patience
from tests.terminal.people import person, wish

PATIENCE = patience(90.0)  # seconds
# The terminal of a new session becomes its controlling terminal, so that closing it sends SIGHUP.
OWN_TERMINAL = "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0);"
PROGRAM = "os.execv(sys.executable, [sys.executable, '-m', 'farol', *sys.argv[1:]])"
BROKEN = (
    "from farol.terminal.app import TableApp; TableApp.action_hint = lambda self: 1 / 0;"
    "from farol.cli import main; main()"
)


class Terminal:
    """A pseudo-terminal with `farol play`."""

    def __init__(self, folder: Path, *words: str, program: str = PROGRAM) -> None:
        self._window, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        environment = os.environ | {"XDG_DATA_HOME": str(folder), "TERM": "xterm-256color"}
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-c", OWN_TERMINAL + program),
                *("play", *words, "--language", "en", "--still"),
            ],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            start_new_session=True,
            env=environment,
        )
        os.close(inside)
        self.shown = ""

    def until(self, words: str) -> None:
        """Read until this is shown."""
        end = time.monotonic() + PATIENCE
        while words not in self.shown:
            assert time.monotonic() < end, f"{words!r} was not shown, but: {self.shown[-2000:]}"
            if select.select([self._window], [], [], 1.0)[0]:
                self.shown += os.read(self._window, 65536).decode(errors="replace")

    def press(self, key: str) -> None:
        """Press a key."""
        os.write(self._window, key.encode())

    def close(self) -> None:
        """Close the terminal."""
        os.close(self._window)

    def rest(self) -> str:
        """The remaining output until the process has ended."""
        told = b""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if select.select([self._window], [], [], 1.0)[0]:
                try:
                    told += os.read(self._window, 65536)
                except OSError:  # the other side is closed
                    break
        self.process.wait(PATIENCE)
        return told.decode(errors="replace")


async def test_a_closed_window_keeps_the_seat(running: Running, tmp_path: Path) -> None:
    window = Terminal(tmp_path, "saboteur", "--at", running.url, "--name", "Ana", "--seats", "3")
    window.until("Your turn")
    window.close()
    assert window.process.wait(PATIENCE) == 0
    folder = tmp_path / "farol"
    async with seated(wish("saboteur", running, folder)) as other:
        tables = await other.server.tables()
    code = next(one.code for one in tables.mine if one.code != other.code)
    async with person(wish(code, running, folder)) as ana:
        assert await ana.turn()
        assert ana.session.table.look == 0
        await ana.move()


def test_a_fault_of_the_program_is_told_and_is_no_success(running: Running, tmp_path: Path) -> None:
    place = ("saboteur", "--at", running.url, "--name", "Ana", "--seats", "3")
    window = Terminal(tmp_path, *place, program=BROKEN)
    window.until("Your turn")
    window.press("h")
    told = window.rest()
    assert "ZeroDivisionError" in told
    assert "The picture of the table failed" in told
    assert window.process.returncode == 2


def test_a_closed_window_takes_its_own_server_along_and_the_table_is_kept(tmp_path: Path) -> None:
    folder = tmp_path / "farol"
    window = Terminal(tmp_path, "saboteur", "--name", "Ana", "--seats", "3", "--level", "random")
    window.until("Your turn")
    address = address_in(folder)
    assert address is not None
    window.close()
    assert window.process.wait(PATIENCE) == 0
    assert not (folder / "terminal.address").exists()
    with pytest.raises(NotReached):
        asyncio.run(Server(address).info())

    async def story() -> None:
        asked = PlayRequest("saboteur", folder, "en", name="Ana", seats=3, level="random")
        async with seated(asked) as other:
            tables = await other.server.tables()
        code = next(one.code for one in tables.mine if one.code != other.code)
        async with person(PlayRequest(code, folder, "en", name="Ana")) as ana:
            assert await ana.turn()
            assert ana.session.table.look == 0
            await ana.move()

    asyncio.run(story())


def test_a_stopped_terminal_gives_the_window_back_silently(
    running: Running, tmp_path: Path
) -> None:
    window = Terminal(tmp_path, "loknroll", "--at", running.url, "--name", "Ana", "--seats", "2")
    window.until("Your turn")
    window.process.send_signal(signal.SIGTERM)
    told = window.rest()
    assert window.process.returncode == 0
    assert "Traceback" not in told
    assert "\x1b[?1049l" in told  # the terminal is restored


def test_a_terminal_that_is_killed_takes_its_own_server_along(tmp_path: Path) -> None:
    folder = tmp_path / "farol"
    window = Terminal(tmp_path, "saboteur", "--name", "Ana", "--seats", "3", "--level", "random")
    window.until("Your turn")
    address = address_in(folder)
    assert address is not None
    window.process.kill()
    window.process.wait(PATIENCE)
    window.close()
    assert address_in(folder) is None
    end = time.monotonic() + PATIENCE
    while is_there(address):
        assert time.monotonic() < end, f"{address} still answers"

    async def story() -> None:
        async with OwnServer(folder) as own:  # which opens the file that the other one has closed
            assert own.address != address

    asyncio.run(story())
    assert (folder / "terminal.db").exists()


def is_there(address: str) -> bool:
    """Whether a server answers."""
    try:
        asyncio.run(Server(address).info())
    except NotReached:
        return False
    return True
