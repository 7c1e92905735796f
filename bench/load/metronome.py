"""A beat that many follow: what they do together comes at one rate, on every machine."""

import asyncio
import time


class Metronome:
    """Beats at a fixed rate, one beat for whoever waits next. A beat for which nobody is ready is
    left out and never made up for: the rate is a most, and `beats` says how much of it was held."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.beats = 0
        self._next = 0.0

    async def beat(self) -> None:
        """Wait for one's beat."""
        now = time.monotonic()
        mine = max(now, self._next)
        self._next = mine + 1 / self.rate
        self.beats += 1
        await asyncio.sleep(mine - now)
