"""Test servers end with their parent, also if pytest is killed."""

import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest

from tests.browser import people
from tests.browser.people import Table
from tests.patience import patience

ROOT: Final = Path(__file__).parent.parent
PATIENCE: Final = patience(60.0)  # seconds
BROWSERS: Final = """
import sys
from tests.browser.people import Table
table = Table(sys.argv[1] + "/farol.db")
print(table.url, flush=True)
sys.stdin.read()
"""
TABLES: Final = """
import sys
from pathlib import Path
from tests.server.test_serve import served
with served(Path(sys.argv[1]), "--port", "0") as (_, port, _):
    print(f"http://localhost:{port}", flush=True)
    sys.stdin.read()
"""


def answers(port: int) -> bool:
    """Whether a server answers."""
    try:
        socket.create_connection(("127.0.0.1", port), PATIENCE).close()
    except ConnectionRefusedError:
        return False
    except ConnectionResetError:  # it is about to close
        return True
    return True


@pytest.mark.parametrize("program", [BROWSERS, TABLES], ids=["browsers", "tables"])
def test_a_server_ends_with_a_process_that_is_killed(tmp_path: Path, program: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", program, str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    ) as test:
        assert test.stdout is not None
        port = urlsplit(test.stdout.readline()).port
        assert port is not None
        assert answers(port)
        test.kill()
    end = time.monotonic() + PATIENCE
    while answers(port):
        assert time.monotonic() < end, "the server was left behind"


def children() -> set[str]:
    """The child processes not waited for."""
    own = Path("/proc/self/task")
    return {pid for task in own.iterdir() for pid in (task / "children").read_text().split()}


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are listed by Linux")
@pytest.mark.parametrize(
    ("words", "patience", "what"),
    [
        (people.REHEARSED, 0.0, "did not say where it is"),
        (("tests.browser.server", "--no-such-word"), 60.0, "has stopped.*--no-such-word"),
    ],
    ids=["late", "broken"],
)
def test_a_server_that_does_not_start_is_told_with_its_log_and_left_nowhere(
    words: tuple[str, ...],
    patience: float,
    what: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(people, "PATIENCE_AT_START", patience)
    before = children()
    with pytest.raises(AssertionError, match=f"(?s){what}"):
        Table(tmp_path / "farol.db", command=words)
    assert children() == before
