"""A rate shared by many tasks, so that a run does the same amount of work on every machine."""

import asyncio
import time


class Pacer:
    """Hands out time slots at a fixed rate. Unused slots are lost: the rate is a maximum, and
    `slots` counts the used ones.
    """

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.slots = 0
        self._next = 0.0

    async def wait(self) -> None:
        """Wait for the next free slot."""
        now = time.monotonic()
        mine = max(now, self._next)
        self._next = mine + 1 / self.rate
        self.slots += 1
        await asyncio.sleep(mine - now)
