"""Time at the table: who may think for how long, and the timers behind it."""

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol

from farol.table.wire import ClockPlan

DAY: Final = 86_400  # seconds


class Handle(Protocol):
    """A call that will come."""

    def cancel(self) -> None:
        """Let it not come."""


class Time(Protocol):
    """What the table knows of time; tests have one of their own."""

    def now(self) -> float:
        """Seconds since 1970."""

    def call_later(self, seconds: float, call: Callable[[], object]) -> Handle:
        """Call it then."""


class LoopTime:
    """Real time, on the running event loop."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def call_later(self, seconds: float, call: Callable[[], object]) -> Handle:
        """Call it then."""
        return asyncio.get_running_loop().call_later(seconds, call)


class Clock:
    """The seconds each seat has left, and which seat's time runs."""

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.plan = plan
        self.left = [self._budget()] * seats
        self.running: int | None = None
        self._since = 0.0

    @property
    def exists(self) -> bool:
        """Whether there is a limit at all."""
        return self.plan.kind != "none"

    def _budget(self) -> float:
        return float(self.plan.amount * (DAY if self.plan.kind == "days" else 1))

    def run(self, seat: int | None, now: float, fresh: bool = True) -> None:
        """Stop whoever runs and start this seat; `fresh` gives it the time of a new move."""
        self.stop(now)
        if not self.exists or seat is None:
            return
        if fresh and self.plan.kind in {"move", "days"}:
            self.left[seat] = self._budget()
        self.running = seat
        self._since = now

    def stop(self, now: float) -> None:
        """Nobody's time runs."""
        if self.running is not None:
            self.left[self.running] = self.left_of(self.running, now)
            self.running = None

    def moved(self, seat: int) -> None:
        """The seat has moved: a clock for the whole game adds its increment."""
        if self.plan.kind == "game":
            self.left[seat] += self.plan.increment

    def left_of(self, seat: int, now: float) -> float:
        """Seconds that the seat has left."""
        spent = now - self._since if seat == self.running else 0.0
        return max(0.0, self.left[seat] - spent)

    def all_left(self, now: float) -> list[float] | None:
        """Seconds left by seat, if there is a clock."""
        if not self.exists:
            return None
        return [round(self.left_of(seat, now), 1) for seat in range(len(self.left))]

    def left_for(self, seat: int | None) -> list[float]:
        """Seconds left by seat once it is this seat's move; a clock per move begins afresh."""
        left = list(self.left)
        if seat is not None and self.plan.kind in {"move", "days"}:
            left[seat] = self._budget()
        return left

    def restore(self, left: list[float]) -> None:
        """Times as they were saved."""
        if len(left) == len(self.left):
            self.left = list(left)
