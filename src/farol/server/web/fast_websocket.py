"""Fast path for sockets: uvicorn's WebSocket protocol without a queue and two tasks per message."""

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
except ImportError:  # a websockets package without its compiled part
    apply_mask = plain_mask

GRACE: Final = 5.0  # seconds between the close frame and closing the connection
MAX_PARTS: Final = 64  # maximum frames of one message

# Whole text messages are counted by the handler's rate limit. All other frames are rare with honest
# clients (a pong every twenty seconds) and are counted here.
ODD_FRAMES: Final = 0.5  # per allowed message: pings, pongs, fragments, binary frames
ODD_FRAMES_AT_ONCE: Final = 3.0  # burst per allowed message a second
UNHEARD: Final = 20.0  # messages a second, until the handler sets the rate

# Private names of uvicorn and websockets that are used here.
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
    """One socket. Handshake and keepalive are its parent's; once a handler is set, messages bypass
    the ASGI queue in both directions, and slow readers are disconnected. The usual message, text in
    one frame, is parsed here; all other frames go to the parent, each one whole.
    """

    _hears: Callable[[bytes], None] | None = None
    _gone: Callable[[], None] | None = None  # callback for the end of a kept connection
    _part = b""  # incomplete frame
    _inlet: FrameReader
    _odd_frames: Bucket
    _heard_at = 0.0  # loop time of the last message

    def connection_made(self, transport: BaseTransport) -> None:
        """A new connection, with a low rate limit until a handler is set."""
        super().connection_made(transport)
        self._allow(UNHEARD)

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the parser, which refers back to this object."""
        super().connection_lost(exc)
        self.conn.parser.close()
        self.conn.parser_exc = None

    async def run_asgi(self) -> None:
        """Run the application; its handler finds this protocol in the scope and may keep it. No
        reference cycle remains afterwards: the object would stay in memory until a garbage
        collection.
        """
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
        """Set the handler of all messages, and the rate limit."""
        self._hears = hears
        self._allow(rate)

    def keep(self, hears: Callable[[bytes], None], rate: float, gone: Callable[[], None]) -> None:
        """Set the handler and let the application end: the connection stays open without a task,
        and `gone` is called once when either side has closed it. State that only the application
        needs is dropped, because thousands of mostly silent connections are open at once.
        """
        self.hear_with(hears, rate)
        self._gone = gone
        early = self.queue
        self.queue = _CloseOnlyQueue(self._leave_soon)  # type: ignore[assignment]  # the part of a queue that is used
        self.writable = _NULL_EVENT  # type: ignore[assignment]  # as above
        del self.request, self.response
        self.conn.parser.close()  # it holds the request; frames come whole, so none is incomplete
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
        """The connection was lost: call the callback of `keep`."""
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
        """Bytes arrived: the request, which uvicorn passes alone, or frames."""
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
        """Parse bytes that are not exactly one text message."""
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
                super().data_received(data[at:])  # refuses the frame and closes
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
        """Close a connection above its rate limit; further input is not read."""
        if not self.close_sent:
            metrics.DROPPED.labels("fast").inc()
            self.end(TOO_FAST, "That is too much.")
        self._part = b""
        self.transport.pause_reading()

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not read the answers."""
        if self.unsent > MAX_UNSENT:
            self.transport.abort()
        else:
            super().handle_ping()

    def send_keepalive_ping(self) -> None:
        """Send a keepalive ping, unless the client has sent something recently."""
        assert self.ping_interval is not None
        quiet = self.loop.time() - self._heard_at
        if quiet < self.ping_interval:
            rest = self.ping_interval - quiet
            self.ping_timer = self.loop.call_later(rest, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """Keepalive timeout: unsent data need not be flushed."""
        super().keepalive_timeout()
        self._abort_later()

    def _abort_later(self) -> None:
        """Abort after a grace period: a closing transport would wait for its reader for ever."""
        if not self.disconnected and self.close_timer is None:
            self.close_timer = self.loop.call_later(GRACE, self.transport.abort)

    def _is_between_messages(self) -> bool:
        """Whether no fragmented message is incomplete, and none is queued."""
        if self.close_sent or self.conn.current_size is not None:
            return False
        return self._gone is not None or self.queue.empty()  # no queue after `keep`

    def send_receive_event_to_app(self) -> None:
        """The parent has assembled a message: pass it to the handler, after messages that were
        queued before the handler was set."""
        if self._hears is None or self.close_sent or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        message = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self._hears(message)

    @property
    def unsent(self) -> int:
        """Bytes in the transport's write buffer."""
        return self.transport.get_write_buffer_size()

    @property
    def _is_over(self) -> bool:
        """Whether either side has closed, even if the handler was not told yet."""
        return self.close_sent or self.disconnected or self.transport.is_closing()

    def write(self, frame: bytes) -> int:
        """Send a text message; returns the bytes in the write buffer."""
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return 0
        transport.write(framed(frame))
        return transport.get_write_buffer_size()

    def end(self, code: int, why: str) -> None:
        """Send a close frame; the connection ends when the client confirms it, or after a grace
        period."""
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
    """Replaces the queue of a kept connection: handles the closing event only."""

    __slots__ = ("_call",)

    def __init__(self, call: Callable[[], None]) -> None:
        self._call = call

    def empty(self) -> bool:
        """True: nothing is ever queued."""
        return True

    def put_nowait(self, event: Message) -> None:
        """Handle an event."""
        if event["type"] == "websocket.disconnect":
            self._call()


class _NullEvent:
    """Replaces the event of a kept connection: nobody waits for writability."""

    __slots__ = ()

    def set(self) -> None:
        """No-op: nobody waits for writability."""

    def clear(self) -> None:
        """No-op."""


_NULL_EVENT: Final = _NullEvent()


def _nobody(_message: bytes) -> None:
    """No-op handler, for messages after the end."""


def _nothing() -> None:
    """No-op callback."""


def missing_names() -> list[str]:
    """Private names that the installed uvicorn and websockets lack."""
    return lacking(WebSocketsSansIOProtocol, PROTOCOL_NAMES) + lacking(Protocol, CONN_NAMES)
