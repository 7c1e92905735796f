"""Cards, cells, action numbers and lookup tables of Saboteur, built from data.json."""

# compiled by mypyc

from typing import Final

from farol.core.data import Json, read_data
from farol.core.native import i64, vec
from farol.core.vectors import bit, numbers

PACKAGE: Final = "farol.games.saboteur"


def _rows(value: Json) -> list[dict[str, Json]]:
    assert isinstance(value, list)
    rows: list[dict[str, Json]] = []
    for row in value:
        assert isinstance(row, dict)
        rows.append(row)
    return rows


def _text(row: dict[str, Json], name: str) -> str:
    value = row[name]
    assert isinstance(value, str)
    return value


def _number(row: dict[str, Json], name: str) -> i64:
    value = row[name]
    assert isinstance(value, int)
    return value


def _whole_file() -> dict[str, Json]:
    data = read_data(PACKAGE, "data.json")
    assert isinstance(data, dict)
    return data


_DATA: Final = _whole_file()
_PATH_ROWS: Final = _rows(_DATA["paths"])
_ACTION_ROWS: Final = _rows(_DATA["actions"])
_GOAL_ROWS: Final = _rows(_DATA["goals"])

# --- sides of a card -----------------------------------------------------------------------

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDE_LETTERS: Final = "NESW"


def open_sides(letters: str) -> i64:
    """The bit set of the sides named by letters: bit 0 is N, then E, S, W."""
    sides: i64 = 0
    for letter in letters:
        sides |= bit(SIDE_LETTERS.index(letter))
    return sides


def half_turn(sides: i64) -> i64:
    """The open sides of a card turned upside down."""
    return (sides << 2 | sides >> 2) & 15


# --- kinds of cards ------------------------------------------------------------------------

PATHS: Final[i64] = len(_PATH_ROWS)  # kinds 0..15 are path cards
MAP: Final[i64] = PATHS
BREAK: Final[i64] = PATHS + 1  # three kinds, one per tool
MEND: Final[i64] = PATHS + 4  # six kinds: three single, three double
ROCKFALL: Final[i64] = PATHS + 10
KINDS: Final[i64] = PATHS + len(_ACTION_ROWS)

KIND_IDS: Final = [_text(row, "id") for row in _PATH_ROWS + _ACTION_ROWS]
KIND_COUNTS: Final = numbers([_number(row, "count") for row in _PATH_ROWS + _ACTION_ROWS])
DECK: Final[i64] = sum(KIND_COUNTS)  # 67 cards
PATH_CARDS: Final[i64] = sum(KIND_COUNTS[:PATHS])  # 40 of them

TOOL_IDS: Final = ["pickaxe", "lamp", "cart"]
TOOLS: Final[i64] = len(TOOL_IDS)


def _tools_of(row: dict[str, Json]) -> i64:
    names = row["tools"]
    assert isinstance(names, list)
    tools: i64 = 0
    tool: i64
    for tool in range(TOOLS):
        if TOOL_IDS[tool] in names:
            tools |= bit(tool)
    return tools


KIND_TOOLS: Final = numbers(
    [0] * PATHS + [_tools_of(row) for row in _ACTION_ROWS]
)  # bit set of tools

# A laid path card is a "piece": 2 * kind, plus 1 when it is turned by half.
PIECES: Final[i64] = 2 * PATHS
_KIND_OPEN: Final = [open_sides(_text(row, "open")) for row in _PATH_ROWS]
PIECE_OPEN: Final = numbers(
    [
        half_turn(_KIND_OPEN[piece // 2]) if piece % 2 else _KIND_OPEN[piece // 2]
        for piece in range(PIECES)
    ]
)
# S4.7: a card that looks the same upside down is offered one way only.
KIND_TURNS: Final = numbers([1 if half_turn(sides) == sides else 2 for sides in _KIND_OPEN])
NO_PATTERN: Final = 0  # no card has all four sides closed: this pattern fits nowhere
UPSIDE_DOWN: Final = numbers(
    [  # by kind: its pattern upside down, if that differs
        PIECE_OPEN[2 * kind + 1] if KIND_TURNS[kind] == 2 else NO_PATTERN for kind in range(PATHS)
    ]
)

# --- faces: what can lie in a cell -----------------------------------------------------------

EMPTY: Final = 0
START_FACE: Final[i64] = PIECES + 1  # faces 1..PIECES are pieces + 1
TREASURE_FACE: Final[i64] = PIECES + 2
STONE_FACE: Final[i64] = PIECES + 3  # four faces: two stones, each as printed or turned
HIDDEN_FACE: Final[i64] = PIECES + 7  # a goal, face down
FACE: Final = 63  # mask: the face without its REACHED bit
REACHED: Final = 64  # joined with the start through open tunnels; never set on dead ends

TREASURE: Final = 0
GOALS: Final[i64] = len(_GOAL_ROWS)
GOAL_IDS: Final = [_text(row, "id") for row in _GOAL_ROWS]
_GOAL_OPEN: Final = [open_sides(_text(row, "open")) for row in _GOAL_ROWS]


def stone_face(goal: i64, turned: i64) -> i64:
    """The face of a stone goal (1 or 2), as printed or turned."""
    return STONE_FACE + 2 * (goal - 1) + turned


def _face_open() -> list[int]:
    faces = [0, *PIECE_OPEN, 15, _GOAL_OPEN[TREASURE]]
    goal: i64
    for goal in range(1, GOALS):
        faces += [_GOAL_OPEN[goal], half_turn(_GOAL_OPEN[goal])]
    return [*faces, 0]


def _face_through() -> list[bool]:
    through = [False]
    for row in _PATH_ROWS:
        joined = row["through"] is True
        through += [joined, joined]
    return through + [True] * 6 + [False]


FACE_OPEN: Final = numbers(_face_open())
FACE_THROUGH: Final = vec[bool](_face_through())

# What the neighbours of an empty cell ask of a card laid there, as a "demand": bits 0-3 are the
# sides that must be open, bits 4-7 the sides with a face-up neighbour, bit 8 is set if a reached
# tunnel points at the cell. DEMANDS[VALUES * side + value] is what one neighbour asks.
POINTED_AT: Final = 256
ASKED: Final = 255  # mask: a demand without POINTED_AT
VALUES: Final = 2 * REACHED


def _demand(side: i64, value: i64) -> i64:
    face = value & FACE
    if face >= len(FACE_OPEN) or face in (EMPTY, HIDDEN_FACE):
        return 0
    demand = bit(4 + side)
    if FACE_OPEN[face] >> (side ^ 2) & 1:
        demand |= bit(side)
        if value >= REACHED:
            demand |= POINTED_AT
    return demand


DEMANDS: Final = numbers([_demand(side, value) for side in range(4) for value in range(VALUES)])

# FITS[demand]: the bit set of all patterns of open sides that a card may have there.
FITS: Final = numbers(
    [
        sum(1 << sides for sides in range(1, 16) if sides & (asked >> 4) == asked & 15)
        for asked in range(ASKED + 1)
    ]
)
PATTERNS: Final = 16


def _fitting(fits: i64, first: i64) -> i64:
    """Half of the patterns of a bit set: a byte with 1 for each that is in it."""
    word: i64 = 0
    for place in range(PATTERNS // 2):
        if (fits >> (first + place)) & 1:
            word |= bit(8 * place)
    return word


# By demand: a byte with 1 for each pattern that fits, for patterns 0 to 7 and for 8 to 15.
FITTING_LOW: Final = numbers([_fitting(fits, 0) for fits in FITS])
FITTING_HIGH: Final = numbers([_fitting(fits, PATTERNS // 2) for fits in FITS])

# --- cells -----------------------------------------------------------------------------------

# 40 path cards cannot leave this square around the start, so a cell is 14 bits and never wraps.
WIDTH: Final = 128
CELL_BITS: Final = 14
CELLS: Final = 1 << CELL_BITS
STEP: Final = numbers([WIDTH, 1, -WIDTH, -1])  # to the neighbour in the north, east, south, west


def cell_at(x: i64, y: i64) -> i64:
    """The cell x columns east and y rows north of the start."""
    return (y + WIDTH // 2) * WIDTH + x + WIDTH // 2


def cell_x(cell: i64) -> i64:
    """How many columns a cell lies east of the start."""
    return cell % WIDTH - WIDTH // 2


def cell_y(cell: i64) -> i64:
    """How many rows a cell lies north of the start."""
    return cell // WIDTH - WIDTH // 2


START_CELL: Final = cell_at(0, 0)


def _goal_cells() -> list[int]:
    cells: list[int] = []
    places = _DATA["goal_cells"]
    assert isinstance(places, list)
    for place in places:
        assert isinstance(place, list)
        x, y = place
        assert isinstance(x, int)
        assert isinstance(y, int)
        cells.append(cell_at(x, y))
    return cells


GOAL_CELLS: Final = numbers(_goal_cells())  # top, middle, bottom
GOAL_SIDES: Final = numbers([WEST, NORTH, SOUTH, EAST])  # S6.4: which reached side turns a stone

# Nearly every game stays near the start and goals; those cells live in a list, others in a dict.
NEAR_LEFT: Final = -4
NEAR_BOTTOM: Final = -6
NEAR_COLUMNS: Final = 17
NEAR_ROWS: Final = 13


def _near_index() -> list[int]:
    index = [-1] * CELLS
    row: i64
    for row in range(NEAR_ROWS):
        column: i64
        for column in range(NEAR_COLUMNS):
            cell = cell_at(NEAR_LEFT + column, NEAR_BOTTOM + row)
            index[cell] = row * NEAR_COLUMNS + column
    return index


NEAR_INDEX: Final = numbers(_near_index())  # -1 for a far cell

# The six ways to lay out the goals: for each, the goal card at the top, middle and bottom.
GOAL_DEALS: Final = numbers([0, 1, 2, 0, 2, 1, 1, 0, 2, 1, 2, 0, 2, 0, 1, 2, 1, 0])
GOAL_ORDERS: Final = 6

# --- roles and gold --------------------------------------------------------------------------

DIGGER: Final = 0
SABOTEUR: Final = 1
NOT_DEALT: Final = 2
ROLE_IDS: Final = ["digger", "saboteur"]
MAX_SEATS: Final = 10
MAX_HAND: Final = 6
ROUNDS: Final = 3


def _by_seats(name: str) -> list[int]:
    table = _DATA["seats"]
    assert isinstance(table, dict)
    numbers = [0] * (MAX_SEATS + 1)
    seats: i64
    for seats in range(3, MAX_SEATS + 1):
        row = table[str(seats)]
        assert isinstance(row, dict)
        numbers[seats] = _number(row, name)
    return numbers


SABOTEUR_CARDS: Final = numbers(_by_seats("saboteurs"))
DIGGER_CARDS: Final = numbers(_by_seats("diggers"))
HAND_SIZE: Final = numbers(_by_seats("hand"))
GOLD_CARDS: Final = numbers(_by_seats("gold_cards"))  # drawn when the diggers win

GOLD_VALUES: Final = 3  # 1, 2 and 3
GOLD_COUNTS: Final = numbers(
    [_number(row, "count") for row in _rows(_DATA["gold"])]
)  # by value - 1


def _saboteur_pay() -> list[int]:
    pay = _DATA["saboteur_pay"]
    assert isinstance(pay, list)
    amounts: list[int] = []
    for amount in pay:
        assert isinstance(amount, int)
        amounts.append(amount)
    return amounts


SABOTEUR_PAY: Final = numbers(_saboteur_pay())  # each, by the number of saboteurs in play
MAX_PAY: Final = 4
_MAX_OF_A_VALUE: Final = 4


def _ways_to_pay(owed: i64) -> list[int]:
    ways: list[tuple[int, int, int, int, int]] = []
    threes: i64
    for threes in range(_MAX_OF_A_VALUE + 1):
        twos: i64
        for twos in range(_MAX_OF_A_VALUE + 1):
            ones: i64
            for ones in range(_MAX_OF_A_VALUE + 1):
                paid: i64 = ones + 2 * twos + 3 * threes
                if owed <= paid < owed + GOLD_VALUES:
                    ways.append((paid - owed, ones + twos + threes, -threes, -twos, ones))
    ways.sort()
    flat: list[int] = []
    for _, _, threes, twos, ones in ways:
        flat += [ones, -twos, -threes]
    return flat


# S8.7: for each amount, triples (ones, twos, threes), best way first: least excess, fewest cards.
WAYS_TO_PAY: Final = [_ways_to_pay(owed) for owed in range(MAX_PAY + 1)]

# --- actions, ascending ----------------------------------------------------------------------

DISCARD: Final = 0  # + kind
PASS: Final = 30
LOOK: Final = 31  # + goal
PICK: Final = 34  # + value, 1..3
BREAK_TOOL: Final = 40  # + 10 * tool + seat
MEND_TOOL: Final = 70  # + 30 * (kind - MEND) + 10 * tool + seat
COLLAPSE: Final = 256  # + cell
LAY: Final = 1 << 15  # + CELLS * piece + cell
ACTIONS: Final[i64] = LAY + CELLS * PIECES
