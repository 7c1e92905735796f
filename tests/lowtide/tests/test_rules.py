"""The rules of Low Tide, and the whole suite over it: a short game, of about thirty steps."""

import pytest
from lowtide.game import GAME
from lowtide.rules import (
    AGAIN,
    BROKER,
    BROKERAGE,
    CLAIM_GUARD,
    DECLINE,
    DENOUNCE,
    DOUBT,
    FISH,
    FORGER,
    FORGERY,
    GUARD,
    LOSE,
    PILE,
    PILOT,
    RAID,
    RETURN,
    STOP,
    LowTide,
)

from farol.core.errors import IllegalAction
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.testing import GameSuite


class TestLowTide(GameSuite):
    game = GAME


HANDS = (BROKER, PILOT, FORGER, GUARD, GUARD, FORGER)  # by seat, the first papers, then the second


def dealt(*steps: int, seats: int = 3) -> LowTide:
    """A game of three in which seat 0 has broker and guard, 1 pilot and guard, 2 two forgers."""
    state = GAME.new(seats)
    for step in (*(HANDS if seats == 3 else (BROKER, PILOT, GUARD, GUARD)), *steps):
        state.apply(step)
    return state


def test_l1_1_there_are_three_papers_of_each_kind() -> None:
    assert GAME.new(2).papers.counts[PILE] == [3, 3, 3, 3]


def test_l1_2_every_seat_has_two_papers_and_two_coins() -> None:
    state = dealt()
    assert [state.hand(seat) for seat in range(3)] == [[0, 2], [1, 2], [3, 3]]
    assert (state.coins, state.to_act()) == ([2, 2, 2], 0)


def test_l2_1_a_seat_may_claim_what_it_is_not() -> None:
    assert dealt().legal_actions() == [FISH, BROKERAGE, FORGERY, RAID + 1, RAID + 2]


def test_l2_2_fishing_brings_a_coin() -> None:
    state = dealt(FISH)
    assert (state.coins, state.turn) == ([3, 2, 2], 1)


def test_l2_3_who_is_reported_loses_a_paper() -> None:
    state = dealt()
    state.coins[0] = 5
    with pytest.raises(IllegalAction, match=r"L2\.3"):
        GAME.legal(state, DENOUNCE)
    state.apply(DENOUNCE + 1)
    assert (state.coins, state.to_act()) == ([0, 2, 2], 1)
    state.apply(LOSE + PILOT)
    assert (state.hand(1), state.turned_up(1), state.turn) == ([GUARD], [PILOT], 1)


def test_l2_4_a_broker_takes_three_coins() -> None:
    assert dealt(BROKERAGE, DECLINE, DECLINE).coins == [5, 2, 2]


def test_l2_5_a_pilot_takes_two_coins() -> None:
    state = dealt(RAID + 1, DECLINE, DECLINE)
    assert (state.to_act(), state.legal_actions()) == (1, [DECLINE, CLAIM_GUARD])
    state.apply(DECLINE)
    assert state.coins == [4, 0, 2]


def test_l2_5_a_guard_stops_it() -> None:
    state = dealt(RAID + 1, DECLINE, DECLINE, CLAIM_GUARD)
    assert list(GAME.window(state).seats) == [2, 0]  # type: ignore[union-attr]
    state.apply(DECLINE)
    state.apply(DECLINE)
    assert (state.coins, state.turn) == ([2, 2, 2], 1)


def test_l2_5_a_guard_who_is_none_is_robbed_all_the_same() -> None:
    state = dealt(RAID + 2, DECLINE, DECLINE, CLAIM_GUARD, DOUBT, LOSE + FORGER)
    assert (state.coins, state.turn) == ([4, 2, 0], 1)


def test_l2_5_who_has_nothing_is_not_robbed() -> None:
    state = dealt()
    state.coins[1] = 0
    with pytest.raises(IllegalAction, match=r"L2\.5"):
        GAME.legal(state, RAID + 1)


def test_l2_6_a_forger_may_do_it_twice() -> None:
    state = dealt(FORGERY, DECLINE, DECLINE, PILOT, RETURN + GUARD)
    assert state.legal_actions() == [AGAIN, STOP]
    state.apply(AGAIN)
    assert state.to_act() == CHANCE
    state.apply(GUARD)
    state.apply(RETURN + BROKER)
    assert (state.hand(0), state.turn) == ([PILOT, GUARD], 1)


def test_l2_6_what_a_forger_put_back_is_known_to_it_alone() -> None:
    state = dealt(FORGERY, DECLINE, DECLINE, PILOT, RETURN + GUARD, STOP)
    own = state.papers.expected(0, PILE, Rand(1))
    assert own[GUARD] > 0
    assert sum(own) == pytest.approx(6)
    assert {state.sample_world(0, Rand(seed)).hand(0)[1] for seed in range(20)} == {PILOT}
    assert len({state.sample_world(1, Rand(seed)).hand(0)[1] for seed in range(20)}) > 1


def test_l3_1_all_others_are_asked_at_once() -> None:
    state = dealt(BROKERAGE)
    window = GAME.window(state)
    assert window is not None
    assert (list(window.seats), window.quickest) == ([1, 2], True)
    assert GAME.observe(state, 2)["to_act"] == 1
    assert GAME.window(dealt()) is None


def test_l3_2_who_doubts_the_truth_loses_a_paper() -> None:
    state = dealt(BROKERAGE, DECLINE, DOUBT)
    assert state.to_act() == CHANCE
    state.apply(PILOT)
    state.apply(LOSE + FORGER)
    assert (state.coins, state.hand(0), state.turned_up(2)) == ([5, 2, 2], [1, 2], [FORGER])
    assert state.turn == 1


def test_l3_3_who_was_lying_loses_a_paper_and_gets_nothing() -> None:
    state = dealt(FORGERY, DOUBT, LOSE + GUARD)
    assert (state.coins, state.turned_up(0), state.turn) == ([2, 2, 2], [GUARD], 1)


def test_l4_1_a_seat_chooses_what_it_turns_up() -> None:
    state = dealt(FORGERY, DOUBT)
    assert state.legal_actions() == [LOSE + BROKER, LOSE + GUARD]
    assert GAME.observe(dealt(FORGERY, DOUBT, LOSE + GUARD), None)["players"][0]["papers"] == [  # type: ignore[index,call-overload]
        None,
        "guard",
    ]


def test_l4_2_a_seat_without_papers_is_out() -> None:
    state = dealt(FORGERY, DOUBT, LOSE + GUARD, FISH, FISH, RAID + 1, DOUBT)
    assert (state.is_in(0), state.coins[0], state.turn) == (False, 0, 1)
    assert state.legal_actions() == [FISH, BROKERAGE, FORGERY, RAID + 2]


def test_l5_1_the_game_ends_with_the_last_seat() -> None:
    state = dealt(FORGERY, DOUBT, LOSE + GUARD, FISH, FORGERY, DOUBT, seats=2)
    assert (state.to_act(), state.ranking()) == (OVER, [2, 1])
    with pytest.raises(IllegalAction, match=r"L5\.1"):
        GAME.legal(state, FISH)


def test_l5_1_the_game_ends_with_nine_coins() -> None:
    state = dealt()
    state.coins[0] = 8
    state.apply(FISH)
    assert state.to_act() == OVER


def test_l5_2_coins_and_papers_score() -> None:
    assert dealt(FORGERY, DOUBT, LOSE + GUARD).scores() == [5, 8, 8]
