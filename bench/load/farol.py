"""Players at tables of Farol: every seat has a socket and plays any legal choice."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import msgspec

from bench.load.board import Board, free_port
from bench.load.wire import Wire, open_wire

SETTINGS = {"FAROL_LOG_LEVEL": "warning", "FAROL_BOT_PAUSE": "0"}
LIMITS = {
    "tables_per_host": 100_000,
    "tables_per_minute": 1_000_000,
    "people_per_minute": 1_000_000,
    "connections_per_address": 100_000,
    "sockets_per_address": 100_000,
    "max_sockets": 100_000,
    "messages_per_second": 100_000,
    "requests_per_second": 100_000,
}
PATIENCE = 20.0  # seconds


class Steps(msgspec.Struct):
    """The part of a message that the load generator needs."""

    type: str
    version: int = 0
    choices: list[msgspec.Raw] = []
    answer: str | None = None
    view: "Steps | None" = None


decoder = msgspec.json.Decoder(Steps)


class Table:
    """One table with a socket for every seat."""

    def __init__(self, board: Board, pace: float, seats: int, number: int) -> None:
        self.board = board
        self.pace = pace
        self.seats = seats
        self.number = number
        self.sent: dict[int, tuple[float, int]] = {}

    def hear(self, wire: Wire, seat: int, frame: bytes) -> None:
        """Handle a message: count moves, and play when it is the seat's turn."""
        message = decoder.decode(frame)
        if message.type == "welcome" and message.view is not None:
            message = message.view
        elif message.type != "steps":
            return
        self.count(message.version)
        if message.choices and self.pace:
            asyncio.get_running_loop().call_later(self.pace, self.move, wire, seat, message)
        elif message.choices:
            self.move(wire, seat, message)

    def count(self, version: int) -> None:
        """Count a move once every listener has received it."""
        for sent_at in [key for key in self.sent if key < version]:
            started, count = self.sent[sent_at]
            if count + 1 < self.seats:
                self.sent[sent_at] = (started, count + 1)
            else:
                del self.sent[sent_at]
                self.board.count(started)

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
    async with asyncio.timeout(PATIENCE):
        answer = (await reader.read()).decode()
    writer.close()
    top, _, content = answer.partition("\r\n\r\n")
    return top, content


async def cookie_of(port: int, name: str) -> str:
    top, _ = await request(port, "PUT", "/api/me", {"name": name}, "")
    line = next(line for line in top.splitlines() if line.lower().startswith("set-cookie"))
    return line.partition(": ")[2].partition(";")[0]


async def open_table(port: int, cookie: str, game: str, seats: list[dict[str, str]]) -> str:
    """A new running table; its code."""
    wanted = {"game": game, "seats": seats, "start": True}
    _, content = await request(port, "POST", "/api/tables", wanted, cookie)
    code: str = json.loads(content)["code"]
    return code


async def sit_down(
    port: int, cookie: str, game: str, table: Table, by: int | None = None
) -> list[Wire]:
    """A table where one person holds all seats, with a socket for each: at the server where it was
    opened, or relayed `by` another.
    """
    plans = [{"kind": "me", "name": f"P{n}"} for n in range(table.seats)]
    code = await open_table(port, cookie, game, plans)
    wires = []
    for seat in range(table.seats):
        wire = await open_wire(
            by or port,
            "/api/socket",
            lambda wire, frame, seat=seat: table.hear(wire, seat, frame),
            f"cookie: {cookie}\r\n",
        )
        wires.append(wire)
    for seat, wire in enumerate(wires):
        wire.send(json.dumps({"type": "hello", "code": code, "look": seat}).encode())
    return wires


@contextmanager
def served(
    folder: str,
    game: str,
    version: Path | None = None,
    port: int = 0,
    limits: Mapping[str, int] = {},
    **settings: str,
) -> Iterator[tuple[int, int]]:
    """A server with durability on, as a child process: port and process id. `version`: the working
    copy of another version.
    """
    port = port or free_port()
    program = "bench.load.tally" if game == "tally" else "farol"
    command = [sys.executable, "-m", program, "--port", str(port), "--no-browser"]
    environment = {
        **os.environ,
        **SETTINGS,
        "FAROL_LIMITS": ",".join(f"{name}={value}" for name, value in {**LIMITS, **limits}.items()),
        "FAROL_DATA": str(Path(folder, f"{port}.db")),
        **settings,
    }
    if version is not None:
        environment["PYTHONPATH"] = str(version / "src")
    server = subprocess.Popen(
        command, env=environment, cwd=version, stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    while "Ctrl-C" not in server.stdout.readline():
        if server.poll() is not None:
            raise SystemExit("The server did not start.")
    try:
        yield port, server.pid
    finally:
        server.send_signal(signal.SIGINT)
        try:
            server.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            server.kill()
