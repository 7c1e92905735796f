"""What a move costs the event loop, without the kernel: python -m bench.loop_cost [--tables N].

Everything between the bytes of a socket and the bytes for all sockets of a table is the server's
own, the store with its thread too; only the sockets are not there. All tables move at once, round
by round, and what is measured is the processor time of the loop's thread, so that rounds can be
compared on a busy machine: the fastest and the median are told.
"""

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final

import msgspec
import uvloop
from starlette.types import Receive, Scope, Send
from uvicorn.config import Config
from uvicorn.server import ServerState

from bench.load.tally import TallyGame
from farol.bench.machine import measured_on
from farol.community.features import FEATURES
from farol.games import ALL
from farol.protocol.bodies import NewTable
from farol.protocol.types import SeatPlan
from farol.server.logs import set_up_logs
from farol.server.serve import collect_seldom, opened_server
from farol.server.settings import Settings
from farol.server.settings.limits import Limits
from farol.server.store.store import Person
from farol.server.web.context import ServerContext
from farol.server.web.fast_websocket import FastWebSocket
from farol.server.web.sockets import new_connection
from farol.server.web.writer import fast_websocket_of

RATE: Final = 100_000.0  # messages a second
NO_MASK: Final = b"\0\0\0\0"
REQUEST: Final = (
    b"GET / HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)


class Heard(msgspec.Struct):
    """The part of a message that a player needs."""

    version: int = 0
    choices: list[msgspec.Raw] = []
    view: "Heard | None" = None


heard: Final = msgspec.json.Decoder(Heard)


class Round:
    """The number of frames still expected, with an event for the last one."""

    def __init__(self) -> None:
        self.left = 0
        self.done: asyncio.Future[None] | None = None


class Wire:
    """A transport that keeps the last frame."""

    def __init__(self, turn: Round) -> None:
        self.last = b""
        self._round = turn

    def get_extra_info(self, _name: str) -> None:
        return None

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes) -> None:
        self.last = data
        turn = self._round
        turn.left -= 1
        if not turn.left and turn.done is not None:
            turn.done.set_result(None)

    def get_write_buffer_size(self) -> int:
        return 0

    def close(self) -> None:
        """No-op."""

    abort = pause_reading = resume_reading = close


class Seat:
    """One seat of a table with its socket."""

    def __init__(self, number: int, code: str, turn: Round) -> None:
        self.number = number
        self.code = code
        self.wire = Wire(turn)
        self.line: FastWebSocket

    async def come(self, context: ServerContext, person: Person) -> None:
        """Handshake and hello."""
        opened = asyncio.Event()

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            line = fast_websocket_of(scope)
            assert line is not None
            socket, _ = new_connection(context, person, "127.0.0.1", line)
            line.keep(socket.hear, RATE, lambda: None)
            opened.set()

        config = Config(app, log_config=None, ws_per_message_deflate=False, ws_ping_interval=None)
        config.load()
        loop = asyncio.get_running_loop()
        self.line = FastWebSocket(config, ServerState(), {}, loop)
        self.line.connection_made(self.wire)  # type: ignore[arg-type]  # the part of a transport that is used
        self.line.data_received(REQUEST)
        await opened.wait()
        hello = {"type": "hello", "code": self.code, "look": self.number}
        self.line.data_received(framed(json.dumps(hello).encode()))
        while b"welcome" not in self.wire.last:
            await asyncio.sleep(0.001)

    def frame(self, table: int) -> bytes:
        """The seat's next message; empty if it may not choose."""
        data = self.wire.last
        seen = heard.decode(data[4 if data[1] == 126 else 2 :])
        seen = seen.view or seen
        if not seen.choices:
            return b""
        action = seen.choices[(seen.version * 7 + table) % len(seen.choices)]
        head = f'{{"type":"act","id":"m{seen.version}","seat":{self.number},'
        head += f'"version":{seen.version},"action":'
        return framed(head.encode() + bytes(action) + b"}")


def framed(data: bytes) -> bytes:
    """Text as a client sends it."""
    size = len(data)
    length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
    return b"\x81" + length + NO_MASK + data


async def seated(context: ServerContext, game: str, seats: int, turn: Round) -> list[Seat]:
    """A running table with a socket for every seat."""
    plans = [SeatPlan("me", f"P{number}") for number in range(seats)]
    person = Person(1, "P")
    table = await context.lobby.open(NewTable(game, plans, start=True), person)
    found = [Seat(number, table.row.code, turn) for number in range(seats)]
    for seat in found:
        await seat.come(context, person)
    return found


async def one_round(tables: list[list[Seat]], turn: Round) -> tuple[int, float]:
    """A move at every table: how many, and the loop's seconds until the last seat was sent it."""
    said = [
        (seat.line, frame)
        for number, seats in enumerate(tables)
        for seat in seats
        if (frame := seat.frame(number))
    ]
    turn.left = sum(map(len, tables))
    turn.done = asyncio.get_running_loop().create_future()
    start = time.thread_time()
    for line, frame in said:
        line.data_received(frame)
    await turn.done
    return len(said), time.thread_time() - start


async def measured(arguments: argparse.Namespace) -> list[float]:
    """Microseconds of the loop per move, by round."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            data=str(Path(folder, "loop_cost.db")),
            limits=Limits(tables_per_host=1_000_000, messages_per_second=RATE),
        )
        async with opened_server(settings, 1, FEATURES) as opened:
            turn = Round()
            tables = [
                await seated(opened.context, arguments.game, arguments.seats, turn)
                for _ in range(arguments.tables)
            ]
            collect_seldom()
            found = []
            for _ in range(arguments.rounds):
                moves, seconds = await one_round(tables, turn)
                found.append(seconds / moves * 1e6)
            return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="tally")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=100)
    arguments = parser.parse_args()
    print(measured_on(), flush=True)
    set_up_logs("text", "warning")
    ALL.add(TallyGame())
    rounds = uvloop.run(measured(arguments))[1:]
    figures = {"best_us": min(rounds), "median_us": median(rounds)}
    print(json.dumps({name: round(value, 1) for name, value in figures.items()}))


if __name__ == "__main__":
    main()
