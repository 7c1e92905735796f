"""Takes notices to people who are not at their table: a bounded queue, a few carriers, and patience
with push services that do not answer. Nothing of it waits on the event loop."""

import asyncio
from collections.abc import Collection
from contextlib import suppress
from functools import cache
from importlib import resources
from typing import Final, Protocol

import msgspec
import structlog
from msgspec import Struct

from farol.core.errors import FarolError
from farol.games import ALL
from farol.table import metrics
from farol.table.live.model.bucket import Bucket
from farol.table.live.model.state import Notice
from farol.table.live.outside import Answer, BadAddress
from farol.table.live.steady import SteadyTime
from farol.table.storage.store import Store, StoreError, Subscription
from farol.words import FALLBACK, Words

MOST_WAITING: Final = 2000  # notices; more are dropped, and counted
CARRIERS: Final = 4
WAITS: Final = (5.0, 30.0, 180.0, 900.0)  # seconds before each further try
LONGEST_WAIT: Final = 3600.0  # that a push service may ask for
A_MINUTE: Final = 1 / 60
AT_ONCE: Final = 10  # notices for one browser; later one a minute
MOST_BUCKETS: Final = 10_000
GONE: Final = (404, 410)  # the browser does not want to be written to any more
BUSY: Final = 429
OUR_FAULT: Final = range(400, 500)

log = structlog.get_logger("farol.courier")


class Letter(Struct):
    """What is written to one browser, and how often that was tried."""

    to: Subscription
    notice: Notice
    tries: int = 0


class Sender(Protocol):
    """Writes to a browser; waits, so it is called in a thread."""

    def __call__(self, to: Subscription, notice: Notice, content: bytes, /) -> Answer:
        """How its push service answered; OSError or FarolError if it did not."""


@cache
def _words(language: str) -> Words:
    folder = resources.files("farol.table.live").joinpath("text")
    source = folder.joinpath(f"notices.{language}.ftl")
    return Words(source.read_text(encoding="utf-8"), language)


@cache
def _game_name(game: str, language: str) -> str:
    known = ALL.get(game)
    return game if known is None else Words(known.names(language), language).say("game")


def content_of(notice: Notice, language: str, languages: Collection[str]) -> bytes:
    """What a browser shows: which game, which table, and what is the matter. Nothing else is known
    here, so nothing else can be said."""
    language = language if language in languages else FALLBACK
    return msgspec.json.encode(
        {
            "kind": notice.kind,
            "code": notice.code,
            "title": _game_name(notice.game, language),
            "body": _words(language).say(notice.kind),
            "language": language,
        }
    )


class Courier:
    """Who is told what, where, and how often it is tried. `tell` never waits."""

    def __init__(
        self, store: Store, time: SteadyTime, send: Sender, languages: Collection[str]
    ) -> None:
        self._store = store
        self._time = time
        self._send = send
        self._languages = languages
        self._queue: asyncio.Queue[Notice | Letter] = asyncio.Queue()
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

    def tell(self, notice: Notice | Letter) -> None:
        """Somebody is to be told something."""
        if self._queue.qsize() >= MOST_WAITING:
            metrics.NOTICES.labels("dropped").inc()
            return
        self._queue.put_nowait(notice)

    async def idle(self) -> None:
        """Until nothing waits but what is to be tried again later."""
        await self._queue.join()

    async def _carry(self) -> None:
        while True:
            one = await self._queue.get()
            try:
                if isinstance(one, Letter):
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
        """One letter to each browser of the person that wants to hear of it."""
        found = await self._store.subscriptions(notice.person)
        wanted = [one for one in found if notice.kind in one.kinds]
        if wanted and await self._store.is_muted(notice.person, notice.code):
            return
        for subscription in wanted:
            if self._may_write(subscription):
                self.tell(Letter(subscription, notice))
            else:
                metrics.NOTICES.labels("too-many").inc()

    def _may_write(self, to: Subscription) -> bool:
        now = self._time.steady()
        if len(self._buckets) >= MOST_BUCKETS:
            full = [key for key, bucket in self._buckets.items() if bucket.full(now)]
            for key in full or list(self._buckets):
                del self._buckets[key]
        bucket = self._buckets.setdefault(to.endpoint, Bucket(A_MINUTE, AT_ONCE, now))
        return bucket.take(now)

    async def _deliver(self, letter: Letter) -> None:
        content = content_of(letter.notice, letter.to.language, self._languages)
        try:
            answer = await asyncio.to_thread(self._send, letter.to, letter.notice, content)
        except OSError:
            answer = Answer(0)
        except (BadAddress, FarolError) as error:
            log.warning("notice-refused", error=str(error))
            await self._store.unsubscribe(letter.to.endpoint)
            return
        await self._judge(letter, answer)

    async def _judge(self, letter: Letter, answer: Answer) -> None:
        """What an answer means: done, gone for good, or to be tried again."""
        if 200 <= answer.status < 300:
            metrics.NOTICES.labels("sent").inc()
        elif answer.status in GONE:
            metrics.NOTICES.labels("gone").inc()
            await self._store.unsubscribe(letter.to.endpoint)
        elif answer.status in OUR_FAULT and answer.status != BUSY:
            metrics.NOTICES.labels("refused").inc()
            log.warning("notice-refused", status=answer.status)
        elif letter.tries < len(WAITS):
            wait = max(WAITS[letter.tries], min(answer.after, LONGEST_WAIT))
            again = Letter(letter.to, letter.notice, letter.tries + 1)
            self._time.call_later(wait, lambda: self.tell(again))
        else:
            metrics.NOTICES.labels("failed").inc()
