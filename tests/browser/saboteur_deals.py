"""Known deals of Saboteur: openings of tables for deterministic tests."""

from collections.abc import Sequence
from typing import Final

from farol.core.data import Json
from farol.core.state import CHANCE
from farol.games import ALL
from tests.browser.people import Seen

# A hand of tunnels that fit at the start, the first of them only rotated.
TUNNELS: Final = ("curve-sw", "tee-flat", "crossing", "level", "tee-side", "curve-es")


def opening(seats: int, *cards: str, **options: Json) -> Seen:
    """Seat A begins the first round with these cards, and tunnels for the rest of its hand; all
    other cards are dealt in order.
    """
    game = ALL["saboteur"]
    state = game.new(seats, options)
    hand, outcomes, dealt = [*cards, *TUNNELS], list[str](), 0
    while state.to_act() == CHANCE:
        possible = [game.notation(state, outcome) for outcome, _ in state.chance_outcomes()]
        word = possible[0]
        if word.startswith("card:"):
            # S2.6: counter-clockwise, so seat A as the first player gets the last of each round
            dealt += 1
            mine = dealt % seats == 0
            word = f"card:{hand.pop(0)}" if mine else first_free(possible, hand)
        outcomes.append(word)
        state.apply(game.read_notation(state, word))
    return {"outcomes": outcomes}


def first_free(possible: Sequence[str], kept: Sequence[str]) -> str:
    """The first card of the deck that is not reserved."""
    return next(word for word in possible if word.removeprefix("card:") not in kept)
