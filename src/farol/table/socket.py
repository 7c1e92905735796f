"""The WebSocket side: one connection, its limits, and the two ways through it."""

import asyncio
from collections import deque
from collections.abc import Coroutine
from typing import Final, Protocol

import msgspec
import structlog
from starlette.types import Receive, Scope, Send

from farol.table import metrics, wire
from farol.table.house import House, address_of
from farol.table.limits import Bucket
from farol.table.line import line_of
from farol.table.refusal import No
from farol.table.store import Person
from farol.table.table import Left, Said, Table

log = structlog.get_logger("farol.socket")

MOST_UNSENT: Final = 1 << 20  # bytes that may wait for a slow reader
MOST_STRIKES: Final = 30  # messages over the limit before the door closes
HELLO_SECONDS: Final = 20.0  # to say hello
ASKS_FOR_ALL: Final = (wire.Hello, wire.Look)
WHOLE_VIEW: Final = 4  # messages that one of these counts for
BURST_SECONDS: Final = 3.0  # of the allowed rate that may come at once

NO_COOKIE: Final = 4001
TOO_FAST: Final = 4008
TOO_SLOW: Final = 4009
NO_HELLO: Final = 4010
RESTART: Final = 1012


class Outlet(Protocol):
    """The way out of a socket: a Line, or what speaks ASGI."""

    @property
    def unsent(self) -> int:
        """Bytes that wait for the reader."""

    def write(self, frame: bytes) -> None:
        """Put a message on its way; never waits."""

    def end(self, code: int, why: str) -> None:
        """Close after what is on its way."""


class Queued:
    """The way out where there is only ASGI: messages wait for a task that sends them."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._frames: deque[bytes] = deque()
        self._ending: tuple[int, str] | None = None
        self._news = asyncio.Event()
        self.unsent = 0

    def write(self, frame: bytes) -> None:
        """Put a message on its way."""
        self.unsent += len(frame)
        self._frames.append(frame)
        self._news.set()

    def end(self, code: int, why: str) -> None:
        """Close after what is on its way; who does not read gets none of it."""
        if self.unsent > MOST_UNSENT:
            self._frames.clear()
        self._ending = (code, why)
        self._news.set()

    async def pump(self) -> None:
        """Send what there is, until the end; ends when the socket does."""
        while True:
            while self._frames:
                frame = self._frames.popleft()
                self.unsent -= len(frame)
                await self._send({"type": "websocket.send", "text": frame.decode()})
            if self._ending is not None:
                code, why = self._ending
                await self._send({"type": "websocket.close", "code": code, "reason": why})
                return
            self._news.clear()
            await self._news.wait()


class Connection:
    """One socket: what it may say, and at which table it sits."""

    def __init__(self, house: House, person: Person, address: str, outlet: Outlet) -> None:
        self._house = house
        self.person = person
        self._address = address
        self._outlet = outlet
        self._ended = False
        self._table: Table | None = None
        self._finding: asyncio.Task[None] | None = None
        self._early: deque[wire.FromClient] = deque()  # came while the table was looked for
        rate = house.settings.messages_per_second
        self._bucket = Bucket(rate, rate * BURST_SECONDS, house.time.now())
        self._strikes = 0

    # --- out -----------------------------------------------------------------------------------

    def send(self, frame: bytes) -> None:
        """Put a message on its way; who does not read is let go and may come back."""
        if self._ended:
            return
        self._outlet.write(frame)
        if self._outlet.unsent > MOST_UNSENT:
            metrics.DROPPED.labels("slow").inc()
            self.close(TOO_SLOW, "You do not read; come back for the rest.")

    def close(self, code: int, why: str) -> None:
        """Close after what is on its way."""
        if not self._ended:
            self._ended = True
            self._outlet.end(code, why)

    # --- in ------------------------------------------------------------------------------------

    async def read(self, receive: Receive) -> None:
        """Hear what comes, until the end."""
        while not self._ended:
            event = await receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text")
            self.hear(event.get("bytes") or b"" if text is None else text)

    def hear(self, frame: bytes | str) -> None:
        """One message of the client."""
        now = self._house.time.now()
        if not self._bucket.take(now):
            self._strike()
            return
        try:
            message = wire.decode(frame)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            self._refuse(None, No("bad", f"That is no message: {str(error)[:200]}."))
            return
        if self._finding is not None:
            self._early.append(message)  # never many: the bucket sees to that
        elif isinstance(message, wire.Hello):
            self._finding = asyncio.create_task(self._find(message))
        else:
            self._pass_on(message, now)

    def _pass_on(self, message: wire.FromClient, now: float) -> None:
        if self._table is None:
            self._refuse(message.id, No("bad", "Say hello first."))
        elif isinstance(message, ASKS_FOR_ALL) and not self._bucket.take(now, WHOLE_VIEW):
            self._strike()
        elif not self._table.post(Said(self, message, now)):
            self._refuse(message.id, No("limit", "This table is overrun; try again in a moment."))

    async def _find(self, hello: wire.Hello) -> None:
        """Find the table; for a code without a table the answer is always the same."""
        house = self._house
        no = No("code", "There is no such table.")
        table = house.lobby.seated(hello.code, self.person)
        if table is None and not house.tries.any_left(self._address, house.time.now()):
            no = No("limit", "Too many wrong codes; wait a minute.")
        elif table is None:
            table = await house.lobby.find(hello.code)
        if table is not self._table:
            self.leave()
        self._table = table
        if table is None:
            house.tries.take(self._address, house.time.now())
            self._refuse(hello.id, no)
        else:
            self._pass_on(hello, house.time.now())
        self._finding = None
        while self._early and self._finding is None:
            self._hear_early(self._early.popleft())

    def _hear_early(self, message: wire.FromClient) -> None:
        if isinstance(message, wire.Hello):
            self._finding = asyncio.create_task(self._find(message))
        else:
            self._pass_on(message, self._house.time.now())

    def leave(self) -> None:
        """Tell the table that this socket is gone."""
        if self._table is not None:
            self._table.post(Left(self))
            self._table = None

    def hang_up(self) -> None:
        """The socket is gone."""
        self._ended = True
        if self._finding is not None:
            self._finding.cancel()
        self.leave()

    def check_hello(self) -> None:
        """Who has not said hello by now does not want to play."""
        if self._table is None:
            self.close(NO_HELLO, "You did not say hello.")

    def _strike(self) -> None:
        self._strikes += 1
        if self._strikes == 1:
            self._refuse(None, No("limit", "Not so fast: too many messages."))
        if self._strikes >= MOST_STRIKES:
            metrics.DROPPED.labels("fast").inc()
            self.close(TOO_FAST, "Too many messages.")

    def _refuse(self, asked: str | None, no: No) -> None:
        metrics.REFUSALS.labels(no.why).inc()
        self.send(wire.encode(wire.Refused(asked, no.why, no.sentence)))


class SocketDoor:
    """The endpoint: checks who comes, then lets the two ways run until one ends."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection from its first to its last byte."""
        await receive()  # websocket.connect
        house, address = self._house, address_of(scope)
        if not self._may_come(scope, address):
            await send({"type": "websocket.close", "code": 1008})
            return
        house.sockets_by_address[address] += 1
        try:
            person = await house.person(scope)
            await send({"type": "websocket.accept"})
            if person is None:
                await send({"type": "websocket.close", "code": NO_COOKIE, "reason": "Who are you?"})
                return
            line = line_of(scope)
            if line is not None:
                connection = Connection(house, person, address, line)
                line.hear_with(connection.hear)
                await self._serve(connection, connection.read(receive))
            else:
                queued = Queued(send)
                connection = Connection(house, person, address, queued)
                await self._serve(connection, connection.read(receive), queued.pump())
        finally:
            house.sockets_by_address[address] -= 1
            if not house.sockets_by_address[address]:
                del house.sockets_by_address[address]

    def _may_come(self, scope: Scope, address: str) -> bool:
        house, settings = self._house, self._house.settings
        if not (house.is_for_us(scope) and house.is_from_us(scope)):
            metrics.DROPPED.labels("origin").inc()
            return False
        full = len(house.sockets) >= settings.most_sockets
        crowded = house.sockets_by_address[address] >= settings.sockets_per_address
        if house.stopping or full or crowded:
            metrics.DROPPED.labels("full").inc()
            return False
        return True

    async def _serve(self, connection: Connection, *ways: Coroutine[None, None, None]) -> None:
        """Let the ways of a socket run until one ends."""
        house = self._house
        house.sockets.add(connection)
        metrics.SOCKETS.set(len(house.sockets))
        impatience = house.time.call_later(HELLO_SECONDS, connection.check_hello)
        tasks = [asyncio.create_task(way) for way in ways]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            impatience.cancel()
            connection.hang_up()
            house.sockets.discard(connection)
            metrics.SOCKETS.set(len(house.sockets))
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
