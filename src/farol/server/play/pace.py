"""Bots' thinking time: equal for forced moves, so that response time does not reveal them."""

from collections import deque
from collections.abc import Callable
from random import SystemRandom
from typing import Final

REMEMBERED: Final = 16  # durations by game and level

Chooser = Callable[[list[float]], float]


class Pace:
    """What thinking took lately, by game and level. A move that needed no thinking waits for as
    long as some other did; before there was any, for as long as its level may think."""

    def __init__(self, longest: Callable[[str], float], choose: Chooser | None = None) -> None:
        self._longest = longest
        self._choose = choose or SystemRandom().choice
        self._took: dict[tuple[str, str], deque[float]] = {}

    def seconds(self, game: str, level: str, forced: bool, took: float) -> float:
        """How long a move is to take in all, which took so long."""
        known = self._took.get((game, level))
        if forced:
            return max(took, self._choose(list(known)) if known else self._longest(level))
        if known is None:
            known = self._took[game, level] = deque(maxlen=REMEMBERED)
        known.append(took)
        return took
