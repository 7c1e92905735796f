"""What can be typed at Ghosts Galore beyond its choices: fields and turns, questions."""

from collections.abc import Iterable, Sequence
from typing import Final

from farol.games.ghosts_galore.views import Player
from farol.games.ghosts_galore.wording.describe import mine_lines, own_lines, sheet_lines
from farol.games.ghosts_galore.wording.words import Words, any_tile, group, signed
from farol.phrases.tokens import split, word_cost
from farol.phrases.vocabulary import Phrases, QuestionContext
from farol.wording.context import Choice

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


def path(choice: Choice, context: Words) -> Sequence[str]:
    """The field, then how the tile is turned."""
    found = group(choice, context)
    return [found] if found else []


def attempts(_asked: QuestionContext) -> Iterable[Choice]:
    """Every field in every turn."""
    for field in range(1, FIELDS + 1):
        for rotation in range(TURNS):
            yield {"type": "place", "field": field, "rotation": rotation}


def _mine(asked: QuestionContext) -> Player | None:
    """The mine that is asked about: somebody's who is named, else one's own."""
    context: Words = asked.context
    players = context.view["players"]
    for player in players:
        name = split(context.name(player["seat"]))
        if any(word_cost(word, name) is not None for word in asked.words):
            return player
    return players[context.me if context.me is not None else 0] if players else None


def hand(asked: QuestionContext) -> list[str]:
    """The tiles that only this seat knows, and the one that it has claimed."""
    context: Words = asked.context
    lines = own_lines(context)
    me = context.me
    claimed = context.view["players"][me]["claimed"] if me is not None else None
    if claimed is not None:
        tile = any_tile(context.view, claimed, context.say)
        lines.insert(0, context.say("text-has-claimed", tile=tile))
    return lines


def goals(asked: QuestionContext) -> list[str]:
    """The paths of a mine, with their ends and points, and its doors."""
    player, context = _mine(asked), asked.context
    if player is None:
        return []
    lines = mine_lines(player, context)
    doors = 1 if player["doors"] else 0
    first = doors + len(player["fields"])
    return [*lines[:doors], *lines[first : first + len(player["paths"])]]


def row(asked: QuestionContext) -> list[str]:
    """The three fields of a row of a mine."""
    player, context = _mine(asked), asked.context
    wanted = asked.numbers[0] if asked.numbers else 1
    if player is None or not 1 <= wanted <= FIELDS // WIDTH:
        return [context.say("tell-no-row")]
    first = (1 if player["doors"] else 0) + (wanted - 1) * WIDTH
    return mine_lines(player, context)[first : first + WIDTH]


def who(asked: QuestionContext) -> list[str]:
    """Of each player: points, what they claimed, who has the lamp."""
    context: Words = asked.context
    view, say = context.view, context.say
    lines: list[str] = []
    for player in view["players"]:
        parts = [say("points-of", count=player["score"]["total"])]
        if player["claimed"] is not None:
            tile = any_tile(view, player["claimed"], say)
            parts.append(say("text-has-claimed", tile=tile))
        if view["lamp"] == player["seat"]:
            parts.append(say("tell-lamp"))
        lines.append(f"{context.name(player['seat'])}: {'; '.join(parts)}")
    return lines


def score(asked: QuestionContext) -> list[str]:
    """One's own sheet, or that of whom is named, then everybody's total."""
    player, context = _mine(asked), asked.context
    totals = [
        context.say("tell-total", name=context.name(one["seat"]), points=one["score"]["total"])
        for one in context.view["players"]
    ]
    return [*(sheet_lines(player, context.say) if player is not None else []), *totals]


def odds(asked: QuestionContext) -> list[str]:
    """What each field would add at best, and how many tiles are still to come."""
    context: Words = asked.context
    view, say, own = context.view, context.say, context.view.get("me")
    best: dict[int, int] = {}
    for placement in own.get("placements", []) if own is not None else []:
        field = placement["field"]
        best[field] = max(best.get(field, placement["adds"]), placement["adds"])
    lines = [
        say("tell-adds", field=say(f"field-{field}"), adds=signed(adds))
        for field, adds in sorted(best.items(), key=lambda one: -one[1])
    ]
    stacks, left = view["stacks_left"], view["leftover"]
    return [*lines, say("text-stack", stacks=stacks, leftover=left)]


PHRASES: Final = Phrases(
    questions={
        "hand": hand,
        "goals": goals,
        "row": row,
        "who": who,
        "score": score,
        "odds": odds,
    },
    words=words,
    path=path,
    attempts=attempts,
)
