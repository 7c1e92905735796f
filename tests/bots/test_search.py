"""The search itself, on states small enough to know the answer."""

import itertools

from farol.bots.knowledge import FULL, Knowledge, fade, share_by_place, squeeze
from farol.bots.search import NEW, ROW, Search, SearchNode, best_of
from farol.core.rand import Rand
from farol.games import ALL

from .positions import decisions


def test_places_are_shared_out_evenly() -> None:
    assert share_by_place([1, 2, 3]) == [FULL, FULL // 2, 0]
    assert share_by_place([1, 1, 3]) == [FULL * 3 // 4, FULL * 3 // 4, 0]
    assert share_by_place([1, 1]) == [FULL // 2, FULL // 2]
    assert share_by_place([1]) == [FULL]


def test_a_lead_is_squeezed_between_nothing_and_everything() -> None:
    assert squeeze(0, 10) == FULL // 2
    assert squeeze(10, 10) == FULL * 3 // 4
    assert squeeze(-10, 10) == FULL // 4
    assert 0 < squeeze(-(10**6), 10) < squeeze(10**6, 10) < FULL


def test_weights_fade_with_the_distance_from_the_best() -> None:
    assert fade([5, 7, 7, -1000], 1) == [640, 1000, 1000, 1]


def test_a_node_keeps_its_actions_in_order_and_finds_them_again() -> None:
    node = SearchNode()
    node.add([5, 9], [1, 2])
    node.add([3, 5, 7], [3, 4, 5])
    assert node.actions == [3, 5, 7, 9]
    assert node.weights == [3, 1, 5, 2]
    assert list(node.places([5, 9])) == [ROW, 3 * ROW]
    assert node.places([5, 6, 9])[0] == NEW


def test_of_equal_visits_the_better_total_and_then_the_weight_decide() -> None:
    assert best_of([3, 5, 5], [9, 1, 2], [0, 0, 0]) == 2
    assert best_of([0, 0, 0], [0, 0, 0], [1, 4, 4]) == 1


def test_without_any_knowledge_the_move_that_was_tried_most_is_nearly_the_best_found() -> None:
    """Near the end of a game: the general knowledge plays on and uses the ranking."""
    game = ALL["loknroll"]
    near_the_end = [state.copy() for state, _ in decisions(game, 2, 8, 1)][-3]
    seat = near_the_end.to_act()
    search = Search(near_the_end.sample_world(seat, Rand(1)), seat, Knowledge(), Rand(2))
    search.run(200)
    assert sum(search.tree.visits) == 200
    values = [
        total / visits
        for total, visits in zip(search.tree.totals, search.tree.visits, strict=True)
        if visits
    ]
    best = search.tree.actions.index(search.best())
    assert search.tree.visits[best] == max(search.tree.visits)
    assert search.tree.totals[best] / search.tree.visits[best] >= max(values) - FULL // 4


def test_values_of_all_seats_are_summed_up() -> None:
    game = ALL["loknroll"]
    state, _ = next(itertools.islice(decisions(game, 3, 8, 5), 1))
    seat = state.to_act()
    search = Search(state.sample_world(seat, Rand(1)), seat, Knowledge(), Rand(2))
    search.run(30)
    assert abs(sum(search.expected) - 30 * FULL * 3 // 2) < 30 * 3
