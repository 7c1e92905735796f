"""The WebSocket side: one connection, its limits, and the two ways through it."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Final

import msgspec
import structlog
from starlette.types import Receive, Scope, Send

from farol.table import metrics
from farol.table.http.context import SIGNED_OUT, ServerContext
from farol.table.http.fast_websocket import MAX_UNSENT, TOO_FAST, fast_websocket_of
from farol.table.http.outlet import Outlet, Queued
from farol.table.http.relay import NoNeighbour, Relay, traced
from farol.table.http.scopes import RELAYED, caller_of
from farol.table.http.slices import REQUEST_SECONDS
from farol.table.live.model.bucket import Bucket
from farol.table.live.model.state import ClientMessage, Disconnected
from farol.table.live.table import Table
from farol.table.protocol import messages
from farol.table.protocol.errors import Refusal
from farol.table.storage.store import Elsewhere, Person
from farol.table.tracing import Trace

log = structlog.get_logger("farol.socket")

MAX_STRIKES: Final = 30  # messages over the limit before the door closes
HELLO_SECONDS: Final = 20.0  # to say hello
ASKS_FOR_ALL: Final = (messages.Hello, messages.Look)
WHOLE_VIEW: Final = 4  # messages that one of these counts for
TAKE_OVER_SECONDS: Final = 8.0  # until a server that died has surely lost its tables
TRY_AGAIN_SECONDS: Final = 0.25
NOT_READY: Final = 503  # what a server that stops answers to a socket that comes
BURST_SECONDS: Final = 3.0  # of the allowed rate that may come at once

NO_COOKIE: Final = SIGNED_OUT
TOO_SLOW: Final = 4009
NO_HELLO: Final = 4010


class Connection:
    """One socket: what it may say, and at which table it sits."""

    __slots__ = (
        *("__weakref__", "_address", "_bucket", "_context", "_early", "_ended", "_finding"),
        *("_outlet", "_relay", "_scope", "_strikes", "_table", "device", "person"),
    )

    def __init__(
        self,
        context: ServerContext,
        person: Person,
        address: str,
        outlet: Outlet,
        device: str = "",
        scope: Scope | None = None,
    ) -> None:
        self._context = context
        self.person = person
        self.device = device
        self._address = address
        self._outlet = outlet
        self._ended = False
        self._scope = scope or {}
        self._table: Table | None = None
        self._relay: Relay | None = None  # to the server that has the table
        self._finding: asyncio.Task[None] | None = None
        self._early: list[messages.FromClient] = []  # came while the table was looked for
        rate = context.settings.messages_per_second
        self._bucket = Bucket(rate, rate * BURST_SECONDS, context.time.steady())
        self._strikes = 0

    # --- out -----------------------------------------------------------------------------------

    def send(self, frame: bytes) -> None:
        """Put a message on its way. A client that leaves too much unread is disconnected."""
        if self._ended:
            return
        if self._outlet.write(frame) > MAX_UNSENT:
            metrics.DROPPED.labels("slow").inc()
            self.close(TOO_SLOW, "You read too slowly; connect again for the rest.")

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
        context = self._context
        allowed = self._bucket.take(context.time.steady())
        if not (allowed and context.slices.do(self._address, partial(self._take, frame))):
            self._strike()

    def _take(self, frame: bytes | str) -> None:
        """Deal with one message, when its turn has come."""
        if self._ended:
            return
        parent = ""
        if self._scope.get(RELAYED) and isinstance(frame, bytes):
            parent, frame = traced(frame)
        try:
            message = messages.decode(frame)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            self._refuse(None, Refusal("bad", f"That is no message: {str(error)[:200]}."))
            return
        if self._finding is not None:
            self._early.append(message)  # never many: the bucket sees to that
        elif isinstance(message, messages.Hello):
            self._finding = asyncio.create_task(self._find(message))
        else:
            tracer = self._context.tracer
            if tracer is None:
                self._pass_on(message)
            else:
                self._pass_on(message, tracer.begin(type(message).__name__, parent))

    def _pass_on(self, message: messages.FromClient, trace: Trace | None = None) -> None:
        time = self._context.time
        if self._relay is not None:
            self._relay.write(message, "" if trace is None else trace.parent)
            if trace is not None:
                trace.end("carried")
        elif self._table is None:
            self._refuse(message.id, Refusal("bad", "Say hello first."))
        elif isinstance(message, ASKS_FOR_ALL) and not self._bucket.take(time.steady(), WHOLE_VIEW):
            self._strike()
        elif not self._table.post(ClientMessage(self, message, time.steady(), trace)):
            self._refuse(
                message.id, Refusal("limit", "This table is overrun; try again in a moment.")
            )

    async def _find(self, hello: messages.Hello) -> None:
        """Find the table; for a code without a table the answer is always the same."""
        table, no = None, Refusal("server", "Something went wrong here; it has been noted.")
        relay: Relay | None = None
        try:
            table, relay = await self._table_or_relay(hello.code)
        except Refusal as refusal:
            no = refusal
        except NoNeighbour:
            self.close(messages.COME_BACK, messages.MOVED)
            return
        except Exception:
            metrics.FAULTS.inc()
            log.exception("fault", what="Hello")
        if table is not self._table or table is None:
            self.leave()
        self._table, self._relay = table, relay
        if table is None and relay is None:
            self._refuse(hello.id, no)
        else:
            self._pass_on(hello)
        self._finding = None
        while self._early and self._finding is None:
            self._hear_early(self._early.pop(0))

    async def _table_or_relay(self, code: str) -> tuple[Table | None, Relay | None]:
        """The table, or a line to the server that has it. What was heard of that may be wrong, and
        then the database says it. Where that server does not answer, it may have died, and then its
        tables are anybody's in a moment. NoNeighbour if a neighbour sent somebody here in vain."""
        context, lobby = self._context, self._context.lobby
        until = context.time.steady() + TAKE_OVER_SECONDS
        while True:
            heard = None if self._may_not_be_elsewhere() else lobby.heard_elsewhere(code)
            elsewhere = heard
            if elsewhere is None:
                try:
                    return await self._found(code), None
                except Elsewhere as found:
                    elsewhere = found
            moved = partial(lobby.doubt, code)
            try:
                return None, await context.neighbours.call(elsewhere, self._scope, self, moved)
            except NoNeighbour:
                lobby.doubt(code)
                if self._scope.get(RELAYED):
                    raise
                if context.time.steady() > until:
                    raise Refusal(
                        "server", "The server of this table cannot be reached; try again."
                    ) from elsewhere
            if heard is None:
                await asyncio.sleep(TRY_AGAIN_SECONDS)

    def _may_not_be_elsewhere(self) -> bool:
        """Whether the table is only looked for here: a neighbour says that it is, or we stop."""
        return bool(self._scope.get(RELAYED)) or self._context.stopping

    async def _found(self, code: str) -> Table:
        context = self._context
        if context.stopping:
            raise Refusal("server", "This server stops; come back in a moment.")
        table = await context.lobby.seated(code, self.person)
        if table is not None:
            return table
        async with context.trying(self._address) as tried:
            table = await context.lobby.find(code)
            if table is None:
                raise Refusal("code", "There is no such table.")
            tried.found = True
        return table

    def _hear_early(self, message: messages.FromClient) -> None:
        if isinstance(message, messages.Hello):
            self._finding = asyncio.create_task(self._find(message))
        else:
            self._pass_on(message)

    def leave(self) -> None:
        """Tell the table that this socket is gone."""
        if self._table is not None:
            self._table.post(Disconnected(self))
            self._table = None
        if self._relay is not None:
            self._relay.end()
            self._relay = None

    def hang_up(self) -> None:
        """The socket is gone."""
        self._ended = True
        if self._finding is not None:
            self._finding.cancel()
        self.leave()

    def check_hello(self) -> None:
        """Disconnect a client that has not said hello in time."""
        if self._table is None and self._relay is None:
            self.close(NO_HELLO, "You did not say hello.")

    def _strike(self) -> None:
        self._strikes += 1
        if self._strikes == 1:
            self._refuse(None, Refusal("limit", "Not so fast: too many messages."))
        if self._strikes >= MAX_STRIKES:
            metrics.DROPPED.labels("fast").inc()
            self.close(TOO_FAST, "Too many messages.")

    def _refuse(self, asked: str | None, refusal: Refusal) -> None:
        metrics.REFUSALS.labels(refusal.code).inc()
        self.send(messages.encode(messages.Refused(asked, refusal.code, refusal.sentence)))


class SocketDoor:
    """The endpoint: checks who comes, then lets the two ways run until one ends."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection from its first to its last byte."""
        await receive()  # websocket.connect
        context, address = self._context, caller_of(scope)
        if context.stopping:
            await _ask_another(send)
            return
        in_turn = await context.slices.turn(address, REQUEST_SECONDS)
        if not in_turn or not self._may_come(scope, address):
            await send({"type": "websocket.close", "code": 1008})
            return
        context.sockets_by_address[address] += 1
        kept = False
        try:
            person, device = await context.person(scope), context.device(scope)
            await send({"type": "websocket.accept"})
            if person is None:
                await send({"type": "websocket.close", "code": NO_COOKIE, "reason": "Who are you?"})
                return
            line = fast_websocket_of(scope)
            if line is not None:
                connection = Connection(context, person, address, line, device, scope)
                gone = self._let_in(connection, partial(self._forget, address))
                kept = True
                line.keep(connection.hear, context.settings.messages_per_second, gone)
            else:
                queued = Queued(send)
                connection = Connection(context, person, address, queued, device, scope)
                await self._serve(connection, connection.read(receive), queued.pump())
        finally:
            if not kept:
                self._forget(address)

    def _forget(self, address: str) -> None:
        sockets = self._context.sockets_by_address
        sockets[address] -= 1
        if not sockets[address]:
            del sockets[address]

    def _may_come(self, scope: Scope, address: str) -> bool:
        context, settings = self._context, self._context.settings
        if not (context.is_for_us(scope) and context.is_from_us(scope)):
            metrics.DROPPED.labels("origin").inc()
            return False
        full = len(context.sockets) >= settings.max_sockets
        crowded = context.sockets_by_address[address] >= settings.sockets_per_address
        if full or crowded:
            metrics.DROPPED.labels("full").inc()
            return False
        return True

    def _let_in(self, connection: Connection, forget: Callable[[], None]) -> Callable[[], None]:
        """Count a socket among those that are here; to be called when it is gone."""
        context = self._context
        context.sockets.add(connection)
        metrics.SOCKETS.set(len(context.sockets))
        impatience = context.time.call_later(HELLO_SECONDS, connection.check_hello)

        def gone() -> None:
            impatience.cancel()
            connection.hang_up()
            context.sockets.discard(connection)
            metrics.SOCKETS.set(len(context.sockets))
            forget()

        return gone

    async def _serve(self, connection: Connection, *ways: Coroutine[None, None, None]) -> None:
        """Let the ways of a socket run until one ends."""
        gone = self._let_in(connection, lambda: None)
        tasks = [asyncio.create_task(way) for way in ways]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            gone()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def _ask_another(send: Send) -> None:
    """Refuse a socket so that a proxy tries the next server: this one stops."""
    head = {"type": "websocket.http.response.start", "status": NOT_READY, "headers": []}
    await send(head)
    await send({"type": "websocket.http.response.body", "body": b""})
