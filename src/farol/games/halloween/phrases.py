"""Vocabulary of Halloween for typed words: actions by name, questions."""

from collections.abc import Iterable
from typing import Final

from farol.games.halloween.telling import ACTIONS, percent
from farol.games.halloween.views import Player
from farol.phrases.tokens import split, word_cost
from farol.phrases.vocabulary import Phrases, QuestionContext
from farol.telling.board import lines_of
from farol.telling.context import Choice, listed
from farol.telling.teller import Words, tell

FIRST_LINES: Final = ("text-points", "text-tokens", "text-discs")  # of a board


def words(choice: Choice, context: Words) -> str:
    """Synonyms of verbs."""
    message = f"word-{choice['type']}"
    found = context.say(message)
    return "" if found == message else found


def attempts(asked: QuestionContext) -> Iterable[Choice]:
    """Every action of every section, every card of the display, every haunt space."""
    context: Words = asked.context
    view = context.view
    sections = view["players"][context.me]["sections"] if context.me is not None else []
    for number in range(1, len(sections) + 1):
        yield {"type": "rest", "section": number}
        for action in ACTIONS:
            yield {"type": "act", "section": number, "action": action, "raised": False}
    for card in view["cards"]:
        yield {"type": "occupy", "card": card["number"]}
    for building in view["buildings"]:
        for space in building["haunts"]:
            place = {"building": building["name"], "colour": space["colour"], "extra": False}
            yield {"type": "haunt", **place}
    yield {"type": "end_turn"}


def _player(asked: QuestionContext) -> Player:
    """The board in question: a named player's, else one's own."""
    context: Words = asked.context
    players: list[Player] = context.view["players"]
    for player in players:
        name = split(context.name(player["seat"]))
        if any(word_cost(word, name) is not None for word in asked.words):
            return player
    return players[context.me if context.me is not None else 0]


def hand(asked: QuestionContext) -> list[str]:
    """One's own board, or that of a named player."""
    return lines_of("board-of", asked.context, _player(asked)["seat"])


def goals(asked: QuestionContext) -> list[str]:
    """The free haunt spaces with their points; buildings with equal ones together."""
    context: Words = asked.context
    say, alike = context.say, dict[str, list[str]]()
    for building in context.view["buildings"]:
        free = [
            say("tell-space", colour=say(f"colour-{space['colour']}"), points=space["points"])
            for space in building["haunts"]
            if space["seat"] is None
        ]
        if free:
            spaces = listed(free, say)
            alike.setdefault(spaces, []).append(say(f"building-{building['name']}"))
    return [
        say("tell-free", buildings=listed(names, say), spaces=spaces)
        for spaces, names in alike.items()
    ]


def row(asked: QuestionContext) -> list[str]:
    """One section of a board."""
    player = _player(asked)
    lines = lines_of("board-of", asked.context, player["seat"])[-len(player["sections"]) :]
    wanted = asked.numbers[0] if asked.numbers else 1
    if not 1 <= wanted <= len(lines):
        return [asked.context.say("tell-no-section")]
    return [lines[wanted - 1]]


def town(asked: QuestionContext) -> list[str]:
    """All buildings, or a named one."""
    context: Words = asked.context
    buildings = context.view["buildings"]
    names = [split(context.say(f"building-{one['name']}")) for one in buildings]
    said = [all(word in asked.words for word in name) for name in names]
    if not any(said):  # a part of a name, or a misspelt one
        said = [all(word_cost(word, name) is not None for word in asked.words) for name in names]
    found = [building for building, one in zip(buildings, said, strict=True) if one]
    return [tell("text-building-whole", {**building}, context) for building in found]


def who(asked: QuestionContext) -> list[str]:
    """The first lines of every board: points, tokens, discs."""
    context: Words = asked.context
    return [
        f"{context.name(player['seat'])}: {'; '.join(_first_lines(player, context))}"
        for player in context.view["players"]
    ]


def _first_lines(player: Player, context: Words) -> list[str]:
    return [tell(message, {**player}, context) for message in FIRST_LINES]


def score(asked: QuestionContext) -> list[str]:
    """Everybody's points, and the sources of one's own."""
    context: Words = asked.context
    totals = [
        context.say("tell-total", name=context.name(player["seat"]), points=player["points"])
        for player in context.view["players"]
    ]
    sources = [
        tell("text-source", {"source": source, "points": points}, context)
        for source, points in _player(asked)["sheet"].items()
        if points
    ]
    return [*totals, *sources]


def odds(asked: QuestionContext) -> list[str]:
    """The odds of each choice with dice."""
    context: Words = asked.context
    lines = [
        context.say(
            "tell-odds", choice=tell("title", choice, context), percent=percent(choice["odds"])
        )
        for choice in asked.choices
        if choice.get("odds")
    ]
    return lines or [context.say("tell-no-odds")]


PHRASES: Final = Phrases(
    questions={
        "hand": hand,
        "goals": goals,
        "row": row,
        "town": town,
        "who": who,
        "score": score,
        "odds": odds,
    },
    words=words,
    aside=frozenset({"end_turn"}),
    attempts=attempts,
)
