"""Undo that follows from secrecy: free while nothing was revealed and nobody else acted."""

from typing import Final

from farol.table import wire
from farol.table.play import Happened, Play

OTHERS_ACTED: Final = "Since then somebody else has acted."
CHANCE_SPOKE: Final = "Since then a card was drawn or dealt, or dice were rolled."
SOMETHING_SHOWN: Final = "That move revealed something that was hidden."


def possible_undo(play: Play, seat: int) -> wire.Undo | None:
    """What the seat could take back: its latest decision and everything after it."""
    place = _latest_decision(play, seat)
    if place is None:
        return None
    before = play.line[place - 1] if place > 0 else 0
    since = [play.happened[version - 1] for version in play.line[place:]]
    return wire.Undo(before, _why_not_free(play, seat, since))


def _latest_decision(play: Play, seat: int) -> int | None:
    """Index in the line of the seat's latest decision."""
    for place in range(len(play.line) - 1, -1, -1):
        if play.happened[play.line[place] - 1].seat == seat:
            return place
    return None


def _why_not_free(play: Play, seat: int, since: list[Happened]) -> str | None:
    if any(entry.seat is None for entry in since):
        return CHANCE_SPOKE
    if any(entry.seat != seat for entry in since):
        return OTHERS_ACTED
    for event in (event for entry in since for event in entry.events):
        told_others = bool(event.private) and not event.seen_by(seat)
        if told_others or play.game.reveals(event, seat):
            return SOMETHING_SHOWN
    return None
