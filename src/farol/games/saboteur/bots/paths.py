"""Saboteur: the number of cards missing to each goal, around obstacles."""

# compiled by mypyc

from typing import Final

from farol.core.native import i64, vec
from farol.core.vectors import bit, numbers
from farol.games.saboteur.mine import OPEN_SHIFT, Mine
from farol.games.saboteur.tables import (
    CELLS,
    EAST,
    EMPTY,
    FACE,
    FACE_OPEN,
    FACE_THROUGH,
    GOAL_CELLS,
    GOALS,
    HIDDEN_FACE,
    NORTH,
    PIECE_OPEN,
    REACHED,
    SOUTH,
    STEP,
    WEST,
    cell_at,
)

FAR: Final = 20  # distance of a goal that no path leads to
SIDES: Final = 4

# Nearly all digging is between start and goals. Those cells are the bits of one int, which must
# stay below 2**62 to be fast; cells further out are treated as free.
COLUMNS: Final = 8  # x from 1 to 8
ROWS: Final = 7  # y from -3 to 3
LEFT: Final = 1
BOTTOM: Final = -3
ALL_BITS: Final = (1 << COLUMNS * ROWS) - 1


def _bits() -> list[int]:
    bits = [0] * CELLS
    row: i64
    for row in range(ROWS):
        column: i64
        for column in range(COLUMNS):
            bits[cell_at(LEFT + column, BOTTOM + row)] = bit(row * COLUMNS + column)
    return bits


def _without_column(column: i64) -> i64:
    bits: i64 = 0
    row: i64
    for row in range(ROWS):
        bits |= bit(row * COLUMNS + column)
    return ALL_BITS ^ bits


BIT: Final = numbers(_bits())  # by cell; 0 for cells outside
NOT_EAST: Final = _without_column(COLUMNS - 1)
NOT_WEST: Final = _without_column(0)
NOT_NORTH: Final = (1 << COLUMNS * (ROWS - 1)) - 1
GOAL_BITS: Final = numbers([BIT[cell] for cell in GOAL_CELLS])


def _straight() -> vec[i64]:
    table = numbers([FAR] * (GOALS * CELLS))
    for goal in range(GOALS):
        centre = goal * CELLS + int(GOAL_CELLS[goal])
        for along in range(1 - FAR, FAR):
            most = FAR - 1 - abs(along)
            for across in range(-most, most + 1):
                table[centre + along * int(STEP[NORTH]) + across] = abs(along) + abs(across)
    return table


STRAIGHT: Final = _straight()  # by goal and cell: distance without obstacles


def spread(bits: i64) -> i64:
    """The neighbours of all these cells."""
    return (
        (bits & NOT_EAST) << 1
        | (bits & NOT_WEST) >> 1
        | (bits & NOT_NORTH) << COLUMNS
        | bits >> COLUMNS
    )


_ALL_FAR: Final = numbers([FAR] * GOALS)
_NO_CELLS: Final = numbers([-1] * GOALS)
_OPEN_WAYS: Final = numbers([ALL_BITS] * SIDES)
_NO_LEVELS: Final = numbers([0] * (GOALS * FAR))


class Paths:
    """The paths to the goals in one mine. All distances include the card in the cell itself."""

    def __init__(self) -> None:
        self.best = _ALL_FAR[:]  # by goal: missing cards
        self.second = _ALL_FAR[:]  # by goal: the same without the nearest open cell
        self.spare = _ALL_FAR[:]  # by goal: the same with the nearest open cell blocked
        self.best_cell = _NO_CELLS[:]
        self.second_cell = _NO_CELLS[:]
        self._free: i64 = 0
        self._loose: i64 = 0  # tunnels cut off from the start: they cost no card
        self._ways = _OPEN_WAYS[:]  # by side: cells that may be open there
        self._levels = _NO_LEVELS[:]  # by goal and distance: cells
        self._walled = _NO_LEVELS[:]  # the same with the nearest open cell blocked
        self._cleared = _NO_LEVELS[:]  # the same with a card removed

    def measure(self, mine: Mine) -> None:
        """Load a mine; `find` then computes the paths to a goal."""
        free: i64 = ALL_BITS
        loose: i64 = 0
        ways = self._ways
        side: i64
        for side in range(SIDES):
            ways[side] = ALL_BITS
        index: i64
        for index in range(mine.laid_count):
            cell = mine.laid[index]
            place = BIT[cell]
            free &= ALL_BITS ^ place
            value = mine.at(cell)
            if value < REACHED and FACE_THROUGH[value]:
                loose |= place
                for side in range(SIDES):
                    if not (FACE_OPEN[value] >> side) & 1:
                        ways[side] = ways[side] & (ALL_BITS ^ place)
        for place in GOAL_BITS:
            free ^= place
        self._free = free
        self._loose = loose

    def find(self, mine: Mine, goal: i64) -> None:
        """Compute the paths to one goal in the loaded mine."""
        self._flood(goal, self._free, self._levels)
        best: i64 = FAR
        best_cell: i64 = -1
        second: i64 = FAR
        second_cell: i64 = -1
        index: i64
        for index in range(mine.open_count):
            cell = mine.openings[index] >> OPEN_SHIFT
            distance = self._distance(goal, cell, self._levels)
            if distance < best:
                second = best
                second_cell = best_cell
                best = distance
                best_cell = cell
            elif distance < second:
                second = distance
                second_cell = cell
        self.best[goal] = best
        self.best_cell[goal] = best_cell
        self.second[goal] = second
        self.second_cell[goal] = second_cell
        spare: i64 = FAR
        if best_cell >= 0:
            self._flood(goal, self._free & (ALL_BITS ^ BIT[best_cell]), self._walled)
            for index in range(mine.open_count):
                cell = mine.openings[index] >> OPEN_SHIFT
                if cell != best_cell:
                    distance = self._distance(goal, cell, self._walled)
                    spare = min(spare, distance)
        self.spare[goal] = spare

    def _flood(self, goal: i64, free: i64, levels: vec[i64]) -> None:
        """Cells by distance from a goal; loose ones as if they cost a card too."""
        loose: i64 = self._loose
        free |= loose
        front: i64 = GOAL_BITS[goal]
        base = goal * FAR
        distance: i64
        for distance in range(1, FAR):
            if front == 0:
                levels[base + distance] = 0
                continue
            front = (spread(front) if loose == 0 else self._spread_through(front)) & free
            free ^= front
            level: i64 = front
            passed: i64 = front & loose
            while passed != 0:
                front ^= passed
                more = self._spread_through(passed) & free
                free ^= more
                front |= more
                level |= more
                passed = more & loose
            levels[base + distance] = level

    def _spread_through(self, bits: i64) -> i64:
        """The neighbours of these cells; loose tunnels are crossed only through their open sides.

        An empty cell may get a card with any open sides.
        """
        ways = self._ways
        return (
            (bits & ways[EAST] & NOT_EAST) << 1 & ways[WEST]
            | (bits & ways[WEST] & NOT_WEST) >> 1 & ways[EAST]
            | (bits & ways[NORTH] & NOT_NORTH) << COLUMNS & ways[SOUTH]
            | (bits & ways[SOUTH]) >> COLUMNS & ways[NORTH]
        )

    def _distance(self, goal: i64, cell: i64, levels: vec[i64]) -> i64:
        bit: i64 = BIT[cell]
        if bit == 0:
            return STRAIGHT[goal * CELLS + cell]
        base = goal * FAR
        distance: i64
        for distance in range(1, FAR):
            if levels[base + distance] & bit != 0:
                return distance
        return FAR

    def after(self, mine: Mine, piece: i64, cell: i64, goal: i64) -> i64:
        """The distance of a goal after the piece is laid in the cell; 0: it is reached."""
        levels = self._levels
        nearest: i64 = self.best[goal]
        if self.best_cell[goal] == cell:
            levels = self._walled
            nearest = self.spare[goal]
        if FACE_THROUGH[piece + 1]:
            sides = PIECE_OPEN[piece]
            side: i64
            for side in range(4):
                if (sides >> side) & 1:
                    beside = cell + STEP[side]
                    value = mine.at(beside)
                    if value == HIDDEN_FACE:
                        if beside == GOAL_CELLS[goal]:
                            return 0
                    elif value == EMPTY:
                        nearest = min(nearest, self._distance(goal, beside, levels))
                    elif value < REACHED and FACE_THROUGH[value]:
                        joined = self._distance(goal, beside, levels)
                        if joined < FAR:  # as if the loose tunnel cost a card
                            nearest = min(nearest, joined - 1)
        return nearest

    def cleared(self, mine: Mine, cell: i64, goal: i64) -> i64:
        """The distance of a goal after the card in the cell is removed.

        Of a tunnel only the new hole counts: the part behind it may be cut off.
        """
        levels = self._cleared
        self._flood(goal, self._free | BIT[cell], levels)
        if mine.at(cell) >= REACHED:
            return self._distance(goal, cell, levels)
        nearest: i64 = FAR
        index: i64
        for index in range(mine.open_count):
            opening = mine.openings[index] >> OPEN_SHIFT
            nearest = min(nearest, self._distance(goal, opening, levels))
        side: i64
        for side in range(SIDES):
            value = mine.at(cell + STEP[side])
            if value >= REACHED and (FACE_OPEN[value & FACE] >> (side ^ 2)) & 1:
                nearest = min(nearest, self._distance(goal, cell, levels))
        return nearest

    def onward(self, mine: Mine, cell: i64, goal: i64) -> i64:
        """The sides of an open cell that lead nearer to a goal found before."""
        levels = self._levels
        here = self._distance(goal, cell, levels)
        sides: i64 = 0
        side: i64
        for side in range(4):
            beside = cell + STEP[side]
            value = mine.at(beside)
            nearer = False
            if value == HIDDEN_FACE:
                nearer = beside == GOAL_CELLS[goal]
            elif value == EMPTY:
                nearer = self._distance(goal, beside, levels) < here
            elif value < REACHED and FACE_THROUGH[value]:
                nearer = self._distance(goal, beside, levels) <= here
            if nearer:
                sides |= bit(side)
        return sides
