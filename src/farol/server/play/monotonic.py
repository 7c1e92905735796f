"""Time that only goes forward, for durations and limits; the date is for people to read."""

import time
from typing import Protocol

from farol.server.play.timers import LoopTime, Time


class MonotonicTime(Time, Protocol):
    """Time with a second hand that nobody sets: `now` jumps when the machine's date is set."""

    def monotonic(self) -> float:
        """Seconds since some moment; never goes back."""


class ServerTime(LoopTime):
    """Real time of this machine."""

    monotonic = staticmethod(time.monotonic)  # asked four times for every move
