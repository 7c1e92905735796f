"""Saboteur: how likely the diggers are to win from a position, by how rounds like it ended."""

import math
from typing import Any, Final

from farol.bots.saboteur_traits import Traits
from farol.bots.saboteur_ways import Ways
from farol.core.data import read_data
from farol.games.saboteur.rules import Saboteur

CERTAIN: Final = 1000
FINE: Final = 1 << 16  # unit of the weights of the traits
COARSE: Final = 1 << 10  # unit of what the notions say, and of their weights
STEPS: Final = 32  # of the logarithm of odds to a table entry
EDGE: Final = 7  # beyond this logarithm of odds the table ends


def _learned(name: str) -> list[int]:
    data: Any = read_data("farol.bots", "saboteur_outlook.json")
    weights: list[int] = []
    for weight in data[name]:
        weights.append(int(weight))
    return weights


def _chances() -> list[int]:
    table: list[int] = []
    for step in range(2 * EDGE * STEPS + 1):
        odds = math.exp(step / STEPS - EDGE)
        table.append(round(CERTAIN * odds / (1 + odds)))
    return table


# A small network: each notion sums up the traits, and counts if it is positive.
TRAIT_WEIGHTS: Final = _learned("traits")  # by notion and trait
LIFT: Final = -min(TRAIT_WEIGHTS)  # weights and traits that are not negative multiply fast
LIFTED: Final = [weight + LIFT for weight in TRAIT_WEIGHTS]
NOTION_BASES: Final = _learned("bases")  # by notion
NOTION_WEIGHTS: Final = _learned("notions")  # by notion; the last one always counts
CHANCES: Final = _chances()


class Outlook:
    """Looks at a position with open cards, as a sampled world is."""

    def __init__(self, ways: Ways) -> None:
        self._traits = Traits(ways)

    def chance(self, state: Saboteur) -> int:
        """How likely the diggers win, in thousandths."""
        traits = self._traits.of(state)
        notions = len(NOTION_BASES)
        lifted = 0
        for trait in traits:
            lifted += LIFT * trait
        score = NOTION_WEIGHTS[notions] * COARSE
        place = 0
        for notion in range(notions):
            said = NOTION_BASES[notion] - lifted
            for trait in traits:
                said += LIFTED[place] * trait
                place += 1
            if said > 0:
                score += NOTION_WEIGHTS[notion] * (said * COARSE // FINE)
        step = score * STEPS // (COARSE * COARSE) + EDGE * STEPS
        return CHANCES[max(0, min(2 * EDGE * STEPS, step))]
