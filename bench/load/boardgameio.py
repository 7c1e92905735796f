"""The same load on Farol and on boardgame.io's server: python -m bench.load.boardgameio.

Needs Node and npm: boardgame.io is installed into a temporary folder, in the version below. Both
servers play the smallest game there is (tally), two sockets a match, moves one after the other,
in one run from the same load generator. boardgame.io keeps everything in memory, its default;
Farol saves every move before anybody hears of it. Each step has a time limit.
"""

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvloop

from bench.load.board import Board, free_port, measuring
from bench.load.farol import Table, cookie_of, request, served, sit_down
from bench.load.wire import Wire, open_wire
from farol.bench.machine import measured_on

VERSION = "0.50.2"
INSTALL_SECONDS = 300
START_SECONDS = 60
WARM_UP = 1.0  # seconds


class Match:
    """One match of boardgame.io; speaks socket.io over a bare WebSocket."""

    def __init__(self, board: Board, number: str) -> None:
        self.board = board
        self.number = number
        self.credentials: list[str] = []
        self.there: set[int] = set()
        self.sent = 0.0
        self.state = -1
        self.heard = 0

    def hear(self, wire: Wire, seat: int, frame: bytes) -> None:
        if frame == b"2":
            wire.send(b"3")
        elif frame.startswith(b"0"):
            wire.send(b"40/tally,")
        elif frame.startswith(b"40/tally,"):
            asked = ["sync", self.number, str(seat), self.credentials[seat], 2]
            wire.send(b"42/tally," + json.dumps(asked).encode())
        elif frame.startswith(b"42/tally,"):
            kind, *rest = json.loads(frame[9:])
            if kind == "update":
                self.moved(wire, seat, rest[1])
            elif kind == "sync":
                self.there.add(seat)
                self.state = rest[1]["state"]["_stateID"]

    async def begin(self, wire: Wire) -> None:
        async with asyncio.timeout(START_SECONDS):
            while len(self.there) < 2:
                await asyncio.sleep(0.01)
        self.move(wire, 0, self.state)

    def moved(self, wire: Wire, seat: int, state: dict[str, object]) -> None:
        number = state["_stateID"]
        assert isinstance(number, int)
        if number > self.state:
            self.state, self.heard = number, 0
        self.heard += 1
        if self.heard == 2:
            self.board.count(self.sent)
        ctx = state["ctx"]
        assert isinstance(ctx, dict)
        if ctx["currentPlayer"] == str(seat):
            self.move(wire, seat, number)

    def move(self, wire: Wire, seat: int, state: int) -> None:
        payload = {
            "type": "tap",
            "args": [],
            "playerID": str(seat),
            "credentials": self.credentials[seat],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.sent = time.perf_counter()
        asked = ["update", action, state, self.number, str(seat)]
        wire.send(b"42/tally," + json.dumps(asked).encode())


async def open_match(port: int, api: int, board: Board) -> tuple[Match, list[Wire]]:
    _, content = await request(api, "POST", "/games/tally/create", {"numPlayers": 2}, "")
    match = Match(board, json.loads(content)["matchID"])
    for seat in range(2):
        body = {"playerID": str(seat), "playerName": str(seat)}
        path = f"/games/tally/{match.number}/join"
        _, content = await request(api, "POST", path, body, "")
        match.credentials.append(json.loads(content)["playerCredentials"])
    wires = [
        await open_wire(
            port,
            "/socket.io/?EIO=4&transport=websocket",
            lambda wire, frame, seat=seat: match.hear(wire, seat, frame),
            f"origin: http://localhost:{port}\r\n",
        )
        for seat in range(2)
    ]
    return match, wires


@contextmanager
def boardgameio(folder: str) -> Iterator[tuple[int, int, int]]:
    """Its server as a child process: ports and process id."""
    port, api = free_port(), free_port()
    script = Path(__file__).with_suffix(".cjs").resolve()
    server = subprocess.Popen(
        ["node", str(script), str(port), str(api)],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "NODE_ENV": "production"},
    )
    try:
        assert server.stdout is not None
        until = time.monotonic() + START_SECONDS
        while "ready" not in (line := server.stdout.readline()):
            if not line or time.monotonic() > until:
                raise SystemExit("boardgame.io's server did not start.")
        yield port, api, server.pid
    finally:
        server.kill()
        server.wait(20)


def install(folder: str) -> None:
    command = ["npm", "install", "--no-audit", "--no-fund", "--prefix", folder]
    subprocess.run(
        [*command, f"boardgame.io@{VERSION}"],
        timeout=INSTALL_SECONDS,
        check=True,
        stdout=subprocess.DEVNULL,
    )


async def theirs(
    port: int, api: int, server: int, tables: int, seconds: float
) -> dict[str, object]:
    board = Board()
    opened = [await open_match(port, api, board) for _ in range(tables)]
    for match, pair in opened:
        await match.begin(pair[0])
    wires = [wire for _, pair in opened for wire in pair]
    return {"server": f"boardgame.io {VERSION}", **await run(board, wires, server, seconds)}


async def ours(port: int, server: int, tables: int, seconds: float) -> dict[str, object]:
    board = Board()
    cookie = await cookie_of(port, "Load")
    wires = [
        wire
        for number in range(tables)
        for wire in await sit_down(port, cookie, "tally", Table(board, 0, 2, number))
    ]
    return {"server": "Farol", **await run(board, wires, server, seconds)}


async def run(board: Board, wires: list[Wire], server: int, seconds: float) -> dict[str, object]:
    await asyncio.sleep(WARM_UP)
    with measuring(board, server) as figures:
        await asyncio.sleep(seconds)
    figures["sockets"] = len(wires)
    figures["broken_sockets"] = sum(wire.broken for wire in wires)
    for wire in wires:
        wire.close()
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--modules", help="a folder with boardgame.io installed already")
    arguments = parser.parse_args()
    print(measured_on(), flush=True)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("Ended from outside."))  # servers end too
    size = (arguments.tables, arguments.seconds)
    with tempfile.TemporaryDirectory() as folder:
        if not arguments.modules:
            install(folder)
        for _ in range(arguments.rounds):
            with boardgameio(arguments.modules or folder) as (port, api, server):
                print(json.dumps(uvloop.run(theirs(port, api, server, *size))), flush=True)
            with served(folder, "tally") as (port, server):
                print(json.dumps(uvloop.run(ours(port, server, *size))), flush=True)


if __name__ == "__main__":
    main()
