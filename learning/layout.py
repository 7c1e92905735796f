"""Observations of all numbers of seats in one layout, and the features of a network in it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from farol.bots.quantised import FeatureTable, byte_places, feature_table
from farol.core.numbers import Block
from farol.research.spaces import Space

Bytes: TypeAlias = NDArray[np.uint8]


@dataclass(frozen=True)
class Layout:
    """The bytes and features of a game for several numbers of seats: those of the most seats."""

    game: str
    seats: tuple[int, ...]
    wide: tuple[Block, ...]  # parts of the observation for the most seats
    size: int  # bytes of a row: the observation and the number of seats
    actions: int
    table: FeatureTable

    @property
    def features(self) -> int:
        """The inputs of a network."""
        return self.table.count


def layout_of(game: str, seats: Sequence[int]) -> Layout:
    """The layout for these numbers of seats, which must have the same actions."""
    spaces = [Space(game, number) for number in seats]
    actions = {space.numbers for space in spaces}
    if len(actions) != 1:
        raise ValueError(f"{game} has different actions for {list(seats)} seats.")
    wide = spaces[-1].parts
    table = feature_table(wide, list(seats))
    return Layout(game, tuple(seats), wide, table.bytes, actions.pop(), table)


class Widener:
    """Writes rows of one number of seats into rows of the layout."""

    def __init__(self, layout: Layout, seats: int) -> None:
        parts = Space(layout.game, seats).parts
        self._places: Final = np.array(byte_places(parts, layout.wide))
        self._seats: Final = layout.seats.index(seats) + 1

    def write(self, rows: Bytes, out: Bytes) -> None:
        """Fill the rows of `out`, whose other bytes are 0."""
        out[:, self._places] = rows
        out[:, -1] = self._seats


def feature_arrays(table: FeatureTable) -> dict[str, Any]:
    """By feature: its byte, how the byte is read, and the value, bit or divisor of it."""
    return {
        "places": np.array(table.places),
        "kinds": np.array(table.kinds),
        "values": np.array(table.values),
    }
