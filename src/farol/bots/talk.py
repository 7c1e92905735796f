"""Bots' claims that fit any game."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from farol.bots.bot import Seat
from farol.core.claims import LAUGH, SAID, WELL_PLAYED, is_said
from farol.core.state import OVER

LAUGHS: Final = 2  # per bot and game
ONE_LAUGH_IN: Final = 3
ONE_COMPLIMENT_IN: Final = 2


def comment(seat: Seat, mishaps: frozenset[str]) -> int | None:
    """An occasional remark: a laugh at one's own mishap, a compliment to the winner."""
    claims = seat.game.claims
    mine = said_by(seat.events, seat.number)
    if seat.world.to_act() == OVER:
        beaten = seat.world.ranking()[seat.number] > 1
        if beaten and WELL_PLAYED.name not in mine and seat.rand.below(ONE_COMPLIMENT_IN) == 0:
            return claims.say(WELL_PLAYED.name)
        return None
    if mine.count(LAUGH.name) >= LAUGHS or not is_mishap(seat, mishaps):
        return None
    return claims.say(LAUGH.name) if seat.rand.below(ONE_LAUGH_IN) == 0 else None


def is_mishap(seat: Seat, kinds: frozenset[str]) -> bool:
    """Whether the seat's latest event is of one of these kinds."""
    for view in reversed(seat.events):
        if not is_said(view) and view.get("seat") == seat.number:
            return view["kind"] in kinds
    return False


def said_by(events: Sequence[Mapping[str, Any]], seat: int) -> list[str]:
    """The kinds of a seat's claims, oldest first."""
    return [
        view["claim"]["type"] for view in events if view["kind"] == SAID and view["seat"] == seat
    ]
