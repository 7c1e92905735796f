"""What each seat has gained so far, for rewards before the end of a game."""

# compiled by mypyc

from abc import ABC, abstractmethod
from collections.abc import Callable

from farol.core.compiled import mypyc_attr
from farol.core.native import i64
from farol.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatTotals(ABC):
    """Totals that change while a game is played; a reward is the change of a seat's total.

    With `by_round` it is paid when the round changes, and at the end.
    """

    def __init__(self, by_round: bool) -> None:
        self.by_round = by_round

    @abstractmethod
    def totals(self, state: State) -> list[float]:
        """Each seat's total so far; more is better."""

    def round_of(self, state: State) -> i64:  # noqa: ARG002  # unless it is by round
        """The number of the present round."""
        return 0


class PointsProgress(SeatTotals):
    """The points of each seat, or their negative where less is better; with `round_of` by round."""

    def __init__(self, less_is_better: bool, number: Callable[[State], int] | None = None) -> None:
        super().__init__(number is not None)
        self.number = number
        self.sign = -1.0 if less_is_better else 1.0

    def round_of(self, state: State) -> i64:
        """The number of the present round, as the game declares it."""
        return 0 if self.number is None else self.number(state)

    def totals(self, state: State) -> list[float]:
        """The current points."""
        return [self.sign * points for points in state.scores()]
