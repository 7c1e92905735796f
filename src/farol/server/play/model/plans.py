"""Validation of clocks."""

from typing import Final

from farol.core.errors import shown
from farol.protocol.errors import Refusal
from farol.protocol.hours import known_zone
from farol.protocol.types import ClockPlan, PlayingHours
from farol.server.play.model.clock import DAY, budget_of, new_clock

MOST_DAYS: Final = 100  # on a slow clock
SHORTEST_SLOT: Final = 120  # minutes a day in which clocks have to run
_A_DAY: Final = 1440  # minutes


def check_clock(plan: ClockPlan) -> None:
    """Refusal if the clock is invalid."""
    if plan.kind != "none" and plan.amount == 0:
        raise Refusal("bad", "A clock needs some time on it.")
    slow = new_clock(plan, 1).slow
    if slow and budget_of(plan) > MOST_DAYS * DAY:
        raise Refusal("bad", f"A clock has {MOST_DAYS} days at most.")
    if not slow and (plan.hours is not None or plan.vacation):
        raise Refusal("bad", "Playing hours and vacation are for clocks of hours or days.")
    if plan.hours is not None:
        check_hours(plan.hours)


def check_hours(hours: PlayingHours) -> None:
    """Refusal if the playing hours are invalid."""
    if known_zone(hours.zone) is None:
        raise Refusal("bad", f"There is no time zone {shown(hours.zone)}.")
    if (hours.closes - hours.opens) % _A_DAY < SHORTEST_SLOT:
        raise Refusal("bad", "Playing hours need two hours at least.")
