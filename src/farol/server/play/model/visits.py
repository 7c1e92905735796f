"""Sockets that connect to a table, choose a seat to look through, and disconnect."""

from typing import Final

from farol.protocol import messages
from farol.protocol.errors import Refusal
from farol.server.play.model import seats
from farol.server.play.model.audience import tell_table, tell_view, welcome
from farol.server.play.model.days import is_closed
from farol.server.play.model.state import Change, Listener, TableState
from farol.server.store.store import Person

MAX_GUESTS: Final = 500  # sockets at one table; players always get in


def hello(change: Change, listener: Listener, message: messages.Hello, now: float) -> None:
    """A socket connects or reconnects."""
    state = change.state
    seated = seats.seats_of(state.row, listener.person.id)
    if not seated and is_closed(state.row, state.date(now)):
        raise Refusal("code", "There is no such table.")
    if message.look is not None:
        seats.own_seat(state.row, message.look, listener.person)
    elif len(state.viewpoints) >= MAX_GUESTS:
        raise Refusal("limit", "This table has too many guests; come back later.")
    news = _is_away(state, listener.person)
    state.viewpoints = state.viewpoints | {listener: message.look}
    welcome(change, listener, message, now)
    if news:
        tell_table(change, now, but=listener)


def look(change: Change, listener: Listener, message: messages.Look, now: float) -> None:
    """Somebody looks through another of their seats, or as a spectator."""
    state = change.state
    if message.look is not None:
        seats.own_seat(state.row, message.look, listener.person)
    state.viewpoints = state.viewpoints | {listener: message.look}
    tell_view(change, listener, now)


def leave(state: TableState, listener: Listener) -> None:
    """A socket was closed."""
    state.viewpoints = {
        other: seat for other, seat in state.viewpoints.items() if other is not listener
    }


def tell_absence(change: Change, person: Person, now: float) -> None:
    """Tell everybody that a seated person has disconnected."""
    if _is_away(change.state, person):
        tell_table(change, now)


def _is_away(state: TableState, person: Person) -> bool:
    """Whether a seated person is disconnected."""
    return bool(seats.seats_of(state.row, person.id)) and person.id not in state.online
