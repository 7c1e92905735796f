"""Relay of sockets and requests to the server that owns a table. The owner authenticates the person
by the same cookie in the same database; the client's address and the relay itself are signed with
the key that all servers share.
"""

import asyncio
import hmac
import socket
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from time import monotonic
from typing import TYPE_CHECKING, Final, Protocol
from urllib.parse import urlsplit

import msgspec
import structlog
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from farol.protocol import messages
from farol.server import metrics
from farol.server.scopes import BODY, RELAYED, client_address, header, is_secure
from farol.server.store.store import OwnedElsewhere
from farol.server.tracing import MAX_PARENT

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

HEADER: Final = "farol-relay"
FRESH_SECONDS: Final = 60.0  # for which a signature is valid; allows for clock differences
PATIENCE: Final = 3.0  # timeout in seconds for another server
CALL_SECONDS: Final = 1.5  # the same for a socket: its client may reach that server by another way
SILENT_SECONDS: Final = 3.0  # for which a silent server is not called again
SOCKET: Final = "/api/socket"
# TCP options of a relay socket, in seconds; the last one, TCP_USER_TIMEOUT, in milliseconds. Not
# every system has all of them.
SOCKET_LIMITS: Final = tuple(
    (getattr(socket, name), value)
    for name, value in (
        ("TCP_KEEPIDLE", 2),
        ("TCP_KEEPINTVL", 1),
        ("TCP_KEEPCNT", 2),
        ("TCP_USER_TIMEOUT", 4000),
    )
    if hasattr(socket, name)
)
THREADS: Final = 16  # requests under way to other servers
JSON: Final = "application/json"
LARGEST: Final = 64 * 1024 * 1024  # bytes of a relayed answer
KEPT: Final = ("content-type", "cache-control", "content-disposition")

_THERE: Final = metrics.RELAYED.labels("there")
_BACK: Final = metrics.RELAYED.labels("back")

log = structlog.get_logger("farol.relay")


class NoNeighbour(Exception):
    """The server that owns a table cannot be reached."""


class SilentNeighbour(NoNeighbour):
    """Its machine is not reached, so that waiting is pointless: the table may well be played."""


def traced(frame: bytes) -> tuple[str, bytes]:
    """A message as `Relay.write` sends it: the trace that it belongs to, and the message.

    >>> traced(b'00-12-34-01 {"type":"x"}'), traced(b'{"type":"x"}')
    (('00-12-34-01', b'{"type":"x"}'), ('', b'{"type":"x"}'))
    """
    if frame[:1] == b"{":
        return "", frame
    trace, _, message = frame[: MAX_PARENT + 1].partition(b" ")
    return trace.decode("ascii", "replace"), message + frame[MAX_PARENT + 1 :]


class Near(Protocol):
    """The client's socket at this server."""

    def send(self, frame: bytes) -> None:
        """Queue a message."""

    def close(self, code: int, why: str) -> None:
        """Close it after all queued messages."""


class Neighbours:
    """Client for the other servers of one database. Without a key there are none."""

    def __init__(self, key: str, now: Callable[[], float]) -> None:
        self._key = key.encode()
        self._now = now
        # not the threads of everybody: they may all wait for a server that is silent
        self._silent: dict[str, float] = {}  # when servers were silent, by address
        self._threads = ThreadPoolExecutor(THREADS, "farol-relay")

    # --- signatures ----------------------------------------------------------------------------

    def introduce(self, scope: Scope, method: str, target: str) -> list[tuple[str, str]]:
        """The signed headers with which another server accepts one request of this client."""
        scheme = "https" if is_secure(scope) else "http"
        said = f"{self._now():.0f} {scheme} {client_address(scope)}"
        cookie = header(scope, b"cookie")
        headers = [(HEADER, f"{said} {self._signed(said, method, target, cookie)}")]
        if cookie is not None:
            headers.append(("cookie", cookie))
        return headers

    def receive(self, scope: Scope) -> bool:
        """Restore a relayed request's client address; False if its signature is invalid."""
        found = header(scope, HEADER.encode())
        if found is None:
            return not any(key == HEADER.encode() for key, _ in scope["headers"])
        said, _, signature = found.rpartition(" ")
        at, _, rest = said.partition(" ")
        scheme, _, address = rest.partition(" ")
        ours = self._signed(said, *_request_of(scope), header(scope, b"cookie"))
        if not self._key or not hmac.compare_digest(signature.encode(), ours.encode()):
            return False
        if not abs(self._now() - float(at)) <= FRESH_SECONDS:
            log.warning("introduction-too-old", seconds=round(self._now() - float(at)))
            return False
        scope["client"] = (address, 0)
        socket = scope["type"] == "websocket"
        scope["scheme"] = {"http": "ws", "https": "wss"}[scheme] if socket else scheme
        scope[RELAYED] = True
        return True

    def _signed(self, said: str, method: str, target: str, cookie: str | None) -> str:
        whole = "\n".join((said, method, target, cookie or ""))
        return hmac.new(self._key, whole.encode(), "sha256").hexdigest()

    # --- relaying ------------------------------------------------------------------------------

    async def call(
        self, elsewhere: OwnedElsewhere, scope: Scope, near: Near, moved: Callable[[], None]
    ) -> "Relay":
        """Connect to the server that owns a table; `moved` is called when it no longer does.
        NoNeighbour if it refuses, SilentNeighbour if it is not reached.
        """
        if scope.get(RELAYED) or not self._key or not elsewhere.address:
            raise NoNeighbour
        if monotonic() - self._silent.get(elsewhere.address, -SILENT_SECONDS) < SILENT_SECONDS:
            raise SilentNeighbour  # at once: its clients try the next server
        # here, as a server without neighbours needs no client of sockets
        from websockets.asyncio.client import connect  # noqa: PLC0415
        from websockets.exceptions import InvalidHandshake, WebSocketException  # noqa: PLC0415

        place = f"ws{elsewhere.address.removeprefix('http')}{SOCKET}"
        try:
            far = await connect(
                place,
                additional_headers=self.introduce(scope, "GET", SOCKET),
                compression=None,
                max_size=LARGEST,
                open_timeout=CALL_SECONDS,
                proxy=None,
            )
        except (ConnectionRefusedError, InvalidHandshake, WebSocketException) as error:
            metrics.RELAYS_FAILED.inc()
            raise NoNeighbour from error  # it has died, or stops: the table will be free
        except OSError as error:
            metrics.RELAYS_FAILED.inc()
            self._silent[elsewhere.address] = monotonic()
            raise SilentNeighbour from error
        _set_limits(far)
        return Relay(far, near, moved)

    async def fetch(self, elsewhere: OwnedElsewhere, request: Request) -> Response:
        """Forward a request to the owner of the table; NoNeighbour if it does not answer."""
        scope = request.scope
        return await self.ask(elsewhere, request, *_request_of(scope), scope.get(BODY))

    async def ask(
        self,
        elsewhere: OwnedElsewhere,
        request: Request,
        method: str,
        path: str,
        body: bytes | None = None,
    ) -> Response:
        """Send an HTTP request to the server that owns the table; NoNeighbour without an answer."""
        if request.scope.get(RELAYED) or not self._key or not elsewhere.address:
            raise NoNeighbour
        headers = dict(self.introduce(request.scope, method, path))
        if body is not None:
            headers["content-type"] = JSON
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._threads, _fetched, elsewhere.address, method, path, headers, body
            )
        except (OSError, HTTPException) as error:
            metrics.RELAYS_FAILED.inc()
            raise NoNeighbour from error


def _request_of(scope: Scope) -> tuple[str, str]:
    """Method and target of a request, as sent."""
    query = scope.get("query_string", b"").decode("latin-1")
    target = scope.get("raw_path", b"").decode("latin-1")
    return scope.get("method", "GET"), target + (f"?{query}" if query else "")


def _set_limits(far: "ClientConnection") -> None:
    """Set TCP keepalive: WebSocket pings for every relay socket would cost more."""
    line = far.transport.get_extra_info("socket")
    for option, value in SOCKET_LIMITS:
        line.setsockopt(socket.IPPROTO_TCP, option, value)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)


class Relay:
    """One client's socket, relayed to the server that owns the table."""

    def __init__(self, far: "ClientConnection", near: Near, moved: Callable[[], None]) -> None:
        self._far = far
        self._moved = moved
        self._near = near
        self._frames: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._tasks = [asyncio.create_task(self._back()), asyncio.create_task(self._forth())]
        metrics.RELAYS.inc()

    def write(self, message: messages.FromClient, trace: str = "") -> None:
        """Queue a message with its trace ahead of it; never waits."""
        frame = msgspec.json.encode(message)
        self._frames.append(f"{trace} ".encode() + frame if trace else frame)
        _THERE.inc(len(frame))
        self._news.set()

    async def _forth(self) -> None:
        while True:
            while self._frames:
                await self._far.send(self._frames.popleft(), text=True)
            self._news.clear()
            await self._news.wait()

    async def _back(self) -> None:
        """Pass messages back to the client; when the far socket closes, so does the client's."""
        from websockets.exceptions import WebSocketException  # noqa: PLC0415

        try:
            async for frame in self._far:
                data = frame.encode() if isinstance(frame, str) else frame
                _BACK.inc(len(data))
                self._near.send(data)
        except WebSocketException as error:
            log.info("relay-cut", error=str(error))
        code = self._far.close_code or messages.COME_BACK
        known = code if code >= 3000 else messages.COME_BACK  # others concern this relay only
        self._moved()
        self._near.close(known, self._far.close_reason or messages.MOVED)

    def end(self) -> None:
        """Close: the client is gone or looks at another table."""
        metrics.RELAYS.dec()
        for task in self._tasks:
            task.cancel()
        closing = asyncio.create_task(self._far.close())
        _CLOSING.add(closing)
        closing.add_done_callback(_CLOSING.discard)


_CLOSING: Final[set[asyncio.Task[None]]] = set()


def _fetched(
    address: str, method: str, path: str, headers: dict[str, str], body: bytes | None
) -> Response:
    place = urlsplit(address)
    kind = HTTPSConnection if place.scheme == "https" else HTTPConnection
    line = kind(place.hostname or "", place.port, timeout=PATIENCE)
    try:
        line.request(method, path, body, headers)
        answer = line.getresponse()
        body = answer.read(LARGEST)
        kept = {name: answer.headers[name] for name in KEPT if name in answer.headers}
        return Response(body, answer.status, kept)
    finally:
        line.close()
