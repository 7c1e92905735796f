"""Chat, private notes, and questions about the rules."""

from typing import Final

from farol.protocol import messages, types
from farol.protocol.errors import Refusal
from farol.protocol.text import clean_text
from farol.server.play.model import seats
from farol.server.play.model.audience import again, earlier, tell_all
from farol.server.play.model.bucket import Bucket
from farol.server.play.model.state import Change, Listener, TableState
from farol.server.play.model.why import reason
from farol.server.store.store import MAX_CHAT, NoteKey, Person, Rows

CHAT_RATE: Final = 0.5  # lines a second, for one person
CHAT_BURST: Final = 6
WHY_RATE: Final = 3.0
WHY_BURST: Final = 15
HISTORY_RATE: Final = 1.0  # requests a second, each answered with some hundred steps
HISTORY_BURST: Final = 15


def is_allowed(
    state: TableState, what: str, person: Person, rate: float, burst: float, now: float
) -> bool:
    """Rate limit per person and kind of message; consumes one token."""
    known = state.buckets.get((what, person.id))
    bucket = Bucket(rate, burst, now) if known is None else known.copy()
    if not bucket.take(now):
        return False
    state.buckets = state.buckets | {(what, person.id): bucket}
    return True


def wait_for(state: TableState, what: str, person: Person, now: float) -> float:
    """Seconds until the person may do this again."""
    return state.buckets[what, person.id].wait(now)


def say(change: Change, person: Person, message: messages.Say, now: float) -> None:
    """A line of chat, from a seat or from a spectator."""
    state, name = change.state, person.name
    if message.seat is not None:
        name = seats.own_seat(state.row, message.seat, person).name
    elif state.row.muted:
        raise Refusal("host", "At this table only those who sit may chat.")
    if any(state.row.seats[seat].muted for seat in seats.seats_of(state.row, person.id)):
        raise Refusal("host", "The host has muted you.")
    if not is_allowed(state, "chat", person, CHAT_RATE, CHAT_BURST, now):
        raise Refusal("limit", "Not so fast: a line every two seconds is enough.")
    text = clean_text(message.text)
    if not text:
        raise Refusal("bad", "There is nothing to read in that.")
    number = state.chat[-1].number + 1 if state.chat else 1
    line = types.ChatLine(number, message.seat, name, text, round(state.date(now), 3))
    state.chat = [*state.chat, line][-MAX_CHAT:]
    change.rows = Rows(chat=line, speaker=person.id)
    tell_all(change, messages.Chatted(line))


def note(change: Change, person: Person, message: messages.SetNote) -> None:
    """A private note on one's own seat, sent to all devices of its author."""
    state = change.state
    seats.own_seat(state.row, message.seat, person)
    key = NoteKey(message.seat, person.id)
    text = message.text.replace("\0", "")  # PostgreSQL keeps no such character
    state.notes = state.notes | {key: text}
    change.rows = Rows(note=(key, text))
    for listener in state.viewpoints:
        if listener.person.id == person.id:
            change.send(listener, messages.Noted(message.seat, text))


def tell_history(
    change: Change, listener: Listener, message: messages.AskHistory, now: float
) -> None:
    """Send older steps, as the listener may see them."""
    state = change.state
    if not is_allowed(state, "history", listener.person, HISTORY_RATE, HISTORY_BURST, now):
        raise Refusal("limit", "So much to read at once; wait a moment.")
    look = state.viewpoints[listener]
    steps = earlier(state, look, message.before)
    change.send(listener, messages.History(message.id, look, steps))


def tell_turn(change: Change, listener: Listener, message: messages.AskTurn, now: float) -> None:
    """Send the replay of a turn, as the listener may see it."""
    state = change.state
    if not is_allowed(state, "history", listener.person, HISTORY_RATE, HISTORY_BURST, now):
        raise Refusal("limit", "So much to look at at once; wait a moment.")
    turn = again(state, state.viewpoints[listener], message)
    if turn is None:
        raise Refusal("bad", "No turn began there, or it was taken back.")
    change.send(listener, turn)


def tell_why(change: Change, listener: Listener, message: messages.AskWhy, now: float) -> None:
    """Send the rule against an action, or that there is none."""
    state = change.state
    seats.own_seat(state.row, message.seat, listener.person)
    if not is_allowed(state, "why", listener.person, WHY_RATE, WHY_BURST, now):
        raise Refusal("limit", "So many questions at once; wait a moment.")
    change.send(listener, reason(state.row, state.game, message))
