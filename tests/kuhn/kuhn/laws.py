"""What must hold in every game of Kuhn's poker."""

from kuhn.bots.profile import STAKE
from kuhn.rules import CARDS, Kuhn


def conserved(state: Kuhn) -> dict[str, int]:
    """The chips of both, and each card, dealt or not."""
    counts = {name: max(1, state.cards.count(card)) for card, name in enumerate(CARDS)}
    return counts | {"chips": sum(STAKE + chips for chips in state.scores())}
