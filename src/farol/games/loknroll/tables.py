"""The cards, their placements on a track, and the dice, built from data.json."""

# compiled by mypyc

from math import gcd
from typing import Final

from farol.core.data import Fields, Json, read_data
from farol.core.errors import FarolError
from farol.core.native import i64, vec
from farol.core.vectors import numbers

VALUES: Final = 4  # a card is worth 1, 2, 3 or 4
FORBIDDEN_STEP: Final = 2  # L2.4: neighbours on the track never differ by this
START_TRACK: Final = 4  # cards of the track at the start of the game
START_LOCOMOTIVE: Final = 2  # index of the card on which it starts: the third
START_HAND: Final = 2  # cards
MAX_DERAILMENTS: Final = 3  # L8.3: one more loses that solo game
MAX_SEATS: Final = 4
CHAOS: Final = -1  # the shape of a card without rails
SIDES: Final = "NESW"  # sides and directions are 0-3 in this order; y grows downwards
QUARTERS: Final = 4  # quarter turns clockwise, 0-3
ENTRIES: Final = 2  # a card has two exits; either may be the entry
ORIGIN: Final = 1024  # units; where the first card lies, so that no coordinate is negative

_data = Fields(read_data(__package__ or "", "data.json"), "The data of Lok'n'Roll", FarolError)
_card = Fields(_data.value("card"), "The card", FarolError)
_die = Fields(_data.value("die"), "The die", FarolError)
_broken = Fields(_data.value("broken"), "The broken cards", FarolError)

CARD_WIDTH: Final[i64] = _card.integer("width", 1, 14)  # units, card upright
CARD_HEIGHT: Final[i64] = _card.integer("height", 1, 14)  # units; 55 cards stay within 0-2047
WHEEL_FACES: Final[i64] = _die.integer("wheel", 1, 6)
BLANK_FACES: Final[i64] = _die.integer("blank", 1, 6)
DICE: Final[i64] = _die.integer("dice", 1, 4)  # thrown at once
REMOVED: Final = numbers(
    _data.integers("removed", 0, 20, MAX_SEATS)
)  # cards out of play, by seats - 1


# --- kinds of cards: by value, then by shape, then broken, then chaos --------------------------


class Shape:
    """The shape of a card, upright: two exits, each a side and an offset along it."""

    def __init__(self, data: Json) -> None:
        fields = Fields(data, "A shape", FarolError)
        self.name = fields.text("id")
        self.copies = fields.integers("copies", 0, 20, VALUES)
        self.sides: list[int] = []
        self.offsets: list[int] = []
        exits = fields.value("exits")
        if not isinstance(exits, list) or len(exits) != ENTRIES:
            raise FarolError(f"The shape {self.name} must have two exits.")
        for point in exits:
            if not isinstance(point, list) or len(point) != 2:
                raise FarolError(f"An exit of {self.name} must be a side and an offset.")
            side, offset = point
            if not isinstance(side, str) or not isinstance(offset, int) or side not in SIDES:
                raise FarolError(f"An exit of {self.name} must be a side and an offset.")
            self.sides.append(SIDES.index(side))
            self.offsets.append(offset)


def _read_shapes() -> list[Shape]:
    shapes = _data.value("shapes")
    if not isinstance(shapes, list):
        raise FarolError("The data of Lok'n'Roll must list the shapes.")
    return [Shape(shape) for shape in shapes]


SHAPES: Final = _read_shapes()
SHAPE_IDS: Final = [shape.name for shape in SHAPES]
_BROKEN_SHAPE: Final[i64] = SHAPE_IDS.index(_broken.text("shape"))

KIND_IDS: Final[list[str]] = []
_VALUE_OF: Final[list[int]] = []  # by kind
_SHAPE_OF: Final[list[int]] = []  # by kind; CHAOS for a card without rails
_IS_BROKEN: Final[list[bool]] = []  # by kind
_COPIES: Final[list[int]] = []  # by kind, in the full deck


def _add_kind(name: str, value: i64, shape: i64, broken: bool, copies: i64) -> None:
    if copies > 0:
        KIND_IDS.append(f"{name}-{value}")
        _VALUE_OF.append(value)
        _SHAPE_OF.append(shape)
        _IS_BROKEN.append(broken)
        _COPIES.append(copies)


def _list_kinds() -> None:
    broken = _broken.integers("copies", 0, 20, VALUES)
    chaos = _data.integers("chaos", 0, 20, VALUES)
    value: i64
    for value in range(1, VALUES + 1):
        index: i64
        for index, shape in enumerate(SHAPES):
            _add_kind(shape.name, value, index, False, shape.copies[value - 1])
        _add_kind("broken", value, _BROKEN_SHAPE, True, broken[value - 1])
        _add_kind("chaos", value, CHAOS, False, chaos[value - 1])


_list_kinds()

VALUE_OF: Final = numbers(_VALUE_OF)
SHAPE_OF: Final = numbers(_SHAPE_OF)
IS_BROKEN: Final = vec[bool](_IS_BROKEN)
COPIES: Final = numbers(_COPIES)
KINDS: Final[i64] = len(KIND_IDS)
KIND_NUMBERS: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KIND_IDS)}
CARDS: Final[i64] = sum(COPIES)


# --- placements: each shape by each of its exits, minus those that look the same ---------------


def _turned(x: i64, y: i64, quarters: i64) -> tuple[int, int]:
    """A point of the upright card after quarter turns clockwise, from the new upper left corner."""
    width, height = CARD_WIDTH, CARD_HEIGHT
    for _ in range(quarters):
        x, y = height - y, x
        width, height = height, width
    return x, y


def _exit_point(shape: i64, index: i64, quarters: i64) -> tuple[int, int]:
    side, offset = SHAPES[shape].sides[index], SHAPES[shape].offsets[index]
    x: i64 = [offset, CARD_WIDTH, offset, 0][side]
    y: i64 = [0, offset, CARD_HEIGHT, offset][side]
    return _turned(x, y, quarters)


def _exit_side(shape: i64, index: i64, quarters: i64) -> i64:
    return (SHAPES[shape].sides[index] + quarters) % QUARTERS


def _exit_table(axis: i64) -> list[int]:
    return [
        _exit_side(shape, index, quarters)
        if axis == 2
        else _exit_point(shape, index, quarters)[axis]
        for shape in range(len(SHAPES))
        for quarters in range(QUARTERS)
        for index in range(ENTRIES)
    ]


# positions of a laid card's exits, from its upper left corner; see exit_index
EXIT_X: Final = numbers(_exit_table(0))  # units
EXIT_Y: Final = numbers(_exit_table(1))  # units
EXIT_SIDE: Final = numbers(_exit_table(2))


def exit_index(kind: i64, quarters: i64, index: i64) -> i64:
    """The index in the EXIT tables of one exit of a turned card."""
    return (SHAPE_OF[kind] * QUARTERS + quarters) * ENTRIES + index


def _looks_same_turned(shape: i64) -> bool:
    """Whether the card looks the same after a half turn, so that both entries are one placement."""
    return _exit_point(shape, 0, 2) == _exit_point(shape, 1, 0) and _exit_point(
        shape, 1, 2
    ) == _exit_point(shape, 0, 0)


ENTRIES_OF_SHAPE: Final = numbers([1 if _looks_same_turned(s) else 2 for s in range(len(SHAPES))])
_PLACEMENTS: Final = [(s, e) for s in range(len(SHAPES)) for e in range(ENTRIES_OF_SHAPE[s])]
PLACEMENTS: Final[i64] = len(_PLACEMENTS)
ALL_PLACEMENTS: Final[i64] = (1 << PLACEMENTS) - 1  # a set of placements is a mask of bits
FIRST_PLACEMENT: Final = numbers(
    [  # by kind; chaos cards have none
        _PLACEMENTS.index((shape, 0)) if shape != CHAOS else 0 for shape in SHAPE_OF
    ]
)
ENTRIES_OF: Final = numbers(
    [  # by kind: number of placements on a track
        ENTRIES_OF_SHAPE[shape] if shape != CHAOS else 0 for shape in SHAPE_OF
    ]
)
ENTRY_SET: Final = numbers([(1 << count) - 1 for count in ENTRIES_OF])  # the same as a set of bits

# By direction of the track's end * PLACEMENTS + placement; offsets in units from the end point.
_TURN: Final[list[int]] = []  # quarter turns of the new card
_ENTRY: Final[list[int]] = []  # the exit by which it is entered
_LEFT: Final[list[int]] = []
_TOP: Final[list[int]] = []
_RIGHT: Final[list[int]] = []
_BOTTOM: Final[list[int]] = []
_NEXT_X: Final[list[int]] = []  # the end of the track after the new card
_NEXT_Y: Final[list[int]] = []
_NEXT_DIRECTION: Final[list[int]] = []


def _quarters_to_join(shape: i64, entry: i64, direction: i64) -> i64:
    """The rotation in which the card's entry faces the track."""
    return (direction + 2 - SHAPES[shape].sides[entry]) % QUARTERS


def _less_turned_entry(shape: i64, direction: i64) -> i64:
    """Of a symmetric card's two entries, the one with the smaller rotation."""
    turns = [_quarters_to_join(shape, entry, direction) for entry in range(ENTRIES)]
    return 0 if turns[0] < turns[1] else 1


def _list_placements() -> None:
    direction: i64
    for direction in range(QUARTERS):
        shape: i64
        way: i64
        for shape, way in _PLACEMENTS:
            entry = _less_turned_entry(shape, direction) if ENTRIES_OF_SHAPE[shape] == 1 else way
            quarters = _quarters_to_join(shape, entry, direction)
            entry_x, entry_y = _exit_point(shape, entry, quarters)
            exit_x, exit_y = _exit_point(shape, 1 - entry, quarters)
            upright = quarters % 2 == 0
            _TURN.append(quarters)
            _ENTRY.append(entry)
            _LEFT.append(-entry_x)
            _TOP.append(-entry_y)
            _RIGHT.append(-entry_x + (CARD_WIDTH if upright else CARD_HEIGHT))
            _BOTTOM.append(-entry_y + (CARD_HEIGHT if upright else CARD_WIDTH))
            _NEXT_X.append(exit_x - entry_x)
            _NEXT_Y.append(exit_y - entry_y)
            _NEXT_DIRECTION.append(_exit_side(shape, 1 - entry, quarters))


_list_placements()

TURN: Final = numbers(_TURN)
ENTRY: Final = numbers(_ENTRY)
LEFT: Final = numbers(_LEFT)
TOP: Final = numbers(_TOP)
RIGHT: Final = numbers(_RIGHT)
BOTTOM: Final = numbers(_BOTTOM)
NEXT_X: Final = numbers(_NEXT_X)
NEXT_Y: Final = numbers(_NEXT_Y)
NEXT_DIRECTION: Final = numbers(_NEXT_DIRECTION)


def _by_direction(offsets: list[int], direction: i64) -> list[int]:
    return offsets[direction * PLACEMENTS : (direction + 1) * PLACEMENTS]


# by direction: the box that holds every card that could be laid at the end
BOX_LEFT: Final = numbers([min(_by_direction(_LEFT, d)) for d in range(QUARTERS)])
BOX_TOP: Final = numbers([min(_by_direction(_TOP, d)) for d in range(QUARTERS)])
BOX_RIGHT: Final = numbers([max(_by_direction(_RIGHT, d)) for d in range(QUARTERS)])
BOX_BOTTOM: Final = numbers([max(_by_direction(_BOTTOM, d)) for d in range(QUARTERS)])


# --- dice ------------------------------------------------------------------------------------


def _most_dice() -> i64:
    """The maximum dice of a roll: for all track cards of one value laid at once."""
    tracks = [0] * (VALUES + 1)
    kind: i64
    for kind in range(KINDS):
        if SHAPE_OF[kind] != CHAOS:
            tracks[VALUE_OF[kind]] += COPIES[kind]
    return max(value * tracks[value] for value in range(VALUES + 1))


def _wheel_weights(dice: i64) -> list[int]:
    """The weights of 0, 1, 2 … wheels with so many dice."""
    common: i64 = gcd(WHEEL_FACES, BLANK_FACES)
    wheel, blank = WHEEL_FACES // common, BLANK_FACES // common
    weights = [1]
    for _ in range(dice):
        with_wheel = [0, *(weight * wheel for weight in weights)]
        with_blank = [*(weight * blank for weight in weights), 0]
        weights = [a + b for a, b in zip(with_wheel, with_blank, strict=True)]
    return weights


MOST_DICE: Final[i64] = _most_dice()
WHEEL_WEIGHTS: Final = [_wheel_weights(dice) for dice in range(MOST_DICE + 1)]  # [dice][wheels]
THROWS: Final = numbers(  # by dice of one throw * (DICE + 1) + wheels
    [
        WHEEL_WEIGHTS[dice][wheels] if wheels <= dice else 0
        for dice in range(DICE + 1)
        for wheels in range(DICE + 1)
    ]
)
WEIGHT_OF_ALL: Final = [sum(weights) for weights in WHEEL_WEIGHTS]  # by dice, up to 3**48
THROW_WEIGHT: Final = numbers(WEIGHT_OF_ALL[: DICE + 1])  # of all results of one throw, by dice
