"""Random playouts: the loop behind benchmarks, tests and rollouts."""

# compiled by mypyc

from farol.core.native import i64
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State


def sample_next(state: State, rand: Rand) -> i64:
    """A random legal action of the acting seat, or a chance outcome."""
    if state.to_act() == CHANCE:
        return state.sample_chance(rand)
    return state.sample_action(rand)


def play_out(state: State, rand: Rand) -> i64:
    """Play randomly until the game is over; return the number of decisions of seats."""
    decisions: i64 = 0
    while True:
        seat = state.to_act()
        if seat == OVER:
            return decisions
        if seat == CHANCE:
            state.apply_unchecked(state.sample_chance(rand))
        else:
            state.apply_unchecked(state.sample_action(rand))
            decisions += 1
