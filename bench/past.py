"""How long a person's page takes on a server with many games: python -m bench.past --games 100000.

Writes one finished game into a file that many times with SQL, of which one person has played some,
and asks for that person's page. Prints how long the first page takes, with some records that nobody
has read yet, how long all others take, and how late the event loop was meanwhile.
"""

import argparse
import asyncio
import sqlite3
import statistics
import tempfile
import time
from pathlib import Path

import msgspec

from bench.history import code_of, template
from farol.bench.machine import measured_on
from farol.community.features import SCHEMAS
from farol.community.history.figures import edition_of, figures_of
from farol.community.history.pages import Filters
from farol.community.history.service import HistoryService, work
from farol.games import ALL
from farol.server.store.sqlite import SqliteDatabase
from farol.server.store.store import Person
from farol.server.store.stores import Store
from farol.server.workers.documents import DocumentWorkers, Played

ANA = Person(1, "Ana")
DAY = 86_400.0
UNREAD = 10  # unread records of Ana
ROUNDS = 20
NAP = 0.002  # seconds between checks of the event loop's lag


async def write(path: Path, games: int, own: int) -> None:
    """A file with so many finished games, some of them Ana's."""
    store = Store(SqliteDatabase(path, SCHEMAS))
    await store.open()
    await store.close()
    row, steps = template(unfinished=False)
    assert row.result is not None
    entries, seats = [step.action or 0 for step in steps], len(row.seats)
    told = figures_of(Played(row.game, seats, row.options, entries, [], ()))
    connection = sqlite3.connect(path)
    every = max(1, games // own)
    for number in range(1, games + 1):
        mine = number % every == 0
        row.id, row.code, row.created = number, code_of(number), number * DAY / 10
        row.seats[0].person = ANA.id if mine else ANA.id + 1 + number % 5000
        connection.execute(
            "INSERT INTO tables (id, code, status, game, created, data) VALUES (?, ?, ?, ?, ?, ?)",
            (number, row.code, "over", row.game, row.created, msgspec.json.encode(row).decode()),
        )
        connection.executemany(
            "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?)",
            [
                (number, seat, one.person, one.name, score, place)
                for seat, (one, score, place) in enumerate(
                    zip(row.seats, row.result.scores, row.result.places, strict=True)
                )
            ],
        )
        if mine and number > UNREAD * every:
            connection.execute(
                "INSERT INTO tallies VALUES (?, ?, ?)", (number, edition_of(ALL[row.game]), told)
            )
        kept = steps if mine else steps[-1:]
        connection.executemany(
            "INSERT INTO steps VALUES (?, ?, ?, ?, ?, ?, ?)",
            [(number, s.version, s.action, None, s.seat, None, row.created) for s in kept],
        )
    connection.commit()
    connection.close()


async def measure(path: Path) -> None:
    """Read all records of Ana once, then request her page repeatedly."""
    store = Store(SqliteDatabase(path, SCHEMAS))
    await store.open()
    clerks = DocumentWorkers(work, time.monotonic)
    history_service = HistoryService(store, time.time, clerks.make)
    start = time.perf_counter()
    first = await history_service.history(ANA, Filters())
    print(f"first page, with {UNREAD} records unread: {time.perf_counter() - start:.3f} s")
    await history_service.settled()
    print(f"all of them read: {time.perf_counter() - start:.1f} s")
    held: list[float] = []
    watching = asyncio.create_task(watch(held))
    seconds: list[float] = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        page = await history_service.history(ANA, Filters())
        seconds.append(time.perf_counter() - start)
    watching.cancel()
    told = msgspec.json.decode(page)
    assert told["waiting"] == 0, told["waiting"]
    assert len(first) > 0
    print(f"{told['played']} games of Ana, {len(page)} bytes")
    print(f"page: median {statistics.median(seconds):.3f} s, longest {max(seconds):.3f} s")
    print(f"event loop: at most {max(held) * 1000:.0f} ms late")
    clerks.close()
    await store.close()


async def watch(held: list[float]) -> None:
    """Measure the event loop's lag."""
    while True:
        start = time.perf_counter()
        await asyncio.sleep(NAP)
        held.append(time.perf_counter() - start - NAP)


def main() -> None:
    """Write and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--own", type=int, default=1000)
    asked = parser.parse_args()
    print(measured_on(), flush=True)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "farol.db")
        asyncio.run(write(path, asked.games, asked.own))
        asyncio.run(measure(path))


if __name__ == "__main__":
    main()
