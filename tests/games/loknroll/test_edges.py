"""Rare cases, one line each in the table of rulings."""

import pytest

from .table import moves, pending, phase, pile, play, position, see, track


def test_l4_4_pass_on_the_last_card_with_cards_behind_takes_one() -> None:
    state = position("long-1@0 long-2", 1, "chaos-1")
    play(state, "pass")
    assert (track(state), pending(state)) == ("long-2", "long-1")


def test_l4_4_pass_on_a_track_of_one_card_costs_nothing() -> None:
    state = position("long-1@0", 0, "chaos-1 | ")
    play(state, "pass")
    assert (phase(state), track(state), pile(state)) == ("draw", "long-1", "")


def test_l4_9_pass_onto_a_broken_card_with_one_card_behind_takes_that_one() -> None:
    state = position("long-1@0 broken-1", 0, "chaos-1")
    play(state, "pass")
    assert (track(state), pending(state)) == ("broken-1", "long-1")


def test_l5_2_derailing_on_a_broken_last_card_costs_the_steps_left_and_one_more() -> None:
    state = position("long-1@0 long-1 long-1 short-1", 3, "broken-2")
    play(state, "broken-2@0 roll wheels:2")
    assert pending(state) == "long-1 long-1"
    assert see(state)["players"][0]["derailments"] == 1


def test_l5_5_a_penalty_larger_than_the_cards_behind_is_forgiven() -> None:
    state = position("long-4@0 short-4", 1, "long-4 turn-a-4 | ")
    play(state, "long-4@0 turn-a-4@90 roll wheels:4 wheels:4")
    assert pending(state) == "long-4 long-4 short-4"
    assert track(state) == "turn-a-4"


def test_l5_6_cards_laid_in_this_very_turn_may_be_taken() -> None:
    state = position("short-3@90", 0, "long-3 turn-a-3")
    play(state, "long-3@0 turn-a-3@90 roll wheels:4 wheels:0")
    assert pending(state) == "long-3 short-3"


@pytest.mark.parametrize(("count", "throws"), [(2, [4, 4]), (3, [4, 4, 4])])
def test_l4_7_two_or_three_fours_are_eight_or_twelve_dice(count: int, throws: list[int]) -> None:
    state = position("turn-a-4@0", 0, "long-4 long-4 long-4")
    play(state, "long-4@0 " * count + "roll " + "wheels:0 " * count)
    assert [throw["dice"] for throw in see(state)["build"]["throws"]] == throws
    assert phase(state) == "draw"


def test_l2_3_a_value_that_fits_without_a_place_is_not_playable_now() -> None:
    state = position("long-1@0 turn-a-1@90 turn-a-1@180 turn-a-1@270", 1, "long-1 chaos-1")
    assert moves(state) == ["pass", "put:chaos-1"]
    assert see(state, 0)["me"]["hand"][0]["blocked_by"] == "L2.3"


def test_l4_8_with_only_chaos_in_hand_one_passes_or_discards() -> None:
    state = position("long-1@0 long-2", 1, "chaos-1 chaos-4")
    assert moves(state) == ["pass", "put:chaos-1", "put:chaos-4"]


def test_l2_3_a_place_freed_at_the_tail_may_be_built_on() -> None:
    ring = "long-1@0 turn-a-1@90 turn-a-1@180 turn-a-1@270"
    state = position(ring, 2, " | long-1", phase="draw")
    first = see(state)["track"][0]["spot"]
    play(state, "draw:chaos-1 pass put:long-1 draw:chaos-2 long-1@90")
    laid = see(state)["track"][-1]["spot"]
    assert (laid["x"], laid["y"], laid["width"], laid["height"]) == (-4, 2, 14, 10)
    assert first["x"] < laid["x"] + laid["width"], "it lies where the first card lay"
    assert laid["x"] < first["x"] + first["width"]


def test_l4_5_a_further_card_without_room_is_simply_not_laid() -> None:
    state = position("long-1@0 turn-a-1@90 turn-a-1@180", 0, "turn-a-1 long-1")
    play(state, "turn-a-1@270")
    assert moves(state) == ["roll"]


def test_blocked_cards_name_their_rule() -> None:
    state = position("long-1@0 long-2", 1, "long-2 short-2 long-4 long-3 chaos-1")
    rules = {card["card"]: card["blocked_by"] for card in see(state, 0)["me"]["hand"]}
    assert rules == {
        "chaos-1": "L4.8",
        "long-2": None,
        "short-2": None,
        "long-3": None,
        "long-4": "L2.4",
    }
    play(state, "long-2@0")
    rules = {card["card"]: card["blocked_by"] for card in see(state, 0)["me"]["hand"]}
    assert rules == {"chaos-1": "L4.8", "short-2": None, "long-3": "L4.5", "long-4": "L4.5"}
