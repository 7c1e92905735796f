"""A game as numbers: a seat's view as bytes, and its legal actions as small numbers."""

# compiled by mypyc

from abc import ABC, abstractmethod
from typing import Any, Final, final

from farol.core.choices import Choices
from farol.core.compiled import mypyc_attr
from farol.core.native import append, i64, u8, vec
from farol.core.state import State

MOST: Final = 255  # maximum of a byte; greater counts are clipped
NO_NUMBER: Final = -1  # of an action without a number


def zeros(size: i64) -> vec[u8]:
    """So many zero bytes."""
    data = vec[u8]()
    nothing: u8 = 0
    for _ in range(size):
        data = append(data, nothing)
    return data


class Octets:
    """A fixed-size buffer that lives as long as a view of it."""

    def __init__(self, size: i64) -> None:
        self.data = zeros(size)


@final
class EncodedRow:
    """An encoder's memory of a row that it rewrites: the first `count` of `places` are the bytes it
    has set, as offsets in the row."""

    def __init__(self) -> None:
        self.places = vec[i64]()
        self.count: i64 = 0

    def reserve(self, most: i64) -> None:
        """Reserve room for so many places in all."""
        nothing: i64 = 0
        while len(self.places) < most:
            self.places = append(self.places, nothing)

    def clear(self, out: vec[u8], at: i64) -> None:
        """Zero these bytes and forget them; the row begins at `at`."""
        nothing: u8 = 0
        places = self.places
        index: i64
        for index in range(self.count):
            out[at + places[index]] = nothing
        self.count = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC):
    """Encodes the states of one game for one number of seats.

    An observation has `size` bytes, and actions have the numbers from 0 to `numbers` - 1. Seats are
    numbered relative to the viewing seat: 0 is itself, 1 the seat after it.
    """

    def __init__(self, seats: i64, size: i64, numbers: i64) -> None:
        self.seats = seats
        self.size = size
        self.numbers = numbers
        self.seen = Octets(0)  # scratch: an observation
        self.mask = Octets(0)  # scratch: zeros between uses

    @abstractmethod
    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write the seat's view from `at` on; return where it ends."""

    def rewrite(self, state: State, seat: i64, out: vec[u8], at: i64, row: EncodedRow) -> i64:
        """Rewrite a row: over the bytes that were written with this EncodedRow before, or over
        zeros with a new one."""
        row.count = 0  # this default writes everything
        return self.write(state, seat, out, at)

    @abstractmethod
    def number(self, state: State, action: i64) -> i64:
        """The number of a legal action of the seat to act; NO_NUMBER if it has none."""

    def number_choices(self, state: State, found: Choices) -> None:
        """Number the legal actions; those without a number are removed."""
        found.reserve_numbers()
        count = found.count
        found.count = 0
        index: i64
        for index in range(count):
            action = found.actions[index]
            number = self.number(state, action)
            if number != NO_NUMBER:
                found.actions[found.count] = action
                found.numbers[found.count] = number
                found.count += 1


def observed(encoder: Encoder, state: State, seat: i64) -> bytes:
    """The seat's view as new bytes."""
    if len(encoder.seen.data) == 0:
        encoder.seen = Octets(encoder.size)
    out = encoder.seen.data
    end = encoder.write(state, seat, out, 0)
    if end != encoder.size:
        raise ValueError(f"an observation of {encoder.size} bytes ended after {end}")
    return octets_of(out)


def octets_of(out: vec[u8]) -> bytes:
    """A vector as bytes: it shares its memory, and is copied at once."""
    held: Any = out
    copied: bytes = bytes(held)
    return copied


def choices_of(encoder: Encoder, state: State) -> Choices:
    """The legal actions with their numbers; empty if no seat is to act."""
    found = Choices()
    if state.to_act() >= 0:
        state.list_choices(found)
        encoder.number_choices(state, found)
    return found


def numbered(encoder: Encoder, state: State) -> list[tuple[int, int]]:
    """Number and action of every legal action; empty if no seat is to act."""
    found = choices_of(encoder, state)
    return [(found.numbers[index], found.actions[index]) for index in range(found.count)]


def legal_numbers(encoder: Encoder, state: State) -> list[int]:
    """The numbers of the legal actions, ascending; empty if no seat is to act."""
    return numbers_of(choices_of(encoder, state))


def numbers_of(found: Choices) -> list[int]:
    """Their numbers, ascending."""
    numbers = [found.numbers[index] for index in range(found.count)]
    numbers.sort()
    return numbers


def mask_of(encoder: Encoder, found: Choices) -> bytes:
    """A 1 for each legal number."""
    if len(encoder.mask.data) == 0:
        encoder.mask = Octets(encoder.numbers)
    mask = encoder.mask.data
    one: u8 = 1
    nothing: u8 = 0
    index: i64
    for index in range(found.count):
        mask[found.numbers[index]] = one
    copied = octets_of(mask)
    for index in range(found.count):
        mask[found.numbers[index]] = nothing
    return copied


def action_of(encoder: Encoder, state: State, number: i64) -> i64:
    """The legal action of a number; -1 if there is none."""
    return choices_of(encoder, state).action_of(number)


def clipped(value: i64) -> u8:
    """A count as a byte."""
    return u8(MOST) if value > MOST else u8(value)


def write_zeros(count: i64, out: vec[u8], at: i64) -> i64:
    """Write so many zeros; return where they end."""
    nothing: u8 = 0
    end = at + count
    while at < end:
        out[at] = nothing
        at += 1
    return at


def write_code(value: i64, out: vec[u8], at: i64) -> i64:
    """One small number; return where it ends."""
    out[at] = clipped(value)
    return at + 1
