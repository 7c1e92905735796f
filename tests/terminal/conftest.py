"""A rehearsed server for network clients, and a check of the logs of terminals' own servers."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from farol.terminal.appearance import Appearance
from farol.terminal.session import PlayRequest
from tests.browser.people import Table as Running
from tests.server_log import assert_no_fault
from tests.terminal.people import SMALL, STILL, Person, person, wish
from tests.terminal.talkers import Talker, talker_at


@pytest.fixture(scope="package")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = Running(tmp_path_factory.mktemp("tables") / "farol.db")
    yield server
    server.stop()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def game(request: pytest.FixtureRequest) -> str:
    """The game, for tests without such a parameter: from their `table` marker."""
    marker = request.node.get_closest_marker("table")
    found: str = marker.args[0] if marker and marker.args else "saboteur"
    return found


@pytest.fixture
def language() -> str:
    return "en"


class Wanted(NamedTuple):
    """The table of a test, from its `table` marker, and the client's appearance."""

    asked: PlayRequest
    appearance: Appearance
    size: tuple[int, int]


@pytest.fixture
def wanted(
    request: pytest.FixtureRequest, game: str, language: str, running: Running, tmp_path: Path
) -> Wanted:
    marker = request.node.get_closest_marker("table")
    members = {"language": language} | ({} if marker is None else marker.kwargs)
    appearance, size = members.pop("appearance", STILL), members.pop("size", SMALL)
    return Wanted(wish(game, running, tmp_path, **members), appearance, size)


@pytest.fixture
async def ana(wanted: Wanted) -> AsyncIterator[Person]:
    """A person at a table, full-screen."""
    async with person(*wanted) as somebody:
        yield somebody


@pytest.fixture
async def talker(wanted: Wanted) -> AsyncIterator[Talker]:
    """A person at a table, by lines."""
    async with talker_at(wanted.asked) as somebody:
        yield somebody


@pytest.fixture(autouse=True)
def _own_servers_without_fault(request: pytest.FixtureRequest) -> Iterator[None]:
    """Checks the logs of terminals' own servers in the test's folder."""
    folder: Path | None = None
    if "tmp_path" in request.fixturenames:
        folder = request.getfixturevalue("tmp_path")
    yield
    for log in [] if folder is None else folder.rglob("terminal.log"):
        assert_no_fault(log.read_text())
