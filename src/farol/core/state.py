"""The state of a game: mutable, made of ints and lists, driven by ints."""

# compiled by mypyc

from abc import ABC, abstractmethod
from typing import Final

from farol.core.choices import Choices
from farol.core.compiled import mypyc_attr
from farol.core.event import Event
from farol.core.native import i64
from farol.core.rand import Rand

CHANCE: Final = -1  # to_act(): the next action is an outcome of chance
OVER: Final = -2  # to_act(): nothing is left to do


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """What every game's state can do. `apply` trusts its caller: only legal ints may come in."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats

    def __repr__(self) -> str:
        turn = self.to_act()
        if turn == OVER:
            stand = "over"
        elif turn == CHANCE:
            stand = "chance is next"
        else:
            stand = f"seat {turn + 1} is to act"
        return f"<{type(self).__name__}, {self.seats} seats, {stand}>"

    @abstractmethod
    def to_act(self) -> i64:
        """The seat that decides next, CHANCE or OVER."""

    @abstractmethod
    def legal_actions(self) -> list[int]:
        """What the seat to act may do, ascending."""

    def list_choices(self, found: Choices) -> None:
        """The same into memory that is there, for those who ask at every decision."""
        found.take(self.legal_actions())

    @abstractmethod
    def chance_outcomes(self) -> list[tuple[int, int]]:
        """Each possible outcome with its integer weight, ascending; for CHANCE only."""

    @abstractmethod
    def sample_chance(self, rand: Rand) -> i64:
        """One outcome by the law of `chance_outcomes`, without the list."""

    @abstractmethod
    def sample_action(self, rand: Rand) -> i64:
        """One legal action, each equally likely, without the list where that is faster."""

    @abstractmethod
    def apply(self, action: i64, log: list[Event] | None = None) -> None:
        """Carry out a legal action or chance outcome; say in `log` what happened."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent equal state."""

    @abstractmethod
    def sample_world(self, seat: i64, rand: Rand) -> "State":
        """A state this seat cannot tell from the real one, drawn from what the seat knows alone."""

    @abstractmethod
    def scores(self) -> list[int]:
        """The points of each seat as they stand."""

    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the best; equals share a place."""
        scores = self.scores()
        places: list[int] = []
        mine: i64
        for mine in scores:
            better: i64 = 0
            other: i64
            for other in scores:
                if other > mine:
                    better += 1
            places.append(better + 1)
        return places
