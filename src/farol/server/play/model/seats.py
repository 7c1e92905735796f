"""Seats of a table: queries and changes."""

# compiled by mypyc

from collections.abc import Container, Mapping
from typing import Final, final

import msgspec

from farol.bots.learned import LEARNED
from farol.bots.roster import LEVELS
from farol.core.data import Json
from farol.core.errors import BadOptions, FarolError, shown
from farol.core.options import complete_options
from farol.games import AnyGame
from farol.protocol import messages, types
from farol.protocol.errors import Refusal
from farol.protocol.text import clean_name
from farol.server.store.store import GONE, NO_HOST, Person, SeatRow, TableRow

# Names of bots: things that glow, one for each seat letter: B is Brasa.
BOT_NAMES: Final = (
    *("Ascua", "Brasa", "Candil", "Destello", "Esmeralda"),
    *("Fanal", "Gema", "Hoguera", "Iris", "Jade"),
)

USUAL_LEVEL: Final = "regular"  # of bots, by default

_copier = msgspec.json.Decoder(TableRow)


class UnknownLevel(FarolError):
    """There is no bot of this level."""


def check_level(level: str | None) -> str:
    """The level, if it exists; UnknownLevel lists those that do."""
    if level is None:
        return USUAL_LEVEL
    if level not in LEVELS and level != LEARNED:
        raise UnknownLevel(f"There is no bot {shown(level)}; there are: {', '.join(LEVELS)}.")
    return level


def check_learned(row: TableRow, learned: Container[int]) -> None:
    """Refusal if a bot of this table needs a network that is missing; `learned` are the numbers of
    seats that networks exist for."""
    called = [row.stand_in, *(seat.level for seat in row.seats)]
    if LEARNED in called and len(row.seats) not in learned:
        raise Refusal(
            "learned",
            f"No network here has learned this game for {len(row.seats)} seats: choose other bots.",
        )


def forget_learned(row: TableRow, learned: Container[int]) -> None:
    """Bots whose network is gone fall back to the usual level, also in their names."""
    if len(row.seats) in learned:
        return
    for seat in row.seats:
        seat.level = USUAL_LEVEL if seat.level == LEARNED else seat.level
    row.stand_in = USUAL_LEVEL if row.stand_in == LEARNED else row.stand_in


def copied(row: TableRow) -> TableRow:
    """A deep copy: changes are made to a copy, saved, and then adopted."""
    return _copier.decode(msgspec.json.encode(row))


def planned(plan: types.SeatPlan, person: Person, number: int) -> SeatRow:
    """A new seat, as planned."""
    try:
        name = None if plan.name is None else clean_name(plan.name)
        if plan.kind == "me":
            return _seated(person, name or person.name)
        if plan.kind == "bot":
            return SeatRow("bot", name=name or bot_name(number), level=check_level(plan.level))
    except FarolError as error:
        raise Refusal("bad", str(error)) from error
    return SeatRow()


def _seated(person: Person, name: str) -> SeatRow:
    """A seat of this person. Others on their device, whose name differs, do not have their face."""
    face = person.face if name == person.name else None
    return SeatRow("person", person=person.id, name=name, face=face)


def bot_name(seat: int) -> str:
    """The name of a bot on that seat."""
    return BOT_NAMES[seat] if seat < len(BOT_NAMES) else f"Bot {seat + 1}"


def seat_at(row: TableRow, number: int) -> SeatRow:
    """The seat of this number; Refusal if there is none."""
    if not 0 <= number < len(row.seats):
        raise Refusal("seat", f"There is no seat {number + 1} at this table.")
    return row.seats[number]


def own_seat(row: TableRow, number: int, person: Person) -> SeatRow:
    """The seat, if this person holds it."""
    seat = seat_at(row, number)
    if seat.person != person.id:
        raise Refusal("seat", f"Seat {number + 1} is not yours.")
    return seat


def seats_of(row: TableRow, person: int) -> list[int]:
    """The seats this person holds."""
    return [number for number, seat in enumerate(row.seats) if seat.person == person]


def check_host(row: TableRow, person: Person) -> None:
    """Refusal unless the person is the host."""
    if row.host != person.id:
        raise Refusal("host", "Only the host of the table may do that.")


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


def people_of_the_game(row: TableRow) -> list[int]:
    """Seats of people, present or not, also where a bot stands in; not those of people who
    resigned."""
    return [
        number
        for number, seat in enumerate(row.seats)
        if seat.kind == "person" and not seat.resigned
    ]


def without(row: TableRow, numbers: list[int], seat: int) -> list[int]:
    """These seats without those of the person on one of them."""
    person = row.seats[seat].person
    return [number for number in numbers if row.seats[number].person != person]


def others_of_the_game(row: TableRow, seat: int) -> list[int]:
    """Seats of all other people of the game, present or not."""
    return without(row, people_of_the_game(row), seat)


def is_of_one(row: TableRow) -> bool:
    """Whether people sit there but at most one plays: with two, speed would reveal something; with
    bots only, a viewer has to come first."""
    sit, play = 0, 0
    for seat in row.seats:
        if seat.kind == "person":
            sit += 1
            if not seat.standing_in and not seat.resigned:
                play += 1
    return sit > 0 and play < 2


def somebody_cannot_be_asked(row: TableRow) -> bool:
    """Whether somebody lost a seat without giving it up. That counts as a refusal for good: the
    revealed information was theirs too."""
    for seat in row.seats:  # noqa: SIM110  # compiled, a loop costs less than a generator
        if seat.replaced:
            return True
    return False


@final
class SeatSummary:
    """Facts that follow from a row alone and are needed with every move. Rows are immutable once
    adopted, so these are computed once per row."""

    __slots__ = (
        *("all_can_be_asked", "bots", "delay", "is_lesson", "is_of_one", "is_playing"),
        *("levels", "row", "silent", "to_practice", "undoes"),
    )

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.is_playing = row.status == "playing"
        self.is_lesson = row.lesson is not None
        self.is_of_one = is_of_one(row)
        self.delay: int = row.delay
        # by seat: the level of the bot that decides for it; None: a person does
        self.levels = tuple([bot_level(row, number) for number in range(len(row.seats))])
        # seats of bots, without stand-ins
        self.bots = tuple([at for at, seat in enumerate(row.seats) if seat.kind == "bot"])
        # muted seats
        self.silent = tuple(
            [at for at, seat in enumerate(row.seats) if row.talk == "off" or seat.muted]
        )
        self.undoes = not self.is_lesson and not row.daily
        # seats whose consent an undo of revealed information needs
        self.all_can_be_asked = not somebody_cannot_be_asked(row)
        # seats for which such an undo makes the game practice, as nobody can be asked
        self.to_practice = tuple(
            [
                at
                for at in range(len(row.seats))
                if not row.practice and not others_of_the_game(row, at)
            ]
        )


def is_free(row: TableRow, number: int) -> bool:
    """Whether a new person may take this seat now."""
    seat = row.seats[number]
    if row.status == "lobby":
        return seat.kind == "open"
    if row.status not in {"playing", "paused"} or row.handover == "nobody":
        return False
    return bot_level(row, number) is not None


def sit(row: TableRow, number: int, person: Person, name: str) -> None:
    """Take a free seat: an open one, or in a game one that a bot plays."""
    seat = seat_at(row, number)
    if person.id in row.banned:
        raise Refusal("seat", "The host has asked you to leave this table.")
    check_gathering(row)
    if not is_free(row, number):
        raise Refusal("seat", f"Seat {number + 1} is taken.")
    former, replaced = list(seat.former), list(seat.replaced)
    if row.status != "lobby":
        _check_knows_no_other_seat(row, number, person)
    if row.status != "lobby" and seat.person is not None:
        former.append(seat.person)
        replaced += [] if seat.resigned else [seat.person]
    replaced = [other for other in replaced if other != person.id]
    try:
        taken = _seated(person, clean_name(name))
    except FarolError as error:
        raise Refusal("bad", str(error)) from error
    taken.former, taken.replaced = former, replaced
    row.seats[number] = taken
    if row.host == NO_HOST:
        row.host = person.id
    elif row.status != "lobby" and seat.person == row.host:
        _pass_on_host(row, person)


def _check_knows_no_other_seat(row: TableRow, number: int, person: Person) -> None:
    """Refusal for people who have seen another seat's secrets in this game."""
    for other, seat in enumerate(row.seats):
        if other != number and (seat.person == person.id or person.id in seat.former):
            raise Refusal(
                "seat", f"You know what seat {other + 1} knows: another seat would be unfair."
            )
        if other == number and seat.person == person.id:
            raise Refusal("seat", "That seat is yours: come back to it.")


def _pass_on_host(row: TableRow, newcomer: Person) -> None:
    """A host without a seat passes the table on to a player."""
    if seats_of(row, row.host):
        return
    others = [row.seats[number].person for number in deciding_people(row)]
    row.host = next((other for other in others if other not in {None, newcomer.id}), newcomer.id)
    row.host_name = GONE


def leave_lobby(row: TableRow, number: int) -> None:
    """Open the seat; a host without a seat passes the table on to a seated person."""
    person, name = row.seats[number].person, row.seats[number].name
    row.seats[number] = SeatRow()
    others = [seat.person for seat in row.seats if seat.person is not None]
    if person == row.host:
        row.host_name = name
    if person == row.host and others and person not in others:
        row.host, row.host_name = others[0], GONE


def stand_in(row: TableRow, number: int, level: str | None) -> None:
    """Let a bot play for the seat until its person returns."""
    seat = row.seats[number]
    seat.standing_in = True
    seat.level = level_for(row, level)


def give_back(seat: SeatRow) -> None:
    """The person plays again."""
    seat.standing_in, seat.covered, seat.level = False, False, None


def covered_seats(row: TableRow, person: int) -> list[int]:
    """Seats of this person where a bot stands in at the host's request."""
    if row.status not in {"playing", "paused"}:
        return []
    return [number for number in seats_of(row, person) if row.seats[number].covered]


def level_for(row: TableRow, wanted: str | None) -> str:
    """The requested level, else the table's own."""
    try:
        return check_level(wanted or row.stand_in)
    except FarolError as error:
        raise Refusal("bot", str(error)) from error


def resize(row: TableRow, count: int, most: int) -> None:
    """Change the number of seats in the lobby; open seats are removed first, then bots, never
    people."""
    if count > most:
        raise Refusal("seat", f"This game has at most {most} seats.")
    while len(row.seats) > count:
        kinds = [seat.kind for seat in row.seats]
        if set(kinds) == {"person"}:
            raise Refusal("seat", "Somebody sits on every seat that is left.")
        kind = "open" if "open" in kinds else "bot"
        row.seats.pop(max(n for n, other in enumerate(kinds) if other == kind))
    row.seats += [SeatRow() for _ in range(count - len(row.seats))]


def checked_options(game: AnyGame, options: Mapping[str, Json]) -> dict[str, types.OptionValue]:
    """All options of this game, with defaults."""
    try:
        return dict(complete_options(game.options, options))
    except BadOptions as error:
        raise Refusal("bad", str(error)) from error


def check_lobby(row: TableRow) -> None:
    """Refusal unless the game has not been dealt."""
    if row.status != "lobby":
        raise Refusal("status", "The game has begun already.")
    check_gathering(row)


def check_gathering(row: TableRow) -> None:
    """Refusal while salts are collected: seats are fixed then."""
    if row.stage in {"sealing", "opening"}:
        raise Refusal("status", "The cards are being shuffled.")


def change_in_lobby(
    row: TableRow,
    person: Person,
    message: messages.Stand | messages.Return | messages.Resign | messages.Kick,
) -> None:
    """A person leaves before the game, or is removed."""
    check_gathering(row)
    if isinstance(message, messages.Return):
        raise Refusal("status", "The game has not begun yet.")
    if isinstance(message, messages.Kick):
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
    message: messages.Stand | messages.Return | messages.Resign,
    online: set[int],
) -> None:
    """A person leaves in mid-game, or comes back."""
    seat = seat_at(row, message.seat)
    match message:
        case messages.Stand():
            _check_may_stand_up(row, message.seat, person, online)
            seat.covered = seat.person != person.id and (seat.covered or not seat.standing_in)
            stand_in(row, message.seat, message.level)
        case messages.Return():
            own_seat(row, message.seat, person)
            if seat.resigned or not seat.standing_in:
                raise Refusal("seat", "No bot stands in for you there.")
            give_back(seat)
        case messages.Resign():
            own_seat(row, message.seat, person)
            stand_in(row, message.seat, message.level)
            seat.resigned = True


def _check_may_stand_up(row: TableRow, number: int, person: Person, online: set[int]) -> None:
    """Refusal unless the person may leave the seat; for an absent person also the host may do
    so."""
    seat = seat_at(row, number)
    if seat.kind != "person":
        raise Refusal("seat", f"A bot sits on seat {number + 1} already.")
    if seat.person == person.id:
        return
    check_host(row, person)
    if seat.person in online:
        raise Refusal("seat", f"{seat.name} is here and can decide alone.")


def kick(row: TableRow, message: messages.Kick, person: Person) -> None:
    """Remove a person: a bot has the seat for good, unless the host undoes it."""
    check_host(row, person)
    seat = seat_at(row, message.seat)
    if seat.kind != "person" or seat.person == person.id:
        raise Refusal("seat", "There is nobody to kick on that seat.")
    assert seat.person is not None
    row.banned.append(seat.person)
    row.seats[message.seat] = SeatRow(
        "bot",
        name=seat.name,
        level=level_for(row, message.level),
        former=[*seat.former, seat.person],
        replaced=[*seat.replaced, *([] if seat.resigned else [seat.person])],
        removed=seat.person,
        face=seat.face,
    )


def let_back(row: TableRow, number: int, host: Person, online: set[int]) -> None:
    """Undo a removal; a bot stands in until the person connects."""
    check_host(row, host)
    seat = seat_at(row, number)
    if row.status not in {"playing", "paused"} or seat.removed is None:
        raise Refusal("seat", "Nobody was removed from that seat, or somebody else has it now.")
    resigned = seat.removed not in seat.replaced
    away = seat.removed not in online
    row.seats[number] = SeatRow(
        "person",
        person=seat.removed,
        name=seat.name,
        level=seat.level if away or resigned else None,
        standing_in=away or resigned,
        covered=away and not resigned,
        resigned=resigned,
        former=seat.former[:-1],
        replaced=[other for other in seat.replaced if other != seat.removed],
        face=seat.face,
    )
    row.banned.remove(seat.removed)
