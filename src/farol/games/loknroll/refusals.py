"""Why a card cannot be played now: one sentence and the rule it follows from."""

from farol.core.errors import IllegalAction
from farol.games.loknroll.piles import matches_top
from farol.games.loknroll.position import (
    ACT,
    BUILD,
    DISCARD,
    DONE,
    LAURA_LAY,
    PENALTY,
    SETUP_LAY,
)
from farol.games.loknroll.rules import LokState
from farol.games.loknroll.tables import CHAOS, KIND_IDS, SHAPE_OF, VALUE_OF


def no_turn(state: LokState) -> IllegalAction:
    """Nobody decides now."""
    if state.phase == DONE:
        return IllegalAction("L7.1", "The game is over.")
    return IllegalAction("L4.1", "Chance decides now: a card is drawn or dice are thrown.")


def wrong_time(state: LokState, word: str) -> IllegalAction:
    """The seat has something else to do first, or has chosen another action already."""
    if state.phase == PENALTY:
        return IllegalAction("L6.1", f"Put your penalty cards on your pile; {word!r} is too late.")
    if state.phase in {SETUP_LAY, LAURA_LAY}:
        rule = "L3.2" if state.phase == SETUP_LAY else "L9.6"
        return IllegalAction(rule, f"The drawn card must be laid; {word!r} is not possible.")
    doing = {ACT: "has just begun", BUILD: "is for building", DISCARD: "is for chaos cards"}
    return IllegalAction("L4.2", f"This turn {doing[state.phase]}; {word!r} is not possible.")


def against_laying(state: LokState, kind: int) -> IllegalAction | None:
    """Why a card cannot be laid at all now; None if it can."""
    if state.phase in {ACT, BUILD}:
        return _against_building(state, kind)
    if state.phase not in {SETUP_LAY, LAURA_LAY}:
        return wrong_time(state, "lay")
    if kind != state.drawn:
        drawn = KIND_IDS[state.drawn]
        return IllegalAction("L3.2", f"The card to be laid is {drawn}, not {KIND_IDS[kind]}.")
    return None


def _against_building(state: LokState, kind: int) -> IllegalAction | None:
    name, value = KIND_IDS[kind], VALUE_OF[kind]
    if kind not in state.hands[state.seat]:
        return IllegalAction("L4.5", f"You have no card {name} in your hand.")
    if SHAPE_OF[kind] == CHAOS:
        return IllegalAction("L4.8", f"{name} is a chaos card and has no track.")
    if state.phase == BUILD and value != state.build_value:
        building = state.build_value
        return IllegalAction("L4.5", f"You build with cards of value {building}; {name} is none.")
    if state.track.clashes(kind):
        last = VALUE_OF[state.track.kinds[-1]]
        return IllegalAction("L2.4", f"A {value} may not follow a {last} on the track: {name}.")
    return _against_room(state, kind)


def _against_room(state: LokState, kind: int) -> IllegalAction | None:
    name = KIND_IDS[kind]
    if state.track.finds_room(kind):
        return None
    if state.track.is_kept_free(kind):
        return IllegalAction("L2.5", f"After {name} no card at all could continue the track.")
    return IllegalAction("L2.3", f"There is no room for {name} at the end of the track.")


def against_way(state: LokState, kind: int) -> IllegalAction:
    """Why a card that fits otherwise does not fit in one way."""
    name = KIND_IDS[kind]
    if state.settings.free_end:
        return IllegalAction("L2.5", f"In this way {name} covers a card or leaves no free end.")
    return IllegalAction("L2.3", f"In this way {name} would lie on another card.")


def against_word(state: LokState, word: str) -> IllegalAction:
    """Why passing, rolling, stopping or accepting is not possible now."""
    if word == "accept" and state.phase == PENALTY:
        return IllegalAction("L6.4", "There is only one way to put this card on your pile.")
    return wrong_time(state, word)


def against_putting(state: LokState, kind: int, combine: bool) -> IllegalAction | None:
    """Why a card cannot be put on the pile in this way; None if it can."""
    name = KIND_IDS[kind]
    if state.phase == PENALTY:
        if kind not in state.pending:
            return IllegalAction("L6.1", f"{name} is not among your penalty cards.")
    elif state.phase in {ACT, DISCARD}:
        if kind not in state.hands[state.seat]:
            return IllegalAction("L4.8", f"You have no card {name} in your hand.")
        if SHAPE_OF[kind] != CHAOS:
            return IllegalAction("L4.8", f"{name} is a track card; only chaos cards go this way.")
    else:
        return wrong_time(state, "put")
    if combine and not matches_top(state.piles[state.seat], kind):
        return IllegalAction("L6.2", f"The top card of your pile has not the value of {name}.")
    return None
