"""A closed socket leaves no reference cycle, which would stay in memory until a garbage collection;
a server runs it seldom.
"""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from farol.server.web.app import new_app
from farol.server.web.connection import SocketConnection
from farol.server.web.fast_websocket import FastWebSocket
from farol.server.web.limited_http import ConnectionLimiter, LimitedHttpProtocol
from farol.server.web.sockets import HELLO_SECONDS, TableRouter
from tests.server.harness import BOT, MINE, PATIENCE, Harness


class Door:
    """The server's protocols before an application, with all connections that came."""

    def __init__(self, harness: Harness) -> None:
        app = new_app(harness.features)
        self.config = Config(
            app, log_config=None, lifespan="off", ws=FastWebSocket, ws_per_message_deflate=False
        )
        self.config.load()
        self.state = ServerState()
        self.harness = harness
        self.port = 0
        self.came: list[weakref.ref[object]] = []
        self._others = all_listening()  # of other tests

    def protocol(self) -> LimitedHttpProtocol:
        """The protocol of a new connection."""
        made = LimitedHttpProtocol(
            self.config, self.state, {}, connection_limiter=ConnectionLimiter(100, 100)
        )
        self.came.append(weakref.ref(made))
        return made

    def note_sockets(self) -> None:
        """Record the present connections by weak references."""
        for one in self.state.connections:
            self.came.append(weakref.ref(one))

    async def emptied(self) -> list[object]:
        """The connections still in memory after all are closed."""
        harness = self.harness
        async with asyncio.timeout(PATIENCE):
            while self.state.connections or self.state.tasks or harness.context.sockets:
                await asyncio.sleep(0.01)
            while any(table.state.viewpoints for table in harness.lobby.tables.values()):
                await asyncio.sleep(0.01)
        harness.time.pass_by(HELLO_SECONDS)  # until then tests keep cancelled timers
        await asyncio.sleep(0.01)  # transports are closed one turn later
        return [*(one() for one in self.came if one() is not None), *self.listening()]

    def listening(self) -> list[object]:
        """The objects in memory that listen to a socket."""
        return [one for one in all_listening() if all(one is not other for other in self._others)]


def all_listening() -> list[object]:
    """All objects in memory that listen to a socket; compiled classes have no weak references."""
    return [one for one in gc.get_objects() if type(one) in {SocketConnection, TableRouter}]


@pytest.fixture
async def door(harness: Harness) -> AsyncIterator[Door]:
    door = Door(harness)
    server = await asyncio.get_running_loop().create_server(door.protocol, "127.0.0.1", 0)
    door.port = server.sockets[0].getsockname()[1]
    gc.collect()
    gc.disable()
    try:
        yield door
    finally:
        gc.enable()
        server.close()


async def hangs_up(wire: ClientConnection) -> None:
    await wire.close()


async def is_cut_off(wire: ClientConnection) -> None:
    wire.transport.abort()


async def floods(wire: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        for _ in range(300):
            await wire.ping()
        await wire.wait_closed()


async def sends_what_is_no_frame(wire: ClientConnection) -> None:
    wire.transport.write(b"\xff" * 10)
    await wire.wait_closed()


@pytest.mark.parametrize("end", [hangs_up, is_cut_off, floods, sends_what_is_no_frame])
async def test_a_socket_is_gone_from_memory_however_it_ends(
    harness: Harness, door: Door, end: Callable[[ClientConnection], Awaitable[None]]
) -> None:
    ana, token = await harness.people.add("Ana")
    table = await harness.open(ana, MINE, BOT, BOT, start=True)
    headers = {"cookie": f"{harness.context.cookie}={token}"}
    url = f"ws://127.0.0.1:{door.port}/api/socket"
    async with connect(url, additional_headers=headers) as wire:
        await wire.send(f'{{"type":"hello","code":"{table.row.code}","look":0}}')
        assert '"welcome"' in str(await wire.recv())
        door.note_sockets()
        assert len(door.came) == 2  # the request, and the socket
        assert len(door.listening()) == 2
        await end(wire)
    assert await door.emptied() == []


async def test_so_is_one_that_nobody_let_in(door: Door) -> None:
    with suppress(ConnectionClosed):
        async with connect(f"ws://127.0.0.1:{door.port}/api/socket") as wire:
            door.note_sockets()
            await wire.recv()
    assert await door.emptied() == []


async def test_and_a_request_that_was_answered(door: Door) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", door.port)
    writer.write(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
    assert (await reader.read()).startswith(b"HTTP/1.1 200")
    writer.close()
    assert await door.emptied() == []
    assert len(door.came) == 1
