"""Personal playing hours within those of the table. They are set before the game, so that nobody
can move them to their present night.
"""

from typing import Final

from farol.protocol import messages
from farol.protocol.errors import Refusal
from farol.protocol.hours import played
from farol.protocol.types import PlayingHours
from farol.server.play.model import seats
from farol.server.play.model.clock import DAY, new_clock
from farol.server.play.model.plans import check_hours
from farol.server.play.model.state import Change
from farol.server.play.model.turns import change_row
from farol.server.store.store import Person

LEAST_SHARE: Final = 0.5  # of the table's hours: nobody waits more than twice as long
LOOKS: Final = 13  # samples over a year, because daylight saving time changes at different dates
BETWEEN_LOOKS: Final = 28 * DAY
WEEK: Final = 7 * DAY


def choose(change: Change, person: Person, message: messages.OwnHours, now: float) -> None:
    """Set or clear somebody's hours, for all their seats here."""
    row = seats.copied(change.state.row)
    seats.own_seat(row, message.seat, person)
    seats.check_lobby(row)
    if not new_clock(row.clock, 1).slow:
        raise Refusal("status", "Hours of one's own are for clocks of hours or days.")
    if message.hours is not None:
        check_hours(message.hours)
        _check_share(row.clock.hours, message.hours, change.state.date(now))
    for number in seats.seats_of(row, person.id):
        row.seats[number].hours = message.hours
    change_row(change, row, now)


def _check_share(hours: PlayingHours | None, own: PlayingHours, date: float) -> None:
    for look in range(LOOKS):
        start = date + look * BETWEEN_LOOKS
        whole = played(hours, start, start + WEEK)
        if played(hours, start, start + WEEK, own) < LEAST_SHARE * whole:
            raise Refusal("bad", "Leave at least half of the hours in which this table plays.")
