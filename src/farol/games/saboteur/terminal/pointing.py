"""Selection on the board: the things of a choice, and the choice meant by a click."""

from collections.abc import Sequence

from farol.games.saboteur.telling import is_path, played_card
from farol.telling.context import Choice
from farol.telling.teller import Words


def targets(choice: Choice, _context: Words) -> Sequence[str]:
    """The place, goal or seat, and the card of the hand."""
    card = played_card(choice) or str(choice.get("card", ""))
    keys = [f"hand {card}"] if card else []
    match choice["type"]:
        case "lay" | "collapse":
            keys.append(f"cell {choice['x']} {choice['y']}")
        case "look":
            keys.append(f"goal {choice['goal']}")
        case "break" | "mend":
            keys.append(f"seat {choice['seat']}")
    return keys


def attempt(key: str, held: str, context: Words) -> Choice | None:
    """The choice meant by a click on a place, a goal or a card."""
    kind, *rest = key.split()
    own = context.view.get("me")
    paths = [card for card in own["hand"] if is_path(card)] if own is not None else []
    match kind:
        case "cell" if held == "rockfall":
            return {"type": "collapse", "x": int(rest[0]), "y": int(rest[1])}
        case "cell" if held or paths:
            card = held if held and is_path(held) else (paths or [held])[0]
            return {"type": "lay", "card": card, "x": int(rest[0]), "y": int(rest[1])}
        case "goal":
            return {"type": "look", "goal": int(rest[0])}
        case "hand" if is_path(rest[0]):
            return {"type": "lay", "card": rest[0], "x": 1, "y": 0}
        case _:
            return None
