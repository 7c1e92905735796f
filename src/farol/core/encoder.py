"""A game as numbers: what a seat may know as bytes, and its legal actions as small numbers."""

# compiled by mypyc

from abc import ABC, abstractmethod
from typing import Final, final

from farol.core.choices import Choices
from farol.core.compiled import mypyc_attr
from farol.core.native import append, i64, u8, vec
from farol.core.state import State

MOST: Final = 255  # what a byte can hold; greater counts are written as this
NO_NUMBER: Final = -1  # of an action that the numbers leave out


def zeros(size: i64) -> vec[u8]:
    """So many bytes of 0."""
    data = vec[u8]()
    nothing: u8 = 0
    for _ in range(size):
        data = append(data, nothing)
    return data


class Octets:
    """Bytes of a fixed size that live as long as somebody looks at them."""

    def __init__(self, size: i64) -> None:
        self.data = zeros(size)


@final
class EncodedRow:
    """What an encoder remembers of a row of bytes that it writes again and again: the first `count`
    of `places` are bytes that it has set, counted from the beginning of the row."""

    def __init__(self) -> None:
        self.places = vec[i64]()
        self.count: i64 = 0

    def reserve(self, most: i64) -> None:
        """Make room for so many places in all."""
        nothing: i64 = 0
        while len(self.places) < most:
            self.places = append(self.places, nothing)

    def clear(self, out: vec[u8], at: i64) -> None:
        """Set these bytes to 0 and forget them; the row begins at `at`."""
        nothing: u8 = 0
        places = self.places
        index: i64
        for index in range(self.count):
            out[at + places[index]] = nothing
        self.count = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC):
    """How the states of one game for one number of seats are written as numbers.

    `size` bytes are an observation, and actions have the numbers from 0 to `numbers` - 1. Other
    seats are counted from the seat that looks: 0 is itself, 1 the seat after it.
    """

    def __init__(self, seats: i64, size: i64, numbers: i64) -> None:
        self.seats = seats
        self.size = size
        self.numbers = numbers

    @abstractmethod
    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write what the seat may know, from `at` on; return where it ends."""

    def rewrite(self, state: State, seat: i64, out: vec[u8], at: i64, row: EncodedRow) -> i64:
        """The same over what it wrote there last with this row, or over zeros with a new one."""
        row.count = 0  # everything is written anew: nothing has to be remembered
        return self.write(state, seat, out, at)

    @abstractmethod
    def number(self, state: State, action: i64) -> i64:
        """The number of a legal action of the seat to act; NO_NUMBER if it has none."""

    def number_choices(self, state: State, found: Choices) -> None:
        """Number what the seat to act may do; what has no number is left out."""
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
    """What a seat may know, as bytes of their own."""
    out = zeros(encoder.size)
    end = encoder.write(state, seat, out, 0)
    if end != encoder.size:
        raise ValueError(f"an observation of {encoder.size} bytes ended after {end}")
    return bytes([out[index] for index in range(encoder.size)])


def numbered(encoder: Encoder, state: State) -> list[tuple[int, int]]:
    """Number and action of all that the seat to act may do; nothing if no seat is to act."""
    pairs: list[tuple[int, int]] = []
    if state.to_act() >= 0:
        action: i64
        for action in state.legal_actions():
            number = encoder.number(state, action)
            if number != NO_NUMBER:
                pairs.append((number, action))
    return pairs


def clipped(value: i64) -> u8:
    """A count as a byte."""
    return u8(MOST) if value > MOST else u8(value)


def write_zeros(count: i64, out: vec[u8], at: i64) -> i64:
    """So many zeros; return where they end."""
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
