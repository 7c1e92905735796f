"""The short way for sockets: uvicorn's protocol, without a queue and two tasks per message."""

from collections.abc import Callable
from typing import Final

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

GRACE: Final = 5.0  # seconds for the last words to get out
_NAME: Final = "farol.line"
_TEXT: Final = 0x81  # a whole text message in one frame


class Line(WebSocketsSansIOProtocol):
    """One socket. It shakes hands, keeps alive and reads frames like its parent; once somebody
    hears, messages come and go directly, and who does not read is cut off."""

    _hears: Callable[[bytes], None] | None = None

    async def run_asgi(self) -> None:
        """Serve the socket; whoever serves it finds the line in its scope."""
        self.scope["state"][_NAME] = self
        await super().run_asgi()

    def hear_with(self, hears: Callable[[bytes], None]) -> None:
        """From now on every message goes there."""
        self._hears = hears

    def send_receive_event_to_app(self) -> None:
        """A message is complete; those that came before somebody heard go first."""
        if self._hears is None or self.close_sent or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        message = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self._hears(message)

    @property
    def unsent(self) -> int:
        """Bytes that wait for the reader."""
        return self.transport.get_write_buffer_size()

    def write(self, frame: bytes) -> None:
        """Send a text message."""
        if self.close_sent or self.disconnected:
            return
        size = len(frame)
        if size < 126:
            head = bytes((_TEXT, size))
        elif size < 1 << 16:
            head = bytes((_TEXT, 126)) + size.to_bytes(2)
        else:
            head = bytes((_TEXT, 127)) + size.to_bytes(8)
        self.transport.write(head + frame)

    def end(self, code: int, why: str) -> None:
        """Say why, and hang up: at once if the other side agrees, after a while in any case."""
        if self.close_sent or self.disconnected:
            return
        self.conn.send_close(code, why)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(GRACE, self.transport.abort)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": why})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()


def line_of(scope: Scope) -> Line | None:
    """The line that a socket came by; None under another server, or in a test."""
    found = scope.get("state", {}).get(_NAME)
    return found if isinstance(found, Line) else None
