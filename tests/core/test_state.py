"""Methods common to all states."""

import pytest

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
