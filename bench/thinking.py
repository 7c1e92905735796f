"""Do thinking bots delay people? python -m bench.thinking [--bots 50] [--seconds S].

Starts a server and one table where a person plays, first alone with the machine, then beside tables
at which so many experts think at the same time in the server's own worker processes. Prints the
time from a person's move until every seat has heard of it, and how many bots' moves were made.
"""

import argparse
import asyncio
import json
import tempfile
from collections.abc import Iterator

import uvloop

from bench.load.board import Board
from bench.load.farol import Table, cookie_of, decoder, open_table, request, served, sit_down
from bench.load.wire import Wire, open_wire
from farol.bench.machine import measured_on
from farol.games import ALL

PACE = 0.1  # seconds between two moves of the person
SEATS = 5


class Spectator:
    """Starts one table of bots and counts their moves."""

    def __init__(self) -> None:
        self.moves = 0

    def hear(self, _wire: Wire, frame: bytes) -> None:
        self.moves += decoder.decode(frame).type == "steps"


def levels(bots: int) -> Iterator[list[dict[str, str]]]:
    """Tables with experts on all seats: one of them is thinking at any time."""
    for _ in range(bots):
        yield [{"kind": "bot", "level": "expert"}] * SEATS


async def bots_moves(port: int) -> float:
    _, text = await request(port, "GET", "/metrics", None, "")
    name = 'farol_moves_total{by="bot"} '
    return sum(float(line[len(name) :]) for line in text.splitlines() if line.startswith(name))


async def run(port: int, bots: int, seconds: float) -> None:
    board = Board()
    board.measuring = True
    cookie = await cookie_of(port, "Ana")
    await sit_down(port, cookie, "tally", Table(board, PACE, 2, 0))
    await asyncio.sleep(1)
    for thinking in (0, bots):
        spectator = Spectator()
        for plan in levels(thinking):
            code = await open_table(port, cookie, next(iter(ALL)), plan)
            wire = await open_wire(port, "/api/socket", spectator.hear, f"cookie: {cookie}\r\n")
            wire.send(json.dumps({"type": "hello", "code": code}).encode())
        await asyncio.sleep(3 if thinking else 0)
        board.times.clear()
        before = await bots_moves(port)
        await asyncio.sleep(seconds)
        figures = {
            "tables_where_an_expert_thinks": thinking,
            "moves_of_bots": round(await bots_moves(port) - before),
            "moves_of_person": len(board.times),
            "p50_ms": board.share(0.5),
            "p99_ms": board.share(0.99),
            "longest_ms": board.share(1),
        }
        print(json.dumps(figures), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    arguments = parser.parse_args()
    print(measured_on(), flush=True)
    with tempfile.TemporaryDirectory() as folder, served(folder, "tally") as (port, _):
        limit = 2 * arguments.seconds + 60
        uvloop.run(asyncio.wait_for(run(port, arguments.bots, arguments.seconds), limit))


if __name__ == "__main__":
    main()
