"""Output side of a socket."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from starlette.types import Scope, Send

MAX_UNSENT: Final = 1 << 20  # bytes queued for a slow reader
TOO_FAST: Final = 4008  # closes a socket: rate limit exceeded
TOO_SLOW: Final = 4009  # closes a socket: too much unread output
FAST: Final = "farol.fast_websocket"  # key of the FastWebSocket in a scope's state


class SocketWriter(Protocol):
    """Output of a socket: a FastWebSocket, or an adapter to ASGI."""

    @property
    def unsent(self) -> int:
        """Bytes in the write buffer."""

    def write(self, frame: bytes) -> int:
        """Queue a message without waiting; returns the bytes in the write buffer."""

    def end(self, code: int, why: str) -> None:
        """Close after all queued messages."""


class Direct(SocketWriter, Protocol):
    """A FastWebSocket, which bypasses ASGI."""

    def hear_with(self, hears: Callable[[bytes], None], rate: float) -> None:
        """Set the handler of all messages, and the rate limit."""

    def keep(self, hears: Callable[[bytes], None], rate: float, gone: Callable[[], None]) -> None:
        """Set the handler and end the application; `gone` is called once at the end."""


def fast_websocket_of(scope: Scope) -> Direct | None:
    """The FastWebSocket of a scope; None with uvicorn's own protocol, or in a test."""
    found: Direct | None = scope.get("state", {}).get(FAST)
    return found


class QueuedWriter:
    """Output over ASGI: messages are queued for a task that sends them."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._frames: deque[bytes] = deque()
        self._ending: tuple[int, str] | None = None
        self._news = asyncio.Event()
        self.unsent = 0

    def write(self, frame: bytes) -> int:
        """Queue a message."""
        self.unsent += len(frame)
        self._frames.append(frame)
        self._news.set()
        return self.unsent

    def end(self, code: int, why: str) -> None:
        """Close after all queued messages, or at once if the client reads too slowly."""
        if self.unsent > MAX_UNSENT:
            self._frames.clear()
        self._ending = (code, why)
        self._news.set()

    async def pump(self) -> None:
        """Send queued messages until the socket ends."""
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
