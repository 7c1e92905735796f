"""Undo: free as long as nothing was revealed and nobody else acted."""

# compiled by mypyc

from typing import Final

from farol.core.entries import Entry
from farol.protocol import types
from farol.server.play.model.game import LiveGame
from farol.server.play.model.seats import SeatSummary

OTHERS_ACTED: Final = "Since then somebody else has acted."
CHANCE_SPOKE: Final = "Since then a card was drawn or dealt, or dice were rolled."
SOMETHING_SHOWN: Final = "That move revealed something that was hidden."


def possible_undo(game: LiveGame, seat: int, alone: bool) -> types.Undo | None:
    """The seat's possible undo: its latest decision and all that follows, or its sealed choice. For
    somebody alone, an undo also skips forced moves, which the table would make again."""
    if seat in game.sealed:
        return types.Undo(game.version, None)
    why: str | None = None
    version = game.head
    while version:
        entry = game.entry(version)
        if entry.seat == seat:
            why = why or what_it_showed(game, entry, seat)
            if not (alone and entry.forced):
                return types.Undo(entry.parent, why)
        elif entry.seat is None:
            why = CHANCE_SPOKE
        elif why is None:
            why = OTHERS_ACTED
        version = entry.parent
    return None


def what_it_showed(game: LiveGame, decision: Entry, seat: int) -> str | None:
    """Why undoing a decision needs consent; None if it is free."""
    if decision.answer:  # that the window has closed tells how others answered
        return SOMETHING_SHOWN
    for event in decision.events:
        told_others = bool(event.private) and not event.seen_by(seat)
        if told_others or game.rules.reveals(event, seat):
            return SOMETHING_SHOWN
    return None


def offered_undo(
    standing: SeatSummary, game: LiveGame, seat: int, alone: bool
) -> types.Undo | None:
    """The undo offered to the seat, free or by consent."""
    if not standing.undoes or standing.levels[seat] is not None:
        return None
    undo = possible_undo(game, seat, alone)
    if undo is None:
        return None
    if undo.why is None and _discards_choices(standing, game, undo):
        undo.why = OTHERS_ACTED
    if undo.why is None:
        return undo
    if not standing.all_can_be_asked:
        return None
    undo.practice = seat in standing.to_practice
    return undo


def _discards_choices(standing: SeatSummary, game: LiveGame, undo: types.Undo) -> bool:
    """Whether an undo discards the sealed choices of other people."""
    if not game.sealed or undo.to_version == game.version:
        return False
    if game.window is not None:  # an offer would tell who has answered
        return False
    return any(standing.levels[seat] is None for seat in game.sealed)
