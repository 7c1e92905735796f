"""Small positions of Saboteur: cards laid along the middle row, and hands of one's choice."""

from typing import Any

from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.vectors import numbers
from farol.games import ALL
from farol.games.saboteur.tables import KIND_IDS, cell_at

CROSSING = KIND_IDS.index("crossing")
LEVEL = KIND_IDS.index("level")
CURVE = KIND_IDS.index("curve-sw")
BLOCKED = KIND_IDS.index("blocked-level")


def at_turn(seats: int, seed: int) -> Any:
    """The first turn of a game."""
    state, rand = ALL["saboteur"].new(seats), Rand(seed)
    while state.to_act() < 0:
        state.apply_unchecked(sample_next(state, rand))
    return state


def with_tunnel(*kinds: int, seats: int = 5) -> Any:
    """The first turn of seat 0, a digger with accomplices of unknown roles; the tunnel runs east."""
    state = at_turn(seats, 1)
    state.turn = 0
    state.roles = numbers([0, 1, 0, 0, 0][:seats])
    state.mine.goal_cards = numbers([1, 0, 2])
    for step, kind in enumerate(kinds):
        state.mine.place(2 * kind, cell_at(1 + step, 0))
    return state


def give(state: Any, seat: int, *kinds: int) -> None:
    """A hand of these kinds, whatever the pile says."""
    state.cards.set_hand(seat, sorted(kinds))
