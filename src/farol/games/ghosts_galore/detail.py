"""Why a board scores what it scores: each path with its ends, each monster with its neighbours."""

from farol.core.data import Json
from farol.games.ghosts_galore import tables as t
from farol.games.ghosts_galore.scoring import BoardTally, total_of, wisp_points

_DOOR_NAMES = {place: name for name, place in t.DOOR_PLACES.items()}


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
            for monster in t.SECTION_MONSTERS[fields[cell] // t.TURNS * 2 + section]
        ]

    def line(self, side: int) -> int:
        """BONE, TOOTH or OTHER for a path between two doors, else NONE."""
        doors = 0
        for cell, edge in self.ends:
            doors = doors << t.DOOR_BITS | _door(side, cell, edge)
        return t.DOORS_LINE[doors]

    def points(self, side: int) -> int:
        """What the path pays by its doors."""
        line = self.line(side)
        if line == t.NONE:
            return 0
        return len(self.sections) * (
            t.SPECIAL_SECTION_POINTS if line in (t.BONE, t.TOOTH) else t.SECTION_POINTS
        )


def find_paths(fields: list[int]) -> list[Path]:
    """Every path of a board, in the order of their first cells."""
    paths: list[Path] = []
    seen: set[tuple[int, int]] = set()
    for cell in range(t.CELLS):
        for section in range(2):
            exists = fields[cell] != t.EMPTY and t.START[fields[cell] * 2 + section] != 0
            if exists and (cell, section) not in seen:
                path = _follow(fields, cell, section)
                seen.update(path.sections)
                paths.append(path)
    return paths


def _follow(fields: list[int], cell: int, section: int) -> Path:
    """The path through one section."""
    out = t.START[fields[cell] * 2 + section] & t.EDGE_MASK
    ahead, end = _walk(fields, cell, out)
    if (cell, section) in ahead:
        return Path(ahead, [])
    back = t.STEP[fields[cell] * t.EDGES + out] & t.EDGE_MASK
    behind, start = _walk(fields, cell, back)
    sections = [*reversed(behind), (cell, section), *ahead]
    if sections[0] > sections[-1]:
        return Path(sections[::-1], [end, start])
    return Path(sections, [start, end])


def _walk(fields: list[int], cell: int, edge: int) -> tuple[list[tuple[int, int]], tuple[int, int]]:
    """The sections beyond an edge, and where they end; a loop ends where it began."""
    walked: list[tuple[int, int]] = []
    while True:
        there = t.NEIGHBOUR[cell * t.EDGES + edge]
        step = (
            0
            if there == t.NONE or fields[there] == t.EMPTY
            else t.STEP[fields[there] * t.EDGES + (edge ^ 2)]
        )
        reached = (there, step >> t.STEP_SECTION & 1)
        if step == 0 or reached in walked:
            return walked, (cell, edge)
        walked.append(reached)
        cell, edge = there, step & t.EDGE_MASK


def _door(side: int, cell: int, edge: int) -> int:
    return t.DOORS[(side * t.CELLS + cell) * t.EDGES + edge]


def _end_json(side: int, fields: list[int], cell: int, edge: int) -> dict[str, Json]:
    there = t.NEIGHBOUR[cell * t.EDGES + edge]
    end: dict[str, Json] = {"field": cell + 1, "edge": "NESW"[edge]}
    if there != t.NONE:
        end["end"] = "open" if fields[there] == t.EMPTY else "dead_end"
    elif _door(side, cell, edge) == t.NO_DOOR:
        end["end"] = "dead_end"
    else:
        end["end"] = t.DOOR_KINDS[_door(side, cell, edge)]
        end["door"] = _DOOR_NAMES[cell * t.EDGES + edge]
    return end


def _path_json(side: int, fields: list[int], path: Path) -> dict[str, Json]:
    line = path.line(side)
    return {
        "sections": [[cell + 1, section] for cell, section in path.sections],
        "ends": [_end_json(side, fields, cell, edge) for cell, edge in path.ends],
        "line": None if line == t.NONE else t.LINES[line],
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
    near = [t.NEIGHBOUR[cell * t.EDGES + edge] for edge in range(t.EDGES)]
    return sorted(
        there
        for there in near
        if there != t.NONE
        and fields[there] != t.EMPTY
        and monster in tile_monsters(fields[there] // t.TURNS)
    )


def tile_monsters(tile: int) -> list[int]:
    """All monsters of a tile."""
    return t.SECTION_MONSTERS[tile * 2] + t.SECTION_MONSTERS[tile * 2 + 1]


def _monster_points(
    tally: BoardTally, company: list[int], beside: list[int], monster: int
) -> int | None:
    """What one monster pays; None for golems, which pay together."""
    wisps = tally.count(t.WISP)
    return {
        t.DRAGON: tally.count(t.DRAGON),
        t.GHOST: t.CROWDED_GHOST_POINTS
        if company.count(t.GHOST) >= t.GHOST_CROWD
        else t.GHOST_POINTS,
        t.GOLEM: None,
        t.SATYR: len(set(company)),
        t.SKELETON: tally.count(t.DIAMONDS),
        t.SLIME: tally.curves(),
        t.BAT: t.BAT_POINTS if beside else 0,
        t.WEREWOLF: t.WEREWOLF_POINTS,
        t.WISP: wisp_points(wisps) // max(wisps, 1),
    }[monster]


def _monsters_json(fields: list[int], paths: list[Path]) -> list[Json]:
    tally = BoardTally(fields)
    found: list[tuple[int, int, dict[str, Json]]] = []
    for number, path in enumerate(paths):
        company = path.monsters(fields)
        for cell, section in path.sections:
            for monster in t.SECTION_MONSTERS[fields[cell] // t.TURNS * 2 + section]:
                beside = neighbours_with(fields, cell, monster)
                shown: dict[str, Json] = {
                    "monster": t.MONSTERS[monster],
                    "field": cell + 1,
                    "section": section,
                    "path": number,
                    "points": _monster_points(tally, company, beside, monster),
                }
                if monster in (t.GOLEM, t.BAT):
                    shown["neighbours"] = [there + 1 for there in beside]
                if monster == t.SATYR:
                    shown["kinds"] = [t.MONSTERS[kind] for kind in sorted(set(company))]
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
    sheet: dict[str, Json] = {name: lines[line] for line, name in enumerate(t.LINES)}
    sheet["total"] = total_of(lines)
    sheet["dead_ends"] = ends
    return sheet
