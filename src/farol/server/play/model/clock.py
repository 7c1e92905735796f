"""Clocks: the time each seat has left. A clock is immutable: a change makes a new one."""

# compiled by mypyc

from collections.abc import Sequence
from typing import Final, final

from farol.protocol.hours import date_after, played
from farol.protocol.types import ClockPlan, PlayingHours

HOUR: Final = 3600  # seconds
DAY: Final = 86_400
_UNITS: Final = {"hours": HOUR, "reserve": HOUR, "days": DAY}  # seconds; of the other kinds: one
_WHOLE_GAME: Final = {"game", "reserve"}
WINDOW: Final = 0.05  # share of a budget for the game that a window of reaction lasts
SHORTEST: Final = 10.0  # seconds that it lasts at least
LITTLE: Final = 0.25  # share of a budget; when so much is left, the acting person is reminded


@final
class Clock:
    """The seconds each seat has left, and the seats whose time runs and since when: one, or all
    that choose simultaneously. A slow clock goes by the date, which is `ahead` of the monotonic
    time, and stands still for a seat until the date `away`. With one budget for all moves, a window
    of reaction `lasts` a time of its own and costs nobody any: else what is left would tell who
    hesitated.
    """

    __slots__ = ("ahead", "away", "lasts", "left", "own", "plan", "runs", "since")

    def __init__(
        self,
        plan: ClockPlan,
        left: tuple[float, ...],
        runs: tuple[int, ...] = (),
        since: float = 0.0,
        ahead: float = 0.0,
        away: tuple[float, ...] = (),
        own: tuple[PlayingHours | None, ...] = (),
        lasts: float | None = None,
    ) -> None:
        self.plan = plan
        self.left = left
        self.runs = runs
        self.since = since
        self.ahead = ahead
        self.away = away
        self.own = own  # hours of the seat's person, within the table's
        self.lasts = lasts  # seconds, from `since`

    def _with_left(self, left: tuple[float, ...], runs: tuple[int, ...]) -> "Clock":
        plan, lasts = self.plan, self.lasts
        return Clock(plan, left, runs, self.since, self.ahead, self.away, self.own, lasts)

    @property
    def running(self) -> int | None:
        """The first seat whose time runs; None if nobody's does."""
        return self.runs[0] if self.runs else None

    @property
    def exists(self) -> bool:
        """Whether there is a time limit."""
        return self.plan.kind != "none"

    @property
    def slow(self) -> bool:
        """Whether it is a correspondence clock, which runs on while nobody is connected."""
        return self.plan.kind in _UNITS

    @property
    def whole_game(self) -> bool:
        """Whether there is one budget for all moves."""
        return self.plan.kind in _WHOLE_GAME

    def started(
        self,
        seats: Sequence[int],
        now: float,
        fresh: bool = True,
        ahead: float = 0.0,
        away: tuple[float, ...] = (),
        own: tuple[PlayingHours | None, ...] = (),
        asked: bool = False,
    ) -> "Clock":
        """The clock with the time of exactly these seats running; `fresh`: a new move begins, or
        with `asked` a window of reaction."""
        clock = self.stopped(now)
        if not self.exists or not seats:
            return clock
        left = clock.left_for(seats) if fresh else clock.left
        runs, lasts = tuple(seats), None
        if asked and self.whole_game:
            lasts = clock.lasts
            if fresh or lasts is None:
                lasts = max(SHORTEST, WINDOW * budget_of(self.plan))
        return Clock(self.plan, left, runs, now, ahead, away, own, lasts)

    def stopped(self, now: float) -> "Clock":
        """The clock with no time running."""
        if not self.runs:
            return self
        left = tuple(self.left_of(seat, now) for seat in range(len(self.left)))
        clock = self._with_left(left, ())
        if self.lasts is not None:
            clock.lasts = min(self.rest_of(seat, now) for seat in self.runs)
        return clock

    def credited(self, seat: int) -> "Clock":
        """The clock after this seat has moved: a clock for the whole game adds its increment."""
        if not self.whole_game:
            return self
        added = self.plan.increment * _UNITS.get(self.plan.kind, 1)
        return self._with_left(_with(self.left, seat, self.left[seat] + added), self.runs)

    def left_of(self, seat: int, now: float) -> float:
        """Seconds that the seat has left on its clock."""
        return self.left[seat] if self.lasts is not None else self.rest_of(seat, now)

    def rest_of(self, seat: int, now: float) -> float:
        """Seconds that the seat has left to choose."""
        spent = 0.0
        if seat in self.runs and self.slow:
            begun, own = self._begun(seat), self._own(seat)
            spent = played(self.plan.hours, begun, now + self.ahead, own)
        elif seat in self.runs:
            spent = now - self.since
        return max(0.0, self._budget(seat) - spent)

    def _budget(self, seat: int) -> float:
        return self.left[seat] if self.lasts is None else self.lasts

    def all_left(self, now: float) -> list[float] | None:
        """Seconds left by seat, if there is a clock."""
        if not self.exists:
            return None
        return [round(self.left_of(seat, now), 1) for seat in range(len(self.left))]

    def left_for(self, seats: Sequence[int]) -> tuple[float, ...]:
        """Seconds left by seat once these are to move; a clock per move is reset."""
        left = self.left
        for seat in () if self.whole_game else seats:
            left = _with(left, seat, budget_of(self.plan))
        return left

    # --- dates ---------------------------------------------------------------------------------

    def _begun(self, seat: int) -> float:
        """The date from which a seat's time runs."""
        return max(self.since + self.ahead, self.away[seat] if self.away else 0.0)

    def _own(self, seat: int) -> PlayingHours | None:
        return self.own[seat] if self.own else None

    def date_of(self, seat: int, rest: float = 0.0) -> float:
        """The date at which a running seat has only `rest` seconds left."""
        begun, seconds = self._begun(seat), self._budget(seat) - rest
        return date_after(self.plan.hours, begun, seconds, self._own(seat))

    def dues(self) -> list[float | None] | None:
        """By seat, the date at which its time is up; only for running seats of a slow clock."""
        if not self.slow:
            return None
        seats = range(len(self.left))
        return [round(self.date_of(seat), 1) if seat in self.runs else None for seat in seats]

    def seconds_to(self, seat: int, now: float, rest: float = 0.0) -> float:
        """Seconds until a running seat has only `rest` seconds left."""
        if not self.slow:
            return max(0.0, self.rest_of(seat, now) - rest)
        return max(0.0, self.date_of(seat, rest) - self.ahead - now)


def new_clock(plan: ClockPlan, seats: int) -> Clock:
    """A clock before the first move."""
    return Clock(plan, (budget_of(plan),) * seats)


def budget_of(plan: ClockPlan) -> float:
    """Seconds that a seat begins with."""
    return float(plan.amount * _UNITS.get(plan.kind, 1))


def little_of(plan: ClockPlan) -> float:
    """The seconds at which the acting person is reminded: a quarter of the budget, at most a day; 0
    for fast clocks, where everybody is at the table."""
    return min(float(DAY), budget_of(plan) * LITTLE) if plan.kind in _UNITS else 0.0


def _with(left: tuple[float, ...], seat: int, seconds: float) -> tuple[float, ...]:
    return (*left[:seat], seconds, *left[seat + 1 :])
