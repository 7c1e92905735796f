"""Start of a game: salts are committed to, revealed, then mixed into the dice.

Nobody can block a table: a browser that does not answer within WAIT_SECONDS contributes nothing,
the salt of its seat comes from the server's second secret, and everybody sees that.
"""

from typing import Final

from farol.core.errors import FarolError
from farol.protocol import messages
from farol.protocol.errors import Refusal
from farol.protocol.types import Stage
from farol.server.play.model import seals, seats
from farol.server.play.model.state import Change, Timer, new_game
from farol.server.play.model.turns import begin, change_row
from farol.server.store.store import Person, Rows, TableRow

WAIT_SECONDS: Final = 4.0  # for commitments, and again for the salts
TOO_EARLY: Final = 0.05  # seconds by which a timer may fire early


def start(change: Change, person: Person, now: float) -> None:
    """Start the game, on the host's request."""
    row = change.state.row
    seats.check_host(row, person)
    seats.check_lobby(row)
    if any(seat.kind == "open" for seat in row.seats):
        raise Refusal(
            "seat", "Some seats are still open: wait, let bots sit there, or remove them."
        )
    deal(change, now, wait=False)


def deal(change: Change, now: float, wait: bool) -> None:
    """Deal once all committed salts were revealed; `wait`: for commitments too."""
    state = change.state
    try:
        new_game(state.row, state.rules, state.dealer)
    except FarolError as error:
        raise Refusal("seat", str(error)) from error
    row = seats.copied(state.row)
    if wait and seals.lacks_promise(row):
        _wait(change, row, "sealing", now)
    else:
        _open(change, row, now)


def _open(change: Change, row: TableRow, now: float) -> None:
    """Request the committed salts; without any there is nothing to wait for."""
    if seals.has_promise(row):
        _wait(change, row, "opening", now)
    else:
        _begin(change, row, now)


def _begin(change: Change, row: TableRow, now: float) -> None:
    change.state.row, change.state.due = row, None
    begin(change, now)


def _wait(change: Change, row: TableRow, stage: Stage, now: float) -> None:
    row.stage = stage
    change.state.due = now + WAIT_SECONDS
    change.timers.append(Timer("seals", WAIT_SECONDS))
    change_row(change, row, now)


def seal(change: Change, person: Person, message: messages.Seal, now: float) -> None:
    """A browser commits to a salt for a seat."""
    row = seats.copied(change.state.row)
    seat = seats.own_seat(row, message.seat, person)
    if row.status != "lobby" or row.stage not in {"gathering", "sealing"}:
        raise Refusal("status", "It is too late to promise a salt for this game.")
    seat.commitment = message.commitment
    if row.stage == "sealing" and not seals.lacks_promise(row):
        _open(change, row, now)
    else:
        change_row(change, row, now)


def open_seal(change: Change, person: Person, message: messages.OpenSeal, now: float) -> None:
    """A browser reveals its salt; it is not sent to others before all are in."""
    row = seats.copied(change.state.row)
    seat = seats.own_seat(row, message.seat, person)
    if row.stage != "opening":
        raise Refusal("status", "Salts are opened when everybody has promised one.")
    if not seals.is_promise_kept(seat.commitment, message.salt):
        raise Refusal("bad", "That is not the salt that was promised.")
    seat.salt = message.salt
    if not seals.lacks_salt(row):
        _begin(change, row, now)
    else:
        change.rows, change.state.row = Rows(row), row


def time_is_up(change: Change, now: float) -> None:
    """Deadline: missing salts are left out."""
    state = change.state
    if state.due is None or now < state.due - TOO_EARLY:
        return
    row = seats.copied(state.row)
    if row.stage == "sealing":
        _open(change, row, now)
    elif row.stage == "opening":
        _begin(change, row, now)


def wake(change: Change, now: float) -> None:
    """Restart the deadline after the server was down."""
    if change.state.row.stage in {"sealing", "opening"}:
        change.state.due = now + WAIT_SECONDS
        change.timers.append(Timer("seals", WAIT_SECONDS))
