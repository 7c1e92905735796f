"""Vocabulary of Saboteur for typed words: rotated cards, places, questions."""

from collections.abc import Iterable, Sequence
from typing import Final

from farol.games.saboteur.telling import OpenEnd, is_path, open_ends, played_card
from farol.phrases.tokens import split, word_cost
from farol.phrases.vocabulary import Phrases, QuestionContext
from farol.telling.board import lines_of
from farol.telling.context import Choice
from farol.telling.teller import Words, tell
from farol.telling.teller import path as usual_path

TOOLS: Final = ("pickaxe", "lamp", "cart")


def words(choice: Choice, context: Words) -> str:
    """The card, its rotation, and the place in words."""
    say = context.say
    card = played_card(choice)
    parts = [say(f"card-{card}")] if card else []
    if choice.get("turned"):
        parts.append(say("word-turned"))
    if choice["type"] in {"lay", "collapse"}:
        parts.append(say("where", x=choice["x"], y=choice["y"]))
        parts += [say(f"goal-{number}") for number in _goals_at(choice, context)]
    return " ".join([*parts, say(f"word-{choice['type']}")])


def _goals_at(choice: Choice, context: Words) -> list[int]:
    """The goal at the place of a choice, for a move that somebody asks about."""
    place = (choice["x"], choice["y"])
    goals = enumerate(context.view.get("goals", []))
    return [number for number, goal in goals if (goal["x"], goal["y"]) == place]


def path(choice: Choice, context: Words) -> Sequence[str]:
    """The card, then the place, then the rotation; all discards together."""
    if choice["type"] == "discard":
        return [context.say("do-discard"), context.say(f"card-{choice['card']}")]
    return usual_path(choice, context)


def attempts(asked: QuestionContext) -> Iterable[Choice]:
    """Every card of the hand at the named place, or at all open ends; and actions that need a card
    the seat does not have.
    """
    context: Words = asked.context
    view, own = context.view, context.view.get("me")
    cells = _places(asked)
    hand = sorted(set(own["hand"])) if own is not None else []
    for card in [*hand, *_missing(hand)]:
        if is_path(card):
            for x, y in cells:
                for turned in (False, True):
                    yield {"type": "lay", "card": card, "x": x, "y": y, "turned": turned}
        elif card == "rockfall":
            yield from ({"type": "collapse", "x": x, "y": y} for x, y in cells)
        elif card == "map":
            yield from ({"type": "look", "goal": goal} for goal in range(len(view["goals"])))
        else:
            yield from _tool_attempts(card, len(context.names))


def _missing(hand: Sequence[str]) -> list[str]:
    """Cards for the actions that no card of the hand allows."""
    able = {(kind, part) for kind, *parts in (card.split("-") for card in hand) for part in parts}
    tools = [f"{kind}-{tool}" for kind in ("break", "mend") for tool in TOOLS]
    lacking = [card for card in tools if tuple(card.split("-")) not in able]
    return [*lacking, *(card for card in ("map", "rockfall") if card not in hand)]


def _places(asked: QuestionContext) -> list[tuple[int, int]]:
    """The place named by two numbers, with either sign of the row; otherwise all open ends."""
    if len(asked.numbers) >= 2:
        x, y = asked.numbers[:2]
        return [(x, y), (x, -y)] if y > 0 else [(x, y)]
    say = asked.context.say
    for number, goal in enumerate(asked.context.view.get("goals", [])):
        if any(word in split(say(f"goal-{number}")) for word in asked.words):
            return [(goal["x"], goal["y"])]
    return [(end.x, end.y) for end in open_ends(asked.context.view)]


def _tool_attempts(card: str, seats: int) -> Iterable[Choice]:
    kind, *tools = card.split("-")
    for tool in tools:
        for seat in range(seats):
            made: Choice = {"type": kind, "tool": tool, "seat": seat}
            yield {**made, "card": card} if kind == "mend" else made


# --- questions -------------------------------------------------------------------------------


def hand(asked: QuestionContext) -> list[str]:
    """Cards, role, and obstacles to digging."""
    context: Words = asked.context
    say, own = context.say, context.view.get("me")
    if own is None:
        return []
    lines = [say(f"card-{card}") for card in own["hand"]] or [say("status-pass")]
    if own["role"]:
        lines.append(say("tell-role", role=say(f"role-{own['role']}")))
    broken = context.view["players"][own["seat"]]["broken"] if "players" in context.view else []
    lines += [say("tell-broken-own", tool=say(f"tool-{tool}")) for tool in broken]
    return lines


def goals(asked: QuestionContext) -> list[str]:
    """Each goal: its place, knowledge of it, looks, and its distance from the tunnel."""
    context: Words = asked.context
    say, ends = context.say, open_ends(context.view)
    lines: list[str] = []
    for number, line in enumerate(_goal_lines(context)):
        nearest = min((end.cards[number] or 0 for end in ends), default=0)
        far = say("tell-goal-far", count=nearest) if nearest else ""
        lines.append(" ".join(part for part in (f"{line}.", far) if part))
    return lines


def ends(asked: QuestionContext) -> list[str]:
    """The open ends, the most promising first."""
    context, found = asked.context, open_ends(asked.context.view)
    found.sort(key=lambda end: min((far for far in end.cards if far is not None), default=0))
    return [_end_line(end, context) for end in found]


def _end_line(end: OpenEnd, context: Words) -> str:
    say = context.say
    far = [
        say("tell-end-goal", goal=say(f"goal-{number}"), count=count)
        for number, count in enumerate(end.cards)
        if count is not None
    ]
    return say("tell-end", where=say("where", x=end.x, y=end.y), goals=", ".join(far))


def _goal_lines(context: Words) -> list[str]:
    """The knowledge of each goal, and who looked at it."""
    return lines_of("mine", context)[: len(context.view.get("goals", []))]


def who(asked: QuestionContext) -> list[str]:
    """For each player: broken tools, looks, and accusations."""
    context: Words = asked.context
    view, say = context.view, context.say
    lines: list[str] = []
    for player in view.get("players", []):
        seat, name = player["seat"], context.name(player["seat"])
        tools = ", ".join(say(f"tool-{tool}") for tool in player["broken"])
        seen = ", ".join(
            say(f"goal-{number}")
            for number, goal in enumerate(view.get("goals", []))
            if seat in goal["looked_at_by"]
        )
        parts = [say("tell-broken", tools=tools) if tools else say("tell-whole")]
        if seen:
            parts.append(say("tell-looked", goals=seen))
        parts += _suspicions(asked, seat)
        lines.append(f"{name}: {'; '.join(parts)}")
    return _of_somebody(lines, asked)


def _suspicions(asked: QuestionContext, seat: int) -> list[str]:
    """A seat's latest claims about each of the others and each goal."""
    context: Words = asked.context
    stances: dict[int, str] = {}
    seen: dict[int, str] = {}
    for line in asked.said:
        claim = line["claim"]
        if line["seat"] == seat and claim["type"] == "think":
            stances[claim["about"]] = claim["stance"]
        if line["seat"] == seat and claim["type"] == "saw":
            seen[claim["goal"]] = claim["find"]
    thought = [
        context.say("tell-suspects", name=context.name(about), stance=stance)
        for about, stance in stances.items()
    ]
    return thought + [
        context.say("tell-says-saw", goal=context.say(f"goal-{goal}"), find=find)
        for goal, find in seen.items()
    ]


def _of_somebody(lines: list[str], asked: QuestionContext) -> list[str]:
    """The lines about a named player; all of them without a name."""
    named = [
        line
        for line, name in zip(lines, asked.context.names, strict=False)
        if any(word_cost(word, split(name)) is not None for word in asked.words)
    ]
    return named or lines


def row(asked: QuestionContext) -> list[str]:
    """The cards of one row, from left to right: 0 is the start's, 2 lies two up, -1 one down."""
    context: Words = asked.context
    say = context.say
    wanted = asked.numbers[0] if asked.numbers else 0
    down = split(say("word-down"))
    if wanted > 0 and any(word_cost(word, down) is not None for word in asked.words):
        wanted = -wanted
    goals, mine = context.view.get("goals", []), context.view.get("mine", [])
    places = [*(goal["y"] for goal in goals)]
    places += [card["y"] for card in sorted(mine, key=lambda card: (card["x"], -card["y"]))]
    told = zip(lines_of("mine", context), places, strict=True)
    return [line for line, y in told if y == wanted] or [say("tell-row-empty")]


def at(asked: QuestionContext) -> list[str]:
    """The card at a place: its column and row."""
    context: Words = asked.context
    if len(asked.numbers) < len(("column", "row")):
        return [context.say("tell-at-what")]
    place = tuple(asked.numbers[:2])
    goals, mine = context.view.get("goals", []), context.view.get("mine", [])
    places = [(goal["x"], goal["y"]) for goal in goals]
    places += [(one["x"], one["y"]) for one in sorted(mine, key=lambda c: (c["x"], -c["y"]))]
    found = [
        line for line, one in zip(lines_of("mine", context), places, strict=True) if one == place
    ]
    where = context.say("where", x=place[0], y=place[1])
    return found or [context.say("tell-at-nothing", where=where)]


def score(asked: QuestionContext) -> list[str]:
    """One's own gold, the others' numbers of gold cards, and the winners of the rounds so far."""
    context: Words = asked.context
    view, say, own = context.view, context.say, context.view.get("me")
    lines = [say("tell-gold-own", gold=own["gold_total"])] if own is not None else []
    if "result" in view:
        scores = view["result"]["scores"]
        return [
            say("tell-gold", name=name, gold=gold)
            for name, gold in zip(context.names, scores, strict=False)
        ]
    lines += [
        say("tell-gold-cards", name=context.name(player["seat"]), count=player["gold_cards"])
        for player in view.get("players", [])
        if own is None or player["seat"] != own["seat"]
    ]
    for number, past in enumerate(view["past"], 1):
        lines.append(tell("past-round", {**past, "number": number}, context))
    return lines


def odds(asked: QuestionContext) -> list[str]:
    """The probability of the treasure for each goal, and the numbers of role cards."""
    context: Words = asked.context
    view, say, own = context.view, context.say, context.view.get("me")
    known = dict(own["goals_seen"]) if own is not None else {}
    for number, goal in enumerate(view.get("goals", [])):
        if "face" in goal:
            known[str(number)] = "treasure" if goal["face"]["card"] == "treasure" else "stone-es"
    count = len(view.get("goals", []))
    found = "treasure" in known.values()
    lines: list[str] = []
    for number in range(count):
        here = known.get(str(number))
        left = count - len(known)
        chance = 100 if here == "treasure" else 0 if here or found else round(100 / left)
        lines.append(say("tell-chance", goal=say(f"goal-{number}"), chance=chance))
    cards = view["role_cards"]
    roles = say("tell-roles", saboteurs=cards["saboteurs"], diggers=cards["diggers"])
    return [*lines, f"{roles} {say('tell-players', count=view['seats'])}"]


PHRASES: Final = Phrases(
    questions={
        "hand": hand,
        "goals": goals,
        "ends": ends,
        "who": who,
        "row": row,
        "at": at,
        "score": score,
        "odds": odds,
    },
    words=words,
    path=path,
    aside=frozenset({"discard"}),
    attempts=attempts,
)
