"""Inner loops of benchmarks; compiled, so that they add no overhead."""

# compiled by mypyc

from typing import Final

from farol.core.native import i64
from farol.core.playout import play_out
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State

WORD: Final = 30  # bits folded in at once
MASK: Final = (1 << WORD) - 1
MULTIPLIER: Final = 997651242  # below 2**30: products stay within a machine word
LIST_EVERY: Final = 8  # decisions between two samples of the legal actions
WORLD_EVERY: Final = 256  # decisions between two sampled worlds


def play_games(start: State, rand: Rand, games: i64) -> i64:
    """Play that many random games from copies of `start`; return the decisions seats made."""
    decisions: i64 = 0
    for _ in range(games):
        decisions += play_out(start.copy(), rand)
    return decisions


def copy_each(positions: list[State], rounds: i64) -> None:
    """Copy every position, `rounds` times."""
    for _ in range(rounds):
        for state in positions:
            state.copy()


def sample_each(positions: list[State], rand: Rand, rounds: i64) -> None:
    """Sample a world for the seat to act in every position, `rounds` times."""
    for _ in range(rounds):
        for state in positions:
            state.sample_world(state.to_act(), rand)


def fold(value: i64, number: i64) -> i64:
    """Mix a number of at most 60 bits into a running checksum of the same size."""
    value = ((value ^ number) & MASK) * MULTIPLIER + (value >> WORD)
    return ((value ^ (number >> WORD)) & MASK) * MULTIPLIER + (value >> WORD)


def fold_game(state: State, rand: Rand, value: i64) -> i64:
    """Play one random game and fold all that happens.

    Besides every action and the scores it samples lists of legal actions and the results of sampled
    worlds, so that those are compared too.
    """
    decisions: i64 = 0
    while True:
        seat = state.to_act()
        if seat == OVER:
            break
        if seat == CHANCE:
            action = state.sample_chance(rand)
        else:
            if decisions % LIST_EVERY == 0:
                legal: i64
                for legal in state.legal_actions():
                    value = fold(value, legal)
            if decisions % WORLD_EVERY == 0:
                value = fold(value, play_out(state.sample_world(seat, rand), rand))
            action = state.sample_action(rand)
            decisions += 1
        value = fold(value, action)
        state.apply_unchecked(action)
    score: i64
    for score in state.scores():
        value = fold(value, score & MASK)
    return value
