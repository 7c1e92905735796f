"""Learn from arena results how often diggers win from where; write saboteur_guesses.json.

.venv/bin/python tools/learn_guesses.py ARENA_FOLDER... [--write]
"""

import json
import math
import sys
from pathlib import Path
from typing import Any, Final

from farol.arena.run import MATCHES_FILE, read_results
from farol.bots.saboteur import CERTAIN, MOST_CARDS, MOST_LEFT, SaboteurKnowledge
from farol.core.event import Event
from farol.core.state import CHANCE
from farol.games import ALL

TARGET_FILE: Final = Path(__file__).parent.parent / "src/farol/bots/saboteur_guesses.json"
STEPS: Final = 4000  # of the fit
PACE: Final = 0.5

Counts = dict[int, list[int]]  # by outlook: rounds that diggers lost and won


def count_outlooks(result: dict[str, Any], counts: Counts) -> None:
    """Every position of every round, with how the round ended."""
    state = ALL["saboteur"].new(len(result["bots"]))
    knowledge = SaboteurKnowledge([], [], [])
    passed: list[int] = []
    for action in result["actions"]:
        if state.to_act() != CHANCE and not knowledge.is_settled(state):
            passed.append(knowledge.outlook(state))
        events: list[Event] = []
        state.apply(action, events)
        for event in events:
            if event.kind == "round-over":
                won = 1 if event.public[2] >= 0 else 0
                for outlook in passed:
                    counts.setdefault(outlook, [0, 0])[won] += 1
                passed = []


def traits(outlook: int) -> list[float]:
    """What a chance is fitted to."""
    rest, distance = divmod(outlook, MOST_CARDS + 1)
    hindered, time = divmod(rest, MOST_LEFT + 1)
    far, long = distance / MOST_CARDS, time / MOST_LEFT
    return [1.0, far, long, far * long, float(hindered), far * far, long * long, hindered * long]


def fit(counts: Counts) -> list[float]:
    """Logistic regression by plain gradient ascent."""
    weights = [0.0] * len(traits(0))
    total = sum(sum(pair) for pair in counts.values())
    rows = [(traits(outlook), pair[0], pair[1]) for outlook, pair in counts.items()]
    for _ in range(STEPS):
        slopes = [0.0] * len(weights)
        for row, lost, won in rows:
            error = won - (lost + won) * chance(row, weights)
            for index, trait in enumerate(row):
                slopes[index] += error * trait
        for index, slope in enumerate(slopes):
            weights[index] += PACE * 8 * slope / total
    return weights


def chance(row: list[float], weights: list[float]) -> float:
    """The fitted chance that diggers win."""
    return 1 / (1 + math.exp(-sum(a * b for a, b in zip(row, weights, strict=True))))


def main(arguments: list[str]) -> None:
    """Count, fit, and write the table."""
    counts: Counts = {}
    for folder in [name for name in arguments if not name.startswith("--")]:
        for result in read_results(Path(folder, MATCHES_FILE)):
            count_outlooks(result, counts)
    weights = fit(counts)
    size = 2 * (MOST_LEFT + 1) * (MOST_CARDS + 1)
    table = [round(CERTAIN * chance(traits(outlook), weights)) for outlook in range(size)]
    print([round(weight, 2) for weight in weights])
    if "--write" in arguments:
        TARGET_FILE.write_text(json.dumps(table) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
