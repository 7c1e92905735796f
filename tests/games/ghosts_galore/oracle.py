"""A second scorer, written from the data file alone: slow, plain, and without the tables."""

from collections import defaultdict
from typing import Any

from farol.core.data import read_data

DATA: Any = read_data("farol.games.ghosts_galore", "data.json")
ENDS = {"straight": ["NS"], "curve": ["NE"], "bridge": ["NS", "EW"], "double_curve": ["NE", "SW"]}
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}


def turned(edge: str, rotation: int) -> str:
    return "NESW"["NESW".index(edge) + rotation & 3]


def beyond(cell: int, edge: str) -> int | None:
    row, column = cell // 3 + STEPS[edge][0], cell % 3 + STEPS[edge][1]
    return row * 3 + column if 0 <= row < 3 and 0 <= column < 3 else None


def door(side: int, cell: int, edge: str) -> str:
    number = cell % 3 + 1 if edge in "NS" else cell // 3 + 1
    kind: str = DATA["sides"][side]["doors"][f"{edge}{number}"]
    return kind


class Sections:
    """Sections as nodes, joined by union and find."""

    def __init__(self, side: int, fields: list[int]) -> None:
        self.at: dict[tuple[int, str], tuple[int, int]] = {}
        self.monsters: dict[tuple[int, int], list[str]] = {}
        for cell, placed in enumerate(fields):
            if placed < 0:
                continue
            tile = DATA["tiles"][placed // 4]
            for number, ends in enumerate(ENDS[tile["track"]]):
                self.monsters[cell, number] = tile["sections"][number]
                for edge in ends:
                    self.at[cell, turned(edge, placed % 4)] = (cell, number)
        self.parent = {section: section for section in self.monsters}
        self.doors: dict[tuple[int, int], list[str]] = defaultdict(list)
        for (cell, edge), section in self.at.items():
            there = beyond(cell, edge)
            if there is None:
                self.doors[section].append(door(side, cell, edge))
            elif (there, BACK[edge]) in self.at:
                self.parent[self.root(section)] = self.root(self.at[there, BACK[edge]])

    def root(self, section: tuple[int, int]) -> tuple[int, int]:
        while self.parent[section] != section:
            section = self.parent[section]
        return section

    def paths(self) -> list[tuple[int, list[str], list[str]]]:
        """Length, monsters and doors of each."""
        groups = defaultdict(list)
        for section in self.monsters:
            groups[self.root(section)].append(section)
        return [
            (
                len(group),
                [monster for section in group for monster in self.monsters[section]],
                [kind for section in group for kind in self.doors[section] if kind != "none"],
            )
            for group in groups.values()
        ]


def oracle_lines(side: int, fields: list[int]) -> list[int]:
    """The 13 lines, without the werewolf bonus."""
    tiles = {cell: DATA["tiles"][placed // 4] for cell, placed in enumerate(fields) if placed >= 0}
    on_tile = {
        cell: [monster for section in tile["sections"] for monster in section]
        for cell, tile in tiles.items()
    }
    have = [monster for monsters in on_tile.values() for monster in monsters]
    paths = Sections(side, fields).paths()
    diamonds = [tile["diamond"] for tile in tiles.values() if tile["diamond"]]
    curves = sum({"curve": 1, "double_curve": 2}.get(tile["track"], 0) for tile in tiles.values())

    def beside(cell: int, monster: str) -> bool:
        near = (beyond(cell, edge) for edge in "NESW")
        return any(there is not None and monster in on_tile.get(there, []) for there in near)

    alone = sum("golem" in on_tile[cell] and not beside(cell, "golem") for cell in tiles)
    dragons, wisps = have.count("dragon"), have.count("wisp")
    joined = [(length, sorted(doors)) for length, _, doors in paths if len(doors) == 2]
    return [
        dragons**2 or -5,
        sum(n * (6 if n >= 3 else 3) for n in (m.count("ghost") for _, m, _ in paths)),
        [0, 4, 10, 18, 28, 40][alone],
        sum(m.count("satyr") * len(set(m)) for _, m, _ in paths),
        have.count("skeleton") * len(diamonds),
        have.count("slime") * curves,
        5 * sum("bat" in on_tile[cell] and beside(cell, "bat") for cell in tiles),
        4 * have.count("werewolf"),
        wisps * (5 if wisps >= 7 else 4 if wisps >= 4 else 3),
        sum(diamonds),
        sum(2 * length for length, doors in joined if doors == ["bone", "bone"]),
        sum(2 * length for length, doors in joined if doors == ["tooth", "tooth"]),
        sum(
            length
            for length, doors in joined
            if doors not in (["bone", "bone"], ["tooth", "tooth"])
        ),
    ]


def oracle_dead_ends(side: int, fields: list[int]) -> int:
    """Ends of track that meet a tile without track, or a rim edge without a door."""
    ends = Sections(side, fields).at
    dead = 0
    for cell, edge in ends:
        there = beyond(cell, edge)
        if there is None:
            dead += door(side, cell, edge) == "none"
        else:
            dead += fields[there] >= 0 and (there, BACK[edge]) not in ends
    return dead
