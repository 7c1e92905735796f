"""Advice of bots: hints for the seat to act, and explanations of a bot's moves."""

import math
from typing import Final

from farol.protocol import messages
from farol.protocol.errors import Refusal
from farol.server.play.model import seats
from farol.server.play.model.game import LiveGame
from farol.server.play.model.state import AdviceRequest, Advised, Change, ClientMessage
from farol.server.play.model.talk import is_allowed, wait_for
from farol.server.store.store import Rows, TableRow

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
    """Explanation of a bot's move or claim. Before the end, what was considered is told to its seat
    alone, because it depends on that seat's hidden cards; another seat is told what it could know.
    """
    state = change.state
    row, game, look = state.row, state.game, state.viewpoints[sender.listener]
    over = row.status == "over"
    if game is None or (not over and look is None):
        raise Refusal("status", "Bots explain themselves after the end: before, it would tell.")
    if message.said is not None:
        return _of_claim(sender, message, message.said, game, look, row)
    if message.version not in game.mainline:
        raise Refusal("bad", f"There is no version {message.version} in the game as it was played.")
    seat = game.entry(message.version).seat
    if seat is None:
        raise Refusal("bot", "That was nobody's decision.")
    level = seats.level_for(row, row.seats[seat].level)
    listener, version = sender.listener, message.version
    if over or look == seat:
        return AdviceRequest(listener, message, seat, version, level, game)
    check_bot(row, seat)
    return AdviceRequest(listener, message, seat, version, level, game, look)


def _of_claim(
    sender: ClientMessage,
    message: messages.AskExplanation,
    number: int,
    game: LiveGame,
    look: int | None,
    row: TableRow,
) -> AdviceRequest:
    """Why a bot said something: what speaks for it that everybody saw."""
    spoken = next((one for one in game.said if one.number == number), None)
    if spoken is None:
        raise Refusal("bad", f"There is no claim {number}.")
    seat, version = spoken.said.seat, spoken.said.after
    check_bot(row, seat)
    level = seats.level_for(row, row.seats[seat].level)
    asker = seat if look is None else look
    return AdviceRequest(sender.listener, message, seat, version, level, game, asker, spoken)


def check_bot(row: TableRow, seat: int) -> None:
    """Refusal unless a bot decides for this seat, and the table allows advice."""
    if seats.bot_level(row, seat) is None:
        raise Refusal("bot", "A person decides there.")
    if row.status != "over" and row.daily:
        raise Refusal("status", "In the deal of the day bots explain themselves after the end.")
    if row.status != "over" and (row.rated or row.league):
        raise Refusal("status", "At a rated table bots explain themselves after the end.")


def answer(change: Change, advised: Advised) -> None:
    """Send the answer, or the problem, to the person who asked."""
    question = advised.question
    if advised.answer is None:
        id_ = question.message.id
        change.send(question.listener, messages.Refused(id_, advised.code, advised.problem))
    else:
        change.send(question.listener, advised.answer)
