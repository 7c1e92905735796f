"""Remote worker: runs bots for servers on other machines. It has no store and no tables; a job
contains only what one seat knows.
"""

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
import structlog
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException

from farol import __version__
from farol.core.errors import FarolError
from farol.server.workers.bots import BotFailed, BotWorkers
from farol.server.workers.fair_queue import Requester
from farol.server.workers.pool import all_gone
from farol.server.workers.worker_protocol import (
    EDITION,
    FROM_SERVER,
    NOT_HIRED,
    Challenge,
    Hired,
    WorkerOffer,
    WorkRequest,
    WorkResult,
    encode,
    games,
    is_proof,
    new_number,
    proof,
)

LARGEST: Final = 16 * 1024 * 1024  # bytes of a job
OPEN_SECONDS: Final = 5.0  # to connect to a server
AGAIN_SECONDS: Final = 2.0  # before reconnecting to a server that was down
LONGEST_PAUSE: Final = 60.0  # before retrying after a refusal, for example of a wrong key
PING_SECONDS: Final = 5.0

log = structlog.get_logger("farol.worker")


class CannotWork(FarolError):
    """A worker that cannot start."""


class NoServer(Exception):
    """The other side is no usable server."""


class Employer:
    """One server that this worker serves; `seat` is its number."""

    def __init__(self, address: str, key: str, searches: int, bots: BotWorkers, seat: int) -> None:
        self._address = address
        self._key = key
        self._searches = searches
        self._bots = bots
        self._asker = Requester("", (seat,))  # servers take turns
        self._tasks: set[asyncio.Task[None]] = set()
        self._pause = AGAIN_SECONDS

    async def serve(self) -> None:
        """Serve jobs of the server; reconnect for ever."""
        place = f"ws{self._address.removeprefix('http')}/api/worker"
        while True:
            try:
                async with connect(
                    place,
                    compression=None,
                    max_size=LARGEST,
                    open_timeout=OPEN_SECONDS,
                    ping_interval=PING_SECONDS,
                    ping_timeout=PING_SECONDS,
                    proxy=None,
                ) as wire:
                    await self._converse(wire)
            except ConnectionClosed as error:
                reason = "" if error.rcvd is None else error.rcvd.reason
                if error.rcvd is not None and error.rcvd.code == NOT_HIRED:
                    self._pause = min(LONGEST_PAUSE, 2 * self._pause)
                log.warning("server-gone", server=self._address, reason=reason)
            except (OSError, TimeoutError, InvalidHandshake, WebSocketException, NoServer) as error:
                log.warning("no-server", server=self._address, reason=str(error))
            finally:
                for task in self._tasks:
                    task.cancel()
            await asyncio.sleep(self._pause)

    async def _converse(self, wire: ClientConnection) -> None:
        challenge = _read(await wire.recv())
        if not isinstance(challenge, Challenge):
            raise NoServer("It does not ask who this is.")
        number, shown = new_number(), challenge.number
        mine = proof(self._key, "worker", shown, number)
        await wire.send(
            encode(WorkerOffer(number, mine, EDITION, games(), self._searches)), text=True
        )
        hired = _read(await wire.recv())
        if not isinstance(hired, Hired) or not is_proof(
            hired.proof, self._key, "server", number, shown
        ):
            raise NoServer("It does not know the key.")
        self._pause = AGAIN_SECONDS
        log.info("hired", server=self._address, searches=self._searches)
        async for frame in wire:
            errand = _read(frame)
            if not isinstance(errand, WorkRequest):
                raise NoServer("It sends what is no errand.")
            task = asyncio.create_task(self._run(wire, errand))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _run(self, wire: ClientConnection, errand: WorkRequest) -> None:
        result = WorkResult(errand.number)
        try:
            result.thought = await self._bots.choose(errand.job, self._asker)
        except BotFailed as error:
            result.problem = str(error)
        except Exception as error:  # the server falls back to its own bots
            log.exception("fault")
            result.problem = type(error).__name__
        with suppress(ConnectionClosed):  # the server falls back to its own bots
            await wire.send(encode(result), text=True)


def _read(frame: str | bytes) -> Challenge | Hired | WorkRequest:
    try:
        message: Challenge | Hired | WorkRequest = FROM_SERVER.decode(frame)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise NoServer("It sends what no server sends.") from error
    return message


def shares(processes: int, servers: int) -> int:
    """Searches at a time for each of so many servers.

    >>> shares(8, 2), shares(8, 3), shares(1, 5)
    (4, 3, 1)
    """
    return -(-processes // servers)


async def run_worker(
    addresses: list[str], key: str, processes: int, announce: Callable[[], None]
) -> None:
    """Serve these servers until stopped; they redo unfinished jobs themselves."""
    if not key:
        raise CannotWork("A worker needs the `node_key` of its servers.")
    for address in addresses:
        if not address.startswith(("http://", "https://")):
            raise CannotWork(f"An address of a server begins with http:// or https://: {address}")
    bots, loop, stopped = BotWorkers(processes), asyncio.get_running_loop(), asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    bots.prepare()
    searches = shares(processes, len(addresses))
    employers = [
        Employer(address.rstrip("/"), key, searches, bots, seat)
        for seat, address in enumerate(addresses)
    ]
    tasks = [asyncio.create_task(employer.serve()) for employer in employers]
    log.info("working", servers=len(addresses), processes=processes, version=__version__)
    announce()
    try:
        await stopped.wait()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        bots.close()
        await all_gone()
    log.info("stopped")
