"""What a board is worth: one function for each of the 13 lines of the pad, and the dead ends.

A board is its side and nine fields, any of them EMPTY, so that unfinished boards score too.
"""

# compiled by mypyc

from farol.games.ghosts_galore.tables import (
    BAT,
    BAT_POINTS,
    BESIDE,
    BONE,
    CELLS,
    COUNT_BITS,
    COUNT_MASK,
    CROWDED_GHOST_POINTS,
    CURVES_MASK,
    CURVES_SHIFT,
    DIAMONDS,
    DOOR_BITS,
    DOORS,
    DOORS_LINE,
    DRAGON,
    EDGE_MASK,
    EDGES,
    EMPTY,
    GHOST_CROWD,
    GHOST_POINTS,
    GOLEM,
    GOLEM_POINTS,
    KINDS_MASK,
    MANY_WISPS,
    MANY_WISPS_POINTS,
    MOST_WEREWOLVES_OF_TWO_POINTS,
    MOST_WEREWOLVES_POINTS,
    NEIGHBOUR,
    NO_DOOR,
    NO_DRAGON_POINTS,
    NONE,
    OTHER,
    PATH_COUNT_MASK,
    PATH_COUNTS_MASK,
    PATH_DOORS,
    PATH_GHOSTS,
    PATH_KINDS,
    PATH_SATYRS,
    SECTION_POINTS,
    SHOWN,
    SIZE,
    SKELETON,
    SLIME,
    SOME_WISPS,
    SOME_WISPS_POINTS,
    SPECIAL_SECTION_POINTS,
    START,
    STEP,
    STEP_PATH,
    STEP_SECTION,
    TOOTH,
    TRACK_EDGES,
    TURN_BITS,
    VALUE_SHIFT,
    WEREWOLF,
    WEREWOLF_POINTS,
    WISP,
    WISP_POINTS,
)


def trace_paths(side: int, fields: list[int]) -> list[int]:
    """Every path of a board as one packed int (see PATH_GHOSTS and its neighbours in tables)."""
    paths: list[int] = []
    seen = 0  # set of cell * 2 + section
    for cell in range(CELLS):
        placed = fields[cell]
        if placed == EMPTY:
            continue
        for section in range(2):
            start = START[placed * 2 + section]
            bit = 1 << (cell * 2 + section)
            if start == 0 or seen & bit:
                continue
            seen |= bit
            path = start >> STEP_PATH
            doors = 0
            edge = start & EDGE_MASK
            for _ in range(2):  # walk from both ends of the section
                here = cell
                door = NO_DOOR
                while True:
                    there = NEIGHBOUR[here * EDGES + edge]
                    if there == NONE:
                        door = DOORS[(side * CELLS + here) * EDGES + edge]
                        break
                    beyond = fields[there]
                    if beyond == EMPTY:
                        break
                    step = STEP[beyond * EDGES + (edge ^ 2)]
                    bit = 1 << (there * 2 + (step >> STEP_SECTION & 1))
                    if step == 0 or seen & bit:  # seen: a loop is closed
                        break
                    seen |= bit
                    part = step >> STEP_PATH
                    path = (path | part & ~PATH_COUNTS_MASK) + (part & PATH_COUNTS_MASK)
                    edge = step & EDGE_MASK
                    here = there
                doors = doors << DOOR_BITS | door
                edge = STEP[placed * EDGES + (start & EDGE_MASK)] & EDGE_MASK
            paths.append(path | doors << PATH_DOORS)
    return paths


class Tally:
    """What lies on a board, counted once for all lines of the pad."""

    def __init__(self, fields: list[int]) -> None:
        total = 0
        golems = 0
        bats = 0
        for cell in range(CELLS):
            placed = fields[cell]
            if placed != EMPTY:
                shown = SHOWN[placed >> TURN_BITS]
                total += shown
                golems |= (shown >> GOLEM * COUNT_BITS & 1) << cell
                bats |= (shown >> BAT * COUNT_BITS & 1) << cell
        self.total = total
        self.golems = golems  # sets of cells
        self.bats = bats

    def count(self, line: int) -> int:
        """How many of one monster, or of DIAMONDS, are there."""
        return self.total >> line * COUNT_BITS & COUNT_MASK

    def curves(self) -> int:
        """How many curves there are, two for a double curve."""
        return self.total >> CURVES_SHIFT & CURVES_MASK

    def value(self) -> int:
        """What is printed on all diamonds together."""
        return self.total >> VALUE_SHIFT


def dragon_points(dragons: int) -> int:
    """G6.1: each dragon pays the number of dragons."""
    return dragons * dragons if dragons > 0 else NO_DRAGON_POINTS


def ghost_points(paths: list[int]) -> int:
    """G6.2: ghosts pay more in company."""
    points = 0
    for path in paths:
        ghosts = path >> PATH_GHOSTS & PATH_COUNT_MASK
        points += ghosts * (CROWDED_GHOST_POINTS if ghosts >= GHOST_CROWD else GHOST_POINTS)
    return points


def golem_points(golems: int) -> int:
    """G6.3: by the golems that touch no other; `golems` is the set of their cells."""
    return GOLEM_POINTS[SIZE[golems & ~BESIDE[golems]]]


def satyr_points(paths: list[int]) -> int:
    """G6.4: each satyr pays the kinds of monsters on its path."""
    points = 0
    for path in paths:
        satyrs = path >> PATH_SATYRS & PATH_COUNT_MASK
        if satyrs > 0:
            points += satyrs * SIZE[path >> PATH_KINDS & KINDS_MASK]
    return points


def skeleton_points(skeletons: int, diamonds: int) -> int:
    """G6.5: each skeleton pays the number of diamonds."""
    return skeletons * diamonds


def slime_points(slimes: int, curves: int) -> int:
    """G6.6: each slime pays the number of curves."""
    return slimes * curves


def bat_points(bats: int) -> int:
    """G6.7: each bat that touches another pays; `bats` is the set of their cells."""
    return BAT_POINTS * SIZE[bats & BESIDE[bats]]


def werewolf_points(werewolves: int) -> int:
    """G6.8: each werewolf pays; the bonus is in `werewolf_bonuses`."""
    return WEREWOLF_POINTS * werewolves


def werewolf_bonuses(werewolves: list[int]) -> list[int]:
    """G6.8, G6.9: what having the most werewolves pays each seat."""
    if len(werewolves) == 1:
        return [0]  # a board scored by itself has nobody to compare with
    bonus = MOST_WEREWOLVES_OF_TWO_POINTS if len(werewolves) == 2 else MOST_WEREWOLVES_POINTS
    most = 1
    for pack in werewolves:
        most = max(most, pack)
    return [bonus if pack == most else 0 for pack in werewolves]


def wisp_points(wisps: int) -> int:
    """G6.10: the more wisps, the more each pays."""
    if wisps >= MANY_WISPS:
        return MANY_WISPS_POINTS * wisps
    return (SOME_WISPS_POINTS if wisps >= SOME_WISPS else WISP_POINTS) * wisps


def diamond_points(value: int) -> int:
    """G6.11: what is printed on the diamonds, all together."""
    return value


def _door_points(paths: list[int], line: int, points_per_section: int) -> int:
    sections = 0
    for path in paths:
        if DOORS_LINE[path >> PATH_DOORS] == line:
            sections += path & PATH_COUNT_MASK
    return sections * points_per_section


def bone_points(paths: list[int]) -> int:
    """G7.1: the path from bone door to bone door."""
    return _door_points(paths, BONE, SPECIAL_SECTION_POINTS)


def tooth_points(paths: list[int]) -> int:
    """G7.2: the path from tooth door to tooth door."""
    return _door_points(paths, TOOTH, SPECIAL_SECTION_POINTS)


def other_points(paths: list[int]) -> int:
    """G7.3: every other path between two doors."""
    return _door_points(paths, OTHER, SECTION_POINTS)


def score_board(side: int, fields: list[int]) -> list[int]:
    """The 13 lines of one board by itself, in the order of LINES; no werewolf bonus."""
    paths = trace_paths(side, fields)
    tally = Tally(fields)
    return [
        dragon_points(tally.count(DRAGON)),
        ghost_points(paths),
        golem_points(tally.golems),
        satyr_points(paths),
        skeleton_points(tally.count(SKELETON), tally.count(DIAMONDS)),
        slime_points(tally.count(SLIME), tally.curves()),
        bat_points(tally.bats),
        werewolf_points(tally.count(WEREWOLF)),
        wisp_points(tally.count(WISP)),
        diamond_points(tally.value()),
        bone_points(paths),
        tooth_points(paths),
        other_points(paths),
    ]


def score_boards(sides: list[int], boards: list[list[int]]) -> list[list[int]]:
    """The 13 lines of every board of a game, werewolf bonus included."""
    bonuses = werewolf_bonuses([Tally(fields).count(WEREWOLF) for fields in boards])
    sheets: list[list[int]] = []
    for seat, fields in enumerate(boards):
        lines = score_board(sides[seat], fields)
        lines[WEREWOLF] += bonuses[seat]
        sheets.append(lines)
    return sheets


def total_of(lines: list[int]) -> int:
    """The sum of a score sheet."""
    total = 0
    for points in lines:
        total += points
    return total


def dead_ends(side: int, fields: list[int]) -> int:
    """G8.3: track ends at a tile without track there or at a rim edge without a door."""
    ends = 0
    for cell in range(CELLS):
        if fields[cell] == EMPTY:
            continue
        tracks = TRACK_EDGES[fields[cell]]
        for edge in range(EDGES):
            if tracks >> edge & 1 == 0:
                continue
            there = NEIGHBOUR[cell * EDGES + edge]
            if there == NONE:
                if DOORS[(side * CELLS + cell) * EDGES + edge] == NO_DOOR:
                    ends += 1
            elif fields[there] != EMPTY and TRACK_EDGES[fields[there]] >> (edge ^ 2) & 1 == 0:
                ends += 1
    return ends


def places_of(totals: list[int], ends: list[int]) -> list[int]:
    """G8.2: the place of each seat; fewer dead ends break a tie, what is left is shared."""
    places: list[int] = []
    for seat, total in enumerate(totals):
        better = 0
        for other, rival in enumerate(totals):
            if rival > total or (rival == total and ends[other] < ends[seat]):
                better += 1
        places.append(better + 1)
    return places
