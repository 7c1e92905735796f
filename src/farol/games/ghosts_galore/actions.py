"""Actions in words: as JSON, in notation, and why the rules refuse one."""

from typing import Final

from farol.core.data import Fields, Json
from farol.core.errors import BadAction, IllegalAction, shown
from farol.core.state import CHANCE, OVER
from farol.games.ghosts_galore.codes import (
    CHOOSE_HIDDEN,
    CHOOSE_SIDES,
    CLAIM,
    DEAL_BOARDS,
    DEAL_LAMP,
    DECIDE,
    DRAW,
    HIDE,
    KEEP,
    LEAVE,
    PLACE,
    PLACE_HIDDEN,
    PUT,
    SIDE,
    TAKE,
)
from farol.games.ghosts_galore.rules import GhostsGalore
from farol.games.ghosts_galore.tables import CELLS, EMPTY, NONE, SIDE_NAMES, TILES, TURNS

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


# ---- JSON


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


# ---- notation


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


# ---- what the rules say to a wish


def check_wish(state: GhostsGalore, wish: Wish) -> int:
    """The legal action that grants the wish; IllegalAction names the rule against it."""
    acting = state.to_act()
    if acting == OVER:
        raise IllegalAction("G8.1", "The game is over.")
    if acting == CHANCE:
        raise BadAction("Chance is to act: no seat can do anything now.")
    kind, number = wish
    if kind == "side":
        return _check_side(state, number)
    if kind == "hide":
        return _check_hide(state, number)
    if kind == "place":
        return _check_place(state, number)
    return _check_claim(state, kind, number)


def _check_side(state: GhostsGalore, side: int) -> int:
    own = state.sides[state.turn]
    if state.phase != CHOOSE_SIDES:
        raise IllegalAction("G2.2", "Sides are chosen before any tile is dealt, once.")
    if side // 2 != own // 2:
        names = f"{SIDE_NAMES[own]} or {SIDE_NAMES[own + 1]}"
        raise IllegalAction(
            "G2.1", f"This seat has the board with {names}, not {SIDE_NAMES[side]}."
        )
    return SIDE + side % 2


def _check_hide(state: GhostsGalore, tile: int) -> int:
    if state.phase != CHOOSE_HIDDEN:
        raise IllegalAction(
            "G2.6", "Only the expert variant lets you choose your hidden tile, once at set-up."
        )
    if tile not in (state.hidden[state.turn], state.spare[state.turn]):
        raise IllegalAction("G2.6", f"Tile {tile + 1} is none of your two tiles.")
    return HIDE + tile


def _check_place(state: GhostsGalore, place: int) -> int:
    if state.phase not in (PLACE, PLACE_HIDDEN):
        raise IllegalAction("G4.1", "Tiles are placed once every seat has claimed one.")
    if state.fields[state.turn * CELLS + place // TURNS] != EMPTY:
        if state.phase == PLACE_HIDDEN:
            raise IllegalAction("G4.7", "The hidden tile goes on the last free field.")
        raise IllegalAction("G4.3", f"Field {place // TURNS + 1} has a tile already.")
    return PUT + place


def _check_claim(state: GhostsGalore, kind: str, tile: int) -> int:
    if state.phase in (PLACE, PLACE_HIDDEN):
        raise IllegalAction("G4.1", "Every seat has claimed its tile: now you must place yours.")
    if state.phase not in (CLAIM, DECIDE):
        raise IllegalAction("G3.1", "Claiming begins when set-up is done.")
    if kind in ("keep", "leave"):
        if state.phase != DECIDE:
            raise IllegalAction("G3.3", f"There is no tile to {kind}: you have not drawn one.")
        return KEEP if kind == "keep" else LEAVE
    if state.phase == DECIDE:
        raise IllegalAction("G3.3", "You have drawn a tile: keep it or leave it, nothing else.")
    return _check_draw(state) if kind == "draw" else _check_take(state, tile)


def _check_draw(state: GhostsGalore) -> int:
    if state.stack == 0:
        if state.claimed.count(NONE) == 1:
            raise IllegalAction("G3.6", "You are the last to claim: take one of the five tiles.")
        raise IllegalAction("G3.5", "The stack is empty: take a face-up tile.")
    return DRAW


def _check_take(state: GhostsGalore, tile: int) -> int:
    if tile in state.claimed:
        seat = state.claimed.index(tile)
        raise IllegalAction("G3.4", f"Tile {tile + 1} has been claimed by seat {seat}.")
    if tile not in state.face_up:
        raise IllegalAction("G3.4", f"Tile {tile + 1} does not lie face up beside the stack.")
    return TAKE + tile
