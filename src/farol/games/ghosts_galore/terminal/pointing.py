"""Selection on the board: the things of a choice, and the choice meant by a click."""

from collections.abc import Sequence

from farol.telling.context import Choice
from farol.telling.teller import Words


def targets(choice: Choice, context: Words) -> Sequence[str]:
    """The field of one's own mine, or the tile."""
    match choice["type"]:
        case "place":
            return [f"field {context.me} {choice['field']}"]
        case "take" | "hide":
            return [f"tile {choice['tile']}"]
        case "keep" | "leave":
            return [f"tile {context.view['drawn']}"]
        case "draw":
            return ["stack"]
        case "side":
            return [f"side {choice['side']}"]
        case _:
            return []


def attempt(key: str, _held: str, context: Words) -> Choice | None:
    """A click on a field places there; a click on a tile takes it."""
    kind, *rest = key.split()
    match kind:
        case "field" if rest[0] == str(context.me):
            return {"type": "place", "field": int(rest[1]), "rotation": 0}
        case "tile":
            return {"type": "take", "tile": int(rest[0])}
        case "stack":
            return {"type": "draw"}
        case _:
            return None
