"""Erasing a person from a table."""

from farol.server.play.model import seats
from farol.server.play.model.state import Change, Forgotten
from farol.server.play.model.turns import change_row
from farol.server.store.store import GONE, NO_HOST, Gone, SeatRow, TableRow


def forget(change: Change, event: Forgotten, now: float) -> None:
    """Erase a person from a table: their seats go to bots, their name, messages, notes and tags are
    deleted, and the game stays. Refusal during the exchange of salts."""
    state, person = change.state, event.person
    row = seats.copied(state.row)
    if row.status == "lobby":
        seats.check_gathering(row)
        for number in seats.seats_of(row, person):
            seats.leave_lobby(row, number)
    elif row.status in {"playing", "paused"}:
        _give_up(row, person)
    sat = without_person(row, person)
    state.open_proposal, state.rejected_people = None, state.rejected_people - {person}
    state.chat = [line for line in state.chat if not _is_theirs(line.seat, line.name, event, sat)]
    state.notes = {key: text for key, text in state.notes.items() if key.person != person}
    state.tags = {key: tag for key, tag in state.tags.items() if key.person != person}
    change_row(change, row, now)
    assert change.rows is not None  # the row
    change.rows.gone = Gone(person, sat)


def _give_up(row: TableRow, person: int) -> None:
    """Give their seats to bots for good, including one they were removed from that still has their
    name."""
    for number, seat in enumerate(row.seats):
        taken = seat.kind == "bot" and seat.former[-1:] == [person]
        if seat.person == person or taken:
            row.seats[number] = SeatRow(
                "bot",
                name=seats.bot_name(number),
                level=seat.level or seats.level_for(row, None),
                former=[*seat.former, person],
                replaced=seat.replaced,
            )
    if row.host == person:
        others = [row.seats[number].person for number in seats.deciding_people(row)]
        row.host = next((other for other in others if other is not None), NO_HOST)
        row.host_name = GONE


def _is_theirs(seat: int | None, name: str, event: Forgotten, sat: tuple[int, ...]) -> bool:
    """Whether a line of chat is theirs: from a seat of theirs, or as a spectator of their name."""
    return name == event.name if seat is None else seat in sat


def without_person(row: TableRow, person: int) -> tuple[int, ...]:
    """Erase a person from a table where they decide nothing any more; returns the seats where they
    sat. The seals cover the names and are deleted with them."""
    sat = [n for n, seat in enumerate(row.seats) if person in {seat.person, *seat.former}]
    for number in sat:
        seat = row.seats[number]
        people = [*seat.former, *([] if seat.person is None else [seat.person])]
        if people[-1] == person:
            seat.name = GONE
        if people[0] == person and number < len(row.sealed):
            row.sealed[number].name = GONE
        if seat.person == person:
            seat.person, seat.hours = None, None
        seat.former = [other for other in seat.former if other != person]
        seat.replaced = [other for other in seat.replaced if other != person]
        seat.removed = None if seat.removed == person else seat.removed
    row.seat_changes = [line for line in row.seat_changes if line.seat not in sat]
    if sat:
        row.seal = row.history = ""
    if row.host == person:
        row.host, row.host_name = NO_HOST, GONE
    row.wished = ""
    row.banned = [other for other in row.banned if other != person]
    row.unwanted = [other for other in row.unwanted if other != person]
    return tuple(sat)
