"""What each seat has seen and heard happen, as rows of bytes: the latest events, newest first.

A row has ROW bytes: the kind of event counted from 1, who did it counted from 1 with the viewing
seat as the first (0: nobody), then its details, each plus 1. Details that a seat does not know are
missing, and those that do not fit follow in rows of the kind `more`. Claims are the kinds after
those of events.
"""

# compiled by mypyc

from collections.abc import Sequence
from typing import Final, final

from farol.core.encoder import write_zeros
from farol.core.encoder import zeros as octets
from farol.core.event import Event
from farol.core.native import append, i64, u8, vec
from farol.core.numbers import EventKind
from farol.core.vectors import bit, zeros

ROW: Final = 8  # bytes
FIRST_DETAIL: Final = 2  # bytes before the details
ANYBODY: Final = (1 << 62) - 1  # audience of a claim
NUMBER: Final = 0
SEAT: Final = 1
SEATS: Final = 2
_KINDS: Final = {"number": NUMBER, "seat": SEAT, "seats": SEATS}
_SEATS_IN_BYTE: Final = 6


@final
class EventTable:
    """The declared kinds of events of a game, and after them its claims, for compiled code."""

    def __init__(self, kinds: Sequence[EventKind], claims: Sequence[EventKind], seats: i64) -> None:
        self.seats = seats
        self.declared = tuple(kinds), tuple(claims)
        self.codes: dict[str, int] = {}  # by name of an event
        self.claims_from: i64 = len(kinds)
        self.more: i64 = len(kinds) + len(claims)  # the kind of a row that continues one
        self.start = vec[i64]()  # by kind: its first detail
        self.private = vec[i64]()  # by kind: its first private detail
        self.many = vec[i64]()
        self.told = vec[i64]()
        self.kind = vec[i64]()  # by detail
        self.low = vec[i64]()
        self.width = vec[i64]()
        self.base = vec[i64]()
        number: i64
        for number in range(len(kinds)):
            self.codes[kinds[number].name] = number
        for one in (*kinds, *claims):
            self._add(one)
        self.start = append(self.start, len(self.kind))

    def __reduce__(self) -> tuple[object, ...]:
        return EventTable, (*self.declared, self.seats)

    def _add(self, one: EventKind) -> None:
        self.start = append(self.start, len(self.kind))
        self.private = append(self.private, len(self.kind) + len(one.public))
        flag: i64 = 1 if one.many else 0
        self.many = append(self.many, flag)
        flag = 1 if one.told else 0
        self.told = append(self.told, flag)
        for detail in (*one.public, *one.private):
            what: i64 = _KINDS[detail.kind]
            low: i64 = detail.low
            width: i64 = detail.width
            base: i64 = detail.base
            self.kind = append(self.kind, what)
            self.low = append(self.low, low)
            self.width = append(self.width, width)
            self.base = append(self.base, base)


@final
class EventRows:
    """The latest `most` rows of every seat in one game."""

    def __init__(self, table: EventTable, most: i64) -> None:
        self.table = table
        self.most = most
        self.rows = octets(table.seats * most * ROW)
        self.next = zeros(table.seats)  # by seat: the row to be written next
        self.count = zeros(table.seats)  # by seat: its rows
        self.values = vec[i64]()  # scratch: those of one event

    def clear(self) -> None:
        """A game begins again."""
        seat: i64
        for seat in range(self.table.seats):
            self.forget(seat)

    def forget(self, seat: i64) -> None:
        """The rows of a seat begin again."""
        self.next[seat] = 0
        self.count[seat] = 0

    def copy(self) -> "EventRows":
        """An independent copy."""
        twin = EventRows(self.table, self.most)
        index: i64
        for index in range(len(self.rows)):
            twin.rows[index] = self.rows[index]
        for index in range(len(self.count)):
            twin.next[index] = self.next[index]
            twin.count[index] = self.count[index]
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        counts = [*self.next], [*self.count]
        return _rows_again, (self.table, self.most, bytes([*self.rows]), *counts)

    def note(self, events: list[Event]) -> None:
        """Record events, as far as each seat may see them."""
        codes = self.table.codes
        for event in events:
            self._note(codes[event.kind], event.seat, event.public, event.private, event.audience)

    def hear(self, seat: i64, claim: i64, values: tuple[int, ...]) -> None:
        """Record a claim of a seat, by its kind and the values of its parts."""
        self._note(self.table.claims_from + claim, seat, values, (), ANYBODY)

    def _note(
        self, code: i64, seat: i64, public: tuple[int, ...], private: tuple[int, ...], audience: i64
    ) -> None:
        table = self.table
        told = table.told[code] == 1
        values = self.values
        open_count: i64 = len(public)
        count: i64 = open_count + len(private)
        while len(values) < count:
            values = append(values, code)
        self.values = values
        index: i64 = 0
        value: i64
        for value in public:
            values[index] = value
            index += 1
        for value in private:
            values[index] = value
            index += 1
        viewer: i64
        for viewer in range(table.seats):
            if (audience >> viewer) & 1:
                self._add(viewer, code, seat, open_count, count)
            elif not told:
                self._add(viewer, code, seat, open_count, open_count)

    def _add(self, viewer: i64, code: i64, seat: i64, open_count: i64, count: i64) -> None:
        """A row of the seat with so many of the values."""
        table = self.table
        rows = self.rows
        values = self.values
        at = self._begin(viewer, code)
        rows[at + 1] = self._seat(viewer, seat)
        column: i64 = FIRST_DETAIL
        detail = table.start[code]
        private = table.private[code]
        index: i64
        for index in range(count):
            if index == open_count:
                detail = private
            width = table.width[detail]
            if column + width > ROW:
                at = self._begin(viewer, table.more)
                column = 1  # it has nobody who did it
            self._put(rows, at + column, viewer, detail, values[index])
            column += width
            if table.many[code] == 0 or detail != private - 1:
                detail += 1

    def _begin(self, viewer: i64, code: i64) -> i64:
        """A new row of the seat, without who did it and details; where it begins."""
        rows = self.rows
        place = self.next[viewer]
        at = (viewer * self.most + place) * ROW
        nothing: u8 = 0
        column: i64
        for column in range(1, ROW):
            rows[at + column] = nothing
        rows[at] = u8(code + 1)
        place += 1
        if place == self.most:
            place = 0
        self.next[viewer] = place
        if self.count[viewer] < self.most:
            self.count[viewer] = self.count[viewer] + 1
        return at

    def _seat(self, viewer: i64, seat: i64) -> u8:
        """A seat from 1, the viewing one first; 0 for none, the last for somebody at no seat."""
        if seat < 0:
            return u8(0)
        if seat >= self.table.seats:
            return u8(self.table.seats + 1)
        step = seat - viewer
        if step < 0:
            step += self.table.seats
        return u8(step + 1)

    def _put(self, rows: vec[u8], at: i64, viewer: i64, detail: i64, value: i64) -> None:
        """A value from `at` on."""
        table = self.table
        kind = table.kind[detail]
        if kind == SEAT:
            rows[at] = self._seat(viewer, value)
            return
        if kind == SEATS:  # turned: the viewing seat is bit 0
            value = (value >> viewer) | (value << (table.seats - viewer))
            value &= bit(table.seats) - 1
            rows[at] = u8((value & (bit(_SEATS_IN_BYTE) - 1)) + 1)
            rows[at + 1] = u8((value >> _SEATS_IN_BYTE) + 1)
            return
        value -= table.low[detail]
        base = table.base[detail]
        width = table.width[detail]
        while width > 1:
            width -= 1
            rows[at + width] = u8(value % base + 1)
            value //= base
        rows[at] = u8(value + 1)

    def write(self, viewer: i64, out: vec[u8], at: i64) -> None:
        """The seat's rows, newest first, then zeros."""
        rows = self.rows
        first = viewer * self.most * ROW
        place = self.next[viewer]
        count = self.count[viewer]
        end = at + (self.most - count) * ROW
        _row: i64
        column: i64
        for _row in range(count):
            place -= 1
            if place < 0:
                place = self.most - 1
            here = first + place * ROW
            for column in range(ROW):
                out[at + column] = rows[here + column]
            at += ROW
            end += ROW
        write_zeros(end - at, out, at)

    def seen(self, viewer: i64) -> bytes:
        """The seat's rows as new bytes."""
        out = octets(self.most * ROW)
        self.write(viewer, out, 0)
        return bytes([out[index] for index in range(self.most * ROW)])


def _rows_again(
    table: EventTable, most: i64, rows: bytes, places: list[int], counts: list[int]
) -> EventRows:
    again = EventRows(table, most)
    index: i64
    for index in range(len(rows)):
        again.rows[index] = u8(rows[index])
    for index in range(len(counts)):
        again.next[index] = places[index]
        again.count[index] = counts[index]
    return again
