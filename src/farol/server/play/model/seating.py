"""Seats: leaving, arranging, and the rematch."""

from farol.protocol import messages
from farol.protocol.errors import Refusal
from farol.server.play.model import consent, seats
from farol.server.play.model.state import Change, ClientMessage, Reopened
from farol.server.play.model.turns import change_row
from farol.server.store.store import Person

Leaving = messages.Stand | messages.Return | messages.Resign | messages.Kick


def leave(change: Change, person: Person, message: Leaving, now: float) -> None:
    """Leave a seat or come back to it; before the game the host may remove people."""
    state, row = change.state, seats.copied(change.state.row)
    if row.status == "lobby":
        seats.change_in_lobby(row, person, message)
    elif row.status not in {"playing", "paused"}:
        raise Refusal("status", "The game does not go on here.")
    else:
        assert not isinstance(message, messages.Kick)  # that needs a vote
        seats.change_in_game(row, person, message, state.online)
        seats.check_learned(row, state.learned)
    if not consent.is_still_asked(row, state.proposal, message):
        state.open_proposal = None
    change_row(change, row, now)


def come_back(change: Change, person: Person, now: float) -> None:
    """A person reconnects and gets back every seat where the host let a bot stand in."""
    state, row = change.state, seats.copied(change.state.row)
    covered = seats.covered_seats(row, person.id)
    for number in covered:
        seats.give_back(row.seats[number])
    if not covered:
        return
    if not consent.is_still_asked(row, state.proposal, messages.Return(seat=covered[0])):
        state.open_proposal = None
    change_row(change, row, now)


def let_back(change: Change, person: Person, message: messages.LetBack, now: float) -> None:
    """The host undoes a removal."""
    row = seats.copied(change.state.row)
    seats.let_back(row, message.seat, person, change.state.online)
    change.state.open_proposal = None
    change_row(change, row, now)


def arrange(
    change: Change,
    person: Person,
    message: messages.SetSeat | messages.SetSeats | messages.SetOptions,
    now: float,
) -> None:
    """The host changes seats and options before the game."""
    state = change.state
    seats.check_host(state.row, person)
    seats.check_lobby(state.row)
    assert state.rules is not None
    row = seats.copied(state.row)
    match message:
        case messages.SetSeats():
            seats.resize(row, message.count, state.rules.seats[-1])
        case messages.SetSeat():
            if seats.seat_at(row, message.seat).person not in {None, person.id}:
                raise Refusal("seat", "Somebody sits there.")
            row.seats[message.seat] = seats.planned(message.plan, person, message.seat)
        case messages.SetOptions():
            row.options = seats.checked_options(state.rules, message.options)
    seats.check_learned(row, state.learned)
    change_row(change, row, now)


def rematch(change: Change, sender: ClientMessage) -> None:
    """A player asks for a rematch: one new table for the same people."""
    row = change.state.row
    if not seats.seats_of(row, sender.listener.person.id):
        raise Refusal("seat", "Only those who sat here may ask for another game.")
    if row.status != "over":
        raise Refusal("status", "The game is not over yet.")
    if row.rematch is None:
        change.reopen = sender


def reopened(change: Change, event: Reopened, now: float) -> None:
    """The new table exists: send everybody its code."""
    row = seats.copied(change.state.row)
    row.rematch = event.code
    change_row(change, row, now)
