"""The common track and the locomotive on it; numbers like L2.3 refer to the rules text."""

# compiled by mypyc

from typing import Final

from farol.core.choices import Choices
from farol.core.compiled import mypyc_attr
from farol.core.native import append, i64, vec
from farol.core.vectors import bit
from farol.games.loknroll.moves import OTHER_END, lay
from farol.games.loknroll.room import (
    bits_in,
    make_spot,
    open_room_at,
    room_at,
    spot_entry,
    spot_quarters,
    spot_x,
    spot_y,
)
from farol.games.loknroll.tables import (
    CHAOS,
    ENTRIES_OF,
    ENTRY,
    ENTRY_SET,
    EXIT_SIDE,
    EXIT_X,
    EXIT_Y,
    FIRST_PLACEMENT,
    FORBIDDEN_STEP,
    IS_BROKEN,
    LEFT,
    NEXT_DIRECTION,
    NEXT_X,
    NEXT_Y,
    ORIGIN,
    PLACEMENTS,
    QUARTERS,
    SHAPE_OF,
    TOP,
    TURN,
    VALUE_OF,
    exit_index,
)

# L2.6: every card continues a ribbon in one way
RIBBON_ROOM: Final[i64] = sum({1 << first for first in FIRST_PLACEMENT})


def values_clash(value: i64, other: i64) -> bool:
    """Whether cards of these values may not be neighbours on the track (L2.4)."""
    return value - other == FORBIDDEN_STEP or other - value == FORBIDDEN_STEP


@mypyc_attr(allow_interpreted_subclasses=True)
class Track:
    """Cards from the tail to the end, their spots, and the free placements at the end."""

    def __init__(self, ribbon: bool, free_end: bool) -> None:
        self.ribbon = ribbon
        self.free_end = free_end
        self.kinds = vec[i64]()
        self.spots = vec[i64]()  # where each card lies; zeros on a ribbon
        self.locomotive: i64 = 0  # index of its card
        self.end_x: i64 = 0
        self.end_y: i64 = 0
        self.end_direction: i64 = 0
        # the placements possible at the end; for a lone first card of the set-up, those at its
        # other end are above the first PLACEMENTS bits
        self.room: i64 = 0

    def copy(self) -> "Track":
        """An independent equal track."""
        twin = Track(self.ribbon, self.free_end)
        twin.kinds = self.kinds[:]
        twin.spots = self.spots[:]
        twin.locomotive = self.locomotive
        twin.end_x = self.end_x
        twin.end_y = self.end_y
        twin.end_direction = self.end_direction
        twin.room = self.room
        return twin

    # --- what fits -----------------------------------------------------------------------

    def clashes(self, kind: i64) -> bool:
        """Whether the last card's value forbids this one (L2.4)."""
        return len(self.kinds) > 0 and values_clash(VALUE_OF[kind], VALUE_OF[self.kinds[-1]])

    def finds_room(self, kind: i64) -> bool:
        """Whether a card fits at the end by its shape (L2.2, L2.3)."""
        if SHAPE_OF[kind] == CHAOS:
            return False
        if len(self.kinds) == 0:
            return True
        return self.ways(kind) != 0

    def is_kept_free(self, kind: i64) -> bool:
        """Whether a card fits except for the rule that keeps the end free (L2.5)."""
        room = room_at(self.spots, self.end_x, self.end_y, self.end_direction)
        ways: i64 = bit(ENTRIES_OF[kind]) - 1
        return self.free_end and ((room >> FIRST_PLACEMENT[kind]) & ways) != 0

    def add_lays(self, found: Choices, kind: i64) -> None:
        """Append each legal way of laying a card by its shape, ascending."""
        ways = self.ways(kind)
        way: i64 = 0
        while ways > 0:
            if ways & 1 == 1:
                found.add(lay(kind, way))
            ways >>= 1
            way += 1

    def ways(self, kind: i64) -> i64:
        """The legal ways of laying a card by its shape, as a bit set."""
        if len(self.kinds) == 0:
            return bit(self._first_turns(kind)) - 1
        room: i64 = self.room >> FIRST_PLACEMENT[kind]
        entries = ENTRY_SET[kind]
        return room & entries | (room >> PLACEMENTS & entries) << OTHER_END

    def _first_turns(self, kind: i64) -> i64:
        """The number of rotations allowed for the very first card (L3.6)."""
        if self.ribbon:
            return 1
        if ENTRIES_OF[kind] > 1:
            return QUARTERS
        return QUARTERS // 2

    def roomiest_way(self, kind: i64) -> i64:
        """L9.6: the way after which most placements are free; the least turned in a tie."""
        best_way: i64 = 0
        best_room: i64 = -1
        best_turn: i64 = 0
        way: i64
        for way in range(ENTRIES_OF[kind]):
            placement: i64 = FIRST_PLACEMENT[kind] + way
            if (self.room >> placement) & 1 == 0:
                continue
            at: i64 = self.end_direction * PLACEMENTS + placement
            x: i64 = self.end_x + NEXT_X[at]
            y: i64 = self.end_y + NEXT_Y[at]
            room = bits_in(room_at(self.spots, x, y, NEXT_DIRECTION[at]))
            if room > best_room or (room == best_room and TURN[at] < best_turn):
                best_way = way
                best_room = room
                best_turn = TURN[at]
        return best_way

    # --- laying ----------------------------------------------------------------------------

    def lay(self, kind: i64, way: i64) -> None:
        """Lay a card at the end; `way` as in moves."""
        if self.ribbon:
            self.spots = append(self.spots, 0)
            self.room = RIBBON_ROOM
            self.kinds = append(self.kinds, kind)
        elif len(self.kinds) == 0:
            self._lay_first(kind, way)
        else:
            if way >= OTHER_END:
                self.turn_round()
                way -= OTHER_END
            self._lay_next(FIRST_PLACEMENT[kind] + way)
            self.kinds = append(self.kinds, kind)

    def _lay_first(self, kind: i64, quarters: i64) -> None:
        # L3.6: the second card may join either exit; until then the track ends at exit 0
        self.spots = append(self.spots, make_spot(ORIGIN, ORIGIN, quarters, 1))
        self.kinds = append(self.kinds, kind)
        self.find_end(True)

    def continues_at(self, kind: i64, spot: i64) -> bool:
        """Whether a card at that spot continues the track and overlaps no other (L2.2, L2.3)."""
        at = exit_index(kind, spot_quarters(spot), spot_entry(spot))
        if (
            spot_x(spot) + EXIT_X[at] != self.end_x
            or spot_y(spot) + EXIT_Y[at] != self.end_y
            or EXIT_SIDE[at] != (self.end_direction + 2) % QUARTERS
        ):
            return False
        room = room_at(self.spots, self.end_x, self.end_y, self.end_direction)
        entry: i64 = 0
        if ENTRIES_OF[kind] > 1:
            entry = spot_entry(spot)
        return (room >> (FIRST_PLACEMENT[kind] + entry)) & 1 == 1

    def find_end(self, alone: bool) -> None:
        """Compute the end and the room there; `alone`: the first card of the set-up (L3.6)."""
        if self.ribbon:
            self.room = RIBBON_ROOM
            return
        other_room: i64 = 0
        if alone:
            self._end_at(self.kinds[-1], spot_entry(self.spots[-1]))
            other_room = self._room_here()
        self._end_at(self.kinds[-1], 1 - spot_entry(self.spots[-1]))
        self.room = self._room_here() | (other_room << PLACEMENTS)

    def put_back(self, kind: i64, spot: i64) -> None:
        """Restore a card of a saved position."""
        self.kinds = append(self.kinds, kind)
        self.spots = append(self.spots, spot)

    def turn_round(self) -> None:
        """Let a lone first card end at its other exit (L3.6)."""
        spot: i64 = self.spots[0]
        entry = spot_entry(spot)
        self.spots[0] = make_spot(spot_x(spot), spot_y(spot), spot_quarters(spot), 1 - entry)
        self._end_at(self.kinds[0], entry)

    def _end_at(self, kind: i64, index: i64) -> None:
        spot: i64 = self.spots[-1]
        at = exit_index(kind, spot_quarters(spot), index)
        self.end_x = spot_x(spot) + EXIT_X[at]
        self.end_y = spot_y(spot) + EXIT_Y[at]
        self.end_direction = EXIT_SIDE[at]

    def _lay_next(self, placement: i64) -> None:
        at = self.end_direction * PLACEMENTS + placement
        x: i64 = self.end_x
        y: i64 = self.end_y
        self.spots = append(self.spots, make_spot(x + LEFT[at], y + TOP[at], TURN[at], ENTRY[at]))
        self.end_x = x + NEXT_X[at]
        self.end_y = y + NEXT_Y[at]
        self.end_direction = NEXT_DIRECTION[at]
        self.room = self._room_here()

    def _room_here(self) -> i64:
        if self.free_end:
            return open_room_at(self.spots, self.end_x, self.end_y, self.end_direction)
        return room_at(self.spots, self.end_x, self.end_y, self.end_direction)

    # --- riding and taking -----------------------------------------------------------------

    def ahead(self) -> i64:
        """The number of cards before the locomotive."""
        return len(self.kinds) - 1 - self.locomotive

    def broken_within(self, steps: i64) -> i64:
        """The number of broken cards that a ride of so many steps would enter (L5.3)."""
        kinds = self.kinds
        stop = self.locomotive + steps
        if stop >= len(kinds):
            stop = len(kinds) - 1
        broken: i64 = 0
        for at in range(self.locomotive + 1, stop + 1):
            if IS_BROKEN[kinds[at]]:
                broken += 1
        return broken

    def ride(self, steps: i64) -> i64:
        """Move the locomotive; return the steps left at the end of the track (L5.1)."""
        self.locomotive += steps
        left: i64 = self.locomotive + 1 - len(self.kinds)
        if left <= 0:
            return 0
        self.locomotive -= left
        return left

    def take(self, due: i64) -> vec[i64]:
        """Take cards from the tail, never the locomotive's (L5.5)."""
        count = self.locomotive
        count = min(count, due)
        if count == 0:
            return vec[i64]()
        taken = self.kinds[:count]
        self.kinds = self.kinds[count:]
        self.spots = self.spots[count:]
        self.locomotive -= count
        if not self.ribbon:
            self.room = self._room_here()  # L2.3: their places are free at once
        return taken

    def clear(self) -> None:
        """Clear the track (L3.8)."""
        self.kinds = vec[i64]()
        self.spots = vec[i64]()
        self.room = 0
