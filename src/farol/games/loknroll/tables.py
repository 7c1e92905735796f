"""The cards, how each can continue a track, and the dice, built from data.json."""

# compiled by mypyc

from math import gcd
from typing import Final

from farol.core.data import Fields, Json, read_data
from farol.core.errors import FarolError

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

CARD_WIDTH: Final = _card.integer("width", 1, 14)  # units, card upright
CARD_HEIGHT: Final = _card.integer("height", 1, 14)  # units; 55 cards stay within 0-2047
WHEEL_FACES: Final = _die.integer("wheel", 1, 6)
BLANK_FACES: Final = _die.integer("blank", 1, 6)
DICE: Final = _die.integer("dice", 1, 4)  # thrown at once
REMOVED: Final = _data.integers("removed", 0, 20, MAX_SEATS)  # cards out of play, by seats - 1


# --- kinds of cards: by value, then by shape, then broken, then chaos --------------------------


class Shape:
    """What is drawn on a card, upright: two exits, each a side and an offset along it."""

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
_BROKEN_SHAPE: Final = SHAPE_IDS.index(_broken.text("shape"))

KIND_IDS: Final[list[str]] = []
VALUE_OF: Final[list[int]] = []  # by kind
SHAPE_OF: Final[list[int]] = []  # by kind; CHAOS for a card without rails
IS_BROKEN: Final[list[bool]] = []  # by kind
COPIES: Final[list[int]] = []  # by kind, in the full deck


def _add_kind(name: str, value: int, shape: int, broken: bool, copies: int) -> None:
    if copies > 0:
        KIND_IDS.append(f"{name}-{value}")
        VALUE_OF.append(value)
        SHAPE_OF.append(shape)
        IS_BROKEN.append(broken)
        COPIES.append(copies)


def _list_kinds() -> None:
    broken = _broken.integers("copies", 0, 20, VALUES)
    chaos = _data.integers("chaos", 0, 20, VALUES)
    for value in range(1, VALUES + 1):
        for index, shape in enumerate(SHAPES):
            _add_kind(shape.name, value, index, False, shape.copies[value - 1])
        _add_kind("broken", value, _BROKEN_SHAPE, True, broken[value - 1])
        _add_kind("chaos", value, CHAOS, False, chaos[value - 1])


_list_kinds()
KINDS: Final = len(KIND_IDS)
KIND_NUMBERS: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KIND_IDS)}
CARDS: Final = sum(COPIES)


# --- placements: each shape by each of its exits, minus those that look the same ---------------


def _turned(x: int, y: int, quarters: int) -> tuple[int, int]:
    """A point of the upright card after quarter turns clockwise, from the new upper left corner."""
    width, height = CARD_WIDTH, CARD_HEIGHT
    for _ in range(quarters):
        x, y = height - y, x
        width, height = height, width
    return x, y


def _exit_point(shape: int, index: int, quarters: int) -> tuple[int, int]:
    side, offset = SHAPES[shape].sides[index], SHAPES[shape].offsets[index]
    x = [offset, CARD_WIDTH, offset, 0][side]
    y = [0, offset, CARD_HEIGHT, offset][side]
    return _turned(x, y, quarters)


def _exit_side(shape: int, index: int, quarters: int) -> int:
    return (SHAPES[shape].sides[index] + quarters) % QUARTERS


def _exit_table(axis: int) -> list[int]:
    return [
        _exit_side(shape, index, quarters)
        if axis == 2
        else _exit_point(shape, index, quarters)[axis]
        for shape in range(len(SHAPES))
        for quarters in range(QUARTERS)
        for index in range(ENTRIES)
    ]


# where a laid card's exits are, from its upper left corner; see exit_index
EXIT_X: Final = _exit_table(0)  # units
EXIT_Y: Final = _exit_table(1)  # units
EXIT_SIDE: Final = _exit_table(2)


def exit_index(kind: int, quarters: int, index: int) -> int:
    """The place in the EXIT tables of one exit of a turned card."""
    return (SHAPE_OF[kind] * QUARTERS + quarters) * ENTRIES + index


def _looks_same_turned(shape: int) -> bool:
    """Whether a half turn brings the card onto itself, so that both entries are one placement."""
    return _exit_point(shape, 0, 2) == _exit_point(shape, 1, 0) and _exit_point(
        shape, 1, 2
    ) == _exit_point(shape, 0, 0)


ENTRIES_OF_SHAPE: Final = [1 if _looks_same_turned(s) else 2 for s in range(len(SHAPES))]
_PLACEMENTS: Final = [(s, e) for s in range(len(SHAPES)) for e in range(ENTRIES_OF_SHAPE[s])]
PLACEMENTS: Final = len(_PLACEMENTS)
ALL_PLACEMENTS: Final = (1 << PLACEMENTS) - 1  # a set of placements is a mask of bits
FIRST_PLACEMENT: Final = [  # by kind; chaos cards have none
    _PLACEMENTS.index((shape, 0)) if shape != CHAOS else 0 for shape in SHAPE_OF
]
ENTRIES_OF: Final = [  # by kind: in how many ways it can continue a track
    ENTRIES_OF_SHAPE[shape] if shape != CHAOS else 0 for shape in SHAPE_OF
]

# By direction of the track's end * PLACEMENTS + placement; offsets in units from the end point.
TURN: Final[list[int]] = []  # quarter turns of the new card
ENTRY: Final[list[int]] = []  # the exit by which it is entered
LEFT: Final[list[int]] = []
TOP: Final[list[int]] = []
RIGHT: Final[list[int]] = []
BOTTOM: Final[list[int]] = []
NEXT_X: Final[list[int]] = []  # the end of the track after the new card
NEXT_Y: Final[list[int]] = []
NEXT_DIRECTION: Final[list[int]] = []


def _quarters_to_join(shape: int, entry: int, direction: int) -> int:
    """Turned so, the card's entry looks back along the track."""
    return (direction + 2 - SHAPES[shape].sides[entry]) % QUARTERS


def _less_turned_entry(shape: int, direction: int) -> int:
    """Of the two entries of a card that looks the same, the one by which it is turned less."""
    turns = [_quarters_to_join(shape, entry, direction) for entry in range(ENTRIES)]
    return 0 if turns[0] < turns[1] else 1


def _list_placements() -> None:
    for direction in range(QUARTERS):
        for shape, way in _PLACEMENTS:
            entry = _less_turned_entry(shape, direction) if ENTRIES_OF_SHAPE[shape] == 1 else way
            quarters = _quarters_to_join(shape, entry, direction)
            entry_x, entry_y = _exit_point(shape, entry, quarters)
            exit_x, exit_y = _exit_point(shape, 1 - entry, quarters)
            upright = quarters % 2 == 0
            TURN.append(quarters)
            ENTRY.append(entry)
            LEFT.append(-entry_x)
            TOP.append(-entry_y)
            RIGHT.append(-entry_x + (CARD_WIDTH if upright else CARD_HEIGHT))
            BOTTOM.append(-entry_y + (CARD_HEIGHT if upright else CARD_WIDTH))
            NEXT_X.append(exit_x - entry_x)
            NEXT_Y.append(exit_y - entry_y)
            NEXT_DIRECTION.append(_exit_side(shape, 1 - entry, quarters))


_list_placements()


def _by_direction(offsets: list[int], direction: int) -> list[int]:
    return offsets[direction * PLACEMENTS : (direction + 1) * PLACEMENTS]


# by direction: the box that holds every card that could be laid at the end
BOX_LEFT: Final = [min(_by_direction(LEFT, d)) for d in range(QUARTERS)]
BOX_TOP: Final = [min(_by_direction(TOP, d)) for d in range(QUARTERS)]
BOX_RIGHT: Final = [max(_by_direction(RIGHT, d)) for d in range(QUARTERS)]
BOX_BOTTOM: Final = [max(_by_direction(BOTTOM, d)) for d in range(QUARTERS)]


# --- dice ------------------------------------------------------------------------------------


def _most_dice() -> int:
    """All track cards of one value laid at once."""
    tracks = [0] * (VALUES + 1)
    for kind in range(KINDS):
        if SHAPE_OF[kind] != CHAOS:
            tracks[VALUE_OF[kind]] += COPIES[kind]
    return max(value * tracks[value] for value in range(VALUES + 1))


def _wheel_weights(dice: int) -> list[int]:
    """For 0, 1, 2 .. wheels, the weight of rolling as many with so many dice."""
    common = gcd(WHEEL_FACES, BLANK_FACES)
    wheel, blank = WHEEL_FACES // common, BLANK_FACES // common
    weights = [1]
    for _ in range(dice):
        with_wheel = [0, *(weight * wheel for weight in weights)]
        with_blank = [*(weight * blank for weight in weights), 0]
        weights = [a + b for a, b in zip(with_wheel, with_blank, strict=True)]
    return weights


MOST_DICE: Final = _most_dice()
WHEEL_WEIGHTS: Final = [_wheel_weights(dice) for dice in range(MOST_DICE + 1)]  # [dice][wheels]
WEIGHT_OF_ALL: Final = [sum(weights) for weights in WHEEL_WEIGHTS]  # by dice
