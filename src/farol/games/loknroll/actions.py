"""Every action and outcome of Lok'n'Roll, declared once; their ints are laid out in `moves`.

People give a card's rotation on the table; the rules count by its entry exit. This module
translates between the two.
"""

from typing import Final

from farol.core.actions import Action, ActionSpace, Flag, Number, Seat, Word
from farol.core.data import Fields, Json
from farol.core.errors import BadAction
from farol.games.loknroll import tables as t
from farol.games.loknroll.moves import (
    ACCEPT,
    LAY,
    LAY_REQUEST,
    OTHER_END,
    PASS,
    PUT,
    ROLL,
    STOP,
    laid_kind,
    laid_way,
    put_kind,
)
from farol.games.loknroll.odds import has_odds, odds
from farol.games.loknroll.piles import best_order, put_in_best_order
from farol.games.loknroll.position import DEAL, DRAW, LAURA_DRAW, SETUP_DRAW, START, THROW
from farol.games.loknroll.rules import LokState
from farol.games.loknroll.view_parts import card_json, odds_json, spot_json
from farol.games.loknroll.views import AcceptShows, LayShows, PutShows, RollShows

_CARD: Final = Word("card", t.KIND_IDS)


class Rotation(Number):
    """Quarter turns, in degrees."""

    def __init__(self) -> None:
        super().__init__(
            "rotation", 0, t.QUARTERS - 1, [str(90 * turn) for turn in range(t.QUARTERS)]
        )

    def write(self, value: int) -> dict[str, Json]:
        """The degrees."""
        return {"rotation": 90 * value}

    def read(self, fields: Fields) -> int:
        """The quarter turns."""
        degrees = fields.integer("rotation", 0, 270)
        if degrees % 90 != 0:
            raise BadAction(f"'rotation' must be 0, 90, 180 or 270, not {degrees}.")
        return degrees // 90


ACTIONS: Final = ActionSpace(
    Action("pass", PASS, shows=RollShows),
    Action("roll", ROLL, shows=RollShows),
    Action("stop", STOP, shows=RollShows),
    Action("accept", ACCEPT, shows=AcceptShows),
    Action(
        "put",
        PUT,
        _CARD,
        Flag("combine", ("put", "pair")),
        notation="{combine}:{card}",
        shows=PutShows,
    ),
    Action(
        "lay",
        LAY_REQUEST,
        _CARD,
        Rotation(),
        Number("end", 0, 1, ("", "/1")),  # 1: the other end of a track of one card
        notation="{card}@{rotation}{end}",
        shows=LayShows,
    ),
)
LAID_IN_WAYS: Final = 2 * t.QUARTERS  # requests of one card

_DRAWN: Final = Action("draw", 0, _CARD)
OUTCOMES: Final = {
    START: Action("start", 0, Seat("seat", t.MAX_SEATS)),
    THROW: Action("wheels", 0, Number("wheels", 0, t.DICE)),
    SETUP_DRAW: _DRAWN,
    DEAL: _DRAWN,
    DRAW: _DRAWN,
    LAURA_DRAW: _DRAWN,
}


def request_of(state: LokState, action: int) -> int:
    """The request for a legal action."""
    if LAY <= action < PUT:
        quarters, end = turn_and_end(state, action)
        return LAY_REQUEST + LAID_IN_WAYS * laid_kind(action) + 2 * quarters + end
    return action


def shows(state: LokState, action: int) -> dict[str, Json]:
    """Under `shows`: the card, its place, the pile, the odds."""
    pile = state.piles[state.seat]
    shown: dict[str, Json] = {}
    if action == ACCEPT:
        shown["order"] = [t.KIND_IDS[kind] for kind in best_order(pile, state.pending)]
        shown["pile"] = [t.KIND_IDS[kind] for kind in put_in_best_order(pile, state.pending)]
    elif action >= PUT:
        shown.update(card_json(put_kind(action)))
        shown["top"] = card_json(pile[-1]) if pile else None
    elif action >= LAY:
        shown.update(card_json(laid_kind(action)))
        shown["spot"] = _spot(state, action)
    if has_odds(state, action):
        shown["odds"] = odds_json(odds(state, action))
    return {"shows": shown}


def direction(state: LokState, end: int) -> int:
    """The direction of the track's end, or of the other end of a lone first card."""
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
    placement = t.FIRST_PLACEMENT[kind] + way % OTHER_END
    return t.TURN[direction(state, end) * t.PLACEMENTS + placement], end


def _spot(state: LokState, action: int) -> dict[str, Json] | None:
    """The place of the card."""
    if state.settings.ribbon:
        return None
    track = state.track.copy()
    track.lay(laid_kind(action), laid_way(action))
    return spot_json(track.kinds[-1], track.spots[-1])
