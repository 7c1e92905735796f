"""Saboteur: what a beginner holds against others, counted deed by deed."""

from typing import Final

from farol.bots.bot import Seat
from farol.games.saboteur.bots.history import BLOCKING, BROKE, RoundHistory, read_history
from farol.games.saboteur.rules import Saboteur

SUSPECT: Final = 450  # how suspicious one mark makes a seat, in thousandths
MOST_SUSPECT: Final = 900


def marks(history: RoundHistory, me: int) -> list[int]:
    """For each other seat, how often it blocked the way or broke a tool of somebody unmarked."""
    found = [0] * history.seats
    for deed in history.deeds:
        if deed.seat == me:
            continue
        broke_unmarked = deed.target is not None and found[deed.target] == 0
        if BLOCKING.issuperset(deed.kinds) or (deed.kinds[0] == BROKE and broke_unmarked):
            found[deed.seat] += 1
    return found


def marks_of(seat: Seat) -> list[int]:
    """The marks of this round, by what everybody could see."""
    return marks(public_history(seat), seat.number)


def public_history(seat: Seat) -> RoundHistory:
    """What everybody saw and heard in this round."""
    world = seat.world
    assert isinstance(world, Saboteur)
    return read_history(list(seat.events), seat.seats, world.mine.connected)


def suspicion(seat: Seat) -> list[int]:
    """How suspicious each seat is to a beginner, in thousandths."""
    return suspicion_of(public_history(seat), seat.number)


def suspicion_of(history: RoundHistory, me: int) -> list[int]:
    """The same, by what everybody saw."""
    return [min(MOST_SUSPECT, SUSPECT * count) for count in marks(history, me)]
