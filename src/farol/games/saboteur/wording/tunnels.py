"""Where tunnels can go on: open ends of the mine, and how far each is from each goal."""

from dataclasses import dataclass
from typing import Final

from farol.games.saboteur.views import Goal, MineCard, View
from farol.games.saboteur.wording.words import Words, is_dead_end, where
from farol.wording.context import Say

STEPS: Final = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}


@dataclass(frozen=True)
class OpenEnd:
    """A free place that a tunnel from the start leads to, and cards to each goal, itself included;
    None for a goal that lies open."""

    x: int
    y: int
    cards: tuple[int | None, ...]


def open_ends(view: View) -> list[OpenEnd]:
    """Free places where the next card would join the start, from left to right."""
    cards, goals = view.get("mine", []), view.get("goals", [])
    taken = {(card["x"], card["y"]) for card in cards} | {(goal["x"], goal["y"]) for goal in goals}
    tunnels = [(card["x"], card["y"], card["open"]) for card in cards if _leads_on(card)]
    tunnels += [(goal["x"], goal["y"], goal.get("open", "")) for goal in goals]  # once turned up
    places = {(x + STEPS[side][0], y + STEPS[side][1]) for x, y, sides in tunnels for side in sides}
    return [
        OpenEnd(x, y, tuple(_cards(x, y, goal) for goal in goals))
        for x, y in sorted(places - taken, key=lambda place: (place[0], -place[1]))
    ]


def _leads_on(card: MineCard) -> bool:
    return (card["reached"] or card["card"] == "start") and not is_dead_end(card["card"])


def _cards(x: int, y: int, goal: Goal) -> int | None:
    """Cards that have to be laid, if nothing is in the way."""
    return None if "face" in goal else abs(goal["x"] - x) + abs(goal["y"] - y)


def end_lines(context: Words, nearest: bool = False) -> list[str]:
    """The open ends in words; perhaps those that are nearest to a goal first."""
    say, ends = context.say, open_ends(context.view)
    if nearest:
        ends.sort(key=lambda end: min((far for far in end.cards if far is not None), default=0))
    return [say("text-end", where=where(say, end.x, end.y), goals=_far(end, say)) for end in ends]


def _far(end: OpenEnd, say: Say) -> str:
    parts = [
        say("text-end-goal", goal=say(f"goal-{number}"), count=count)
        for number, count in enumerate(end.cards)
        if count is not None
    ]
    return ", ".join(parts)
