"""What needs the consent of others: taking back what cannot be unseen, and pauses."""

from farol.table import wire
from farol.table.play import Play
from farol.table.refusal import No
from farol.table.seats import deciding_people
from farol.table.store import TableRow
from farol.table.undo import possible_undo

PAUSE_WHY = "A pause stops everybody's clock."


def wished_undo(row: TableRow, play: Play, seat: int, version: int, alone: bool) -> wire.Proposal:
    """A proposal to take back the seat's latest decision; without anybody to wait for if free."""
    if version != play.version:
        raise No("stale", "The table has moved on since you saw it.")
    undo = possible_undo(play, seat, alone)
    if undo is None:
        raise No("status", "There is nothing of yours to take back.")
    waiting = [] if undo.why is None else _others(row, seat)
    return wire.Proposal("undo", seat, undo.why or "", undo.to_version, waiting)


def wished_pause(row: TableRow, seat: int) -> wire.Proposal:
    """A proposal to stop the clocks."""
    return wire.Proposal("pause", seat, PAUSE_WHY, None, _others(row, seat))


def _others(row: TableRow, seat: int) -> list[int]:
    """Seats of other people who decide now; bots agree to everything."""
    mine = row.seats[seat].person
    return [other for other in deciding_people(row) if row.seats[other].person != mine]


def agreed(row: TableRow, proposal: wire.Proposal, seat: int) -> wire.Proposal:
    """The proposal after the person on this seat said yes, for all their seats."""
    if seat not in proposal.waiting_for:
        raise No("seat", "Nobody waits for your answer.")
    person = row.seats[seat].person
    rest = [other for other in proposal.waiting_for if row.seats[other].person != person]
    return wire.Proposal(proposal.wish, proposal.seat, proposal.why, proposal.to_version, rest)
