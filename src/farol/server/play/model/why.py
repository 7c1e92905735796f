"""Answers to "why not": the rule against an action, for the seat that wants to take it."""

from collections.abc import Sequence
from functools import cache
from importlib import resources

import msgspec

from farol.core.data import Json, read_text
from farol.core.errors import BadAction, IllegalAction
from farol.games import AnyGame
from farol.protocol import messages
from farol.server.play.model.game import LiveGame
from farol.server.play.model.seats import bot_level
from farol.server.store.store import TableRow
from farol.words import FALLBACK, Words


@cache
def words_of(language: str) -> Words:
    """The shell's sentences about actions."""
    return Words(read_text("farol.server.play.model", f"text/why.{language}.ftl"), language)


@cache
def _refusals(game: AnyGame, language: str) -> Words | None:
    """The game's texts for refusals, and its names of things."""
    file = resources.files(game.package).joinpath(f"text/refusals.{language}.ftl")
    if not file.is_file():
        return None
    return Words(file.read_text(encoding="utf-8") + "\n" + game.names(language), language)


def told(game: AnyGame, error: IllegalAction, language: str, names: Sequence[str]) -> str:
    """The reason in words, with people's names; the rule itself if the game has no text for it."""
    words = _refusals(game, language)
    if words is None or not error.kind:
        return error.sentence if language == FALLBACK else _rules(game, language)[error.rule]
    values: dict[str, str | int | float] = {}
    for name, value in error.values.items():
        if name == "who" and isinstance(value, int):
            values[name] = names[value]
        elif isinstance(value, tuple):
            values[name] = _listed([_named(one, words) for one in value], words)
        else:
            values[name] = _named(value, words) if isinstance(value, str) else value
    return words.say(error.kind, **values)


def _named(word: str, words: Words) -> str:
    return words.say(word) if words.has(word) else word


def _listed(parts: list[str], words: Words) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return words.say("list-and", some=", ".join(parts[:-1]), last=parts[-1])


@cache
def _rules(game: AnyGame, language: str) -> dict[str, str]:
    return {rule.number: rule.text for part in game.rules(language) for rule in part.rules}


def reason(row: TableRow, game: LiveGame | None, asked: messages.AskWhy) -> messages.Reason:
    """The answer to an `act` with this action, in the language of the person who asks.

    Only a seat that may choose now is told rules: the answer for another seat could reveal hidden
    information.
    """
    version = 0 if game is None else game.version
    answer = messages.Reason(asked.id, asked.seat, version, False, None, "")
    words = words_of(asked.language)
    if game is None or row.status != "playing":
        answer.sentence = words.say("not-now")
    elif bot_level(row, asked.seat) is not None:
        answer.sentence = words.say("a-bot-plays")
    elif asked.seat in game.sealed:
        answer.sentence = words.say("chosen-already")
    elif asked.seat not in game.choosing:
        answer.sentence = words.say("not-your-turn", seat=asked.seat + 1)
    else:
        _judge(game, asked, answer, words, [seat.name for seat in row.seats])
    return answer


def _judge(
    game: LiveGame,
    asked: messages.AskWhy,
    answer: messages.Reason,
    words: Words,
    names: Sequence[str],
) -> None:
    try:
        data: Json = msgspec.json.decode(asked.action)
        game.rules.parse_action(game.turn_of(asked.seat), data)
    except IllegalAction as error:
        answer.rule = error.rule
        answer.sentence = told(game.rules, error, asked.language, names)
    except (BadAction, msgspec.DecodeError, RecursionError):
        answer.sentence = words.say("no-action")
    else:
        answer.allowed = True
        answer.sentence = words.say("allowed")
