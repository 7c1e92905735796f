"""What can be picked step by step: a tree of offers, the same for lines and for pictures."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

Command = Callable[[], Awaitable[object]]


@dataclass(frozen=True)
class Offer:
    """Something to do, or a question with more to pick from `within`. `now`: it is so already."""

    label: str
    do: Command | None = None
    within: tuple["Offer", ...] = ()
    now: bool = False


def entry_at(offers: Sequence[Offer], places: Sequence[int]) -> Offer | None:
    """The offer at the end of a path of places, counted from 1.

    >>> leaf = Offer("gold")
    >>> found([Offer("saw", within=(leaf,))], [1, 1]) is leaf, found([leaf], [2])
    (True, None)
    """
    offer: Offer | None = None
    rest = offers
    for place in places:
        if not 1 <= place <= len(rest):
            return None
        offer = rest[place - 1]
        rest = offer.within
    return offer
