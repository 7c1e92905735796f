"""Monotonic time for durations and limits; dates are for people to read."""

import time
from typing import Protocol

from farol.server.play.timers import LoopTime, Time


class MonotonicTime(Time, Protocol):
    """Time with a monotonic clock: `now` jumps when the machine's date is set."""

    def monotonic(self) -> float:
        """Seconds since an arbitrary moment; never goes back."""


class ServerTime(LoopTime):
    """The real time of this machine."""

    monotonic = staticmethod(time.monotonic)  # called four times for every move
