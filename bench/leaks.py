"""Many games of bots in two worlds each, byte by byte over TCP: python -m bench.leaks.

The long form of tests/server/test_leaks_tcp.py: other seeds, seats and positions until the time is
over. Prints what was compared; any byte that depends on a secret ends it with an error.
"""

import argparse
import asyncio
import itertools
import tempfile
import time
from pathlib import Path

import pytest
import structlog
from tests.server.test_leaks_tcp import compare

from farol.games import ALL

STORIES = 4  # per game


async def run(seconds: float, first: int) -> None:
    until = time.monotonic() + seconds
    sums = {name: [0, 0, 0, 0] for name in ALL}
    for seed in itertools.count(first):
        for name, game in ALL.items():
            with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
                found = await compare(game, seed, STORIES, Path(folder), patch)
            sums[name] = [a + b for a, b in zip(sums[name], (1, *found), strict=True)]
        if time.monotonic() > until:
            break
    for name, (games, entries, swapped, size) in sums.items():
        print(f"{name}: {games} games, {entries} entries, {swapped} swapped, {size:,} bytes equal")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--seed", type=int, default=100, help="of the first game")
    given = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(30))
    asyncio.run(run(given.seconds, given.seed))


if __name__ == "__main__":
    main()
