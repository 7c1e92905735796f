"""Actions as JSON objects, both ways."""

from typing import Final

from farol.core.data import Fields, Json
from farol.core.errors import BadAction, IllegalAction
from farol.core.state import CHANCE, OVER
from farol.games.loknroll import refusals, view
from farol.games.loknroll.moves import (
    ACCEPT,
    LAY,
    OTHER_END,
    PASS,
    PUT,
    ROLL,
    STOP,
    laid_kind,
    laid_way,
    put,
    put_combines,
    put_kind,
)
from farol.games.loknroll.odds import has_odds, odds
from farol.games.loknroll.piles import best_order, put_in_best_order
from farol.games.loknroll.rules import LokState
from farol.games.loknroll.tables import (
    ENTRIES_OF,
    FIRST_PLACEMENT,
    KIND_IDS,
    KIND_NUMBERS,
    PLACEMENTS,
    QUARTERS,
    TURN,
)

WORDS: Final = {"pass": PASS, "roll": ROLL, "stop": STOP, "accept": ACCEPT}
WORD_OF: Final = {action: word for word, action in WORDS.items()}
_TYPES: Final = {**WORDS, "lay": LAY, "put": PUT}


def action_json(state: LokState, action: int) -> dict[str, Json]:
    """What decides the action, and under `shows` what the client may show of it."""
    shows = _shows(state, action)
    if action in WORD_OF:
        return {"type": WORD_OF[action], "shows": shows}
    if action >= PUT:
        combine = put_combines(action) == 1
        card = KIND_IDS[put_kind(action)]
        return {"type": "put", "card": card, "combine": combine, "shows": shows}
    quarters, end = turn_and_end(state, action)
    return {
        "type": "lay",
        "card": KIND_IDS[laid_kind(action)],
        "rotation": 90 * quarters,
        "end": end,
        "shows": shows,
    }


def _shows(state: LokState, action: int) -> dict[str, Json]:
    pile = state.piles[state.seat]
    shows: dict[str, Json] = {}
    if action == ACCEPT:
        shows["order"] = [KIND_IDS[kind] for kind in best_order(pile, state.pending)]
        shows["pile"] = [KIND_IDS[kind] for kind in put_in_best_order(pile, state.pending)]
    elif action >= PUT:
        shows.update(view.card_json(put_kind(action)))
        shows["top"] = view.card_json(pile[-1]) if pile else None
    elif action >= LAY:
        shows.update(view.card_json(laid_kind(action)))
        shows["spot"] = _ghost(state, action)
    if has_odds(state, action):
        shows["odds"] = view.odds_json(odds(state, action))
    return shows


def parse_action(state: LokState, data: Json) -> int:
    """The legal action that the JSON describes; what it `shows` does not count."""
    fields = Fields(data, "An action", BadAction)
    action = fields.choice("type", _TYPES)
    fields.has("shows")
    if action == LAY:
        kind = fields.choice("card", KIND_NUMBERS)
        degrees = fields.integer("rotation", 0, 270)
        end = fields.integer("end", 0, 1)
        fields.done()
        if degrees % 90 != 0:
            raise BadAction(f"'rotation' must be 0, 90, 180 or 270, not {degrees}.")
        return legal_lay(state, kind, degrees // 90, end)
    if action == PUT:
        kind = fields.choice("card", KIND_NUMBERS)
        combine = fields.flag("combine")
        fields.done()
        return legal_put(state, kind, combine)
    fields.done()
    return legal_word(state, action)


# --- how a card lies ---------------------------------------------------------------------------


def _direction(state: LokState, end: int) -> int:
    """Where the track points at its end, or at the other end of a lone first card."""
    if end == 0:
        return state.track.end_direction
    track = state.track.copy()
    track.turn_round()
    return track.end_direction


def turn_and_end(state: LokState, action: int) -> tuple[int, int]:
    """The quarter turns of a card to be laid, and 1 if it joins the first card's other end."""
    kind, way = laid_kind(action), laid_way(action)
    if not state.track.kinds or state.settings.ribbon:
        return way, 0
    end = way // OTHER_END
    placement = FIRST_PLACEMENT[kind] + way % OTHER_END
    return TURN[_direction(state, end) * PLACEMENTS + placement], end


def _ghost(state: LokState, action: int) -> dict[str, Json] | None:
    """Where the card would lie."""
    if state.settings.ribbon:
        return None
    track = state.track.copy()
    track.lay(laid_kind(action), laid_way(action))
    return view.spot_json(track.kinds[-1], track.spots[-1])


def _same_turn(kind: int, quarters: int, other: int) -> bool:
    """A card that looks the same after a half turn may be given either way."""
    cycle = QUARTERS if ENTRIES_OF[kind] > 1 else QUARTERS // 2
    return quarters % cycle == other % cycle


# --- what is legal, and why not ----------------------------------------------------------------


def _check_seat(state: LokState) -> None:
    if state.to_act() in {CHANCE, OVER}:
        raise refusals.no_turn(state)


def legal_word(state: LokState, action: int) -> int:
    """Passing, rolling, stopping or accepting, if it is legal."""
    _check_seat(state)
    if action in state.legal_actions():
        return action
    raise refusals.against_word(state, WORD_OF[action])


def legal_put(state: LokState, kind: int, combine: bool) -> int:
    """Putting a card on the pile, if it is legal."""
    _check_seat(state)
    refusal = refusals.against_putting(state, kind, combine)
    if refusal is not None:
        raise refusal
    return put(kind, 1 if combine else 0)


def legal_lay(state: LokState, kind: int, quarters: int, end: int) -> int:
    """Laying a card turned so, if it is legal."""
    _check_seat(state)
    refusal = refusals.against_laying(state, kind)
    if refusal is not None:
        raise refusal
    ways: list[int] = []
    state.track.add_lays(ways, kind)
    for action in ways:
        turn, at = turn_and_end(state, action)
        if at == end and (state.settings.ribbon or _same_turn(kind, turn, quarters)):
            return action
    raise _against_way(state, kind, quarters, end)


def _against_way(state: LokState, kind: int, quarters: int, end: int) -> IllegalAction:
    name = KIND_IDS[kind]
    if end == 1 and state.track.room >> PLACEMENTS == 0:
        return IllegalAction("L4.5", "Cards are laid at the end of the track and nowhere else.")
    for entry in range(ENTRIES_OF[kind]):
        placement = _direction(state, end) * PLACEMENTS + FIRST_PLACEMENT[kind] + entry
        if _same_turn(kind, TURN[placement], quarters):
            return refusals.against_way(state, kind)
    return IllegalAction(
        "L2.2", f"Turned by {90 * quarters} degrees, the rails of {name} do not meet the track."
    )
