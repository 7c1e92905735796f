"""Abuse on a large scale, against the real program: python -m bench.abuse [--sockets 10000].

Opens idle sockets by the thousand, sends frames of ten megabytes, does not read, floods and sends
garbage, and meanwhile one person plays at a table of their own. Prints after each attack how the
attackers were turned away, what memory the server has, and how long the person's moves took.
Everything stays on this machine and has a time limit.
"""

import argparse
import asyncio
import json
import resource
import tempfile
import time
from collections import Counter
from contextlib import suppress

import uvloop

from bench.load.board import Board, usage
from bench.load.farol import Table, cookie_of, open_table, served, sit_down
from bench.load.wire import Wire, open_wire

LIMITS = {
    "FAROL_MESSAGES_PER_SECOND": "20",
    "FAROL_MOST_SOCKETS": "20000",
    "FAROL_SOCKETS_PER_ADDRESS": "20000",
}
TEN_MEGABYTES = 10_000_000
TABLES = 40  # over which idle sockets are spread
AT_ONCE = 50  # handshakes under way
PACE = 0.15  # seconds between two moves of the bystander, within the server's own limit


class Attack:
    """Attackers with one cookie at tables of their own."""

    def __init__(self, port: int, cookie: str, codes: list[str]) -> None:
        self.port = port
        self.cookie = cookie
        self.hellos = [
            json.dumps({"type": "hello", "code": code, "look": 0}).encode() for code in codes
        ]
        self.hello = self.hellos[0]
        self.heard: Counter[str] = Counter()
        self.kept: list[Wire] = []

    def hear(self, _wire: Wire, frame: bytes) -> None:
        message = json.loads(frame)
        self.heard[message.get("why") or message["type"]] += 1

    async def wire(self) -> Wire:
        headers = f"cookie: {self.cookie}\r\n"
        return await open_wire(self.port, "/api/socket", self.hear, headers)

    async def wires(self, count: int, greet: bool = False) -> list[Wire]:
        opened: list[Wire] = []
        gate = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with gate:
                opened.append(await self.wire())
                if greet:
                    opened[-1].send(self.hellos[len(opened) % len(self.hellos)])

        await asyncio.gather(*(one() for _ in range(count)), return_exceptions=True)
        return opened

    async def idle(self, count: int) -> str:
        self.kept = await self.wires(count, greet=True)
        await asyncio.sleep(5)
        broken = sum(wire.broken for wire in self.kept)
        return f"{len(self.kept)} of {count} idle sockets open, {broken} broken"

    async def leave(self) -> str:
        for wire in self.kept:
            wire.close()
        self.kept = []
        await asyncio.sleep(3)
        return "idle sockets closed"

    async def large(self, count: int = 40) -> str:
        wires = await self.wires(count)
        frame = b"\x81\xff" + TEN_MEGABYTES.to_bytes(8) + bytes(4) + b"x" * TEN_MEGABYTES
        for wire in wires:
            wire.transport.write(frame)
        await asyncio.sleep(5)
        return f"{sum(wire.broken for wire in wires)} of {count} large frames cut off"

    async def deaf(self, count: int = 50) -> str:
        wires = await self.wires(count)
        for wire in wires:
            wire.send(self.hello)
        await asyncio.sleep(1)
        for wire in wires:
            wire.transport.pause_reading()
        until = time.monotonic() + 40
        while time.monotonic() < until and not all(wire.broken for wire in wires):
            for wire in wires:
                if not wire.transport.is_closing():
                    wire.send(self.hello)  # each asks for a whole view
            await asyncio.sleep(0.06)
        for wire in wires:
            with suppress(RuntimeError):
                wire.transport.resume_reading()
        await asyncio.sleep(2)
        gone = sum(wire.broken for wire in wires)
        for wire in wires:
            wire.close()
        return f"{gone} of {count} who did not read were let go"

    async def flood(self, count: int = 50) -> str:
        wires = await self.wires(count)
        move = b'{"type":"act","id":"m","seat":0,"version":0,"action":{}}'
        for wire in wires:
            wire.send(self.hello)
        for _ in range(200):
            for wire in wires:
                if not wire.broken:
                    wire.send(move)
            await asyncio.sleep(0.01)
        await asyncio.sleep(3)
        return f"{sum(wire.broken for wire in wires)} of {count} who flooded were let go"

    async def garbage(self, count: int = 200) -> str:
        wires = await self.wires(count)
        for number, wire in enumerate(wires):
            wire.transport.write(bytes((number * 7 + n * 13) % 256 for n in range(500)))
        await asyncio.sleep(3)
        gone = sum(wire.broken for wire in wires)
        for wire in wires:
            wire.close()
        return (
            f"{gone} of {count} who sent garbage were let go (others wait for the rest of a frame)"
        )


async def run(port: int, server: int, sockets: int) -> None:
    cookie = await cookie_of(port, "Evil")
    seats = [{"kind": "mine"}] * 3
    codes = [await open_table(port, cookie, "saboteur", seats) for _ in range(TABLES)]
    board = Board()
    board.measuring = True
    good = await cookie_of(port, "Good")
    await sit_down(port, good, "tally", Table(board, PACE, 2, 0))
    attack = Attack(port, cookie, codes)
    attacks = [
        asyncio.sleep(3, "nothing yet"),
        attack.idle(sockets),
        attack.large(),
        attack.deaf(),
        attack.flood(),
        attack.garbage(),
        attack.leave(),
    ]
    for each in attacks:
        board.times.clear()
        attack.heard.clear()
        result = await each
        _, memory = usage(server)
        figures = {
            "attack": result,
            "server_mb": round(memory, 1),
            "moves_of_bystander": len(board.times),
            "p50_ms": board.share(0.5),
            "p99_ms": board.share(0.99),
            "answers": dict(attack.heard.most_common(4)),
        }
        print(json.dumps(figures), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=10_000)
    arguments = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    sockets = min(arguments.sockets, hard - 500)
    with (
        tempfile.TemporaryDirectory() as folder,
        served(folder, "tally", **LIMITS) as (port, server),
    ):
        uvloop.run(asyncio.wait_for(run(port, server, sockets), 400))


if __name__ == "__main__":
    main()
