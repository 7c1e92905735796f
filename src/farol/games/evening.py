"""The evening that browser tests play: declared by a game in its module `laws`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from farol.core.data import Json


def _nothing(_view: Mapping[str, Any]) -> int:
    return 0


@dataclass(frozen=True)
class Evening:
    """`EVENING` of a game: a short table, and selectors of hidden elements.

    Selectors are CSS. Two seats are for the tests, `bots` are added.
    """

    options: Mapping[str, Json] = field(default_factory=dict)
    shorter: Mapping[str, Json] = field(default_factory=dict)  # further options, without bots
    bots: int = 0
    hidden: str | None = None  # elements for their own seat only
    held: Callable[[Mapping[str, Any]], int] = _nothing  # how many of them, from the seat's view
    opened: str | None = None  # an element that only an open replay shows
    stored: tuple[str, ...] = ()  # storage keys of the client for this game
