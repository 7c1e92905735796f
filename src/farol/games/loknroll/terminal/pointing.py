"""What on the board a choice is about, and what somebody means who points at it."""

from collections.abc import Sequence

from farol.telling.context import Choice
from farol.telling.teller import Words


def targets(choice: Choice, _context: Words) -> Sequence[str]:
    """The card of the hand, and where it would lie."""
    keys = [f"hand {choice['card']}"] if "card" in choice else []
    if choice["type"] == "lay":
        keys.append(f"end {choice['end']}")
    return keys


def rank(choice: Choice, _context: Words) -> int:
    """A pair takes two cards away: it is offered before a card that goes onto the pile."""
    return 1 if choice["type"] == "put" and not choice["combine"] else 0


def attempt(key: str, _held: str, _context: Words) -> Choice | None:
    """A click on a card of the hand lays it."""
    kind, *rest = key.split()
    if kind != "hand":
        return None
    return {"type": "lay", "card": rest[0], "rotation": 0, "end": 0}
