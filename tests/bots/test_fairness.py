"""A bot cannot cheat: in any world that its seat cannot tell from the real one it moves alike."""

import itertools

import pytest

from farol.bots.bot import Clock, seat_of
from farol.bots.crew import LEVELS, new_bot
from farol.bots.explain import explain
from farol.core.rand import Rand
from farol.games import AnyGame

from .positions import decisions

CLOCK = Clock(12)  # few simulations: the question is whether, not how well


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
                moves.add(bot.choose(seat_of(game, world, number, views, Rand(5)), CLOCK))
            assert len(moves) == 1
            tried += 1
        assert tried > 0


def test_an_explanation_tells_no_more_than_the_seat_knows(game: AnyGame) -> None:
    for state, memory in itertools.islice(decisions(game, game.seats[0], 3, 9), 4):
        number = state.to_act()
        views = memory.views[number]
        told = {
            str(explain(seat_of(game, world, number, views, Rand(5)), CLOCK).to_json("en"))
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
