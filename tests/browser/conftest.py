"""One Chromium and one server for all browser tests of a worker, and how many workers there are."""

import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.devices import keep_devices
from tests.browser.painting import Painting
from tests.browser.people import (
    FLAGS,
    HOW_TO_GET_IT,
    PATIENCE,
    REHEARSED,
    Person,
    Table,
    find_chromium,
    person,
)
from tests.browser.sites import FileServer, built_site

expect.set_options(timeout=PATIENCE * 1000)


@pytest.hookimpl(wrapper=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """`-n auto`: one and a half times as many workers as processors, because tests wait at times
    for a server or an animation.
    """
    processors = yield
    return (
        processors if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ else (3 * processors + 1) // 2
    )


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = find_chromium()
    if path is None:
        pytest.fail(HOW_TO_GET_IT)
    with sync_playwright() as playwright:
        Painting.whole = "FAROL_PICTURES" in os.environ
        chromium = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        keep_devices(chromium)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    data = tmp_path_factory.mktemp("tables") / "farol.db"
    table = Table(data, command=(*REHEARSED, "--mail"))
    yield table
    table.stop()


@pytest.fixture
def ana(browser: Browser, server: Table) -> Iterator[Person]:
    with person(browser, server.url, "Ana") as somebody:
        yield somebody


@pytest.fixture
def bea(browser: Browser, server: Table) -> Iterator[Person]:
    with person(browser, server.url, "Bea") as somebody:
        yield somebody


@pytest.fixture(scope="session")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The root of a file server with a site in a folder."""
    own = tmp_path_factory.getbasetemp()
    return built_site((own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "site")


@pytest.fixture(scope="session")
def files(root: Path) -> Iterator[FileServer]:
    server = FileServer(root)
    yield server
    server.stop()
