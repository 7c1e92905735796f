"""Fair scheduling of event-loop time per client network: bursts are processed in slices, round
robin between networks.
"""

# compiled by mypyc

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Final, final

from farol.server import metrics
from farol.server.logs import log_of

SLICE: Final = 0.005  # seconds of a slice per loop turn
REQUEST_SECONDS: Final = 0.001  # estimate for one HTTP request
MAX_WAITING: Final = 1000  # calls queued for one network

log = log_of("farol.slices")

Call = tuple[Callable[[], object], float]


@final
class FairScheduler:
    """Round-robin queue of calls. Calls run in the next loop turn, after all input has been read,
    for the duration of a slice; the rest follows in later turns. Batching reads and calls makes
    better use of the CPU caches than handling each message as it is read.
    """

    def __init__(self) -> None:
        self._lines: dict[str, deque[Call]] = {}  # by network; the last one served is last
        self._turning = False  # a slice is running or scheduled

    def do(self, network: str, call: Callable[[], object], more: float = 0.0) -> bool:
        """Queue a call for a network; False if too many are queued. `more`: seconds of follow-up
        work."""
        line = self._lines.get(network)
        if line is None:
            self._lines[network] = deque([(call, more)])
        elif len(line) < MAX_WAITING:
            line.append((call, more))
        else:
            return False
        if not self._turning:
            self._turning = True
            asyncio.get_running_loop().call_soon(self._turn)
        return True

    async def turn(self, network: str, seconds: float) -> bool:
        """Wait for a slot for work of so many seconds; False if too many wait."""
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def call() -> None:
            if not mine.done():
                mine.set_result(None)

        if not self.do(network, call, seconds):
            return False
        if not mine.done():
            await mine
        return True

    def _turn(self) -> None:
        """One slice: one call of each network in turn, until time is up."""
        spent = 0.0
        while self._lines and spent < SLICE:
            network = next(iter(self._lines))
            line = self._lines.pop(network)
            call, more = line.popleft()
            if line:
                self._lines[network] = line
            start = perf_counter()
            try:
                call()
            except Exception:  # a failing call must not stop the others
                metrics.FAULTS.inc()
                log.exception("fault")
            spent += more + perf_counter() - start
        self._turning = bool(self._lines)
        if self._turning:
            asyncio.get_running_loop().call_soon(self._turn)
