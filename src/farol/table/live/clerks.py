"""Processes for work that takes a moment and is wanted now and then: papers, and typed words."""

import asyncio
from collections.abc import Callable
from typing import Generic

from farol.table.live.crew import Answer, Crew, Job
from farol.table.live.fair_turns import Asker


class Clerks(Generic[Job, Answer]):
    """A process that does such work. It is started for the first job, which need not wait for it
    and is done here, and ends when nobody wanted anything for a while."""

    def __init__(self, work: Callable[[Job], Answer], now: Callable[[], float]) -> None:
        self._work = work
        self._crew: Crew[Job, Answer] = Crew(1, work, now)
        self._busy_here = False

    async def make(self, job: Job, asker: Asker) -> Answer:
        """What comes of a job; NoAnswer if the process dies over it."""
        if self._crew.is_ready or self._busy_here:
            return await self._crew.answer(job, asker)
        self._busy_here = True
        try:
            self._crew.prepare()
            return await asyncio.to_thread(self._work, job)
        finally:
            self._busy_here = False

    @property
    def process_is_ready(self) -> bool:
        """Whether the work is done elsewhere by now."""
        return self._crew.is_ready

    def rest(self, seconds: float) -> None:
        """Let the process go, if there was nothing to do for so long."""
        self._crew.rest(seconds)

    def close(self) -> None:
        """Let the process go; whoever still waits gets no answer."""
        self._crew.close()
