"""How long each seat may still think. A clock is a value: what changes it makes a new one."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from farol.table.protocol.parts import ClockPlan

DAY: Final = 86_400  # seconds


class Clock(Struct, frozen=True):
    """The seconds each seat has left, and which seats' time runs since when: one seat's, or that of
    all who choose at the same time."""

    plan: ClockPlan
    left: tuple[float, ...]
    runs: tuple[int, ...] = ()
    since: float = 0.0

    @property
    def running(self) -> int | None:
        """The seat whose time runs, the first of several; None: nobody's does."""
        return self.runs[0] if self.runs else None

    @property
    def exists(self) -> bool:
        """Whether there is a limit at all."""
        return self.plan.kind != "none"

    @property
    def starts_afresh(self) -> bool:
        """Whether every move has a budget of its own."""
        return self.plan.kind in {"move", "days"}

    def started(self, seats: Sequence[int], now: float, fresh: bool = True) -> "Clock":
        """The clock with the time of these seats running, and no other's; `fresh`: a new move
        begins."""
        clock = self.stopped(now)
        if not self.exists or not seats:
            return clock
        left = clock.left_for(seats) if fresh else clock.left
        return replace(clock, left=left, runs=tuple(seats), since=now)

    def stopped(self, now: float) -> "Clock":
        """The clock with nobody's time running."""
        if not self.runs:
            return self
        left = tuple(self.left_of(seat, now) for seat in range(len(self.left)))
        return replace(self, left=left, runs=())

    def credited(self, seat: int) -> "Clock":
        """The clock after this seat has moved: one for the whole game adds its increment."""
        if self.plan.kind != "game":
            return self
        return replace(self, left=_with(self.left, seat, self.left[seat] + self.plan.increment))

    def left_of(self, seat: int, now: float) -> float:
        """Seconds that the seat has left."""
        spent = now - self.since if seat in self.runs else 0.0
        return max(0.0, self.left[seat] - spent)

    def all_left(self, now: float) -> list[float] | None:
        """Seconds left by seat, if there is a clock."""
        if not self.exists:
            return None
        return [round(self.left_of(seat, now), 1) for seat in range(len(self.left))]

    def left_for(self, seats: Sequence[int]) -> tuple[float, ...]:
        """Seconds left by seat once these are to move; a clock per move begins afresh."""
        left = self.left
        for seat in seats if self.starts_afresh else ():
            left = _with(left, seat, budget_of(self.plan))
        return left


def new_clock(plan: ClockPlan, seats: int) -> Clock:
    """A clock before the first move."""
    return Clock(plan, (budget_of(plan),) * seats)


def budget_of(plan: ClockPlan) -> float:
    """Seconds that a seat begins with."""
    return float(plan.amount * (DAY if plan.kind == "days" else 1))


def _with(left: tuple[float, ...], seat: int, seconds: float) -> tuple[float, ...]:
    return (*left[:seat], seconds, *left[seat + 1 :])
