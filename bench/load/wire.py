"""A minimal WebSocket client, whose own cost is negligible."""

import asyncio
from collections.abc import Callable

NO_MASK = b"\0\0\0\0"  # clients have to mask; zeros leave the bytes unchanged
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Wire(asyncio.Protocol):
    """One connection: calls `hear` with every text frame."""

    def __init__(self, head: bytes, hear: Callable[["Wire", bytes], None]) -> None:
        self._head = head
        self._hear = hear
        self._data = b""
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.broken = False

    @property
    def transport(self) -> asyncio.Transport:
        """The transport."""
        assert self._transport is not None
        return self._transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport  # type: ignore[assignment]  # uvloop's is equivalent
        self.transport.write(self._head)

    def connection_lost(self, error: Exception | None) -> None:
        self.broken = True
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("The server closed the door."))

    def data_received(self, data: bytes) -> None:
        self._data = self._data + data if self._data else data
        if not self.opened.done():
            top, found, rest = self._data.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in top.split(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(top.decode()))
                return
            self._data = rest
            self.opened.set_result(None)
        self._read_frames()

    def _read_frames(self) -> None:
        data, at = self._data, 0
        while len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if len(data) < start + size:
                break
            kind, frame = data[at] & 15, data[start : start + size]
            at = start + size
            if kind == TEXT:
                self._hear(self, frame)
            elif kind == PING:
                self.send(frame, PONG)
            elif kind == CLOSE:
                self.broken = True
        self._data = data[at:]

    def send(self, data: bytes, kind: int = TEXT) -> None:
        if self.transport.is_closing():
            return
        size = len(data)
        length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
        self.transport.write(bytes([128 | kind]) + length + NO_MASK + data)

    def close(self) -> None:
        self.transport.close()


async def open_wire(
    port: int,
    path: str,
    hear: Callable[[Wire, bytes], None],
    headers: str = "",
    local: tuple[str, int] | None = None,
) -> Wire:
    """A connection to a server on this machine, from one of its addresses."""
    head = (
        f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nupgrade: websocket\r\n"
        "connection: upgrade\r\nsec-websocket-version: 13\r\n"
        f"sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n{headers}\r\n"
    )
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(
        lambda: Wire(head.encode(), hear), "127.0.0.1", port, local_addr=local
    )
    async with asyncio.timeout(20):
        await wire.opened
    return wire
