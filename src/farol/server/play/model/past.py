"""Typed words about a moment of a finished game, as one seat saw it then; a typed move is tried."""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Raw, Struct

from farol.core.errors import BadAction, IllegalAction
from farol.core.event import Event
from farol.phrases.answer import Answer, Option, judged
from farol.phrases.vocabulary import vocabulary
from farol.protocol import messages, types
from farol.protocol.bodies import PastAnswer
from farol.server.play.model.game import LiveGame
from farol.server.play.model.payloads import TypedWords
from farol.server.play.model.telling import claim_line, page_at
from farol.server.play.model.typed import read
from farol.server.play.model.why import told as refusal
from farol.server.play.model.why import words_of
from farol.telling.context import Choice, Context

LONGEST: Final = 200  # characters of a question


class PastWords(Struct, frozen=True):
    """Words about the moment after `at` entries of a record."""

    at: int
    language: str
    text: str
    complete: bool  # wants completions
    names: tuple[str, ...]
    tries: bool  # whether a move may be tried: not while others still play the same deal


class PastView(Struct):
    """What a seat was sent at that moment."""

    look: int | None
    observation: Raw
    choices: Raw
    history: list[types.Step]


def answered(game: LiveGame, seat: int | None, asked: PastWords) -> PastAnswer:
    """The answer to words about the state of this game."""
    view = PastView(seat, game.observation(seat), game.choices(seat), game.steps(seat, 0))
    words = TypedWords(
        *(game.rules.name, asked.language, asked.text, asked.complete),
        msgspec.json.encode(view),
        [
            (line.version, line.seat, messages.json_bytes(line.claim))
            for line in (claim_line(game, spoken) for spoken in game.said)
        ],
        list(asked.names),
        msgspec.json.encode(page_at(game, seat, game.version, True)),
    )
    answer = judged(read(words), lambda action: _why(game, seat, asked, action))
    lines = list(answer.lines)
    if answer.meaning == "move" and answer.action is not None:
        lines = [*lines, *_tried(game, seat, asked, answer)]
    meaning = answer.meaning
    if meaning == "chat":  # nobody hears what is said in a replay
        meaning, lines = "told", [words_of(asked.language).say("not-now")]
    return PastAnswer(
        meaning, lines, [_option(one) for one in answer.options], list(answer.endings)
    )


def _option(option: Option) -> types.WordsOption:
    return types.WordsOption(option.label, option.text)


def _why(game: LiveGame, seat: int | None, asked: PastWords, action: Choice) -> str:
    words = words_of(asked.language)
    if seat is None or seat not in game.choosing:
        return words.say("not-now")
    try:
        game.rules.parse_action(game.turn_of(seat), action)
    except IllegalAction as error:
        return refusal(game.rules, error, asked.language, asked.names)
    except BadAction:
        return words.say("no-action")
    return words.say("allowed")


def _tried(game: LiveGame, seat: int | None, asked: PastWords, answer: Answer) -> Sequence[str]:
    """What the move would have done by itself, before any chance or other seat, in words."""
    if seat is None or not asked.tries or answer.action is None:
        return []
    state = game.turn_of(seat).copy()
    events: list[Event] = []
    state.apply_unchecked(game.rules.parse_action(state, answer.action), events)
    texts = vocabulary(game.rules, asked.language)
    context = Context(game.rules.observe(state, seat), seat, asked.names, texts.texts)
    lines: list[str] = []
    for event in events:
        seen = game.rules.event_view(event, seat)
        line = None if seen is None else texts.wording.log(seen, context)
        if line:
            lines.append(line)
    return lines
