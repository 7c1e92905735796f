"""The exact odds of a roll, against playing out every throw."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games.loknroll.game import GAME
from farol.games.loknroll.moves import ACCEPT
from farol.games.loknroll.odds import has_odds, odds
from farol.games.loknroll.piles import points
from farol.games.loknroll.rules import LokState
from farol.testing.depth import examples

from .table import phase, play, position, shown


def every_end(state: LokState, chance: Fraction) -> list[tuple[Fraction, LokState]]:
    """All states after the throws of this build, with their chances."""
    if phase(state) != "throw":
        return [(chance, state)]
    outcomes = state.chance_outcomes()
    total = sum(weight for _, weight in outcomes)
    found = []
    for outcome, weight in outcomes:
        after = state.copy()
        after.apply(outcome)
        found += every_end(after, chance * Fraction(weight, total))
    return found


def played_out(state: LokState, action: int) -> tuple[Fraction, Fraction, Fraction]:
    """The chance to derail, the mean cards and the mean points, by brute force."""
    seat = state.seat
    before = points(state.piles[seat])
    start = state.copy()
    start.apply(action)
    if phase(start) == "build":
        play(start, "roll")
    derail = cards = gained = Fraction(0)
    for chance, end in every_end(start, Fraction(1)):
        derail += chance * (end.derailments[seat] - state.derailments[seat])
        if phase(end) == "penalty":
            cards += chance * len(end.pending)
            while phase(end) == "penalty" and end.seat == seat:
                actions = end.legal_actions()
                end.apply(ACCEPT if ACCEPT in actions else actions[0])
            gained += chance * (points(end.piles[seat]) - before)
    return derail, cards, gained


@settings(deadline=None, max_examples=examples(15))
@given(seed=st.integers(0, 2**30), seats=st.integers(1, 4))
def test_odds_are_what_playing_out_every_throw_gives(seed: int, seats: int) -> None:
    state = GAME.new(seats)
    rand = Rand(seed)
    while state.to_act() != OVER:
        if state.to_act() != CHANCE and rand.below(6) == 0:
            for action in state.legal_actions():
                if has_odds(state, action) and (found := odds(state, action)).dice <= 8:
                    derail, cards, gained = played_out(state, action)
                    assert Fraction(found.derail_weight(), found.total) == derail
                    assert found.expected_cards() == pytest.approx(float(cards))
                    assert found.expected_points() == pytest.approx(float(gained))
        state.apply_unchecked(sample_next(state, rand))


def test_one_card_of_two_with_one_card_ahead_derails_in_four_of_nine() -> None:
    state = position("long-3@0 short-3 long-2", 2, "long-2")
    found = odds(state, GAME.read_notation(state, "long-2@0"))
    assert found.weights == [1, 4, 4]
    assert found.derail_chance() == pytest.approx(4 / 9)
    assert found.expected_cards() == pytest.approx(4 / 9)


def test_the_client_gets_the_odds_with_the_action() -> None:
    state = position("long-3@0 short-3 long-2", 2, "long-2 | ", piles="long-3")
    build = shown(state, "long-2@0")["odds"]
    assert [row["derails"] for row in build["wheels"]] == [False, False, True]
    assert [row["cards"] for row in build["wheels"]] == [0, 0, 1]
    assert [row["points"] for row in build["wheels"]] == [0, 0, -3], "the 3 pairs with the pile"
    play(state, "long-2@0")
    assert shown(state, "roll")["odds"] == build
    assert GAME.odds(state, GAME.read_notation(state, "roll")) == build


def test_a_pass_has_odds_without_dice() -> None:
    state = position("long-3@0 short-3 broken-3", 1, "long-2")
    found = shown(state, "pass")["odds"]
    assert (found["dice"], found["derail"], found["cards"]) == (0, 0, 2)


def test_discarding_has_no_odds() -> None:
    state = position("long-3@0", 0, "chaos-1")
    assert GAME.odds(state, GAME.read_notation(state, "put:chaos-1")) is None
