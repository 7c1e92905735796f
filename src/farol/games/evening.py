"""The evening that tests play in a browser: what a game says of it in its module `laws`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from farol.core.data import Json


def _nothing(_view: Mapping[str, Any]) -> int:
    return 0


@dataclass(frozen=True)
class Evening:
    """`EVENING` of a game: a table that is soon over, and what of a hidden hand a page shows.

    Selectors are those of CSS. Two seats are for the tests, `bots` come beside them.
    """

    options: Mapping[str, Json] = field(default_factory=dict)
    shorter: Mapping[str, Json] = field(default_factory=dict)  # besides, where no bot helps
    bots: int = 0
    hidden: str | None = None  # elements that show what only their seat may know
    held: Callable[[Mapping[str, Any]], int] = _nothing  # how many of them, by what a seat sees
    opened: str | None = None  # the one thing on the board that only an open replay shows
    stored: tuple[str, ...] = ()  # keys under which the client keeps something of this game
