"""Live tables under load: python -m bench.load [--tables N] [--seconds S] [--pace P].

Starts a server on loopback with durability on, and in this process people on real sockets who
play any legal move. `--pace 5`: every table moves once in five seconds. `--pace 0`: as fast as the
server answers. Prints moves per second, the time from a move to its last listener, and what the
server used. Runs for a limited time on this machine only.
"""

import argparse
import asyncio
import json
import tempfile
from pathlib import Path

import uvloop

from bench.load.board import Board, measuring, usage
from bench.load.farol import Table, cookie_of, served, sit_down
from bench.load.wire import Wire
from farol.bench.machine import measured_on
from farol.games import ALL


async def measure(port: int, server: int, arguments: argparse.Namespace) -> dict[str, object]:
    board = Board()
    cookie = await cookie_of(port, "Load")
    _, empty = usage(server)
    wires: list[Wire] = []
    for number in range(arguments.tables):
        table = Table(board, arguments.pace, arguments.seats, number)
        wires += await sit_down(port, cookie, arguments.game, table)
    await asyncio.sleep(min(arguments.pace, 5) + 1)
    with measuring(board, server) as figures:
        await asyncio.sleep(arguments.seconds)
    _, full = usage(server)
    broken = sum(wire.broken for wire in wires)
    for wire in wires:
        wire.close()
    return {
        "game": arguments.game,
        "seats": arguments.seats,
        "tables": arguments.tables,
        "sockets": len(wires),
        "broken_sockets": broken,
        **figures,
        "server_mb": round(full, 1),
        "kb_per_table": round((full - empty) / arguments.tables * 1000, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=next(iter(ALL)), help="or tally, the smallest there is")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--pace", type=float, default=5.0)
    parser.add_argument(
        "--version", type=Path, default=None, help="another working copy, whose server it is"
    )
    arguments = parser.parse_args()
    print(measured_on(), flush=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        served(folder, arguments.game, arguments.version) as (port, server),
    ):
        print(json.dumps(uvloop.run(measure(port, server, arguments))))


if __name__ == "__main__":
    main()
