"""Test harness of the server: a manual clock, in-memory sockets, a real store."""

import asyncio
import heapq
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from farol.bots.bot import Budget
from farol.bots.learned import learned_seats
from farol.community.daily.feature import DailyFeature
from farol.community.daily.service import Daily
from farol.community.features import FEATURES, SCHEMAS
from farol.community.history.feature import HistoryFeature
from farol.community.history.service import HistoryService
from farol.community.identity.feature import IdentityFeature
from farol.community.identity.people import People
from farol.community.notifications.feature import NotificationsFeature
from farol.community.notifications.service import Notifications
from farol.community.party.feature import PartyFeature
from farol.community.party.service import Party
from farol.community.ratings.feature import RatingsFeature
from farol.community.ratings.service import RatingService
from farol.core.rand import Rand
from farol.games import ALL, AnyGame
from farol.protocol import messages
from farol.protocol.bodies import NewTable
from farol.protocol.types import SeatPlan
from farol.server.play.lobby import Lobby
from farol.server.play.model.game import LiveGame
from farol.server.play.model.payloads import Thought
from farol.server.play.model.state import ClientMessage, SocketClosed
from farol.server.play.services import Services
from farol.server.play.table import Table
from farol.server.settings import Settings
from farol.server.store.sqlite import SqliteDatabase
from farol.server.store.store import Person
from farol.server.store.stores import Store
from farol.server.web.app import new_app
from farol.server.web.context import ServerContext
from farol.server.web.fast_websocket import FastWebSocket
from farol.server.web.feature import AnyFeature, FeatureSet
from farol.server.workers.bots import SOMEBODY, BotJob, think
from farol.server.workers.fair_queue import Requester
from tests.patience import patience

PATIENCE = patience(20.0)  # timeout in seconds of waits in tests
DATE_OF_START = 900_000.0  # the date at monotonic time 0
SIMULATIONS = 64  # of a bot in a test: no clock, so that the same world gives the same bytes
BOT = SeatPlan("bot", level="random")
MINE = SeatPlan("me")
OPEN = SeatPlan("open")


class HandTime:
    """A manual clock."""

    def __init__(self) -> None:
        self._now = 1_000_000.0
        self.set_by = 0.0  # seconds by which the date was changed
        self._calls: list[tuple[float, int, Callable[[], object]]] = []
        self._cancelled: set[int] = set()
        self._count = 0

    def now(self) -> float:
        return self._now + self.set_by

    def monotonic(self) -> float:
        return self._now - DATE_OF_START  # far from the date, as on a real machine

    def call_later(self, seconds: float, call: Callable[[], object]) -> "Cancel":
        self._count += 1
        heapq.heappush(self._calls, (self._now + seconds, self._count, call))
        return Cancel(self._cancelled, self._count)

    def pass_by(self, seconds: float) -> None:
        until = self._now + seconds
        while self._calls and self._calls[0][0] <= until:
            self._now, number, call = heapq.heappop(self._calls)
            if number not in self._cancelled:
                call()
        self._now = until


@dataclass
class Cancel:
    cancelled: set[int]
    number: int

    def cancel(self) -> None:
        self.cancelled.add(self.number)


class HandBots:
    """Bots that think synchronously in this process, and record their jobs."""

    def __init__(self) -> None:
        self.jobs: list[BotJob] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def choose(self, job: BotJob, _asker: Requester = SOMEBODY) -> Thought:
        self.jobs.append(job)
        await self.gate.wait()
        return think(job, Budget(SIMULATIONS))


@dataclass(eq=False)
class Client:
    """A person at a table, without a socket."""

    person: Person
    table: Table
    frames: list[bytes] = field(default_factory=list)
    closed: tuple[int, str] | None = None
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    _read: int = 0

    def close(self, code: int, why: str) -> None:
        self.closed = (code, why)

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)
        self._news.set()

    def say(self, kind: str, **fields: Any) -> None:
        message = messages.decode(json.dumps({"type": kind, **fields}))
        assert self.table.post(ClientMessage(self, message, self.table.now))

    def leave(self) -> None:
        self.table.post(SocketClosed(self))

    @property
    def heard(self) -> list[dict[str, Any]]:
        return [json.loads(frame) for frame in self.frames]

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        async with asyncio.timeout(PATIENCE):
            while True:
                while self._read < len(self.frames):
                    message: dict[str, Any] = json.loads(self.frames[self._read])
                    self._read += 1
                    if not kinds or message["type"] in kinds:
                        return message
                self._news.clear()
                await self._news.wait()

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        asked = f"q{len(self.frames)}-{self._read}"
        self.say(kind, id=asked, **fields)
        while True:
            message = await self.next()
            if asked in {message.get("id"), message.get("answer")}:
                return message

    async def hello(self, look: int | None = None, version: int | None = None) -> dict[str, Any]:
        self.say("hello", code=self.table.row.code, look=look, version=version)
        return await self.next("welcome", "refused")

    async def over(self) -> None:
        """Wait for the end of the game."""
        while self.table.row.status != "over":
            await self.next("steps", "table")

    async def settled(self) -> None:
        """Wait until the table has handled all earlier messages."""
        await self.ask("ping")


def in_a_file(folder: Path) -> Store:
    """The default store."""
    return Store(SqliteDatabase(folder / "farol.db", SCHEMAS))


store_in: Callable[[Path], Store] = in_a_file  # the store of a folder


class Harness:
    """A server without a network."""

    __test__ = False

    def __init__(
        self,
        store: Store,
        settings: Settings,
        games: dict[str, AnyGame],
        features: Sequence[AnyFeature] = FEATURES,
    ) -> None:
        self.store = store
        self.time = HandTime()
        self.bots = HandBots()
        self.services = Services(store, self.time, self.bots, 0.0)
        self.services.learned = learned_seats(settings.networks)
        self.lobby = Lobby(self.services, games, max_open=1000)
        self.context = ServerContext(settings, self.lobby, store, self.time)
        self.features = FeatureSet(self.context, features)
        self.app = new_app(self.features)

    @property
    def people(self) -> People:
        return self.features.need(IdentityFeature).service

    @property
    def history(self) -> HistoryService:
        return self.features.need(HistoryFeature).service

    @property
    def ratings(self) -> RatingService:
        return self.features.need(RatingsFeature).service

    @property
    def daily(self) -> Daily:
        return self.features.need(DailyFeature).service

    @property
    def notifications(self) -> Notifications:
        return self.features.need(NotificationsFeature).service

    def party(self) -> Party:
        """Start a party, as if the server had been restarted with one."""
        return self.features.need(PartyFeature).open()

    async def tick(self) -> None:
        """Run the periodic tasks."""
        await self.lobby.sweep()
        for feature in self.features:
            await feature.on_tick()

    async def person(self, name: str = "Ana") -> Person:
        person, _ = await self.people.add(name)
        return person

    async def open(self, person: Person, *plans: SeatPlan, **more: Any) -> Table:
        game = more.pop("game", "saboteur")
        return await self.lobby.open(NewTable(game, list(plans), **more), person)

    async def table(self, code: str) -> Table:
        """The table with this code, which must exist."""
        found = await self.lobby.find(code)
        assert found is not None
        return found

    def http(self, cookie: str | None = None, address: str = "10.0.0.7") -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app=self.app, client=(address, 1234))
        cookies = {} if cookie is None else {self.context.cookie: cookie}
        return httpx.AsyncClient(transport=transport, base_url="http://localhost", cookies=cookies)


@asynccontextmanager
async def opened(
    folder: Path,
    games: dict[str, AnyGame] = ALL,
    features: Sequence[AnyFeature] = FEATURES,
    **settings: Any,
) -> AsyncIterator[Harness]:
    """A harness on the store of this folder; closing and opening again is a restart."""
    store = store_in(folder)
    await store.open()
    harness = Harness(store, Settings(**settings), games, features)
    try:
        yield harness
    finally:
        await harness.lobby.close()
        await store.close()


@asynccontextmanager
async def on_tcp(harness: Harness) -> AsyncIterator[int]:
    """The harness on a real port."""
    config = uvicorn.Config(
        harness.app, port=0, lifespan="off", log_config=None, ws=FastWebSocket, server_header=False
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server._serve())
    while not server.started:
        await asyncio.sleep(0.001)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await serving


async def seated(harness: Harness, count: int = 3, **more: object) -> list[Client]:
    """People in all seats of a started table, each looking through their own seat."""
    people = [await harness.person(f"P{n}") for n in range(count)]
    table = await harness.open(people[0], MINE, *[OPEN] * (count - 1), **more)
    clients = [Client(person, table) for person in people]
    for seat, client in enumerate(clients):
        await client.hello()
        if seat:
            await client.ask("sit", seat=seat, name=f"P{seat}")
        await client.ask("look", look=seat)
    assert (await clients[0].ask("start"))["type"] == "done"
    for client in clients:
        await client.settled()
    return clients


def game_of(table: Table) -> LiveGame:
    """The game of a started table."""
    assert table.state.game is not None
    return table.state.game


def mover(clients: list[Client]) -> int:
    """The seat to act."""
    to_act = game_of(clients[0].table).to_act
    assert to_act is not None
    return to_act


async def view_of(client: Client, look: int) -> dict[str, object]:
    client.say("look", look=look)
    return await client.next("view")


async def all_resign(clients: list[Client]) -> None:
    """End the game without people."""
    for seat, client in enumerate(clients):
        await client.ask("resign", seat=seat)
    await clients[0].over()


async def play_choice(client: Client, view: dict[str, Any], rand: Rand) -> dict[str, Any]:
    """Make one of the choices of a view; returns the table's answer."""
    choice = view["choices"][rand.below(len(view["choices"]))]
    return await client.ask("act", seat=view["look"], version=view["version"], action=choice)


class AsgiSocket:
    """An in-memory WebSocket: speaks ASGI with the application directly."""

    def __init__(
        self,
        harness: Harness,
        token: str | None,
        address: str = "10.0.0.7",
        headers: dict[str, str] | None = None,
    ) -> None:
        named = {"host": "localhost"} | (headers or {})
        if token is not None:
            named["cookie"] = f"{harness.context.cookie}={token}"
        self._scope = {
            "type": "websocket",
            "path": "/api/socket",
            "raw_path": b"/api/socket",
            "root_path": "",
            "query_string": b"",
            "scheme": "ws",
            "subprotocols": [],
            "client": (address, 4321),
            "headers": [(name.encode(), value.encode()) for name, value in named.items()],
        }
        self._app = harness.app
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.reading = asyncio.Event()
        self.reading.set()
        self.task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "AsgiSocket":
        self._in.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(self._app(self._scope, self._in.get, self._send))
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.task is not None
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        self.reading.set()
        async with asyncio.timeout(PATIENCE):
            await self.task

    async def _send(self, event: dict[str, Any]) -> None:
        await self.reading.wait()
        self._out.put_nowait(event)

    async def event(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            return await self._out.get()

    def frame(self, frame: bytes | str) -> None:
        kind = "text" if isinstance(frame, str) else "bytes"
        self._in.put_nowait({"type": "websocket.receive", kind: frame})

    def say(self, kind: str, **fields: Any) -> None:
        self.frame(json.dumps({"type": kind, **fields}))

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; closing counts as one."""
        while True:
            event = await self.event()
            if event["type"] == "websocket.close":
                return {**event, "type": "close"}
            if event["type"] == "websocket.send":
                message: dict[str, Any] = json.loads(event["text"])
                if not kinds or message["type"] in kinds:
                    return message

    async def closed(self) -> int:
        while True:
            event = await self.event()
            if event["type"] == "websocket.close":
                code: int = event["code"]
                return code
