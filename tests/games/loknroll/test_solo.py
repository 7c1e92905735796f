"""L8 and L9: alone, and alone against Laura."""

import pytest

from farol.core.errors import BadOptions
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.games.loknroll.game import GAME
from farol.games.loknroll.rules import LokState

from .table import hand, moves, phase, pile, play, position, see, track

LAURA = {"mode": "laura"}


def laura(track_text: str, locomotive: int, piles: str = "|", **more: object) -> LokState:
    options: dict[str, object] = {"hands": "long-4", "phase": "laura-draw", **more}
    return position(track_text, locomotive, piles=piles, mode="laura", **options)  # type: ignore[arg-type]


def test_l8_1_a_lone_player_plays_38_turns_for_a_record() -> None:
    state = GAME.new(1)
    rand = Rand(1)
    turns = 0
    while phase(state) != "over":
        turns += phase(state) == "draw"
        state.apply_unchecked(sample_next(state, rand))
    assert turns == 38
    assert state.ranking() == [1]
    assert see(state)["result"]["scores"] == state.scores()


@pytest.mark.parametrize("mode", ["three_derailments", "laura"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l8_2_the_solo_modes_are_for_one_seat(mode: str, seats: int) -> None:
    with pytest.raises(BadOptions, match=f"{mode}' is for one seat alone, not for {seats}"):
        GAME.new(seats, {"mode": mode})


@pytest.mark.parametrize("mode", ["standard", "laura"])
def test_l8_2_derailments_are_counted_down_only_where_three_are_too_many(mode: str) -> None:
    assert "derailments_left" not in see(position("long-1@0 long-1", 1, "long-2", mode=mode))


def test_l8_2_passes_and_broken_cards_are_no_derailments() -> None:
    state = position("long-1@0 broken-1", 0, "chaos-1", derailments=[3], mode="three_derailments")
    assert see(state)["derailments_left"] == 0
    play(state, "pass")
    assert phase(state) == "penalty"
    third = position("long-1@0 long-1", 1, "long-2", derailments=[2], mode="three_derailments")
    play(third, "long-2@0 roll wheels:2")
    assert phase(third) == "penalty", "three are allowed"


def test_l8_3_the_fourth_derailment_loses_at_once() -> None:
    state = position("long-1@0 long-1", 1, "long-2", derailments=[3], mode="three_derailments")
    events = play(state, "long-2@0 roll wheels:2")
    assert phase(state) == "over"
    assert [event.kind for event in events][-3:] == ["derailed", "revealed", "over"]
    assert track(state) == "long-1 long-1 long-2", "nothing is taken any more"
    assert state.ranking() == [2]
    assert see(state)["result"]["lost"] is True
    last_turn = position(
        "long-1@0 long-1", 1, "long-2", derailments=[3], deck=0, mode="three_derailments"
    )
    play(last_turn, "long-2@0 roll wheels:2")
    assert last_turn.ranking() == [2], "also in the last turn"


def test_l8_3_a_game_within_three_derailments_is_won() -> None:
    state = position(
        "long-1@0 long-1", 1, "long-2", derailments=[3], deck=0, mode="three_derailments"
    )
    play(state, "long-2@0 roll wheels:1")
    assert phase(state) == "over"
    assert state.ranking() == [1]
    assert see(state)["result"]["lost"] is False


def test_l9_1_laura_begins_without_cards_and_the_last_turn_is_yours() -> None:
    state = GAME.new(1, LAURA)
    rand = Rand(3)
    order: list[object] = []
    while phase(state) != "over":
        if phase(state) == "deal":
            assert track(state).count(" ") == 3
        if phase(state) in {"laura-draw", "draw"}:
            order.append(see(state)["turn"]["who"])
        state.apply_unchecked(sample_next(state, rand))
    assert order == ["laura", 0] * 19


def test_l9_2_laura_lays_what_fits_and_piles_up_chaos() -> None:
    state = laura("long-1@0 long-1", 0)
    play(state, "draw:chaos-3")
    assert pile(state, 1) == "chaos-3"
    assert (phase(state), track(state)) == ("draw", "long-1 long-1")
    broken = laura("long-1@0 long-1", 0)
    play(broken, "draw:broken-2")
    assert track(broken) == "long-1 broken-2", "the first was her penalty for entering the second"


def test_l9_3_laura_passes_when_the_card_does_not_fit() -> None:
    state = laura("short-1@90 long-1 long-1", 1)
    play(state, "draw:long-3")
    assert track(state) == "long-1 long-1"
    assert pile(state, 1) == "short-1"
    assert see(state)["box"] == {"long-3": 1}
    assert see(state)["locomotive"]["ahead"] == 0
    onto_broken = laura("short-1@90 long-1 broken-1", 1)
    play(onto_broken, "draw:long-3")
    assert pile(onto_broken, 1) == ""
    assert see(onto_broken)["box"] == {"long-3": 1, "short-1": 1, "long-1": 1}, "and they combined"


def test_l9_3_laura_passes_for_lack_of_room_too() -> None:
    closed = laura("long-1@0 turn-a-1@90 turn-a-1@180 turn-a-1@270", 2)
    play(closed, "draw:long-2")
    assert see(closed)["box"] == {"long-2": 1}
    assert pile(closed, 1) == "long-1"


def test_l9_4_laura_moves_by_the_value_and_pays_one_card_for_a_derailment() -> None:
    state = laura("long-3@0 short-3 long-4", 2)
    events = play(state, "draw:long-4")
    assert "thrown" not in [event.kind for event in events]
    assert [event.public[0] for event in events if event.kind == "derailed"] == [3]
    assert pile(state, 1) == "long-3"
    assert see(state)["laura"]["derailments"] == 1
    exact = laura("long-3@0 short-3 long-4 long-4 turn-a-4", 2)
    play(exact, "draw:long-3")
    assert pile(exact, 1) == ""
    assert see(exact)["locomotive"]["ahead"] == 0


def test_l9_4_broken_cards_cost_laura_one_each_beside_a_derailment() -> None:
    state = laura("long-3@0 short-4 long-4", 2)
    play(state, "draw:broken-4")
    assert pile(state, 1) == "long-3 short-4"


def test_l9_5_laura_piles_up_at_once_and_always_combines() -> None:
    state = laura("short-2@90 long-1 long-1", 1, piles=" | long-2")
    play(state, "draw:long-3")
    assert pile(state, 1) == ""
    assert phase(state) == "draw"
    chaos = laura("short-2@90 long-1", 1, piles=" | long-3 long-2")
    play(chaos, "draw:chaos-2")
    assert pile(chaos, 1) == "long-3"


def test_l9_6_the_program_lays_her_cards_where_more_room_is_left() -> None:
    # a turn to the right runs into the first card, a turn to the left into the open
    state = laura("long-1@0 turn-a-1@90 turn-a-1@180", 0)
    play(state, "draw:turn-a-1")
    assert see(state)["track"][-1]["spot"]["rotation"] == 0
    equal = laura("long-1@0", 0)
    play(equal, "draw:turn-a-1")
    assert see(equal)["track"][-1]["spot"]["rotation"] == 90, "the less turned of 90 and 180"


def test_l9_6_an_option_lets_the_player_lay_her_cards() -> None:
    state = laura("long-1@0", 0, laura_placed_by_player=True)
    play(state, "draw:turn-a-1")
    assert (phase(state), state.to_act()) == ("laura-lay", 0)
    assert moves(state) == ["turn-a-1@180", "turn-a-1@90"]
    play(state, "turn-a-1@180")
    assert phase(state) == "draw"
    assert hand(state) == "long-4"


def result(hands: str, piles: str) -> tuple[list[int], str]:
    state = position("turn-a-1", hands=hands, piles=piles, phase="over", deck=0, mode="laura")
    return state.ranking(), see(state)["result"]["against_laura"]


def test_l9_7_laura_counts_cards_and_you_count_values() -> None:
    assert result("long-3", " | long-4 short-4") == ([2], "lost")
    assert result("long-1", " | long-4 short-4") == ([1], "won")
    state = position(
        "long-1", hands="", piles="| long-4 chaos-1", phase="over", deck=0, mode="laura"
    )
    assert see(state)["laura"]["score"] == 2
    assert see(state)["result"]["laura"]["score"] == 2
    assert state.scores() == [0]


def test_l9_8_equal_scores_are_decided_by_cards_and_then_shared() -> None:
    assert result("long-2", " | long-1 short-1") == ([1], "won"), "one card against two"
    assert result("long-1", " | short-4") == ([1], "won"), "no 4 against one"
    assert result("long-1", " | short-1") == ([1], "shared")
    assert result("long-1 short-1", " | turn-a-1 turn-b-1") == ([1], "shared")
