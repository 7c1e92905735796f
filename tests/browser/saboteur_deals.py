"""Known deals of Saboteur: what a table begins with, so that a test finds what it needs in every run."""

from collections.abc import Sequence
from typing import Final

from farol.core.data import Json
from farol.core.state import CHANCE
from farol.games import ALL
from tests.browser.people import Seen

# A hand of tunnels that fit somewhere at the start, the first of them to be turned.
TUNNELS: Final = ("curve-sw", "tee-flat", "crossing", "level", "tee-side", "curve-es")


def opening(seats: int, *cards: str, **options: Json) -> Seen:
    """Seat A begins the first round, and holds these cards and tunnels beside them; whatever else
    is dealt is the first that is left."""
    game = ALL["saboteur"]
    state = game.new(seats, options)
    hand, outcomes, dealt = [*cards, *TUNNELS], list[str](), 0
    while state.to_act() == CHANCE:
        possible = [game.notation(state, outcome) for outcome, _ in state.chance_outcomes()]
        word = possible[0]
        if word.startswith("card:"):
            # S2.6: counter-clockwise, and seat A as the one who begins gets the last of each round
            dealt += 1
            mine = dealt % seats == 0
            word = f"card:{hand.pop(0)}" if mine else first_free(possible, hand)
        outcomes.append(word)
        state.apply(game.read_notation(state, word))
    return {"outcomes": outcomes}


def first_free(possible: Sequence[str], kept: Sequence[str]) -> str:
    """The first card of those in the deck that nobody is to get later."""
    return next(word for word in possible if word.removeprefix("card:") not in kept)
