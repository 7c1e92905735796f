"""What must hold in every game of Embers."""

from collections import Counter

from embers.rules import KINDS, NONE, Embers


def conserved(state: Embers) -> dict[str, int]:
    """The cards of each kind, wherever they lie."""
    counts = Counter(dict(enumerate(state.pile)))
    for cards in (*state.hands, *state.rows, *state.buried, *state.burnt):
        counts.update(cards)
    if state.hearth != NONE:
        counts[state.hearth] += 1
    return {KINDS[kind]: count for kind, count in counts.items()}
