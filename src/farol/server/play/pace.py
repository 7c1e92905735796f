"""Bots' thinking time: equal for forced moves, so that response time does not reveal them."""

from collections import deque
from collections.abc import Callable
from random import SystemRandom
from typing import Final

REMEMBERED: Final = 16  # durations by game and level

Chooser = Callable[[list[float]], float]


class Pace:
    """Recent thinking times, by game and level. A forced move is delayed by one of them; before
    there is any, by the maximum of its level."""

    def __init__(self, longest: Callable[[str], float], choose: Chooser | None = None) -> None:
        self._longest = longest
        self._choose = choose or SystemRandom().choice
        self._took: dict[tuple[str, str], deque[float]] = {}

    def seconds(self, game: str, level: str, forced: bool, took: float) -> float:
        """The total seconds for a move that took so many to compute."""
        known = self._took.get((game, level))
        if forced:
            return max(took, self._choose(list(known)) if known else self._longest(level))
        if known is None:
            known = self._took[game, level] = deque(maxlen=REMEMBERED)
        known.append(took)
        return took
