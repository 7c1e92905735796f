"""Typed words: what they mean to a seat, from what that seat was told and nothing else."""

from typing import Final

import msgspec

from farol.client.messages import Choice, JsonObject
from farol.client.messages import View as ToldView
from farol.phrases.answer import Answer, understand
from farol.phrases.completion import endings
from farol.phrases.position import Position, Sight
from farol.phrases.vocabulary import vocabulary
from farol.table.live.model import audience, seats
from farol.table.live.model.state import Change, Listener, TableState
from farol.table.live.model.talk import is_allowed
from farol.table.live.model.why import reason
from farol.table.protocol import messages, parts
from farol.table.protocol.errors import Refusal

RATE: Final = 2.0  # questions a second, for one person: somebody who types is helped along
BURST: Final = 24


def answer(change: Change, listener: Listener, message: messages.AskWords, now: float) -> None:
    """Tell whoever typed what was understood, and nobody else."""
    state = change.state
    if message.seat is not None:
        seats.own_seat(state.row, message.seat, listener.person)
    if state.looks[listener] != message.seat:
        raise Refusal("seat", "Words are read for the seat that you look through.")
    if not is_allowed(state, "words", listener.person, RATE, BURST, now):
        raise Refusal("limit", "So many questions at once; wait a moment.")
    view = audience.view(state, message.seat, now)
    if view is None or state.game is None:
        raise Refusal("status", "There is no game yet to speak of.")
    words = vocabulary(state.game.rules, message.language)
    position = Position(_sight(state, view, now), words)
    told = messages.Understood(message.id, message.seat, view.version, "told", [])
    if message.complete:
        told.endings = endings(message.text, position)
    else:
        found = understand(message.text, position, lambda action: _why(state, message, action))
        _fill(told, found)
    change.send(listener, told)


def _sight(state: TableState, view: messages.View, now: float) -> Sight:
    """What the seat knows: the very message that it would get if it came anew."""
    seen = msgspec.json.decode(messages.encode(view), type=ToldView)
    said: list[JsonObject] = [
        {"seat": line.seat, "claim": msgspec.json.decode(line.claim)}
        for line in audience.told_claims(state, view.look, now)
    ]
    names = [seat.name for seat in state.row.seats]
    return Sight(seen.observation, seen.look, names, seen.choices, seen.history, said)


def _why(state: TableState, message: messages.AskWords, action: Choice) -> str:
    """The sentence that `ask-why` would get; a spectator has no move to ask about."""
    seat = message.seat if message.seat is not None else -1
    if seat < 0:
        raise Refusal("seat", "Only who sits at the table can ask why not.")
    asked = messages.AskWhy(
        id=message.id, seat=seat, action=messages.raw(action), language=message.language
    )
    return reason(state.row, state.game, asked).sentence


def _fill(told: messages.Understood, found: Answer) -> None:
    told.meaning, told.lines, told.sure = found.meaning, list(found.lines), found.sure
    told.action = None if found.action is None else messages.raw(found.action)
    told.options = [
        parts.WordsOption(
            option.label,
            option.text,
            None if option.action is None else messages.raw(option.action),
        )
        for option in found.options
    ]
