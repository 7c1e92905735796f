from collections import Counter
from typing import Any

import pytest

from farol.core.data import read_data
from farol.core.errors import FarolError
from farol.games.ghosts_galore import tables
from farol.games.ghosts_galore.detail import find_paths, tile_monsters
from farol.games.ghosts_galore.tables import (
    DIAMOND,
    MONSTERS,
    SECTION_MONSTERS,
    SIDE_NAMES,
    TRACK,
    TRACKS,
)
from farol.games.ghosts_galore.view import doors_json, face

from .table import board, without_door


def test_g1_2_the_set_has_78_tiles_of_four_tracks() -> None:
    assert len(TRACK) == 78
    assert Counter(TRACKS[track] for track in TRACK) == {
        "double_curve": 10,
        "bridge": 8,
        "curve": 40,
        "straight": 20,
    }


def test_g1_2_monsters_and_diamonds_of_the_set() -> None:
    monsters = Counter(MONSTERS[monster] for tile in range(78) for monster in tile_monsters(tile))
    assert monsters == {
        "dragon": 12,
        "golem": 12,
        "satyr": 12,
        "slime": 12,
        "skeleton": 17,
        "werewolf": 17,
        "bat": 22,
        "ghost": 26,
        "wisp": 33,
    }
    assert Counter(DIAMOND) == {0: 52, 1: 14, 2: 6, 3: 6}


def test_g1_2_a_tile_has_one_to_three_monsters_each_once() -> None:
    for tile in range(78):
        monsters = tile_monsters(tile)
        assert 1 <= len(monsters) == len(set(monsters)) <= 3


def test_g1_2_all_faces_differ() -> None:
    assert len({repr(face(tile)) for tile in range(78)}) == 78


def test_g1_2_straights_and_curves_are_one_section_bridges_and_double_curves_two() -> None:
    def sections(tile: int) -> int:
        _, fields = board("1A", f"{tile}r0")
        return sum(len(path.sections) for path in find_paths(fields))

    assert [sections(tile) for tile in (78, 19, 14, 6)] == [1, 1, 2, 2]


def test_g1_3_a_monster_belongs_to_one_section() -> None:
    assert [SECTION_MONSTERS[2 * 2], SECTION_MONSTERS[2 * 2 + 1]] == [[6], [7]]  # tile 3
    assert face(2)["sections"] == [
        {"edges": "NE", "monsters": ["bat"]},
        {"edges": "SW", "monsters": ["werewolf"]},
    ]


@pytest.mark.parametrize("side", range(10))
def test_g1_4_every_side_has_two_bone_two_tooth_and_eight_plain_doors(side: int) -> None:
    assert Counter(doors_json(side).values()) == {"bone": 2, "tooth": 2, "plain": 8}


def test_g1_4_ten_sides_of_five_boards_all_different() -> None:
    assert SIDE_NAMES == ["1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B", "5A", "5B"]
    assert len({repr(doors_json(side)) for side in range(10)}) == 10


def test_g1_4_an_edge_may_have_no_door() -> None:
    with without_door("1A", "N1"):
        assert doors_json(0)["N1"] == "none"
    assert doors_json(0)["N1"] == "bone"


def test_every_fact_of_the_data_file_is_checked() -> None:
    data: Any = read_data("farol.games.ghosts_galore", "data.json")
    assert data.keys() == {"reconstructed", "tiles", "sides", "example"}
    with pytest.raises(FarolError, match="tile 5 shows a bat twice"):
        tables._add_tile(
            5, {"id": 5, "track": "bridge", "sections": [["bat"], ["bat"]], "diamond": 0}
        )
    with pytest.raises(FarolError, match="'sections' must be a list of 2"):
        tables._add_tile(5, {"id": 5, "track": "bridge", "sections": [["bat"]], "diamond": 0})
    with pytest.raises(FarolError, match="is not a list of dragon"):
        tables._add_tile(5, {"id": 5, "track": "curve", "sections": [["cow"]], "diamond": 0})
    with pytest.raises(FarolError, match="1A is missing"):
        tables._add_side("1A", {"side": "1B", "doors": {}})
    with pytest.raises(FarolError, match="lacks 'N1'"):
        tables._add_side("1A", {"side": "1A", "doors": {}})
