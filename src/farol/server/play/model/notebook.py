"""Notebooks: counts that follow from what a seat saw, and a person's private tags on other
seats.
"""

from typing import Final

from farol.games import notebook_of
from farol.protocol import messages
from farol.protocol.errors import Refusal
from farol.server.play.model import seats
from farol.server.play.model.audience import last_seen
from farol.server.play.model.state import Change, Listener, TableState
from farol.server.play.model.talk import is_allowed
from farol.server.play.model.telling import page_at, told_page
from farol.server.store.store import Person, Rows, TagKey

RATE: Final = 4.0  # pages a second, for one person who scrolls through the moves
BURST: Final = 40


def ask(change: Change, listener: Listener, message: messages.AskNotebook, now: float) -> None:
    """Send somebody the counts at a version, from their own view."""
    state = change.state
    if not is_allowed(state, "notebook", listener.person, RATE, BURST, now):
        raise Refusal("limit", "So much to count at once; wait a moment.")
    game, look = state.game, state.viewpoints[listener]
    if game is None or message.version > last_seen(state, game, look):
        raise Refusal("status", "Nobody has seen that yet.")
    page = told_page(page_at(game, look, message.version, is_open(state)))
    change.send(listener, messages.Notebook(message.id, look, message.version, page))


def is_open(state: TableState) -> bool:
    """Whether notebooks may show what players would have to remember: after the end, always."""
    return state.row.counting or state.row.status == "over"


def tag(change: Change, person: Person, message: messages.SetTag) -> None:
    """A private tag on a seat, sent to all devices of its author."""
    state = change.state
    seats.own_seat(state.row, message.seat, person)
    seats.seat_at(state.row, message.about)
    known = () if state.rules is None else notebook_of(state.rules).tags
    if message.tag and message.tag not in known:
        raise Refusal("bad", f"There is no such tag; there are: {', '.join(known) or 'none'}.")
    key = TagKey(message.seat, person.id, message.about)
    state.tags = {other: text for other, text in state.tags.items() if other != key}
    if message.tag:
        state.tags = state.tags | {key: message.tag}
    change.rows = Rows(tag=(key, message.tag))
    for listener in state.viewpoints:
        if listener.person.id == person.id:
            change.send(listener, messages.Tagged(message.seat, message.about, message.tag))
