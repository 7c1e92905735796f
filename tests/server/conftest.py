"""Every test of the server gets a harness of its own; coroutines run on asyncio.

With FAROL_STORE=postgresql all tables are stored in PostgreSQL, except in tests of the file itself.
"""

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from farol.community.features import SCHEMAS
from farol.server.cluster.postgres import PostgresDatabase
from farol.server.store.stores import Store
from tests.postgresql import HOW_TO_GET_IT, QUICK, Postgres, postgres, program
from tests.server import harness as harness_module
from tests.server.harness import Client, Harness, opened, seated


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def database() -> Iterator[Postgres]:
    """One PostgreSQL for all tests."""
    if program("postgres") is None:
        pytest.skip(HOW_TO_GET_IT)
    with postgres(*QUICK) as server:
        yield server


@pytest.fixture
def in_postgres(database: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Store tables in PostgreSQL, in a database per folder."""
    monkeypatch.setattr(
        harness_module,
        "store_in",
        lambda folder: Store(PostgresDatabase(database.room(str(folder)), SCHEMAS)),
    )


@pytest.fixture(autouse=True)
def _in_the_store_of_this_run(request: pytest.FixtureRequest) -> None:
    if os.environ.get("FAROL_STORE") == "postgresql":
        if request.node.get_closest_marker("of_a_file"):
            pytest.skip("this is about a file")
        request.getfixturevalue("in_postgres")


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with opened(tmp_path) as harness:
        yield harness


@pytest.fixture
async def clients(harness: Harness) -> list[Client]:
    """Three people in all seats of a started table of Saboteur."""
    return await seated(harness)
