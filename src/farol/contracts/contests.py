"""Contests: who plays against whom, for ratings over many games."""

from collections.abc import Callable
from typing import NamedTuple

from farol.contracts.statistics import Teller


class Contest(NamedTuple):
    """Sides of seats that play against each other, with their places; ties share one."""

    sides: list[list[int]]
    places: list[int]


# A factory: called with the number of seats and a list, it returns a callable for every event as
# spectators see it, which appends contests to the list.
Contests = Callable[[int, list[Contest]], Teller]
