"""Live tables under load: python -m bench.load [--tables N] [--seconds S] [--pace P].

Starts a server on loopback with durability on, and in this process people on real sockets who
play any legal move. `--pace 5`: every table moves once in five seconds. `--pace 0`: as fast as the
server answers. Prints moves per second, the time from a move to its last listener, and what the
server used. Runs for a limited time on this machine only.
"""

import argparse
import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import msgspec
import uvloop

from bench.load.wire import Wire, open_wire

SETTINGS = {
    "FAROL_LOG_LEVEL": "warning",
    "FAROL_BOT_PAUSE": "0",
    "FAROL_TABLES_PER_HOST": "100000",
    "FAROL_SOCKETS_PER_ADDRESS": "100000",
    "FAROL_MOST_SOCKETS": "100000",
    "FAROL_MESSAGES_PER_SECOND": "100000",
    "FAROL_REQUESTS_PER_SECOND": "100000",
}


class Steps(msgspec.Struct):
    """The part of a message that the load generator looks at."""

    type: str
    version: int = 0
    choices: list[msgspec.Raw] = []
    answer: str | None = None
    view: "Steps | None" = None


decoder = msgspec.json.Decoder(Steps)


class Board:
    """What was measured."""

    def __init__(self) -> None:
        self.moves = 0
        self.times: list[float] = []
        self.measuring = False


class Table:
    """One table with a socket for every seat."""

    def __init__(self, board: Board, arguments: argparse.Namespace, number: int) -> None:
        self.board = board
        self.pace: float = arguments.pace
        self.seats: int = arguments.seats
        self.number = number
        self.sent: dict[int, tuple[float, int]] = {}

    def hear(self, wire: Wire, seat: int, frame: bytes) -> None:
        """Hear of every move, and answer when it is the seat's turn."""
        message = decoder.decode(frame)
        if message.type == "welcome" and message.view is not None:
            message = message.view
        elif message.type != "steps":
            return
        self.count(message.version, time.perf_counter())
        if message.choices and self.pace:
            asyncio.get_running_loop().call_later(self.pace, self.move, wire, seat, message)
        elif message.choices:
            self.move(wire, seat, message)

    def count(self, version: int, now: float) -> None:
        """Count a move once its last listener has heard of it."""
        for sent_at in [key for key in self.sent if key < version]:
            started, count = self.sent[sent_at]
            if count + 1 < self.seats:
                self.sent[sent_at] = (started, count + 1)
                continue
            del self.sent[sent_at]
            if self.board.measuring:
                self.board.moves += 1
                self.board.times.append(now - started)

    def move(self, wire: Wire, seat: int, message: Steps) -> None:
        """Play one of the choices."""
        action = message.choices[(message.version * 7 + self.number) % len(message.choices)]
        head = (
            f'{{"type":"act","id":"m{message.version}","seat":{seat},'
            f'"version":{message.version},"action":'
        )
        self.sent[message.version] = (time.perf_counter(), 0)
        wire.send(head.encode() + bytes(action) + b"}")


async def request(port: int, method: str, path: str, body: object, cookie: str) -> tuple[str, str]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    data = json.dumps(body).encode()
    head = (
        f"{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n"
        f"content-type: application/json\r\ncontent-length: {len(data)}\r\ncookie: {cookie}\r\n\r\n"
    )
    writer.write(head.encode() + data)
    answer = (await reader.read()).decode()
    writer.close()
    top, _, content = answer.partition("\r\n\r\n")
    return top, content


async def cookie_of(port: int, name: str) -> str:
    top, _ = await request(port, "PUT", "/api/me", {"name": name}, "")
    line = next(line for line in top.splitlines() if line.lower().startswith("set-cookie"))
    return line.partition(": ")[2].partition(";")[0]


async def sit_down(
    port: int, arguments: argparse.Namespace, number: int, cookie: str, board: Board
) -> list[Wire]:
    wanted = {
        "game": arguments.game,
        "seats": [{"kind": "mine", "name": f"P{n}"} for n in range(arguments.seats)],
        "start": True,
    }
    _, content = await request(port, "POST", "/api/tables", wanted, cookie)
    code = json.loads(content)["code"]
    table = Table(board, arguments, number)
    wires = []
    for seat in range(arguments.seats):
        wire = await open_wire(port, cookie, lambda wire, frame, s=seat: table.hear(wire, s, frame))
        wires.append(wire)
    for seat, wire in enumerate(wires):
        wire.send(json.dumps({"type": "hello", "code": code, "look": seat}).encode())
    return wires


def usage(process: int) -> tuple[float, float]:
    """CPU seconds and resident megabytes of a process, as Linux tells."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    seconds = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return seconds, pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def share(times: list[float], part: float) -> float:
    return sorted(times)[int(part * (len(times) - 1))] * 1000 if times else float("nan")


async def measure(port: int, server: int, arguments: argparse.Namespace) -> dict[str, object]:
    board = Board()
    cookie = await cookie_of(port, "Load")
    _, empty = usage(server)
    wires: list[Wire] = []
    for number in range(arguments.tables):
        wires += await sit_down(port, arguments, number, cookie, board)
    await asyncio.sleep(min(arguments.pace, 5) + 1)
    board.measuring = True
    cpu, _ = usage(server)
    start = time.perf_counter()
    await asyncio.sleep(arguments.seconds)
    seconds = time.perf_counter() - start
    board.measuring = False
    spent, full = usage(server)
    broken = sum(wire.broken for wire in wires)
    for wire in wires:
        wire.close()
    return {
        "game": arguments.game,
        "seats": arguments.seats,
        "tables": arguments.tables,
        "sockets": len(wires),
        "broken_sockets": broken,
        "moves_per_second": round(board.moves / seconds, 1),
        "p50_ms": round(share(board.times, 0.5), 2),
        "p99_ms": round(share(board.times, 0.99), 2),
        "server_cpu_share": round((spent - cpu) / seconds, 3),
        "server_cpu_us_per_move": round((spent - cpu) / max(1, board.moves) * 1e6),
        "server_mb": round(full, 1),
        "kb_per_table": round((full - empty) / arguments.tables * 1000, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="saboteur", help="or tally, the smallest there is")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--pace", type=float, default=5.0)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        program = "bench.load.tally" if arguments.game == "tally" else "farol"
        command = [sys.executable, "-m", program, "--port", str(port), "--no-browser"]
        environment = {**os.environ, **SETTINGS, "FAROL_DATA": str(Path(folder, "load.db"))}
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        while "Ctrl-C" not in server.stdout.readline():
            if server.poll() is not None:
                raise SystemExit("The server did not start.")
        try:
            print(json.dumps(uvloop.run(measure(port, server.pid, arguments))))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(20)


if __name__ == "__main__":
    main()
