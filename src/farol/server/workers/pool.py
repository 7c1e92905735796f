"""Process pool: long work leaves the event loop and its interpreter, and requesters take turns.
Remote workers take jobs too; what they do not answer is done here."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.process import BaseProcess
from typing import Final, Generic, Protocol, TypeVar

from msgspec import Struct

from farol.core.errors import FarolError
from farol.server import metrics
from farol.server.workers.fair_queue import FairQueue, Requester, Waiting

NICENESS: Final = 10  # workers give way to people's moves
PATIENCE: Final = 10.0  # seconds for an answer from another machine, unless a job says otherwise

Job = TypeVar("Job")
Answer = TypeVar("Answer")
Job_contra = TypeVar("Job_contra", contravariant=True)
Answer_co = TypeVar("Answer_co", covariant=True)
Result = TypeVar("Result")


class NoAnswer(FarolError):
    """A worker ended without an answer."""


class RemoteWorker(Protocol[Job_contra, Answer_co]):
    """Somebody on another machine who does jobs."""

    async def work(self, job: Job_contra, /) -> Answer_co:
        """What comes of a job there; NoAnswer if nothing does."""


def _settle_in() -> None:
    """A worker gives way to people's moves, and ends when its server does, however that dies;
    signals that all processes get, such as Ctrl-C in a terminal, are for the server to obey."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    os.nice(NICENESS)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


_ending: Final[set[threading.Thread]] = set()  # that wait for processes which were let go


def _let_go(pool: ProcessPoolExecutor, drop: bool = False) -> None:
    """End processes when they have done what they are at; `drop`: and nothing of what waits."""
    thread = threading.Thread(target=_end, args=(pool, drop), name="farol-crew-ends")
    _ending.add(thread)
    thread.start()


def _end(pool: ProcessPoolExecutor, drop: bool) -> None:
    pool.shutdown(cancel_futures=drop)
    _ending.discard(threading.current_thread())


async def all_gone() -> None:
    """Wait until all processes that were let go have ended. A Python that ends in the same moment
    as they do may wake who waits for them through a pipe that is closed, and complain."""
    for thread in [*_ending]:
        await asyncio.to_thread(thread.join)


def _nothing() -> None:
    """The least that a process can do."""


class QueuedJob(Struct, Generic[Job, Answer], eq=False):
    """A job, and who waits for what comes of it."""

    job: Job
    answer: "asyncio.Future[Answer]"

    __hash__ = object.__hash__


class WorkerPool(Generic[Job, Answer]):
    """Some worker processes, started when the first of their jobs comes, helpers elsewhere, and who
    waits for them. `patience` is how long a helper may take before a job is done at home."""

    def __init__(
        self,
        count: int,
        work: Callable[[Job], Answer],
        now: Callable[[], float],
        patience: Callable[[Job], float] = lambda _: PATIENCE,
    ) -> None:
        self._count = count
        self._free = count
        self._work = work
        self._now = now
        self._patience = patience
        self._places: dict[RemoteWorker[Job, Answer], int] = {}  # that are free with helpers
        self._remote_places = 0  # places of all helpers, free or not
        self._unhelped: deque[asyncio.Future[None]] = deque()  # whose helper did not answer
        # One worker is kept for the others: a person with a running job gets no second one there.
        self._turns: FairQueue[QueuedJob[Job, Answer]] = FairQueue(max(1, count - 1), now)
        self._tasks: set[asyncio.Task[None]] = set()
        self._pool: ProcessPoolExecutor | None = None
        self._used = now()  # when somebody was served last
        self._ready: ProcessPoolExecutor | None = None  # whose processes have started

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return len(self._turns)

    @property
    def is_ready(self) -> bool:
        """Whether a job need not wait for a process to start."""
        return self._pool is not None and self._ready is self._pool

    def prepare(self) -> None:
        """Start a process, for jobs to come."""
        pool = self._started()

        def started(done: "asyncio.Future[None]") -> None:
            if not done.cancelled() and done.exception() is None:
                self._ready = pool

        self._used = self._now()
        self._submitted(pool, _nothing).add_done_callback(started)

    def join(self, helper: RemoteWorker[Job, Answer], places: int) -> None:
        """Give a helper so many jobs at a time."""
        self._places[helper] = places
        self._add_places(places)
        self._serve()

    def leave(self, helper: RemoteWorker[Job, Answer], places: int) -> None:
        """Give a helper that came with so many places no more jobs."""
        del self._places[helper]
        self._add_places(-places)

    def _add_places(self, places: int) -> None:
        self._remote_places += places
        self._turns.most = max(1, self._count + self._remote_places - 1)

    async def answer(self, job: Job, asker: Requester) -> Answer:
        """What comes of a job, when its turn comes; NoAnswer if nothing does."""
        asked: QueuedJob[Job, Answer] = QueuedJob(job, asyncio.get_running_loop().create_future())
        waiting = self._turns.add(asked, asker)
        self._serve()
        try:
            return await asked.answer
        finally:
            self._turns.leave(waiting)  # who is not served yet and gave up

    def _serve(self) -> None:
        while self._free and self._unhelped:
            place = self._unhelped.popleft()
            if not place.done():
                self._free -= 1
                place.set_result(None)
        while self._free or any(self._places.values()):
            if (waiting := self._turns.next()) is None:
                return
            helper = max(self._places, key=self._places.__getitem__, default=None)
            if helper is not None and self._places[helper]:
                self._places[helper] -= 1
            else:
                helper = None
                self._free -= 1
            task = asyncio.create_task(self._answer(waiting, helper))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _answer(
        self, waiting: Waiting[QueuedJob[Job, Answer]], helper: RemoteWorker[Job, Answer] | None
    ) -> None:
        """Have one job done; a worker is busy with it even if nobody waits any more."""
        start, answer = self._now(), waiting.item.answer
        try:
            found = await self._done(waiting.item.job, helper)
            if not answer.done():
                answer.set_result(found)
        except Exception as error:  # whatever it is, it is for the one who waits
            if not answer.done():
                answer.set_exception(error)
        finally:
            self._used = self._now()
            self._turns.release(waiting, self._now() - start)
            self._serve()

    async def _done(self, job: Job, helper: RemoteWorker[Job, Answer] | None) -> Answer:
        """What comes of a job elsewhere, or else at home."""
        if helper is not None:
            try:
                return await self._sent(job, helper)
            except NoAnswer:
                await self._place_at_home()
        try:
            return await self._ask(job)
        finally:
            self._free += 1

    async def _sent(self, job: Job, helper: RemoteWorker[Job, Answer]) -> Answer:
        """The answer of a remote worker. Its place stays taken until it has answered, so that slow
        or hanging ones get fewer jobs, or none."""
        working = asyncio.ensure_future(helper.work(job))
        working.add_done_callback(partial(self._returned, helper))
        done, _ = await asyncio.wait({working}, timeout=self._patience(job))
        if not done:
            metrics.UNHELPED.labels("slow").inc()
            raise NoAnswer("The worker is too slow.")
        if (error := working.exception()) is not None:
            metrics.UNHELPED.labels("lost").inc()
            raise NoAnswer(f"The worker failed: {error}") from error
        metrics.HELPED.inc()
        return working.result()

    def _returned(
        self, helper: RemoteWorker[Job, Answer], working: "asyncio.Future[Answer]"
    ) -> None:
        working.cancelled() or working.exception()  # which nobody may wait for any more
        if helper in self._places:
            self._places[helper] += 1
            self._serve()

    async def _place_at_home(self) -> None:
        """Wait for a process of our own, before all who have not begun."""
        if self._free:
            self._free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._unhelped.append(place)
        await place

    async def _ask(self, job: Job) -> Answer:
        """A worker that died is replaced once."""
        for _ in range(2):
            pool = self._started()
            try:
                return await self._submitted(pool, partial(self._work, job))
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
        raise NoAnswer("The process ended without an answer.")

    def _submitted(
        self, pool: ProcessPoolExecutor, work: Callable[[], Result]
    ) -> "asyncio.Future[Result]":
        """Hand work over. A process that is started for it does not hear Ctrl-C, which is for the
        server to obey, before it has settled in."""
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return asyncio.get_running_loop().run_in_executor(pool, work)
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._count, multiprocessing.get_context("spawn"), initializer=_settle_in
            )
        return self._pool

    def rest(self, seconds: float) -> None:
        """Let the processes go until the next job, if there was none for so long."""
        idle = self._free == self._count and not self._turns
        if self._pool is not None and idle and self._now() - self._used >= seconds:
            _let_go(self._pool)
            self._pool = None

    def close(self) -> None:
        """Stop the processes; pending requests get no answer."""
        self._free = 0
        for task in self._tasks:
            task.cancel()
        if self._pool is not None:
            _let_go(self._pool, drop=True)
            self._pool = None
