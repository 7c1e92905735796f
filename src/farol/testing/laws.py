"""What a game says about itself for its judges, in the module `laws` of its package.

`conserved(state) -> dict[str, int]`
    Counts that never change during a game. Zeros may be left out.
`gone(events) -> dict[str, int]`
    Optional: what the events of a game so far have taken out of those counts, because no state
    holds it any more (a card on an open pile, a tile set aside). `conserved` and `gone` together
    never change.
`advance(state, rand) -> None`
    Optional: plays a new game, by legal steps, to a phase that random play seldom reaches, where
    nothing is `gone`. A part of the games that are drawn begins there.
`UNCHANGED: dict[str, str]`
    Optional: fields of a state that random play never changes, each with the reason.
`HOLDS: dict[str, Callable[[before, after, event], bool] | None]`
    Optional: for every kind of event what must be so where it is told, from the states before and
    after the step; None for a kind that says nothing about them. An event that announces what has
    not happened is found by it.
`EVENING: farol.games.evening.Evening`
    Optional: the evening that tests in a browser play. Without one, a game is played with its
    usual options by two people, and by as many bots as it needs beside them.
`DRAWN: bool`
    Optional: whether the web client draws the game. Without a drawing it has the plain board, and
    whatever a view holds needs a name.

Who may hear what stands in the module `views`: members that are marked private are for the seat of
the event, and for those that its declaration (`Told`) names with `also`; all others are for
everybody.
"""

import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from farol.core.event import Event
from farol.core.rand import Rand
from farol.core.shapes import Member, event_shapes, members
from farol.core.state import State
from farol.games import AnyGame, part
from farol.games.evening import Evening

PEOPLE: Final = 2  # people at an evening
ALWAYS: Final = frozenset({"kind", "seat"})  # members common to all events


@dataclass(frozen=True)
class Laws:
    """The laws of one game."""

    conserved: Callable[[Any], Mapping[str, int]]
    gone: Callable[[Sequence[Event]], Mapping[str, int]]
    public: Mapping[str, frozenset[str]]  # by kind of event, without kind and seat
    private: Mapping[str, frozenset[str]]
    unchanged: Mapping[str, str]
    advance: Callable[[Any, Rand], None] | None
    drawn: bool
    holds: Mapping[str, Callable[[Any, Any, Event], bool] | None] | None = None

    def total(self, state: State, events: Sequence[Event]) -> dict[str, int]:
        """The conserved counts after these events of the game, without zeros."""
        counts = Counter(self.conserved(state))
        for name, count in self.gone(events).items():
            counts[name] += count
        return {name: count for name, count in counts.items() if count}


def folder_of(game: AnyGame) -> Path:
    """The folder of a game's package."""
    module = sys.modules[type(game).__module__]
    assert module.__file__ is not None, f"{game.name} lies in no file"
    return Path(module.__file__).parent


@cache
def laws_of(game: AnyGame) -> Laws:
    """The laws of a game; AssertionError names the missing ones."""
    module, views = part(game, "laws"), part(game, "views")
    assert module is not None, f"{game.name} has no module {game.package}.laws"
    assert views is not None, f"{game.name} has no module {game.package}.views"
    assert hasattr(module, "conserved"), f"{game.package}.laws lacks conserved"
    told = {kind: members(shape) for kind, shape in event_shapes(views).items()}
    return Laws(
        module.conserved,
        getattr(module, "gone", lambda _events: {}),
        {kind: _names(parts, private=False) for kind, parts in told.items()},
        {kind: _names(parts, private=True) for kind, parts in told.items()},
        getattr(module, "UNCHANGED", {}),
        getattr(module, "advance", None),
        getattr(module, "DRAWN", False),
        getattr(module, "HOLDS", None),
    )


def evening_of(game: AnyGame) -> Evening:
    """The evening for browser tests: the game's own, or a generic one."""
    own = getattr(part(game, "laws"), "EVENING", None)
    if own is None:
        return Evening(bots=max(0, game.seats[0] - PEOPLE))
    assert isinstance(own, Evening), f"{game.package}.laws.EVENING is no Evening"
    return own


def _names(parts: Sequence[Member], private: bool) -> frozenset[str]:
    return frozenset(part.name for part in parts if part.private == private) - ALWAYS
