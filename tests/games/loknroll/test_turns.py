"""L4 and L5: turns, rides and what they cost."""

import pytest

from farol.core.errors import IllegalAction
from farol.games.loknroll.game import GAME
from farol.games.loknroll.rules import LokState

from .table import hand, moves, pending, phase, play, position, see, track

FIVE = "long-1@0 long-1 long-1 short-1 long-2"


def refusal(state: LokState, move: str) -> str:
    with pytest.raises(IllegalAction) as caught:
        GAME.read_notation(state, move)
    return caught.value.rule


def test_l4_1_turns_go_round_and_begin_with_a_card() -> None:
    state = position(FIVE, hands="long-2 | | ", phase="draw", seat=2)
    with pytest.raises(IllegalAction, match=r"Chance decides now.*L4\.1"):
        GAME.parse_action(state, {"type": "pass"})
    play(state, "draw:chaos-1")
    assert state.to_act() == 2
    assert hand(state, 2) == "chaos-1"
    play(state, "put:chaos-1 stop")
    assert phase(state) == "draw"
    assert state.seat == 0


def test_l4_1_a_hand_may_have_any_size() -> None:
    many = "long-1 " * 3 + "long-2 " * 3 + "long-3 " * 3 + "long-4 " * 3 + "short-1 short-2"
    state = position("turn-a-1", hands=many, phase="draw")
    play(state, "draw:short-3")
    assert see(state)["players"][0]["hand"] == 15


def test_l4_2_a_turn_has_exactly_one_action() -> None:
    state = position(FIVE, hands="long-2 chaos-2 chaos-3")
    assert moves(state) == ["pass", "long-2@0", "put:chaos-2", "put:chaos-3"]
    building = state.copy()
    play(building, "long-2@0")
    assert refusal(building, "pass") == "L4.2"
    assert refusal(building, "put:chaos-2") == "L4.2"
    play(state, "put:chaos-2")
    assert refusal(state, "pass") == "L4.2"
    assert refusal(state, "long-2@0") == "L4.2"
    assert refusal(state, "roll") == "L4.2"


def test_l4_3_a_pass_moves_the_locomotive_one_card() -> None:
    state = position(FIVE, locomotive=2, hands="chaos-1")
    play(state, "pass")
    assert see(state)["locomotive"]["ahead"] == 1
    assert see(state)["players"][0]["derailments"] == 0


def test_l4_3_a_pass_on_the_last_card_neither_moves_nor_derails() -> None:
    state = position(FIVE, locomotive=4, hands="chaos-1")
    assert [event.kind for event in play(state, "pass")] == ["passed", "taken"]
    assert see(state)["locomotive"]["ahead"] == 0
    assert [*state.derailments] == [0]


def test_l4_4_a_pass_costs_one_card() -> None:
    state = position("long-3@0 long-3 long-3", locomotive=1, hands="chaos-1")
    play(state, "pass")
    assert pending(state) == "long-3"
    assert track(state) == "long-3 long-3"


def test_l4_9_a_pass_onto_a_broken_card_costs_two() -> None:
    state = position("long-3@0 long-3 broken-3", locomotive=1, hands="chaos-1")
    play(state, "pass")
    assert pending(state) == "long-3 long-3"
    assert track(state) == "broken-3"


def test_l4_5_a_build_has_one_or_more_cards_of_one_value() -> None:
    state = position(FIVE, hands="long-2 short-2 long-1")
    play(state, "long-2@0")
    assert moves(state) == ["roll", "short-2@90"]
    assert refusal(state, "long-1@0") == "L4.5"
    play(state, "short-2@90")
    assert moves(state) == ["roll"]
    assert track(state).endswith("long-2 long-2 short-2")
    assert hand(state) == "long-1"


def test_l4_5_nothing_is_laid_at_the_tail_or_from_nowhere() -> None:
    state = position(FIVE, hands="long-2")
    assert refusal(state, "long-2@0/1") == "L4.5"
    assert refusal(state, "short-2@90") == "L4.5"


def test_l4_6_broken_and_regular_cards_mix_and_the_roll_ends_the_laying() -> None:
    state = position(FIVE, hands="long-2 broken-2 short-2")
    play(state, "broken-2@0 long-2@0 roll")
    assert phase(state) == "throw"
    with pytest.raises(IllegalAction, match="Chance decides now"):
        GAME.parse_action(state, {"type": "lay", "card": "short-2", "rotation": 90, "end": 0})


@pytest.mark.parametrize(
    ("cards", "throws"),
    [
        ("long-2@0 roll", [2]),
        ("long-2@0 long-2@0 roll", [4]),
        ("long-2@0 long-2@0 long-2@0 roll", [4, 2]),
    ],
)
def test_l4_7_the_total_value_is_rolled_four_dice_at_a_time(cards: str, throws: list[int]) -> None:
    state = position(FIVE, hands="long-2 long-2 long-2")
    play(state, cards)
    thrown = []
    while phase(state) == "throw":
        thrown.append(len(state.chance_outcomes()) - 1)
        play(state, "wheels:0")
    assert thrown == throws
    assert see(state)["build"]["dice"] == sum(throws)


def test_l4_8_chaos_cards_go_to_the_pile_and_nothing_else_happens() -> None:
    state = position(FIVE, locomotive=1, hands="chaos-1 chaos-3 chaos-3 long-1", piles="long-4")
    play(state, "put:chaos-1 put:chaos-3")
    assert moves(state) == ["stop", "put:chaos-3", "pair:chaos-3"]
    play(state, "stop")
    assert hand(state) == "long-1 chaos-3"
    assert [card["card"] for card in see(state, 0)["me"]["hand"]] == ["long-1", "chaos-3"]
    assert see(state)["locomotive"]["at"] == 1
    assert track(state) == "long-1 long-1 long-1 short-1 long-2"
    assert phase(state) == "draw"


def test_l4_8_chaos_cards_are_never_laid_and_track_cards_never_discarded() -> None:
    state = position(FIVE, hands="chaos-1 long-1")
    assert refusal(state, "chaos-1@0") == "L4.8"
    assert refusal(state, "put:long-1") == "L4.8"
    assert refusal(position(FIVE, hands="long-1"), "put:chaos-1") == "L4.8"
    assert moves(position(FIVE, hands="chaos-1")) == ["pass", "put:chaos-1"], "no duty to discard"


def test_l5_1_the_locomotive_moves_a_card_for_each_wheel() -> None:
    state = position(FIVE, locomotive=1, hands="long-2 | ")
    play(state, "long-2@0 roll wheels:2")
    assert see(state)["locomotive"]["at"] == 3
    assert phase(state) == "draw"


def test_l5_1_without_wheels_nothing_happens() -> None:
    state = position("long-1@0 broken-1", locomotive=1, hands="broken-2 | ")
    play(state, "broken-2@0 roll wheels:0")
    assert see(state)["locomotive"]["at"] == 1
    assert (phase(state), state.seat) == ("draw", 1)


def test_l5_2_steps_left_at_the_end_derail_and_cost_a_card_each() -> None:
    state = position("long-4@0 long-4 long-4", locomotive=2, hands="long-3")
    events = play(state, "long-3@0 roll wheels:3")
    assert [event.public for event in events if event.kind == "derailed"] == [(2, 1)]
    assert pending(state) == "long-4 long-4"
    assert track(state) == "long-4 long-3"
    assert see(state)["locomotive"] == {"at": 1, "ahead": 0, "behind": 1}
    assert see(state)["players"][0]["derailments"] == 1


def test_l5_2_reaching_the_last_card_exactly_is_no_derailment() -> None:
    state = position("long-4@0 long-4", locomotive=1, hands="long-3 | ")
    play(state, "long-3@0 roll wheels:1")
    assert [*state.derailments] == [0, 0]
    assert phase(state) == "draw"


def test_l5_3_every_broken_card_entered_costs_a_card() -> None:
    state = position("long-1@0 long-1 long-1 broken-1 broken-2", locomotive=2, hands="long-3")
    play(state, "long-3@0 roll wheels:2")
    assert pending(state) == "long-1 long-1"
    assert see(state)["players"][0]["derailments"] == 0


def test_l5_6_the_broken_card_it_started_on_does_not_count_again() -> None:
    state = position("long-1@0 broken-1 long-2", locomotive=1, hands="long-2 | ")
    play(state, "long-2@0 roll wheels:1")
    assert phase(state) == "draw"
    assert see(state)["players"][0]["pile"]["cards"] == 0


def test_l5_4_cards_are_taken_from_the_tail() -> None:
    state = position("short-1@90 long-1 long-2 long-3", locomotive=0, hands="long-3")
    play(state, "long-3@0 roll wheels:3")
    assert pending(state) == "", "nothing lay behind a locomotive that stops in time"
    late = position("short-1@90 long-1 long-2 long-3", locomotive=3, hands="long-3")
    play(late, "long-3@0 roll wheels:3")
    assert pending(late) == "long-1 short-1"
    assert track(late) == "long-2 long-3 long-3"


def test_l5_5_the_locomotives_card_is_never_taken_and_the_rest_is_forgiven() -> None:
    state = position("long-4@0", hands="long-4 long-4")
    play(state, "long-4@0 roll wheels:4")
    assert pending(state) == "long-4", "three due, one behind"
    assert track(state) == "long-4"
    lone = position("long-4@0", hands="chaos-1")
    play(lone, "pass")
    assert phase(lone) == "draw", "nothing to take, nothing to put"
