"""A game's explanations of one position."""

from collections.abc import Mapping, Sequence
from typing import Final

from farol.bots.bot import Seat
from farol.bots.decision import WIN
from farol.bots.reason import Reason, RoleBelief

ALMOST_CERTAIN: Final = 0.99  # share of the best result from which a lead is unbounded


class Insight:
    """One seat's position, analysed for explanations; games extend it in bots/reasons.py.

    All results depend only on the seat's knowledge, not on the sampled world, and draw no random
    numbers.
    """

    scale = WIN  # of values after a search: WIN or POINTS

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        # by action: the planned follow-up steps; none without a search
        self.plans: Mapping[int, Sequence[int]] = {}

    def measure(self, value: float) -> float:
        """A value of the search, 0 to 1, on the scale for people; monotonic."""
        return value

    def reasons(self, _action: int, _others: Sequence[int]) -> list[Reason]:
        """Reasons for an action compared with the other candidates, best first."""
        return []

    def named(self, _action: int) -> Reason | None:
        """A short name of a move within a sentence; None if it has none."""
        return None

    def tally(self, _action: int) -> list[Reason]:
        """Gains and costs of a move, as terms of a sum."""
        return []

    def is_alike(self, _action: int, _other: int) -> bool:
        """Whether moves of about equal value may be called equal, by their immediate effects."""
        return True

    def is_deferred(self, _action: int, _other: int) -> bool:
        """Whether both moves are planned, and only their order is open."""
        return False

    def roles(self) -> list[RoleBelief]:
        """Beliefs about the roles of other seats, with evidence."""
        return []

    def spoken(self, _speaker: int, _claim: int) -> list[Reason]:
        """What this seat saw that speaks for a claim of another seat."""
        return []

    def notes(self, _action: int) -> list[Reason]:
        """Further remarks: on hidden things, or on the action."""
        return []


def unsqueezed(value: float, spread: float) -> float:
    """The inverse of `squeeze`: the lead of a value, 0 to 1, within limits.

    >>> unsqueezed(0.5, 10), unsqueezed(0.75, 10), unsqueezed(0.25, 10)
    (0.0, 10.0, -10.0)
    """
    part = min(2 * abs(value - 0.5), ALMOST_CERTAIN)
    size = spread * part / (1 - part)
    return size if value >= 0.5 else -size
