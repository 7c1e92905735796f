"""What the rules say to a wish: the action that grants it, or the rule against it."""

from farol.core.errors import (
    BadAction,
    IllegalAction,
)
from farol.core.state import (
    CHANCE,
    OVER,
)
from farol.games.ghosts_galore.codes import (
    CHOOSE_HIDDEN,
    CHOOSE_SIDES,
    CLAIM,
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
from farol.games.ghosts_galore.parse import Wish
from farol.games.ghosts_galore.rules import (
    GhostsGalore,
)
from farol.games.ghosts_galore.tables import (
    CELLS,
    EMPTY,
    NONE,
    SIDE_NAMES,
    TURNS,
)


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
