"""What the bots know of Halloween."""

from typing import Any

from farol.bots.halloween import POINT, HalloweenKnowledge, standings
from farol.core.rand import Rand
from farol.core.state import OVER
from farol.games import ALL

from .positions import decisions

GAME = ALL["halloween"]


def middle(seed: int = 2) -> Any:
    """A state in the middle of a random game, with a menu to choose from."""
    found = [state.copy() for state, _ in decisions(GAME, 3, seed, 1) if not state.stack]
    return found[len(found) // 2]


def test_higher_levels_tokens_and_points_are_better() -> None:
    state = middle()
    know = HalloweenKnowledge(state, Rand(1))
    seat = state.active
    before = know.standing(state, seat)
    for change in ("points", "tokens", "scare", "levels"):
        better = state.copy()
        values = getattr(better, change)
        place = seat * (len(values) // 3)
        values[place] = values[place] + 1 if change != "levels" else 4
        assert know.standing(better, seat) > before


def test_a_finished_game_counts_points_only() -> None:
    state = middle()
    know = HalloweenKnowledge(state, Rand(1))
    state.over = True
    assert know.standing(state, 0) == POINT * state.points[0]


def test_a_good_haunt_weighs_more_than_resting() -> None:
    for seed in range(40):
        for state, _ in decisions(GAME, 2, seed, 1):
            if state.stack:
                continue
            actions = state.legal_actions()
            shown = [GAME.action_json(state, action) for action in actions]
            haunts = [
                index
                for index, one in enumerate(shown)
                if one.get("action") == "haunt" and state.levels[state.active * 3] >= 3
            ]
            rests = [index for index, one in enumerate(shown) if one["type"] == "rest"]
            if haunts and rests:
                weights = HalloweenKnowledge(state, Rand(1)).judge(state, actions)
                assert max(weights[index] for index in haunts) > max(
                    weights[index] for index in rests
                )
                return
    raise AssertionError("nobody could haunt well")


def test_a_turn_is_searched_to_its_end_and_not_further() -> None:
    state = middle()
    know = HalloweenKnowledge(state, Rand(1))
    rand, mover = Rand(4), state.active
    while not know.is_settled(state):
        assert state.active == mover
        state.apply(know.rollout_action(state, rand))
    assert state.active != mover or state.to_act() == OVER


def test_standings_tell_points_and_what_else_there_is() -> None:
    state = middle()
    assert [points for points, _ in standings(state)] == list(state.scores())
    assert all(more >= 0 for _, more in standings(state))
