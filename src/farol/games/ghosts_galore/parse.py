"""Wishes, that is actions as people ask for them, and their JSON."""

from typing import (
    Final,
)

from farol.core.data import (
    Fields,
    Json,
)
from farol.core.errors import (
    BadAction,
)
from farol.games.ghosts_galore.codes import (
    DRAW,
    HIDE,
    KEEP,
    LEAVE,
    PUT,
    SIDE,
    TAKE,
)
from farol.games.ghosts_galore.rules import (
    GhostsGalore,
)
from farol.games.ghosts_galore.tables import (
    CELLS,
    SIDE_NAMES,
    TILES,
    TURNS,
)

# A wish is what somebody asks for, legal or not: its type and one number.
Wish = tuple[str, int]

TYPES: Final = ("side", "hide", "draw", "keep", "leave", "take", "place")
_TYPE_NUMBERS: Final = {name: number for number, name in enumerate(TYPES)}
_SIDE_NUMBERS: Final = {name: side for side, name in enumerate(SIDE_NAMES)}


def wish_of(state: GhostsGalore, action: int) -> Wish:
    """The wish behind a legal action."""
    if action >= PUT:
        return "place", action - PUT
    if action >= HIDE:
        return "hide", action - HIDE
    if action >= TAKE:
        return "take", action - TAKE
    if action in (DRAW, LEAVE, KEEP):
        return {DRAW: "draw", LEAVE: "leave", KEEP: "keep"}[action], 0
    return "side", state.sides[state.turn] + action - SIDE


def wish_json(wish: Wish) -> dict[str, Json]:
    """A wish as JSON."""
    kind, number = wish
    if kind == "side":
        return {"type": kind, "side": SIDE_NAMES[number]}
    if kind in ("take", "hide"):
        return {"type": kind, "tile": number + 1}
    if kind == "place":
        return {"type": kind, "field": number // TURNS + 1, "rotation": number % TURNS}
    return {"type": kind}


def parse_wish(data: Json) -> Wish:
    """The inverse of `wish_json`; BadAction says what is wrong."""
    fields = Fields(data, "An action", BadAction)
    kind = TYPES[fields.choice("type", _TYPE_NUMBERS)]
    number = 0
    if kind == "side":
        number = fields.choice("side", _SIDE_NUMBERS)
    elif kind in ("take", "hide"):
        number = fields.integer("tile", 1, TILES) - 1
    elif kind == "place":
        cell = fields.integer("field", 1, CELLS) - 1
        number = cell * TURNS + fields.integer("rotation", 0, TURNS - 1)
    fields.done()
    return kind, number
