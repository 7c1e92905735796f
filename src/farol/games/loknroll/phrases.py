"""Vocabulary of Lok'n'Roll for typed words: cards by kind, questions."""

from collections.abc import Iterable
from typing import Final

from farol.games.loknroll.telling import percent
from farol.phrases.vocabulary import Phrases, QuestionContext
from farol.telling.board import lines_of
from farol.telling.context import Choice
from farol.telling.teller import Words, label, tell

MINUS: Final = "\u2212"  # a hyphen is not read aloud


def words(choice: Choice, context: Words) -> str:
    """Synonyms of verbs."""
    kind = "pair" if choice["type"] == "put" and choice["combine"] else choice["type"]
    return context.say(f"word-{kind}")


def attempts(asked: QuestionContext) -> Iterable[Choice]:
    """Every card of the hand, laid in any way or put on the pile; riding and stopping."""
    own = asked.context.view.get("me")
    for card in own["hand"] if own is not None else []:
        yield {"type": "lay", "card": card["card"], "rotation": 0, "end": 0, "shows": {}}
        for combine in (False, True):
            yield {"type": "put", "card": card["card"], "combine": combine}
    yield from ({"type": kind} for kind in ("roll", "stop", "pass"))


def hand(asked: QuestionContext) -> list[str]:
    """One's own cards and pile."""
    return lines_of("text-mine", asked.context)


def track(asked: QuestionContext) -> list[str]:
    """The track from its start; `row 3`: its third card and the neighbours."""
    context: Words = asked.context
    lines = lines_of("text-track", context)
    if not asked.numbers or not context.view["track"]:
        return lines
    before = 2 if "locomotive" in context.view else 0  # lines about the locomotive come first
    cards = lines[before : before + len(context.view["track"])]
    wanted = asked.numbers[0] - 1
    return cards[max(0, wanted - 1) : wanted + 2] or [context.say("tell-no-card")]


def goals(asked: QuestionContext) -> list[str]:
    """The position of the locomotive, and the end of the track."""
    lines, cards = lines_of("text-track", asked.context), len(asked.context.view["track"])
    first = 2 if "locomotive" in asked.context.view else 0  # lines about the locomotive
    return [*lines[:first], *lines[first + max(0, cards - 1) :]]


def who(asked: QuestionContext) -> list[str]:
    """Hands, piles and derailments of everybody."""
    return lines_of("text-players", asked.context)


def score(asked: QuestionContext) -> list[str]:
    """One's own points, the visible points of others, and the remaining turns."""
    context: Words = asked.context
    view, say, own = context.view, context.say, context.view.get("me")
    if "result" in view:
        scores = view["result"]["scores"]
        return [
            say("tell-score", name=name, points=points)
            for name, points in zip(context.names, scores, strict=False)
        ]
    lines: list[str] = []
    if own is not None:
        points = own["points"]
        lines.append(
            say("tell-points", hand=points["hand"], pile=points["pile"], sum=points["sum"])
        )
    deck = say("text-deck", deck=view["deck"], removed=view["removed"])
    return [*lines, *lines_of("text-players", context), deck]


def odds(asked: QuestionContext) -> list[str]:
    """The risk of each choice with dice, and the expected cost of a ride."""
    context: Words = asked.context
    lines: list[str] = []
    for choice in asked.choices:
        found = choice.get("shows", {}).get("odds")
        if found:
            told = context.say(
                "tell-odds",
                choice=tell("lay-way", choice, context)
                if choice["type"] == "lay"
                else label(choice, context),
                chance=percent(found["derail"]),
                points=round(found["points"], 1),
            )
            lines.append(told.replace(" -", f" {MINUS}"))
    return lines or [context.say("tell-no-odds")]


PHRASES: Final = Phrases(
    questions={
        "hand": hand,
        "goals": goals,
        "row": track,
        "who": who,
        "score": score,
        "odds": odds,
    },
    words=words,
    attempts=attempts,
)
