"""Simultaneous choices, as checks on one position of any game."""

from typing import Any

from farol.core.data import Json
from farol.core.rand import Rand
from farol.games import AnyGame
from farol.testing.play import after
from farol.testing.secrecy import heard


def assert_choices_stay_sealed(game: AnyGame, state: Any, rand: Rand) -> None:
    """The order of simultaneous choices does not matter: the choices, views and events of a seat
    are the same whatever the others chose, until the last one has."""
    seats = list(game.together(state))
    if not seats:
        return
    assert seats[0] == state.to_act(), "the seat to act is the first of those who choose together"
    assert len(set(seats)) == len(seats), "a seat chooses once"
    for place, seat in enumerate(seats):
        _assert_is_open_to_all(game, state, seats[: place + 1], rand)
        if seat != seats[-1]:
            _assert_tells_nobody(game, game.turn_of(state, seat), seats[place + 1 :], rand)


def _assert_is_open_to_all(game: AnyGame, state: Any, seats: list[int], rand: Rand) -> None:
    """A seat's choices do not depend on earlier ones."""
    seat = seats[-1]
    usual, other = game.turn_of(state, seat), state.copy()
    while other.to_act() != seat:
        assert other.to_act() in seats, "those who choose together come one after another"
        other.apply(other.sample_action(rand))
    assert usual.legal_actions() == other.legal_actions(), "what others chose changes a choice"
    same = game.observe(usual, seat) == game.observe(other, seat)
    assert same, f"seat {seat + 1} sees what others chose before it"


def _assert_tells_nobody(game: AnyGame, turn: Any, rest: list[int], rand: Rand) -> None:
    """A choice that is not the last one changes nothing that others see, except whose turn it
    is."""
    seat = turn.to_act()
    following, events = after(turn, turn.sample_action(rand))
    other, others = after(turn, turn.sample_action(rand))
    assert list(game.together(following)) == rest, "the others still choose together"
    for viewer in (None, *(one for one in range(turn.seats) if one != seat)):
        same = heard(game, events, viewer) == heard(game, others, viewer)
        assert same, "what is chosen together is heard before all have chosen"
        same = game.observe(following, viewer) == game.observe(other, viewer)
        assert same, "what is chosen together is seen before all have chosen"
    seen = _but_the_turn(game.observe(turn, None)) == _but_the_turn(game.observe(following, None))
    assert seen, "all see that somebody has chosen: the table tells that, in whichever order"


def _but_the_turn(view: dict[str, Json]) -> dict[str, Json]:
    return {**view, "to_act": None}
