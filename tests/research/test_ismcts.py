"""OpenSpiel's ISMCTS as a bot: from what a seat may know, the same for the same luck."""

import pytest

from farol.arena.match import Match, play_match
from farol.bots.bot import Budget, seat_of
from farol.bots.roster import Roster
from farol.core.rand import Rand
from farol.games import ALL
from farol.research.ismcts import ISMCTS, Playouts

from .test_openspiel import EACH, played


@EACH
def test_it_plays_a_legal_move_after_many_simulations(name: str, seats: int) -> None:
    """More than there are moves: others come to act in worlds where they hold other cards."""
    state = played(name, seats, 4)
    seat = seat_of(ALL[name], state.inner, state.current_player(), [], Rand(3))
    chosen = ISMCTS().choose(seat, Budget(150))
    assert chosen in seat.legal_actions()
    again = seat_of(ALL[name], state.inner, state.current_player(), [], Rand(3))
    assert ISMCTS().decide(again, Budget(150)).action == chosen


def test_it_plays_a_match() -> None:
    bots = ("python:farol.research.ismcts:ISMCTS", "random")
    game = ALL["ghosts_galore"]
    result = play_match(game, Match(0, 0, 1, bots), Roster(game, 1.0), {}, Budget(4))
    assert result["problems"] == []


def test_a_playout_leaves_the_state_as_it_is() -> None:
    state = played("loknroll", 2, 3)
    before = str(state)
    returns = Playouts(Rand(1)).evaluate(state)
    assert str(state) == before
    assert sum(returns) == pytest.approx(0)
    assert Playouts(Rand(1)).prior(state) == [
        (number, 1 / len(state.legal_actions())) for number in state.legal_actions()
    ]
