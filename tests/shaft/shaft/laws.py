"""What must hold in every game of Shaft."""

from collections import Counter

from shaft.rules import COPIES, DEALT, KINDS, Shaft


def conserved(state: Shaft) -> dict[str, int]:
    """The cards of each kind, wherever they lie."""
    counts = Counter(state.played)
    for cards in (*state.hands, *state.buried):
        counts.update(cards)
    if state.dealt < DEALT:
        return {name: COPIES[kind] for kind, name in enumerate(KINDS)}
    return {name: counts[kind] for kind, name in enumerate(KINDS)}
