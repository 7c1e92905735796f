"""Notices for people who are not at the table (turns, results), and the row's due date, at which
the table has to be loaded.
"""

# compiled by mypyc

from farol.server.play.model import seats
from farol.server.play.model.clock import little_of
from farol.server.play.model.payloads import Notice, NoticeKind
from farol.server.play.model.state import Change, TableState
from farol.server.play.model.turns import asked_people, thinking_people, unreminded
from farol.server.store.store import Rows, TableRow

NOTICEABLE = 1.0  # seconds by which a date has to change to be written again


def note(before: TableState, change: Change) -> None:
    """Complete a change with its notices, and its row with whom and until when the table waits."""
    _write_due(change)
    change.notices = [] if change.state.standing.is_lesson else _notices(before, change)


def _notices(before: TableState, change: Change) -> list[Notice]:
    state, row = change.state, change.state.row
    found = [] if row is before.row else _of_rows(before.row, state)
    for seat in _newly_thinking(before, state):
        if not _is_here(state, _person(state, seat)):
            found.append(_notice(state, seat, "turn"))
    if found and before.row.status == "lobby":  # the host who starts the game will follow
        found = [one for one in found if one.person != row.host]
    found += [_notice(state, seat, "reminder") for seat in change.reminded]
    if not found:
        return found
    away = [one for one in found if not _is_here(state, one.person)]
    return away if len(away) < 2 else list(dict.fromkeys(away))


def _of_rows(before: TableRow, state: TableState) -> list[Notice]:
    """Notices of changes around the game."""
    row = state.row
    found: list[Notice] = []
    if row.status == "over" and before.status != "over":
        found += [_notice(state, seat, "over") for seat in seats.people_of_the_game(row)]
    if row.rematch is not None and before.rematch is None:
        people = seats.people_of_the_game(row)
        found += [Notice(_person(state, seat), "invited", row.rematch, row.game) for seat in people]
    return found


def _newly_thinking(before: TableState, state: TableState) -> list[int]:
    thinking = thinking_people(state.standing, state.game)
    if before.version != state.version:
        return thinking
    known = thinking_people(before.standing, before.game)
    return [seat for seat in thinking if seat not in known]


def _is_here(state: TableState, person: int) -> bool:
    for listener in state.viewpoints:  # noqa: SIM110  # compiled, a loop costs less than a generator
        if listener.person.id == person:
            return True
    return False


def _person(state: TableState, seat: int) -> int:
    person = state.row.seats[seat].person
    assert person is not None
    return person


def _notice(state: TableState, seat: int, kind: NoticeKind) -> Notice:
    return Notice(_person(state, seat), kind, state.row.code, state.row.game)


def _write_due(change: Change) -> None:
    """Write into a row that is saved which seats are waited for, and with a slow clock the date at
    which the table has something to do, even if it is not loaded."""
    state = change.state
    due = _due(state)
    saved = None if change.rows is None else change.rows.row
    if saved is None and abs(due - state.row.due) < NOTICEABLE:
        return
    waits = asked_people(state.standing, state.game)
    if saved is not None and (saved.waits, saved.due) == (waits, due):
        return
    row = seats.copied(state.row)
    row.waits, row.due = waits, due
    change.rows = change.rows or Rows()
    change.rows.row = state.row = row


def _due(state: TableState) -> float:
    clock = state.clock
    if not clock.slow or not clock.runs:
        return 0.0
    dates = [clock.date_of(seat) for seat in clock.runs]
    dates += [clock.date_of(seat, little_of(clock.plan)) for seat in unreminded(state)]
    return min(dates)
