"""L7: the end, scores and ties."""

import pytest

from farol.core.errors import IllegalAction
from farol.games.loknroll.game import GAME

from .table import phase, play, position, see


def over(hands: str, piles: str) -> list[int]:
    return position("turn-a-1", hands=hands, piles=piles, phase="over", deck=0).ranking()


def test_l7_1_the_turn_of_the_last_card_is_played_to_its_end() -> None:
    state = position(
        "short-1@90 long-1 long-1",
        locomotive=2,
        hands="|",
        piles="long-1",
        phase="draw",
        deck=1,
        pool="long-1",
    )
    play(state, "draw:long-1")
    assert see(state)["deck"] == 0
    play(state, "long-1@0 roll wheels:1")
    assert phase(state) == "over"
    passing = position(
        "short-1@90 long-1 long-1",
        locomotive=2,
        hands="|",
        piles="long-1",
        phase="draw",
        deck=1,
        pool="chaos-1",
    )
    play(passing, "draw:chaos-1 pass")
    assert phase(passing) == "penalty"
    play(passing, "pair:short-1")
    assert phase(passing) == "over"
    assert passing.scores() == [1, 0], "combining belongs to the turn"
    with pytest.raises(IllegalAction, match=r"The game is over.*L7\.1"):
        GAME.parse_action(passing, {"type": "pass"})


def test_l7_1_a_chaos_card_drawn_last_gives_a_normal_turn() -> None:
    state = position("long-1", hands="|", phase="draw", deck=1, pool="chaos-4")
    play(state, "draw:chaos-4 put:chaos-4 stop")
    assert phase(state) == "over"
    assert state.scores() == [4, 0]


def test_l7_2_hand_and_pile_count_with_broken_and_chaos_cards() -> None:
    state = position(
        "long-1", hands="broken-4 chaos-3 | ", piles="long-2 | short-3", phase="over", deck=0
    )
    assert state.scores() == [9, 3]
    assert state.ranking() == [2, 1]
    result = see(state)["result"]
    assert result["winners"] == [1]
    assert result["sheets"][0]["hand"] == ["chaos-3", "broken-4"], "hands are open at the end"
    assert result["sheets"][0]["hand_points"] == 7
    assert result["sheets"][0]["pile_points"] == 2


def test_l7_3_fewer_cards_break_a_tie() -> None:
    assert over("long-4 | long-2", " | short-2") == [1, 2]


def test_l7_3_then_fewer_fours_threes_twos_and_ones_break_it() -> None:
    assert over("long-4 long-1 | long-3", " | long-2") == [2, 1], "one 4 against none"
    assert over("long-4 long-3 long-1 | long-4 long-2", " | short-2") == [2, 1], "one 3"
    assert over("long-4 long-1 | long-3 long-2", "|") == [2, 1]
    assert over("long-3 long-1 long-2 | long-2 short-2", " | turn-a-2") == [2, 1]


def test_l7_4_complete_equality_shares_the_place() -> None:
    assert over("long-4 long-1 | short-1 | long-3 long-3", " | short-4 | ") == [1, 1, 3]
    state = position("long-1", hands="long-4 | short-4", phase="over", deck=0)
    assert see(state)["result"]["winners"] == [0, 1]
