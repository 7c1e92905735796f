"""Fair scheduling of event-loop time per client network: a burst is processed a little at a time,
one network after the other, and what everybody else does comes in between."""

# compiled by mypyc

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Final, final

from farol.server import metrics
from farol.server.logs import log_of

SLICE: Final = 0.005  # seconds of one turn of the loop
REQUEST_SECONDS: Final = 0.001  # that one HTTP request takes, about
MAX_WAITING: Final = 1000  # things of one network

log = log_of("farol.slices")

Call = tuple[Callable[[], object], float]


@final
class FairScheduler:
    """What comes is done in the next turn of the loop, when everything that has come is read: as
    much of it as the turn lasts, and the rest in the turns after that. To read much and then to do
    much costs less than to do each thing when it is read, as code and data stay in the caches."""

    def __init__(self) -> None:
        self._lines: dict[str, deque[Call]] = {}  # by network; who was heard last: last
        self._turning = False  # a turn is on, or about to come

    def do(self, network: str, call: Callable[[], object], more: float = 0.0) -> bool:
        """Do something for a network, soon, in the order in which it came; False if far too much
        waits already. `more`: seconds that it leads to afterwards."""
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
        """Wait for one's turn to do something that takes so long; False if too many wait."""
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
        """A new turn of the loop: one thing of each network after the other, while it lasts."""
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
            except Exception:  # one thing that fails must not keep the others from being done
                metrics.FAULTS.inc()
                log.exception("fault")
            spent += more + perf_counter() - start
        self._turning = bool(self._lines)
        if self._turning:
            asyncio.get_running_loop().call_soon(self._turn)
