"""Learn from games of our own what a seat of Lok'n'Roll will count; write value.json.

python -m farol.games.loknroll.bots.learn_value [--games 1500] [--seed 2] [--write]
    [--workers N] [--ray [ADDRESS]]

The games are played by the policy, with random moves now and then, so that the table does not
depend on itself. Needs numpy: pip install --group learn.
"""

import argparse
from collections.abc import Iterator
from math import ceil
from pathlib import Path
from typing import Final

from farol.bots.learning import load_numpy, weights_text
from farol.bots.search import mean_weights
from farol.bots.workers import add_workers, ordered, workers_of
from farol.core.data import Json
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games.loknroll.bots.knowledge import LokKnowledge
from farol.games.loknroll.bots.value import (
    BLOCKS,
    FEATURES,
    FINE,
    LAST_SPAN,
    NAMES,
    SeatSnapshot,
    block_of,
    laura_pile,
    span_of,
    turns_before,
    turns_left,
)
from farol.games.loknroll.game import GAME
from farol.games.loknroll.position import DRAW, LAURA_DRAW
from farol.games.loknroll.rules import LokState

TARGET_FILE: Final = Path(__file__).with_name("value.json")
ONE_RANDOM_IN: Final = 15  # one move in so many is made at random, so that the games differ
RIDGE: Final = 20.0  # pulls weights to 0 where there is little to learn from
TABLES: Final = (  # seats, mode, and how many games beside those of the others
    (1, "standard", 0.5),
    (1, "laura", 2.0),
    (2, "standard", 1.0),
    (3, "standard", 0.8),
    (4, "standard", 0.7),
)

Seen = list[tuple[int, int, int, list[int]]]  # seat, block, span, features
Sample = tuple[int, int, list[int], int]  # block, span, features, what the seat counted in the end


class Sums:
    """The sums for a least-squares fit of one row of the table."""

    def __init__(self) -> None:
        self.products = [[0] * FEATURES for _ in range(FEATURES)]
        self.targets = [0] * FEATURES
        self.count = 0

    def add(self, features: list[int], target: int) -> None:
        """Add one seat's features at one moment, with its final points."""
        there = [index for index in range(FEATURES) if features[index]]
        for one in there:
            row, feature = self.products[one], features[one]
            self.targets[one] += feature * target
            for other in there:
                row[other] += feature * features[other]
        self.count += 1

    def weights(self) -> list[int]:
        """The least-squares weights."""
        numpy = load_numpy()
        products = numpy.array(self.products, dtype=float) + RIDGE * numpy.eye(FEATURES)
        return [round(FINE * weight) for weight in numpy.linalg.solve(products, self.targets)]


def look(state: LokState, seen: Seen) -> None:
    """Record every seat between two turns."""
    laura = laura_pile(state)
    for seat in range(state.seats):
        before = turns_before(state, seat)
        turns = turns_left(state, before)
        if turns > 0:
            track = state.track
            pile = state.heaps.vector(state.heaps.pile(seat))
            hand = state.heaps.vector(state.heaps.hand(seat))
            place = SeatSnapshot(pile, hand, track.kinds, 0, track.locomotive)
            features = list(place.features(laura))
            seen.append((seat, block_of(state, before), span_of(turns), features))


def choose(state: LokState, rand: Rand) -> int:
    """A move by the policy; sometimes a random one."""
    actions = state.legal_actions()
    if len(actions) == 1 or rand.below(ONE_RANDOM_IN) == 0:
        return rand.choice(actions)
    weights = mean_weights(state, state.seat, LokKnowledge(state), 1, rand)
    return actions[weights.index(max(weights))]


def play(game: tuple[int, str, int]) -> list[Sample]:
    """The samples of one game with so many seats in this mode, from a seed."""
    seats, mode, seed = game
    rand = Rand(seed)
    state = GAME.new(seats, {"mode": mode} if seats == 1 else {})
    seen: Seen = []
    while state.to_act() != OVER:
        if state.to_act() != CHANCE:
            state.apply_unchecked(choose(state, rand))
            continue
        if state.phase in (DRAW, LAURA_DRAW):
            look(state, seen)
        state.apply_unchecked(state.sample_chance(rand))
    laura = len(laura_pile(state))
    scores = state.scores()
    return [(block, span, features, scores[seat] - laura) for seat, block, span, features in seen]


def planned(games: int, seed: int) -> Iterator[tuple[int, str, int]]:
    """All games to be played."""
    for number, (seats, mode, share) in enumerate(TABLES):
        for game in range(ceil(games * share)):
            yield seats, mode, seed << 32 | number << 24 | game


def main() -> None:
    """Play, fit, and print the number of samples."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--write", action="store_true")
    add_workers(parser)
    wanted = parser.parse_args()
    load_numpy()
    sums = [[Sums() for _ in range(LAST_SPAN + 1)] for _ in BLOCKS]
    with workers_of(wanted) as workers:
        for samples in ordered(workers, play, planned(wanted.games, wanted.seed)):
            for kind, span, features, target in samples:
                sums[kind][span].add(features, target)
    for name, block in zip(BLOCKS, sums, strict=True):
        print(name, *(row.count for row in block))
    table: dict[str, Json] = {
        name: [list(row.weights()) for row in block]
        for name, block in zip(BLOCKS, sums, strict=True)
    }
    if wanted.write:
        learned: dict[str, Json] = {"features": list(NAMES), "weights": table}
        TARGET_FILE.write_text(weights_text(learned) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
