"""Load that a remote worker takes off a server: python -m bench.remote_workers [--seconds 20].

People at tables with experts, first with a server that thinks for itself, then with `farol worker`
beside it. The server with its processes has one core for itself and the worker the other, with the
people, as on two machines; so this needs two cores and Linux.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import uvloop
from tests.server.test_cluster import counted
from tests.server.test_serve import Player
from websockets.asyncio.client import ClientConnection

from bench.history import GAME
from bench.load.board import Board, usage
from bench.load.farol import served
from bench.nodes import KEY, Waiter, told
from farol.bench.machine import measured_on

HERE, THERE = {0}, {1}  # CPU cores
EXPERT = {"kind": "bot", "level": "expert"}
SEATS = ({"kind": "me"}, EXPERT, EXPERT)


class Person(Waiter):
    """A person who moves some time after their turn begins; the board records the delay."""

    def __init__(self, port: int, pace: float, board: Board) -> None:
        super().__init__(port, pace)
        self.board = board
        self.sent = 0.0

    async def _hear(self, wire: ClientConnection, message: dict[str, Any]) -> None:
        if message.get("answer"):
            self.board.count(self.sent)
        if (message.get("view") or message).get("choices"):
            await asyncio.sleep(self.pace)
        self.sent = time.perf_counter()
        await Player._hear(self, wire, message)


def family(process: int) -> Iterator[int]:
    """A process and its descendants."""
    yield process
    for entry in Path(f"/proc/{process}/task").iterdir():
        for child in (entry / "children").read_text().split():
            yield from family(int(child))


def spent(process: int) -> float:
    """CPU seconds of a process and its descendants."""
    return sum(usage(each)[0] for each in family(process))


@contextmanager
def worker(port: int) -> Iterator[int]:
    """A remote worker for the server at this port."""
    command = [sys.executable, "-m", "farol", "worker", f"http://127.0.0.1:{port}"]
    environment = {**os.environ, "FAROL_NODE_KEY": KEY, "FAROL_BOT_WORKERS": "1"}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    os.sched_setaffinity(process.pid, THERE)
    try:
        yield process.pid
    finally:
        process.terminate()
        process.wait()


async def measure(arguments: argparse.Namespace, port: int, server: int) -> dict[str, Any]:
    board = Board()
    people = [Person(port, arguments.pace, board) for _ in range(arguments.tables)]
    for person in people:
        await person.open(SEATS)
    playing = [asyncio.create_task(person.go_on()) for person in people]
    await asyncio.sleep(5)
    name = 'farol_moves_total{by="bot"}'
    before, was = await counted(port, name), spent(server)
    board.measuring, start = True, time.perf_counter()
    await asyncio.sleep(arguments.seconds)
    took, seconds = time.perf_counter() - start, spent(server) - was
    moves = await counted(port, name) - before
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return {
        "bot_moves_per_second": round(moves / took, 2),
        "server_ms_per_bot_move": round(seconds / max(1, moves) * 1000, 1),
        "server_core": round(seconds / took, 2),
        "helped": await counted(port, "farol_helped_total"),
        "unhelped": await counted(port, "farol_unhelped_total"),
        "people_moves": board.moves,
        "p50_ms": board.share(0.5),
        "p99_ms": board.share(0.99),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=0.5)
    parser.add_argument("--rounds", type=int, default=2)
    arguments = parser.parse_args()
    print(measured_on(), flush=True)
    os.sched_setaffinity(0, THERE)
    for _ in range(arguments.rounds):
        for kind in ("alone", "with a worker"):
            with ExitStack() as stack:
                folder = stack.enter_context(tempfile.TemporaryDirectory())
                os.sched_setaffinity(0, HERE)  # inherited by the server
                names = {"FAROL_NODE_KEY": KEY, "FAROL_BOT_WORKERS": "1"}
                port, server = stack.enter_context(served(folder, GAME, **names))
                os.sched_setaffinity(0, THERE)
                if kind != "alone":
                    stack.enter_context(worker(port))
                told(kind, uvloop.run(measure(arguments, port, server)))


if __name__ == "__main__":
    main()
