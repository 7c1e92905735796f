"""What can be typed at Lok'n'Roll beyond its choices: cards by their kind, questions."""

from collections.abc import Iterable
from typing import Final

from farol.games.loknroll.telling import percent
from farol.phrases.vocabulary import Phrases, QuestionContext
from farol.telling.board import lines_of
from farol.telling.context import Choice
from farol.telling.teller import Words, label, tell

MINUS: Final = "\u2212"  # a hyphen is not read out


def words(choice: Choice, context: Words) -> str:
    """Other verbs for the same thing."""
    kind = "pair" if choice["type"] == "put" and choice["combine"] else choice["type"]
    return context.say(f"word-{kind}")


def attempts(asked: QuestionContext) -> Iterable[Choice]:
    """Every card of the hand, laid as it is or put on the pile; riding and stopping."""
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
    """The track from its beginning; `row 3`: its third card and those around it."""
    context: Words = asked.context
    lines = lines_of("text-track", context)
    if not asked.numbers or not context.view["track"]:
        return lines
    before = 2 if "locomotive" in context.view else 0  # lines about the locomotive come first
    cards = lines[before : before + len(context.view["track"])]
    wanted = asked.numbers[0] - 1
    return cards[max(0, wanted - 1) : wanted + 2] or [context.say("tell-no-card")]


def goals(asked: QuestionContext) -> list[str]:
    """Where the locomotive stands, and where the track goes on."""
    lines, cards = lines_of("text-track", asked.context), len(asked.context.view["track"])
    first = 2 if "locomotive" in asked.context.view else 0  # lines about the locomotive
    return [*lines[:first], *lines[first + max(0, cards - 1) :]]


def who(asked: QuestionContext) -> list[str]:
    """Hands, piles and derailments of everybody."""
    return lines_of("text-players", asked.context)


def score(asked: QuestionContext) -> list[str]:
    """What counts against oneself, what is to be seen of the others, and how near the end is."""
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
    """What each choice with dice risks, and what a ride costs on average."""
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
