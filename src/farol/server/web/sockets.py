"""WebSocket endpoint: checks, the lookup of the table, and the two directions of a socket."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Final

import structlog
from starlette.types import Receive, Scope, Send

from farol.protocol import messages
from farol.protocol.errors import Refusal
from farol.server import metrics
from farol.server.cluster.relay import NoNeighbour, Relay, SilentNeighbour, traced
from farol.server.play.model.state import SocketClosed
from farol.server.play.table import Table
from farol.server.scopes import RELAYED, client_network
from farol.server.store.store import OwnedElsewhere, Person, StoreError
from farol.server.tracing import Trace
from farol.server.web.connection import Frame, SocketConnection
from farol.server.web.context import SIGNED_OUT, ServerContext
from farol.server.web.scheduler import REQUEST_SECONDS
from farol.server.web.writer import QueuedWriter, SocketWriter, fast_websocket_of

log = structlog.get_logger("farol.socket")

HELLO_SECONDS: Final = 20.0  # to say hello
TAKE_OVER_SECONDS: Final = 4.0  # more than a lease: a crashed server's tables can be taken by then
TRY_AGAIN_SECONDS: Final = 0.25
NOT_READY: Final = 503  # HTTP status for sockets during shutdown
NO_DATABASE: Final = "The database does not answer; come back in a moment."

NO_COOKIE: Final = SIGNED_OUT
NO_HELLO: Final = 4010  # closes a socket: no hello in time


class TableRouter:
    """Finds the table for a socket's hello. Messages pass through here until then, and as long as
    the table is relayed or messages are traced."""

    __slots__ = (
        *("_address", "_context", "_early", "_finding", "_relay", "_scope", "_socket"),
        "_table",
    )

    def __init__(
        self, context: ServerContext, socket: SocketConnection, address: str, scope: Scope
    ) -> None:
        self._context = context
        self._socket = socket
        self._address = address
        self._scope = scope
        self._table: Table | None = None
        self._relay: Relay | None = None  # to the server that owns the table
        self._finding: asyncio.Task[None] | None = None
        self._early: list[messages.FromClient] = []  # messages received during the lookup
        socket.handler = self

    # --- messages ------------------------------------------------------------------------------

    def on_message(self, frame: Frame) -> None:
        """Handle a message."""
        parent = ""
        if self._scope.get(RELAYED) and isinstance(frame, bytes):
            parent, frame = traced(frame)
        message = self._socket.understood(frame)
        if message is None:
            return
        tracer = self._context.tracer
        if self._finding is not None:
            self._early.append(message)  # bounded by the rate limit
        elif isinstance(message, messages.Hello):
            self.on_hello(message)
        elif tracer is None:
            self._pass_on(message)
        else:
            self._pass_on(message, tracer.begin(type(message).__name__, parent))

    def on_hello(self, hello: messages.Hello) -> None:
        """Start the lookup of a table."""
        self._socket.table = None
        self._finding = asyncio.create_task(self._find(hello))

    def _pass_on(self, message: messages.FromClient, trace: Trace | None = None) -> None:
        if self._relay is not None:
            self._relay.write(message, "" if trace is None else trace.parent)
            if trace is not None:
                trace.end("carried")
        elif self._table is None:
            self._socket.refuse(message.id, Refusal("bad", "Say hello first."))
        else:
            self._socket.say(self._table, message, trace)

    # --- lookup --------------------------------------------------------------------------------

    async def _find(self, hello: messages.Hello) -> None:
        """Look the table up; the answer for an unknown code is always the same."""
        table, no = None, Refusal("server", "Something went wrong here; it has been noted.")
        relay: Relay | None = None
        try:
            table, relay = await self._table_or_relay(hello.code)
        except Refusal as refusal:
            no = refusal
        except NoNeighbour:
            self._socket.close(messages.COME_BACK, messages.MOVED)
            return
        except StoreError as error:
            log.error("not-found", error=str(error))
            if self._context.store.ownership.shared:  # another server may own it
                self._socket.close(messages.COME_BACK, NO_DATABASE)
                return
            no = Refusal("server", "The table cannot be read now; try again in a moment.")
        except Exception:
            metrics.FAULTS.inc()
            log.exception("fault", what="Hello")
        if table is not self._table or table is None:
            self.leave()
        self._table, self._relay = table, relay
        if table is None and relay is None:
            self._socket.refuse(hello.id, no)
        else:
            self._pass_on(hello)
        self._finding = None
        while self._early and self._finding is None:
            self._hear_early(self._early.pop(0))
        if self._finding is None and not self._follows():
            self._socket.table = self._table

    def _follows(self) -> bool:
        """Whether messages pass through here even with a table."""
        return self._context.tracer is not None or bool(self._scope.get(RELAYED))

    async def _table_or_relay(self, code: str) -> tuple[Table | None, Relay | None]:
        """The table, or a relay to the server that owns it. A cached owner may be outdated; then
        the database is asked. If the owner does not answer, it may have crashed, and its tables can
        be taken when its lease expires. NoNeighbour if a relayed request finds no table here, or if
        the client should try another server.
        """
        context, lobby = self._context, self._context.lobby
        until = context.time.monotonic() + TAKE_OVER_SECONDS
        while True:
            heard = None if self._may_not_be_elsewhere() else lobby.cached_owner(code)
            elsewhere = heard
            if elsewhere is None:
                try:
                    return await self._found(code), None
                except OwnedElsewhere as found:
                    elsewhere = found
            moved = partial(lobby.invalidate_owner, code)
            try:
                return None, await context.neighbours.call(
                    elsewhere, self._scope, self._socket, moved
                )
            except NoNeighbour as error:
                lobby.invalidate_owner(code)
                waits = not isinstance(error, SilentNeighbour) and not self._scope.get(RELAYED)
                if not waits or context.time.monotonic() > until:
                    raise
            if heard is None:
                await asyncio.sleep(TRY_AGAIN_SECONDS)

    def _may_not_be_elsewhere(self) -> bool:
        """Whether only this server is tried: the request was relayed, or this server stops."""
        return bool(self._scope.get(RELAYED)) or self._context.stopping

    async def _found(self, code: str) -> Table:
        context = self._context
        if context.stopping:
            raise NoNeighbour
        table = await context.lobby.seated(code, self._socket.person)
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
            self.on_hello(message)
        else:
            self._pass_on(message)

    # --- closing -------------------------------------------------------------------------------

    def leave(self) -> None:
        """Tell the table that the socket was closed."""
        self._socket.table = None
        if self._table is not None:
            self._table.post(SocketClosed(self._socket))
            self._table = None
        if self._relay is not None:
            self._relay.end()
            self._relay = None

    def hang_up(self) -> None:
        """The socket was closed and needs no handler any more."""
        self._socket.ended = True
        if self._finding is not None:
            self._finding.cancel()
        self.leave()
        self._socket.handler = None

    def check_hello(self) -> None:
        """Disconnect a client that has not sent hello in time."""
        if self._table is None and self._relay is None:
            self._socket.close(NO_HELLO, "You did not say hello.")


def new_connection(
    context: ServerContext,
    person: Person,
    address: str,
    outlet: SocketWriter,
    device: str = "",
    scope: Scope | None = None,
) -> tuple[SocketConnection, TableRouter]:
    """The connection and the router of a new socket."""
    rate = context.settings.limits.messages_per_second
    slices, time, gate = context.slices, context.time, context.gate
    socket = SocketConnection(person, device, address, outlet, slices, time, rate, gate)
    return socket, TableRouter(context, socket, address, scope or {})


class SocketEndpoint:
    """The ASGI endpoint: checks the request, then serves the socket until it is closed."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from handshake to close."""
        await receive()  # websocket.connect
        context, address = self._context, client_network(scope)
        if context.away:
            await _ask_another(send)
            return
        in_turn = await context.slices.turn(address, REQUEST_SECONDS)
        if not in_turn or not self._may_come(scope, address):
            await send({"type": "websocket.close", "code": 1008})
            return
        context.sockets_by_address[address] += 1
        kept = False
        try:
            try:
                person, device = await context.person(scope), context.device(scope)
            except StoreError as error:
                log.error("not-found", error=str(error))
                await _ask_another(send)
                return
            if context.cut_off:
                await _ask_another(send)
                return
            await send({"type": "websocket.accept"})
            if person is None:
                await send({"type": "websocket.close", "code": NO_COOKIE, "reason": "Who are you?"})
                return
            line = fast_websocket_of(scope)
            if line is not None:
                socket, handler = new_connection(context, person, address, line, device, scope)
                gone = self._let_in(socket, handler, partial(self._forget, address))
                kept = True
                line.keep(socket.on_message, context.settings.limits.messages_per_second, gone)
            else:
                queued = QueuedWriter(send)
                socket, handler = new_connection(context, person, address, queued, device, scope)
                gone = self._let_in(socket, handler, lambda: None)
                await _serve(gone, _read(socket, receive), queued.pump())
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
        full = len(context.sockets) >= settings.limits.max_sockets
        crowded = context.sockets_by_address[address] >= settings.limits.sockets_per_address
        if full or crowded:
            metrics.DROPPED.labels("full").inc()
            return False
        return True

    def _let_in(
        self, socket: SocketConnection, handler: TableRouter, forget: Callable[[], None]
    ) -> Callable[[], None]:
        """Count an accepted socket; returns the callback for its end."""
        context = self._context
        context.sockets.add(socket)
        metrics.SOCKETS.set(len(context.sockets))
        impatience = context.time.call_later(HELLO_SECONDS, handler.check_hello)

        def gone() -> None:
            impatience.cancel()
            handler.hang_up()
            context.sockets.discard(socket)
            metrics.SOCKETS.set(len(context.sockets))
            forget()

        return gone


async def _serve(gone: Callable[[], None], *ways: Coroutine[None, None, None]) -> None:
    """Run both directions until one ends."""
    tasks = [asyncio.create_task(way) for way in ways]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        gone()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _read(socket: SocketConnection, receive: Receive) -> None:
    """Read messages until the end."""
    while not socket.ended:
        event = await receive()
        if event["type"] != "websocket.receive":
            return
        text = event.get("text")
        socket.on_message(event.get("bytes") or b"" if text is None else text)


async def _ask_another(send: Send) -> None:
    """Refuse with 503, so that a proxy tries another server: this one stops or has lost its
    database."""
    head = {"type": "websocket.http.response.start", "status": NOT_READY, "headers": []}
    await send(head)
    await send({"type": "websocket.http.response.body", "body": b""})
