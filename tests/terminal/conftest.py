"""A rehearsed server for clients that come over the network, and a look at the logs of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.people import Table as Running
from tests.server_log import assert_no_fault


@pytest.fixture(scope="package")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = Running(tmp_path_factory.mktemp("tables") / "farol.db")
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def _own_servers_without_fault(request: pytest.FixtureRequest) -> Iterator[None]:
    """What servers of terminals have left in the test's folder."""
    folder: Path | None = None
    if "tmp_path" in request.fixturenames:
        folder = request.getfixturevalue("tmp_path")
    yield
    for log in [] if folder is None else folder.rglob("terminal.log"):
        assert_no_fault(log.read_text())
