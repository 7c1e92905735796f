"""Every test of the table gets a house of its own; coroutines run on asyncio."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .house import TestHouse, opened


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[TestHouse]:
    async with opened(tmp_path) as house:
        yield house
