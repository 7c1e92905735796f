"""Who sits where: everything that is asked and changed about the seats of a table."""

from collections.abc import Mapping
from typing import Final

import msgspec

from farol.core.data import Json
from farol.core.errors import BadOptions, FarolError
from farol.core.options import complete_options
from farol.games import AnyGame
from farol.table import wire
from farol.table.bots import check_level
from farol.table.people import clean_name
from farol.table.refusal import No
from farol.table.store import NO_HOST, Person, SeatRow, TableRow

# Things that glow, one for each letter of a seat: B is Brasa.
BOT_NAMES: Final = (
    *("Ascua", "Brasa", "Candil", "Destello", "Estrella"),
    *("Fanal", "Gema", "Hoguera", "Iris", "Jade"),
)

_copier = msgspec.json.Decoder(TableRow)


def copied(row: TableRow) -> TableRow:
    """An independent equal row: changes are made to a copy, saved, and only then adopted."""
    return _copier.decode(msgspec.json.encode(row))


def planned(plan: wire.SeatPlan, person: Person, number: int) -> SeatRow:
    """A seat as its plan says."""
    try:
        name = None if plan.name is None else clean_name(plan.name)
        if plan.kind == "mine":
            return SeatRow("person", person=person.id, name=name or person.name)
        if plan.kind == "bot":
            return SeatRow("bot", name=name or bot_name(number), level=check_level(plan.level))
    except FarolError as error:
        raise No("bad", str(error)) from error
    return SeatRow()


def bot_name(seat: int) -> str:
    """What a bot on that seat is called."""
    return BOT_NAMES[seat] if seat < len(BOT_NAMES) else f"Bot {seat + 1}"


def seat_at(row: TableRow, number: int) -> SeatRow:
    """The seat of this number; No if there is none."""
    if not 0 <= number < len(row.seats):
        raise No("seat", f"There is no seat {number + 1} at this table.")
    return row.seats[number]


def own_seat(row: TableRow, number: int, person: Person) -> SeatRow:
    """The seat, if this person holds it."""
    seat = seat_at(row, number)
    if seat.person != person.id:
        raise No("seat", f"Seat {number + 1} is not yours.")
    return seat


def seats_of(row: TableRow, person: int) -> list[int]:
    """The seats this person holds."""
    return [number for number, seat in enumerate(row.seats) if seat.person == person]


def check_host(row: TableRow, person: Person) -> None:
    """Only the host goes on from here."""
    if row.host != person.id:
        raise No("host", "Only the host of the table may do that.")


def bot_level(row: TableRow, number: int) -> str | None:
    """The level of the bot that decides for this seat now; None if a person does."""
    seat = row.seats[number]
    if seat.kind == "bot" or seat.standing_in or seat.resigned:
        return seat.level
    return None


def deciding_people(row: TableRow) -> list[int]:
    """Seats where a person decides now."""
    return [
        number
        for number, seat in enumerate(row.seats)
        if seat.kind == "person" and bot_level(row, number) is None
    ]


def in_company(row: TableRow) -> bool:
    """Whether two seats or more are played by people: then haste would tell something."""
    alone = False
    for seat in row.seats:
        if seat.kind == "person" and not seat.standing_in and not seat.resigned:
            if alone:
                return True
            alone = True
    return False


def is_free(row: TableRow, number: int) -> bool:
    """Whether somebody new may sit down there now."""
    seat = row.seats[number]
    if row.status == "lobby":
        return seat.kind == "open"
    if row.status not in {"playing", "paused"}:
        return False
    left = seat.standing_in or seat.resigned or seat.vacant
    return left or (seat.kind == "bot" and row.bots_give_way)


def sit(row: TableRow, number: int, person: Person, name: str, salt: str) -> None:
    """Take a free seat: an open one, or in a game one that a bot plays."""
    seat = seat_at(row, number)
    if person.id in row.banned:
        raise No("seat", "The host has asked you to leave this table.")
    if not is_free(row, number):
        raise No("seat", f"Seat {number + 1} is taken.")
    former = list(seat.former)
    if row.status != "lobby":
        _check_knows_no_other_seat(row, number, person)
        former += [] if seat.person is None else [seat.person]
    try:
        taken = SeatRow("person", person=person.id, name=clean_name(name), salt=salt, former=former)
    except FarolError as error:
        raise No("bad", str(error)) from error
    if row.status != "lobby":
        taken.salt = seat.salt  # the dice are mixed already
    row.seats[number] = taken
    if row.host == NO_HOST:
        row.host = person.id
    elif row.status != "lobby" and seat.person == row.host:
        _pass_on_host(row, person)


def _check_knows_no_other_seat(row: TableRow, number: int, person: Person) -> None:
    """Who has looked through a seat of this game must not see another one's secrets."""
    for other, seat in enumerate(row.seats):
        if other != number and (seat.person == person.id or person.id in seat.former):
            raise No("seat", f"You know what seat {other + 1} knows: another seat would be unfair.")
        if other == number and seat.person == person.id:
            raise No("seat", "That seat is yours: come back to it.")


def _pass_on_host(row: TableRow, newcomer: Person) -> None:
    """A host who lost the last seat gives the table to somebody who plays."""
    if seats_of(row, row.host):
        return
    others = [row.seats[number].person for number in deciding_people(row)]
    row.host = next((other for other in others if other not in {None, newcomer.id}), newcomer.id)


def leave_lobby(row: TableRow, number: int) -> None:
    """The seat becomes open; a host without a seat gives the table to somebody who has one."""
    person = row.seats[number].person
    row.seats[number] = SeatRow()
    others = [seat.person for seat in row.seats if seat.person is not None]
    if person == row.host and others and person not in others:
        row.host = others[0]


def stand_in(row: TableRow, number: int, level: str | None) -> None:
    """Let a bot play for the seat until its person is back."""
    seat = row.seats[number]
    seat.standing_in = True
    seat.level = level_for(row, level)


def level_for(row: TableRow, wanted: str | None) -> str:
    """The level that was asked for, else the table's own."""
    try:
        return check_level(wanted or row.stand_in)
    except FarolError as error:
        raise No("bot", str(error)) from error


def resize(row: TableRow, count: int, most: int) -> None:
    """More or fewer seats in the lobby; open seats go first, then bots, people never."""
    if count > most:
        raise No("seat", f"This game has at most {most} seats.")
    while len(row.seats) > count:
        kinds = [seat.kind for seat in row.seats]
        if set(kinds) == {"person"}:
            raise No("seat", "Somebody sits on every seat that is left.")
        kind = "open" if "open" in kinds else "bot"
        row.seats.pop(max(n for n, other in enumerate(kinds) if other == kind))
    row.seats += [SeatRow() for _ in range(count - len(row.seats))]


def checked_options(game: AnyGame, options: Mapping[str, Json]) -> dict[str, wire.OptionValue]:
    """Options of this game, all of them."""
    try:
        return dict(complete_options(game.options, options))
    except BadOptions as error:
        raise No("bad", str(error)) from error


def change_in_lobby(
    row: TableRow, person: Person, message: wire.Stand | wire.Return | wire.Resign | wire.Kick
) -> None:
    """Somebody leaves before the game, or is asked to."""
    if isinstance(message, wire.Return):
        raise No("status", "The game has not begun yet.")
    if isinstance(message, wire.Kick):
        check_host(row, person)
        kicked = seat_at(row, message.seat).person
        if kicked is not None and kicked != row.host:
            row.banned.append(kicked)
    else:
        own_seat(row, message.seat, person)
    leave_lobby(row, message.seat)


def change_in_game(
    row: TableRow,
    person: Person,
    message: wire.Stand | wire.Return | wire.Resign | wire.Kick,
    online: set[int],
) -> None:
    """Somebody leaves in the middle, comes back, or is replaced."""
    seat = seat_at(row, message.seat)
    match message:
        case wire.Stand():
            _check_may_stand_up(row, message.seat, person, online)
            stand_in(row, message.seat, message.level)
        case wire.Return():
            own_seat(row, message.seat, person)
            if seat.resigned or not seat.standing_in:
                raise No("seat", "No bot stands in for you there.")
            seat.standing_in, seat.level = False, None
        case wire.Resign():
            own_seat(row, message.seat, person)
            stand_in(row, message.seat, message.level)
            seat.resigned = True
        case wire.Kick():
            _kick(row, message, person)


def _check_may_stand_up(row: TableRow, number: int, person: Person, online: set[int]) -> None:
    """The person on the seat may; for somebody who is away, so may the host."""
    seat = seat_at(row, number)
    if seat.kind != "person":
        raise No("seat", f"A bot sits on seat {number + 1} already.")
    if seat.person == person.id:
        return
    check_host(row, person)
    if seat.person in online:
        raise No("seat", f"{seat.name} is here and can decide alone.")


def _kick(row: TableRow, message: wire.Kick, person: Person) -> None:
    check_host(row, person)
    seat = seat_at(row, message.seat)
    if seat.kind != "person" or seat.person == person.id:
        raise No("seat", "There is nobody to kick on that seat.")
    assert seat.person is not None
    row.banned.append(seat.person)
    row.seats[message.seat] = SeatRow(
        "bot",
        name=seat.name,
        level=level_for(row, message.level),
        salt=seat.salt,
        vacant=True,
        former=[*seat.former, seat.person],
    )
