"""Influences on the diggers' win probability."""

from farol.games.saboteur.bots.features import Features
from farol.games.saboteur.bots.paths import Paths
from farol.games.saboteur.bots.value import (
    CERTAIN,
    HIDDEN_BIASES,
    HIDDEN_WEIGHTS,
    OUTPUT_WEIGHTS,
    Value,
)
from farol.games.saboteur.tables import BREAK

from .mines import BLOCKED, LEVEL, give, with_tunnel

VALUE = Value(Paths())


def test_every_hidden_unit_has_a_weight_for_every_feature() -> None:
    count = len(Features(Paths()).of(with_tunnel()))
    assert len(HIDDEN_WEIGHTS) == count * len(HIDDEN_BIASES)
    assert len(OUTPUT_WEIGHTS) == len(HIDDEN_BIASES) + 1


def test_the_nearer_the_treasure_the_better_for_diggers() -> None:
    chances = [VALUE.chance(with_tunnel(*[LEVEL] * cards)) for cards in range(7)]
    assert chances == sorted(chances)
    assert 0 < chances[0] < chances[-1] < CERTAIN


def test_a_dead_end_in_the_way_makes_diggers_despair() -> None:
    free = VALUE.chance(with_tunnel(LEVEL, LEVEL, LEVEL))
    assert VALUE.chance(with_tunnel(LEVEL, LEVEL, LEVEL, BLOCKED)) < free


def test_a_digger_who_can_finish_is_worth_more_than_one_who_cannot() -> None:
    state = with_tunnel(*[LEVEL] * 6)
    for seat in (0, 2, 3, 4):
        give(state, seat, BREAK)
    poor = VALUE.chance(state)
    give(state, 2, LEVEL)
    rich = VALUE.chance(state)
    state.tools[2] = 1
    assert poor < rich
    assert VALUE.chance(state) < rich
