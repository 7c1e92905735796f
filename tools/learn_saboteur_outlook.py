"""Learn how often diggers win from where; write saboteur_outlook.json.

.venv/bin/python tools/learn_saboteur_outlook.py [--rounds 9000] [--seed 3] [--write]

Rounds are played by habit alone, with open roles: a second for some hundred. The fit takes
minutes.
"""

import argparse
import json
import math
from pathlib import Path
from typing import Any, Final

from farol.bots.saboteur import SaboteurKnowledge
from farol.bots.saboteur_habits import Habits
from farol.bots.saboteur_outlook import UNIT, Outlook
from farol.bots.saboteur_ways import Ways
from farol.core.rand import Rand
from farol.core.state import CHANCE
from farol.games import ALL

TARGET_FILE: Final = Path(__file__).parent.parent / "src/farol/bots/saboteur_outlook.json"
PART: Final = 60.0
SEATS: Final = [3, 3, 4, 5, 5, 5, 6, 7, 7, 8, 10]  # common tables more often
SHARP: Final = 85  # times in 100 the best action by habit, else any in proportion to its weight
EVERY: Final = 6  # decisions between two positions
STEPS: Final = 10  # of the fit
CAUTION: Final = 1.0  # how much large weights cost

Rows = list[tuple[list[int], int]]  # traits, and whether the diggers won


def play_round(rand: Rand) -> Rows:
    """Positions of one round, with how it ended."""
    knowledge = SaboteurKnowledge([], [], [], Habits(0, [], [], []))
    outlook = Outlook(Ways())
    state: Any = ALL["saboteur"].new(rand.choice(SEATS))
    count = rand.below(EVERY)
    passed: list[list[int]] = []
    while not state.past:
        if state.to_act() == CHANCE:
            state.apply(state.sample_chance(rand))
            continue
        count += 1
        if count % EVERY == 0:
            passed.append(outlook.traits(state))
        actions = state.legal_actions()
        if rand.below(100) < SHARP:
            weights = knowledge.weigh(state, actions)
            state.apply(actions[weights.index(max(weights))])
        else:
            state.apply(knowledge.rollout_action(state, rand))
    won = 1 if state.past[1] > 0 else 0
    return [(traits, won) for traits in passed]


def fit(rows: Rows) -> list[float]:
    """Logistic regression by Newton's method."""
    size = len(rows[0][0])
    weights = [0.0] * size
    for _ in range(STEPS):
        slopes = [-CAUTION * weight for weight in weights]
        bends = [
            [CAUTION if row == column else 0.0 for column in range(size)] for row in range(size)
        ]
        loss = 0.0
        for traits, won in rows:
            row = [trait / PART for trait in traits]
            chance = 1 / (1 + math.exp(-sum(a * b for a, b in zip(row, weights, strict=True))))
            loss -= math.log(max(1e-9, chance if won else 1 - chance))
            bend = chance * (1 - chance)
            for index, trait in enumerate(row):
                if trait:
                    slopes[index] += (won - chance) * trait
                    line, share = bends[index], bend * trait
                    for other in range(index + 1):
                        line[other] += share * row[other]
        print(f"loss {loss / len(rows):.5f}", flush=True)
        weights = [was + step for was, step in zip(weights, solve(bends, slopes), strict=True)]
    return weights


def solve(lower: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations with a symmetric matrix, of which the lower half is given."""
    size = len(right)
    matrix = [
        [lower[max(row, column)][min(row, column)] for column in range(size)] + [right[row]]
        for row in range(size)
    ]
    for pivot in range(size):
        for row in range(pivot + 1, size):
            share = matrix[row][pivot] / matrix[pivot][pivot]
            for column in range(pivot, size + 1):
                matrix[row][column] -= share * matrix[pivot][column]
    found = [0.0] * size
    for row in range(size - 1, -1, -1):
        known = sum(matrix[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (matrix[row][size] - known) / matrix[row][row]
    return found


def main() -> None:
    """Play, fit, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9000)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    rand = Rand(wanted.seed)
    rows: Rows = []
    for _ in range(wanted.rounds):
        rows += play_round(rand)
    weights = [round(UNIT * weight) for weight in fit(rows)]
    print(len(rows), "positions", weights)
    if wanted.write:
        TARGET_FILE.write_text(json.dumps(weights) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
