"""Process pool for long work, with fair queueing between requesters. Remote workers take jobs too;
jobs that they do not answer are redone locally.
"""

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

NICENESS: Final = 10  # workers run below the priority of moves
PATIENCE: Final = 10.0  # default timeout in seconds for a remote worker

Job = TypeVar("Job")
Answer = TypeVar("Answer")
Job_contra = TypeVar("Job_contra", contravariant=True)
Answer_co = TypeVar("Answer_co", covariant=True)
Result = TypeVar("Result")


class NoAnswer(FarolError):
    """The worker ended without an answer."""


class RemoteWorker(Protocol[Job_contra, Answer_co]):
    """A worker on another machine."""

    async def work(self, job: Job_contra, /) -> Answer_co:
        """The result of a job; NoAnswer if there is none."""


def _settle_in() -> None:
    """Initialise a worker process: lower its priority, end with the server however that dies, and
    ignore signals sent to the process group, such as Ctrl-C, which the server handles."""
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


_ending: Final[set[threading.Thread]] = set()  # threads that wait for ended processes


def _let_go(pool: ProcessPoolExecutor, drop: bool = False) -> None:
    """Shut processes down after their running jobs; `drop`: cancel the queued ones."""
    thread = threading.Thread(target=_end, args=(pool, drop), name="farol-crew-ends")
    _ending.add(thread)
    thread.start()


def _end(pool: ProcessPoolExecutor, drop: bool) -> None:
    pool.shutdown(cancel_futures=drop)
    _ending.discard(threading.current_thread())


async def all_gone() -> None:
    """Wait until all pools that were shut down have ended. If the interpreter exits at the same
    moment, the pool's threads may write to a closed pipe and print an error."""
    for thread in [*_ending]:
        await asyncio.to_thread(thread.join)


def _nothing() -> None:
    """No-op job, to start a process."""


class QueuedJob(Struct, Generic[Job, Answer], eq=False):
    """A queued job with the future of its result."""

    job: Job
    answer: "asyncio.Future[Answer]"

    __hash__ = object.__hash__


class WorkerPool(Generic[Job, Answer]):
    """Pool of worker processes, started by the first job, and of remote workers. `patience` is the
    timeout in seconds for a remote worker, by job."""

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
        self._places: dict[RemoteWorker[Job, Answer], int] = {}  # free places of remote workers
        self._remote_places = 0  # all places of remote workers, free or not
        self._unhelped: deque[asyncio.Future[None]] = deque()  # waiting for a local process
        # One worker is reserved for others: a person with a running job gets no second one there.
        self._turns: FairQueue[QueuedJob[Job, Answer]] = FairQueue(max(1, count - 1), now)
        self._tasks: set[asyncio.Task[None]] = set()
        self._pool: ProcessPoolExecutor | None = None
        self._used = now()  # time of the last job
        self._ready: ProcessPoolExecutor | None = None  # with started processes

    @property
    def waiting(self) -> int:
        """Number of queued jobs."""
        return len(self._turns)

    @property
    def is_ready(self) -> bool:
        """Whether a process has started."""
        return self._pool is not None and self._ready is self._pool

    def prepare(self) -> None:
        """Start a process in advance."""
        pool = self._started()

        def started(done: "asyncio.Future[None]") -> None:
            if not done.cancelled() and done.exception() is None:
                self._ready = pool

        self._used = self._now()
        self._submitted(pool, _nothing).add_done_callback(started)

    def join(self, helper: RemoteWorker[Job, Answer], places: int) -> None:
        """Add places of a remote worker."""
        self._places[helper] = places
        self._add_places(places)
        self._serve()

    def leave(self, helper: RemoteWorker[Job, Answer], places: int) -> None:
        """Remove a remote worker with its places."""
        del self._places[helper]
        self._add_places(-places)

    def _add_places(self, places: int) -> None:
        self._remote_places += places
        self._turns.most = max(1, self._count + self._remote_places - 1)

    async def answer(self, job: Job, asker: Requester) -> Answer:
        """The result of a job, when its turn comes; NoAnswer if there is none."""
        asked: QueuedJob[Job, Answer] = QueuedJob(job, asyncio.get_running_loop().create_future())
        waiting = self._turns.add(asked, asker)
        self._serve()
        try:
            return await asked.answer
        finally:
            self._turns.leave(waiting)  # no-op once the job has started

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
        """Run one job; its worker stays busy even if the caller has been cancelled."""
        start, answer = self._now(), waiting.item.answer
        try:
            found = await self._done(waiting.item.job, helper)
            if not answer.done():
                answer.set_result(found)
        except Exception as error:  # any error goes to the caller
            if not answer.done():
                answer.set_exception(error)
        finally:
            self._used = self._now()
            self._turns.release(waiting, self._now() - start)
            self._serve()

    async def _done(self, job: Job, helper: RemoteWorker[Job, Answer] | None) -> Answer:
        """The result from a remote worker, or else a local one."""
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
        or hanging workers get fewer jobs, or none."""
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
        working.cancelled() or working.exception()  # the caller may be gone
        if helper in self._places:
            self._places[helper] += 1
            self._serve()

    async def _place_at_home(self) -> None:
        """Wait for a local process, ahead of all queued jobs."""
        if self._free:
            self._free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._unhelped.append(place)
        await place

    async def _ask(self, job: Job) -> Answer:
        """Run a job; a crashed process is replaced once."""
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
        """Submit work. SIGINT is blocked while a process starts: until it is initialised, Ctrl-C
        would reach it."""
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
        """Stop the processes if they were idle for so long."""
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
