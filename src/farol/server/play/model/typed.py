"""Typed words: parsed from what the author's seat was sent, and nothing else."""

from typing import Final

import msgspec
from msgspec import Struct

from farol.contracts.notebook import Page
from farol.games import ALL, notebook_of
from farol.phrases.answer import Answer, judged, understand
from farol.phrases.completion import endings
from farol.phrases.position import ReaderPosition, SeatKnowledge, SeenStep
from farol.phrases.vocabulary import vocabulary
from farol.protocol import messages, types
from farol.protocol.errors import Refusal
from farol.server.play.model import audience, seats
from farol.server.play.model.game import LiveGame
from farol.server.play.model.payloads import TypedWords
from farol.server.play.model.state import Change, Listener, TableState, Typed
from farol.server.play.model.talk import is_allowed
from farol.server.play.model.telling import page_at
from farol.server.play.model.why import reason
from farol.telling.context import Choice, JsonObject

RATE: Final = 2.0  # requests a second for one person: words are parsed while typing
BURST: Final = 24
SOMEBODY: Final = {"en": "Somebody", "es": "Alguien"}  # in place of an erased name


def ask(change: Change, listener: Listener, message: messages.AskWords, now: float) -> None:
    """Have typed words parsed; only their author gets the answer."""
    state = change.state
    if message.seat is not None:
        seats.own_seat(state.row, message.seat, listener.person)
    if state.viewpoints[listener] != message.seat:
        raise Refusal("seat", "Words are read for the seat that you look through.")
    if not is_allowed(state, "words", listener.person, RATE, BURST, now):
        raise Refusal("limit", "So many questions at once; wait a moment.")
    view = audience.view(state, message.seat, now)
    if view is None or state.game is None:
        raise Refusal("status", "There is no game yet to speak of.")
    words = TypedWords(
        state.game.rules.name,
        message.language,
        message.text,
        message.complete,
        messages.encode(view),
        [
            (line.version, line.seat, messages.json_bytes(line.claim))
            for line in audience.told_claims(state, view.look, now)
        ],
        [seat.name or SOMEBODY[message.language] for seat in state.row.seats],
        b"" if message.complete else _page(state, state.game, view.look, view.version),
    )
    change.question = Typed(listener, message, words, view.version, state.row, state.game)


def _page(state: TableState, game: LiveGame, look: int | None, version: int) -> bytes:
    """The encoded notebook page of a seat."""
    counting = state.row.counting or state.row.status == "over"
    return msgspec.json.encode(page_at(game, look, version, counting))


class ToldView(Struct):
    """The parts of a view that words refer to."""

    look: int | None
    observation: JsonObject
    choices: list[Choice]
    history: list[SeenStep]
    claims: list[str] = []


def read(words: TypedWords) -> Answer:
    """Parse typed words: runs in a worker process with what the seat was sent."""
    seen = msgspec.json.decode(words.view, type=ToldView)
    said: list[JsonObject] = [
        {"version": version, "seat": seat, "claim": msgspec.json.decode(claim)}
        for version, seat, claim in words.said
    ]
    sight = SeatKnowledge(
        *(seen.observation, seen.look, words.names, seen.choices, seen.history, said, seen.claims),
        notebook=notebook_of(ALL[words.game]),
        page=msgspec.json.decode(words.page, type=Page) if words.page else None,
    )
    position = ReaderPosition(sight, vocabulary(ALL[words.game], words.language))
    if words.complete:
        return Answer("told", endings=endings(words.text, position))
    return understand(words.text, position)


def understood(typed: Typed, found: Answer) -> messages.Understood:
    """The answer to the author. Reasons for illegal actions come from the rules."""
    message = typed.message
    answer = judged(found, lambda action: _why(typed, action))
    return messages.Understood(
        message.id,
        message.seat,
        typed.version,
        answer.meaning,
        list(answer.lines),
        action=None if answer.action is None else messages.raw(answer.action),
        sure=answer.sure,
        options=[
            types.WordsOption(
                option.label,
                option.text,
                None if option.action is None else messages.raw(option.action),
            )
            for option in answer.options
        ],
        endings=list(answer.endings),
        claim=None if answer.claim is None else messages.raw(answer.claim),
    )


def _why(typed: Typed, action: Choice) -> str:
    """The reason that `ask-why` would give; a spectator has no action to ask about."""
    message, seat = typed.message, typed.message.seat
    if seat is None:
        raise Refusal("seat", "Only who sits at the table can ask why not.")
    asked = messages.AskWhy(
        id=message.id, seat=seat, action=messages.raw(action), language=message.language
    )
    return reason(typed.row, typed.game, asked).sentence
