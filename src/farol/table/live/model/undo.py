"""Undo that follows from secrecy: free while nothing was revealed and nobody else acted."""

# compiled by mypyc

from typing import Final

from farol.table.live.model.game import Entry, LiveGame
from farol.table.live.model.seats import bot_level, others_of_the_game
from farol.table.protocol import parts
from farol.table.storage.store import TableRow

OTHERS_ACTED: Final = "Since then somebody else has acted."
CHANCE_SPOKE: Final = "Since then a card was drawn or dealt, or dice were rolled."
SOMETHING_SHOWN: Final = "That move revealed something that was hidden."


def possible_undo(game: LiveGame, seat: int, alone: bool) -> parts.Undo | None:
    """What the seat could take back: its latest decision and everything after it, or a choice that
    waits for those of others. Whoever is
    alone has the table make forced moves, and goes back past them: they would be made again."""
    if seat in game.sealed:
        return parts.Undo(game.version, None)
    why: str | None = None
    version = game.head
    while version:
        entry = game.entry(version)
        if entry.seat == seat:
            why = why or what_it_showed(game, entry, seat)
            if not (alone and entry.forced):
                return parts.Undo(entry.parent, why)
        elif entry.seat is None:
            why = CHANCE_SPOKE
        elif why is None:
            why = OTHERS_ACTED
        version = entry.parent
    return None


def what_it_showed(game: LiveGame, decision: Entry, seat: int) -> str | None:
    """Why a decision of the seat cannot be unseen; None if it can."""
    for event in decision.events:
        told_others = bool(event.private) and not event.seen_by(seat)
        if told_others or game.rules.reveals(event, seat):
            return SOMETHING_SHOWN
    return None


def offered_undo(row: TableRow, game: LiveGame, seat: int, alone: bool) -> parts.Undo | None:
    """What the seat could take back now, at once or if the others agree."""
    if bot_level(row, seat) is not None or row.lesson is not None or row.daily:
        return None
    undo = possible_undo(game, seat, alone)
    if undo is not None and undo.why is None and _discards_choices(row, game, undo):
        undo.why = OTHERS_ACTED
    if undo is None or undo.why is None:
        return undo
    if somebody_cannot_be_asked(row):
        return None
    undo.practice = not row.practice and not others_of_the_game(row, seat)
    return undo


def _discards_choices(row: TableRow, game: LiveGame, undo: parts.Undo) -> bool:
    """Whether a person would have to choose anew what waits for the choices of others."""
    if not game.sealed or undo.to_version == game.version:
        return False
    return any(bot_level(row, seat) is None for seat in game.sealed)


def somebody_cannot_be_asked(row: TableRow) -> bool:
    """Whether somebody lost a seat without giving it up. They say no for good: what was revealed
    was theirs too."""
    for seat in row.seats:  # noqa: SIM110  # compiled, a loop costs less than a generator
        if seat.replaced:
            return True
    return False
