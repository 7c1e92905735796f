"""A bystander: plays normally during attacks, in a process of its own, so that its latencies are
the server's and not the attacker's.
"""

import asyncio
import multiprocessing
import time
from contextlib import suppress
from multiprocessing.connection import Connection

import msgspec
import uvloop

from bench.load.board import Board
from bench.load.farol import Table, cookie_of, sit_down

PACE = 0.1  # seconds between two moves, within the server's limit
TABLES = 5  # number of tables


class Waits(msgspec.Struct):
    """A bystander's recent latencies, in milliseconds."""

    moves: int
    p50: float
    p99: float
    worst: float
    health: float  # longest answer of /healthz


class Bystander:
    """A process that plays; use it as a context."""

    def __init__(self, port: int) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._mine, theirs = spawn.Pipe()
        self._process = spawn.Process(target=_play, args=(port, theirs), daemon=True)

    def __enter__(self) -> "Bystander":
        self._process.start()
        self.waits()  # waits until it is seated
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.join()

    @property
    def process(self) -> int:
        """Its process id."""
        assert self._process.pid is not None
        return self._process.pid

    def waits(self) -> Waits:
        """The latencies since the last call."""
        self._mine.send(None)
        return msgspec.convert(self._mine.recv(), Waits)


def _play(port: int, parent: Connection) -> None:
    uvloop.run(_play_on(port, parent))


async def _play_on(port: int, parent: Connection) -> None:
    board, health = Board(), list[float]()
    board.measuring = True
    cookie = await cookie_of(port, "Good")
    for number in range(TABLES):
        await sit_down(port, cookie, "tally", Table(board, PACE, 2, number))

    def tell() -> None:
        parent.recv()
        shares = [board.share(part) for part in (0.5, 0.99, 1.0)]
        worst = round(max(health, default=0.0) * 1000, 1)
        parent.send(msgspec.to_builtins(Waits(len(board.times), *shares, worst)))
        board.times.clear()
        health.clear()

    asyncio.get_running_loop().add_reader(parent.fileno(), tell)
    await _watch_health(port, health)


async def _watch_health(port: int, waits: list[float]) -> None:
    """Measure the latency of /healthz from time to time."""
    head = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
    while True:
        start = time.perf_counter()
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(head)
            await reader.read()
            writer.close()
        waits.append(time.perf_counter() - start)
        await asyncio.sleep(PACE)
