"""Simultaneous choices, as checks on one position of any game."""

from typing import Any

from farol.core.data import Json
from farol.core.rand import Rand
from farol.games import AnyGame
from farol.testing.apart import apart
from farol.testing.play import after
from farol.testing.trail import word_of, words_of


def assert_choices_stay_sealed(game: AnyGame, state: Any, rand: Rand) -> None:
    """The order of simultaneous choices does not matter: the choices, views and events of a seat
    are the same whatever the others chose, until the last one has."""
    seats = list(game.together(state))
    if not seats:
        return
    named = ", ".join(f"seat {seat + 1}" for seat in seats)
    assert seats[0] == state.to_act(), (
        f"the seat to act is the first of those who choose together: it is seat"
        f" {state.to_act() + 1}, and together() says {named}"
    )
    assert len(set(seats)) == len(seats), f"a seat chooses once, and together() says {named}"
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
        other.apply_unchecked(other.sample_action(rand))
    actions, others = usual.legal_actions(), other.legal_actions()
    assert actions == others, (
        f"what others chose changes what seat {seat + 1} may choose:"
        f" {words_of(game, usual, actions)}, or {words_of(game, other, others)}"
    )
    one, two = game.observe(usual, seat), game.observe(other, seat)
    assert one == two, (
        f"seat {seat + 1} sees what others chose before it:"
        f" {apart(one, two, 'after one choice', 'after another')}"
    )


def _assert_tells_nobody(game: AnyGame, turn: Any, rest: list[int], rand: Rand) -> None:
    """A choice that is not the last one changes nothing that others see, except whose turn it
    is."""
    seat = turn.to_act()
    chosen, instead = turn.sample_action(rand), turn.sample_action(rand)
    following, events = after(turn, chosen)
    other, others = after(turn, instead)
    left = list(game.together(following))
    assert left == rest, f"after the choice of seat {seat + 1} together() is {left}, not {rest}"
    ways = (f"after {word_of(game, turn, chosen)}", f"after {word_of(game, turn, instead)}")
    for viewer in (None, *(one for one in range(turn.seats) if one != seat)):
        told = [[game.event_view(event, viewer) for event in one] for one in (events, others)]
        assert told[0] == told[1], (
            f"what seat {seat + 1} chooses together with others is heard before all have chosen:"
            f" {apart({'events': told[0]}, {'events': told[1]}, *ways)}"
        )
        one, two = game.observe(following, viewer), game.observe(other, viewer)
        assert one == two, (
            f"what seat {seat + 1} chooses together with others is seen before all have chosen:"
            f" {apart(one, two, *ways)}"
        )
    before = _but_the_turn(game.observe(turn, None))
    now = _but_the_turn(game.observe(following, None))
    assert before == now, (
        f"all see that seat {seat + 1} has chosen, which the table tells:"
        f" {apart(before, now, 'before', 'after')}"
    )


def _but_the_turn(view: dict[str, Json]) -> dict[str, Json]:
    return {**view, "to_act": None}
