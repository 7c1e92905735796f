"""The one open proposal of a table: its author, its voters, and its effect."""

import msgspec

from farol.protocol import messages, types
from farol.protocol.errors import Refusal
from farol.server.play.model import consent, seats
from farol.server.play.model.audience import tell_table, tell_view
from farol.server.play.model.payloads import OpenProposal
from farol.server.play.model.state import Change
from farol.server.play.model.turns import apply_pending, change_row, schedule_next, withdraw
from farol.server.store.store import Person


class TooLate(Refusal):
    """Accepted too late: the proposal is no longer possible and ends."""


# --- proposals -------------------------------------------------------------------------------


def wish(
    change: Change, person: Person, message: messages.TakeBack | messages.Pause, now: float
) -> None:
    """A seated person proposes an undo or a pause."""
    state = change.state
    seats.own_seat(state.row, message.seat, person)
    game = state.playing()
    if isinstance(message, messages.Pause):
        proposal = consent.proposed_pause(state.row, message.seat)
    else:
        proposal = consent.proposed_undo(
            state.row, game, message.seat, message.version, state.alone
        )
    _propose(change, OpenProposal(proposal, person, message), now)


def kick(change: Change, person: Person, message: messages.Kick, now: float) -> None:
    """The host proposes to replace a person by a bot in mid-game."""
    row, after = change.state.row, seats.copied(change.state.row)
    seats.kick(after, message, person)
    seats.check_learned(after, change.state.learned)
    proposal = consent.proposed_kick(row, message.seat, person)
    _propose(change, OpenProposal(proposal, person, message), now)


def sit(change: Change, person: Person, message: messages.Sit, now: float) -> None:
    """Take a free seat, at once or when the others agree."""
    state, row = change.state, seats.copied(change.state.row)
    seats.sit(row, message.seat, person, message.name)
    if row.status == "lobby" or row.handover != "vote":
        _sit(change, person, message, now)
        return
    if person.id in state.rejected_people:
        raise Refusal("seat", "The people of this table have said no.")
    proposal = consent.proposed_seat(state.row, message.seat, row.seats[message.seat].name)
    _propose(change, OpenProposal(proposal, person, message), now)


def _propose(change: Change, opened: OpenProposal, now: float) -> None:
    """Execute a proposal that needs no consent; otherwise start a vote, one at a time."""
    before = change.state.open_proposal
    if not opened.proposal.waiting_for:
        _do(change, opened, opened.proposal, now)
        return
    if before is not None:
        # A player's proposal replaces a guest's.
        precedes = before.proposal.wish == "sit" and opened.proposal.wish != "sit"
        if before.person.id != opened.person.id and not precedes:
            raise Refusal("status", "The table is asked something else just now.")
    _ask(change, opened, now)


def _ask(change: Change, opened: OpenProposal, now: float) -> None:
    change.state.open_proposal = opened
    tell_table(change, now)


# --- votes -----------------------------------------------------------------------------------


def vote(change: Change, person: Person, message: messages.Vote, now: float) -> None:
    """Yes or no, for one's own seat."""
    state, opened = change.state, change.state.open_proposal
    seats.own_seat(state.row, message.seat, person)
    if opened is None:
        raise Refusal("status", "There is nothing to vote on.")
    if not message.yes:
        consent.check_may_refuse(state.row, opened.proposal, message.seat)
        if opened.proposal.wish == "sit":
            state.rejected_people = state.rejected_people | {opened.person.id}
        end(change, now)
        return
    proposal = consent.agreed(state.row, opened.proposal, message.seat)
    if proposal.waiting_for:
        _ask(change, msgspec.structs.replace(opened, proposal=proposal), now)
        return
    try:
        _do(change, opened, opened.proposal, now)
    except Refusal as refusal:
        raise TooLate(refusal.code, refusal.sentence, refusal.rule) from refusal


def end(change: Change, now: float) -> None:
    """End the proposal without effect; bots that waited for it go on."""
    change.state.open_proposal = None
    schedule_next(change, now, fresh=False)
    tell_table(change, now)


def left(change: Change, person: Person, now: float) -> None:
    """Withdraw the seat request of a person who left."""
    opened = change.state.open_proposal
    asked = opened is not None and opened.proposal.wish == "sit" and opened.person.id == person.id
    if asked and person.id not in change.state.online:
        end(change, now)


# --- execution -------------------------------------------------------------------------------


def _do(change: Change, opened: OpenProposal, proposal: types.Proposal, now: float) -> None:
    """Execute an accepted proposal."""
    match opened.message:
        case messages.TakeBack():
            _undo(change, proposal, now)
        case messages.Pause():
            set_status(change, "paused", now)
        case messages.Kick() as message:
            row = seats.copied(change.state.row)
            seats.kick(row, message, opened.person)
            change.state.open_proposal = None
            change_row(change, row, now)
        case messages.Sit() as message:
            _sit(change, opened.person, message, now)


def _undo(change: Change, proposal: types.Proposal, now: float) -> None:
    """Undo a sealed choice, or entries of the record. Undoing revealed information without the
    consent of others makes the game practice."""
    assert proposal.to_version is not None
    if proposal.to_version == change.state.version:
        withdraw(change, proposal.seat, now)
        return
    pending = change.state.playing().undo(proposal.seat, proposal.to_version)
    practice = proposal.why != "" and not proposal.waiting_for
    apply_pending(change, pending, now, practice=practice)


def _sit(change: Change, person: Person, message: messages.Sit, now: float) -> None:
    """Take a seat. In a game it is taken as it is; earlier people's notes stay theirs."""
    state, row = change.state, seats.copied(change.state.row)
    seats.sit(row, message.seat, person, message.name)
    row.seats[message.seat].since = state.version
    state.open_proposal = None
    if state.game is not None:
        state.game = state.game.forgetting_moves(message.seat)
    change_row(change, row, now)


def resume(change: Change, person: Person, message: messages.Resume, now: float) -> None:
    """End the pause."""
    seats.own_seat(change.state.row, message.seat, person)
    if change.state.row.status != "paused":
        raise Refusal("status", "The game is not paused.")
    set_status(change, "playing", now)


def set_status(change: Change, status: types.Status, now: float) -> None:
    """Pause or resume the game; choices are cleared or offered again."""
    state = change.state
    state.open_proposal, state.clock = None, state.clock.stopped(now)
    row = seats.copied(state.row)
    row.status = status
    row.clock_left, row.clock_at = list(state.clock.left), state.date(now)
    change_row(change, row, now)
    for listener in state.viewpoints:
        tell_view(change, listener, now)
