"""What those who search know of Lok'n'Roll: plans of a turn, and what every seat will count."""

import pytest

from farol.bots.bot import Budget, Seat, seat_of
from farol.bots.knowledge import FULL
from farol.bots.registry import profile_of
from farol.bots.roster import new_bot
from farol.core.rand import Rand
from farol.games.loknroll.bots.lookahead import Lookahead, can_look_ahead
from farol.games.loknroll.bots.plan import plan_cost
from farol.games.loknroll.bots.value import (
    BLOCKS,
    FEATURES,
    FINE,
    LAST_SPAN,
    TABLE,
    seat_value,
    span_of,
)
from farol.games.loknroll.game import GAME
from farol.games.loknroll.moves import PASS
from farol.games.loknroll.odds import odds
from farol.games.loknroll.piles import points
from farol.games.loknroll.rules import LokState
from tests.games.loknroll.table import number, position

TRACK = "long-4 long-3 short-4 short-3"
STEEP = "long-4 long-3 long-2 short-1"  # no two penalties of it take each other away
# Laura has three cards, and this is the last turn: a 4 in the hand loses for certain.
LAST_CHANCE = "|long-1 long-2 short-3"


def last_chance() -> LokState:
    return position(STEEP, 3, "long-1 short-4", piles=LAST_CHANCE, deck=0, mode="laura")


def seat(state: LokState) -> Seat:
    return seat_of(GAME, state, state.to_act(), [], Rand(5))


def laid_by(level: str, state: LokState) -> str:
    action = new_bot(level, "loknroll").choose(seat(state), Budget(200))
    return GAME.notation(state, action)


def cost(state: LokState, move: str) -> int:
    return plan_cost(state, GAME.read_notation(state, move))


def test_the_table_is_complete() -> None:
    assert len(TABLE) == len(BLOCKS)
    for block in TABLE:
        assert [len(row) for row in block] == [FEATURES] * (LAST_SPAN + 1)
    assert span_of(1) == 0
    assert span_of(38) == LAST_SPAN


def test_a_pass_in_the_last_turn_costs_what_the_odds_say() -> None:
    state = position(TRACK, 2, "long-1 long-2|short-1", piles="short-3", deck=0)
    wanted = points(state.hands[0]) + points(state.piles[0]) + odds(state, PASS).expected_points()
    assert plan_cost(state, PASS) == pytest.approx(FINE * wanted)


def test_a_roll_in_the_last_turn_costs_what_the_odds_say() -> None:
    state = position(TRACK, 3, "short-4|short-1", piles="short-2", deck=0)
    (lay,) = (action for action in state.legal_actions() if action != PASS)
    wanted = points(state.piles[0]) + odds(state, lay).expected_points()
    assert plan_cost(state, lay) == pytest.approx(FINE * wanted, abs=1)


def test_a_plan_lays_all_ones_because_they_never_derail() -> None:
    state = position("long-4 long-1", 1, "long-1 short-1 short-1|short-2", deck=0)
    assert min(plan_cost(state, action) for action in state.legal_actions()) == 0


def test_a_penalty_that_takes_the_top_card_away_is_welcome() -> None:
    matching = position(TRACK, 3, "long-2|short-1", piles="short-4", deck=8)
    other = position(TRACK, 3, "long-2|short-1", piles="short-3", deck=8)
    assert plan_cost(matching, PASS) < plan_cost(other, PASS)


def test_a_seat_without_another_turn_counts_what_it_has() -> None:
    state = position(TRACK, 2, "long-1 long-2|short-1", piles="short-3|short-4 long-1", deck=1)
    state.phase = 3  # draw: the other seat has had its last turn
    state.seat = 0
    assert seat_value(state, 1) == FINE * (1 + 4 + 1)


def test_less_on_the_pile_and_more_for_laura_look_better() -> None:
    def value(piles: str) -> int:
        state = position(TRACK, 2, "long-1 long-2", piles=piles, deck=12, mode="laura")
        return Lookahead(state).evaluate(state)[0]

    even = value("short-3|long-1 long-2")
    assert value("short-3 short-2|long-1 long-2") < even
    assert value("short-3|long-1 long-2 short-1 long-3 short-2") > even


def test_what_one_seat_gains_the_best_rival_loses() -> None:
    def values(piles: str) -> list[int]:
        state = position(TRACK, 2, "long-1|long-2|short-2", piles=piles, deck=12)
        return Lookahead(state).evaluate(state)

    even, behind = values("short-3|short-3|long-3"), values("short-3 short-2|short-3|long-3")
    assert behind[0] < even[0]
    assert behind[1] >= even[1]
    assert sum(behind) < len(behind) * FULL


def test_a_search_looks_to_the_end_of_the_own_next_turn() -> None:
    state = position(TRACK, 2, "long-1 long-2|short-1 short-2", deck=12)
    know = Lookahead(state)
    seen = []
    rand = Rand(1)
    while not know.is_settled(state):
        if state.to_act() >= 0 and (not seen or seen[-1] != state.seat):
            seen.append(state.seat)
        action = (
            state.sample_chance(rand) if state.to_act() < 0 else know.rollout_action(state, rand)
        )
        state.apply(action)
    assert seen == [0, 1, 0]


def test_an_expert_gambles_where_caution_loses() -> None:
    state = last_chance()
    assert laid_by("regular", state).startswith("long-1")
    assert laid_by("expert", state).startswith("short-4")


def test_expectation_alone_would_not_gamble() -> None:
    state = last_chance()
    cautious, daring = cost(state, "long-1@0"), cost(state, "short-4@90")
    assert cautious == (4 - 3) * FINE
    assert cautious < daring


def test_a_limit_to_derailments_is_left_to_the_rules_of_thumb() -> None:
    plain = position(TRACK, 2, "long-1 long-2", deck=12)
    limited = position(TRACK, 2, "long-1 long-2", deck=12, mode="three_derailments")
    profile = profile_of(GAME)
    assert can_look_ahead(plain)
    assert isinstance(profile.knowledge(seat(plain)), Lookahead)
    assert not can_look_ahead(limited)
    assert not isinstance(profile.knowledge(seat(limited)), Lookahead)
    assert number("long-1") in limited.hands[0]
