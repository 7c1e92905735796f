"""Which knowledge belongs to which game."""

from abc import ABC, abstractmethod
from typing import Final

from farol.bots.bot import Seat
from farol.bots.knowledge import Knowledge
from farol.bots.saboteur import SaboteurKnowledge


class Mind(ABC):
    """How a game is thought about."""

    simulations: int  # of an expert's move

    @abstractmethod
    def naive(self) -> Knowledge:
        """Knowledge without any belief."""

    def knowledge(self, _seat: Seat) -> Knowledge:
        """Knowledge with what this seat believes by now."""
        return self.naive()


class SaboteurMind(Mind):
    """Roles are guessed from what everybody did."""

    simulations = 2000

    def naive(self) -> Knowledge:
        """Nobody is suspicious."""
        return SaboteurKnowledge([], [], [])


MINDS: Final[dict[str, Mind]] = {"saboteur": SaboteurMind()}
