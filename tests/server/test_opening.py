"""Start of the program: with a browser if there is one, and with missing extras."""

import json
import os
import socket
import stat
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.patience import patience
from tests.server_log import log_without_fault

BARE = {"PATH": os.environ["PATH"], "LANG": "en_GB.UTF-8"}  # the environment of a service


@contextmanager
def started(folder: Path, port: int, environment: dict[str, str]) -> Iterator[str]:
    """The program with a terminal, until it is open; its output."""
    command = [sys.executable, "-m", "farol", "--port", str(port), "--data", str(folder / "x.db")]
    terminal, inside = os.openpty()
    with (
        log_without_fault() as log,
        subprocess.Popen(
            command, stdout=inside, stderr=log, env=environment | {"HOME": str(folder)}
        ) as process,
    ):
        os.close(inside)
        said = ""
        try:
            while "Ctrl-C" not in said:
                said += os.read(terminal, 1000).decode()
            yield said
        finally:
            process.kill()
            os.close(terminal)


def port_of(said: str) -> int:
    address = next(word for word in said.split() if word.startswith("http://"))
    return int(address.rpartition(":")[2].strip("/"))


def is_healthy(port: int) -> bool:
    with urllib.request.urlopen(
        f"http://127.0.0.1:{port}/healthz", timeout=patience(20.0)
    ) as answer:
        return bool(json.load(answer)["status"] == "ok")


@pytest.fixture
def browser(tmp_path: Path) -> Path:
    """A browser that records its address, and stays open."""
    program = tmp_path / "browser"
    program.write_text(
        f'#!/bin/sh\necho "$1" > {tmp_path}/sent && mv {tmp_path}/sent {tmp_path}/seen\n'
        "while kill -0 $PPID 2> /dev/null; do sleep 0.1; done\n"
    )
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return program


def test_a_browser_is_opened_and_may_stay_open(tmp_path: Path, browser: Path) -> None:
    environment = BARE | {"DISPLAY": ":0", "BROWSER": str(browser)}
    with started(tmp_path, 0, environment) as said:
        assert is_healthy(port_of(said))
        while not (tmp_path / "seen").exists():
            assert is_healthy(port_of(said))
        assert (tmp_path / "seen").read_text().strip() == f"http://localhost:{port_of(said)}/"


def test_without_a_screen_no_browser_is_opened(tmp_path: Path, browser: Path) -> None:
    with started(tmp_path, 0, BARE | {"BROWSER": str(browser)}) as said:
        assert is_healthy(port_of(said))
    assert not (tmp_path / "seen").exists()


def test_a_browser_that_is_not_there_is_no_reason_to_stay_closed(tmp_path: Path) -> None:
    with started(tmp_path, 0, BARE | {"DISPLAY": ":0", "BROWSER": "/no/such/program"}) as said:
        assert is_healthy(port_of(said))


def test_a_taken_port_is_said_aloud_and_the_next_free_one_used(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        with started(tmp_path, taken, BARE) as said:
            assert f"Port {taken} is taken; this is port {port_of(said)}." in said
            assert port_of(said) != taken
            assert is_healthy(port_of(said))
