"""The rules of Embers, and the whole suite over it: a short game, of about ten steps."""

import pytest
from embers.game import GAME, EmbersGame
from embers.rules import BURN, BURY, LOOK, PASS, PLAY, SPARK, Embers

from farol.core.errors import IllegalAction
from farol.core.state import OVER
from farol.testing import GameSuite


class TestEmbers(GameSuite):
    game = GAME


def dealt(hearth: int, *cards: int, game: EmbersGame = GAME) -> Embers:
    """A game of two after this deal."""
    state = game.new(2)
    for kind in (hearth, *cards):
        state.apply(kind)
    return state


def test_e1_1_there_are_three_cards_of_each_kind() -> None:
    assert GAME.new(2).pile == [3, 3, 3]


def test_e1_2_every_seat_is_dealt_two_cards() -> None:
    state = dealt(0, 1, 2, 1, 2)
    assert (state.hearth, state.hands, state.to_act()) == (0, [[1, 1], [2, 2]], 0)


def test_e2_1_a_seat_may_play_bury_burn_look_or_pass() -> None:
    state = dealt(0, 1, 2, 1, 2)
    assert state.legal_actions() == [PASS, PLAY + 1, BURY + 1, BURN + 1, LOOK]


def assert_a_passed_seat_is_left_out(game: EmbersGame) -> None:
    state = dealt(0, 1, 2, 1, 2, game=game)
    state.apply(PASS)
    state.apply(PLAY + 2)
    assert state.to_act() == 1


def test_e2_2_whoever_has_passed_takes_no_more_turns() -> None:
    assert_a_passed_seat_is_left_out(GAME)


def test_e2_2_when_all_have_passed_the_game_is_over() -> None:
    state = dealt(0, 1, 2, 1, 2)
    state.apply(PASS)
    state.apply(PASS)
    assert state.to_act() == OVER


def test_e2_3_two_burnt_sparks_hide_the_hearth() -> None:
    state = dealt(0, SPARK, 1, SPARK, 1)
    for action in (BURN + SPARK, PLAY + 1, BURN + SPARK):
        state.apply(action)
    with pytest.raises(IllegalAction, match=r"E2\.3"):
        GAME.parse_action(state, {"type": "look"})


def test_e3_1_played_cards_score() -> None:
    state = dealt(0, SPARK, 1, SPARK, 1)
    state.apply(PLAY + SPARK)
    state.apply(PLAY + 1)
    assert state.scores() == [2, 1]


def test_e3_1_cards_that_were_burnt_score_nothing() -> None:
    state = dealt(0, SPARK, 1, SPARK, 1)
    state.apply(BURN + SPARK)
    assert state.scores() == [0, 0]


def test_e3_2_what_was_buried_like_the_hearth_scores_three_at_the_end() -> None:
    state = dealt(1, SPARK, 1, 1, 0)
    for action in (BURY + 1, BURY + 0, PASS):
        state.apply(action)
    assert state.scores() == [0, 0], "nobody may know it yet"
    assert GAME.observe(state, 1)["hearth"] == [None]
    state.apply(PASS)
    assert state.scores() == [3, 0]
    assert GAME.observe(state, None)["hearth"] == ["coal"]
