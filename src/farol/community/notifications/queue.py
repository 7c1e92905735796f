"""Takes notices to people who are not at their table: a bounded queue, a few carriers, and patience
with services that do not answer. None of it blocks the event loop."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, Protocol

import structlog
from msgspec import Struct

from farol.community.notifications.push_store import PushStore
from farol.community.notifications.rows import Outcome
from farol.core.errors import FarolError
from farol.server import metrics
from farol.server.play.model.bucket import Bucket
from farol.server.play.model.payloads import Notice
from farol.server.play.monotonic import MonotonicTime
from farol.server.store.store import StoreError

MOST_WAITING: Final = 2000  # notices; more are dropped, and counted
CARRIERS: Final = 4
WAITS: Final = (5.0, 30.0, 180.0, 900.0)  # seconds before each further try
LONGEST_WAIT: Final = 3600.0  # that the other side may ask for
A_MINUTE: Final = 1 / 60
AT_ONCE: Final = 10  # letters to one place; later one a minute
MOST_BUCKETS: Final = 10_000

log = structlog.get_logger("farol.courier")


class Delivery(Protocol):
    """Something that is sent to one place."""

    @property
    def place(self) -> str:
        """Where it goes, to count how much goes there."""

    def send(self) -> Outcome:
        """Send it; it waits, so it is called in a thread. OSError: nobody answered; FarolError: it
        cannot go there at all."""

    async def forget(self) -> None:
        """Nobody is there any more, or it can never go there."""


class Channel(Protocol):
    """One way to reach people."""

    async def letters(self, notice: Notice, /) -> Sequence[Delivery]:
        """One letter to each place where the person wants to hear of it."""


class DeliveryAttempt(Struct):
    """A letter, and how often it was tried."""

    letter: Delivery
    tries: int = 0


class NotificationQueue:
    """Who is told what, where, and how often it is tried. `tell` and `post` never wait."""

    def __init__(self, store: PushStore, time: MonotonicTime, ways: Sequence[Channel]) -> None:
        self._store = store
        self._time = time
        self._ways = ways
        self._queue: asyncio.Queue[Notice | DeliveryAttempt] = asyncio.Queue()
        self._buckets: dict[str, Bucket] = {}
        self._carriers: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Carry from now on."""
        self._carriers = [asyncio.create_task(self._carry()) for _ in range(CARRIERS)]

    async def close(self) -> None:
        """Carry no more; what waits is not carried."""
        for carrier in self._carriers:
            carrier.cancel()
            with suppress(asyncio.CancelledError):
                await carrier

    def tell(self, notice: Notice) -> None:
        """Somebody is to be told something."""
        self._put(notice)

    def post(self, letter: Delivery) -> None:
        """Send a letter, which goes where notices go."""
        self._put(DeliveryAttempt(letter))

    def _put(self, one: Notice | DeliveryAttempt) -> None:
        if self._queue.qsize() >= MOST_WAITING:
            metrics.NOTICES.labels("dropped").inc()
            return
        self._queue.put_nowait(one)

    async def idle(self) -> None:
        """Until nothing waits but what is to be tried again later."""
        await self._queue.join()

    async def _carry(self) -> None:
        while True:
            one = await self._queue.get()
            try:
                if isinstance(one, DeliveryAttempt):
                    await self._deliver(one)
                else:
                    await self._address(one)
            except StoreError as error:
                log.warning("notice-not-sent", error=str(error))
            except Exception:
                metrics.FAULTS.inc()
                log.exception("fault", what="courier")
            finally:
                self._queue.task_done()

    async def _address(self, notice: Notice) -> None:
        """One letter to each place where the person wants to hear of it."""
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

    async def _deliver(self, one: DeliveryAttempt) -> None:
        try:
            outcome = await asyncio.to_thread(one.letter.send)
        except OSError:
            outcome = Outcome("later")
        except FarolError as error:
            log.warning("notice-refused", error=type(error).__name__)
            await one.letter.forget()
            return
        await self._judge(one, outcome)

    async def _judge(self, one: DeliveryAttempt, outcome: Outcome) -> None:
        """What an answer means: done, gone for good, or to be tried again."""
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
