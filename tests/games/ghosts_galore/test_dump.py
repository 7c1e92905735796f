from typing import Any

import pytest

from farol.core.errors import BadPosition
from farol.games.ghosts_galore.game import GAME

from .table import CLAIMED, after, before_hidden_tiles, play, started


def finished() -> Any:
    state = before_hidden_tiles()
    play(state, "9r0 9r0")
    return state


EXPERT = after(2, "board1 board2 1A 2A tile7 tile3 tile9 tile8", expert=True)
DEALT = after(2, "board1 board2 1A")
CLAIMING = started(2, "draw tile10 leave draw tile11 leave")
DECIDING = started(2, "draw tile10")
LAST = started(2, "draw tile10 keep")
PLACING = started(2, CLAIMED + " 9r3")


@pytest.mark.parametrize(
    ("state", "change", "complaint"),
    [
        (DEALT, {"sides": [0, 1]}, "one of its own"),
        (DEALT, {"sides": [-1, 2]}, "one of its own"),
        (after(2, "board1"), {"sides": [0, 2]}, "too early"),
        (DEALT, {"sides": [0, 3]}, "shows side A"),
        (DEALT, {"lamp": 0}, "lamp is dealt last"),
        (CLAIMING, {"lamp": -1}, "lamp is dealt last"),
        (CLAIMING, {"round": 0}, "Rounds begin"),
        (started(2), {"phase": "deal-lamp", "lamp": -1, "round": 0, "turn": 1}, "dealt once"),
        (after(2, "board1 board2 1A 2A"), {"phase": "choose-hidden"}, "Only the expert"),
        (CLAIMING, {"phase": "place-hidden"}, "at the end"),
        (CLAIMING, {"hidden": [0, -1]}, "Seat 1 lacks a tile"),
        (CLAIMING, {"spare": [70, 71]}, "Seat 0 lacks a tile, or has one too many"),
        (DEALT, {"hidden": [0, -1]}, "Seat 0 has a tile too early"),
        (EXPERT, {"hidden": [6, 7], "spare": [2, 8]}, "stand in order"),
        (before_hidden_tiles(), {"row": [70]}, "only during a round"),
        (CLAIMING, {"claimed": [70, -1]}, "Claimed tiles are of the row"),
        (CLAIMING, {"row": [9, 10, 20, 21, 22, 23, 24]}, "longer than a stack"),
        (PLACING, {"claimed": [9, -1]}, "before placing"),
        (CLAIMING, {"drawn": 9}, "kept or left"),
        (DECIDING, {"drawn": 20}, "of the row, unclaimed"),
        (CLAIMING, {"claimed": [9, -1]}, "has not claimed yet"),
        (LAST, {"phase": "draw-tile"}, "draws nothing"),
        (LAST, {"row": [9, 10, 11, 12, 13, 14]}, "stack is empty"),
        (CLAIMING, {"phase": "reveal"}, "for the last seat"),
        (LAST, {"phase": "claim"}, "sees all tiles"),
        (CLAIMING, {"fields": [200] + [-1] * 17}, "0 tiles on its board"),
        (PLACING, {"pending": [-1, -1]}, "out of turn, or not at all"),
        (PLACING, {"pending": [35, 3]}, "out of turn, or not at all"),
        (CLAIMING, {"pool": list(range(78))}, "in two places"),
        (CLAIMING, {"pool": [5, 4]}, "must be ascending"),
        (CLAIMING, {"pool": [20, 21]}, "0 tiles must have left"),
        (finished(), {"hidden": [70, 71]}, "is not on its board"),
        (CLAIMING, {"seats": 6}, "from 2 to 5"),
        (CLAIMING, {"phase": "lunch"}, "must be one of"),
        (CLAIMING, {"extra": 1}, "unknown name"),
    ],
)
def test_impossible_positions_say_why(state: Any, change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        GAME.load({**GAME.dump(state), **change})


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [
        ("turn", 0, 1),
        ("round", 0, 8),
        ("lamp", -1, 1),
        ("drawn", -1, 77),
        ("sides", -1, 9),
        ("hidden", -1, 77),
        ("spare", -1, 77),
        ("claimed", -1, 77),
        ("pending", -1, 35),
        ("fields", -1, 311),
        ("pool", 0, 77),
        ("row", 0, 77),
    ],
)
def test_a_number_beyond_an_end_is_refused_by_its_limits(name: str, least: int, most: int) -> None:
    dump: Any = GAME.dump(CLAIMING)
    for wrong in (least - 1, most + 1):
        value = [wrong, *dump[name][1:]] if isinstance(dump[name], list) else wrong
        with pytest.raises(BadPosition, match=f"{name}.* from {least} to {most}"):
            GAME.load({**dump, name: value})


@pytest.mark.parametrize("tile", [1, 78])
def test_the_first_and_the_last_tile_may_lie_anywhere(tile: int) -> None:
    set_up = "board5 board2 5B 2A tile{} tile3 seat1"
    rows = after(2, f"{set_up.format(2)} draw tile{tile} leave draw tile11")
    hands = after(2, set_up.format(tile))
    boards = after(2, f"{set_up.format(2)} {CLAIMED.replace('10', str(tile))} 9r3 9r3")
    for state in (rows, hands, boards):
        assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)


def test_a_placement_on_a_tile_is_refused() -> None:
    state = before_hidden_tiles()
    play(state, "9r0")
    dump = GAME.dump(state)
    with pytest.raises(BadPosition, match="placed on a tile"):
        GAME.load({**dump, "pending": [-1, 0]})


def test_tiles_that_two_seats_were_dealt_are_refused() -> None:
    words = "board1 board2 1A 2A tile7 tile3 tile9 tile8 hide7 hide9 seat1"
    dump = GAME.dump(after(2, words, expert=True))
    with pytest.raises(BadPosition, match="dealt to two seats"):
        GAME.load({**dump, "spare": [5, 5]})


def test_nobody_places_before_the_whole_stack_lies_in_the_row() -> None:
    dump: Any = GAME.dump(PLACING)
    *row, undrawn = dump["row"]
    assert undrawn not in dump["claimed"]
    pool = sorted([*dump["pool"], undrawn])
    with pytest.raises(BadPosition, match="before placing"):
        GAME.load({**dump, "row": row, "pool": pool})
