"""Who plays against whom in a game, for those who compare people over many games."""

from collections.abc import Callable
from typing import NamedTuple

from farol.contracts.statistics import Teller


class Contest(NamedTuple):
    """Sides of seats that play against each other, and the place of each; equal places are
    shared."""

    sides: list[list[int]]
    places: list[int]


# Is given the number of seats and a list; what it makes is told every event as spectators see it,
# and adds to the list, contest by contest.
Contests = Callable[[int, list[Contest]], Teller]
