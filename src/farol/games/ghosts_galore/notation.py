"""Wishes and outcomes of chance in one word."""

from typing import (
    Final,
)

from farol.core.errors import (
    BadAction,
    shown,
)
from farol.games.ghosts_galore.codes import (
    DEAL_BOARDS,
    DEAL_LAMP,
)
from farol.games.ghosts_galore.parse import Wish
from farol.games.ghosts_galore.rules import (
    GhostsGalore,
)
from farol.games.ghosts_galore.tables import (
    CELLS,
    SIDE_NAMES,
    TILES,
    TURNS,
)


def wish_notation(wish: Wish) -> str:
    """A wish in one word: 1A, hide27, draw, keep, leave, take27, 5r1 (field 5, one turn)."""
    kind, number = wish
    if kind == "side":
        return SIDE_NAMES[number]
    if kind in ("take", "hide"):
        return f"{kind}{number + 1}"
    if kind == "place":
        return f"{number // TURNS + 1}r{number % TURNS}"
    return kind


def _all_wishes() -> list[Wish]:
    wishes: list[Wish] = [("draw", 0), ("keep", 0), ("leave", 0)]
    wishes += [("side", side) for side in range(len(SIDE_NAMES))]
    wishes += [(kind, tile) for kind in ("take", "hide") for tile in range(TILES)]
    wishes += [("place", place) for place in range(CELLS * TURNS)]
    return wishes


_WISHES: Final = {wish_notation(wish): wish for wish in _all_wishes()}


def read_wish(text: str) -> Wish:
    """The inverse of `wish_notation`; BadAction if it is none."""
    if text not in _WISHES:
        raise BadAction(f"{shown(text)} is no action of this game; one looks like take27 or 5r1.")
    return _WISHES[text]


def chance_notation(state: GhostsGalore, outcome: int) -> str:
    """An outcome of chance in one word: board3, tile27, or seat1 for who gets the lamp."""
    if state.phase == DEAL_BOARDS:
        return f"board{outcome + 1}"
    if state.phase == DEAL_LAMP:
        return f"seat{outcome}"
    return f"tile{outcome + 1}"


def read_chance(state: GhostsGalore, text: str) -> int:
    """The inverse of `chance_notation`; BadAction if it cannot come now."""
    for outcome, _ in state.chance_outcomes():
        if chance_notation(state, outcome) == text:
            return outcome
    raise BadAction(f"{shown(text)} is no possible outcome of chance here.")
