"""Time that only goes forward, for durations and limits; the date is for people to read."""

import time
from typing import Protocol

from farol.table.live.timers import LoopTime, Time


class SteadyTime(Time, Protocol):
    """Time with a second hand that nobody sets: `now` jumps when the machine's date is set."""

    def steady(self) -> float:
        """Seconds since some moment; never goes back."""


class ServerTime(LoopTime):
    """Real time of this machine."""

    steady = staticmethod(time.monotonic)  # asked four times for every move
