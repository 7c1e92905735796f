"""What an event makes of a table: one plain function, `step`."""

# compiled by mypyc

from farol.table.live.model import (
    advice,
    claims,
    dealing,
    farewell,
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
from farol.table.live.model.parcels import written_wish
from farol.table.live.model.state import (
    Advised,
    BotChose,
    BotSpoke,
    Change,
    ClientMessage,
    Dealt,
    Disconnected,
    Event,
    Forgotten,
    Reopened,
    TableState,
    TimerFired,
    Woken,
    refuse,
)
from farol.table.protocol import messages
from farol.table.protocol.errors import Refusal
from farol.table.storage.store import Rows


def step(state: TableState, event: Event, now: float) -> Change:
    """The change that an event leads to; `state` stays as it is. `now` only ever goes forward.

    A message that is refused leads to a change that tells its sender so. Refusal only for events
    that nobody sent.
    """
    change = (
        _hear(state, event, now) if isinstance(event, ClientMessage) else _take(state, event, now)
    )
    _write_wish(state, change)
    notices.note(state, change)
    return change


def _write_wish(before: TableState, change: Change) -> None:
    """What the table is asked survives the server: it is saved whenever it changes."""
    state = change.state
    if state.wished is before.wished and state.unwanted is before.unwanted:
        return
    row = seats.copied(state.row)
    row.wished, row.unwanted = written_wish(state.wished), sorted(state.unwanted)
    change.rows = change.rows or Rows()
    change.rows.row = state.row = row


def _take(state: TableState, event: Event, now: float) -> Change:  # noqa: C901  # one line each
    """What comes of an event that nobody said."""
    change = Change(state.once_more())
    match event:
        case Disconnected():
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
            farewell.forget(change, event, now)
        case Woken():
            turns.wake(change, now)
            dealing.wake(change, now)
    return change


def _leave(change: Change, event: Disconnected, now: float) -> None:
    person = event.listener.person
    if event.listener in change.state.looks:
        visits.leave(change.state, event.listener)
        votes.left(change, person, now)
        visits.tell_absence(change, person, now)


def _hear(state: TableState, sender: ClientMessage, now: float) -> Change:
    change = Change(state.once_more())
    try:
        if sender.listener not in state.looks and not isinstance(sender.message, messages.Hello):
            raise Refusal("bad", "Say hello first.")
        if state.standing.is_lesson:
            lessons.check_heard(sender.message)
        _answer(change, sender, now)
    except votes.TooLate as refusal:
        change = Change(state.once_more())
        votes.end(change, now)
        refuse(change, sender, refusal)
    except Refusal as refusal:
        change = Change(state.once_more())
        refuse(change, sender, refusal)
    return change


def _answer(change: Change, sender: ClientMessage, now: float) -> None:  # noqa: C901  # one line each
    """Do what is asked; what has an answer of its own is not confirmed."""
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
