"""Ghosts Galore as numbers: observations and action numbers."""

# compiled by mypyc

from typing import Final

from farol.core.encoder import EncodedRow, Encoder, clipped, write_code, write_zeros
from farol.core.native import i64, u8, vec
from farol.core.numbers import Block, Numbers, size_of
from farol.core.state import State
from farol.core.vectors import numbers
from farol.games.ghosts_galore import codes as c
from farol.games.ghosts_galore import tables as t
from farol.games.ghosts_galore.actions import ACTIONS
from farol.games.ghosts_galore.rules import GhostsGalore
from farol.games.ghosts_galore.table import CLAIMED, FACE_UP, FIELDS, HIDDEN, PENDING, POOL, SPARE
from farol.games.ghosts_galore.table import SIDE as SIDE_OF

SLOTS: Final = 6  # three monsters at most on each of two sections
TRACK_KINDS: Final = 4
MONSTER_KINDS: Final = 9
OPEN_TILES: Final[i64] = t.MOST_SEATS + t.SPARE_TILES  # that can wait to be taken
OWN_TILES: Final = 3  # hidden, given back, drawn
DOOR_CELLS: Final = numbers(list(t.DOOR_PLACES.values()))
DOOR_COUNT: Final[i64] = len(DOOR_CELLS)


def _monsters() -> list[int]:
    """Tile by tile, the monsters of both sections from 1, filled up with 0."""
    found: list[int] = []
    tile: i64
    for tile in range(t.TILES):
        section: i64
        for section in range(2):
            monsters = [monster + 1 for monster in t.SECTION_MONSTERS[tile * 2 + section]]
            found += [*monsters, 0, 0, 0][: SLOTS // 2]
    return found


MONSTERS_ON: Final = numbers(_monsters())


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


class GhostsEncoder(Encoder):
    """Encodes states of Ghosts Galore."""

    def __init__(self, seats: i64) -> None:
        found = Numbers(ACTIONS)
        super().__init__(seats, size_of(parts(seats)), len(found))
        self.table = vec[i64](found.table)
        self.places = tile_places(seats)
        self.blank = EncodedRow()  # of an observation that is written once
        self.row = self.blank  # of the observation that is being written: places of tiles
        self.start: i64 = 0  # of the observation that is being written
        self.place: i64 = 0  # of the next tile in it

    def number(self, state: State, action: i64) -> i64:
        """By its declaration; sides include their board."""
        if action < c.DRAW:
            assert isinstance(state, GhostsGalore)
            action = c.SIDE_REQUEST + state.table.of(state.turn, SIDE_OF) + action - c.SIDE
        return self.table[action]

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """The parts, in their order."""
        write_zeros((3 + SLOTS) * self.places, out, at)
        self.blank.count = 0
        return self.rewrite(state, seat, out, at, self.blank)

    def rewrite(self, state: State, seat: i64, out: vec[u8], at: i64, row: EncodedRow) -> i64:
        """As `write`, updating only tiles that are or were present."""
        assert isinstance(state, GhostsGalore)
        self.start = at
        self.place = 0
        self.row = row
        self._clear_tiles(out)
        end = at + (3 + SLOTS) * self.places
        self._write_tiles(state, seat, out)
        at = self._write_flags(state, seat, out, end)
        at = self._write_boards(state, seat, out, at)
        return self._write_table(state, seat, out, at)

    def _clear_tiles(self, out: vec[u8]) -> None:
        row = self.row
        row.reserve(self.places)
        nothing: u8 = 0
        places = self.places
        index: i64
        for index in range(row.count):
            place = row.places[index]
            at = self.start + place
            out[at] = nothing
            out[at + places] = nothing
            out[at + 2 * places] = nothing
            write_zeros(SLOTS, out, self.start + 3 * places + place * SLOTS)
        row.count = 0

    def _write_tiles(self, state: GhostsGalore, seat: i64, out: vec[u8]) -> None:
        seats = self.seats
        for step in range(seats):
            other = (seat + step) % seats
            for cell in range(t.CELLS):
                placed = state.table.of(other, FIELDS + cell)
                if placed == t.EMPTY:
                    self.place += 1
                else:
                    self._write_tile(placed // t.TURNS, placed % t.TURNS, out)
        for step in range(seats):
            self._write_tile(state.table.of((seat + step) % seats, CLAIMED), 0, out)
        self._write_tile(state.table.of(seat, HIDDEN), 0, out)
        self._write_tile(state.table.of(seat, SPARE), 0, out)
        self._write_tile(state.drawn, 0, out)
        index: i64
        for index in range(state.table.count(FACE_UP)):
            self._write_tile(state.table.tile_at(FACE_UP, index), 0, out)

    def _write_tile(self, tile: i64, turn: i64, out: vec[u8]) -> None:
        at: i64 = self.start + self.place
        self.place += 1
        if tile == t.NONE:
            return
        places = self.places
        row = self.row
        row.places[row.count] = self.place - 1
        row.count += 1
        out[at] = u8(t.TRACK[tile] + 1)
        out[at + places] = u8(turn)
        out[at + 2 * places] = u8(t.DIAMOND[tile])
        at = self.start + 3 * places + (self.place - 1) * SLOTS
        slot: i64
        for slot in range(SLOTS):
            out[at + slot] = u8(MONSTERS_ON[tile * SLOTS + slot])

    def _write_flags(self, state: GhostsGalore, seat: i64, out: vec[u8], at: i64) -> i64:
        one: u8 = 1
        end = at + 2 * t.TILES
        state.table.write_set(FACE_UP, out, at)
        at += t.TILES
        state.table.write_set(POOL, out, at)
        for other in range(self.seats):
            if other != seat:
                tile = state.table.of(other, HIDDEN)
                if tile != t.NONE:
                    out[at + tile] = one
                tile = state.table.of(other, SPARE)
                if tile != t.NONE and state.phase <= c.CHOOSE_HIDDEN:
                    out[at + tile] = one
        return end

    def _write_boards(self, state: GhostsGalore, seat: i64, out: vec[u8], at: i64) -> i64:
        seats = self.seats
        end = write_zeros(seats * (2 + DOOR_COUNT), out, at)
        doors = at + 2 * seats
        for step in range(seats):
            other = (seat + step) % seats
            side = state.table.of(other, SIDE_OF)
            if side == t.NONE:
                continue
            out[at + step] = u8(side // 2 + 1)
            if state.phase < c.CHOOSE_SIDES or (
                state.phase == c.CHOOSE_SIDES and other >= state.turn
            ):
                continue
            out[at + seats + step] = u8(side + 1)
            place: i64
            for place in range(DOOR_COUNT):
                door: i64 = t.DOORS[side * t.CELLS * t.EDGES + DOOR_CELLS[place]]
                out[doors + step * DOOR_COUNT + place] = u8(door)
        return end

    def _write_table(self, state: GhostsGalore, seat: i64, out: vec[u8], at: i64) -> i64:
        seats = self.seats
        for step in range(seats):
            at = write_code(
                0 if state.table.of((seat + step) % seats, PENDING) == t.NONE else 1, out, at
            )
        at = write_code(state.table.of(seat, PENDING) + 1, out, at)
        at = write_code(seats if state.lamp == t.NONE else (state.lamp - seat) % seats, out, at)
        out[at] = clipped(state.stack)
        at = write_code(state.round, out, at + 1)
        at = write_code(state.phase, out, at)
        at = write_code((state.turn - seat) % seats, out, at)
        return write_code(1 if state.expert else 0, out, at)


def new_encoder(seats: i64) -> Encoder:
    """The encoder for so many seats."""
    return GhostsEncoder(seats)
