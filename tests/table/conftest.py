"""Every test of the table gets a harness of its own; coroutines run on asyncio."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .harness import Harness, opened


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with opened(tmp_path) as harness:
        yield harness
