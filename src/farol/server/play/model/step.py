"""Transition of a table: one plain function, `step`."""

# compiled by mypyc

from farol.protocol import messages
from farol.protocol.errors import Refusal
from farol.server.play.model import (
    advice,
    claims,
    dealing,
    erasure,
    lessons,
    moves,
    notebook,
    notices,
    own_hours,
    seating,
    seats,
    talk,
    turns,
    typed,
    vacation,
    visits,
    votes,
)
from farol.server.play.model.payloads import written_proposal
from farol.server.play.model.state import (
    Advised,
    Amended,
    BotChose,
    BotSpoke,
    Change,
    ClientMessage,
    Dealt,
    Event,
    Forgotten,
    LeagueRenamed,
    Loaded,
    Reopened,
    SocketClosed,
    TableState,
    TimerFired,
    refuse,
)
from farol.server.store.store import Rows


def step(state: TableState, event: Event, now: float) -> Change:
    """The change that an event leads to; `state` is not modified. `now` is monotonic.

    A refused message leads to a change that tells its sender so. Refusal is raised only for events
    without a sender.
    """
    change = (
        _hear(state, event, now) if isinstance(event, ClientMessage) else _take(state, event, now)
    )
    _write_wish(state, change)
    notices.note(state, change)
    return change


def _write_wish(before: TableState, change: Change) -> None:
    """Save the open proposal with the row whenever it changes, so that it survives a restart."""
    state = change.state
    if (
        state.open_proposal is before.open_proposal
        and state.rejected_people is before.rejected_people
    ):
        return
    row = seats.copied(state.row)
    row.wished, row.unwanted = written_proposal(state.open_proposal), sorted(state.rejected_people)
    change.rows = change.rows or Rows()
    change.rows.row = state.row = row


def _take(state: TableState, event: Event, now: float) -> Change:  # noqa: C901  # one line each
    """Handle an event that is not a message."""
    change = Change(state.shallow_copy())
    match event:
        case SocketClosed():
            _leave(change, event, now)
        case TimerFired(kind="seals"):
            dealing.time_is_up(change, now)
        case TimerFired():
            moves.timer_fired(change, event, now)
        case BotChose():
            moves.bot_moves(change, event, now)
        case BotSpoke():
            claims.bot_speaks(change, event, now)
        case Advised():
            advice.answer(change, event)
        case Reopened():
            seating.reopened(change, event, now)
            _confirm(change, event.asked)
        case Dealt():
            dealing.deal(change, now, event.sealed)
        case Forgotten():
            erasure.forget(change, event, now)
        case Amended():
            event.amend(change, now)
        case LeagueRenamed():
            row = seats.copied(state.row)
            row.league_name = event.name
            turns.change_row(change, row, now)
        case Loaded():
            turns.wake(change, now)
            dealing.wake(change, now)
    return change


def _leave(change: Change, event: SocketClosed, now: float) -> None:
    person = event.listener.person
    if event.listener in change.state.viewpoints:
        visits.leave(change.state, event.listener)
        votes.left(change, person, now)
        visits.tell_absence(change, person, now)


def _hear(state: TableState, sender: ClientMessage, now: float) -> Change:
    change = Change(state.shallow_copy())
    try:
        if sender.listener not in state.viewpoints and not isinstance(
            sender.message, messages.Hello
        ):
            raise Refusal("bad", "Say hello first.")
        if state.standing.is_lesson:
            lessons.check_heard(sender.message)
        _answer(change, sender, now)
    except votes.TooLate as refusal:
        change = Change(state.shallow_copy())
        votes.end(change, now)
        refuse(change, sender, refusal)
    except Refusal as refusal:
        change = Change(state.shallow_copy())
        refuse(change, sender, refusal)
    return change


def _answer(change: Change, sender: ClientMessage, now: float) -> None:  # noqa: C901  # one line each
    """Handle a request; those with an answer of their own are not acknowledged."""
    listener, message = sender.listener, sender.message
    match message:
        case messages.Act():
            moves.act(change, sender, message, now)
        case messages.Hello():
            seating.come_back(change, listener.person, now)
            visits.hello(change, listener, message, now)
        case messages.AskHint() | messages.AskExplanation():
            advice.ask(change, sender, message, now)
        case messages.AskWhy():
            talk.tell_why(change, listener, message, now)
        case messages.AskWords():
            typed.ask(change, listener, message, now)
        case messages.AskHistory():
            talk.tell_history(change, listener, message, now)
        case messages.AskTurn():
            talk.tell_turn(change, listener, message, now)
        case messages.AskNotebook():
            notebook.ask(change, listener, message, now)
        case messages.Ping():
            change.send(listener, messages.Pong(message.id))
        case _:
            _obey(change, sender, now)
            if change.reopen is None:
                _confirm(change, sender)


def _obey(change: Change, sender: ClientMessage, now: float) -> None:  # noqa: C901  # one line each
    person, message = sender.listener.person, sender.message
    match message:
        case messages.Look():
            visits.look(change, sender.listener, message, now)
        case messages.Sit():
            votes.sit(change, person, message, now)
        case messages.Seal():
            dealing.seal(change, person, message, now)
        case messages.OpenSeal():
            dealing.open_seal(change, person, message, now)
        case messages.Kick() if change.state.row.status in {"playing", "paused"}:
            votes.kick(change, person, message, now)
        case messages.Stand() | messages.Return() | messages.Resign() | messages.Kick():
            seating.leave(change, person, message, now)
        case messages.LetBack():
            seating.let_back(change, person, message, now)
        case messages.SetSeat() | messages.SetSeats() | messages.SetOptions():
            seating.arrange(change, person, message, now)
        case messages.Start():
            dealing.start(change, person, now)
        case messages.PassAhead():
            moves.pass_ahead(change, person, message, now)
        case messages.TakeBack() | messages.Pause():
            votes.wish(change, person, message, now)
        case messages.Vote():
            votes.vote(change, person, message, now)
        case messages.Resume():
            votes.resume(change, person, message, now)
        case messages.Vacation():
            vacation.take(change, person, message, now)
        case messages.OwnHours():
            own_hours.choose(change, person, message, now)
        case messages.Rematch():
            seating.rematch(change, sender)
        case messages.GoOn():
            lessons.go_on(change, person, message, now)
        case messages.Say():
            talk.say(change, person, message, now)
        case messages.MakeClaim():
            claims.claim(change, person, message, now)
        case messages.SetTalk() | messages.Mute():
            claims.moderate(change, person, message, now)
        case messages.SetNote():
            talk.note(change, person, message)
        case messages.SetTag():
            notebook.tag(change, person, message)


def _confirm(change: Change, sender: ClientMessage) -> None:
    if sender.message.id is not None:
        change.send(sender.listener, messages.Done(sender.message.id))
