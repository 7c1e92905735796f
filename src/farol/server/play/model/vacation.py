"""Vacation: days for which a person's slow clock stands still, within the table's allowance."""

from math import floor

from farol.protocol import messages
from farol.protocol.errors import Refusal
from farol.server.play.model import seats
from farol.server.play.model.audience import tell_view
from farol.server.play.model.clock import DAY
from farol.server.play.model.state import Change
from farol.server.play.model.turns import change_row
from farol.server.store.store import Person


def take(change: Change, person: Person, message: messages.Vacation, now: float) -> None:
    """Begin a vacation of some days for all of one's seats here, or end it."""
    state, row = change.state, seats.copied(change.state.row)
    seat = seats.own_seat(row, message.seat, person)
    if not state.clock.slow or not row.clock.vacation:
        raise Refusal("status", "There is no vacation at this table.")
    if row.status not in {"playing", "paused"}:
        raise Refusal("status", "Vacation is for games that go on.")
    date = state.date(now)
    kept = max(0, floor((seat.away - date) / DAY))  # days taken that have not begun
    taken = seat.vacation - kept + message.days
    if taken > row.clock.vacation:
        left = row.clock.vacation - seat.vacation + kept
        raise Refusal("limit", f"You have {left} days of vacation left at this table.")
    for number in seats.seats_of(row, person.id):
        row.seats[number].vacation = taken
        row.seats[number].away = date + message.days * DAY if message.days else 0.0
    state.clock = state.clock.stopped(now)
    row.clock_left, row.clock_at = list(state.clock.left), date
    change_row(change, row, now)
    for listener in state.viewpoints:
        tell_view(change, listener, now)
