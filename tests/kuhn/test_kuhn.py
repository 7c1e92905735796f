"""The rules of Kuhn's poker, and the whole suite over it."""

import pytest
from kuhn.game import GAME
from kuhn.rules import BET, PASS, Kuhn

from farol.core.state import OVER
from farol.testing import GameSuite

JACK, QUEEN, KING = range(3)


class TestKuhn(GameSuite):
    game = GAME


def played(*actions: int) -> Kuhn:
    state = GAME.new(2)
    for action in actions:
        state.apply(action)
    return state


def test_k1_1_each_seat_gets_another_card() -> None:
    assert played(QUEEN).chance_outcomes() == [(JACK, 1), (KING, 1)]


@pytest.mark.parametrize(
    ("said", "mover"),
    [
        ((), 0),
        ((PASS,), 1),
        ((BET,), 1),
        ((PASS, BET), 0),
        ((PASS, PASS), OVER),
        ((BET, BET), OVER),
    ],
)
def test_k2_1_seats_speak_in_turn(said: tuple[int, ...], mover: int) -> None:
    assert played(QUEEN, KING, *said).to_act() == mover


@pytest.mark.parametrize(("said", "scores"), [((BET, PASS), [1, -1]), ((PASS, BET, PASS), [-1, 1])])
def test_k2_2_passing_after_a_bet_loses_the_ante(said: tuple[int, ...], scores: list[int]) -> None:
    state = played(JACK, QUEEN, *said)
    assert state.scores() == scores
    assert GAME.observe(state, None)["cards"] == [None, None], "nobody has to show"


@pytest.mark.parametrize(
    ("said", "chips"), [((PASS, PASS), 1), ((BET, BET), 2), ((PASS, BET, BET), 2)]
)
def test_k2_3_otherwise_the_higher_card_wins(said: tuple[int, ...], chips: int) -> None:
    assert played(KING, QUEEN, *said).scores() == [chips, -chips]
    assert played(JACK, QUEEN, *said).scores() == [-chips, chips]
