"""Ghosts Galore as numbers: observations and action numbers."""

# compiled by mypyc

from typing import Final

from farol.core.choices import Choices
from farol.core.encoder import EncodedRow, Encoder, clipped, write_code, write_zeros
from farol.core.native import i64, u8, vec
from farol.core.numbers import Block, Detail, EventKind, Numbers, size_of
from farol.core.state import State
from farol.core.vectors import numbers
from farol.games.ghosts_galore import codes as c
from farol.games.ghosts_galore import tables as t
from farol.games.ghosts_galore.actions import ACTIONS
from farol.games.ghosts_galore.rules import GhostsGalore
from farol.games.ghosts_galore.table import (
    CELLS_MASK,
    CLAIMED,
    FACE_UP,
    FIELDS,
    FIRST_SEAT,
    HALF,
    HIDDEN,
    OF_SEAT,
    PENDING,
    POOL,
    SPARE,
    TILE_BIT,
)
from farol.games.ghosts_galore.table import SIDE as SIDE_OF

SLOTS: Final = 6  # three monsters at most on each of two sections
TRACK_KINDS: Final = 4
MONSTER_KINDS: Final = 9
OPEN_TILES: Final[i64] = t.MOST_SEATS + t.SPARE_TILES  # that can wait to be taken
OWN_TILES: Final = 3  # hidden, given back, drawn
DOOR_COUNT: Final[i64] = len(t.DOOR_PLACES)
NIBBLE: Final = 4  # bits
NIBBLES: Final = 15
DIAMOND_SHIFT: Final = 24
DIAMONDS: Final = 127
TRACK_SHIFT: Final = 32
DOOR: Final = 3
DOOR_BITS: Final = 2
TURN_BITS: Final = 2
SETS: Final = 4  # halves of the two sets of tiles


def _tile_words() -> list[int]:
    """Tile by tile: the monsters of both sections from 1, filled up with 0, a nibble each and the
    first one lowest; then a byte for its diamond, and its track from 1."""
    found: list[int] = []
    tile: i64
    for tile in range(t.TILES):
        word = (t.TRACK[tile] + 1) << TRACK_SHIFT | t.DIAMOND[tile] << DIAMOND_SHIFT
        place: i64 = 0
        section: i64
        for section in range(2):
            monsters = [monster + 1 for monster in t.SECTION_MONSTERS[tile * 2 + section]]
            monster: i64
            for monster in [*monsters, 0, 0, 0][: SLOTS // 2]:
                word |= monster << place
                place += NIBBLE
        found.append(word)
    return found


def _side_words() -> list[int]:
    """Side by side: its doors, DOOR_BITS each, the first one lowest."""
    found: list[int] = []
    side: i64
    for side in range(t.SIDES):
        word: i64 = 0
        at: i64 = 0
        place: i64
        for place in t.DOOR_PLACES.values():
            word |= t.DOORS[side * t.CELLS * t.EDGES + place] << at
            at += DOOR_BITS
        found.append(word)
    return found


TILE_WORDS: Final = numbers(_tile_words())
SIDE_WORDS: Final = numbers(_side_words())


def tile_places(seats: i64) -> i64:
    """The number of encoded tiles, most of them absent most of the time."""
    return seats * t.CELLS + seats + OWN_TILES + OPEN_TILES


def parts(seats: i64) -> list[Block]:
    """The parts of an observation, in order."""
    places = tile_places(seats)
    where = (
        "nine fields of each seat, the tile that each seat claimed, own hidden tile, the one given "
        "back, the drawn one, those to be taken in their order"
    )
    return [
        Block("tracks", (places,), "code", TRACK_KINDS, f"track of each tile, 0 for none: {where}"),
        Block("turns", (places,), "code", t.TURNS - 1, "quarter turns of each of these tiles"),
        Block("diamonds", (places,), "count", t.HIGHEST_VALUE, "value of each tile's diamond"),
        Block(
            "monsters",
            (places, SLOTS),
            "code",
            MONSTER_KINDS,
            "monsters of each tile, three places for each of two sections, 0 for none",
        ),
        Block("face_up", (t.TILES,), "flag", 1, "tiles to be taken, by number"),
        Block("unseen", (t.TILES,), "flag", 1, "tiles that may come, or lie hidden with others"),
        Block("boards", (seats,), "code", t.BOARDS, "board of each seat, 0 before it is dealt"),
        Block(
            "sides", (seats,), "code", t.SIDES, "side of each seat's board, 0 before it is chosen"
        ),
        Block("doors", (seats, DOOR_COUNT), "code", 3, "doors: none, plain, bone, tooth"),
        Block("placed", (seats,), "flag", 1, "whether each seat has placed its tile in secret"),
        Block(
            "pending", (), "code", t.CELLS * t.TURNS, "own placement: 0, or 1 + field * 4 + turn"
        ),
        Block("lamp", (), "code", seats, "who has the lamp; the number of seats: nobody"),
        Block("stack", (), "count", OPEN_TILES, "undrawn tiles of the stack"),
        Block("round", (), "count", t.ROUNDS, "number of the round"),
        Block("phase", (), "code", c.FINISHED, "phase of the game"),
        Block("turn", (), "code", seats - 1, "whose turn it is"),
        Block("expert", (), "flag", 1, "expert variant"),
    ]


def longest(seats: i64) -> i64:
    """Decisions of the longest game: each tile is drawn, left and taken."""
    return seats * 3 + t.ROUNDS * (3 * (seats + t.SPARE_TILES) + seats)


def event_kinds(_seats: i64) -> list[EventKind]:
    """The details of every kind of event."""
    tile = Detail("tile", low=c.TABLE)
    where = (tile, Detail("field"), Detail("turn"))
    score = Detail("score", 1 << 15, -(1 << 14))
    return [
        EventKind("lamp"),
        EventKind("board", (Detail("board"),)),
        EventKind("side", (Detail("side"),)),
        EventKind("deal", (), (tile,), told=True),
        EventKind("hide", (), (tile, tile)),
        EventKind("round", (Detail("round"), Detail("stack"))),
        EventKind("draw"),
        EventKind("take", (tile,)),
        EventKind("drawn", (tile,)),
        EventKind("keep", (tile,)),
        EventKind("leave", (tile,)),
        EventKind("last", (Detail("stack"),)),
        EventKind("reveal", (tile,)),
        EventKind("place", (), where),
        EventKind("placed", where),
        EventKind("scores", (score,), many=True),
        EventKind("aside", (tile,), many=True),
        EventKind("game-over", (score,), many=True),
    ]


def _half(tile: i64, first: i64) -> i64:
    """The bit of a tile in the half of a set that begins with another one; 0 if it is not there."""
    if tile == t.NONE or tile < first or tile >= first + HALF:
        return 0
    return TILE_BIT[tile]


class GhostsEncoder(Encoder):
    """Encodes states of Ghosts Galore."""

    def __init__(self, seats: i64) -> None:
        found = Numbers(ACTIONS)
        super().__init__(seats, size_of(parts(seats)), len(found))
        self.table = vec[i64](found.table)
        self.places = tile_places(seats)
        self.blank = EncodedRow()  # of an observation that is written once
        self.row = self.blank  # of the observation that is being written: see `_write_place`
        self.start: i64 = 0  # of the observation that is being written

    def number(self, state: State, action: i64) -> i64:
        """By its declaration; sides include their board."""
        if action < c.DRAW:
            assert isinstance(state, GhostsGalore)
            action = c.SIDE_REQUEST + state.table.of(state.turn, SIDE_OF) + action - c.SIDE
        return self.table[action]

    def number_choices(self, state: State, found: Choices) -> None:
        """All at once; every action has a number."""
        found.reserve_numbers()
        actions = found.actions
        numbers = found.numbers
        table = self.table
        index: i64
        for index in range(found.count):
            action = actions[index]
            numbers[index] = self.number(state, action) if action < c.DRAW else table[action]

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """The parts, in their order."""
        write_zeros(self.size, out, at)
        self.blank.count = 0
        return self.rewrite(state, seat, out, at, self.blank)

    def rewrite(self, state: State, seat: i64, out: vec[u8], at: i64, row: EncodedRow) -> i64:
        """As `write`, updating only what has changed in tiles, and in sets of tiles."""
        assert isinstance(state, GhostsGalore)
        self.start = at
        self.row = row
        self._begin(row)
        end = at + (3 + SLOTS) * self.places
        self._write_tiles(state, seat, out)
        at = self._write_flags(state, seat, out, end)
        at = self._write_boards(state, seat, out, at)
        return self._write_table(state, seat, out, at)

    def _begin(self, row: EncodedRow) -> None:
        """Of a row of zeros, every place is empty, and so is every set of tiles."""
        if row.count > 0:
            return
        row.count = self.places + SETS
        row.reserve(row.count)
        nothing: i64 = 0
        index: i64
        for index in range(row.count):
            row.places[index] = nothing

    def _write_tiles(self, state: GhostsGalore, seat: i64, out: vec[u8]) -> None:
        table = state.table
        seats = self.seats
        words = table.words
        place: i64 = 0
        other = seat
        cell: i64
        _step: i64
        remembered = self.row.places
        for _step in range(seats):
            first: i64 = FIRST_SEAT + other * OF_SEAT + FIELDS
            for cell in range(first, first + t.CELLS):
                present = words[cell] + 1  # EMPTY is -1
                if remembered[place] != present:
                    self._write_place(place, present, out)
                place += 1
            other += 1
            if other == seats:
                other = 0
        for _step in range(seats):
            self._write_tile(place, table.of(other, CLAIMED), out)
            place += 1
            other += 1
            if other == seats:
                other = 0
        self._write_tile(place, table.of(seat, HIDDEN), out)
        self._write_tile(place + 1, table.of(seat, SPARE), out)
        self._write_tile(place + 2, state.drawn, out)
        place += OWN_TILES
        waiting = table.count(FACE_UP)
        for cell in range(OPEN_TILES):
            if cell < waiting:
                self._write_tile(place + cell, table.tile_at(FACE_UP, cell), out)
            elif remembered[place + cell] != 0:
                self._write_place(place + cell, 0, out)

    def _write_tile(self, place: i64, tile: i64, out: vec[u8]) -> None:
        """A tile that is not turned, or none."""
        present: i64 = 0
        if tile != t.NONE:
            present = tile * t.TURNS + 1
        self._write_place(place, present, out)

    def _write_place(self, place: i64, present: i64, out: vec[u8]) -> None:
        """What is there: 0, or 1 + tile * TURNS + turn; the row remembers it by place."""
        remembered = self.row.places
        if remembered[place] == present:
            return
        remembered[place] = present
        places = self.places
        at: i64 = self.start + place
        slots = self.start + 3 * places + place * SLOTS
        if present == 0:
            nothing: u8 = 0
            out[at] = nothing
            out[at + places] = nothing
            out[at + 2 * places] = nothing
            write_zeros(SLOTS, out, slots)
            return
        word = TILE_WORDS[(present - 1) >> TURN_BITS]
        out[at] = u8(word >> TRACK_SHIFT)
        out[at + places] = u8((present - 1) & (t.TURNS - 1))
        out[at + 2 * places] = u8((word >> DIAMOND_SHIFT) & DIAMONDS)
        slot: i64
        for slot in range(slots, slots + SLOTS):
            out[slot] = u8(word & NIBBLES)
            word >>= NIBBLE

    def _write_flags(self, state: GhostsGalore, seat: i64, out: vec[u8], at: i64) -> i64:
        table = state.table
        words = table.words
        self._write_half(0, words[FACE_UP], out, at)
        self._write_half(1, words[FACE_UP + 1], out, at + HALF)
        at += t.TILES
        low = words[POOL]
        high = words[POOL + 1]
        other: i64
        for other in range(self.seats):
            if other != seat:
                low |= _half(table.of(other, HIDDEN), 0)
                high |= _half(table.of(other, HIDDEN), HALF)
                if state.phase <= c.CHOOSE_HIDDEN:
                    low |= _half(table.of(other, SPARE), 0)
                    high |= _half(table.of(other, SPARE), HALF)
        self._write_half(2, low, out, at)
        self._write_half(3, high, out, at + HALF)
        return at + t.TILES

    def _write_half(self, number: i64, bits: i64, out: vec[u8], at: i64) -> None:
        """Half of a set of tiles, one byte a tile; the row remembers it by number."""
        remembered = self.row.places
        changed = remembered[self.places + number] ^ bits
        remembered[self.places + number] = bits
        index: i64
        while changed != 0:
            if changed & CELLS_MASK != 0:
                for index in range(t.CELLS):
                    if (changed >> index) & 1 == 1:
                        out[at + index] = u8((bits >> index) & 1)
            changed >>= t.CELLS
            bits >>= t.CELLS
            at += t.CELLS

    def _write_boards(self, state: GhostsGalore, seat: i64, out: vec[u8], at: i64) -> i64:
        seats = self.seats
        end = write_zeros(seats * (2 + DOOR_COUNT), out, at)
        doors = at + 2 * seats
        step: i64
        for step in range(seats):
            other = seat + step
            if other >= seats:
                other -= seats
            side = state.table.of(other, SIDE_OF)
            if side == t.NONE:
                continue
            out[at + step] = u8(side // 2 + 1)
            if state.phase < c.CHOOSE_SIDES or (
                state.phase == c.CHOOSE_SIDES and other >= state.turn
            ):
                continue
            out[at + seats + step] = u8(side + 1)
            word = SIDE_WORDS[side]
            place: i64
            for place in range(doors + step * DOOR_COUNT, doors + (step + 1) * DOOR_COUNT):
                out[place] = u8(word & DOOR)
                word >>= DOOR_BITS
        return end

    def _write_table(self, state: GhostsGalore, seat: i64, out: vec[u8], at: i64) -> i64:
        seats = self.seats
        flag: u8 = 1
        end = write_zeros(seats, out, at)
        other: i64
        for other in range(seats):
            if state.table.of(other, PENDING) != t.NONE:
                step = other - seat
                if step < 0:
                    step += seats
                out[at + step] = flag
        at = end
        at = write_code(state.table.of(seat, PENDING) + 1, out, at)
        at = write_code(seats if state.lamp == t.NONE else (state.lamp - seat) % seats, out, at)
        out[at] = clipped(state.stack)
        at = write_code(state.round, out, at + 1)
        at = write_code(state.phase, out, at)
        at = write_code((state.turn - seat) % seats, out, at)
        return write_code(1 if state.expert else 0, out, at)


def round_of(state: State) -> int:
    """The number of the present round."""
    assert isinstance(state, GhostsGalore)
    return state.round


def new_encoder(seats: i64) -> Encoder:
    """The encoder for so many seats."""
    return GhostsEncoder(seats)
