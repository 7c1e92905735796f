"""L3: getting ready."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farol.core.errors import BadOptions
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import CHANCE
from farol.core.vectors import numbers
from farol.games.loknroll.game import GAME
from farol.games.loknroll.rules import LokState
from farol.testing.depth import examples

from .table import moves, number, phase, play, position, see, track

STRAIGHT = "draw:long-1 long-1@0 draw:long-1 long-1@0 draw:long-1 long-1@0 draw:long-1 long-1@0"


def until(wanted: str, seats: int, seed: int) -> LokState:
    """A random game up to a phase."""
    state = GAME.new(seats)
    rand = Rand(seed)
    while phase(state) != wanted:
        state.apply_unchecked(sample_next(state, rand))
    return state


def test_l3_1_lots_decide_who_begins_unless_it_was_chosen() -> None:
    state = GAME.new(3)
    assert state.chance_outcomes() == [(0, 1), (1, 1), (2, 1)]
    play(state, "start:3 draw:long-1")
    assert state.to_act() == 2
    chosen = GAME.new(3, {"start": "seat_2"})
    play(chosen, "draw:long-1")
    assert chosen.to_act() == 1
    with pytest.raises(BadOptions, match="Seat 4 cannot begin: there are only 3 seats"):
        GAME.new(3, {"start": "seat_4"})


@pytest.mark.parametrize(
    ("seats", "layers"),
    [(1, [0, 0, 0, 0]), (2, [1, 0, 1, 0]), (3, [1, 2, 0, 1]), (4, [1, 2, 3, 0])],
)
def test_l3_2_four_cards_are_laid_in_turn(seats: int, layers: list[int]) -> None:
    state = GAME.new(seats, {"start": "seat_2"} if seats > 1 else {})
    assert [event.seat for event in play(state, STRAIGHT) if event.kind == "laid"] == layers
    assert track(state) == "long-1 long-1 long-1 long-1"
    assert phase(state) == "deal"


def test_l3_3_chaos_and_cards_that_do_not_fit_are_put_aside_and_the_same_seat_draws() -> None:
    state = GAME.new(2, {"start": "seat_1"})
    play(state, "draw:long-1 long-1@0 draw:chaos-3 draw:long-3")
    assert phase(state) == "setup-draw"
    assert state.seat == 1
    assert see(state)["aside"] == ["long-3", "chaos-3"], "all can see them"
    play(state, "draw:long-4")
    assert state.to_act() == 1
    assert moves(state) == ["long-4@0", "long-4@0/1"], "a card that fits must be laid"


def test_l3_3_a_card_without_room_is_put_aside() -> None:
    state = position("long-1@0 turn-a-1@90 turn-a-1@180", phase="setup-draw", seat=1, hands=" | ")
    play(state, "draw:turn-a-1")
    assert moves(state) == ["turn-a-1@0", "turn-a-1@270"]
    tight = position("short-1@90 turn-a-1@90 turn-a-1@180", phase="setup-draw", seat=1, hands=" | ")
    assert not tight.starts_with(number("short-1"))
    play(tight, "draw:short-1")
    assert see(tight)["aside"] == ["short-1"]
    assert tight.seat == 1


def test_l3_4_the_value_rule_holds_in_the_set_up_unless_switched_off() -> None:
    strict = GAME.new(1)
    play(strict, "draw:long-2 long-2@0 draw:long-4")
    assert phase(strict) == "setup-draw"
    loose = GAME.new(1, {"value_rule_in_start": False})
    play(loose, "draw:long-2 long-2@0 draw:long-4")
    assert phase(loose) == "setup-lay"


def test_l3_5_broken_cards_may_be_laid_unless_switched_off() -> None:
    state = GAME.new(1)
    play(state, "draw:broken-2 broken-2@0")
    assert track(state) == "broken-2"
    without = GAME.new(1, {"broken_in_start": False})
    play(without, "draw:broken-2")
    assert see(without)["aside"] == ["broken-2"]


def test_l3_6_the_first_card_turns_freely_and_the_second_joins_either_end() -> None:
    state = GAME.new(1)
    play(state, "draw:turn-a-1")
    assert moves(state) == ["turn-a-1@0", "turn-a-1@90", "turn-a-1@180", "turn-a-1@270"]
    straight = GAME.new(1)
    play(straight, "draw:long-1")
    assert moves(straight) == ["long-1@0", "long-1@90"], "half a turn changes nothing"
    play(state, "turn-a-1@0 draw:long-1")
    assert moves(state) == ["long-1@0", "long-1@90/1"]
    assert see(state)["ends"] == [{"x": 5, "y": 0, "side": "N"}, {"x": 10, "y": 7, "side": "E"}]
    play(state, "long-1@90/1")
    first, second = see(state)["track"]
    assert first["spot"]["entry"]["side"] == "N"
    assert first["spot"]["exit"] == {"x": 10, "y": 7, "side": "E"}
    assert (second["spot"]["x"], second["spot"]["y"]) == (10, 2)


def test_l3_7_cards_put_aside_are_shuffled_back() -> None:
    state = GAME.new(2, {"start": "seat_1"})
    play(state, "draw:chaos-3 draw:chaos-1 " + STRAIGHT)
    assert see(state)["aside"] == []
    assert state.pool[number("chaos-3")] == 2
    assert state.pool[number("chaos-1")] == 1
    assert sum(state.pool) == 51


def test_l3_8_a_deck_that_runs_out_starts_the_set_up_again() -> None:
    aside = "long-3 long-3 long-3 chaos-1 chaos-2 chaos-3"
    state = position("long-1@0", phase="setup-draw", hands=" | ", seat=1, aside=aside)
    state.deck = 1
    state.pool = numbers([0] * len(state.pool))
    state.pool[number("short-3")] = 1
    events = play(state, "draw:short-3")
    assert [event.kind for event in events] == ["setup-drawn", "set-aside", "restarted"]
    assert track(state) == ""
    assert state.seat == 0
    assert state.deck == 8
    assert state.pool[number("long-1")] == 1
    assert state.pool[number("long-3")] == 3
    assert state.to_act() == CHANCE


def test_l3_9_the_locomotive_starts_on_the_third_card_and_moves_to_the_end() -> None:
    state = GAME.new(1)
    play(
        state,
        "draw:long-1 long-1@0 draw:long-1 long-1@0 draw:broken-1 broken-1@0 draw:long-1 long-1@0",
    )
    assert see(state)["locomotive"] == {"at": 2, "ahead": 1, "behind": 2}
    play(state, "draw:long-2 draw:long-2 draw:short-1 short-1@90 roll wheels:1")
    assert see(state)["locomotive"]["at"] == 3


def test_l3_12_of_three_players_the_first_lays_the_first_and_the_fourth_card() -> None:
    state = GAME.new(3, {"start": "seat_3"})
    assert [event.seat for event in play(state, STRAIGHT) if event.kind == "laid"] == [2, 0, 1, 2]


def test_l5_6_a_broken_card_under_the_locomotive_at_the_start_costs_nothing() -> None:
    state = GAME.new(1)
    play(state, "draw:long-1 long-1@0 draw:long-1 long-1@0 draw:broken-1 broken-1@0")
    play(state, "draw:long-1 long-1@0 draw:long-2 draw:long-2 draw:short-1")
    play(state, "short-1@90 roll wheels:1")
    assert see(state)["penalty"] == []
    assert phase(state) == "draw"


@pytest.mark.parametrize(("seats", "removed"), [(1, 11), (2, 11), (3, 9), (4, 7)])
def test_l3_10_cards_are_removed_unseen(seats: int, removed: int) -> None:
    state = until("draw", seats, 5)
    assert see(state)["removed"] == removed
    assert sum(state.pool) == see(state)["deck"] + removed
    assert "pool" not in see(state, 0)


@pytest.mark.parametrize(("seats", "deck"), [(1, 38), (2, 36), (3, 36), (4, 36)])
def test_l3_11_each_gets_two_secret_cards_and_36_are_left(seats: int, deck: int) -> None:
    state = until("draw", seats, 9)
    assert [player["hand"] for player in see(state)["players"]] == [2] * seats
    assert see(state)["deck"] == deck
    assert see(state)["turn"]["of"] == deck
    assert len(see(state, 0)["me"]["hand"]) == 2
    assert "me" not in see(state)


@settings(deadline=None, max_examples=examples(40))
@given(seed=st.integers(0, 2**30), seats=st.integers(1, 4))
def test_each_random_set_up_ends_with_four_cards_and_all_55_in_place(seed: int, seats: int) -> None:
    state = until("draw", seats, seed)
    assert len(state.track.kinds) == 4
    assert sum(state.pool) + 4 + 2 * seats == 55
