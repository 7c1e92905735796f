"""Vocabulary of Ghosts Galore for typed words: fields and turns, questions."""

from collections.abc import Iterable
from typing import Final

from farol.games.ghosts_galore.views import Player
from farol.phrases.tokens import split, word_cost
from farol.phrases.vocabulary import Phrases, QuestionContext
from farol.telling.board import lines_of
from farol.telling.context import Choice
from farol.telling.functions import signed
from farol.telling.teller import Words, tell

WIDTH: Final = 3  # fields of a row
FIELDS: Final = 9
TURNS: Final = 4


def words(choice: Choice, context: Words) -> str:
    """Other verbs, and how often a tile is turned."""
    say = context.say
    more = say(f"word-{choice['type']}")
    if choice["type"] == "place":
        return f"{more} {say('word-turns', turns=choice['rotation'])}"
    return more


def attempts(_asked: QuestionContext) -> Iterable[Choice]:
    """Every field in every turn."""
    for field in range(1, FIELDS + 1):
        for rotation in range(TURNS):
            yield {"type": "place", "field": field, "rotation": rotation}


def _mine(asked: QuestionContext) -> Player | None:
    """The mine in question: a named player's, else one's own."""
    context: Words = asked.context
    players: list[Player] = context.view["players"]
    for player in players:
        name = split(context.name(player["seat"]))
        if any(word_cost(word, name) is not None for word in asked.words):
            return player
    return players[context.me if context.me is not None else 0] if players else None


def hand(asked: QuestionContext) -> list[str]:
    """The seat's private tiles, and the one that it has claimed."""
    context: Words = asked.context
    me = context.me
    claimed = context.view["players"][me]["claimed"] if me is not None else None
    own = [tell("text-has-claimed", {"tile": claimed}, context)] if claimed is not None else []
    return [*own, *lines_of("text-mine", context)]


def goals(asked: QuestionContext) -> list[str]:
    """The paths of a mine, with their ends and points, and its doors."""
    player, context = _mine(asked), asked.context
    if player is None:
        return []
    doors = [tell("text-doors", {**player}, context)] if player["doors"] else []
    return [*doors, *(tell("text-path", {**path}, context) for path in player["paths"])]


def row(asked: QuestionContext) -> list[str]:
    """The three fields of a row of a mine."""
    player, context = _mine(asked), asked.context
    wanted = asked.numbers[0] if asked.numbers else 1
    if player is None or not 1 <= wanted <= FIELDS // WIDTH:
        return [context.say("tell-no-row")]
    fields = lines_of("text-board", context, player["seat"])[-FIELDS:]
    return fields[(wanted - 1) * WIDTH : wanted * WIDTH]


def who(asked: QuestionContext) -> list[str]:
    """For each player: points, claimed tiles, and the lamp."""
    context: Words = asked.context
    view, say = context.view, context.say
    lines: list[str] = []
    for player in view["players"]:
        parts = [say("points-of", points=player["score"]["total"])]
        if player["claimed"] is not None:
            parts.append(tell("text-has-claimed", {"tile": player["claimed"]}, context))
        if view["lamp"] == player["seat"]:
            parts.append(say("tell-lamp"))
        lines.append(f"{context.name(player['seat'])}: {'; '.join(parts)}")
    return lines


def score(asked: QuestionContext) -> list[str]:
    """One's own sheet, or that of a named player, then everybody's total."""
    player, context = _mine(asked), asked.context
    totals = [
        context.say("tell-total", name=context.name(one["seat"]), points=one["score"]["total"])
        for one in context.view["players"]
    ]
    own = player["score"].items() if player is not None else ()
    return [*(f"{context.say(f'line-{line}')}: {points}" for line, points in own), *totals]


def odds(asked: QuestionContext) -> list[str]:
    """The best gain of each field, and the number of tiles still to come."""
    context: Words = asked.context
    view, say = context.view, context.say
    own = view.get("me")
    best: dict[int, int] = {}
    for placement in own.get("placements", []) if own is not None else []:
        field = placement["field"]
        best[field] = max(best.get(field, placement["adds"]), placement["adds"])
    lines = [
        say("tell-adds", field=say(f"field-{field}"), adds=signed(adds))
        for field, adds in sorted(best.items(), key=lambda one: -one[1])
    ]
    return [*lines, tell("text-stack", view, context)]


PHRASES: Final = Phrases(
    questions={"hand": hand, "goals": goals, "row": row, "who": who, "score": score, "odds": odds},
    words=words,
    attempts=attempts,
)
