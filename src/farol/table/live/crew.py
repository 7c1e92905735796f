"""Worker processes: long work leaves the event loop and its interpreter, and whoever asks for much
keeps nobody else waiting."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.process import BaseProcess
from typing import Final, Generic, TypeVar

from msgspec import Struct

from farol.core.errors import FarolError
from farol.table.live.fair_turns import Asker, Turns, Waiting

NICENESS: Final = 10  # workers give way to people's moves

Job = TypeVar("Job")
Answer = TypeVar("Answer")
Result = TypeVar("Result")


class NoAnswer(FarolError):
    """A worker ended without an answer."""


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


def _nothing() -> None:
    """The least that a process can do."""


class Asked(Struct, Generic[Job, Answer], eq=False):
    """A job, and who waits for what comes of it."""

    job: Job
    answer: "asyncio.Future[Answer]"

    __hash__ = object.__hash__


class Crew(Generic[Job, Answer]):
    """Some worker processes, started when the first of their jobs comes, and who waits for them."""

    def __init__(self, count: int, work: Callable[[Job], Answer], now: Callable[[], float]) -> None:
        self._count = count
        self._free = count
        self._work = work
        self._now = now
        # One worker is kept for the others: whoever has one running waits for no more than that.
        self._turns: Turns[Asked[Job, Answer]] = Turns(max(1, count - 1), now)
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

    async def answer(self, job: Job, asker: Asker) -> Answer:
        """What comes of a job, when its turn comes; NoAnswer if nothing does."""
        asked: Asked[Job, Answer] = Asked(job, asyncio.get_running_loop().create_future())
        waiting = self._turns.add(asked, asker)
        self._serve()
        try:
            return await asked.answer
        finally:
            self._turns.leave(waiting)  # who is not served yet and gave up

    def _serve(self) -> None:
        while self._free and (waiting := self._turns.next()) is not None:
            self._free -= 1
            task = asyncio.create_task(self._answer(waiting))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _answer(self, waiting: Waiting[Asked[Job, Answer]]) -> None:
        """Have one job done; a worker is busy with it even if nobody waits any more."""
        start, answer = self._now(), waiting.item.answer
        try:
            found = await self._ask(waiting.item.job)
            if not answer.done():
                answer.set_result(found)
        except Exception as error:  # whatever it is, it is for the one who waits
            if not answer.done():
                answer.set_exception(error)
        finally:
            self._free += 1
            self._used = self._now()
            self._turns.served(waiting, self._now() - start)
            self._serve()

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
            self._pool.shutdown(wait=False)
            self._pool = None

    def close(self) -> None:
        """Let the processes go; whoever still waits gets no answer."""
        self._free = 0
        for task in self._tasks:
            task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
