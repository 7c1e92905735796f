"""The way out of a socket."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from starlette.types import Scope, Send

MAX_UNSENT: Final = 1 << 20  # bytes that may wait for a slow reader
TOO_FAST: Final = 4008  # closes a socket: more than a client may send
TOO_SLOW: Final = 4009  # closes a socket: more than may wait was not read
FAST: Final = "farol.fast_websocket"  # where a scope's state holds its FastWebSocket


class SocketWriter(Protocol):
    """The way out of a socket: a FastWebSocket, or what speaks ASGI."""

    @property
    def unsent(self) -> int:
        """Bytes that wait for the reader."""

    def write(self, frame: bytes) -> int:
        """Put a message on its way, and never wait; how many bytes wait for the reader then."""

    def end(self, code: int, why: str) -> None:
        """Close after what is on its way."""


class Direct(SocketWriter, Protocol):
    """A FastWebSocket, which passes messages on without ASGI."""

    def hear_with(self, hears: Callable[[bytes], None], rate: float) -> None:
        """Pass every message on, at most so many a second."""

    def keep(self, hears: Callable[[bytes], None], rate: float, gone: Callable[[], None]) -> None:
        """The same without an application; `gone` is called once at the end."""


def fast_websocket_of(scope: Scope) -> Direct | None:
    """The FastWebSocket of a scope; None where uvicorn's own protocol serves it, or in a test."""
    found: Direct | None = scope.get("state", {}).get(FAST)
    return found


class QueuedWriter:
    """The way out where there is only ASGI: messages wait for a task that sends them."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._frames: deque[bytes] = deque()
        self._ending: tuple[int, str] | None = None
        self._news = asyncio.Event()
        self.unsent = 0

    def write(self, frame: bytes) -> int:
        """Put a message on its way."""
        self.unsent += len(frame)
        self._frames.append(frame)
        self._news.set()
        return self.unsent

    def end(self, code: int, why: str) -> None:
        """Close after what is on its way, or at once if the client reads too slowly."""
        if self.unsent > MAX_UNSENT:
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
