"""Learn from games of our own what a seat of Lok'n'Roll will count; write loknroll_outlook.json.

.venv/bin/python tools/learn_loknroll_outlook.py [--games 1500] [--seed 2] [--write]

The games are played by the rules of thumb, with slips, so that the table does not depend on itself.
"""

import argparse
import json
from math import ceil
from pathlib import Path
from typing import Final

from farol.bots.loknroll import LokKnowledge
from farol.bots.loknroll_outlook import (
    BLOCKS,
    FINE,
    LAST_SPAN,
    TRAITS,
    Place,
    block_of,
    laura_pile,
    span_of,
    turns_before,
    turns_left,
)
from farol.bots.search import mean_weights
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games.loknroll.game import LOKNROLL
from farol.games.loknroll.position import DRAW, LAURA_DRAW
from farol.games.loknroll.rules import LokState

TARGET_FILE: Final = Path(__file__).parent.parent / "src/farol/bots/loknroll_outlook.json"
SLIPS: Final = 15  # one move in so many is made at random, so that the games differ
RIDGE: Final = 20.0  # pulls weights to 0 where there is little to learn from
TABLES: Final = (  # seats, mode, and how many games beside those of the others
    (1, "standard", 0.5),
    (1, "laura", 2.0),
    (2, "standard", 1.0),
    (3, "standard", 0.8),
    (4, "standard", 0.7),
)

Seen = list[tuple[int, int, int, list[int]]]  # seat, block, span, traits


class Sums:
    """What a least-squares fit needs of all samples of one row of the table."""

    def __init__(self) -> None:
        self.products = [[0] * TRAITS for _ in range(TRAITS)]
        self.targets = [0] * TRAITS
        self.count = 0

    def add(self, traits: list[int], target: int) -> None:
        """One seat at one moment, and what it counted in the end."""
        there = [index for index in range(TRAITS) if traits[index]]
        for one in there:
            row, trait = self.products[one], traits[one]
            self.targets[one] += trait * target
            for other in there:
                row[other] += trait * traits[other]
        self.count += 1

    def weights(self) -> list[int]:
        """The weights with the least squares of what they miss."""
        rows = [[*map(float, row)] for row in self.products]
        for row, target in zip(rows, self.targets, strict=True):
            row.append(float(target))
        for index in range(TRAITS):
            rows[index][index] += RIDGE
        return [round(FINE * weight) for weight in solved(rows)]


def solved(rows: list[list[float]]) -> list[float]:
    """Gauss and Jordan; the ridge keeps all pivots above 0."""
    for index, pivot in enumerate(rows):
        scale = pivot[index]
        pivot[:] = [value / scale for value in pivot]
        for other in rows:
            if other is not pivot and other[index]:
                factor = other[index]
                other[:] = [a - factor * b for a, b in zip(other, pivot, strict=True)]
    return [row[-1] for row in rows]


def look(state: LokState, seen: Seen) -> None:
    """Write down every seat between two turns."""
    laura = laura_pile(state)
    for seat in range(state.seats):
        before = turns_before(state, seat)
        turns = turns_left(state, before)
        if turns > 0:
            track = state.track
            place = Place(state.piles[seat], state.hands[seat], track.kinds, 0, track.locomotive)
            seen.append((seat, block_of(state, before), span_of(turns), place.traits(laura)))


def choose(state: LokState, rand: Rand) -> int:
    """A move by the rules of thumb; now and then any."""
    actions = state.legal_actions()
    if len(actions) == 1 or rand.below(SLIPS) == 0:
        return rand.choice(actions)
    weights = mean_weights(state, state.seat, LokKnowledge(state), 1, rand)
    return actions[weights.index(max(weights))]


def play(seats: int, mode: str, rand: Rand, sums: list[list[Sums]]) -> None:
    """One game, and what it teaches."""
    state = LOKNROLL.new(seats, {"mode": mode} if seats == 1 else {})
    seen: Seen = []
    while state.to_act() != OVER:
        if state.to_act() != CHANCE:
            state.apply(choose(state, rand))
            continue
        if state.phase in (DRAW, LAURA_DRAW):
            look(state, seen)
        state.apply(state.sample_chance(rand))
    laura = len(laura_pile(state))
    for seat, block, span, traits in seen:
        sums[block][span].add(traits, state.scores()[seat] - laura)


def main() -> None:
    """Play, fit, and print how much there was to learn from."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    sums = [[Sums() for _ in range(LAST_SPAN + 1)] for _ in BLOCKS]
    for number, (seats, mode, share) in enumerate(TABLES):
        for game in range(ceil(wanted.games * share)):
            rand = Rand(wanted.seed << 32 | number << 24 | game)
            play(seats, mode, rand, sums)
    table = {
        name: [row.weights() for row in block] for name, block in zip(BLOCKS, sums, strict=True)
    }
    for name, block in zip(BLOCKS, sums, strict=True):
        print(name, *(row.count for row in block))
    if wanted.write:
        rows = ",\n".join(
            f'"{name}": [\n' + ",\n".join(json.dumps(row) for row in block) + "\n]"
            for name, block in table.items()
        )
        TARGET_FILE.write_text("{\n" + rows + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
