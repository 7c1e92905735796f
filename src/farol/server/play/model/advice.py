"""Advice of bots: hints for the seat to act, and explanations of a bot's moves."""

import math
from typing import Final

from farol.protocol import messages
from farol.protocol.errors import Refusal
from farol.server.play.model import seats
from farol.server.play.model.state import AdviceRequest, Advised, Change, ClientMessage
from farol.server.play.model.talk import is_allowed, wait_for
from farol.server.store.store import Rows

HINT_RATE: Final = 0.25  # hints a second, for one person: each costs a search
HINT_BURST: Final = 15
EXPLANATION_RATE: Final = 3.0  # explanations a second: they are only decoded and put into words
EXPLANATION_BURST: Final = 30


def ask(
    change: Change,
    sender: ClientMessage,
    message: messages.AskHint | messages.AskExplanation,
    now: float,
) -> None:
    """Request advice or a bot's recorded reasoning; only the person who asked is answered."""
    if isinstance(message, messages.AskHint):
        _count(change, sender, "hint", HINT_RATE, HINT_BURST, now)
        change.question = _hint(change, sender, message)
    else:
        _count(change, sender, "explanation", EXPLANATION_RATE, EXPLANATION_BURST, now)
        change.question = _explanation(change, sender, message)


def _count(
    change: Change, sender: ClientMessage, what: str, rate: float, burst: float, now: float
) -> None:
    person = sender.listener.person
    if not is_allowed(change.state, what, person, rate, burst, now):
        wait = math.ceil(wait_for(change.state, what, person, now))
        raise Refusal("limit", f"The next {what} can come in {wait} s.", wait=wait)


def _hint(change: Change, sender: ClientMessage, message: messages.AskHint) -> AdviceRequest:
    """Hint: what a bot would do in the place of the seat to act, from that seat's view."""
    state, listener = change.state, sender.listener
    game = state.game
    seats.own_seat(state.row, message.seat, listener.person)
    if game is None or state.row.status != "playing":
        raise Refusal("status", "There is nothing to decide now.")
    if message.seat not in game.choosing or state.viewpoints[listener] != message.seat:
        raise Refusal("turn", "A hint is for the seat that you look through, when it is to act.")
    if state.row.daily:
        raise Refusal("status", "In the deal of the day there are no hints.")
    if state.row.rated or state.row.league:
        raise Refusal("status", "At a rated table there are no hints.")
    _note(change, message.seat)
    level = seats.level_for(state.row, message.level)
    return AdviceRequest(listener, message, message.seat, game.version, level, game)


def _note(change: Change, seat: int) -> None:
    """Record that the seat was advised: its score counts as one with hints."""
    state = change.state
    if state.row.advised is None or seat in state.row.advised:
        return
    row = seats.copied(state.row)
    row.advised = [*state.row.advised, seat]
    change.rows, state.row = Rows(row), row


def _explanation(
    change: Change, sender: ClientMessage, message: messages.AskExplanation
) -> AdviceRequest:
    """Explanation of a bot's move. Before the end only the seat itself may ask: it depends on that
    seat's hidden cards."""
    state = change.state
    row, game, look = state.row, state.game, state.viewpoints[sender.listener]
    early = Refusal("status", "Bots explain themselves after the end: before, it would tell.")
    if game is None or (row.status != "over" and look is None):
        raise early
    if message.version not in game.mainline:
        raise Refusal("bad", f"There is no version {message.version} in the game as it was played.")
    seat = game.entry(message.version).seat
    if row.status != "over" and look != seat:
        raise early
    if seat is None:
        raise Refusal("bot", "That was nobody's decision.")
    level = seats.level_for(row, row.seats[seat].level)
    return AdviceRequest(sender.listener, message, seat, message.version, level, game)


def answer(change: Change, advised: Advised) -> None:
    """Send the answer, or the problem, to the person who asked."""
    question = advised.question
    if advised.answer is None:
        id_ = question.message.id
        change.send(question.listener, messages.Refused(id_, advised.code, advised.problem))
    else:
        change.send(question.listener, advised.answer)
