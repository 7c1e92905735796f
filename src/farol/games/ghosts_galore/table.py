"""The table: undrawn tiles, the row, and each seat's things."""

# compiled by mypyc

from typing import Final, final

from farol.core.native import i64, vec
from farol.core.vectors import numbers, zeros
from farol.games.ghosts_galore.tables import CELLS, EMPTY, MEMBER, NONE, SIZE, TILES

# sets of tiles: a bit for each of the first HALF tiles, one for each of the others, their number
POOL: Final = 0  # all tiles nobody has drawn
FACE_UP: Final = 3  # those of the row that wait to be taken
HALF: Final = 45  # a multiple of CELLS: SIZE and MEMBER know sets of so many
CELLS_MASK: Final = (1 << CELLS) - 1

ROW: Final = 6  # how many tiles there are in this round's row; they follow in their order
ROW_TILES: Final = 7
FIRST_SEAT: Final = 16  # here begin the numbers of the first seat
OF_SEAT: Final = 15

# the numbers of a seat
SIDE: Final = 0  # side A of its board until it chooses
HIDDEN: Final = 1
SPARE: Final = 2  # expert: the second tile; later the seat's memory of it
CLAIMED: Final = 3
PENDING: Final = 4  # cell * TURNS + turn, secret until all have placed
FREE: Final = 5  # the set of its free cells
FIELDS: Final = 6  # by cell


TILE_BIT: Final = numbers([1 << tile % HALF for tile in range(TILES)])


@final
class TableVector:
    """Everything on the table in one vector of numbers.

    POOL and FACE_UP are sets of three numbers each: tiles 0 to 44 and 45 to 77 as bits, and the
    size. ROW is the length of the row, which follows. From FIRST_SEAT on every seat has OF_SEAT
    numbers: SIDE, HIDDEN, SPARE, CLAIMED, PENDING, FREE as bits, and nine FIELDS. `tiles(set)`,
    `row()` and `column(what)` return them as lists.
    """

    def __init__(self, words: vec[i64]) -> None:
        self.words = words

    def copy(self) -> "TableVector":
        """An independent equal table."""
        return TableVector(self.words[:])

    def __reduce__(self) -> tuple[object, ...]:
        return TableVector, (self.words,)

    # ---- sets of tiles

    def count(self, of: i64) -> i64:
        """The size of a set of tiles."""
        return self.words[of + 2]

    def put(self, of: i64, tile: i64) -> None:
        """Put a tile into a set that does not hold it."""
        words = self.words
        at = of
        if tile >= HALF:
            at += 1
        words[at] = words[at] | TILE_BIT[tile]
        words[of + 2] = words[of + 2] + 1

    def take(self, of: i64, tile: i64) -> bool:
        """Remove a tile from a set; False if it is not there."""
        words = self.words
        at = of
        if tile >= HALF:
            at += 1
        if words[at] & TILE_BIT[tile] == 0:
            return False
        words[at] = words[at] ^ TILE_BIT[tile]
        words[of + 2] = words[of + 2] - 1
        return True

    def tile_at(self, of: i64, index: i64) -> i64:
        """The tile at an index of a set, ascending."""
        words = self.words
        word = words[of]
        base: i64 = 0
        size = SIZE[word & CELLS_MASK]
        while index >= size:
            index -= size
            word >>= CELLS
            base += CELLS
            if base == HALF:
                word = words[of + 1]
            size = SIZE[word & CELLS_MASK]
        return base + MEMBER[(word & CELLS_MASK) * CELLS + index]

    def tiles(self, of: i64) -> list[int]:
        """The tiles of a set, ascending."""
        return [self.tile_at(of, index) for index in range(self.count(of))]

    def set_tiles(self, of: i64, tiles: list[int]) -> None:
        """Replace a set's tiles."""
        self.clear(of)
        tile: i64
        for tile in tiles:
            self.put(of, tile)

    def clear(self, of: i64) -> None:
        """Empty a set."""
        words = self.words
        words[of] = 0
        words[of + 1] = 0
        words[of + 2] = 0

    # ---- the row

    def lengthen_row(self, tile: i64) -> None:
        """Append a tile to the row."""
        words = self.words
        words[ROW_TILES + words[ROW]] = tile
        words[ROW] = words[ROW] + 1

    def clear_row(self) -> None:
        """Clear the row."""
        words = self.words
        for at in range(ROW, ROW_TILES + words[ROW]):
            words[at] = 0

    def row(self) -> list[int]:
        """The tiles of the row in their order."""
        return [self.words[ROW_TILES + place] for place in range(self.words[ROW])]

    # ---- seats

    def of(self, seat: i64, what: i64) -> i64:
        """A number of a seat: SIDE, HIDDEN and so on."""
        return self.words[FIRST_SEAT + seat * OF_SEAT + what]

    def give(self, seat: i64, what: i64, number: i64) -> None:
        """Set a number of a seat."""
        self.words[FIRST_SEAT + seat * OF_SEAT + what] = number

    def lay(self, seat: i64, cell: i64, placed: i64) -> None:
        """Put a turned tile, or EMPTY, on a field."""
        words = self.words
        first = FIRST_SEAT + seat * OF_SEAT
        words[first + FIELDS + cell] = placed
        if placed == EMPTY:
            words[first + FREE] = words[first + FREE] | TILE_BIT[cell]
        else:
            words[first + FREE] = words[first + FREE] & ~TILE_BIT[cell]

    def column(self, what: i64) -> list[int]:
        """A number of every seat."""
        return [self.words[at] for at in range(FIRST_SEAT + what, len(self.words), OF_SEAT)]

    def fields(self, seat: i64) -> list[int]:
        """The nine fields of a seat."""
        first = FIRST_SEAT + seat * OF_SEAT + FIELDS
        return [self.words[at] for at in range(first, first + CELLS)]


def new_table(seats: i64) -> TableVector:
    """The initial table: all tiles in the pool."""
    table = TableVector(zeros(FIRST_SEAT + seats * OF_SEAT))
    tile: i64
    for tile in range(TILES):
        table.put(POOL, tile)
    for seat in range(seats):
        what: i64
        for what in (SIDE, HIDDEN, SPARE, CLAIMED, PENDING):
            table.give(seat, what, NONE)
        cell: i64
        for cell in range(CELLS):
            table.lay(seat, cell, EMPTY)
    return table
