"""Saboteur: the diggers' win probability in a position, by a small learned network."""

# compiled by mypyc

import math
from typing import Any, Final

from farol.bots.weights import read_weights
from farol.core.native import i64
from farol.core.vectors import numbers
from farol.games.saboteur.bots.features import NAMES, Features
from farol.games.saboteur.bots.paths import Paths
from farol.games.saboteur.rules import Saboteur

CERTAIN: Final = 1000
FINE: Final = 1 << 16  # unit of the weights of the features
COARSE: Final = 1 << 10  # unit of the hidden units, and of the output's weights
STEPS: Final = 32  # table entries per unit of log-odds
EDGE: Final = 7  # log-odds at the end of the table

_learned: Any = read_weights("farol.games.saboteur.bots", "value.json", NAMES)


def _hidden_weights() -> list[int]:
    weights: list[int] = []
    for row in _learned["hidden_weights"]:
        for weight in row:
            weights.append(int(weight))
    return weights


def _row(name: str) -> list[int]:
    weights: list[int] = []
    for weight in _learned[name]:
        weights.append(int(weight))
    return weights


def _chances() -> list[int]:
    table: list[int] = []
    step: i64
    for step in range(2 * EDGE * STEPS + 1):
        odds = math.exp(step / STEPS - EDGE)
        table.append(round(CERTAIN * odds / (1 + odds)))
    return table


# One hidden layer of rectified weighted sums.
HIDDEN_WEIGHTS: Final = numbers(_hidden_weights())  # by hidden unit and feature
LIFT: Final[i64] = -min(HIDDEN_WEIGHTS)  # makes all weights non-negative: faster products
LIFTED: Final = numbers([weight + LIFT for weight in HIDDEN_WEIGHTS])
HIDDEN_BIASES: Final = numbers(_row("hidden_biases"))  # by hidden unit
OUTPUT_WEIGHTS: Final = numbers(_row("output_weights"))  # by hidden unit; the last one is the bias
CHANCES: Final = numbers(_chances())  # by step of the log-odds, in thousandths


class Value:
    """Evaluates fully known positions, such as sampled worlds."""

    def __init__(self, paths: Paths) -> None:
        self._features = Features(paths)

    def chance(self, state: Saboteur) -> i64:
        """The diggers' win probability, in thousandths."""
        features = self._features.of(state)
        units: i64 = len(HIDDEN_BIASES)
        lifted: i64 = 0
        feature: i64
        for feature in features:
            lifted += LIFT * feature
        score: i64 = OUTPUT_WEIGHTS[units] * COARSE
        place: i64 = 0
        unit: i64
        for unit in range(units):
            total: i64 = HIDDEN_BIASES[unit] - lifted
            for feature in features:
                total += LIFTED[place] * feature
                place += 1
            if total > 0:
                score += OUTPUT_WEIGHTS[unit] * (total * COARSE // FINE)
        step: i64 = score * STEPS // (COARSE * COARSE) + EDGE * STEPS
        return CHANCES[max(0, min(2 * EDGE * STEPS, step))]
