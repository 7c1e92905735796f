"""How a server starts that has many tables behind it: python -m bench.history --tables 100000.

Plays one game, writes it into a file that many times with SQL, and starts a server on that file.
Prints how long it takes until it answers, and until the latest games are back in memory; how much
memory it needs; and how long it takes to bring one old table back.
"""

import argparse
import asyncio
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import msgspec

from bench.load.board import free_port, usage
from farol.bench.machine import measured_on
from farol.community.features import SCHEMAS
from farol.core.rand import Rand
from farol.games import ALL
from farol.server.play.dealer import Dealer
from farol.server.play.model.game import LiveGame
from farol.server.play.model.seals import close
from farol.server.store.sqlite import SqliteDatabase
from farol.server.store.store import SeatRow, StepRow, TableRow
from farol.server.store.stores import Store

DIGITS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"[:31]
PEOPLE = 20  # tables per person
GAME = next(iter(ALL))
MIB = 1 << 20


def template(unfinished: bool) -> tuple[TableRow, list[StepRow]]:
    """A table with a whole game, or half of it."""
    rules = ALL[GAME]
    seats = [SeatRow("person", 1, "Ana"), *[SeatRow("bot", name="Bot", level="random")] * 2]
    row = TableRow(0, "", GAME, rules.version, {}, seats, 1, "lobby", 0.0, "")
    dealer = Dealer()
    dealer.prepare(row, rules, None)
    close(row)
    row.salt, row.status = dealer.salt(row), "playing" if unfinished else "over"
    game, rand = LiveGame(rules, 3, {}, dealer.chance(row)), Rand(1)
    game.adopt(game.begin())
    while not game.over and not (unfinished and game.version > 60):
        game.adopt(game.act(game.state.sample_action(rand)))
    row.result = game.result()
    steps = [
        StepRow(entry.version, entry.action, None, entry.seat, None, 0.0) for entry in game.entries
    ]
    return row, steps


def code_of(number: int) -> str:
    """A unique code for each number."""
    digits = ""
    for _ in range(6):
        number, digit = divmod(number, len(DIGITS))
        digits += DIGITS[digit]
    return digits


def fill(path: Path, tables: int, unfinished: int) -> None:
    """Write so many tables, some of them unfinished."""

    async def empty() -> None:
        store = Store(SqliteDatabase(path, SCHEMAS))
        await store.open()
        await store.close()

    asyncio.run(empty())
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = OFF")
    connection.execute("PRAGMA synchronous = OFF")
    connection.execute("BEGIN")
    count = tables // PEOPLE + 1
    connection.executemany(
        "INSERT INTO people VALUES (?, 'Ana', ?)", [(n, time.time()) for n in range(1, count + 1)]
    )
    for is_playing, numbers in (
        (False, range(1, tables - unfinished + 1)),
        (True, range(tables - unfinished + 1, tables + 1)),
    ):
        if numbers:
            _write(connection, numbers, count, *template(is_playing))
    connection.execute("COMMIT")
    connection.close()


def _write(
    connection: sqlite3.Connection, numbers: range, people: int, row: TableRow, steps: list[StepRow]
) -> None:
    now = time.time()

    def rows() -> object:
        for number in numbers:
            row.id, row.code, row.created = number, code_of(number), now
            row.host = row.seats[0].person = 1 + number % people
            data = msgspec.json.encode(row).decode()
            yield number, row.code, row.status, row.game, now, data

    connection.executemany(
        "INSERT INTO tables (id, code, status, game, created, data) VALUES (?, ?, ?, ?, ?, ?)",
        rows(),  # type: ignore[arg-type]  # any iterator
    )
    connection.executemany(
        "INSERT INTO sitters VALUES (?, ?)", [(1 + number % people, number) for number in numbers]
    )
    connection.execute("CREATE TEMP TABLE played (version, action, seat)")
    connection.executemany(
        "INSERT INTO played VALUES (?, ?, ?)",
        [(step.version, step.action, step.seat) for step in steps],
    )
    connection.execute(
        "INSERT INTO steps SELECT id, version, action, NULL, seat, NULL, 0.0 "
        "FROM tables CROSS JOIN played WHERE id BETWEEN ? AND ?",
        (numbers[0], numbers[-1]),
    )
    connection.execute("DROP TABLE played")


def get(port: int, path: str) -> float:
    """Seconds of a request."""
    start = time.perf_counter()
    urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=60).read()
    return time.perf_counter() - start


def measure(folder: str, tables: int, unfinished: int) -> None:
    """Fill a file, start a server on it, and print the durations."""
    path = Path(folder) / "farol.db"
    start = time.perf_counter()
    fill(path, tables, unfinished)
    size, seconds = path.stat().st_size / MIB, time.perf_counter() - start
    print(f"{tables} tables, {size:.0f} MiB, written in {seconds:.0f} s")
    port, start = free_port(), time.perf_counter()
    settings = {"FAROL_DATA": str(path), "FAROL_LOG": "json"}
    command = [sys.executable, "-m", "farol", "--port", str(port), "--no-browser"]
    server = subprocess.Popen(
        command, env=os.environ | settings, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL
    )
    assert server.stderr is not None
    try:
        answered = False
        for line in server.stderr:
            said = msgspec.json.decode(line)
            if said.get("event") == "listening" and not answered:
                get(port, "/healthz")
                answered = True
                print(f"answers after {time.perf_counter() - start:.1f} s")
            if said.get("event") in {"resumed", "tidied"}:
                print(f"{said['event']} after {time.perf_counter() - start:.1f} s")
            if said.get("event") == "tidied":
                break
        seconds = [get(port, f"/api/tables/{code_of(number)}") for number in (1, 2, 3)]
        print(f"an old table comes back in {max(seconds) * 1000:.0f} ms")
        _, memory = usage(server.pid)
        print(f"memory {memory:.0f} MB")
    finally:
        server.terminate()
        server.wait(20)


def main() -> None:
    """Measure once."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--unfinished", type=int, default=5_000)
    arguments = parser.parse_args()
    print(measured_on(), flush=True)
    with tempfile.TemporaryDirectory() as folder:
        measure(folder, arguments.tables, arguments.unfinished)


if __name__ == "__main__":
    main()
