"""Space at the end of a track: overlap tests of rectangles with integer coordinates."""

# compiled by mypyc

from typing import Final

from farol.core.native import i64, vec
from farol.core.vectors import bit
from farol.games.loknroll import tables as t

# A spot is the place and rotation of a laid card, in one int of 25 bits: quarter turns (2 bits),
# the entry exit (1), x (11), y (11) of the upper left.
_ENTRY: Final = 2
_X: Final = 3
_Y: Final = 14
_QUARTERS_MASK: Final = 3
_COORDINATE_MASK: Final = 2047


def make_spot(x: i64, y: i64, quarters: i64, entry: i64) -> i64:
    """The spot of a card with its upper left corner at x, y."""
    return quarters | (entry << _ENTRY) | (x << _X) | (y << _Y)


def spot_x(spot: i64) -> i64:
    """The left edge."""
    return (spot >> _X) & _COORDINATE_MASK


def spot_y(spot: i64) -> i64:
    """The upper edge."""
    return spot >> _Y


def spot_quarters(spot: i64) -> i64:
    """The quarter turns clockwise."""
    return spot & _QUARTERS_MASK


def spot_entry(spot: i64) -> i64:
    """The number of the entry exit."""
    return (spot >> _ENTRY) & 1


def spot_width(spot: i64) -> i64:
    """Units from the left to the right edge."""
    if spot & 1 == 0:
        return t.CARD_WIDTH
    return t.CARD_HEIGHT


def spot_height(spot: i64) -> i64:
    """Units from the upper to the lower edge."""
    if spot & 1 == 0:
        return t.CARD_HEIGHT
    return t.CARD_WIDTH


def room_at(spots: vec[i64], x: i64, y: i64, direction: i64) -> i64:
    """The placements (a bit set) at an end that overlap no card; touching is allowed (L2.3)."""
    left = x + t.BOX_LEFT[direction]
    top = y + t.BOX_TOP[direction]
    right = x + t.BOX_RIGHT[direction]
    bottom = y + t.BOX_BOTTOM[direction]
    room: i64 = t.ALL_PLACEMENTS
    for spot in spots:
        near_left: i64 = (spot >> _X) & _COORDINATE_MASK
        near_top: i64 = spot >> _Y
        if near_left >= right or near_top >= bottom:
            continue
        if spot & 1 == 0:
            near_right: i64 = near_left + t.CARD_WIDTH
            near_bottom: i64 = near_top + t.CARD_HEIGHT
        else:
            near_right = near_left + t.CARD_HEIGHT
            near_bottom = near_top + t.CARD_WIDTH
        if near_right <= left or near_bottom <= top:
            continue
        # only cards this close are compared with every placement
        at = direction * t.PLACEMENTS
        placement: i64
        for placement in range(t.PLACEMENTS):
            if (
                near_left < x + t.RIGHT[at]
                and near_right > x + t.LEFT[at]
                and near_top < y + t.BOTTOM[at]
                and near_bottom > y + t.TOP[at]
            ):
                room &= ~bit(placement)
            at += 1
        if room == 0:
            return 0
    return room


def open_room_at(spots: vec[i64], x: i64, y: i64, direction: i64) -> i64:
    """As `room_at`, but only placements after which any card still fits (L2.5)."""
    room = room_at(spots, x, y, direction)
    at = direction * t.PLACEMENTS
    placement: i64
    for placement in range(t.PLACEMENTS):
        # the next card is beyond the edge of the new one, so those two never overlap
        if (room >> placement) & 1 == 1 and (
            room_at(spots, x + t.NEXT_X[at], y + t.NEXT_Y[at], t.NEXT_DIRECTION[at]) == 0
        ):
            room &= ~bit(placement)
        at += 1
    return room


def bits_in(room: i64) -> i64:
    """The number of placements in a bit set."""
    count: i64 = 0
    while room > 0:
        room &= room - 1
        count += 1
    return count
