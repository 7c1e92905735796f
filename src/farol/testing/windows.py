"""Windows of reaction, as checks on one position of any game."""

from typing import Any

from farol.core.rand import Rand
from farol.games import AnyGame
from farol.testing.play import after
from farol.testing.secrecy import heard


def assert_nobody_hesitates(game: AnyGame, state: Any, rand: Rand) -> None:
    """Whether earlier seats have declined shows nowhere: every seat that is asked has the same
    choices and the same view, but for whose turn it is, and a decline is heard by nobody until the
    window closes."""
    window = game.window(state)
    if window is None:
        return
    seats, decline = list(window.seats), window.decline
    assert seats, "a window of reaction asks nobody"
    assert seats[0] == state.to_act(), "the seat to act is the first of those that are asked"
    assert len(set(seats)) == len(seats), "a seat is asked once"
    seat = rand.below(state.seats)
    world = state.sample_world(seat, rand)
    assert game.window(world) == window, f"who is asked depends on what seat {seat + 1} cannot know"
    turn = game.turn_number(state)
    current = state
    for place, asked in enumerate(seats):
        assert current.to_act() == asked, "those that are asked come one after another"
        assert decline in current.legal_actions(), f"seat {asked + 1} cannot decline"
        assert game.turn_number(current) == turn, "the turn changes within a window"
        following, events = after(current, decline)
        if place == len(seats) - 1:
            return
        now = game.window(following)
        assert now is not None, f"the window closes before seat {seats[place + 1] + 1} is asked"
        assert list(now.seats) == seats[place + 1 :], "the others are still asked, in their order"
        for viewer in (None, *range(state.seats)):
            told = [one for one in heard(game, events, viewer).strip("[]").split(", ") if one]
            assert set(told) <= {"null"}, f"a decline of seat {asked + 1} is heard"
            same = _but_the_turn(game, state, viewer) == _but_the_turn(game, following, viewer)
            assert same, f"all see that seat {asked + 1} has declined"
        current = following


def _but_the_turn(game: AnyGame, state: Any, viewer: int | None) -> dict[str, Any]:
    return {**game.observe(state, viewer), "to_act": None}
