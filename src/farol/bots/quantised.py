"""Small networks with weights of eight bits, evaluated in integers.

A network knows a game for several numbers of seats: observations for fewer seats are read as those
for the most seats, with zeros where seats are missing, and a last byte says how many there are.
"""

# compiled by mypyc

from collections.abc import Sequence
from math import exp
from typing import Final, final

from farol.core.encoder import Encoder
from farol.core.native import i64, u8, vec
from farol.core.numbers import Block
from farol.core.state import State
from farol.core.vectors import zeros

CODE: Final = 0  # a byte is one of several values: a feature for each but 0
BIT: Final = 1  # a byte is a set: a feature for each bit
COUNT: Final = 2  # a byte is a quantity: one feature, in shares of at most WHOLE
WHOLE: Final = 16  # the integer that stands for 1 as an input
FINE: Final = 256  # and as the output of a hidden layer
OFFSET: Final = 128  # weights are stored as bytes from 0 up


@final
class FeatureTable:
    """The features of the bytes of an observation: by byte, and listed by feature."""

    def __init__(self) -> None:
        self.bytes: i64 = 0
        self.count: i64 = 0
        self.kind: list[int] = []  # by byte
        self.first: list[int] = []  # by byte: its first feature
        self.top: list[int] = []  # by byte: the greatest value, or the divisor of a count
        self.places: list[int] = []  # by feature: its byte
        self.kinds: list[int] = []
        self.values: list[int] = []  # by feature: its value, its bit, or the divisor

    def add(self, kind: int, top: int, values: list[int]) -> None:
        """One more byte, with a feature for each of the values."""
        self.kind.append(kind)
        self.first.append(self.count)
        self.top.append(top)
        for value in values:
            self.places.append(self.bytes)
            self.kinds.append(kind)
            self.values.append(value)
        self.bytes += 1
        self.count += len(values)


def feature_table(wide: Sequence[Block], seats: list[int]) -> FeatureTable:
    """The features of these parts, and of the last byte: its place in `seats`, from 1."""
    table = FeatureTable()
    _byte: i64
    for one in wide:
        for _byte in range(one.size):
            if one.kind == "code":
                table.add(CODE, one.top, list(range(1, one.top + 1)))
            elif one.kind == "bits":
                table.add(BIT, one.top, list(range(one.top.bit_length())))
            else:
                divisor = min(one.top, WHOLE)
                table.add(COUNT, divisor, [divisor])
    table.add(CODE, len(seats), list(range(1, len(seats) + 1)))
    return table


def byte_places(parts: Sequence[Block], wide: Sequence[Block]) -> list[int]:
    """For each byte of the parts its place in the same parts for more seats."""
    starts: dict[str, int] = {}
    shapes: dict[str, tuple[int, ...]] = {}
    start: i64 = 0
    for one in wide:
        starts[one.name], shapes[one.name] = start, one.shape
        start += one.size
    found: list[int] = []
    for one in parts:
        shape = shapes[one.name]
        for index in range(one.size):
            place, scale, rest = 0, 1, index
            for axis in reversed(range(len(shape))):
                place += rest % one.shape[axis] * scale
                rest //= one.shape[axis]
                scale *= shape[axis]
            found.append(starts[one.name] + place)
    return found


@final
class Layer:
    """Weights of one layer, by input then output or by output then input, with a scale and a bias
    for each output."""

    def __init__(self, weights: bytes, scales: list[float], biases: list[float]) -> None:
        self.weights = vec[u8](weights)
        self.scales = scales
        self.biases = biases
        self.width: i64 = len(biases)


@final
class QuantisedNetwork:
    """Two hidden layers, then a logit for each action number and a return for each seat."""

    def __init__(self, table: FeatureTable, layers: list[Layer]) -> None:
        self.table = table
        self.first = layers[0]  # weights by feature, then output
        self.second = layers[1]  # by input, then output
        self.policy = layers[2]  # by action number, then input
        self.value = layers[3]  # by seat, then input
        self._inner = zeros(self.first.width)
        self._outer = zeros(self.second.width)

    def look(self, seen: vec[u8], reading: list[int], seats: i64) -> None:
        """Evaluate the hidden layers for an observation; `reading` are the places of its bytes, and
        `seats` is the last byte."""
        table, first = self.table, self.first
        inner, width = self._inner, first.width
        index: i64
        for index in range(width):
            inner[index] = 0
        summed: i64 = 0
        for index in range(len(reading)):
            value = i64(seen[index])
            if value != 0:
                summed += self._add(table, reading[index], value)
        summed += self._add(table, table.bytes - 1, seats)
        scales, biases = first.scales, first.biases
        for index in range(width):
            total = float(inner[index] - OFFSET * summed)
            inner[index] = _relu(total * scales[index] / WHOLE + biases[index])
        self._deepen()

    def _add(self, table: FeatureTable, place: i64, value: i64) -> i64:
        """Add the features of one byte to the first layer; the sum of its inputs."""
        kind: i64 = table.kind[place]
        start: i64 = table.first[place]
        if kind == CODE:
            self._feature(start + value - 1, WHOLE)
            return WHOLE
        if kind == COUNT:
            share = (WHOLE * value + table.top[place] // 2) // table.top[place]
            self._feature(start, share)
            return share
        summed: i64 = 0
        while value != 0:
            if value & 1:
                self._feature(start, WHOLE)
                summed += WHOLE
            value >>= 1
            start += 1
        return summed

    def _feature(self, feature: i64, share: i64) -> None:
        inner, weights = self._inner, self.first.weights
        at: i64 = feature * self.first.width
        index: i64
        for index in range(self.first.width):
            inner[index] = inner[index] + share * i64(weights[at + index])

    def _deepen(self) -> None:
        """The second hidden layer from the first."""
        second = self.second
        inner, outer, weights = self._inner, self._outer, second.weights
        width = second.width
        index: i64
        for index in range(width):
            outer[index] = 0
        summed: i64 = 0
        at: i64 = 0
        place: i64
        for place in range(self.first.width):
            share = inner[place]
            if share != 0:
                summed += share
                for index in range(width):
                    outer[index] = outer[index] + share * i64(weights[at + index])
            at += width
        scales, biases = second.scales, second.biases
        for index in range(width):
            total = float(outer[index] - OFFSET * summed)
            outer[index] = _relu(total * scales[index] / FINE + biases[index])

    def _output(self, layer: Layer, row: i64) -> float:
        outer, weights = self._outer, layer.weights
        width = self.second.width
        at: i64 = row * width
        total: i64 = 0
        index: i64
        for index in range(width):
            total += outer[index] * (i64(weights[at + index]) - OFFSET)
        return float(total) * layer.scales[row] / FINE + layer.biases[row]

    def logits(self, numbers: list[int]) -> list[float]:
        """The logits of these actions for what was last looked at."""
        return [self._output(self.policy, number) for number in numbers]

    def returns(self, seats: i64) -> list[float]:
        """The expected returns, -1 to 1, of so many seats, the viewer first."""
        found: list[float] = []
        seat: i64
        for seat in range(seats):
            total = self._output(self.value, seat)
            found.append(2.0 / (1.0 + exp(-2.0 * max(-20.0, min(20.0, total)))) - 1.0)
        return found


def _relu(value: float) -> i64:
    return i64(value * FINE) if value > 0 else 0


@final
class NetworkReader:
    """A network with the encoder of one number of seats: evaluates states for their seats."""

    def __init__(
        self, network: QuantisedNetwork, encoder: Encoder, reading: list[int], seats: int
    ) -> None:
        """`seats` is the last byte of the observations, from 1 up."""
        self.network = network
        self.encoder = encoder
        self.reading = reading
        self.seats: i64 = seats
        self._seen = vec[u8]([0] * encoder.size)

    def look(self, state: State, seat: i64) -> None:
        """Evaluate the state as this seat sees it."""
        self.encoder.write(state, seat, self._seen, 0)
        self.network.look(self._seen, self.reading, self.seats)
