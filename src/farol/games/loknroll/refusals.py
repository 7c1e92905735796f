"""Refusals: why a card cannot be played now, with the rule."""

from farol.core.choices import Choices
from farol.core.errors import IllegalAction
from farol.core.state import CHANCE, OVER
from farol.games.loknroll import position as p
from farol.games.loknroll import tables as t
from farol.games.loknroll.actions import ACTIONS, LAID_IN_WAYS, direction, turn_and_end
from farol.games.loknroll.moves import LAY_REQUEST, PUT, put_combines, put_kind
from farol.games.loknroll.piles import matches_top
from farol.games.loknroll.rules import LokState


def no_turn(state: LokState) -> IllegalAction:
    """No seat is to act."""
    if state.phase == p.DONE:
        return IllegalAction("L7.1", "The game is over.", "over")
    return IllegalAction("L4.1", "Chance decides now: a card is drawn or dice are thrown.", "wait")


def wrong_time(state: LokState, word: str) -> IllegalAction:
    """The seat has another decision first, or has chosen another action already."""
    if state.phase == p.PENALTY:
        sentence = f"Put your penalty cards on your pile; {word!r} is too late."
        return IllegalAction("L6.1", sentence, "penalty-first", count=len(state.pending))
    if state.phase in {p.SETUP_LAY, p.LAURA_LAY}:
        rule = "L3.2" if state.phase == p.SETUP_LAY else "L9.6"
        sentence = f"The drawn card must be laid; {word!r} is not possible."
        return IllegalAction(rule, sentence, "lay-drawn", **_named(state.drawn))
    doing = {p.ACT: "has just begun", p.BUILD: "is for building", p.DISCARD: "is for chaos cards"}
    sentence = f"This turn {doing[state.phase]}; {word!r} is not possible."
    if state.phase == p.BUILD:
        return IllegalAction("L4.2", sentence, "building", value=state.build_value)
    if state.phase == p.DISCARD:
        return IllegalAction("L4.2", sentence, "discarding")
    kinds = {"roll": "nothing-laid", "stop": "nothing-put"}
    return IllegalAction("L4.2", sentence, kinds.get(word, "no-penalty"))


def _named(kind: int) -> dict[str, int | str]:
    """The arguments for a card in a refusal's sentence."""
    return {"card": f"card-{t.KIND_IDS[kind].rpartition('-')[0]}", "value": t.VALUE_OF[kind]}


def against_laying(state: LokState, kind: int) -> IllegalAction | None:
    """Why a card cannot be laid at all now; None if it can."""
    if state.phase in {p.ACT, p.BUILD}:
        return _against_building(state, kind)
    if state.phase not in {p.SETUP_LAY, p.LAURA_LAY}:
        return wrong_time(state, "lay")
    if kind != state.drawn:
        drawn = t.KIND_IDS[state.drawn]
        sentence = f"The card to be laid is {drawn}, not {t.KIND_IDS[kind]}."
        return IllegalAction("L3.2", sentence, "lay-drawn", **_named(state.drawn))
    return None


def _against_building(state: LokState, kind: int) -> IllegalAction | None:
    name, value = t.KIND_IDS[kind], t.VALUE_OF[kind]
    if kind not in state.hands[state.seat]:
        sentence = f"You have no card {name} in your hand."
        return IllegalAction("L4.5", sentence, "not-held", **_named(kind))
    if t.SHAPE_OF[kind] == t.CHAOS:
        return IllegalAction("L4.8", f"{name} is a chaos card and has no track.", "chaos-track")
    if state.phase == p.BUILD and value != state.build_value:
        building = state.build_value
        sentence = f"You build with cards of value {building}; {name} is none."
        return IllegalAction("L4.5", sentence, "other-value", building=building, value=value)
    if state.track.clashes(kind):
        last = t.VALUE_OF[state.track.kinds[-1]]
        sentence = f"A {value} may not follow a {last} on the track: {name}."
        return IllegalAction("L2.4", sentence, "clash", value=value, last=last)
    return _against_room(state, kind)


def _against_room(state: LokState, kind: int) -> IllegalAction | None:
    name = t.KIND_IDS[kind]
    if state.track.finds_room(kind):
        return None
    if state.track.is_kept_free(kind):
        sentence = f"After {name} no card at all could continue the track."
        return IllegalAction("L2.5", sentence, "dead-end", **_named(kind))
    sentence = f"There is no room for {name} at the end of the track."
    return IllegalAction("L2.3", sentence, "no-room", **_named(kind))


def against_way(state: LokState, kind: int) -> IllegalAction:
    """Why a card that fits otherwise does not fit in one way."""
    name = t.KIND_IDS[kind]
    if state.settings.free_end:
        sentence = f"In this way {name} covers a card or leaves no free end."
        return IllegalAction("L2.5", sentence, "other-way-end", **_named(kind))
    sentence = f"In this way {name} would lie on another card."
    return IllegalAction("L2.3", sentence, "other-way", **_named(kind))


def against_word(state: LokState, word: str) -> IllegalAction:
    """Why passing, rolling, stopping or accepting is not possible now."""
    if word == "accept" and state.phase == p.PENALTY:
        sentence = "There is only one way to put this card on your pile."
        return IllegalAction("L6.4", sentence, "one-order")
    return wrong_time(state, word)


def against_putting(state: LokState, kind: int, combine: bool) -> IllegalAction | None:
    """Why a card cannot be put on the pile in this way; None if it can."""
    name = t.KIND_IDS[kind]
    if state.phase == p.PENALTY:
        if kind not in state.pending:
            sentence = f"{name} is not among your penalty cards."
            return IllegalAction("L6.1", sentence, "not-penalty", **_named(kind))
    elif state.phase in {p.ACT, p.DISCARD}:
        if kind not in state.hands[state.seat]:
            sentence = f"You have no card {name} in your hand."
            return IllegalAction("L4.8", sentence, "not-held", **_named(kind))
        if t.SHAPE_OF[kind] != t.CHAOS:
            sentence = f"{name} is a track card; only chaos cards go this way."
            return IllegalAction("L4.8", sentence, "track-card")
    else:
        return wrong_time(state, "put")
    if combine and not matches_top(state.piles[state.seat], kind):
        sentence = f"The top card of your pile has not the value of {name}."
        pile = state.piles[state.seat]
        if not pile:
            return IllegalAction("L6.2", sentence, "pile-empty")
        top = t.VALUE_OF[pile[-1]]
        return IllegalAction("L6.2", sentence, "top-differs", value=t.VALUE_OF[kind], top=top)
    return None


# --- what a request means ----------------------------------------------------------------------


def legal(state: LokState, request: int) -> int:
    """The legal action for a request; IllegalAction with its rule otherwise."""
    if state.to_act() in {CHANCE, OVER}:
        raise no_turn(state)
    if request >= LAY_REQUEST:
        kind, way = divmod(request - LAY_REQUEST, LAID_IN_WAYS)
        return _legal_lay(state, kind, way // 2, way % 2)
    if request >= PUT:
        refusal = against_putting(state, put_kind(request), put_combines(request) == 1)
        if refusal is not None:
            raise refusal
        return request
    if request not in state.legal_actions():
        raise against_word(state, ACTIONS.kind_of(request).name)
    return request


def _legal_lay(state: LokState, kind: int, quarters: int, end: int) -> int:
    refusal = against_laying(state, kind)
    if refusal is not None:
        raise refusal
    ways = Choices()
    state.track.add_lays(ways, kind)
    for action in ways.listed():
        turn, at = turn_and_end(state, action)
        if at == end and (state.settings.ribbon or _same_turn(kind, turn, quarters)):
            return action
    raise _against_way(state, kind, quarters, end)


def _same_turn(kind: int, quarters: int, other: int) -> bool:
    """A card that looks the same after a half turn accepts both rotations."""
    cycle = t.QUARTERS if t.ENTRIES_OF[kind] > 1 else t.QUARTERS // 2
    return quarters % cycle == other % cycle


def _against_way(state: LokState, kind: int, quarters: int, end: int) -> IllegalAction:
    name = t.KIND_IDS[kind]
    if end == 1 and state.track.room >> t.PLACEMENTS == 0:
        sentence = "Cards are laid at the end of the track and nowhere else."
        return IllegalAction("L4.5", sentence, "end-only")
    for entry in range(t.ENTRIES_OF[kind]):
        placement = direction(state, end) * t.PLACEMENTS + t.FIRST_PLACEMENT[kind] + entry
        if _same_turn(kind, t.TURN[placement], quarters):
            return against_way(state, kind)
    sentence = f"Turned by {90 * quarters} degrees, the rails of {name} do not meet the track."
    return IllegalAction("L2.2", sentence, "rails")
