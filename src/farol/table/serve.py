"""Runs a server: finds a port, opens the store, resumes the tables, and stops cleanly."""

import asyncio
import gc
import resource
import secrets
import signal
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Final

import structlog
import uvicorn

from farol import __version__
from farol.core.errors import FarolError
from farol.games import ALL
from farol.table import wire
from farol.table.app import new_app
from farol.table.bodies import NewTable
from farol.table.bots import Workers
from farol.table.clock import LoopTime
from farol.table.house import House
from farol.table.line import Line
from farol.table.lobby import Lobby
from farol.table.match import Surroundings
from farol.table.people import People
from farol.table.settings import Settings
from farol.table.sqlite import SqliteStore
from farol.table.store import NO_HOST

PORTS_TRIED: Final = 50
SWEEP_SECONDS: Final = 15.0
BACK_IN: Final = 2.0  # seconds until clients should try again
LAST_WORDS: Final = 0.2  # seconds for the message that the server stops to get out
GRACE: Final = 5  # seconds for open requests at the end
PING_SECONDS: Final = 20.0
YOUNG_OBJECTS: Final = 20_000  # before the garbage collector looks at them

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


class Server(uvicorn.Server):
    """uvicorn, with a last word to every client."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house

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
        """Tell everybody, then close."""
        self._house.stopping = True
        frame = wire.encode(wire.Stopping(BACK_IN))
        for connection in list(self._house.sockets):
            connection.send(frame)
            connection.close(1012, "The server stops; come back in a moment.")
        if self._house.sockets:
            await asyncio.sleep(LAST_WORDS)
        await super().shutdown(sockets)


@asynccontextmanager
async def opened_house(settings: Settings, port: int) -> AsyncIterator[House]:
    """A house with its store, tables and bots; everything is finished when it closes."""
    store = SqliteStore(settings.file)
    await store.open()
    name = await store.setting("name")
    if name is None:
        name = secrets.token_hex(4)
        await store.set_setting("name", name)
    time, workers = LoopTime(), Workers(settings.workers)
    around = Surroundings(store, time, workers, settings.bot_pause)
    lobby = Lobby(around, ALL, settings.most_tables, settings.tables_per_host)
    house = House(settings, lobby, People(store, time), time, name, port)
    keeping = asyncio.create_task(_keep(lobby))
    try:
        yield house
    finally:
        keeping.cancel()
        with suppress(asyncio.CancelledError):
            await keeping
        await lobby.close()
        workers.close()
        await store.close()


async def _keep(lobby: Lobby) -> None:
    """Resume all tables, then tidy up now and then."""
    resumed = await lobby.resume()
    log.info("resumed", tables=resumed)
    while True:
        await lobby.sweep()
        await asyncio.sleep(SWEEP_SECONDS)


async def run_server(
    settings: Settings,
    announce: Callable[[House], None],
    party: bool = False,
    party_game: str | None = None,
) -> None:
    """Serve until told to stop."""
    raise_file_limit()
    collect_seldom()
    listening = bind(settings.host, settings.port)
    port = listening.getsockname()[1]
    async with opened_house(settings, port) as house:
        house.party = party
        if party_game is not None:
            house.party_table = await _party_table(house, party_game)
        config = uvicorn.Config(
            new_app(house),
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            http="httptools",
            ws=Line,
            ws_max_size=wire.LONGEST_FRAME,
            ws_per_message_deflate=False,  # it costs memory per socket, and hides nothing
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=settings.proxies or None,
            timeout_graceful_shutdown=GRACE,
            h11_max_incomplete_event_size=wire.LONGEST_FRAME,
        )
        log.info("listening", host=settings.host, port=port, version=__version__)
        announce(house)
        await Server(config, house).serve(sockets=[listening])
    log.info("stopped")


async def _party_table(house: House, game: str) -> str:
    """A public table with as many open seats as the game wants at least; the first to sit hosts."""
    host, _ = await house.people.add("Farol")
    plans = [wire.SeatPlan("open") for _ in range(ALL[game].seats[0])]
    table = await house.lobby.open(NewTable(game, plans, visibility="public"), host)
    table.row.host = NO_HOST
    return table.row.code


def collect_seldom() -> None:
    """Little here goes in circles: looking for garbage after every few moves would cost a tenth."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, 20, 20)


def raise_file_limit() -> None:
    """Every socket is a file: take as many as the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 1 << 20), hard))
