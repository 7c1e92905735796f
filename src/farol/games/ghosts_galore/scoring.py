"""What a board is worth: one function for each of the 13 lines of the pad, and the dead ends.

A board is its side and nine fields, any of them EMPTY, so that unfinished boards score too.
"""

from farol.games.ghosts_galore.tables import (
    BAT,
    BAT_POINTS,
    BESIDE,
    BONE,
    CELLS,
    COUNT_BITS,
    COUNT_MASK,
    CROWDED_GHOST_POINTS,
    CURVES,
    DIAMOND,
    DIAMONDS,
    DOOR_BITS,
    DOORS,
    DOORS_LINE,
    DRAGON,
    EDGES,
    EMPTY,
    EXIT,
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
    PATH_DOORS,
    PATH_GHOSTS,
    PATH_KINDS,
    PATH_SATYRS,
    SECTION_AT,
    SECTION_COUNT,
    SECTION_END,
    SECTION_KINDS,
    SECTION_PART,
    SECTION_POINTS,
    SIZE,
    SKELETON,
    SLIME,
    SOME_WISPS,
    SOME_WISPS_POINTS,
    SPECIAL_SECTION_POINTS,
    SYMBOLS,
    TOOTH,
    TRACK_EDGES,
    TURNS,
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
        for section in range(SECTION_COUNT[placed // TURNS]):
            if seen >> (cell * 2 + section) & 1:
                continue
            seen |= 1 << (cell * 2 + section)
            path = SECTION_PART[placed // TURNS * 2 + section]
            kinds = SECTION_KINDS[placed // TURNS * 2 + section]
            doors = 0
            end = placed * EDGES + section * 2
            for which in range(2):  # walk from both ends of the section
                here = cell
                edge = SECTION_END[end + which]
                door = NO_DOOR
                while True:
                    there = NEIGHBOUR[here * EDGES + edge]
                    if there == NONE:
                        door = DOORS[(side * CELLS + here) * EDGES + edge]
                        break
                    beyond = fields[there]
                    if beyond == EMPTY:
                        break
                    entry = beyond * EDGES + (edge ^ 2)
                    onward = SECTION_AT[entry]
                    if onward == NONE or seen >> (there * 2 + onward) & 1:  # seen: a loop is closed
                        break
                    seen |= 1 << (there * 2 + onward)
                    path += SECTION_PART[beyond // TURNS * 2 + onward]
                    kinds |= SECTION_KINDS[beyond // TURNS * 2 + onward]
                    edge = EXIT[entry]
                    here = there
                doors = doors << DOOR_BITS | door
            paths.append(path + kinds + (doors << PATH_DOORS))
    return paths


def symbols_of(fields: list[int]) -> int:
    """How often each monster and the diamond stand on a board, packed by line."""
    symbols = 0
    for placed in fields:
        if placed != EMPTY:
            symbols += SYMBOLS[placed // TURNS]
    return symbols


def count_of(symbols: int, line: int) -> int:
    """How many of one monster, or of DIAMONDS, packed symbols hold."""
    return symbols >> (line * COUNT_BITS) & COUNT_MASK


def cells_with(fields: list[int], monster: int) -> int:
    """The set of cells that show a monster."""
    cells = 0
    for cell in range(CELLS):
        placed = fields[cell]
        if placed != EMPTY and SYMBOLS[placed // TURNS] >> (monster * COUNT_BITS) & 1:
            cells |= 1 << cell
    return cells


def dragon_points(dragons: int) -> int:
    """G6.1: each dragon pays the number of dragons."""
    return dragons * dragons if dragons > 0 else NO_DRAGON_POINTS


def ghost_points(paths: list[int]) -> int:
    """G6.2: ghosts pay more in company."""
    points = 0
    for path in paths:
        ghosts = path >> PATH_GHOSTS & COUNT_MASK
        points += ghosts * (CROWDED_GHOST_POINTS if ghosts >= GHOST_CROWD else GHOST_POINTS)
    return points


def golem_points(golems: int) -> int:
    """G6.3: by the golems that touch no other; `golems` is the set of their cells."""
    return GOLEM_POINTS[SIZE[golems & ~BESIDE[golems]]]


def satyr_points(paths: list[int]) -> int:
    """G6.4: each satyr pays the kinds of monsters on its path."""
    points = 0
    for path in paths:
        satyrs = path >> PATH_SATYRS & COUNT_MASK
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


def diamond_points(fields: list[int]) -> int:
    """G6.11: the printed values."""
    points = 0
    for placed in fields:
        if placed != EMPTY:
            points += DIAMOND[placed // TURNS]
    return points


def curves_of(fields: list[int]) -> int:
    """How many curves lie on a board, two for a double curve."""
    curves = 0
    for placed in fields:
        if placed != EMPTY:
            curves += CURVES[placed // TURNS]
    return curves


def _door_points(paths: list[int], line: int, points_per_section: int) -> int:
    sections = 0
    for path in paths:
        if DOORS_LINE[path >> PATH_DOORS] == line:
            sections += path & COUNT_MASK
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
    symbols = symbols_of(fields)
    return [
        dragon_points(count_of(symbols, DRAGON)),
        ghost_points(paths),
        golem_points(cells_with(fields, GOLEM)),
        satyr_points(paths),
        skeleton_points(count_of(symbols, SKELETON), count_of(symbols, DIAMONDS)),
        slime_points(count_of(symbols, SLIME), curves_of(fields)),
        bat_points(cells_with(fields, BAT)),
        werewolf_points(count_of(symbols, WEREWOLF)),
        wisp_points(count_of(symbols, WISP)),
        diamond_points(fields),
        bone_points(paths),
        tooth_points(paths),
        other_points(paths),
    ]


def score_boards(sides: list[int], boards: list[list[int]]) -> list[list[int]]:
    """The 13 lines of every board of a game, werewolf bonus included."""
    packs = [count_of(symbols_of(fields), WEREWOLF) for fields in boards]
    bonuses = werewolf_bonuses(packs)
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
