"""Undo that follows from secrecy: free while nothing was revealed and nobody else acted."""

from typing import Final

from farol.table import wire
from farol.table.play import Happened, Play

OTHERS_ACTED: Final = "Since then somebody else has acted."
CHANCE_SPOKE: Final = "Since then a card was drawn or dealt, or dice were rolled."
SOMETHING_SHOWN: Final = "That move revealed something that was hidden."


def possible_undo(play: Play, seat: int, alone: bool) -> wire.Undo | None:
    """What the seat could take back: its latest decision and everything after it. Whoever is
    alone has the table make forced moves, and goes back past them: they would be made again."""
    why: str | None = None
    for place in range(len(play.line) - 1, -1, -1):
        entry = play.happened[play.line[place] - 1]
        if entry.seat == seat:
            why = why or _what_it_showed(play, entry, seat)
            if alone and entry.forced:
                continue
            return wire.Undo(play.line[place - 1] if place > 0 else 0, why)
        if entry.seat is None:
            why = CHANCE_SPOKE
        elif why is None:
            why = OTHERS_ACTED
    return None


def _what_it_showed(play: Play, decision: Happened, seat: int) -> str | None:
    for event in decision.events:
        told_others = bool(event.private) and not event.seen_by(seat)
        if told_others or play.game.reveals(event, seat):
            return SOMETHING_SHOWN
    return None
