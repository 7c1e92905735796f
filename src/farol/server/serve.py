"""Runs a server: finds a port, opens the store, resumes the tables, and stops cleanly."""

import asyncio
import gc
import logging
import resource
import secrets
import signal
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from typing import Any, Final

import structlog
import uvicorn

from farol import __version__
from farol.bots.learned import learned_seats
from farol.bots.registry import profile_of
from farol.core.errors import FarolError
from farol.games import ALL
from farol.protocol import messages
from farol.server import metrics
from farol.server.opening import is_shared, opened_store
from farol.server.play.dealer import Dealer
from farol.server.play.lobby import Lobby
from farol.server.play.model.typed import read
from farol.server.play.monotonic import ServerTime
from farol.server.play.rehearsal import Rehearsals
from farol.server.play.services import Services
from farol.server.settings import Settings
from farol.server.store.store import StoreError
from farol.server.tracing import opened_tracer
from farol.server.web.app import new_app
from farol.server.web.context import ServerContext
from farol.server.web.feature import AnyFeature, FeatureSet, schemas_of
from farol.server.web.protocols import set_protocols
from farol.server.workers.bots import BotWorkers, think
from farol.server.workers.documents import DocumentCache, DocumentWorkers, made
from farol.server.workers.pool import WorkerPool, all_gone
from farol.server.workers.readers import Readers

PORTS_TRIED: Final = 50
LAG_SECONDS: Final = 0.5  # between two measurements of the event loop's lag
SWEEP_SECONDS: Final = 15.0
BACK_IN: Final = 2.0  # seconds that clients are told to wait before reconnecting
LAST_WORDS: Final = 0.2  # seconds to flush the message that the server stops
GRACE: Final = 5  # seconds for open requests on shutdown
PING_SECONDS: Final = 20.0
REST_SECONDS: Final = 600.0  # of idleness before the process for records and replays is stopped
YOUNG_OBJECTS: Final = 20_000  # garbage collector: threshold of generation 0
YOUNG_LOOKS: Final = 3  # garbage collector: threshold of generation 1; larger: longer pauses
FAULT_SECONDS: Final = 60.0  # between two log lines about exceptions that reached the event loop
LOOKS: Final = 200  # garbage collector: threshold of generation 2, which pauses everything

log = structlog.get_logger("farol.serve")


class CannotServe(FarolError):
    """The server cannot start."""


def bind(host: str, port: int, exact: bool = False) -> socket.socket:
    """A listening socket on this port or the next free one; `exact`: on this port only."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    others = [*range(port, min(port + PORTS_TRIED, 65536)), 0]
    tried = [port] if exact or port == 0 else others
    for candidate in tried:
        opened = socket.socket(family, socket.SOCK_STREAM)
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            opened.bind((host, candidate))
            opened.listen(2048)
        except OSError as error:
            opened.close()
            if error.errno is None or isinstance(error, socket.gaierror):
                raise CannotServe(f"Cannot listen on {host}: {error.strerror}.") from error
            last = error
        else:
            return opened
    raise CannotServe(f"Cannot listen on {host}, port {port}: {last.strerror}.")


class LoopFaults:
    """Exception handler of the event loop: counts every fault, logs one a minute, so that attackers
    cannot fill the disk with tracebacks."""

    def __init__(self) -> None:
        self._logged_at: float | None = None
        self._unlogged = 0

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Handle what asyncio passes to exception handlers."""
        metrics.FAULTS.inc()
        now = loop.time()
        if self._logged_at is not None and now - self._logged_at < FAULT_SECONDS:
            self._unlogged += 1
            return
        error, unlogged = context.get("exception"), self._unlogged
        self._logged_at, self._unlogged = now, 0
        log.error("fault", what=str(context.get("message")), unlogged=unlogged, exc_info=error)


class UvicornServer(uvicorn.Server):
    """uvicorn with a shutdown message to every client."""

    def __init__(self, config: uvicorn.Config, context: ServerContext) -> None:
        super().__init__(config)
        self._context = context

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at a signal. uvicorn would raise it again afterwards, and the process would end
        before tables and store are closed."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Notify clients, then close. On a shared database, release the tables to other servers."""
        self._context.stopping = True
        if is_shared(self._context.settings.data):
            await self._context.lobby.hand_over()
        frame = messages.encode(messages.Stopping(BACK_IN))
        for connection in list(self._context.sockets):
            connection.send(frame)
            connection.close(1012, "The server stops; come back in a moment.")
        if self._context.sockets:
            await asyncio.sleep(LAST_WORDS)
        await super().shutdown(sockets)


@asynccontextmanager
async def opened_server(
    settings: Settings, port: int, features: Sequence[AnyFeature], rehearsal: bool = False
) -> AsyncIterator[FeatureSet]:
    """A server with its store, tables, bots and features; all are closed on exit."""
    learned = learned_seats(settings.networks)  # first, because loading networks may fail
    tracer = opened_tracer(settings.traces, settings.node)
    store = await opened_store(settings, schemas_of(features))
    thinking = partial(think, learned=settings.networks)
    time, workers = ServerTime(), BotWorkers(settings.workers, thinking)
    dealer = Rehearsals() if rehearsal else Dealer()
    readers = WorkerPool(1, read, time.monotonic)
    services = Services(store, time, workers, settings.bot_pause, dealer, Readers(readers.answer))
    services.learned = learned
    lobby = Lobby(services, ALL, settings.limits.max_tables, settings.limits.tables_per_host)
    clerks = DocumentWorkers(made, time.monotonic)
    documents = DocumentCache(clerks.make, time.monotonic)
    try:
        # tells this server's cookies from those of others on the same machine
        name = await store.settings.keep("name", secrets.token_hex(4))
        context = ServerContext(settings, lobby, store, time, name, port, documents)
        context.workers, context.tracer = workers, tracer
        context.rehearsal = rehearsal
        opened = FeatureSet(context, features)
        async with opened.running():
            rests = [clerks.rest, readers.rest]
            keeping = asyncio.create_task(_keep(opened, rests))
            watching = asyncio.create_task(_watch_the_loop())
            try:
                yield opened
            finally:
                for task in (keeping, watching):
                    task.cancel()
                    with suppress(asyncio.CancelledError):
                        await task
                await lobby.close()
    finally:
        for pool in (workers, clerks, readers):
            pool.close()
        await store.close()
        await all_gone()
        if tracer is not None:
            await asyncio.to_thread(tracer.close)


async def _keep(features: FeatureSet, rests: Sequence[Callable[[float], None]]) -> None:
    """Resume all tables, then run housekeeping periodically."""
    context = features.context
    await _try("resumed", context.lobby.resume)
    while True:
        await _try("swept", context.lobby.sweep)
        for feature in features:
            await _try(feature.name, feature.on_tick)
        for rest in rests:
            rest(REST_SECONDS)
        context.documents.forget()
        await asyncio.sleep(SWEEP_SECONDS)


async def _watch_the_loop() -> None:
    """Measure the lag of the event loop."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        metrics.LOOP_LAG.observe(max(0.0, loop.time() - due))


async def _try(what: str, work: Callable[[], Awaitable[int | None]]) -> None:
    """Run periodic work; a failure is logged and does not stop the next run."""
    try:
        count = await work()
    except StoreError as error:
        log.error("not-now", what=what, error=str(error))
    except Exception:
        metrics.FAULTS.inc()
        log.exception("fault", what=what)
    else:
        log.log(logging.INFO if what == "resumed" else logging.DEBUG, what, count=count)


async def run_server(
    settings: Settings,
    announce: Callable[[FeatureSet], None],
    features: Sequence[AnyFeature] = (),
    rehearsal: bool = False,
) -> None:
    """Serve until stopped. `rehearsal` is for tests: the randomness of its tables is known."""
    if rehearsal and not settings.local:
        raise CannotServe("A rehearsal is for this machine alone; nobody else may reach it.")
    if settings.node and not settings.node_key:
        raise CannotServe("Servers that reach each other need the same `node_key`.")
    if is_shared(settings.data) and not settings.node:
        raise CannotServe(
            "Servers may share a database of PostgreSQL: the setting `node` says where the others "
            "reach this one, such as http://10.0.0.3:8420."
        )
    raise_file_limit()
    for game in ALL.values():
        profile_of(game)  # takes a tenth of a second, which no move should wait for
    collect_seldom()
    asyncio.get_running_loop().set_exception_handler(LoopFaults())
    listening = bind(settings.host, settings.port, exact=bool(settings.node))
    port = listening.getsockname()[1]
    async with opened_server(settings, port, features, rehearsal) as opened:
        config = uvicorn.Config(
            new_app(opened),
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            ws_max_size=messages.LONGEST_FRAME,
            ws_per_message_deflate=False,  # it costs memory per socket and hides no lengths
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=settings.proxies or None,
            timeout_graceful_shutdown=GRACE,
        )
        limits = settings.limits
        per_address, in_all = limits.connections_per_address, limits.max_sockets
        set_protocols(config, per_address, in_all, settings.proxies)
        log.info("listening", host=settings.host, port=port, version=__version__)
        announce(opened)
        await UvicornServer(config, opened.context).serve(sockets=[listening])
    log.info("stopped")


def collect_seldom() -> None:
    """Tune the garbage collector for short pauses: with the defaults, ten thousand new sockets stop
    everything for 170 ms. Tables, sockets and requests leave no reference cycles behind
    (tests/server/test_gone_sockets.py), and collecting after every few moves would cost a tenth of
    the CPU.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, YOUNG_LOOKS, LOOKS)


def raise_file_limit() -> None:
    """Raise the limit of open files, which bounds the number of sockets, to the system's
    maximum."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 1 << 20), hard))
