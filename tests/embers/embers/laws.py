"""What must hold in every game of Embers."""

from collections import Counter
from collections.abc import Callable

from embers.rules import KINDS, NONE, Embers
from farol.core.event import Event

Holds = Callable[[Embers, Embers, Event], bool]


def conserved(state: Embers) -> dict[str, int]:
    """The cards of each kind, wherever they lie."""
    counts = Counter(dict(enumerate(state.pile)))
    for cards in (*state.hands, *state.rows, *state.buried, *state.burnt):
        counts.update(cards)
    if state.hearth != NONE:
        counts[state.hearth] += 1
    return {KINDS[kind]: count for kind, count in counts.items()}


def grows(place: str) -> Holds:
    """A seat has one card more there, the one that is told if one is told."""

    def holds(before: Embers, after: Embers, event: Event) -> bool:
        old, new = getattr(before, place)[event.seat], getattr(after, place)[event.seat]
        return len(new) > len(old) and all(new.count(one) > old.count(one) for one in event.public)

    return holds


HOLDS: dict[str, Holds | None] = {
    "hearth": None,
    "dealt": grows("hands"),
    "looked": lambda _, after, event: after.looked[event.seat],
    "buried": grows("buried"),
    "played": grows("rows"),
    "burnt": grows("burnt"),
    "passed": lambda _, after, event: after.passed[event.seat],
    "turned": lambda _, after, event: event.public == (after.hearth,),
    "opened": lambda _, after, event: event.public[0] in after.buried[event.seat],
    "over": lambda _, after, __: after.is_over(),
}
