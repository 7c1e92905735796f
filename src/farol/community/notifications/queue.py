"""Delivery of notices: a bounded queue, a few worker tasks, and retries with backoff. Nothing
blocks the event loop.
"""

import asyncio
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, Protocol

import structlog
from msgspec import Struct

from farol.community.notifications.outbox import Outbox
from farol.community.notifications.push_store import PushStore
from farol.community.notifications.rows import MAIL, Outcome
from farol.core.errors import FarolError
from farol.server import metrics
from farol.server.play.model.bucket import Bucket
from farol.server.play.model.payloads import Notice
from farol.server.play.monotonic import MonotonicTime
from farol.server.store.store import StoreError

MOST_WAITING: Final = 2000  # notices; further ones are dropped and counted
CARRIERS: Final = 3  # workers for any push service
PROVEN_CARRIERS: Final = 3  # workers for proven push services
MAIL_CARRIERS: Final = 2  # workers for the SMTP server
FIRST_SECONDS: Final = 5.0  # timeout of the first attempt
SECONDS: Final = 15.0  # timeout of later attempts
WAITS: Final = (5.0, 30.0, 180.0, 900.0)  # seconds of backoff before each retry
LONGEST_WAIT: Final = 3600.0  # maximum Retry-After
A_MINUTE: Final = 1 / 60
AT_ONCE: Final = 10  # letters to one place, as burst; then one a minute
MOST_BUCKETS: Final = 10_000

log = structlog.get_logger("farol.courier")


class Delivery(Protocol):
    """A message for one destination."""

    @property
    def place(self) -> str:
        """The destination, as the key of its rate limit."""

    @property
    def site(self) -> str:
        """The site: the operator of the destination; MAIL for the SMTP server."""

    @property
    def person(self) -> int:
        """The recipient."""

    def send(self, seconds: float, /) -> Outcome:
        """Send it; blocking, called in a thread. OSError: temporary failure; FarolError: permanent
        failure."""

    async def forget(self) -> None:
        """Delete the destination: it is gone or invalid."""


class Channel(Protocol):
    """A notification channel."""

    async def letters(self, notice: Notice, /) -> Sequence[Delivery]:
        """One letter for each of the person's destinations that want this notice."""


class DeliveryAttempt(Struct):
    """A letter and its number of attempts."""

    letter: Delivery
    tries: int = 0

    @property
    def site(self) -> str:
        """The site of the letter."""
        return self.letter.site

    @property
    def person(self) -> int:
        """The recipient."""
        return self.letter.person


class NotificationQueue:
    """The notification queue. `tell` and `post` never block."""

    def __init__(self, store: PushStore, time: MonotonicTime, ways: Sequence[Channel]) -> None:
        self._store = store
        self._time = time
        self._ways = ways
        self._notices: asyncio.Queue[Notice] = asyncio.Queue()
        self._pushes: Outbox[DeliveryAttempt] = Outbox()
        self._mails: Outbox[DeliveryAttempt] = Outbox(frozenset({MAIL}))
        self._unsent = 0  # letters queued or being sent
        self._idle = asyncio.Event()
        self._idle.set()
        # a thread pool of its own: slow services must not block threads of other work
        self._threads = ThreadPoolExecutor(CARRIERS + PROVEN_CARRIERS + MAIL_CARRIERS, "farol-post")
        self._buckets: dict[str, Bucket] = {}
        self._carriers: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start the workers."""
        carriers = [
            self._address_all(),
            *(self._carry(self._pushes, False) for _ in range(CARRIERS)),
            *(self._carry(self._pushes, True) for _ in range(PROVEN_CARRIERS)),
            *(self._carry(self._mails, True) for _ in range(MAIL_CARRIERS)),
        ]
        self._carriers = [asyncio.create_task(carrier) for carrier in carriers]

    async def close(self) -> None:
        """Stop the workers; queued letters are dropped."""
        for carrier in self._carriers:
            carrier.cancel()
            with suppress(asyncio.CancelledError):
                await carrier
        self._threads.shutdown(wait=False, cancel_futures=True)

    def tell(self, notice: Notice) -> None:
        """Queue a notice."""
        if self._is_full():
            return
        self._notices.put_nowait(notice)

    def post(self, letter: Delivery) -> None:
        """Queue a letter, which shares the queue of the notices."""
        self._put(DeliveryAttempt(letter))

    def _is_full(self) -> bool:
        full = self._notices.qsize() + self._unsent >= MOST_WAITING
        if full:
            metrics.NOTICES.labels("dropped").inc()
        return full

    def _put(self, one: DeliveryAttempt) -> None:
        if self._is_full():
            return
        self._unsent += 1
        self._idle.clear()
        (self._mails if one.site == MAIL else self._pushes).put(one)

    async def idle(self) -> None:
        """Wait until only retries are left."""
        await self._notices.join()
        await self._idle.wait()

    async def _address_all(self) -> None:
        while True:
            notice = await self._notices.get()
            await self._try(self._address(notice))
            self._notices.task_done()

    async def _carry(self, outbox: Outbox[DeliveryAttempt], proven: bool) -> None:
        while True:
            one = await outbox.take(proven)
            await self._try(self._deliver(one, outbox))
            self._unsent -= 1
            if not self._unsent:
                self._idle.set()

    async def _try(self, work: Coroutine[None, None, None]) -> None:
        """Run work for one notice; a failure is logged and does not affect the others."""
        try:
            await work
        except StoreError as error:
            log.warning("notice-not-sent", error=str(error))
        except Exception:
            metrics.FAULTS.inc()
            log.exception("fault", what="courier")

    async def _address(self, notice: Notice) -> None:
        """Queue one letter for each destination that wants the notice."""
        found = [letter for way in self._ways for letter in await way.letters(notice)]
        if found and await self._store.is_muted(notice.person, notice.code):
            return
        for letter in found:
            if self._may_write(letter.place):
                self._put(DeliveryAttempt(letter))
            else:
                metrics.NOTICES.labels("too-many").inc()

    def _may_write(self, place: str) -> bool:
        now = self._time.monotonic()
        if len(self._buckets) >= MOST_BUCKETS:
            full = [key for key, bucket in self._buckets.items() if bucket.full(now)]
            for key in full or list(self._buckets):
                del self._buckets[key]
        bucket = self._buckets.setdefault(place, Bucket(A_MINUTE, AT_ONCE, now))
        return bucket.take(now)

    async def _deliver(self, one: DeliveryAttempt, outbox: Outbox[DeliveryAttempt]) -> None:
        answered = False
        seconds = SECONDS if one.tries else FIRST_SECONDS
        loop = asyncio.get_running_loop()
        try:
            outcome = await loop.run_in_executor(self._threads, one.letter.send, seconds)
            answered = True
        except OSError:
            outcome = Outcome("later")
        except FarolError as error:
            log.warning("notice-refused", error=type(error).__name__)
            await one.letter.forget()
            return
        finally:
            outbox.done(one, answered)
        await self._judge(one, outcome)

    async def _judge(self, one: DeliveryAttempt, outcome: Outcome) -> None:
        """Handle an outcome: done, gone, or retry."""
        if outcome.what == "later" and one.tries >= len(WAITS):
            metrics.NOTICES.labels("failed").inc()
            log.warning("notice-failed", why=outcome.why)
        elif outcome.what == "later":
            wait = max(WAITS[one.tries], min(outcome.after, LONGEST_WAIT))
            again = DeliveryAttempt(one.letter, one.tries + 1)
            self._time.call_later(wait, lambda: self._put(again))
        else:
            metrics.NOTICES.labels(outcome.what).inc()
        if outcome.what == "gone":
            await one.letter.forget()
        elif outcome.what == "refused":
            log.warning("notice-refused", why=outcome.why)
