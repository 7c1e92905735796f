"""Learn how often diggers win from where; write value.json.

python -m farol.games.saboteur.bots.learn_value [--rounds 9000] [--seed 3] [--keep FILE] [--write]
    [--workers N] [--ray [ADDRESS]]

Regular bots play the rounds, with a random move now and then, so that positions after bad moves
are known too: ten minutes on two cores. With --ray they are played on a Ray cluster. A file given
with --keep holds the positions; if it is there already, nothing is played. Needs numpy: pip
install --group learn.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from farol.bots.bot import Memory, seat_of
from farol.bots.learning import load_numpy, weights_text
from farol.bots.search import mean_weights
from farol.bots.workers import Workers, add_workers, ordered, workers_of
from farol.core.data import Json
from farol.core.rand import Rand
from farol.core.state import CHANCE
from farol.games.saboteur.bots.features import NAMES, Features
from farol.games.saboteur.bots.paths import Paths
from farol.games.saboteur.bots.profile import PROFILE
from farol.games.saboteur.bots.value import COARSE, FINE
from farol.games.saboteur.game import GAME
from farol.games.saboteur.position import TURN

TARGET_FILE: Final = Path(__file__).with_name("value.json")
SEATS: Final = [3, 3, 3, 4, 5, 5, 5, 6, 7, 7, 8, 10]  # common numbers of seats appear more often
RANDOM_MOVES: Final = 6  # in 100: any action at all
WEIGHTED_MOVES: Final = 9  # in 100: an action in proportion to its weight
EVERY: Final = 4  # decisions between two positions
HIDDEN_UNITS: Final = 16
EPOCHS: Final = 200  # at most; patience usually ends earlier
PATIENCE: Final = 12  # epochs without a smaller loss on held-out rounds
BATCH: Final = 256  # positions in one step
RATE: Final = 0.003  # of Adam
WEIGHT_DECAY: Final = 1e-4
HELD_BACK: Final = 10  # one round in so many is held out

Row = list[int]  # whether the diggers won, then the features


def play_round(seed: int) -> list[Row]:
    """Positions of one round, with its result."""
    rand = Rand(seed)
    seats = rand.choice(SEATS)
    state = GAME.new(seats)
    memory = Memory(GAME, seats)
    features = Features(Paths())
    count = rand.below(EVERY)
    passed: list[list[int]] = []
    while len(state.past) == 0:
        mover = state.to_act()
        if mover == CHANCE:
            action = state.sample_chance(rand)
        else:
            count += 1
            if count % EVERY == 0 and state.phase == TURN:
                passed.append(list(features.of(state)))
            action = _choose(state, memory, rand)
        events: list[Any] = []
        state.apply_unchecked(action, events)
        memory.note(events)
    won = 1 if state.past[1] > 0 else 0
    return [[won, *row] for row in passed]


def _choose(state: Any, memory: Memory, rand: Rand) -> int:
    """A regular's move, or sometimes a worse one."""
    actions: list[int] = state.legal_actions()
    luck = rand.below(100)
    if luck < RANDOM_MOVES or len(actions) == 1:
        return rand.choice(actions)
    mover = state.to_act()
    seat = seat_of(GAME, state, mover, memory.views[mover], rand)
    weights = mean_weights(seat.world, mover, PROFILE.policy(seat), 1, rand)
    if luck < RANDOM_MOVES + WEIGHTED_MOVES and sum(weights) > 0:
        return actions[rand.weighted(weights)]
    return actions[weights.index(max(weights))]


def play_rounds(rounds: int, seed: int, workers: Workers) -> Iterator[list[Row]]:
    """All rounds, in their order."""
    seeds = range(seed << 24, (seed << 24) + rounds)
    for done, rows in enumerate(ordered(workers, play_round, seeds), 1):
        if done % 500 == 0:
            print(f"{done} of {rounds} rounds", flush=True)
        yield rows


class ValueNetwork:
    """One hidden layer over standardised features, and a logistic output; fitted by Adam."""

    def __init__(self, numpy: Any, inputs: Any, seed: int) -> None:
        self._numpy = numpy
        self.means = inputs.mean(axis=0)
        self.stddevs = inputs.std(axis=0)
        self.stddevs[self.stddevs == 0] = 1.0
        self.rand = numpy.random.default_rng(seed)
        count = inputs.shape[1]
        self.weights = [
            self.rand.normal(0, (2 / count) ** 0.5, (count, HIDDEN_UNITS)),
            numpy.zeros(HIDDEN_UNITS),
            self.rand.normal(0, (1 / HIDDEN_UNITS) ** 0.5, HIDDEN_UNITS),
            numpy.zeros(1),
        ]
        self._first = [numpy.zeros_like(weight) for weight in self.weights]  # moments of gradient
        self._second = [numpy.zeros_like(weight) for weight in self.weights]
        self._steps = 0

    def chances(self, inputs: Any) -> tuple[Any, Any]:
        """The hidden units, and the win probability of the diggers, by row."""
        inner, biases, outer, bias = self.weights
        hidden = self._numpy.maximum(0, (inputs - self.means) / self.stddevs @ inner + biases)
        return hidden, 1 / (1 + self._numpy.exp(-self._numpy.clip(hidden @ outer + bias, -30, 30)))

    def loss(self, inputs: Any, won: Any) -> float:
        """The mean log-loss."""
        chance = self.chances(inputs)[1]
        right = self._numpy.where(won > 0, chance, 1 - chance)
        return float(-self._numpy.log(self._numpy.maximum(right, 1e-9)).mean())

    def epoch(self, inputs: Any, won: Any) -> None:
        """One pass over all rows, in random order."""
        order = self.rand.permutation(len(won))
        for start in range(0, len(order), BATCH):
            chosen = order[start : start + BATCH]
            self._step(self._gradients(inputs[chosen], won[chosen]))

    def _gradients(self, inputs: Any, won: Any) -> list[Any]:
        hidden, chance = self.chances(inputs)
        error = (chance - won) / len(won)
        back = error[:, None] * self.weights[2] * (hidden > 0)
        standard = (inputs - self.means) / self.stddevs
        return [standard.T @ back, back.sum(axis=0), hidden.T @ error, error.sum(keepdims=True)]

    def _step(self, gradients: list[Any]) -> None:
        self._steps += 1
        for place, gradient in enumerate(gradients):
            first = self._first[place] = 0.9 * self._first[place] + 0.1 * gradient
            second = self._second[place] = 0.999 * self._second[place] + 0.001 * gradient**2
            mean = first / (1 - 0.9**self._steps)
            size = self._numpy.sqrt(second / (1 - 0.999**self._steps)) + 1e-8
            decay = WEIGHT_DECAY * self.weights[place] if place in {0, 2} else 0.0
            self.weights[place] = self.weights[place] - RATE * (mean / size + decay)

    def tables(self) -> dict[str, Json]:
        """The weights as ints, for raw features."""
        inner, biases, outer, bias = self.weights
        plain = inner / self.stddevs[:, None]
        return {
            "features": list(NAMES),
            "hidden_weights": [[round(FINE * weight) for weight in row] for row in plain.T],
            "hidden_biases": [round(FINE * value) for value in biases - self.means @ plain],
            "output_weights": [round(COARSE * weight) for weight in (*outer, *bias)],
        }


def fit(rounds: list[list[Row]], seed: int) -> ValueNetwork:
    """The network with the smallest loss on held-out rounds."""
    numpy = load_numpy()
    parts = [
        numpy.array([row for rows in chosen for row in rows], dtype=float)
        for chosen in (
            [rows for number, rows in enumerate(rounds) if number % HELD_BACK],
            rounds[::HELD_BACK],
        )
    ]
    (won, inputs), (true, held_back) = [(part[:, 0], part[:, 1:]) for part in parts]
    network = ValueNetwork(numpy, inputs, seed)
    best, kept, waited = network.loss(held_back, true), list(network.weights), 0
    for number in range(1, EPOCHS + 1):
        network.epoch(inputs, won)
        loss = network.loss(held_back, true)
        print(f"epoch {number}: loss {loss:.4f}", flush=True)
        waited = 0 if loss < best else waited + 1
        if loss < best:
            best, kept = loss, list(network.weights)
        if waited == PATIENCE:
            break
    network.weights = kept
    return network


def main() -> None:
    """Play, fit, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9000)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--write", action="store_true")
    add_workers(parser)
    wanted = parser.parse_args()
    load_numpy()
    if wanted.keep and wanted.keep.exists():
        rounds: list[list[Row]] = json.loads(wanted.keep.read_text(encoding="utf-8"))
    else:
        with workers_of(wanted) as workers:
            rounds = list(play_rounds(wanted.rounds, wanted.seed, workers))
    if wanted.keep:
        wanted.keep.write_text(json.dumps(rounds), encoding="utf-8")
    tables = fit(rounds, wanted.seed).tables()
    print(sum(len(rows) for rows in rounds), "positions")
    if wanted.write:
        TARGET_FILE.write_text(weights_text(tables) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
