"""The return of each seat, between -1 and 1."""

# compiled by mypyc

from typing import Final

LOWEST: Final = -1.0
HIGHEST: Final = 1.0


def returns_of(places: list[int]) -> list[float]:
    """1 for the first place, -1 for the last, evenly between; ties share their places' returns.

    They sum up to 0. A lone seat has 1 if it is first, else -1.

    >>> returns_of([1, 2]), returns_of([1, 1]), returns_of([2, 1, 2])
    ([1.0, -1.0], [0.0, 0.0], [-0.5, 1.0, -0.5])
    """
    seats = len(places)
    if seats == 1:
        return [HIGHEST if places[0] == 1 else LOWEST]
    returns: list[float] = []
    for mine in places:
        equals = 0
        for other in places:
            if other == mine:
                equals += 1
        middle = mine - 1 + (equals - 1) / 2
        returns.append(HIGHEST - 2 * middle / (seats - 1))
    return returns
