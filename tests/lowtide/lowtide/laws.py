"""What must hold in every game of Low Tide."""

from collections.abc import Callable

from farol.core.event import Event
from lowtide.actions import EVENTS
from lowtide.rules import GUARD, KINDS, REPORT, LowTide

Holds = Callable[[LowTide, LowTide, Event], bool]


def conserved(state: LowTide) -> dict[str, int]:
    """The papers of each kind, wherever they lie."""
    columns = zip(*state.papers.counts, strict=True)
    return dict(zip(KINDS, map(sum, columns), strict=True))


HOLDS: dict[str, Holds | None] = dict.fromkeys(EVENTS.kinds) | {
    "fishes": lambda before, after, event: after.coins[event.seat] > before.coins[event.seat],
    "reports": lambda before, after, event: (
        before.coins[event.seat] - after.coins[event.seat] == REPORT
    ),
    "shows": lambda before, _, event: event.public[0] in before.hand(event.seat),
    "lacks": lambda before, _, event: event.public[0] not in before.hand(event.seat),
    "stops": lambda before, after, event: (
        before.claim == GUARD and after.coins[event.seat] == before.coins[event.seat]
    ),
    "loses": lambda before, _, event: event.public[0] in before.hand(event.seat),
    "out": lambda _, after, event: not after.hand(event.seat),
}
