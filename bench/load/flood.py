"""A flood beyond the usual limits: idle sockets, frames of ten megabytes, readers that do not read,
many messages, garbage; the result of each in a sentence.
"""

import asyncio
import json
import time
from collections import Counter
from contextlib import suppress

from bench.load.wire import Wire, open_wire

ATTACKER = ("127.0.0.2", 0)  # the bystander uses another address
LIMITS = {"messages_per_second": 20, "max_sockets": 20_000, "sockets_per_address": 20_000}
TEN_MEGABYTES = 10_000_000
TABLES = 40  # tables of the idle sockets
AT_ONCE = 50  # concurrent handshakes


class Flood:
    """Attackers with one cookie and address, at tables of their own."""

    def __init__(self, port: int, cookie: str, codes: list[str], sockets: int) -> None:
        self.port = port
        self.sockets = sockets
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
        return await open_wire(self.port, "/api/socket", self.hear, headers, ATTACKER)

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

    async def idle(self) -> str:
        count = self.sockets
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
                    wire.send(self.hello)  # each requests a full view
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
