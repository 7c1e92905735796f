"""Selection on the board: the things of a choice, and the choice meant by a click."""

from collections.abc import Sequence

from farol.telling.context import Choice
from farol.telling.teller import Words


def targets(choice: Choice, _context: Words) -> Sequence[str]:
    """The things of the board that a choice concerns."""
    kind = choice["type"]
    match kind:
        case "act":
            return [f"act {choice['section']} {choice['action']}"]
        case "rest" | "section":
            return [f"section {choice['section']}"]
        case "sections":
            return [f"section {section}" for section in choice["sections"]]
        case "occupy" | "use_card":
            return [f"card {choice['card']}"]
        case "ghost":
            return [f"ghost {choice['building']} {choice['colour']}"]
        case "pair":
            return [f"ghost {choice['building']} {colour}" for colour in choice["colours"]]
        case "building" | "place":
            return [f"building {choice['building']}"]
        case "haunt" | "take_back":
            return [f"space {choice['building']} {choice['colour']}"]
        case "disc" if choice["from"] != "reserve":
            return [f"act {choice['section']} {choice['action']}"]
        case _:
            return []


def attempt(key: str, _held: str, _context: Words) -> Choice | None:
    """The choice meant by a click on an action, a card, a ghost or a haunt space."""
    kind, *rest = key.split()
    match kind:
        case "act":
            return {"type": "act", "section": int(rest[0]), "action": rest[1]}
        case "section":
            return {"type": "rest", "section": int(rest[0])}
        case "card":
            return {"type": "occupy", "card": int(rest[0])}
        case "ghost":
            return {"type": "ghost", "building": rest[0], "colour": rest[1]}
        case "space":
            return {"type": "haunt", "building": rest[0], "colour": rest[1]}
        case _:
            return None


def remark(choice: Choice, context: Words) -> str:
    """The effect of a card to be occupied, or of a bonus token to be used."""
    match choice["type"]:
        case "occupy" | "use_card":
            return context.say(f"card-{choice['card']}.text")
        case "use_bonus":
            return context.say(f"bonus-{choice['bonus']}.text")
        case _:
            return ""
