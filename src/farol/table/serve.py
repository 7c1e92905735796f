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
from farol.table import metrics
from farol.table.http.app import new_app
from farol.table.http.bounded import BoundedHttp, Doorway
from farol.table.http.context import ServerContext
from farol.table.http.fast_websocket import FastWebSocket
from farol.table.http.post_office import check_mail, opened_post_office
from farol.table.live.bots import Workers, think
from farol.table.live.crew import Crew, all_gone
from farol.table.live.daily import Daily
from farol.table.live.dealer import Dealer
from farol.table.live.documents import Clerks, Documents, made
from farol.table.live.historian import Historian, work
from farol.table.live.lobby import Lobby
from farol.table.live.model.typed import read
from farol.table.live.party import Party
from farol.table.live.people import People
from farol.table.live.readers import Readers
from farol.table.live.rehearsal import Rehearsals
from farol.table.live.steady import ServerTime
from farol.table.live.table import Services
from farol.table.protocol import messages
from farol.table.settings import Settings
from farol.table.storage.opening import is_shared, opened_store
from farol.table.tracing import opened_tracer

PORTS_TRIED: Final = 50
SWEEP_SECONDS: Final = 15.0
BACK_IN: Final = 2.0  # seconds until clients should try again
LAST_WORDS: Final = 0.2  # seconds for the message that the server stops to get out
GRACE: Final = 5  # seconds for open requests at the end
PING_SECONDS: Final = 20.0
REST_SECONDS: Final = 600.0  # without a record or replay to make, before that process ends
YOUNG_OBJECTS: Final = 20_000  # before the garbage collector looks at them
YOUNG_LOOKS: Final = 3  # before it looks at those that were left, too: more would take longer
FAULT_SECONDS: Final = 60.0  # between two lines of log about exceptions that reached the loop
LOOKS: Final = 200  # of these, before it looks at everything, which holds everybody up

log = structlog.get_logger("farol.serve")


class CannotServe(FarolError):
    """The server cannot start."""


def bind(host: str, port: int) -> socket.socket:
    """A listening socket on this port or the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    tried = [port] if port == 0 else [*range(port, min(port + PORTS_TRIED, 65536)), 0]
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
    """Exception handler of the event loop: counts every fault, logs one a minute, so that nobody
    fills the disk with tracebacks."""

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


class Server(uvicorn.Server):
    """uvicorn, with a last word to every client."""

    def __init__(self, config: uvicorn.Config, context: ServerContext) -> None:
        super().__init__(config)
        self._context = context

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at a signal. uvicorn would raise it once more afterwards, and the program would
        end before tables and store are closed."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody, then close. Where servers share a database, the others get the tables."""
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
async def opened_context(
    settings: Settings, port: int, party: bool = False, rehearsal: bool = False
) -> AsyncIterator[ServerContext]:
    """A context with its store, tables and bots; everything is finished when it closes."""
    learned = learned_seats(settings.networks)  # before all else: they may not be fit to play
    tracer = opened_tracer(settings.traces, settings.node)
    store = await opened_store(settings)
    name = await store.setting("name")
    if name is None:
        name = secrets.token_hex(4)
        await store.set_setting("name", name)
    thinking = partial(think, learned=settings.networks)
    time, workers = ServerTime(), Workers(settings.workers, thinking)
    dealer = Rehearsals() if rehearsal else Dealer()
    readers = Crew(1, read, time.steady)
    services = Services(store, time, workers, settings.bot_pause, dealer, Readers(readers.answer))
    services.learned = learned
    post = await opened_post_office(settings, store, time)
    if post is not None:
        services.tell_away = post.courier.tell
    lobby = Lobby(services, ALL, settings.max_tables, settings.tables_per_host)
    clerks, archive = Clerks(made, time.steady), Clerks(work, time.steady)
    documents = Documents(clerks.make, time.steady)
    historian = Historian(store, time.now, archive.make)
    people = People(store, time)
    context = ServerContext(settings, lobby, people, time, name, port, documents, historian)
    context.party = Party(lobby, store, time) if party else None
    context.workers, context.tracer = workers, tracer
    if post is not None:
        context.push, context.mail = post.push, post.mail
    rests = [clerks.rest, readers.rest, archive.rest]
    keeping = asyncio.create_task(_keep(lobby, rests, documents, context.daily))
    try:
        yield context
    finally:
        keeping.cancel()
        with suppress(asyncio.CancelledError):
            await keeping
        await lobby.close()
        if post is not None:
            await post.courier.close()
        workers.close()
        await historian.close()
        archive.close()
        clerks.close()
        readers.close()
        await store.close()
        await all_gone()
        if tracer is not None:
            await asyncio.to_thread(tracer.close)


async def _keep(
    lobby: Lobby,
    rests: Sequence[Callable[[float], None]],
    documents: Documents,
    daily: Daily,
) -> None:
    """Resume all tables, then tidy up now and then."""
    await _try("resumed", lobby.resume)
    while True:
        await _try("swept", lobby.sweep)
        await _try("dealt", daily.look_ahead)
        for rest in rests:
            rest(REST_SECONDS)
        documents.forget()
        await asyncio.sleep(SWEEP_SECONDS)


async def _try(what: str, work: Callable[[], Awaitable[int]]) -> None:
    """Do it; what goes wrong once must not keep it from being done again."""
    try:
        count = await work()
    except Exception:
        metrics.FAULTS.inc()
        log.exception("fault", what=what)
    else:
        log.log(logging.INFO if what == "resumed" else logging.DEBUG, what, count=count)


async def run_server(
    settings: Settings,
    announce: Callable[[ServerContext], None],
    party: bool = False,
    party_game: str | None = None,
    rehearsal: bool = False,
) -> None:
    """Serve until told to stop. A rehearsal is for tests: the luck of its tables is known."""
    if rehearsal and not settings.local:
        raise CannotServe("A rehearsal is for this machine alone; nobody else may reach it.")
    if settings.node and not settings.node_key:
        raise CannotServe("Servers that reach each other need the same `node_key`.")
    check_mail(settings)
    raise_file_limit()
    for game in ALL.values():
        profile_of(game)  # which takes a tenth of a second, and not from somebody's move
    collect_seldom()
    asyncio.get_running_loop().set_exception_handler(LoopFaults())
    listening = bind(settings.host, settings.port)
    port = listening.getsockname()[1]
    async with opened_context(settings, port, party, rehearsal) as context:
        if context.party is not None:
            await context.party.begin(party_game)
        doorway = Doorway(settings.connections_per_address, settings.max_sockets, settings.proxies)
        config = uvicorn.Config(
            new_app(context),
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            http=partial(BoundedHttp, doorway=doorway),  # type: ignore[arg-type]  # makes one
            ws=FastWebSocket,
            ws_max_size=messages.LONGEST_FRAME,
            ws_per_message_deflate=False,  # it costs memory per socket, and hides nothing
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=settings.proxies or None,
            timeout_graceful_shutdown=GRACE,
        )
        log.info("listening", host=settings.host, port=port, version=__version__)
        announce(context)
        await Server(config, context).serve(sockets=[listening])
    log.info("stopped")


def collect_seldom() -> None:
    """Look for garbage seldom, and never at much at once: ten thousand sockets that come would hold
    the others up for 170 ms. Tables, sockets and requests that are gone leave no circles behind
    (tests/table/test_gone_sockets.py), and looking after every few moves would cost a tenth of the
    CPU."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, YOUNG_LOOKS, LOOKS)


def raise_file_limit() -> None:
    """Every socket is a file: take as many as the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 1 << 20), hard))
