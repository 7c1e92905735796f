"""Why a board scores what it scores: each path with its ends, each monster with its neighbours."""

from farol.core.data import Json
from farol.games.ghosts_galore.scoring import BoardTally, total_of, wisp_points
from farol.games.ghosts_galore.tables import (
    BAT,
    BAT_POINTS,
    BONE,
    CELLS,
    CROWDED_GHOST_POINTS,
    DIAMONDS,
    DOOR_BITS,
    DOOR_KINDS,
    DOOR_PLACES,
    DOORS,
    DOORS_LINE,
    DRAGON,
    EDGE_MASK,
    EDGES,
    EMPTY,
    GHOST,
    GHOST_CROWD,
    GHOST_POINTS,
    GOLEM,
    LINES,
    MONSTERS,
    NEIGHBOUR,
    NO_DOOR,
    NONE,
    SATYR,
    SECTION_MONSTERS,
    SECTION_POINTS,
    SKELETON,
    SLIME,
    SPECIAL_SECTION_POINTS,
    START,
    STEP,
    STEP_SECTION,
    TOOTH,
    TURNS,
    WEREWOLF,
    WEREWOLF_POINTS,
    WISP,
)

_DOOR_NAMES = {place: name for name, place in DOOR_PLACES.items()}


class Path:
    """One path: (cell, section) from end to end, and the (cell, edge) of its two ends."""

    def __init__(self, sections: list[tuple[int, int]], ends: list[tuple[int, int]]) -> None:
        self.sections = sections
        self.ends = ends  # none for a loop

    def monsters(self, fields: list[int]) -> list[int]:
        """All monsters along the path."""
        return [
            monster
            for cell, section in self.sections
            for monster in SECTION_MONSTERS[fields[cell] // TURNS * 2 + section]
        ]

    def line(self, side: int) -> int:
        """BONE, TOOTH or OTHER for a path between two doors, else NONE."""
        doors = 0
        for cell, edge in self.ends:
            doors = doors << DOOR_BITS | _door(side, cell, edge)
        return DOORS_LINE[doors]

    def points(self, side: int) -> int:
        """What the path pays by its doors."""
        line = self.line(side)
        if line == NONE:
            return 0
        return len(self.sections) * (
            SPECIAL_SECTION_POINTS if line in (BONE, TOOTH) else SECTION_POINTS
        )


def find_paths(fields: list[int]) -> list[Path]:
    """Every path of a board, in the order of their first cells."""
    paths: list[Path] = []
    seen: set[tuple[int, int]] = set()
    for cell in range(CELLS):
        for section in range(2):
            exists = fields[cell] != EMPTY and START[fields[cell] * 2 + section] != 0
            if exists and (cell, section) not in seen:
                path = _follow(fields, cell, section)
                seen.update(path.sections)
                paths.append(path)
    return paths


def _follow(fields: list[int], cell: int, section: int) -> Path:
    """The path through one section."""
    out = START[fields[cell] * 2 + section] & EDGE_MASK
    ahead, end = _walk(fields, cell, out)
    if (cell, section) in ahead:
        return Path(ahead, [])
    back = STEP[fields[cell] * EDGES + out] & EDGE_MASK
    behind, start = _walk(fields, cell, back)
    sections = [*reversed(behind), (cell, section), *ahead]
    if sections[0] > sections[-1]:
        return Path(sections[::-1], [end, start])
    return Path(sections, [start, end])


def _walk(fields: list[int], cell: int, edge: int) -> tuple[list[tuple[int, int]], tuple[int, int]]:
    """The sections beyond an edge, and where they end; a loop ends where it began."""
    walked: list[tuple[int, int]] = []
    while True:
        there = NEIGHBOUR[cell * EDGES + edge]
        step = (
            0
            if there == NONE or fields[there] == EMPTY
            else STEP[fields[there] * EDGES + (edge ^ 2)]
        )
        reached = (there, step >> STEP_SECTION & 1)
        if step == 0 or reached in walked:
            return walked, (cell, edge)
        walked.append(reached)
        cell, edge = there, step & EDGE_MASK


def _door(side: int, cell: int, edge: int) -> int:
    return DOORS[(side * CELLS + cell) * EDGES + edge]


def _end_json(side: int, fields: list[int], cell: int, edge: int) -> dict[str, Json]:
    there = NEIGHBOUR[cell * EDGES + edge]
    end: dict[str, Json] = {"field": cell + 1, "edge": "NESW"[edge]}
    if there != NONE:
        end["end"] = "open" if fields[there] == EMPTY else "dead_end"
    elif _door(side, cell, edge) == NO_DOOR:
        end["end"] = "dead_end"
    else:
        end["end"] = DOOR_KINDS[_door(side, cell, edge)]
        end["door"] = _DOOR_NAMES[cell * EDGES + edge]
    return end


def _path_json(side: int, fields: list[int], path: Path) -> dict[str, Json]:
    line = path.line(side)
    return {
        "sections": [[cell + 1, section] for cell, section in path.sections],
        "ends": [_end_json(side, fields, cell, edge) for cell, edge in path.ends],
        "line": None if line == NONE else LINES[line],
        "points": path.points(side),
    }


def door_paths_at(side: int, fields: list[int], cell: int) -> list[Json]:
    """The paths between two doors that run over one cell."""
    paths = [path for path in find_paths(fields) if path.points(side)]
    return [
        _path_json(side, fields, path)
        for path in paths
        if cell in [through for through, _ in path.sections]
    ]


def neighbours_with(fields: list[int], cell: int, monster: int) -> list[int]:
    """The cells beside a cell that show a monster."""
    near = [NEIGHBOUR[cell * EDGES + edge] for edge in range(EDGES)]
    return sorted(
        there
        for there in near
        if there != NONE
        and fields[there] != EMPTY
        and monster in tile_monsters(fields[there] // TURNS)
    )


def tile_monsters(tile: int) -> list[int]:
    """All monsters of a tile."""
    return SECTION_MONSTERS[tile * 2] + SECTION_MONSTERS[tile * 2 + 1]


def _monster_points(
    tally: BoardTally, company: list[int], beside: list[int], monster: int
) -> int | None:
    """What one monster pays; None for golems, which pay together."""
    wisps = tally.count(WISP)
    return {
        DRAGON: tally.count(DRAGON),
        GHOST: CROWDED_GHOST_POINTS if company.count(GHOST) >= GHOST_CROWD else GHOST_POINTS,
        GOLEM: None,
        SATYR: len(set(company)),
        SKELETON: tally.count(DIAMONDS),
        SLIME: tally.curves(),
        BAT: BAT_POINTS if beside else 0,
        WEREWOLF: WEREWOLF_POINTS,
        WISP: wisp_points(wisps) // max(wisps, 1),
    }[monster]


def _monsters_json(fields: list[int], paths: list[Path]) -> list[Json]:
    tally = BoardTally(fields)
    found: list[tuple[int, int, dict[str, Json]]] = []
    for number, path in enumerate(paths):
        company = path.monsters(fields)
        for cell, section in path.sections:
            for monster in SECTION_MONSTERS[fields[cell] // TURNS * 2 + section]:
                beside = neighbours_with(fields, cell, monster)
                shown: dict[str, Json] = {
                    "monster": MONSTERS[monster],
                    "field": cell + 1,
                    "section": section,
                    "path": number,
                    "points": _monster_points(tally, company, beside, monster),
                }
                if monster in (GOLEM, BAT):
                    shown["neighbours"] = [there + 1 for there in beside]
                if monster == SATYR:
                    shown["kinds"] = [MONSTERS[kind] for kind in sorted(set(company))]
                found.append((monster, cell, shown))
    return [shown for _, _, shown in sorted(found, key=lambda entry: entry[:2])]


def board_detail(side: int, fields: list[int]) -> dict[str, Json]:
    """Every path and every monster of a board; fields count from 1, paths from 0."""
    paths = find_paths(fields)
    return {
        "paths": [_path_json(side, fields, path) for path in paths],
        "monsters": _monsters_json(fields, paths),
    }


def lines_json(lines: list[int], ends: int) -> dict[str, Json]:
    """A score sheet as on the pad."""
    sheet: dict[str, Json] = {name: lines[line] for line, name in enumerate(LINES)}
    sheet["total"] = total_of(lines)
    sheet["dead_ends"] = ends
    return sheet
