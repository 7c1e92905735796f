"""A player over real sockets who remembers every acknowledged move."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from bench.load.farol import request
from farol.core.rand import Rand
from farol.games import ALL

BOT = {"kind": "bot", "level": "random"}

Wait = Callable[[], Awaitable[None]]  # called before each move


class Player:
    """One person at one table with bots."""

    def __init__(self, port: int, rand: Rand, number: int, pace: Wait) -> None:
        self.port = port
        self.rand = rand
        self.pace = pace
        self.game = sorted(ALL)[number % len(ALL)]
        self.cookie = ""
        self.code = ""
        self.acknowledged: dict[str, int] = {}  # version by id of the move
        self.sealed: dict[str, int] = {}  # sealed moves: the version they follow
        self.ended = False
        self.lost = 0

    async def new_cookie(self) -> str:
        """The cookie of a new person."""
        head, _ = await request(self.port, "PUT", "/api/me", {"name": "Ana"}, "")
        found = [line for line in head.splitlines() if line.lower().startswith("set-cookie")]
        return found[0].partition(": ")[2].partition(";")[0] if found else ""

    async def open(self) -> bool:
        """Open a table; False if the server is too busy."""
        self.cookie = await self.new_cookie()
        wanted = {"game": self.game, "seats": [{"kind": "me"}, BOT, BOT], "start": True}
        _, answer = await request(self.port, "POST", "/api/tables", wanted, self.cookie)
        self.code = json.loads(answer).get("code", "")
        return self.code != ""

    async def play(self, moves: int, until: float) -> None:
        """Play until so many more moves were acknowledged; then drop the connection."""
        goal = len(self.acknowledged) + moves
        headers = {"cookie": self.cookie}
        url = f"ws://127.0.0.1:{self.port}/api/socket"
        async with asyncio.timeout(60), connect(url, additional_headers=headers) as wire:
            await wire.send(json.dumps({"type": "hello", "code": self.code, "look": 0}))
            while len(self.acknowledged) < goal and not self.ended and time.monotonic() < until:
                await self._hear(wire, json.loads(await wire.recv()))

    async def _hear(self, wire: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] in {"welcome", "table"}:
            self.ended = message["table"]["status"] == "over"
            message = message.get("view") or message
        if message["type"] not in {"steps", "view"}:
            return
        if message.get("answer"):
            self._note(message["answer"], message)
        if message["choices"]:
            await self.pace()
            choice = message["choices"][self.rand.below(len(message["choices"]))]
            version = message["version"]
            move = {"id": f"m{version}", "seat": 0, "version": version, "action": choice}
            await wire.send(json.dumps({"type": "act", **move}))

    def _note(self, move: str, message: dict[str, Any]) -> None:
        """An acknowledged move: it was made, or is sealed until all have chosen."""
        made = [step["version"] for step in message["steps"] if step["seat"] == 0]
        if not made:
            self.sealed[move] = message["version"]
        self.acknowledged[move] = made[0] if made else message["version"]

    async def check(self) -> None:
        """Find every acknowledged move in the record; a sealed one that was opened is a step of
        this seat among the simultaneous ones.
        """
        path = f"/api/tables/{self.code}/record?as=seat&seat=0"
        for _ in range(10):
            with suppress(OSError, TimeoutError):
                _, answer = await request(self.port, "GET", path, None, self.cookie)
                record = json.loads(answer)
                if "steps" in record:
                    break
            await asyncio.sleep(1)  # rate-limited or busy for a moment
        mine = {step["version"] for step in record["steps"] if step["seat"] == 0}
        made = {version for move, version in self.acknowledged.items() if move not in self.sealed}
        last = max((step["version"] for step in record["steps"]), default=0)
        opened = [version for version in self.sealed.values() if version < last]
        gone = [version for version in opened if mine.isdisjoint(range(version + 1, version + 4))]
        self.lost = len(made - mine) + len(gone)
