"""WebSocket endpoint for remote workers, which run bots for this server."""

import asyncio
from collections import Counter
from typing import Final

import msgspec
import structlog
from starlette.types import Receive, Scope, Send

from farol.server import metrics
from farol.server.play.model.payloads import Thought
from farol.server.scopes import RELAYED, client_network, header
from farol.server.web.context import ServerContext
from farol.server.web.scheduler import REQUEST_SECONDS
from farol.server.web.writer import MAX_UNSENT, QueuedWriter, SocketWriter, fast_websocket_of
from farol.server.workers.bots import BotJob
from farol.server.workers.pool import NoAnswer
from farol.server.workers.worker_protocol import (
    FROM_WORKER,
    NOT_HIRED,
    Challenge,
    Hired,
    WorkerOffer,
    WorkRequest,
    WorkResult,
    encode,
    is_proof,
    new_number,
    objection,
    proof,
)

OFFER_SECONDS: Final = 5.0  # for a worker's offer
MOST_WORKERS: Final = 256
MOST_STRANGERS: Final = 8  # unauthenticated sockets of one network
ANSWERS: Final = 1000.0  # messages a second from one worker
NOTE_SECONDS: Final = 60.0  # between two log lines about refused workers
GONE: Final = "The worker is gone."

log = structlog.get_logger("farol.workers")


class NotHired(Exception):
    """A client that is refused as a worker."""


class DistantWorker:
    """A connected remote worker: requests go out, results come in."""

    def __init__(self, outlet: SocketWriter) -> None:
        self._outlet = outlet
        self._errands: dict[int, asyncio.Future[Thought]] = {}
        self._count = 0

    async def work(self, job: BotJob) -> Thought:
        """The bot's thought, from the remote worker; NoAnswer if the worker is gone or has
        failed."""
        if self._outlet.unsent > MAX_UNSENT:
            raise NoAnswer("The worker does not read.")
        self._count += 1
        number = self._count
        answer: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        self._errands[number] = answer
        self._outlet.write(encode(WorkRequest(number, job)))
        try:
            return await answer
        finally:
            del self._errands[number]

    def on_message(self, frame: bytes | str) -> None:
        """Handle a message of the worker; invalid or unsolicited ones close the connection."""
        try:
            result = FROM_WORKER.decode(frame)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            result = None
        if not isinstance(result, WorkResult):
            self._outlet.end(NOT_HIRED, "That is no result.")
            return
        answer = self._errands.get(result.number)
        if answer is None or answer.done():
            return
        if result.thought is None:
            answer.set_exception(NoAnswer(result.problem or "The worker could not say."))
        else:
            answer.set_result(result.thought)

    def gone(self) -> None:
        """The connection was closed."""
        for answer in list(self._errands.values()):
            if not answer.done():
                answer.set_exception(NoAnswer(GONE))


class WorkerEndpoint:
    """The ASGI endpoint: accepts only workers with the shared key."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._hired = 0
        self._strangers: Counter[str] = Counter()
        self._noted: float | None = None  # time of the last log line about a refusal
        self._unlogged = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One worker, from handshake to close."""
        await receive()  # websocket.connect
        address = client_network(scope)
        in_turn = await self._context.slices.turn(address, REQUEST_SECONDS)
        if not in_turn or not self._may_come(scope, address):
            await send({"type": "websocket.close", "code": 1008})
            return
        self._strangers[address] += 1
        try:
            await send({"type": "websocket.accept"})
            offer = await self._offer(receive, send)
        except (NotHired, TimeoutError) as no:
            self._note_refusal(str(no) or "It did not say who it is.")
            why = {"code": NOT_HIRED, "reason": str(no)[:120]}
            await send({"type": "websocket.close", **why})
            return
        finally:
            self._strangers -= Counter([address])  # subtraction drops zero counts
        self._hired += 1
        try:
            await self._serve(offer, scope, receive, send)
        finally:
            self._hired -= 1

    def _note_refusal(self, reason: str) -> None:
        """Log refusals at most once a minute, because anybody can cause them."""
        now = self._context.time.monotonic()
        if self._noted is not None and now - self._noted < NOTE_SECONDS:
            self._unlogged += 1
            return
        log.warning("worker-not-hired", reason=reason, unlogged=self._unlogged)
        self._noted, self._unlogged = now, 0

    def _may_come(self, scope: Scope, address: str) -> bool:
        context = self._context
        wanted = context.workers is not None and bool(context.settings.node_key)
        odd = bool(scope.get(RELAYED)) or header(scope, b"origin") is not None
        full = self._hired >= MOST_WORKERS or self._strangers[address] >= MOST_STRANGERS
        return wanted and not odd and not full and not context.stopping

    async def _offer(self, receive: Receive, send: Send) -> WorkerOffer:
        """The offer of an authenticated worker; NotHired otherwise."""
        key, number = self._context.settings.node_key, new_number()
        await send({"type": "websocket.send", "text": encode(Challenge(number)).decode()})
        async with asyncio.timeout(OFFER_SECONDS):
            event = await receive()
        text = event.get("text") if event["type"] == "websocket.receive" else None
        try:
            offer = FROM_WORKER.decode(text or "")
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            raise NotHired("That is no offer.") from error
        if not isinstance(offer, WorkerOffer) or not is_proof(
            offer.proof, key, "worker", number, offer.number
        ):
            raise NotHired("That is no worker of these servers.")
        if (no := objection(offer)) is not None:
            raise NotHired(no)
        shown = proof(key, "server", offer.number, number)
        await send({"type": "websocket.send", "text": encode(Hired(shown)).decode()})
        return offer

    async def _serve(self, offer: WorkerOffer, scope: Scope, receive: Receive, send: Send) -> None:
        """Use the worker until it is gone."""
        line, queued = fast_websocket_of(scope), QueuedWriter(send)
        worker = DistantWorker(queued if line is None else line)
        pump = asyncio.create_task(queued.pump())
        if line is not None:
            line.hear_with(worker.on_message, ANSWERS)
        assert self._context.workers is not None
        log.info("worker-hired", searches=offer.searches)
        metrics.WORKERS.inc()
        try:
            with self._context.workers.helped_by(worker, offer.searches):
                while (event := await receive())["type"] == "websocket.receive":
                    worker.on_message(event.get("text") or event.get("bytes") or b"")
        finally:
            metrics.WORKERS.dec()
            worker.gone()
            pump.cancel()
            log.info("worker-gone")
