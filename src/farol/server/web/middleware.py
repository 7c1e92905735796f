"""Middleware for every HTTP request: hosts, limits, security headers, and errors without
details.
"""

import secrets
from time import perf_counter
from typing import Final

import msgspec
import structlog
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from farol.protocol.bodies import Problem
from farol.server import metrics
from farol.server.scopes import REQUEST, client_network, is_secure
from farol.server.store.database import NO_CHANGES, READ_ONLY
from farol.server.web.context import ServerContext
from farol.server.web.pages import POLICY, SITE
from farol.server.web.scheduler import REQUEST_SECONDS

log = structlog.get_logger("farol.http")

HEADERS: Final = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
HTTPS_ONLY: Final = "max-age=31536000"  # one year; sent over HTTPS
REQUEST_ID: Final = "farol-request"  # header with the id for the log
SLOW_SECONDS: Final = 1.0  # after which a request is logged
CHANGING: Final = {"POST", "PUT", "PATCH", "DELETE"}
ONE_CLICK: Final = "/mail/stop/"  # one-click unsubscribe: the path authenticates, no cookie
COSTS: Final = {"/assets/": 0.02, f"{SITE}/": 0.02, "/healthz": 0.1, "/readyz": 0.1}  # in requests


class Guard:
    """The outermost middleware."""

    def __init__(self, app: ASGIApp, context: ServerContext) -> None:
        self._app = app
        self._context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass an HTTP request on or refuse it; sockets have checks of their own."""
        neighbour = self._context.neighbours.receive(scope)
        if scope["type"] == "websocket" and not neighbour:
            await receive()  # websocket.connect
            await send({"type": "websocket.close", "code": 1008})
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        start, number = perf_counter(), secrets.token_hex(4)
        answer = _Answer(send, scope, number)
        scope[REQUEST] = number
        if not neighbour:
            refusal: tuple[int, str] | None = (403, "That is no server of this table.")
        elif not await self._context.slices.turn(client_network(scope), REQUEST_SECONDS):
            refusal = (429, "Too many requests; try again in a moment.")
        else:
            refusal = self._refusal(scope)
        if refusal is not None:
            await answer.problem(*refusal)
        else:
            await self._let_in(scope, receive, answer)
        route, seconds = route_of(scope), perf_counter() - start
        metrics.REQUESTS.labels(route, str(answer.status)).inc()
        metrics.REQUEST_SECONDS.observe(route, seconds)
        if seconds > SLOW_SECONDS:
            log.warning(
                "slow-request", route=route, status=answer.status, seconds=round(seconds, 1)
            )

    async def _let_in(self, scope: Scope, receive: Receive, answer: "_Answer") -> None:
        try:
            await self._app(scope, receive, answer)
        except Exception:
            metrics.FAULTS.inc()
            log.exception("fault", request=scope[REQUEST], route=route_of(scope))
            if answer.status == 0:
                await answer.problem(500, "Something went wrong here; it has been noted.")

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        context = self._context
        if not context.is_for_us(scope):
            return 403, "This server is not called that; the setting `names` tells it its names."
        path: str = scope["path"]
        changing = scope["method"] in CHANGING and not path.startswith(ONE_CLICK)
        if path.startswith("/api/"):
            if context.away and not context.stopping:
                return 503, context.away
            if changing and context.store.ownership.wanted == READ_ONLY:
                return 503, NO_CHANGES
        if changing and not context.is_from_us(scope):
            return 403, "A page of another site cannot do that."
        cost = next((cost for start, cost in COSTS.items() if path.startswith(start)), 1.0)
        if not context.may_ask(scope, cost):
            return 429, "Too many requests; try again in a moment."
        return None


class _Answer:
    """Sends an answer with our headers and records its status."""

    def __init__(self, send: Send, scope: Scope, number: str) -> None:
        self._number = number
        self._send = send
        self._scope = scope
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            headers[REQUEST_ID] = self._number
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if is_secure(self._scope):
                headers.setdefault("strict-transport-security", HTTPS_ONLY)
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
    """The route of a request for metrics; its path may contain a code."""
    route = scope.get("route")
    return getattr(route, "path", "none") if route is not None else "none"
