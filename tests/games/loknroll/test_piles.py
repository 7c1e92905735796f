"""L6: piles, combining and the best order."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farol.core.errors import IllegalAction
from farol.core.rand import Rand
from farol.games.loknroll.game import GAME
from farol.games.loknroll.piles import best_order, put_in_best_order
from farol.games.loknroll.tables import VALUE_OF
from farol.testing.depth import examples

from .table import moves, number, phase, pile, play, position, see, shown, values

KIND_OF_VALUE = [0, number("long-1"), number("long-2"), number("long-3"), number("long-4")]
CARDS_OF_VALUES = st.lists(st.integers(1, 4).map(lambda value: KIND_OF_VALUE[value]), max_size=6)


def test_l6_1_penalty_cards_are_put_down_in_any_order() -> None:
    state = position("turn-a-1", hands="|", phase="penalty", pending="long-1 long-2 long-3")
    assert moves(state) == ["accept", "put:long-1", "put:long-2", "put:long-3"]
    play(state, "put:long-3 put:long-1")
    assert phase(state) == "penalty"
    with pytest.raises(IllegalAction, match=r"not among your penalty cards.*L6\.1"):
        GAME.read_notation(state, "put:long-3")
    with pytest.raises(IllegalAction, match=r"L6\.1"):
        GAME.read_notation(state, "pass")
    play(state, "put:long-2")
    assert pile(state) == "long-3 long-1 long-2"
    assert (phase(state), state.seat) == ("draw", 1)


def test_l6_2_equal_cards_may_be_combined_or_not() -> None:
    state = position("turn-a-1", piles="long-3 long-4", phase="penalty", pending="broken-4 short-3")
    assert moves(state) == ["accept", "put:short-3", "put:broken-4", "pair:broken-4"]
    refused = state.copy()
    play(refused, "put:broken-4 put:short-3")
    assert pile(refused) == "long-3 long-4 broken-4 short-3", "nobody has to"
    play(state, "pair:broken-4")
    assert pile(state) == "long-3", "the card below is on top"
    play(state, "pair:short-3")
    assert pile(state) == ""
    assert see(state)["box"] == {"long-3": 1, "short-3": 1, "long-4": 1, "broken-4": 1}


def test_l6_2_different_values_do_not_combine() -> None:
    state = position("turn-a-1", piles="long-3", phase="penalty", pending="short-4")
    assert moves(state) == ["put:short-4"]
    with pytest.raises(IllegalAction, match=r"L6\.2"):
        GAME.parse_action(state, {"type": "put", "card": "short-4", "combine": True})


def test_l6_2_chaos_cards_combine_like_all_others() -> None:
    state = position("turn-a-1", hands="chaos-3 | ", piles="broken-3")
    play(state, "pair:chaos-3 stop")
    assert pile(state) == ""


def test_l6_3_of_three_equal_cards_one_stays() -> None:
    state = position("turn-a-1", hands="|", phase="penalty", pending="long-2 long-2 short-2")
    play(state, "put:long-2 pair:long-2 put:short-2")
    assert pile(state) == "short-2"
    two = position("turn-a-1", piles="long-3 long-4", phase="penalty", pending="short-4 broken-4")
    play(two, "pair:short-4 put:broken-4")
    assert pile(two) == "long-3 broken-4"


def test_l6_4_the_best_order_is_one_action() -> None:
    state = position(
        "turn-a-1", hands="|", piles="long-3 long-4", phase="penalty", pending="short-3 short-4"
    )
    assert shown(state, "accept") == {"order": ["short-4", "short-3"], "pile": []}
    events = play(state, "accept")
    assert [event.kind for event in events] == ["put", "put"], "everybody sees each card"
    assert pile(state) == ""
    assert phase(state) == "draw"


def test_l6_4_a_single_card_that_matches_nothing_needs_no_advice() -> None:
    state = position("turn-a-1", piles="long-3", phase="penalty", pending="short-4")
    with pytest.raises(IllegalAction, match=r"only one way.*L6\.4"):
        GAME.read_notation(state, "accept")


def test_l6_4_equal_sums_are_decided_by_the_lowest_top_card() -> None:
    state = position(
        "turn-a-1",
        piles="long-2 long-3",
        phase="penalty",
        pending="short-2 short-2 short-3 short-3",
    )
    play(state, "accept")
    assert values(state) == [3, 2]


def all_final_piles(pile_now: tuple[int, ...], cards: tuple[int, ...]) -> set[tuple[int, ...]]:
    """Every pile, by values, that any order with any choice of combining can leave."""
    if not cards:
        return {pile_now}
    found: set[tuple[int, ...]] = set()
    for index in range(len(cards)):
        if cards[index] in cards[:index]:
            continue
        rest = cards[:index] + cards[index + 1 :]
        found |= all_final_piles((*pile_now, cards[index]), rest)
        if pile_now and pile_now[-1] == cards[index]:
            found |= all_final_piles(pile_now[:-1], rest)
    return found


@settings(deadline=None, max_examples=examples(150))
@given(pile_now=CARDS_OF_VALUES, cards=CARDS_OF_VALUES)
def test_l6_4_the_best_order_is_the_best_of_all(pile_now: list[int], cards: list[int]) -> None:
    before = tuple(VALUE_OF[kind] for kind in pile_now)
    everything = all_final_piles(before, tuple(VALUE_OF[kind] for kind in cards))
    best = min(everything, key=lambda final: (sum(final), len(final), final[::-1]))
    assert tuple(VALUE_OF[kind] for kind in put_in_best_order(pile_now, cards)) == best
    assert sorted(best_order(pile_now, cards)) == sorted(cards)


def test_l6_5_others_see_the_top_card_and_the_size_and_the_owner_sees_all() -> None:
    state = position("turn-a-1", hands="|", piles="long-1 short-2 broken-3 | ", phase="draw")
    assert see(state, 0)["me"]["pile"] == ["long-1", "short-2", "broken-3"]
    for viewer in (None, 1):
        mine = see(state, viewer)["players"][0]["pile"]
        assert mine["cards"] == 3
        assert mine["top"]["card"] == "broken-3"
        assert "short-2" not in str(see(state, viewer))


def test_l6_5_what_was_put_down_openly_is_remembered_in_every_world() -> None:
    state = position("turn-a-1", hands="long-4 | long-4", piles="long-1 short-2 | long-3")
    for seed in range(20):
        world = state.sample_world(1, Rand(seed))
        assert pile(world, 0) == "long-1 short-2"
        assert world.hands[1] == state.hands[1]
