"""The state of a game: mutable, made of ints and lists, driven by ints."""

# compiled by mypyc

from abc import ABC, abstractmethod
from typing import Final

from farol.core.choices import Choices
from farol.core.compiled import mypyc_attr
from farol.core.errors import BadAction, shown
from farol.core.event import Event
from farol.core.native import i64
from farol.core.rand import Rand

CHANCE: Final = -1  # to_act(): the next action is an outcome of chance
OVER: Final = -2  # to_act(): the game is over


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """The interface of every game's state. `apply` checks, `apply_unchecked` trusts its caller."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats

    def __repr__(self) -> str:
        turn = self.to_act()
        if turn == OVER:
            stand = "over"
        elif turn == CHANCE:
            stand = "chance is next"
        else:
            stand = f"to_act() is {turn}"
        return f"<{type(self).__name__}, {self.seats} seats, {stand}>"

    @abstractmethod
    def to_act(self) -> i64:
        """The seat that decides next, CHANCE or OVER."""

    @abstractmethod
    def legal_actions(self) -> list[int]:
        """What the seat to act may do, ascending."""

    def list_choices(self, found: Choices) -> None:
        """`legal_actions` into an existing buffer, for callers in hot loops."""
        found.take(self.legal_actions())

    @abstractmethod
    def chance_outcomes(self) -> list[tuple[int, int]]:
        """Each possible outcome with its integer weight, ascending; for CHANCE only."""

    @abstractmethod
    def sample_chance(self, rand: Rand) -> i64:
        """One outcome, distributed as `chance_outcomes`, without building the list."""

    @abstractmethod
    def sample_action(self, rand: Rand) -> i64:
        """One legal action, uniformly; without the list where that is faster."""

    def apply(self, action: int, log: list[Event] | None = None) -> None:
        """Apply a legal action or chance outcome; append its events to `log`.

        BadAction says what is wrong with another one, and nothing changes.
        """
        acting = self.to_act()
        if acting == OVER:
            raise BadAction("The game is over: nothing can be applied.")
        if acting == CHANCE:
            if all(action != outcome for outcome, _ in self.chance_outcomes()):
                raise BadAction(f"{shown(action)} is none of the chance_outcomes().")
        elif action not in self.legal_actions():
            raise BadAction(f"{shown(action)} is none of the legal_actions().")
        self.apply_unchecked(action, log)

    def apply_unchecked(self, action: i64, log: list[Event] | None = None) -> None:
        """`apply` without the check, for searches: anything else than a legal action or a chance
        outcome ruins the state, or hangs.

        Every game writes it. One that was written for 0.2 has an `apply` of its own instead, which
        is understood until 0.4.
        """
        if getattr(type(self), "apply") is getattr(State, "apply"):  # noqa: B009 - mypyc
            raise NotImplementedError(f"{type(self).__name__} has no apply_unchecked().")
        self.apply(action, log)

    @abstractmethod
    def copy(self) -> "State":
        """An independent equal state."""

    @abstractmethod
    def sample_world(self, seat: i64, rand: Rand) -> "State":
        """A random state that this seat cannot distinguish from the real one, drawn only from its
        knowledge."""

    @abstractmethod
    def scores(self) -> list[int]:
        """The current points of each seat."""

    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the best; ties share a place."""
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
