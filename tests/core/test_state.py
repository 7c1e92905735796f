"""Methods common to all states."""

import pytest

from farol.core.errors import BadAction
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games import ALL
from farol.games.saboteur.game import GAME


@pytest.mark.parametrize(
    ("points", "places"),
    [
        ([3, 1, 2], [1, 3, 2]),
        ([2, 2, 2], [1, 1, 1]),
        ([4, 7, 4, 0], [2, 1, 2, 4]),
        ([0, 1, 0, 1], [3, 1, 3, 1]),
        ([5, 4, 3, 2, 1], [1, 2, 3, 4, 5]),
    ],
)
def test_equals_share_a_place(points: list[int], places: list[int]) -> None:
    state = GAME.new(len(points))
    for seat, gold in enumerate(points):
        for _ in range(gold):
            state.gold.pick(seat, 1)
    assert state.scores() == points
    assert state.ranking() == places


@pytest.mark.parametrize("name", sorted(ALL))
def test_apply_refuses_what_is_not_possible_and_changes_nothing(name: str) -> None:
    game = ALL[name]
    state, rand = game.new(game.seats[-1]), Rand(5)
    for _ in range(60):
        if state.to_act() == OVER:
            break
        before = game.dump(state)
        possible = (
            [outcome for outcome, _ in state.chance_outcomes()]
            if state.to_act() == CHANCE
            else state.legal_actions()
        )
        for wrong in (-1, -99, max(possible) + 1, 99_999_999, 1 << 70, rand.below(20_000)):
            if wrong not in possible:
                with pytest.raises(BadAction, match=f"{wrong} is none of the"):
                    state.apply(wrong)
                assert game.dump(state) == before
        state.apply(rand.choice(possible))
    while state.to_act() != OVER:
        state.apply_unchecked(sample_next(state, rand))
    with pytest.raises(BadAction, match="The game is over"):
        state.apply(0)
