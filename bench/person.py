"""A person with the web client, who notices silence as `web/src/net/socket.ts` does."""

import asyncio
import itertools
import json
import random
import time
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.cluster import BROKEN, Witness
from farol.protocol.messages import COME_BACK

PORT: Final = 8420
# as the web client, in seconds
PING, PING_ASKED, SILENCE, PAUSE, LONG_PAUSE = 2.5, 0.5, 2.5, 0.5, 2.0
NEXT_ATTEMPT, NEXT_LATER, ATTEMPTS, HANDSHAKE = 0.5, 2.0, 4, 1.5
VAIN: Final = 16
PACE: Final = 0.8  # seconds before a move
PATIENCE: Final = 60.0


class Person(Witness):
    """Plays at one of several addresses of the server, and remembers when."""

    def __init__(self, places: list[str], choice: random.Random) -> None:
        self._places = choice.sample(places, len(places))
        super().__init__([PORT], choice)
        self.go_elsewhere()
        self.moved: list[float] = []  # when each move was acknowledged
        self._attempt = 0
        self._unanswered = self._vain = 0
        self._welcomed = False
        self._silent = False

    def go_elsewhere(self) -> None:
        """The next address of the name, as a browser does."""
        self._places = [*self._places[1:], self._places[0]]
        self.host = self._places[0]

    async def play(self, moves: int) -> None:
        goal = len(self.acknowledged) + moves
        wire = await self._connect()
        self._welcomed = False
        try:
            await wire.send(
                json.dumps({"type": "hello", "code": self.code, "look": 0, "version": self.version})
            )
            silence = PING
            while not self.over and len(self.acknowledged) < goal:
                try:
                    async with asyncio.timeout(silence):
                        frame = await wire.recv()
                except TimeoutError:
                    await wire.send('{"type": "ping"}')
                    async with asyncio.timeout(SILENCE):
                        frame = await wire.recv()
                message = json.loads(frame)
                if message["type"] == "welcome":
                    self._attempt = self._unanswered = self._vain = 0
                    self._welcomed = True
                acts = bool((message.get("view") or message).get("choices"))
                silence = PING_ASKED if acts else PING
                if acts:
                    await asyncio.sleep(PACE)
                if message.get("answer"):
                    self.moved.append(time.perf_counter())
                await self._hear(wire, message)
        finally:
            wire.transport.abort()

    async def _connect(self) -> ClientConnection:
        """The first socket to open of several attempts, begun one after the other."""
        opening: list[asyncio.Task[ClientConnection]] = []
        error: BaseException = TimeoutError()
        try:
            while True:
                if len(opening) < ATTEMPTS:
                    opening.append(asyncio.create_task(self._attempted()))
                following = NEXT_ATTEMPT if self._silent else NEXT_LATER
                patience = following if len(opening) < ATTEMPTS else HANDSHAKE
                patience *= 2 ** max(0, self._unanswered - 1)
                done, _ = await asyncio.wait(
                    [each for each in opening if not each.done()],
                    timeout=min(10.0, patience),
                    return_when=asyncio.FIRST_COMPLETED,
                )
                if not done and len(opening) == ATTEMPTS:
                    self._unanswered += 1
                    raise error
                for task in done:
                    if task.exception() is None:
                        opening.remove(task)
                        return task.result()
                    error = task.exception() or error
                if all(task.done() for task in opening):
                    raise error
        finally:
            for task in opening:
                if not task.cancel() and task.exception() is None:
                    task.result().transport.abort()

    async def _attempted(self) -> ClientConnection:
        self.go_elsewhere()
        return await connect(
            f"ws://localhost:{PORT}/api/socket",
            host=self.host,
            additional_headers={"cookie": self.cookie},
            open_timeout=PATIENCE,
            ping_interval=None,
            proxy=None,
        )

    async def go_on(self) -> None:
        while not self.over:
            pause = min(LONG_PAUSE, PAUSE * 2**self._attempt) * self._choice.uniform(0.5, 1.0)
            try:
                await self.play(1_000_000)
            except TimeoutError:
                self._silent = True
            except BROKEN as error:
                self._silent = False
                if _sent_on(error) and not self._welcomed and self._vain < VAIN:
                    self._vain += 1
                    self._attempt -= 1
            self._attempt += 1
            await asyncio.sleep(pause)

    def gap(self, since: float, until: float) -> float:
        """The longest time without a move."""
        moved = [since, *(each for each in self.moved if since < each < until)]
        moved += [] if self.over else [until]
        return max((b - a for a, b in itertools.pairwise(moved)), default=0.0)


def _sent_on(error: BaseException) -> bool:
    """Whether a server has closed the socket with "come back"."""
    closed = error.rcvd if isinstance(error, ConnectionClosed) else None
    return closed is not None and closed.code == COME_BACK
