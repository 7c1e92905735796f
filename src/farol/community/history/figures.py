"""Statistics of a finished game by seat, computed from its record, from public information only."""

from typing import Final

import msgspec
from msgspec import Struct

from farol.contracts.statistics import NONE, Statistics, Tally
from farol.core.errors import FarolError
from farol.core.event import Event
from farol.core.record import is_possible, undone_to
from farol.core.state import OVER
from farol.games import ALL, AnyGame, part
from farol.server.store.store import TableRow
from farol.server.workers.documents import Played

EDITION: Final = 2  # of the statistics common to all games
UNREADABLE: Final = ""  # stored if the record cannot be read
# Errors that rules may raise for entries they did not produce.
DAMAGE: Final = (FarolError, ArithmeticError, AssertionError, LookupError, TypeError, ValueError)


class FinishedGame(Struct, frozen=True):
    """A finished game as stored; `by_bots`: the entries chosen by bots."""

    row: TableRow
    played: Played
    by_bots: frozenset[int]


def statistics_of(game: AnyGame) -> Statistics:
    """The statistics that a game's package declares."""
    found = getattr(part(game, "statistics"), "STATISTICS", NONE)
    assert isinstance(found, Statistics)
    return found


def edition_of(game: AnyGame) -> str:
    """Version of a game's statistics; other versions are recomputed."""
    return f"{game.version}/{EDITION}/{statistics_of(game).key}"


def figures_of(played: Played) -> str:
    """The statistics of each seat as JSON; UNREADABLE if the record is not that of a whole game."""
    try:
        return msgspec.json.encode(list(_read(played).seats)).decode()
    except DAMAGE:
        return UNREADABLE


class BadGame(FarolError):
    """The record is not that of a whole game."""


def _read(played: Played) -> Tally:
    game = ALL[played.game]
    state, tally = game.new(played.seats, played.options), Tally(played.seats)
    tell = statistics_of(game).teller(tally)
    for action in mainline(played.entries):
        if state.to_act() == OVER or not is_possible(state, action):
            raise BadGame(f"{action} is not possible there.")
        events: list[Event] = []
        state.apply_unchecked(action, events)
        for event in events:
            view = game.event_view(event, None)
            if view is not None:
                tell(view)
    if state.to_act() != OVER:
        raise BadGame("The game goes on.")
    return tally


def mainline(entries: list[int]) -> list[int]:
    """The actions that were not taken back.

    >>> from farol.core.record import undo_to
    >>> mainline([5, 6, undo_to(1), 7])
    [5, 7]
    """
    kept: list[tuple[int, int]] = []  # versions and actions
    for version, entry in enumerate(entries, 1):
        back = undone_to(entry)
        if back is None:
            kept.append((version, entry))
        else:
            kept = [one for one in kept if one[0] <= back]
    return [action for _, action in kept]
