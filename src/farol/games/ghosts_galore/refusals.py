"""Requests against the rules: the legal action for one, or the rule against it."""

from farol.core.errors import BadAction, IllegalAction
from farol.core.state import CHANCE, OVER
from farol.games.ghosts_galore import codes as c
from farol.games.ghosts_galore import tables as t
from farol.games.ghosts_galore.rules import GhostsGalore


def legal(state: GhostsGalore, request: int) -> int:
    """The legal action for a request; IllegalAction names the rule against it."""
    acting = state.to_act()
    if acting == OVER:
        raise IllegalAction("G8.1", "The game is over.", "over")
    if acting == CHANCE:
        raise BadAction("Chance is to act: no seat can do anything now.")
    if request >= c.SIDE_REQUEST:
        return _check_side(state, request - c.SIDE_REQUEST)
    if request >= c.PUT:
        return _check_place(state, request - c.PUT)
    if request >= c.HIDE:
        return _check_hide(state, request - c.HIDE)
    return _check_claim(state, request)


def _check_side(state: GhostsGalore, side: int) -> int:
    own = state.sides[state.turn]
    if state.phase != c.CHOOSE_SIDES:
        raise IllegalAction(
            "G2.2", "Sides are chosen before any tile is dealt, once.", "sides-once"
        )
    if side // 2 != own // 2:
        names = f"{t.SIDE_NAMES[own]} or {t.SIDE_NAMES[own + 1]}"
        raise IllegalAction(
            "G2.1",
            f"This seat has the board with {names}, not {t.SIDE_NAMES[side]}.",
            "other-board",
            first=t.SIDE_NAMES[own],
            second=t.SIDE_NAMES[own + 1],
        )
    return c.SIDE + side % 2


def _check_hide(state: GhostsGalore, tile: int) -> int:
    if state.phase != c.CHOOSE_HIDDEN:
        raise IllegalAction(
            "G2.6",
            "Only the expert variant lets you choose your hidden tile, once at set-up.",
            "hide-once",
        )
    if tile not in (state.hidden[state.turn], state.spare[state.turn]):
        raise IllegalAction("G2.6", f"Tile {tile + 1} is none of your two tiles.", "not-your-tile")
    return c.HIDE + tile


def _check_place(state: GhostsGalore, place: int) -> int:
    if state.phase not in (c.PLACE, c.PLACE_HIDDEN):
        raise _too_early(state)
    if state.fields[state.turn * t.CELLS + place // t.TURNS] != t.EMPTY:
        if state.phase == c.PLACE_HIDDEN:
            raise IllegalAction(
                "G4.7", "The hidden tile goes on the last free field.", "last-field"
            )
        free = state.fields[state.turn * t.CELLS : (state.turn + 1) * t.CELLS].count(t.EMPTY)
        sentence = f"Field {place // t.TURNS + 1} has a tile already."
        raise IllegalAction("G4.3", sentence, "field-taken", free=free)
    return c.PUT + place


def _too_early(state: GhostsGalore) -> IllegalAction:
    """A tile is to be placed, but somebody has none yet; during set-up nobody has one."""
    sentence = "Tiles are placed once every seat has claimed one."
    without = [seat for seat in range(state.seats) if state.claimed[seat] == t.NONE]
    if state.phase not in (c.CLAIM, c.DECIDE) or not without:
        return IllegalAction("G4.1", sentence, "set-up-first")
    if state.turn in without:
        return IllegalAction("G4.1", sentence, "claim-first")
    return IllegalAction("G4.1", sentence, "wait-for-claims", count=len(without))


def _check_claim(state: GhostsGalore, action: int) -> int:
    if state.phase in (c.PLACE, c.PLACE_HIDDEN):
        raise IllegalAction(
            "G4.1", "Every seat has claimed its tile: now you must place yours.", "place-now"
        )
    if state.phase not in (c.CLAIM, c.DECIDE):
        raise IllegalAction("G3.1", "Claiming begins when set-up is done.", "set-up-first")
    if action in (c.KEEP, c.LEAVE):
        if state.phase != c.DECIDE:
            word = "keep" if action == c.KEEP else "leave"
            raise IllegalAction(
                "G3.3", f"There is no tile to {word}: you have not drawn one.", "nothing-drawn"
            )
        return action
    if state.phase == c.DECIDE:
        raise IllegalAction(
            "G3.3", "You have drawn a tile: keep it or leave it, nothing else.", "keep-or-leave"
        )
    return _check_draw(state) if action == c.DRAW else _check_take(state, action - c.TAKE)


def _check_draw(state: GhostsGalore) -> int:
    if state.stack == 0:
        if state.claimed.count(t.NONE) == 1:
            raise IllegalAction(
                "G3.6", "You are the last to claim: take one of the five tiles.", "last-takes"
            )
        raise IllegalAction("G3.5", "The stack is empty: take a face-up tile.", "stack-empty")
    return c.DRAW


def _check_take(state: GhostsGalore, tile: int) -> int:
    if tile in state.claimed:
        seat = state.claimed.index(tile)
        sentence = f"Tile {tile + 1} has been claimed by seat {seat + 1}."
        raise IllegalAction("G3.4", sentence, "claimed", who=seat)
    if tile not in state.face_up:
        raise IllegalAction(
            "G3.4", f"Tile {tile + 1} does not lie face up beside the stack.", "not-open"
        )
    return c.TAKE + tile
