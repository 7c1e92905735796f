"""One device's Farol: the application of a server with its tables, store and slices; no network.

A page's requests and messages come as they would over HTTP and WebSocket, and the same handlers
answer them.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote

import structlog

from farol.core.errors import FarolError
from farol.games import ALL
from farol.server.play.dealer import Dealer
from farol.server.play.lobby import Lobby
from farol.server.play.monotonic import ServerTime
from farol.server.play.services import Services
from farol.server.settings import Settings
from farol.server.settings.limits import Limits
from farol.server.store.stores import Store
from farol.server.web.app import new_app
from farol.server.web.context import ServerContext
from farol.server.web.feature import FeatureSet, schemas_of
from farol.server.web.middleware import Guard
from farol.server.web.writer import FAST
from farol.site.bots import LEVELS, TabBots
from farol.site.cookies import Cookies
from farol.site.database import TabDatabase
from farol.site.features import FEATURES

HOST: Final = "localhost"
PORT: Final = 80
CLIENT: Final = ("127.0.0.1", 0)  # who asks
TICK_SECONDS: Final = 15.0
# One person's device: nobody has to be kept from asking often.
LIMITS: Final = Limits(
    max_tables=200,
    tables_per_host=1000,
    tables_per_minute=1000.0,
    people_per_minute=1000.0,
    messages_per_second=1000.0,
    requests_per_second=1000.0,
    tries_per_minute=1000.0,
)

Headers = list[tuple[str, str]]

log = structlog.get_logger("farol.tab")


class TabAnswer:
    """The answer to a request."""

    def __init__(self) -> None:
        self.status = 0
        self.headers: Headers = []
        self.body = bytearray()

    async def send(self, message: Any) -> None:
        """A message of ASGI."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = [
                (k.decode("latin-1"), v.decode("latin-1")) for k, v in message["headers"]
            ]
        elif message["type"] == "http.response.body":
            self.body += message.get("body", b"")

    def values(self, name: str) -> list[str]:
        """All headers of this name."""
        return [value for key, value in self.headers if key == name]


class TabSocket:
    """A page's socket, without a wire: messages come by `hear`, and go out by `tell`."""

    def __init__(self, tell: Callable[[str], object], closed: Callable[[int], object]) -> None:
        self._tell = tell
        self._closed = closed
        self._hears: Callable[[str], None] | None = None
        self._gone: Callable[[], None] | None = None
        self._early: list[str] = []  # came before anybody listened
        self._ended = False
        self.unsent = 0  # everything is read at once

    def write(self, frame: bytes) -> int:
        """Put a message on its way."""
        if not self._ended:
            self._tell(frame.decode())
        return 0

    def end(self, code: int, _why: str) -> None:
        """Close it from this side."""
        if not self._ended:
            self.leave()
            self._closed(code)

    def hear_with(self, hears: Callable[[Any], None], _rate: float) -> None:
        """Pass every message on."""
        self._hears = hears
        early, self._early = self._early, []
        for frame in early:
            hears(frame)

    def keep(self, hears: Callable[[Any], None], rate: float, gone: Callable[[], None]) -> None:
        """The same; `gone` is called once at the end."""
        self._gone = gone
        self.hear_with(hears, rate)
        if self._ended:
            self.leave()

    def hear(self, frame: str) -> None:
        """A message of the page."""
        if self._hears is None:
            self._early.append(frame)
        elif not self._ended:
            self._hears(frame)

    def leave(self) -> None:
        """The page has closed it."""
        self._ended = True
        gone, self._gone = self._gone, None
        if gone is not None:
            gone()


class Tab:
    """Answers the requests and sockets of one page, or of several pages of one device."""

    def __init__(self, features: FeatureSet, cookies: Cookies) -> None:
        self.context = features.context
        self._cookies = cookies
        self._app: Guard = new_app(features)
        self._tasks: set[asyncio.Task[None]] = set()

    def _scope(self, kind: str, path: str, headers: Headers) -> dict[str, Any]:
        plain, _, query = path.partition("?")
        sent = [("host", HOST), *headers]
        if self._cookies.header:
            sent.append(("cookie", self._cookies.header))
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": unquote(plain),
            "raw_path": plain.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(k.lower().encode("latin-1"), v.encode("latin-1")) for k, v in sent],
            "client": CLIENT,
            "server": (HOST, PORT),
            "state": {},
        }

    async def request(self, method: str, path: str, headers: Headers, body: bytes) -> TabAnswer:
        """What a server answers to this."""
        scope = {**self._scope("http", path, headers), "method": method}
        answer, sent = TabAnswer(), False

        async def receive() -> dict[str, Any]:
            nonlocal sent
            if sent:
                await asyncio.Future()  # nobody hangs up
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self._app(scope, receive, answer.send)
        await self._cookies.hear(answer.values("set-cookie"))
        return answer

    def connect(self, tell: Callable[[str], object], closed: Callable[[int], object]) -> TabSocket:
        """A socket; what the server says goes to `tell`, its end to `closed`."""
        socket = TabSocket(tell, closed)
        task = asyncio.ensure_future(self._come(socket))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return socket

    async def _come(self, socket: TabSocket) -> None:
        scope = self._scope("websocket", "/api/socket", [])
        scope["state"] = {FAST: socket}

        async def receive() -> dict[str, Any]:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            if message["type"] == "websocket.close":
                socket.end(message.get("code", 1000), "")

        await self._app(scope, receive, send)


@asynccontextmanager
async def opened_tab(folder: Path, dealer: Dealer | None = None) -> AsyncIterator[Tab]:
    """Everything that is kept in a folder, open; all is finished when it closes. StoreError if it
    cannot be used."""
    store = Store(TabDatabase(folder / "farol.db", schemas_of(FEATURES)))
    await store.open()
    time = ServerTime()
    settings = Settings(limits=LIMITS, push="off")
    services = Services(store, time, TabBots(), settings.bot_pause, dealer or Dealer())
    lobby = Lobby(services, ALL, LIMITS.max_tables, LIMITS.tables_per_host)
    try:
        name = await store.settings.keep("name", secrets.token_hex(4))
        context = ServerContext(settings, lobby, store, time, name, PORT)
        context.reachable, context.levels, context.site = False, LEVELS, None
        context.rehearsal = dealer is not None
        features = FeatureSet(context, FEATURES)
        cookies = Cookies(store.settings)
        await cookies.load()
        async with features.running():
            keeping = asyncio.ensure_future(_keep(features))
            try:
                yield Tab(features, cookies)
            finally:
                keeping.cancel()
                with suppress(asyncio.CancelledError):
                    await keeping
                await lobby.close()
    finally:
        await store.close()


async def _keep(features: FeatureSet) -> None:
    """Resume all tables, then tidy up now and then."""
    await _try(features.context.lobby.resume)
    while True:
        await _try(features.context.lobby.sweep)
        for feature in features:
            await _try(feature.on_tick)
        features.context.documents.forget()
        await asyncio.sleep(TICK_SECONDS)


async def _try(work: Callable[[], Any]) -> None:
    """Do it; what goes wrong once must not keep it from being done again."""
    try:
        await work()
    except FarolError as error:
        log.error("fault", error=str(error))
    except Exception:
        log.exception("fault")
