"""Proposals that need consent: undo of revealed information, pauses, seats."""

from typing import Final

import msgspec

from farol.protocol import messages, types
from farol.protocol.errors import Refusal
from farol.server.play.model.game import LiveGame
from farol.server.play.model.seats import (
    SeatSummary,
    bot_level,
    deciding_people,
    is_free,
    others_of_the_game,
    people_of_the_game,
    without,
)
from farol.server.play.model.undo import offered_undo, possible_undo
from farol.server.store.store import Person, TableRow

PAUSE_WHY = "A pause stops everybody's clock."
KICK_WHY = "Nobody is sent away in mid-game unless the others agree."
LASTING: Final = {"undo", "kick"}  # proposals for which absent people keep their say
KICK_VOTES: Final = 2  # people beside the host who have to agree at a rated table
KICK_RATED = "At a rated table nobody is sent away unless two others can agree; the clock decides."
SIT_WHY = "At this table a seat passes on if everybody else agrees."


def proposed_undo(
    row: TableRow, game: LiveGame, seat: int, version: int, alone: bool
) -> types.Proposal:
    """A proposal to undo the seat's latest decision; nobody has to agree if it is free."""
    if version != game.version:
        raise Refusal("stale", "The table has moved on since you saw it.")
    if bot_level(row, seat) is not None:
        raise Refusal("seat", "A bot plays for this seat; come back to it first.")
    if row.daily:
        raise Refusal("status", "In the deal of the day nothing is taken back.")
    undo = offered_undo(SeatSummary(row), game, seat, alone)
    if undo is None and possible_undo(game, seat, alone) is not None:
        raise Refusal(
            "status", "Somebody who played here was replaced and cannot be asked any more."
        )
    if undo is None:
        raise Refusal("status", "There is nothing of yours to take back.")
    waiting = [] if undo.why is None else others_of_the_game(row, seat)
    return types.Proposal("undo", seat, undo.why or "", undo.to_version, waiting)


def proposed_pause(row: TableRow, seat: int) -> types.Proposal:
    """A proposal to stop the clocks; bots always agree."""
    waiting = without(row, deciding_people(row), seat)
    return types.Proposal("pause", seat, PAUSE_WHY, None, waiting)


def proposed_kick(row: TableRow, seat: int, host: Person) -> types.Proposal:
    """A proposal to remove somebody; the seats of people who decide now vote."""
    sides = {host.id, row.seats[seat].person}
    waiting = [other for other in deciding_people(row) if row.seats[other].person not in sides]
    if row.rated and len({row.seats[other].person for other in waiting}) < KICK_VOTES:
        raise Refusal("host", KICK_RATED)
    return types.Proposal("kick", seat, KICK_WHY, None, waiting)


def proposed_seat(row: TableRow, seat: int, name: str) -> types.Proposal:
    """A proposal to give somebody new a seat; everybody else of the game votes."""
    waiting = others_of_the_game(row, seat)
    if not waiting:
        raise Refusal("seat", "Nobody is left who could agree to that.")
    return types.Proposal("sit", seat, SIT_WHY, None, waiting, name)


def agreed(row: TableRow, proposal: types.Proposal, seat: int) -> types.Proposal:
    """The proposal after the person on this seat agreed, for all their seats."""
    if seat not in proposal.waiting_for:
        raise Refusal("seat", "Nobody waits for your answer.")
    rest = without(row, proposal.waiting_for, seat)
    return msgspec.structs.replace(proposal, waiting_for=rest)


def check_may_refuse(row: TableRow, proposal: types.Proposal, seat: int) -> None:
    """Refusal unless the person may end the proposal: everybody who plays may (the proposer,
    voters, also after they agreed), except the person to be removed."""
    person = row.seats[seat].person
    accused = proposal.wish == "kick" and row.seats[proposal.seat].person == person
    if accused or seat not in people_of_the_game(row):
        raise Refusal("seat", "Nobody waits for your answer.")


def is_still_asked(
    row: TableRow, proposal: types.Proposal | None, message: messages.FromClient
) -> bool:
    """Whether a proposal survives this change of seats. Otherwise its voters may be different
    people, and it has to be made again."""
    if proposal is None or not isinstance(message, messages.Stand | messages.Return):
        return False
    if proposal.wish == "sit":
        return is_free(row, proposal.seat)
    return proposal.wish in LASTING
