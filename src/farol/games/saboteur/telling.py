"""Facts for the texts of Saboteur that need code: open ends of the mine, sorts of cards."""

from dataclasses import dataclass
from typing import Final

from farol.games.saboteur.views import Goal, MineCard, View
from farol.telling.context import Choice, JsonObject
from farol.telling.scope import Fact, TellingFrame

STEPS: Final = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
DEEDS: Final = {"laid", "collapsed", "broke", "mended", "discarded", "looked"}


def is_path(card: str) -> bool:
    """Whether a card is a path card."""
    return not card.startswith(("map", "rockfall", "break", "mend"))


def is_dead_end(card: str) -> bool:
    """Whether a card is a dead end."""
    return card.startswith(("blocked", "stub"))


def played_card(choice: Choice) -> str:
    """The hand card of a choice; "" for a pass or for gold."""
    match choice["type"]:
        case "lay" | "mend":
            return str(choice["card"])
        case "break":
            return f"break-{choice['tool']}"
        case "look":
            return "map"
        case "collapse":
            return "rockfall"
        case _:
            return ""


@dataclass(frozen=True)
class OpenEnd:
    """A free place connected to the start, with the number of cards to each goal, including the
    place itself; None for a goal that is turned up.
    """

    x: int
    y: int
    cards: tuple[int | None, ...]


def open_ends(view: View) -> list[OpenEnd]:
    """Free places where the next card would connect to the start, from left to right."""
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
    """The number of cards to lay, without obstacles."""
    return None if "face" in goal else abs(goal["x"] - x) + abs(goal["y"] - y)


def _view(frame: TellingFrame) -> JsonObject:
    view: JsonObject = frame.context.view if frame.context is not None else {}
    return view


def _open_ends(frame: TellingFrame) -> list[JsonObject]:
    found: View = frame.context.view  # type: ignore[union-attr] # a text board has a view
    return [{"x": end.x, "y": end.y, "cards": list(end.cards)} for end in open_ends(found)]


def _card(frame: TellingFrame) -> str:
    thing = frame.thing
    return str(thing.get("card") or thing.get("key") or thing.get("value"))


def _sort(frame: TellingFrame) -> str:
    """The common word for a sort of card."""
    card = _card(frame)
    if not is_path(card):
        return "action"
    if is_dead_end(card):
        return "dead"
    first = card.partition("-")[0]
    return first if first in {"crossing", "tee", "curve"} else "straight"


def _buried(frame: TellingFrame) -> object:
    """The card that a rockfall would remove."""
    place = (frame.thing["x"], frame.thing["y"])
    mine = _view(frame).get("mine", [])
    return next((card for card in mine if (card["x"], card["y"]) == place), None)


def _treasure(frame: TellingFrame) -> int | None:
    """The goal with the treasure; None if it was turned up before."""
    faces: list[str] = frame.thing["goals"]
    goals = _view(frame).get("goals", [])
    at = faces.index("treasure") if "treasure" in faces else None
    return None if at is not None and at < len(goals) and "face" in goals[at] else at


def _role_then(frame: TellingFrame) -> str:
    """The role of a seat in a past round."""
    past: JsonObject = frame.up.thing if frame.up is not None else {}
    return "saboteur" if frame.thing["index"] in past["saboteurs"] else "digger"


def _chart(frame: TellingFrame) -> list[list[int]] | None:
    """The farthest column with a card after each turn; every round starts at the start card."""
    values: list[int] = []
    columns: list[int] = []
    for event in frame.events:
        match event["kind"]:
            case "laid":
                columns.append(event["x"])
            case "collapsed" if event["x"] in columns:
                columns.remove(event["x"])
            case "round-over":
                columns = []
        if event["kind"] in DEEDS:
            values.append(max([0, *columns]))
    return [values] if values else None


FACTS: Final[dict[str, Fact]] = {
    "card": _card,
    "sort": _sort,
    "shown": lambda frame: {"card": _card(frame), "turned": frame.thing.get("turned", False)},
    "held": lambda frame: {"card": _card(frame), "turned": False},
    "sides": lambda frame: frame.thing.get("open", ""),
    "buried": _buried,
    "treasure": _treasure,
    "open_ends": _open_ends,
    "role_then": _role_then,
    "chart": _chart,
}
