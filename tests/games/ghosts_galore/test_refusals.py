"""Illegal actions are refused with the number of the rule, and change nothing."""

import pytest

from farol.core.data import Json
from farol.core.errors import BadAction, IllegalAction
from farol.games.ghosts_galore.game import GAME
from farol.games.ghosts_galore.rules import GhostsGalore

from .table import CLAIMED, after, before_hidden_tiles, play, started

EMPTY_STACK = " ".join(f"draw tile{tile} leave" for tile in range(10, 17))
BOARDS = "board1 board2"


def rule_against(state: GhostsGalore, action: Json) -> str:
    before = GAME.dump(state)
    with pytest.raises(IllegalAction) as caught:
        GAME.parse_action(state, action)
    assert GAME.dump(state) == before
    assert caught.value.sentence.endswith(".")
    return caught.value.rule


def test_g2_1_the_side_of_another_board_is_refused() -> None:
    assert rule_against(after(2, BOARDS), {"type": "side", "side": "2A"}) == "G2.1"


def test_g2_2_a_side_is_not_chosen_later() -> None:
    assert rule_against(started(2), {"type": "side", "side": "1B"}) == "G2.2"


def test_g2_6_only_experts_choose_a_hidden_tile_and_only_of_their_two() -> None:
    assert rule_against(started(2), {"type": "hide", "tile": 1}) == "G2.6"
    expert = after(2, BOARDS + " 1A 2A tile7 tile3 tile9 tile8", expert=True)
    assert rule_against(expert, {"type": "hide", "tile": 9}) == "G2.6"


@pytest.mark.parametrize("kind", ["draw", "keep", "leave"])
def test_g3_1_nobody_claims_during_set_up(kind: str) -> None:
    assert rule_against(after(2, BOARDS), {"type": kind}) == "G3.1"


def test_g3_3_after_drawing_only_the_drawn_tile_counts() -> None:
    state = started(3, "draw tile10 leave draw tile11")
    assert rule_against(state, {"type": "take", "tile": 10}) == "G3.3"
    assert rule_against(state, {"type": "draw"}) == "G3.3"


def test_g3_3_nothing_to_keep_before_drawing() -> None:
    assert rule_against(started(2), {"type": "keep"}) == "G3.3"
    assert rule_against(started(2), {"type": "leave"}) == "G3.3"


def test_g3_4_only_unclaimed_face_up_tiles_are_taken() -> None:
    state = started(3, "draw tile10 keep")
    assert rule_against(state, {"type": "take", "tile": 10}) == "G3.4"
    assert rule_against(state, {"type": "take", "tile": 11}) == "G3.4"
    with pytest.raises(IllegalAction, match=r"Tile 10 has been claimed by seat 1\."):
        GAME.parse_action(state, {"type": "take", "tile": 10})
    with pytest.raises(IllegalAction, match=r"Tile 11 does not lie face up"):
        GAME.parse_action(state, {"type": "take", "tile": 11})


def test_g3_5_an_empty_stack_gives_no_tile() -> None:
    assert rule_against(started(3, EMPTY_STACK), {"type": "draw"}) == "G3.5"


def test_g3_6_the_last_seat_does_not_draw() -> None:
    state = started(2, "draw tile10 keep tile11 tile12 tile13 tile14 tile15")
    assert rule_against(state, {"type": "draw"}) == "G3.6"


def test_g4_1_claiming_and_placing_do_not_mix() -> None:
    assert rule_against(started(2), {"type": "place", "field": 1, "rotation": 0}) == "G4.1"
    for action in ({"type": "draw"}, {"type": "keep"}, {"type": "take", "tile": 12}):
        assert rule_against(started(2, CLAIMED), action) == "G4.1"


def test_g4_3_a_full_field_takes_no_tile() -> None:
    state = started(2, CLAIMED + " 5r1 2r0 draw tile20 leave draw tile21 leave take20")
    play(state, "tile22 tile23 tile24 tile25 take22")
    assert rule_against(state, {"type": "place", "field": 2, "rotation": 1}) == "G4.3"


def test_g4_7_the_hidden_tile_goes_nowhere_else() -> None:
    state = before_hidden_tiles()
    assert rule_against(state, {"type": "place", "field": 1, "rotation": 0}) == "G4.7"


def test_g8_1_after_the_end_nothing_is_possible() -> None:
    state = before_hidden_tiles()
    play(state, "9r0 9r0")
    assert rule_against(state, {"type": "draw"}) == "G8.1"


@pytest.mark.parametrize(
    "action",
    [
        {"type": "place", "field": 0, "rotation": 0},
        {"type": "place", "field": 10, "rotation": 0},
        {"type": "place", "field": 1, "rotation": 4},
        {"type": "place", "field": 1},
        {"type": "place", "field": True, "rotation": 0},
        {"type": "take", "tile": 79},
        {"type": "take", "tile": "10"},
        {"type": "side", "side": "6A"},
        {"type": "draw", "tile": 10},
        {"type": "pass"},
        {"field": 1, "rotation": 0},
    ],
)
def test_what_is_no_action_at_all_is_refused(action: Json) -> None:
    with pytest.raises(BadAction):
        GAME.parse_action(started(2, CLAIMED), action)


def test_nobody_acts_for_chance() -> None:
    with pytest.raises(BadAction, match="Chance is to act"):
        GAME.parse_action(started(2, "draw"), {"type": "keep"})


@pytest.mark.parametrize("text", ["", "pass", "take79", "take010", "10r0", "5r4", "DRAW", "1a"])
def test_what_is_no_notation_is_refused(text: str) -> None:
    with pytest.raises(BadAction):
        GAME.read_notation(started(2), text)


@pytest.mark.parametrize("text", ["tile10", "tile0", "board1", "seat1"])
def test_chance_gives_only_what_it_has(text: str) -> None:
    state = started(2, "draw tile10 leave draw")
    with pytest.raises(BadAction, match="Chance cannot bring"):
        GAME.read_notation(state, text)
