"""The short way for sockets: uvicorn's protocol, without a queue and two tasks per message."""

from asyncio import BaseTransport
from collections.abc import Callable
from typing import Final

from starlette.types import Message
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import Protocol
from websockets.utils import apply_mask as plain_mask

from farol.server import metrics
from farol.server.play.model.bucket import Bucket
from farol.server.web.frames import MASKED, TEXT, FrameReader, extent, framed
from farol.server.web.private_names import lacking
from farol.server.web.writer import FAST, MAX_UNSENT, TOO_FAST

try:
    from websockets.speedups import apply_mask
except ImportError:  # where websockets came without its compiled part
    apply_mask = plain_mask

GRACE: Final = 5.0  # seconds for the last words to get out
MAX_PARTS: Final = 64  # frames of one message

# A whole text message counts in its handler's rate limit. Everything else is rare with honest
# clients, a pong every twenty seconds, and is counted here.
ODD_FRAMES: Final = 0.5  # for every message: pings, pongs, parts of messages, what is no text
ODD_FRAMES_AT_ONCE: Final = 3.0  # for every message a second
UNHEARD: Final = 20.0  # messages a second, until somebody says how many are allowed

# Names of uvicorn's and websockets' that are used here.
PROTOCOL_NAMES: Final = (
    *("app", "close_sent", "close_timer", "config", "conn", "connection_lost", "connection_made"),
    *("data_received", "disconnected", "frames", "handle_ping", "handshake_complete"),
    *("handshake_initiated", "keepalive_timeout", "logger", "loop", "ping_interval", "ping_timer"),
    *("queue", "read_paused", "receive", "request", "response", "run_asgi", "scope", "send"),
    *("send_500_response", "send_keepalive_ping", "send_receive_event_to_app", "transport"),
    "writable",
)
CONN_NAMES: Final = ("current_size", "data_to_send", "parse", "parser", "parser_exc", "send_close")


class FastWebSocket(WebSocketsSansIOProtocol):
    """One socket. It shakes hands and keeps alive like its parent; once somebody hears, messages
    come and go directly, and who does not read is cut off. What nearly every message is, text in
    one frame, is read here; every other frame is left to the parent, but whole."""

    _hears: Callable[[bytes], None] | None = None
    _gone: Callable[[], None] | None = None  # who is to know that a kept line has ended
    _part = b""  # of a frame whose end has not come
    _inlet: FrameReader
    _odd_frames: Bucket
    _heard_at = 0.0  # by the loop's clock: the last message

    def connection_made(self, transport: BaseTransport) -> None:
        """A socket, which may send little until somebody hears it."""
        super().connection_made(transport)
        self._allow(UNHEARD)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing comes any more: let go of the parser, which holds what it parses for."""
        super().connection_lost(exc)
        self.conn.parser.close()
        self.conn.parser_exc = None

    async def run_asgi(self) -> None:
        """Serve the socket; its handler finds the line in its scope, and may keep it. Nobody
        holds it in a circle afterwards: it would stay in memory until somebody looks for
        garbage."""
        self.scope["state"][FAST] = self
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        del self.scope["state"][FAST]
        if self._gone is not None:
            return
        if not self.handshake_complete:
            self.send_500_response()
        if self.close_timer is None:
            self.transport.close()
        if self._hears is not None:
            self._hears = _nobody
        self._abort_later()

    def hear_with(self, hears: Callable[[bytes], None], rate: float) -> None:
        """From now on every message goes there, and so many may come in a second."""
        self._hears = hears
        self._allow(rate)

    def keep(self, hears: Callable[[bytes], None], rate: float, gone: Callable[[], None]) -> None:
        """Hear with somebody who needs no application any more: the line stays open without one,
        and `gone` is called once when either side has ended it. What only an application needs
        goes, for thousands of lines are open at once and nearly all of them are silent."""
        self.hear_with(hears, rate)
        self._gone = gone
        early = self.queue
        self.queue = _CloseOnlyQueue(self._leave_soon)  # type: ignore[assignment]  # all that is used of one
        self.writable = _NULL_EVENT  # type: ignore[assignment]  # as above
        del self.request, self.response
        self.conn.parser.close()  # it remembers the request; frames come whole, so none is halfway
        self.conn.parser = Protocol.parse(self.conn)
        next(self.conn.parser)
        while not early.empty():
            event = early.get_nowait()
            if event["type"] == "websocket.receive":
                hears(event.get("bytes") or (event.get("text") or "").encode())
            else:
                self.queue.put_nowait(event)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def _leave_soon(self) -> None:
        self.loop.call_soon(self._leave)

    def _leave(self) -> None:
        """The connection was lost: call the handler that kept it."""
        gone, self._gone = self._gone, None
        if gone is not None:
            self._hears = _nobody
            self.queue = _CloseOnlyQueue(_nothing)  # type: ignore[assignment]  # as in `keep`
            gone()
            self._abort_later()

    def _allow(self, rate: float) -> None:
        now = self.loop.time()
        self._inlet = FrameReader(rate, self.config.ws_max_size, now, apply_mask)
        self._odd_frames = Bucket(ODD_FRAMES * rate, max(1.0, ODD_FRAMES_AT_ONCE * rate), now)

    def data_received(self, data: bytes) -> None:
        """Bytes came: the request, which uvicorn hands over alone, and then frames."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        now = self.loop.time()
        text = self._inlet.lone_text(data, now)
        hears = self._hears
        if text is None or hears is None or self._part or not self._is_between_messages():
            self._read(data, now)
        else:
            self._heard_at = now
            hears(text)

    def _read(self, data: bytes, now: float) -> None:
        """Frames that came together, or in pieces."""
        if self._inlet.overrun:
            self._too_much()
            return
        if self._part:
            data, self._part = self._part + data, b""
        at = 0
        while at < len(data) and not self.transport.is_closing():
            body, end = extent(data, at)
            too_large = end - body > self.config.ws_max_size
            if body and (too_large or not data[at + 1] & MASKED):
                super().data_received(data[at:])  # which refuses it, and hangs up
                return
            if end > len(data):
                self._part = data[at:]
                return
            if data[at] == TEXT and self._hears is not None and self._is_between_messages():
                self._heard_at = now
                self._hears(self._inlet.unmasked(data, body, end))
            elif self._odd_frames.take(now) and len(self.frames) < MAX_PARTS:
                super().data_received(data[at:end])
            else:
                self._too_much()
                return
            at = end

    def _too_much(self) -> None:
        """Close a connection that sends too much; what still arrives is not read."""
        if not self.close_sent:
            metrics.DROPPED.labels("fast").inc()
            self.end(TOO_FAST, "That is too much.")
        self._part = b""
        self.transport.pause_reading()

    def handle_ping(self) -> None:
        """Answer, unless nobody reads the answers."""
        if self.unsent > MAX_UNSENT:
            self.transport.abort()
        else:
            super().handle_ping()

    def send_keepalive_ping(self) -> None:
        """Ask for a sign of life, unless the client has just given one by itself."""
        assert self.ping_interval is not None
        quiet = self.loop.time() - self._heard_at
        if quiet < self.ping_interval:
            rest = self.ping_interval - quiet
            self.ping_timer = self.loop.call_later(rest, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """No sign of life: what waits to be sent need not get out."""
        super().keepalive_timeout()
        self._abort_later()

    def _abort_later(self) -> None:
        """A transport that is closed waits for its reader, however long: not this one."""
        if not self.disconnected and self.close_timer is None:
            self.close_timer = self.loop.call_later(GRACE, self.transport.abort)

    def _is_between_messages(self) -> bool:
        """Whether no message of several frames is under way, and none waits in the queue."""
        if self.close_sent or self.conn.current_size is not None:
            return False
        return self._gone is not None or self.queue.empty()  # a kept line has no queue

    def send_receive_event_to_app(self) -> None:
        """The parent has read a message; those that came before somebody heard go first."""
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

    @property
    def _is_over(self) -> bool:
        """Whether either side has said goodbye, also if nobody here was told of it yet."""
        return self.close_sent or self.disconnected or self.transport.is_closing()

    def write(self, frame: bytes) -> int:
        """Send a text message; how many bytes wait for the reader then."""
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return 0
        transport.write(framed(frame))
        return transport.get_write_buffer_size()

    def end(self, code: int, why: str) -> None:
        """Say why, and hang up: at once if the other side agrees, after a while in any case."""
        if self._is_over:
            return
        self.conn.send_close(code, why)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(GRACE, self.transport.abort)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": why})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()


class _CloseOnlyQueue:
    """In the place of a kept line's queue: of all events it takes the one that ends the line."""

    __slots__ = ("_call",)

    def __init__(self, call: Callable[[], None]) -> None:
        self._call = call

    def empty(self) -> bool:
        """Nothing waits here."""
        return True

    def put_nowait(self, event: Message) -> None:
        """Something happened."""
        if event["type"] == "websocket.disconnect":
            self._call()


class _NullEvent:
    """In the place of a kept line's event: nobody waits until there is room to write."""

    __slots__ = ()

    def set(self) -> None:
        """No-op: nobody waits for writability."""

    def clear(self) -> None:
        """No-op."""


_NULL_EVENT: Final = _NullEvent()


def _nobody(_message: bytes) -> None:
    """Hears what comes after the end."""


def _nothing() -> None:
    """No-op callback."""


def missing_names() -> list[str]:
    """Names that the installed uvicorn and websockets lack."""
    return lacking(WebSocketsSansIOProtocol, PROTOCOL_NAMES) + lacking(Protocol, CONN_NAMES)
