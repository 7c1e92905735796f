"""How long ratings and records take among many games: python -m bench.rated --games 100000.

Writes so many rated games of two people each into a file, as they are kept after their records were
read, and rates them all as the server does after a rebuild. Then asks for the ratings and the
records again and again, and prints how long a page takes and how late the event loop was.
"""

import argparse
import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import msgspec

from bench.history import code_of, template
from bench.past import ANA, watch
from farol.bench.machine import measured_on
from farol.community.features import SCHEMAS
from farol.community.history.figures import edition_of
from farol.community.history.service import HistoryService, work
from farol.community.ratings.service import RatingService
from farol.community.ratings.store import RatingStore
from farol.community.records.scores import kind_of, written
from farol.community.records.service import RecordService
from farol.core.rand import Rand
from farol.games import ALL
from farol.server.store.sqlite import SqliteDatabase
from farol.server.store.stores import Store
from farol.server.workers.documents import DocumentWorkers

PEOPLE: Final = 2000
ROUNDS: Final = 20
CONTEST: Final = '{"levels":[null,null],"contests":[[[[0],[1]],[%d,%d]]]}'


async def write(path: Path, games: int) -> None:
    """A file with so many read games, of people who play about equally often."""
    store = Store(SqliteDatabase(path, SCHEMAS))
    await store.open()
    await store.close()
    row, _ = template(unfinished=False)
    row.rated, row.status, rand = True, "over", Rand(1)
    row.seats = row.seats[:2]
    edition = edition_of(ALL[row.game])
    connection = sqlite3.connect(path)
    connection.executemany(
        "INSERT INTO people (id, name, created) VALUES (?, ?, 0)",
        [(number, f"Person {number}") for number in range(1, PEOPLE + 1)],
    )
    for number in range(1, games + 1):
        pair = (1 + rand.below(PEOPLE), 1 + rand.below(PEOPLE - 1))
        both = (pair[0], pair[1] if pair[1] != pair[0] else PEOPLE)
        row.id, row.code, row.created = number, code_of(number), float(number)
        for seat, person in zip(row.seats, both, strict=True):
            seat.kind, seat.person, seat.name = "person", person, f"Person {person}"
        kind = written(kind_of(row, 0))
        connection.execute(
            "INSERT INTO tables (id, code, status, game, created, data, rated) "
            "VALUES (?, ?, 'over', ?, ?, ?, 1)",
            (number, row.code, row.game, row.created, msgspec.json.encode(row).decode()),
        )
        connection.execute("INSERT INTO tallies VALUES (?, ?, '{}')", (number, edition))
        won = rand.below(2)
        data = CONTEST % (1 + won, 2 - won)
        connection.execute(
            "INSERT INTO matches VALUES (?, ?, ?, 1, 0, '', ?)",
            (number, row.game, row.created, data),
        )
        connection.executemany(
            "INSERT INTO scores VALUES (?, ?, ?, ?, ?, ?, 1, ?)",
            [
                (number, seat, person, row.game, kind, -rand.below(40), row.created)
                for seat, person in enumerate(both)
            ],
        )
        connection.executemany(
            "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?)",
            [(number, n, who, f"Person {who}", 0, 1 + (n != won)) for n, who in enumerate(both)],
        )
    connection.execute("INSERT INTO rated_until VALUES (0, ?, 0, 0, 1)", (row.game,))
    connection.commit()
    connection.close()


async def timed(what: str, page: Callable[[], Awaitable[bytes]]) -> None:
    """Request a page repeatedly."""
    held: list[float] = []
    watching = asyncio.create_task(watch(held))
    seconds: list[float] = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        told = await page()
        seconds.append(time.perf_counter() - start)
    watching.cancel()
    print(f"{what}: median {statistics.median(seconds):.3f} s, longest {max(seconds):.3f} s,")
    print(f"  {len(told)} bytes, the event loop at most {max(held) * 1000:.0f} ms late")


async def measure(path: Path) -> None:
    """Rate everything, then request the pages."""
    store = Store(SqliteDatabase(path, SCHEMAS))
    await store.open()
    clerks = DocumentWorkers(work, time.monotonic)
    history_service = HistoryService(store, time.time, clerks.make)
    ratings = RatingService(store, history_service)
    records = RecordService(store, history_service)
    held: list[float] = []
    watching = asyncio.create_task(watch(held))
    start = time.perf_counter()
    for pool in await RatingStore(store.database).waiting_pools():
        await ratings.rater.rate(pool)
    watching.cancel()
    print(f"all games rated: {time.perf_counter() - start:.1f} s,")
    print(f"  the event loop at most {max(held) * 1000:.0f} ms late")
    start = time.perf_counter()
    history_service.catch_up()
    await history_service.settled()
    print(f"looking through all games for new ones: {time.perf_counter() - start:.2f} s")
    await timed("ratings", lambda: ratings.ratings(ANA, list(ALL)))
    await timed("records", lambda: records.records(ANA, list(ALL)))
    await ratings.rater.close()
    await history_service.close()
    clerks.close()
    await store.close()


def main() -> None:
    """Write and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    games = parser.parse_args().games
    print(measured_on(), flush=True)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "farol.db")
        asyncio.run(write(path, games))
        asyncio.run(measure(path))


if __name__ == "__main__":
    main()
