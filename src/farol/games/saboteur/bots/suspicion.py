"""Saboteur: a beginner's suspicion, counted offence by offence."""

# compiled by mypyc

from typing import Final

from farol.bots.bot import Seat
from farol.games.saboteur.bots.history import BLOCKING, BROKE, RoundHistory, read_history
from farol.games.saboteur.rules import Saboteur

SUSPECT: Final = 450  # suspicion from one offence, in thousandths
MOST_SUSPECT: Final = 900


def marks(history: RoundHistory, me: int) -> list[int]:
    """For each other seat, how often it blocked the way or broke an unsuspected seat's tool."""
    found = [0] * history.seats
    for deed in history.deeds:
        if deed.seat == me:
            continue
        broke_unmarked = deed.target is not None and found[deed.target] == 0
        if BLOCKING.issuperset(deed.kinds) or (deed.kinds[0] == BROKE and broke_unmarked):
            found[deed.seat] += 1
    return found


def marks_of(seat: Seat) -> list[int]:
    """The offences of this round, from public events."""
    return marks(public_history(seat), seat.number)


def public_history(seat: Seat) -> RoundHistory:
    """The public deeds and claims of this round."""
    world = seat.world
    assert isinstance(world, Saboteur)
    return read_history(seat.events, seat.seats, world.mine.connected)


def suspicion_of(history: RoundHistory, me: int) -> list[int]:
    """A beginner's suspicion of each seat, in thousandths, from public events."""
    return [min(MOST_SUSPECT, SUSPECT * count) for count in marks(history, me)]
