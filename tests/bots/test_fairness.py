"""Bots cannot cheat: in all worlds that their seat cannot distinguish they move alike."""

import itertools
import json

import pytest

from farol.bots.bot import Budget, Seat, seat_of
from farol.bots.explain import explain
from farol.bots.registry import profile_of
from farol.bots.roster import LEVELS, new_bot
from farol.core.rand import Rand
from farol.games import AnyGame

from .positions import decisions

BUDGET = Budget(12)  # few simulations: equality is tested, not strength


def spread(game: AnyGame) -> list[int]:
    """Small and large tables."""
    return sorted({game.seats[0], game.seats[len(game.seats) // 2]})


@pytest.mark.parametrize("level", LEVELS)
def test_another_world_of_the_seat_leaves_every_move_unchanged(game: AnyGame, level: str) -> None:
    bot = new_bot(level, game.name, workers=1)
    for seats in spread(game):
        tried = 0
        for state, memory in itertools.islice(decisions(game, seats, 11, 9), 8):
            number = state.to_act()
            views = memory.views[number]
            moves = set()
            for world in (
                state,
                state.sample_world(number, Rand(1)),
                state.sample_world(number, Rand(2)),
            ):
                moves.add(bot.choose(seat_of(game, world, number, views, Rand(5)), BUDGET))
            assert len(moves) == 1
            tried += 1
        assert tried > 0


@pytest.mark.parametrize("level", LEVELS)
def test_another_world_of_a_seat_leaves_every_decision_unchanged(game: AnyGame, level: str) -> None:
    """Byte for byte: candidates, values, reasons and beliefs."""
    bot = new_bot(level, game.name, workers=1)
    for state, memory in itertools.islice(
        decisions(game, game.seats[1 % len(game.seats)], 12, 11), 5
    ):
        number = state.to_act()
        views = memory.views[number]
        told = set()
        for world in (state.sample_world(number, Rand(seed)) for seed in (1, 2)):
            decision = bot.decide(seat_of(game, world, number, views, Rand(5)), Budget(4))
            told.add(json.dumps(decision.to_json()))
        assert len(told) == 1


def test_reasons_for_any_move_depend_on_what_the_seat_knows_alone(game: AnyGame) -> None:
    profile = profile_of(game)
    for seed in range(2):
        seats = game.seats[seed % len(game.seats)]
        for state, memory in decisions(game, seats, seed, 9):
            number = state.to_act()
            views = memory.views[number]
            actions = state.legal_actions()
            chosen = actions[:: 1 + len(actions) // 4]
            told = set()
            for world in (state.sample_world(number, Rand(1)), state.sample_world(number, Rand(2))):
                insight = profile.insight(Seat(game, number, world, views, Rand(5)))
                said = [insight.reasons(action, actions[:3]) for action in chosen]
                notes = [insight.notes(action) for action in chosen]
                told.add(repr((said, notes, insight.roles(), insight.measure(0.6))))
            assert len(told) == 1


def test_an_explanation_tells_no_more_than_the_seat_knows(game: AnyGame) -> None:
    for state, memory in itertools.islice(decisions(game, game.seats[0], 3, 9), 4):
        number = state.to_act()
        views = memory.views[number]
        told = {
            str(explain(seat_of(game, world, number, views, Rand(5)), BUDGET).to_json("en"))
            for world in (state, state.sample_world(number, Rand(1)))
        }
        assert len(told) == 1


def test_a_seat_holds_no_way_to_the_real_state(game: AnyGame) -> None:
    state, memory = next(decisions(game, game.seats[0], 3, 9))
    number = state.to_act()
    before = game.dump(state)
    seat = seat_of(game, state, number, memory.views[number], Rand(1))
    assert seat.world is not state
    seat.world.apply(seat.legal_actions()[0])
    assert game.dump(state) == before
