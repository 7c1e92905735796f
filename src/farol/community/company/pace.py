"""How fast a game is played, in three words."""

from collections.abc import Mapping
from typing import Final

from farol.community.company.bodies import Pace
from farol.protocol.types import ClockPlan

CLOCKS: Final[Mapping[Pace, ClockPlan]] = {
    "brisk": ClockPlan("move", 60),
    "calm": ClockPlan("move", 180),
    "days": ClockPlan("days", 2),
}


def pace_of(clock: ClockPlan) -> Pace:
    """The pace that a clock amounts to."""
    if clock.kind in {"hours", "days", "reserve"}:
        return "days"
    return "brisk" if clock.kind == "move" and clock.amount <= CLOCKS["brisk"].amount else "calm"
