"""Menus as trees, for lines and for the full screen."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

Command = Callable[[], Awaitable[object]]


@dataclass(frozen=True)
class Offer:
    """A menu entry: a command, or a submenu (`within`). `now`: the current value."""

    label: str
    do: Command | None = None
    within: tuple["Offer", ...] = ()
    now: bool = False


def entry_at(offers: Sequence[Offer], places: Sequence[int]) -> Offer | None:
    """The entry at a path of positions, counted from 1.

    >>> leaf = Offer("gold")
    >>> entry_at([Offer("saw", within=(leaf,))], [1, 1]) is leaf, entry_at([leaf], [2])
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
