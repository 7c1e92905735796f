"""Limits for HTTP connections: size and time of a request before its sender is known. uvicorn
limits none of this with httptools.
"""

import asyncio
from collections import Counter
from collections.abc import Collection
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.server import ServerState

from farol.server import metrics
from farol.server.address import network_of
from farol.server.web.private_names import lacking
from farol.server.web.responses import MAX_BODY, MAX_HEAD

MAX_URL: Final = 2 * 1024  # bytes
MAX_HEADERS: Final = 64
MAX_REQUEST: Final = MAX_HEAD + 4 * MAX_BODY  # bytes of a whole request on the wire
MAX_AHEAD: Final = 8  # pipelined requests
PIECE: Final = 8 * 1024  # bytes parsed between two checks of the limits

HEAD_SECONDS: Final = 10.0  # from the first byte, or from connecting, to the end of the headers
BODY_SECONDS: Final = 20.0  # from the end of the headers to the end of the body
READ_SECONDS: Final = 20.0  # in which a client has to read at least READ_BYTES of an answer
READ_BYTES: Final = 16 * 1024

# Private names of uvicorn that are used here.
PROTOCOL_NAMES: Final = (
    *("client", "connection_lost", "connection_made", "cycle", "data_received", "headers", "loop"),
    *("handle_websocket_upgrade", "on_header", "on_headers_complete", "on_message_begin"),
    *("on_message_complete", "on_response_complete", "on_url", "parser", "pause_writing"),
    *("pipeline", "send_400_response", "timeout_keep_alive_handler", "transport", "url"),
    "_unset_keepalive_if_required",
)
CYCLE_NAMES: Final = ("disconnected", "message_event", "response_complete", "response_started")

TOO_LARGE: Final = 413
URL_TOO_LONG: Final = 414
HEAD_TOO_LARGE: Final = 431


class OutOfBounds(Exception):
    """A request that exceeds a limit."""


class ConnectionLimiter:
    """Connection count by network; trusted proxies are exempt, as they serve many people."""

    def __init__(self, per_network: int, in_all: int, proxies: Collection[str] = ()) -> None:
        self._per_network = per_network
        self._in_all = in_all
        self._proxies = frozenset(proxies)
        self.connected: Counter[str] = Counter()
        self.total = 0

    def enter(self, address: str) -> bool:
        """Count a connection; False if there are too many."""
        network = self._key(address)
        crowded = network != "" and self.connected[network] >= self._per_network
        if crowded or self.total >= self._in_all:
            metrics.DROPPED.labels("crowded").inc()
            return False
        self.connected[network] += 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        """A connection was closed, or upgraded to a WebSocket, which is counted elsewhere."""
        network = self._key(address)
        self.connected[network] -= 1
        self.total -= 1
        if self.connected[network] <= 0:
            del self.connected[network]

    def _key(self, address: str) -> str:
        return "" if address in self._proxies else network_of(address)


class LimitedHttpProtocol(HttpToolsProtocol):
    """One HTTP connection. Bytes are counted before parsing, headers as they are parsed, and every
    wait for the client has a timeout."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        connection_limiter: ConnectionLimiter,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._connection_limiter = connection_limiter
        self._inside = False  # counted by the limiter
        self._gone = False  # further input is ignored
        self._in_head = True
        self._heard = 0  # bytes of this request
        self._head = 0  # bytes of its URL and parsed headers
        self._refusal = 400
        self._deadline: asyncio.TimerHandle | None = None
        self._slow_reader: asyncio.TimerHandle | None = None

    # --- connections -----------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count a connection; above the limit it is closed without an answer."""
        super().connection_made(transport)
        self._inside = self._connection_limiter.enter(self._address)
        if self._inside:
            self._wait(HEAD_SECONDS)
        else:
            self._gone = True
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Uncount a closed connection."""
        self._let_go()
        if self._slow_reader is not None:
            self._slow_reader.cancel()
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Upgrade to a WebSocket; release the parser, which refers back to this object."""
        self._let_go()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # as after connection_lost

    def _let_go(self) -> None:
        self._gone = True
        self._wait(None)
        if self._inside:
            self._inside = False
            self._connection_limiter.leave(self._address)

    @property
    def _address(self) -> str:
        return "" if self.client is None else self.client[0]

    # --- input -----------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Parse piece by piece, within the limits."""
        for at in range(0, len(data), PIECE):
            if self._gone or self.transport.is_closing():
                return
            piece = data[at : at + PIECE]
            if self._heard == 0 and self._in_head and self._deadline is None:
                self._wait(HEAD_SECONDS)  # for the next request on the connection
            self._heard += len(piece)
            super().data_received(piece)
            if not self._gone:
                self._check_size()

    def _check_size(self) -> None:
        if self.transport.is_closing():
            return
        if self._in_head and self._heard > MAX_HEAD + PIECE:
            self._refuse(HEAD_TOO_LARGE)
        elif self._heard > MAX_REQUEST:
            self._refuse(TOO_LARGE)

    def on_message_begin(self) -> None:
        """A request begins; this piece may also contain the end of the previous one."""
        self._in_head = True
        self._heard = self._head = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """A part of the URL."""
        super().on_url(url)
        if len(self.url) > MAX_URL:
            self._refusal = URL_TOO_LONG
            raise OutOfBounds

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header or a trailer."""
        self._head += len(name) + len(value)
        if self._head > MAX_HEAD or len(self.headers) >= MAX_HEADERS:
            self._refusal = HEAD_TOO_LARGE
            raise OutOfBounds
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """End of the headers: start the timeout of the body. A target that is no path raises."""
        if len(self.pipeline) >= MAX_AHEAD:
            self._gone = True
            self.transport.close()  # after pending answers
            raise OutOfBounds
        self._wait(BODY_SECONDS)
        super().on_headers_complete()
        self._in_head = False

    def on_message_complete(self) -> None:
        """End of the request: no timeout while it is handled."""
        self._wait(None)
        self._in_head = True
        self._heard = 0
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002  # signature of the parent
        """Called by the parent for invalid requests, and for those over a limit."""
        if not self._gone:
            self._refuse(self._refusal)

    def _refuse(self, status: int) -> None:
        """Send the status, if an answer is pending, and close."""
        metrics.DROPPED.labels("bounds").inc()
        self._gone = True
        self._wait(None)
        if self._is_answer_due():
            self.transport.write(
                STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n"
            )
        self.transport.close()
        self._watch_reader()

    def _is_answer_due(self) -> bool:
        """Whether the current request has no answer yet; then further output of the application is
        dropped."""
        if self._in_head:
            return self.cycle is None or self.cycle.response_complete
        self.cycle.disconnected = True
        self.cycle.message_event.set()
        return not self.cycle.response_started

    # --- timeouts --------------------------------------------------------------------------------

    def _wait(self, seconds: float | None) -> None:
        """Set the timeout for the client; None: no timeout."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        metrics.DROPPED.labels("late").inc()
        self._deadline = None
        self._gone = True
        self.transport.abort()

    def pause_writing(self) -> None:
        """The write buffer is full: start the timeout for the reader."""
        super().pause_writing()
        self._watch_reader()

    def on_response_complete(self) -> None:
        """The answer is complete: start the timeout for the reader."""
        super().on_response_complete()
        self._watch_reader()

    def _watch_reader(self) -> None:
        """Close the connection of a client that reads nothing."""
        unsent = self.transport.get_write_buffer_size()
        if self._slow_reader is None and unsent:
            self._slow_reader = self.loop.call_later(READ_SECONDS, self._check_reader, unsent)

    def _check_reader(self, before: int) -> None:
        self._slow_reader = None
        unsent = self.transport.get_write_buffer_size()
        if unsent and unsent > before - READ_BYTES:
            metrics.DROPPED.labels("slow").inc()
            self.transport.abort()
        else:
            self._watch_reader()

    def timeout_keep_alive_handler(self) -> None:
        """Keepalive timeout without a further request."""
        super().timeout_keep_alive_handler()
        self._watch_reader()


def missing_names() -> list[str]:
    """Private names that the installed uvicorn lacks."""
    found = lacking(HttpToolsProtocol, PROTOCOL_NAMES)
    return found + lacking(RequestResponseCycle, CYCLE_NAMES)
