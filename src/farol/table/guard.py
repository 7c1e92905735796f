"""What every HTTP request passes: hosts, limits, headers, and errors that tell nothing."""

from typing import Final

import msgspec
import structlog
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from farol.table import metrics
from farol.table.bodies import Problem
from farol.table.house import House, address_of

log = structlog.get_logger("farol.http")

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # pieces are placed by style attributes
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
CHANGING: Final = {"POST", "PUT", "PATCH", "DELETE"}
FREE: Final = ("/assets/", "/healthz", "/metrics")  # many at once when a page loads, or from inside


class Guard:
    """Stands before all routes."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let an HTTP request through, or say why not; sockets have a door of their own."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        answer = _Answer(send, scope)
        refusal = self._refusal(scope)
        if refusal is not None:
            await answer.problem(*refusal)
        else:
            await self._let_in(scope, receive, answer)
        metrics.REQUESTS.labels(route_of(scope), str(answer.status)).inc()

    async def _let_in(self, scope: Scope, receive: Receive, answer: "_Answer") -> None:
        try:
            await self._app(scope, receive, answer)
        except Exception:
            metrics.FAULTS.inc()
            log.exception("fault", route=route_of(scope))
            if answer.status == 0:
                await answer.problem(500, "Something went wrong here; it has been noted.")

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        house = self._house
        if not house.is_for_us(scope):
            return 403, "This server is not called that; the setting `names` tells it its names."
        if scope["method"] in CHANGING and not house.is_from_us(scope):
            return 403, "A page of another site cannot do that."
        if scope["path"].startswith(FREE):
            return None
        if not house.requests.take(address_of(scope), house.time.now()):
            return 429, "Too many requests; try again in a moment."
        return None


class _Answer:
    """Sends an answer with our headers, and remembers its status."""

    def __init__(self, send: Send, scope: Scope) -> None:
        self._send = send
        self._scope = scope
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if self._scope["path"].startswith("/api/"):
                headers.setdefault("cache-control", "no-store")
        await self._send(message)

    async def problem(self, status: int, sentence: str) -> None:
        body = msgspec.json.encode(Problem(sentence))
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
        ]
        await self({"type": "http.response.start", "status": status, "headers": headers})
        await self({"type": "http.response.body", "body": body})


def route_of(scope: Scope) -> str:
    """The route of a request, not its path: a path may hold a code."""
    route = scope.get("route")
    return getattr(route, "path", "none") if route is not None else "none"
