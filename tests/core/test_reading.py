"""Text output of the library: names, positions, one line for a state."""

import pytest

import farol
from farol import CHANCE, OVER, Game, Rand, Record, State, replay
from farol.core.event import Event
from farol.core.outline import outline
from farol.core.playout import play_out
from farol.games import ALL, AnyGame


def test_the_package_says_what_it_offers() -> None:
    assert {Game, Rand, Record, State, replay} <= {getattr(farol, name) for name in farol.__all__}


@pytest.mark.parametrize("game", ALL.values(), ids=ALL)
def test_a_state_says_in_a_line_how_it_stands(game: AnyGame) -> None:
    seats = game.seats[-1]
    state = game.new(seats, game.unattended)
    name = type(state).__name__
    rand = Rand(1)
    while state.to_act() == CHANCE:
        assert repr(state) == f"<{name}, {seats} seats, chance is next>"
        state.apply_unchecked(state.sample_chance(rand))
    assert repr(state) == f"<{name}, {seats} seats, to_act() is {state.to_act()}>"
    play_out(state, rand)
    assert state.to_act() == OVER
    assert repr(state) == f"<{name}, {seats} seats, over>"


@pytest.mark.parametrize("game", ALL.values(), ids=ALL)
def test_a_position_as_text_holds_what_its_seat_may_know(game: AnyGame) -> None:
    state = game.new(game.seats[-1], game.unattended)
    rand = Rand(1)
    while state.to_act() == CHANCE:
        state.apply_unchecked(state.sample_chance(rand))
    seat = state.to_act()
    assert game.text(state) == outline(game.observe(state, None))
    assert game.text(state, seat) == outline(game.observe(state, seat))
    assert all(f"{name}:" in game.text(state, seat) for name in game.observe(state, seat))


def test_an_event_says_what_it_is() -> None:
    assert repr(Event("looked", 1, (3,), (4,), 2)) == "<looked by seat 2: (3,) (4,)>"


def test_nothing_inside_is_said_in_a_word() -> None:
    assert outline({"a": [], "b": {}, "c": None, "d": True, "e": [[1], [2, 3]]}) == (
        "a: none\nb: none\nc: -\nd: yes\ne:\n  1: 1\n  2: 2 3"
    )
    assert outline(7) == "7"
