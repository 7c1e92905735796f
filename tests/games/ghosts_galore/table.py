"""Boards drawn as text, and games played in notation."""

from collections.abc import Iterator
from contextlib import contextmanager

from farol.core.event import Event
from farol.games.ghosts_galore.game import GAME
from farol.games.ghosts_galore.rules import GhostsGalore
from farol.games.ghosts_galore.scoring import score_board, score_boards
from farol.games.ghosts_galore.tables import (
    DOOR_PLACES,
    DOORS,
    EMPTY,
    LINES,
    NO_DOOR,
    SIDE_NAMES,
    TURNS,
)

Board = tuple[int, list[int]]  # side and fields


def board(side: str, drawing: str) -> Board:
    """`27r1` is tile 27 after one turn, `.` an empty field; missing rows are empty."""
    fields: list[int] = []
    for word in drawing.split():
        tile, _, turn = word.partition("r")
        fields.append(EMPTY if word == "." else (int(tile) - 1) * TURNS + int(turn or 0))
    return SIDE_NAMES.index(side), fields + [EMPTY] * (9 - len(fields))


def lines(side: str, drawing: str) -> dict[str, int]:
    return dict(zip(LINES, score_board(*board(side, drawing)), strict=True))


def sheets(*boards: Board) -> list[dict[str, int]]:
    scored = score_boards([side for side, _ in boards], [fields for _, fields in boards])
    return [dict(zip(LINES, sheet, strict=True)) for sheet in scored]


@contextmanager
def without_door(side: str, door: str) -> Iterator[None]:
    """A board as the set does not have one, with a rim edge that has no door."""
    place = SIDE_NAMES.index(side) * 9 * 4 + DOOR_PLACES[door]
    kind = DOORS[place]
    DOORS[place] = NO_DOOR
    try:
        yield
    finally:
        DOORS[place] = kind


SET_UP = {
    2: "board1 board2 1A 2A tile1 tile2 seat1",
    3: "board1 board2 board3 1A 2A 3A tile1 tile2 tile3 seat1",
    4: "board1 board2 board3 board4 1A 2A 3A 4A tile1 tile2 tile3 tile4 seat1",
    5: "board1 board2 board3 board4 board5 1A 2A 3A 4A 5A tile1 tile2 tile3 tile4 tile5 seat1",
}


def play(state: GhostsGalore, words: str) -> list[Event]:
    """Apply a game's words; what happened."""
    events: list[Event] = []
    for word in words.split():
        state.apply(GAME.read_notation(state, word), events)
    return events


def after(seats: int, words: str, expert: bool = False) -> GhostsGalore:
    """A game from its very beginning."""
    state = GAME.new(seats, {"expert": expert})
    play(state, words)
    return state


def started(seats: int, words: str = "") -> GhostsGalore:
    """A game after the usual set-up, seat 0 with the lamp."""
    return after(seats, f"{SET_UP[seats]} {words}")


def legal(state: GhostsGalore) -> list[str]:
    return [GAME.notation(state, action) for action in state.legal_actions()]


# A first round of two seats, up to the placing: seat 0 has tile 10, seat 1 has tile 11.
CLAIMED = "draw tile10 keep tile11 tile12 tile13 tile14 tile15 take11"


def two_seats_play_round(first: int, placements: str) -> str:
    """Words of a round of two seats with tiles first to first + 5; both keep the lowest."""
    rest = " ".join(f"tile{first + number}" for number in range(1, 6))
    return f"draw tile{first} keep {rest} take{first + 1} {placements}"


def before_hidden_tiles() -> GhostsGalore:
    """Two seats after eight rounds; both have only field 9 free."""
    rounds = [
        two_seats_play_round(10 + 6 * number, f"{number + 1}r0 {number + 1}r0")
        for number in range(8)
    ]
    return started(2, " ".join(rounds))
