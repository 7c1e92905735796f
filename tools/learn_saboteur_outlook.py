"""Learn how often diggers win from where; write saboteur_outlook.json.

.venv/bin/python tools/learn_saboteur_outlook.py [--rounds 9000] [--seed 3] [--keep FILE] [--write]

Regular bots play the rounds, with a slip now and then, so that positions after bad moves are
known too: ten minutes on two cores. The fit takes some more. A file given with --keep holds the
positions; if it is there already, nothing is played.
"""

import argparse
import json
import math
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

from farol.bots.bot import Memory, seat_of
from farol.bots.minds import MINDS
from farol.bots.saboteur_outlook import COARSE, FINE
from farol.bots.saboteur_traits import Traits
from farol.bots.saboteur_ways import Ways
from farol.bots.search import mean_weights
from farol.core.rand import Rand
from farol.core.state import CHANCE
from farol.games import ALL
from farol.games.saboteur.position import TURN

TARGET_FILE: Final = Path(__file__).parent.parent / "src/farol/bots/saboteur_outlook.json"
SEATS: Final = [3, 3, 3, 4, 5, 5, 5, 6, 7, 7, 8, 10]  # common tables more often
BLIND: Final = 6  # times in 100 any action at all
WAVERING: Final = 9  # times in 100 an action in proportion to its weight
EVERY: Final = 4  # decisions between two positions
NOTIONS: Final = 16
PASSES: Final = 14  # over all positions
RATE: Final = 0.02  # of the first pass; it falls to a tenth
CAUTION: Final = 2e-5  # how much large weights cost
HELD_BACK: Final = 10  # one round in so many tells how good the fit is

Row = list[int]  # whether the diggers won, then the traits


def play_round(seed: int) -> list[Row]:
    """Positions of one round, with how it ended."""
    rand = Rand(seed)
    game, mind = ALL["saboteur"], MINDS["saboteur"]
    seats = rand.choice(SEATS)
    state: Any = game.new(seats)
    memory = Memory(game, seats)
    traits = Traits(Ways())
    count = rand.below(EVERY)
    passed: list[list[int]] = []
    while not state.past:
        mover = state.to_act()
        if mover == CHANCE:
            action = state.sample_chance(rand)
        else:
            count += 1
            if count % EVERY == 0 and state.phase == TURN:
                passed.append(traits.of(state))
            actions = state.legal_actions()
            luck = rand.below(100)
            if luck < BLIND or len(actions) == 1:
                action = rand.choice(actions)
            else:
                seat = seat_of(game, state, mover, memory.views[mover], rand)
                weights = mean_weights(seat.world, mover, mind.habits(seat), 1, rand)
                if luck < BLIND + WAVERING and sum(weights) > 0:
                    action = actions[rand.weighted(weights)]
                else:
                    action = actions[weights.index(max(weights))]
        events: list[Any] = []
        state.apply(action, events)
        memory.note(events)
    won = 1 if state.past[1] > 0 else 0
    return [[won, *row] for row in passed]


def play_rounds(rounds: int, seed: int) -> Iterator[list[Row]]:
    """All rounds, on all cores."""
    done = 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for rows in pool.map(play_round, range(seed << 24, (seed << 24) + rounds), chunksize=20):
            done += 1
            if done % 500 == 0:
                print(f"{done} of {rounds} rounds", flush=True)
            yield rows


class Network:
    """Notions over standardised traits, and a logistic sum over what they say."""

    def __init__(self, rows: list[Row], rand: Rand) -> None:
        columns = list(zip(*rows, strict=True))[1:]
        self.means = [sum(column) / len(column) for column in columns]
        self.spreads = [
            math.sqrt(sum((value - mean) ** 2 for value in column) / len(column)) or 1.0
            for column, mean in zip(columns, self.means, strict=True)
        ]
        size = len(columns)
        self.inner = [
            [(rand.below(2001) - 1000) / 1000 / math.sqrt(size) for _ in range(size + 1)]
            for _ in range(NOTIONS)
        ]
        self.outer = [(rand.below(2001) - 1000) / 4000 for _ in range(NOTIONS + 1)]

    def standard(self, row: Row) -> list[float]:
        """The traits of a row in spreads from their means, and a one."""
        parts = zip(row[1:], self.means, self.spreads, strict=True)
        return [*((value - mean) / spread for value, mean, spread in parts), 1.0]

    def notions(self, inputs: list[float]) -> list[float]:
        """What the notions say, and a one."""
        return [
            *(max(0.0, sum(map(float.__mul__, weights, inputs))) for weights in self.inner),
            1.0,
        ]

    def chance(self, notions: list[float]) -> float:
        """How likely the diggers win."""
        score = sum(map(float.__mul__, self.outer, notions))
        return 1 / (1 + math.exp(-max(-30.0, min(30.0, score))))

    def learn(self, inputs: list[float], won: int, rate: float) -> None:
        """One step down the slope of the loss."""
        notions = self.notions(inputs)
        error = rate * (won - self.chance(notions))
        keep = 1 - rate * CAUTION
        for index, said in enumerate(notions[:-1]):
            weight = self.outer[index]
            if said > 0:
                share = error * weight
                self.inner[index] = [
                    keep * old + share * value
                    for old, value in zip(self.inner[index], inputs, strict=True)
                ]
            self.outer[index] = keep * weight + error * said
        self.outer[-1] += error

    def loss(self, rows: list[tuple[list[float], int]]) -> float:
        """The mean logarithm of what was said to be as likely as what came."""
        total = 0.0
        for inputs, won in rows:
            chance = self.chance(self.notions(inputs))
            total -= math.log(max(1e-9, chance if won else 1 - chance))
        return total / len(rows)

    def tables(self) -> dict[str, list[int]]:
        """The weights in ints, for traits as they are."""
        traits: list[int] = []
        bases: list[int] = []
        for *weights, base in self.inner:
            plain = [weight / spread for weight, spread in zip(weights, self.spreads, strict=True)]
            traits += [round(FINE * weight) for weight in plain]
            bases.append(round(FINE * (base - sum(map(float.__mul__, plain, self.means)))))
        return {
            "traits": traits,
            "bases": bases,
            "notions": [round(COARSE * weight) for weight in self.outer],
        }


def fit(rounds: list[list[Row]], rand: Rand) -> Network:
    """Stochastic gradient descent."""
    network = Network([row for rows in rounds for row in rows], rand)
    learned: list[tuple[list[float], int]] = []
    held_back: list[tuple[list[float], int]] = []
    for number, rows in enumerate(rounds):
        side = learned if number % HELD_BACK else held_back
        side += [(network.standard(row), row[0]) for row in rows]
    order = list(range(len(learned)))
    for number in range(PASSES):
        rate = RATE * 0.1 ** (number / max(1, PASSES - 1))
        rand.shuffle(order)
        for index in order:
            network.learn(*learned[index], rate)
        print(f"pass {number + 1} of {PASSES}: loss {network.loss(held_back):.4f}", flush=True)
    return network


def main() -> None:
    """Play, fit, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9000)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    if wanted.keep and wanted.keep.exists():
        rounds: list[list[Row]] = json.loads(wanted.keep.read_text(encoding="utf-8"))
    else:
        rounds = list(play_rounds(wanted.rounds, wanted.seed))
    if wanted.keep:
        wanted.keep.write_text(json.dumps(rounds), encoding="utf-8")
    tables = fit(rounds, Rand(wanted.seed)).tables()
    print(sum(len(rows) for rows in rounds), "positions")
    if wanted.write:
        TARGET_FILE.write_text(json.dumps(tables) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
