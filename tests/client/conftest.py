"""A rehearsed server in a child process, for clients over the network."""

from collections.abc import Iterator

import pytest

from tests.browser.people import Table as Running


@pytest.fixture(scope="package")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = Running(tmp_path_factory.mktemp("tables") / "farol.db")
    yield server
    server.stop()
