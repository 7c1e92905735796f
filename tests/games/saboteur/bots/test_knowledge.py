"""The bots' knowledge of Saboteur."""

from typing import Any

from farol.bots.knowledge import FULL
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import OVER
from farol.games import ALL
from farol.games.saboteur.bots.knowledge import SaboteurKnowledge
from farol.games.saboteur.bots.policy import Policy
from farol.games.saboteur.tables import SABOTEUR, TREASURE

GAME = ALL["saboteur"]


def at_turn(seats: int, seed: int) -> Any:
    """The first turn of a game."""
    state, rand = GAME.new(seats), Rand(seed)
    while state.to_act() < 0:
        state.apply_unchecked(sample_next(state, rand))
    return state


def knowledge() -> SaboteurKnowledge:
    return SaboteurKnowledge([], [], [], Policy(0, [], [], []))


def test_a_round_that_is_over_is_worth_its_gold_to_those_who_won_it() -> None:
    know = knowledge()
    sides = set()
    for seed in range(12):
        state, rand = at_turn(4, seed), Rand(seed)
        roles = list(state.roles)
        while not know.is_settled(state):
            if state.to_act() < 0:
                state.apply_unchecked(state.sample_chance(rand))
            else:
                actions = state.legal_actions()
                weights = know.weigh(state, actions)
                state.apply(actions[rand.weighted([1 + weight for weight in weights])])
        values = know.evaluate(state)
        view = GAME.observe(state, None)
        won: Any = view["past"][-1]["winners"]
        sides.add(won)
        for seat, role in enumerate(roles):
            side = "saboteurs" if role == SABOTEUR else "diggers"
            assert (values[seat] > 0) == (side == won)
            assert 0 <= values[seat] <= FULL
    assert len(sides) >= 2


def test_a_belief_decides_who_is_what_in_a_world() -> None:
    state = at_turn(5, 1)
    mask = 0b00110 if state.roles[0] != SABOTEUR else 0b00011
    know = SaboteurKnowledge([mask], [2], [7], Policy(0, [], [], []))
    for seed in range(5):
        world: Any = know.sample_world(state, 0, Rand(seed))
        assert list(world.roles) == [mask >> seat & 1 for seat in range(5)]
        assert world.mine.goal_cards[2] == TREASURE
        assert sorted(world.mine.goal_cards) == [0, 1, 2]


def test_diggers_never_lay_dead_ends_and_saboteurs_never_reach_the_treasure_on_purpose() -> None:
    know = knowledge()
    tried = 0
    for seed in range(6):
        state, rand = at_turn(4, seed), Rand(seed)
        while state.to_act() != OVER and not know.is_settled(state):
            if state.to_act() >= 0:
                actions = state.legal_actions()
                for action, weight in zip(actions, know.weigh(state, actions), strict=True):
                    shown = GAME.action_json(state, action)
                    dead_end = str(shown.get("card", "")).startswith(("blocked", "stub"))
                    if shown["type"] == "lay" and dead_end and state.roles[state.turn] != SABOTEUR:
                        assert weight == 0
                        tried += 1
            state.apply_unchecked(sample_next(state, rand))
    assert tried > 10
