"""Tiles, doors and neighbours of Ghosts Galore as ints, built once from data.json."""

# compiled by mypyc

from typing import Final

from farol.core.data import Fields, Json, read_data
from farol.core.errors import FarolError
from farol.core.native import i64
from farol.core.vectors import bit, numbers

TILES: Final = 78
BOARDS: Final = 5
SIDES: Final = 10  # side = board * 2 + (0 for A, 1 for B)
CELLS: Final = 9  # 3 wide, 3 high, row by row from the top left
WIDTH: Final = 3
EDGES: Final = 4  # north, east, south, west
TURNS: Final = 4  # quarter turns clockwise
TURN_BITS: Final = 2
ROUNDS: Final = 8
SPARE_TILES: Final = 4  # a stack has as many tiles as there are seats, and these
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 5

EMPTY: Final = -1  # a field without a tile; with one it holds tile * TURNS + turn
NONE: Final = -1  # no tile, no board, no side, no placement

EDGE_NAMES: Final = "NESW"
TRACKS: Final[tuple[str, ...]] = ("straight", "curve", "bridge", "double_curve")
# the edges that each section of a track joins, before the tile is turned
SECTIONS: Final[tuple[tuple[str, ...], ...]] = (("NS",), ("NE",), ("NS", "EW"), ("NE", "SW"))
TRACK_CURVES: Final[tuple[int, ...]] = (0, 1, 0, 2)

DRAGON: Final = 0
GHOST: Final = 1
GOLEM: Final = 2
SATYR: Final = 3
SKELETON: Final = 4
SLIME: Final = 5
BAT: Final = 6
WEREWOLF: Final = 7
WISP: Final = 8
DIAMONDS: Final = 9
BONE: Final = 10
TOOTH: Final = 11
OTHER: Final = 12
LINES: Final[tuple[str, ...]] = (
    "dragon",
    "ghost",
    "golem",
    "satyr",
    "skeleton",
    "slime",
    "bat",
    "werewolf",
    "wisp",
    "diamonds",
    "bone",
    "tooth",
    "other",
)
MONSTERS: Final[tuple[str, ...]] = LINES[:DIAMONDS]

NO_DOOR: Final = 0
PLAIN_DOOR: Final = 1
BONE_DOOR: Final = 2
TOOTH_DOOR: Final = 3
DOOR_KINDS: Final[tuple[str, ...]] = ("none", "plain", "bone", "tooth")

# What the pad pays (G6, G7)
NO_DRAGON_POINTS: Final = -5
GHOST_CROWD: Final = 3  # so many ghosts on one path pay more each
GHOST_POINTS: Final = 3
CROWDED_GHOST_POINTS: Final = 6
GOLEM_POINTS: Final = numbers([0, 4, 10, 18, 28, 40])  # by golems that stand alone
BAT_POINTS: Final = 5
WEREWOLF_POINTS: Final = 4
MOST_WEREWOLVES_POINTS: Final = 10
MOST_WEREWOLVES_OF_TWO_POINTS: Final = 5  # with two seats
SOME_WISPS: Final = 4  # so many wisps pay more each
MANY_WISPS: Final = 7  # and so many still more
WISP_POINTS: Final = 3
SOME_WISPS_POINTS: Final = 4
MANY_WISPS_POINTS: Final = 5
SPECIAL_SECTION_POINTS: Final = 2
SECTION_POINTS: Final = 1

# What a tile shows in one int: COUNT_BITS for each monster and for the diamonds, by line, then
# its curves, then the printed value of its diamond. Nine such ints add up without overflow.
COUNT_BITS: Final = 4
COUNT_MASK: Final = 15
CURVES_SHIFT: Final = 40  # behind nine monsters and the diamonds
CURVES_MASK: Final = 31
VALUE_SHIFT: Final = 45
HIGHEST_VALUE: Final = 99  # of a diamond

# A path in one int: sections, ghosts and satyrs (they add up), then the set of monster kinds,
# then the doors at its two ends.
PATH_GHOSTS: Final = 6  # shifts
PATH_SATYRS: Final = 12
PATH_KINDS: Final = 18
PATH_DOORS: Final = 27
PATH_COUNT_MASK: Final = 63
PATH_COUNTS_MASK: Final = (1 << 18) - 1  # all three counts
KINDS_MASK: Final = 511
DOOR_BITS: Final = 2

# A step through a section in one int: the edge where it leaves, its number, its part of a path.
EDGE_MASK: Final = 3
STEP_SECTION: Final = 2  # shifts
STEP_PATH: Final = 3


def _doors_line() -> list[int]:
    found = [NONE] * bit(DOOR_BITS + DOOR_BITS)
    first: i64
    for first in range(PLAIN_DOOR, TOOTH_DOOR + 1):
        second: i64
        for second in range(PLAIN_DOOR, TOOTH_DOOR + 1):
            found[first << DOOR_BITS | second] = OTHER
    found[BONE_DOOR << DOOR_BITS | BONE_DOOR] = BONE
    found[TOOTH_DOOR << DOOR_BITS | TOOTH_DOOR] = TOOTH
    return found


# DOORS_LINE[both doors of a path]: BONE, TOOTH or OTHER; NONE if an end of the path has no door
DOORS_LINE: Final = numbers(_doors_line())


def _neighbours() -> list[int]:
    steps = (-WIDTH, 1, WIDTH, -1)
    found: list[int] = []
    cell: i64
    for cell in range(CELLS):
        row, column = cell // WIDTH, cell % WIDTH
        inside = (row > 0, column < WIDTH - 1, row < WIDTH - 1, column > 0)
        found += [cell + steps[edge] if inside[edge] else NONE for edge in range(EDGES)]
    return found


# NEIGHBOUR[cell * EDGES + edge]: the cell beyond that edge, NONE beyond the rim
NEIGHBOUR: Final = numbers(_neighbours())


def _beside() -> list[int]:
    found: list[int] = []
    cells: i64
    for cells in range(bit(CELLS)):
        beside: i64 = 0
        place: i64
        for place in range(CELLS * EDGES):
            if cells >> (place // EDGES) & 1 and NEIGHBOUR[place] != NONE:
                beside |= bit(NEIGHBOUR[place])
        found.append(beside)
    return found


# BESIDE[set of cells]: the set of all cells that touch one of them
BESIDE: Final = numbers(_beside())
# SIZE[set of cells or monster kinds]: how many are in it
SIZE: Final = numbers([bin(cells).count("1") for cells in range(1 << CELLS)])


def _members(cells: int) -> list[int]:
    found = [cell for cell in range(CELLS) if cells >> cell & 1]
    return found + [NONE] * (CELLS - len(found))


# MEMBER[set of cells * CELLS + index]: the cell at an index of the set, ascending
MEMBER: Final = numbers([cell for cells in range(1 << CELLS) for cell in _members(cells)])


def _objects(data: Fields, name: str, count: i64) -> list[Json]:
    value = data.value(name)
    if not isinstance(value, list) or len(value) != count:
        raise FarolError(f"data.json: {name!r} must be a list of {count}.")
    return value


def _words(value: Json, allowed: tuple[str, ...]) -> list[int]:
    if isinstance(value, list):
        words = [allowed.index(word) for word in value if isinstance(word, str) and word in allowed]
        if len(words) == len(value):
            return words
    raise FarolError(f"data.json: {value!r} is not a list of {', '.join(allowed)}.")


DATA: Final = Fields(read_data("farol.games.ghosts_galore", "data.json"), "data.json", FarolError)

_TRACK: Final[list[int]] = []  # by tile: index into TRACKS
_DIAMOND: Final[list[int]] = []  # by tile: printed value of its diamond, 0 for none
SECTION_MONSTERS: Final[list[list[int]]] = []  # by tile * 2 + section
_SHOWN: Final[list[int]] = []  # by tile: all that it shows, see COUNT_BITS
_START: Final[list[int]] = []  # by placed * 2 + section: step out of its first end; 0 for none
_STEP: Final[list[int]] = []  # by placed * EDGES + edge: step in by that edge; 0 for a blank edge
_TRACK_EDGES: Final[list[int]] = []  # by placed: set of edges with track


def _path_part(monsters: list[int]) -> i64:
    """What a section with these monsters adds to a packed path."""
    part: i64 = 1
    monster: i64
    for monster in monsters:
        if monster == GHOST:
            part += bit(PATH_GHOSTS)
        if monster == SATYR:
            part += bit(PATH_SATYRS)
        part += bit(PATH_KINDS + monster)
    return part


def _add_turn(track: i64, parts: list[int], turn: i64) -> None:
    """Append the tables of one tile turned so."""
    starts = [0, 0]
    steps = [0] * EDGES
    edges: i64 = 0
    section: i64
    for section, names in enumerate(SECTIONS[track]):
        first = (EDGE_NAMES.index(names[0]) + turn) % EDGES
        second = (EDGE_NAMES.index(names[1]) + turn) % EDGES
        step: i64 = parts[section] << STEP_PATH | section << STEP_SECTION
        starts[section] = steps[second] = step | first
        steps[first] = step | second
        edges |= bit(first) | bit(second)
    _START.extend(starts)
    _STEP.extend(steps)
    _TRACK_EDGES.append(edges)


def _add_tile(number: i64, data: Json) -> None:
    tile = Fields(data, f"data.json: tile {number}", FarolError)
    tile.integer("id", number, number)
    track: i64 = tile.choice("track", {name: index for index, name in enumerate(TRACKS)})
    diamond: i64 = tile.integer("diamond", 0, HIGHEST_VALUE)
    sections = _objects(tile, "sections", len(SECTIONS[track]))
    monsters = [_words(section, MONSTERS) for section in sections]
    monster: i64
    for monster, name in enumerate(MONSTERS):  # sets of cells rely on it
        if sum([section.count(monster) for section in monsters]) > 1:
            raise FarolError(f"data.json: tile {number} shows a {name} twice.")
    shown: i64 = sum([bit(monster * COUNT_BITS) for section in monsters for monster in section])
    if diamond > 0:
        shown += bit(DIAMONDS * COUNT_BITS)
    shown += TRACK_CURVES[track] << CURVES_SHIFT
    shown += diamond << VALUE_SHIFT
    _TRACK.append(track)
    _DIAMOND.append(diamond)
    _SHOWN.append(shown)
    SECTION_MONSTERS.extend([*monsters, []][:2])  # two for every tile, the second may be empty
    parts = [_path_part(section) for section in monsters]
    turn: i64
    for turn in range(TURNS):
        _add_turn(track, parts, turn)


for _number, _tile in enumerate(_objects(DATA, "tiles", TILES), 1):
    _add_tile(_number, _tile)

TRACK: Final = numbers(_TRACK)
DIAMOND: Final = numbers(_DIAMOND)
SHOWN: Final = numbers(_SHOWN)
START: Final = numbers(_START)
STEP: Final = numbers(_STEP)
TRACK_EDGES: Final = numbers(_TRACK_EDGES)


def _door_places() -> dict[str, int]:
    """N1 to N3 and S1 to S3 from the left, E1 to E3 and W1 to W3 from the top."""
    places: dict[str, int] = {}
    edge: i64
    for edge, name in enumerate(EDGE_NAMES):
        number: i64 = 0
        cell: i64
        for cell in range(CELLS):
            if NEIGHBOUR[cell * EDGES + edge] == NONE:
                number += 1
                places[name + str(number)] = cell * EDGES + edge
    return places


DOOR_PLACES: Final[dict[str, int]] = _door_places()  # name -> cell * EDGES + edge
SIDE_NAMES: Final[list[str]] = []
# DOORS[side * CELLS * EDGES + cell * EDGES + edge]: kind of door; inner edges hold NO_DOOR
_DOORS: Final[list[int]] = []


def _add_side(name: str, data: Json) -> None:
    side = Fields(data, f"data.json: side {name}", FarolError)
    if side.text("side") != name:
        raise FarolError(f"data.json: the sides must be in order; {name} is missing.")
    kinds = {word: kind for kind, word in enumerate(DOOR_KINDS)}
    doors = Fields(side.value("doors"), f"data.json: doors of side {name}", FarolError)
    row = [NO_DOOR] * (CELLS * EDGES)
    place: i64
    for door, place in DOOR_PLACES.items():
        row[place] = doors.choice(door, kinds)
    doors.done()
    SIDE_NAMES.append(name)
    _DOORS.extend(row)


for _number, _side in enumerate(_objects(DATA, "sides", SIDES)):
    _add_side(str(_number // 2 + 1) + "AB"[_number % 2], _side)

DOORS: Final = numbers(_DOORS)
