"""Selection on the board: the things of a choice, and the choice meant by a click."""

from collections.abc import Sequence

from farol.telling.context import Choice
from farol.telling.teller import Words


def targets(choice: Choice, _context: Words) -> Sequence[str]:
    """The card in the hand, and its place on the board."""
    keys = [f"hand {choice['card']}"] if "card" in choice else []
    if choice["type"] == "lay":
        keys.append(f"end {choice['end']}")
    return keys


def rank(choice: Choice, _context: Words) -> int:
    """A pair removes two cards: it is listed before single cards."""
    return 1 if choice["type"] == "put" and not choice["combine"] else 0


def attempt(key: str, _held: str, _context: Words) -> Choice | None:
    """A click on a card of the hand lays it."""
    kind, *rest = key.split()
    if kind != "hand":
        return None
    return {"type": "lay", "card": rest[0], "rotation": 0, "end": 0}
