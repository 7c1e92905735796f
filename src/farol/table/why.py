"""Why not? The rule that forbids an action, told to the seat that would like to do it."""

from functools import cache

import msgspec

from farol.core.data import Json, read_text
from farol.core.errors import BadAction, IllegalAction
from farol.games import AnyGame
from farol.table import wire
from farol.table.play import Play
from farol.table.seats import bot_level
from farol.table.store import TableRow
from farol.words import FALLBACK, Words


@cache
def _words(language: str) -> Words:
    return Words(read_text("farol.table", f"text/why.{language}.ftl"), language)


@cache
def _rules(game: AnyGame, language: str) -> dict[str, str]:
    return {rule.number: rule.text for part in game.rules(language) for rule in part.rules}


def reason(row: TableRow, play: Play | None, asked: wire.AskWhy) -> wire.Reason:
    """What an `act` with this action would be told, in the language of whoever asks.

    Only the seat to act hears of rules: what another seat may do could tell what is hidden.
    """
    version = 0 if play is None else play.version
    answer = wire.Reason(asked.id, asked.seat, version, False, None, "")
    words = _words(asked.language)
    if play is None or row.status != "playing":
        answer.sentence = words.say("not-now")
    elif bot_level(row, asked.seat) is not None:
        answer.sentence = words.say("a-bot-plays")
    elif play.to_act != asked.seat:
        answer.sentence = words.say("not-your-turn", seat=asked.seat + 1)
    else:
        _judge(play, asked, answer, words)
    return answer


def _judge(play: Play, asked: wire.AskWhy, answer: wire.Reason, words: Words) -> None:
    try:
        data: Json = msgspec.json.decode(asked.action)
        play.game.parse_action(play.state, data)
    except IllegalAction as error:
        answer.rule = error.rule
        answer.sentence = error.sentence
        if asked.language != FALLBACK:  # refusals speak English, the rules every language
            answer.sentence = _rules(play.game, asked.language)[error.rule]
    except (BadAction, msgspec.DecodeError, RecursionError):
        answer.sentence = words.say("no-action")
    else:
        answer.allowed = True
        answer.sentence = words.say("allowed")
