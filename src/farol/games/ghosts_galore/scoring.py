"""Scoring of a board: one function for each of the 13 lines of the pad, and the dead ends.

A board is its side and nine fields, any of them EMPTY, so that unfinished boards score too.
"""

# compiled by mypyc

from farol.core.native import append, i64, vec
from farol.core.vectors import bit
from farol.games.ghosts_galore import tables as t


def trace_paths(side: i64, fields: list[int]) -> vec[i64]:
    """Every path of a board as one packed int (see PATH_GHOSTS and its neighbours in tables)."""
    paths = vec[i64]()
    seen: i64 = 0  # set of cell * 2 + section
    cell: i64
    for cell in range(t.CELLS):
        placed: i64 = fields[cell]
        if placed == t.EMPTY:
            continue
        section: i64
        for section in range(2):
            start: i64 = t.START[placed * 2 + section]
            place: i64 = bit(cell * 2 + section)
            if start == 0 or seen & place:
                continue
            seen |= place
            path: i64 = start >> t.STEP_PATH
            doors: i64 = 0
            edge: i64 = start & t.EDGE_MASK
            for _ in range(2):  # walk from both ends of the section
                here: i64 = cell
                door: i64 = t.NO_DOOR
                while True:
                    there: i64 = t.NEIGHBOUR[here * t.EDGES + edge]
                    if there == t.NONE:
                        door = t.DOORS[(side * t.CELLS + here) * t.EDGES + edge]
                        break
                    beyond: i64 = fields[there]
                    if beyond == t.EMPTY:
                        break
                    step: i64 = t.STEP[beyond * t.EDGES + (edge ^ 2)]
                    place = bit(there * 2 + (step >> t.STEP_SECTION & 1))
                    if step == 0 or seen & place:  # seen: a loop is closed
                        break
                    seen |= place
                    part: i64 = step >> t.STEP_PATH
                    path = (path | part & ~t.PATH_COUNTS_MASK) + (part & t.PATH_COUNTS_MASK)
                    edge = step & t.EDGE_MASK
                    here = there
                doors = doors << t.DOOR_BITS | door
                edge = t.STEP[placed * t.EDGES + (start & t.EDGE_MASK)] & t.EDGE_MASK
            paths = append(paths, path | doors << t.PATH_DOORS)
    return paths


class BoardTally:
    """Counts of a board, shared by all lines of the pad."""

    def __init__(self, fields: list[int]) -> None:
        total: i64 = 0
        golems: i64 = 0
        bats: i64 = 0
        cell: i64
        for cell in range(t.CELLS):
            placed: i64 = fields[cell]
            if placed != t.EMPTY:
                shown: i64 = t.SHOWN[placed >> t.TURN_BITS]
                total += shown
                golems |= (shown >> t.GOLEM * t.COUNT_BITS & 1) << cell
                bats |= (shown >> t.BAT * t.COUNT_BITS & 1) << cell
        self.total: i64 = total
        self.golems: i64 = golems  # sets of cells
        self.bats: i64 = bats

    def count(self, line: i64) -> i64:
        """The count of one monster, or of DIAMONDS."""
        return self.total >> line * t.COUNT_BITS & t.COUNT_MASK

    def curves(self) -> i64:
        """The number of curves, two for a double curve."""
        return self.total >> t.CURVES_SHIFT & t.CURVES_MASK

    def value(self) -> i64:
        """The sum of the diamonds' printed values."""
        return self.total >> t.VALUE_SHIFT


def dragon_points(dragons: i64) -> i64:
    """G6.1: each dragon pays the number of dragons."""
    if dragons > 0:
        return dragons * dragons
    return t.NO_DRAGON_POINTS


def ghost_points(paths: vec[i64]) -> i64:
    """G6.2: ghosts pay more in company."""
    points: i64 = 0
    for path in paths:
        ghosts: i64 = path >> t.PATH_GHOSTS & t.PATH_COUNT_MASK
        if ghosts >= t.GHOST_CROWD:
            points += ghosts * t.CROWDED_GHOST_POINTS
        else:
            points += ghosts * t.GHOST_POINTS
    return points


def golem_points(golems: i64) -> i64:
    """G6.3: by the golems that touch no other; `golems` is the set of their cells."""
    return t.GOLEM_POINTS[t.SIZE[golems & ~t.BESIDE[golems]]]


def satyr_points(paths: vec[i64]) -> i64:
    """G6.4: each satyr pays the kinds of monsters on its path."""
    points: i64 = 0
    for path in paths:
        satyrs: i64 = path >> t.PATH_SATYRS & t.PATH_COUNT_MASK
        if satyrs > 0:
            points += satyrs * t.SIZE[path >> t.PATH_KINDS & t.KINDS_MASK]
    return points


def skeleton_points(skeletons: i64, diamonds: i64) -> i64:
    """G6.5: each skeleton pays the number of diamonds."""
    return skeletons * diamonds


def slime_points(slimes: i64, curves: i64) -> i64:
    """G6.6: each slime pays the number of curves."""
    return slimes * curves


def bat_points(bats: i64) -> i64:
    """G6.7: each bat that touches another pays; `bats` is the set of their cells."""
    return t.BAT_POINTS * t.SIZE[bats & t.BESIDE[bats]]


def werewolf_points(werewolves: i64) -> i64:
    """G6.8: each werewolf pays; the bonus is in `werewolf_bonuses`."""
    return t.WEREWOLF_POINTS * werewolves


def werewolf_bonuses(werewolves: list[int]) -> list[int]:
    """G6.8, G6.9: the bonus of each seat for the most werewolves."""
    if len(werewolves) == 1:
        return [0]  # a single board has no comparison
    bonus: i64 = t.MOST_WEREWOLVES_POINTS
    if len(werewolves) == 2:
        bonus = t.MOST_WEREWOLVES_OF_TWO_POINTS
    most: i64 = 1
    pack: i64
    for pack in werewolves:
        most = max(most, pack)
    return [bonus if pack == most else 0 for pack in werewolves]


def wisp_points(wisps: i64) -> i64:
    """G6.10: the more wisps, the more each pays."""
    if wisps >= t.MANY_WISPS:
        return t.MANY_WISPS_POINTS * wisps
    if wisps >= t.SOME_WISPS:
        return t.SOME_WISPS_POINTS * wisps
    return t.WISP_POINTS * wisps


def diamond_points(value: i64) -> i64:
    """G6.11: the sum of the diamonds' printed values."""
    return value


def _door_points(paths: vec[i64], line: i64, points_per_section: i64) -> i64:
    sections: i64 = 0
    for path in paths:
        if t.DOORS_LINE[path >> t.PATH_DOORS] == line:
            sections += path & t.PATH_COUNT_MASK
    return sections * points_per_section


def bone_points(paths: vec[i64]) -> i64:
    """G7.1: the path from bone door to bone door."""
    return _door_points(paths, t.BONE, t.SPECIAL_SECTION_POINTS)


def tooth_points(paths: vec[i64]) -> i64:
    """G7.2: the path from tooth door to tooth door."""
    return _door_points(paths, t.TOOTH, t.SPECIAL_SECTION_POINTS)


def other_points(paths: vec[i64]) -> i64:
    """G7.3: every other path between two doors."""
    return _door_points(paths, t.OTHER, t.SECTION_POINTS)


def score_board(side: i64, fields: list[int]) -> list[int]:
    """The 13 lines of one board by itself, in the order of LINES; no werewolf bonus."""
    paths = trace_paths(side, fields)
    tally = BoardTally(fields)
    return [
        dragon_points(tally.count(t.DRAGON)),
        ghost_points(paths),
        golem_points(tally.golems),
        satyr_points(paths),
        skeleton_points(tally.count(t.SKELETON), tally.count(t.DIAMONDS)),
        slime_points(tally.count(t.SLIME), tally.curves()),
        bat_points(tally.bats),
        werewolf_points(tally.count(t.WEREWOLF)),
        wisp_points(tally.count(t.WISP)),
        diamond_points(tally.value()),
        bone_points(paths),
        tooth_points(paths),
        other_points(paths),
    ]


def score_boards(sides: list[int], boards: list[list[int]]) -> list[list[int]]:
    """The 13 lines of every board of a game, werewolf bonus included."""
    bonuses = werewolf_bonuses([BoardTally(fields).count(t.WEREWOLF) for fields in boards])
    sheets: list[list[int]] = []
    seat: i64
    for seat, fields in enumerate(boards):
        lines = score_board(sides[seat], fields)
        lines[t.WEREWOLF] += bonuses[seat]
        sheets.append(lines)
    return sheets


def total_of(lines: list[int]) -> i64:
    """The sum of a score sheet."""
    total: i64 = 0
    points: i64
    for points in lines:
        total += points
    return total


def dead_ends(side: i64, fields: list[int]) -> i64:
    """G8.3: track ends at a tile without track there or at a rim edge without a door."""
    ends: i64 = 0
    cell: i64
    for cell in range(t.CELLS):
        if fields[cell] == t.EMPTY:
            continue
        tracks: i64 = t.TRACK_EDGES[fields[cell]]
        edge: i64
        for edge in range(t.EDGES):
            if tracks >> edge & 1 == 0:
                continue
            there: i64 = t.NEIGHBOUR[cell * t.EDGES + edge]
            if there == t.NONE:
                if t.DOORS[(side * t.CELLS + cell) * t.EDGES + edge] == t.NO_DOOR:
                    ends += 1
            elif fields[there] != t.EMPTY and t.TRACK_EDGES[fields[there]] >> (edge ^ 2) & 1 == 0:
                ends += 1
    return ends


def places_of(totals: list[int], ends: list[int]) -> list[int]:
    """G8.2: the place of each seat; fewer dead ends break a tie, remaining ties share."""
    places: list[int] = []
    seat: i64
    total: i64
    for seat, total in enumerate(totals):
        better: i64 = 0
        other: i64
        rival: i64
        for other, rival in enumerate(totals):
            if rival > total or (rival == total and ends[other] < ends[seat]):
                better += 1
        places.append(better + 1)
    return places
