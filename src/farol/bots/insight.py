"""What a game's bots can say to people about one position."""

from collections.abc import Mapping, Sequence
from typing import Final

from farol.bots.bot import Seat
from farol.bots.decision import WIN
from farol.bots.reason import Reason, RoleBelief

ALMOST_CERTAIN: Final = 0.99  # beyond this part of the way to the best result leads look endless


class Insight:
    """One seat's position, looked at for the sake of words; games extend it in bots/reasons.py.

    All that it says depends on what the seat knows, and on nothing else of its world: in another
    world that the seat cannot tell from this one it says the same. It draws no random numbers.
    """

    scale = WIN  # of what moves are worth after a search: WIN or POINTS

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        # by action: the steps that the bot means to take after it; none without a search
        self.plans: Mapping[int, Sequence[int]] = {}

    def measure(self, value: float) -> float:
        """A value of the search, 0 to 1, on the scale for people; greater values stay greater."""
        return value

    def reasons(self, _action: int, _others: Sequence[int]) -> list[Reason]:
        """What speaks for an action beside the others that were considered, the best first."""
        return []

    def named(self, _action: int) -> Reason | None:
        """A move in a few words, as part of a sentence; None: it has no name of its own."""
        return None

    def tally(self, _action: int) -> list[Reason]:
        """What a move brings and costs, in short parts that can be added up."""
        return []

    def is_alike(self, _action: int, _other: int) -> bool:
        """Whether moves that came out about equal may be called so, by what both bring at once."""
        return True

    def is_deferred(self, _action: int, _other: int) -> bool:
        """Whether both are meant to be made, and only their order is open."""
        return False

    def roles(self) -> list[RoleBelief]:
        """What is believed of the roles of other seats, and why."""
        return []

    def notes(self, _action: int) -> list[Reason]:
        """What else is good to know: about what the seat cannot see, or about its action."""
        return []


def unsqueezed(value: float, spread: float) -> float:
    """The lead that `squeeze` turns into a value, 0 to 1; as far as people need to know it.

    >>> unsqueezed(0.5, 10), unsqueezed(0.75, 10), unsqueezed(0.25, 10)
    (0.0, 10.0, -10.0)
    """
    part = min(2 * abs(value - 0.5), ALMOST_CERTAIN)
    size = spread * part / (1 - part)
    return size if value >= 0.5 else -size
