"""The bots' knowledge of Lok'n'Roll."""

from typing import Any

import pytest

from farol.core.rand import Rand
from farol.games import ALL
from farol.games.loknroll.bots.knowledge import POINT, LokKnowledge, odds_of
from farol.games.loknroll.moves import ACCEPT, PASS, ROLL
from tests.bots.positions import decisions

GAME = ALL["loknroll"]


def states(phase: str, seats: int = 3, seed: int = 2) -> list[Any]:
    return [
        state.copy()
        for state, _ in decisions(GAME, seats, seed, 1)
        if GAME.observe(state, None)["phase"] == phase
    ]


def test_a_pass_costs_what_the_odds_say() -> None:
    for state in states("act")[:10]:
        odds = odds_of(state, PASS)
        assert odds is not None
        gain = LokKnowledge(state).gain(state, PASS)
        assert gain / POINT == pytest.approx(-odds.expected_points(), abs=0.1)


def test_rolling_gains_nothing_and_costs_the_expected_ride() -> None:
    found = states("build")
    assert found
    for state in found[:10]:
        odds = odds_of(state, ROLL)
        assert odds is not None
        gain = LokKnowledge(state).gain(state, ROLL)
        assert gain / POINT == pytest.approx(-odds.expected_points(), abs=0.1)


def test_a_pair_on_the_pile_is_worth_both_cards() -> None:
    for seed in range(30):
        for state in states("act", seed=seed):
            for action in state.legal_actions():
                shown = GAME.action_json(state, action)
                if shown["type"] == "put" and shown.get("combine") is True:
                    assert LokKnowledge(state).gain(state, action) >= 2 * POINT
                    return
    raise AssertionError("no chaos card ever matched")


def test_penalties_are_put_in_the_best_order() -> None:
    for state in states("penalty"):
        actions = state.legal_actions()
        if ACCEPT in actions:
            weights = LokKnowledge(state).weigh(state, actions)
            assert actions[weights.index(max(weights))] == ACCEPT
            return
    raise AssertionError("no penalty with a choice")


def test_less_is_better_for_everybody() -> None:
    state = states("act")[5]
    know = LokKnowledge(state)
    before = know.evaluate(state)
    state.heaps.set_cards(state.heaps.pile(0), [*state.piles[0], *[state.track.kinds[0]] * 3])
    after = know.evaluate(state)
    assert after[0] < before[0]
    assert max(after[1:]) >= max(before[1:])


def test_alone_the_value_ends_with_winning_or_losing_against_laura() -> None:
    state, rand = GAME.new(1, {"mode": "laura"}), Rand(3)
    know = LokKnowledge(state)
    while state.to_act() != -2:
        action = (
            state.sample_chance(rand) if state.to_act() < 0 else know.rollout_action(state, rand)
        )
        state.apply(action)
    assert know.evaluate(state) == [(1 << 20) if state.ranking() == [1] else 0]
