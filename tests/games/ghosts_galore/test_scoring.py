from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farol.core.data import read_data
from farol.games.ghosts_galore.detail import board_detail, find_paths
from farol.games.ghosts_galore.scoring import (
    dead_ends,
    dragon_points,
    golem_points,
    places_of,
    score_board,
    score_boards,
    trace_paths,
    werewolf_bonuses,
    wisp_points,
)
from farol.games.ghosts_galore.tables import LINES, PATH_COUNT_MASK, SIDE_NAMES, TURNS

from .oracle import oracle_dead_ends, oracle_lines
from .table import board, lines, sheets, without_door

GREG = board("1A", "27r0 17r0 44r3  30r1 16r0 50r2  4r1 3r0 20r3")
MARY = board("2A", "37r0 25r2 31r0  70r1 11r0 29r2  46r1 38r3 35r0")


# ---- the rulebook's example


def test_the_example_boards_are_those_of_the_data_file() -> None:
    data: Any = read_data("farol.games.ghosts_galore", "data.json")
    for (side, fields), player in zip((GREG, MARY), data["example"], strict=True):
        assert player["side"] == SIDE_NAMES[side]
        assert player["fields"] == [
            {"tile": placed // TURNS + 1, "rotation": placed % TURNS} for placed in fields
        ]


def test_greg_scores_97_line_by_line() -> None:
    assert sheets(GREG, MARY)[0] == {
        "dragon": 1,
        "ghost": 6,
        "golem": 4,
        "satyr": 8,
        "skeleton": 8,
        "slime": 9,
        "bat": 10,
        "werewolf": 17,
        "wisp": 6,
        "diamonds": 4,
        "bone": 6,
        "tooth": 16,
        "other": 2,
    }
    assert sum(sheets(GREG, MARY)[0].values()) == 97


def test_mary_scores_102_line_by_line() -> None:
    assert sheets(GREG, MARY)[1] == {
        "dragon": 1,
        "ghost": 24,
        "golem": 4,
        "satyr": 5,
        "skeleton": 4,
        "slime": 7,
        "bat": 15,
        "werewolf": 8,
        "wisp": 9,
        "diamonds": 6,
        "bone": 10,
        "tooth": 8,
        "other": 1,
    }
    assert sum(sheets(GREG, MARY)[1].values()) == 102


def test_neither_greg_nor_mary_has_a_dead_end() -> None:
    assert [dead_ends(*GREG), dead_ends(*MARY)] == [0, 0]


# ---- paths and neighbours


def lengths(side: str, drawing: str) -> list[int]:
    return sorted(path & PATH_COUNT_MASK for path in trace_paths(*board(side, drawing)))


def test_g5_1_sections_join_where_track_meets_track() -> None:
    assert lengths("1A", "59r1 60r1 61r1") == [3]  # three straights in a row
    assert lengths("1A", "59r1 60r0 61r1") == [1, 1, 1]  # the middle one is turned away


def test_g5_1_every_section_is_on_one_path() -> None:
    assert sum(lengths("1A", "27r0 17r0 44r3  30r1 16r0 50r2  4r1 3r0 20r3")) == 13


def test_g5_2_a_path_may_use_both_sections_of_a_tile() -> None:
    assert lengths("1A", "27r0 17r0 44r3  30r1 16r0 50r2  4r1 3r0 20r3") == [2, 3, 8]
    _, fields = GREG
    longest = max(find_paths(fields), key=lambda path: len(path.sections))
    assert {(4, 0), (4, 1)} <= set(longest.sections)


LOOP = "34r1 20r2 .  22r0 21r3 ."  # dragon + satyr, ghost, wisp, werewolf


def test_g5_3_a_loop_is_a_path_without_doors() -> None:
    assert lengths("1A", LOOP) == [4]
    scored = lines("1A", LOOP)
    assert (scored["bone"], scored["tooth"], scored["other"]) == (0, 0, 0)
    assert dead_ends(*board("1A", LOOP)) == 0
    assert find_paths(board("1A", LOOP)[1])[0].ends == []


def test_g5_3_a_satyr_on_a_loop_sees_its_kinds() -> None:
    assert lines("1A", LOOP)["satyr"] == 5


def test_g5_3_three_ghosts_on_a_loop_pay_six_each() -> None:
    assert lines("1A", "25r1 26r2 .  36r0 21r3 .")["ghost"] == 18


def test_g5_4_monsters_of_the_other_section_are_on_another_path() -> None:
    # bridge 13: bat north-south, satyr east-west; the wisp beside it joins the satyr
    assert lines("1A", "13r0 62r1")["satyr"] == 2
    assert lines("1A", "13r1 62r1")["satyr"] == 1  # turned: the wisp now joins the bat


def test_g5_4_ghosts_count_for_their_own_section_only() -> None:
    # bridge 14: ghost north-south, dragon east-west, between two ghosts
    assert lines("1A", "63r1 14r0 67r1")["ghost"] == 9
    assert lines("1A", "63r1 14r1 67r1")["ghost"] == 18


def test_g5_4_a_path_without_doors_is_a_path_for_ghosts_and_satyrs() -> None:
    drawing = ". . .  63r0 67r0 37r0"  # none of them reaches the rim in the middle row
    assert lines("1A", ". . .  . 37r0 .")["satyr"] == 2
    assert lines("1A", drawing)["ghost"] == 9


def test_g5_5_neighbours_need_no_track_between_them() -> None:
    assert lines("1A", "63r0 64r0")["bat"] == 10  # two upright straights side by side
    assert lines("1A", "63r0 . .  . 64r0")["bat"] == 0  # corner to corner is no edge
    assert lines("1A", ". . 63r0  64r0 . .")["bat"] == 0  # a row does not go on in the next


def test_g5_6_an_empty_board_scores_and_track_towards_an_empty_field_is_open() -> None:
    assert lines("1A", "") == dict.fromkeys(LINES, 0) | {"dragon": -5}
    assert dead_ends(*board("1A", "")) == 0
    assert lines("1A", "19r0")["other"] == 0
    assert dead_ends(*board("1A", "19r0")) == 0


# ---- monsters and diamonds

DRAGONS = "19 24 33 34 35 49 74 76 77"


def test_g6_1_without_a_dragon_five_points_are_lost() -> None:
    assert lines("1A", "20r0")["dragon"] == -5
    assert dragon_points(0) == -5


@pytest.mark.parametrize("dragons", range(1, 10))
def test_g6_1_each_dragon_pays_the_number_of_dragons(dragons: int) -> None:
    drawing = " ".join(DRAGONS.split()[:dragons])
    assert lines("1A", drawing)["dragon"] == dragons * dragons


def test_g6_2_ghosts_pay_three_each_and_from_three_on_a_path_six_each() -> None:
    assert lines("1A", "63r1 67r1")["ghost"] == 6
    assert lines("1A", "63r1 67r1 68r1")["ghost"] == 18
    assert lines("1A", "63r1 67r1 68r0")["ghost"] == 9  # three on two paths
    assert lines("1A", "63r1 67r1 68r1  69r1")["ghost"] == 21  # a crowd helps no ghost elsewhere


@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        ("20", 0),
        ("33", 4),
        ("33 . 36", 10),
        ("33 . 36  . 40 .", 18),
        ("33 . 36  . 40 .  41", 28),
        ("33 . 36  . 40 .  41 . 42", 40),
    ],
)
def test_g6_3_golems_that_stand_alone_pay_together(drawing: str, points: int) -> None:
    assert lines("1A", drawing)["golem"] == points


def test_g6_3_a_pair_of_golems_pays_nothing_and_leaves_the_others_alone() -> None:
    assert lines("1A", "33 36")["golem"] == 0
    assert lines("1A", "33 . .  36")["golem"] == 0
    assert lines("1A", "33 36 .  . . 40")["golem"] == 4
    assert golem_points(0b111_111_111) == 0


def test_g6_4_each_satyr_pays_for_the_kinds_on_its_path_not_the_monsters() -> None:
    assert lines("1A", "59r1")["satyr"] == 1  # alone
    assert lines("1A", "59r1 63r1 65r1")["satyr"] == 4  # satyr, bat, ghost, wisp
    assert lines("1A", "59r1 60r1 71r1")["satyr"] == 6  # three satyrs see satyr and wisp


def test_g6_5_skeletons_pay_for_diamonds_whatever_they_are_worth() -> None:
    assert lines("1A", "67r0")["skeleton"] == 0
    assert lines("1A", "67r0 19r0")["skeleton"] == 1  # a diamond of 3
    assert lines("1A", "67r0 43r0 . 19r0 21r0 64r0")["skeleton"] == 9  # 3 skeletons, 3 diamonds


def test_g6_6_slimes_pay_for_curves() -> None:
    assert lines("1A", "68r0")["slime"] == 0
    assert lines("1A", "68r0 20r0")["slime"] == 1
    assert lines("1A", "68r0 2r0")["slime"] == 2  # a double curve
    assert lines("1A", "68r0 12r0 61r0")["slime"] == 0  # bridge and straight
    assert lines("1A", "29r0 40r0")["slime"] == 4  # two slimes, two curves


def test_g6_7_bats_pay_beside_a_bat() -> None:
    assert lines("1A", "27")["bat"] == 0
    assert lines("1A", "27 28")["bat"] == 10
    assert lines("1A", "27 . .  28 30")["bat"] == 15
    assert lines("1A", "27 28 .  . . 30")["bat"] == 10


WOLF = board("1A", "21r0")
WOLVES = board("2A", "61r0 45r0")
OTHER_WOLVES = board("3A", "30r0 55r0")
NO_WOLF = board("4A", "20r0")


def werewolves(*boards: tuple[int, list[int]]) -> list[int]:
    return [sheet["werewolf"] for sheet in sheets(*boards)]


def test_g6_8_the_most_werewolves_of_two_seats_pay_five_more() -> None:
    assert werewolves(WOLF, WOLVES) == [4, 13]


def test_g6_8_the_most_werewolves_of_three_or_more_seats_pay_ten_more() -> None:
    assert werewolves(WOLF, WOLVES, NO_WOLF) == [4, 18, 0]
    assert werewolf_bonuses([0, 1, 2, 3]) == [0, 0, 0, 10]


def test_g6_8_a_tie_pays_everybody_in_full() -> None:
    assert werewolves(OTHER_WOLVES, WOLVES) == [13, 13]
    assert werewolves(OTHER_WOLVES, WOLVES, WOLF) == [18, 18, 4]
    assert werewolf_bonuses([2, 2, 2, 2, 2]) == [10] * 5


def test_g6_9_no_werewolf_no_bonus() -> None:
    assert werewolves(NO_WOLF, board("1A", "22r0")) == [0, 0]
    assert werewolf_bonuses([0, 0, 0]) == [0, 0, 0]


@pytest.mark.parametrize(
    ("wisps", "points"), [(0, 0), (1, 3), (3, 9), (4, 16), (6, 24), (7, 35), (9, 45)]
)
def test_g6_10_the_more_wisps_the_more_each_pays(wisps: int, points: int) -> None:
    assert wisp_points(wisps) == points
    drawing = " ".join(["22", "23", "62", "32", "35", "38", "39", "41", "42"][:wisps])
    assert lines("1A", drawing)["wisp"] == points


def test_g6_11_diamonds_pay_what_is_printed() -> None:
    assert lines("1A", "19 21 25 26")["diamonds"] == 6  # 3, 2, 1 and none


# ---- doors


def test_g7_1_bone_to_bone_pays_two_for_each_section() -> None:
    assert lines("1A", "27r0 17r0 44r3")["bone"] == 6
    assert lines("1A", "27r0 . 44r3")["bone"] == 0


def test_g7_2_tooth_to_tooth_pays_two_for_each_section() -> None:
    assert lines("2A", ". . .  70r1 62r1 29r2  . . 35r0")["tooth"] == 8


def test_g7_3_any_other_two_doors_pay_one_for_each_section() -> None:
    assert lines("2A", ". . 31r0")["other"] == 1  # plain to plain
    assert lines("1A", "19r0 20r3")["other"] == 2  # bone N1 to tooth N2
    assert lines("1A", "19r3")["other"] == 1  # bone N1 to plain W1
    scored = lines("1A", "19r0 20r3")
    assert (scored["bone"], scored["tooth"]) == (0, 0)


def test_g7_3_every_such_path_pays() -> None:
    assert lines("2B", "59r1 60r1 61r1  62r1 63r1 64r1")["other"] == 6


def test_g7_4_a_path_with_one_door_or_none_pays_nothing() -> None:
    one_door = lines("1A", "27r0 17r0 59r0")  # the way from bone N1 is broken at field 3
    assert (one_door["bone"], one_door["tooth"], one_door["other"]) == (0, 0, 0)
    assert lines("1A", ". . .  . 59r0 .")["other"] == 0


def test_g7_4_the_rim_without_a_door_ends_a_path() -> None:
    assert lines("2A", ". . 31r0")["other"] == 1
    with without_door("2A", "E1"):
        assert lines("2A", ". . 31r0")["other"] == 0
        shown: Any = board_detail(*board("2A", ". . 31r0"))
        ends = [end for path in shown["paths"] for end in path["ends"]]
        assert {"field": 3, "edge": "E", "end": "dead_end"} in ends


# ---- the end


def test_g8_2_fewer_dead_ends_break_a_tie_and_then_it_is_shared() -> None:
    assert places_of([50, 60, 60], [0, 3, 2]) == [3, 2, 1]
    assert places_of([60, 60, 50], [2, 2, 0]) == [1, 1, 3]
    assert places_of([60, 61], [0, 9]) == [2, 1]


def test_g8_3_track_against_a_blank_edge_is_a_dead_end() -> None:
    assert dead_ends(*board("1A", "19r0 59r0")) == 1
    assert dead_ends(*board("1A", "19r0 59r1")) == 0  # track meets track
    assert dead_ends(*board("1A", "59r0 60r0")) == 0  # blank meets blank
    assert dead_ends(*board("1A", "1r0 59r0  61r1")) == 2


def test_g8_3_doors_are_no_dead_ends_and_a_rim_without_one_is() -> None:
    assert dead_ends(*board("1A", "19r3")) == 0
    with without_door("1A", "W1"):
        assert dead_ends(*board("1A", "19r3")) == 1


# ---- everything against a second, slower scorer

PLACED = st.integers(0, 78 * 4 - 1)
FIELDS = st.lists(st.one_of(st.just(-1), PLACED, PLACED, PLACED), min_size=9, max_size=9)


@given(st.integers(0, 9), FIELDS)
def test_every_board_scores_as_the_plain_scorer_says(side: int, fields: list[int]) -> None:
    assert score_board(side, fields) == oracle_lines(side, fields)
    assert dead_ends(side, fields) == oracle_dead_ends(side, fields)


@given(st.integers(0, 9), FIELDS)
def test_the_detail_adds_up_to_the_lines(side: int, fields: list[int]) -> None:
    scored = dict(zip(LINES, score_board(side, fields), strict=True))
    detail: Any = board_detail(side, fields)
    for line in ("ghost", "satyr", "skeleton", "slime", "bat", "werewolf", "wisp"):
        assert _sum(detail["monsters"], "monster", line) == scored[line]
    for line in ("bone", "tooth", "other"):
        assert _sum(detail["paths"], "line", line) == scored[line]


def _sum(entries: list[dict[str, Any]], key: str, wanted: str) -> int:
    return sum(entry["points"] for entry in entries if entry[key] == wanted)


def test_the_detail_names_path_neighbours_and_kinds() -> None:
    side, fields = GREG
    detail: Any = board_detail(side, fields)
    assert detail["paths"][0] == {
        "sections": [[1, 0], [2, 1], [3, 0]],
        "ends": [
            {"field": 1, "edge": "N", "end": "bone", "door": "N1"},
            {"field": 3, "edge": "N", "end": "bone", "door": "N3"},
        ],
        "line": "bone",
        "points": 6,
    }
    place = {"field": 1, "section": 0, "path": 0}
    assert {"monster": "bat", **place, "points": 5, "neighbours": [4]} in detail["monsters"]
    satyr = next(each for each in detail["monsters"] if "kinds" in each)
    assert satyr["points"] == 8
    assert "slime" not in satyr["kinds"]


def test_a_board_scored_by_itself_has_no_werewolf_bonus() -> None:
    assert score_boards([0], [board("1A", "21r0")[1]])[0][LINES.index("werewolf")] == 4
