"""Decisions a second with observation and mask: our vectors beside OpenSpiel and PettingZoo.

    python bench/vectors.py [--seconds 3] [--seats 5]

By processor time, random legal actions, one thread. Vectors choose them themselves, or are given
them as arrays; then the time for choosing does not count. Peers that are not installed are left
out.
"""

import argparse
import random
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

import numpy as np
from numpy.typing import NDArray

from farol.bench.machine import measured_on
from farol.games import ALL, part
from farol.research.vector import Vector

GAMES = 256
AHEAD = 100  # steps of a twin before those that are timed
OPENSPIEL = ("hearts", "gin_rummy", "hanabi")
PETTINGZOO = ("tictactoe_v3", "connect_four_v3")  # games that need no other package


def rate(play: Callable[[], int], seconds: float) -> float:
    """Decisions made by a call, per second of processor time."""
    play()
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += play()
    return done / spent


def ours(name: str, seats: int) -> Callable[[], int]:
    vector = Vector(name, seats, GAMES)

    def play() -> int:
        vector.step_at_random()
        return GAMES

    return play


def given(name: str, seats: int, seconds: float) -> float:
    """Decisions a second of `step` alone, with arrays of random legal actions: a twin game with the
    same seed is played first, to know the legal ones.
    """
    twin, vector = Vector(name, seats, GAMES), Vector(name, seats, GAMES)
    rng = np.random.default_rng(1)
    done, spent = 0, 0.0
    while spent < seconds:
        arrays = []
        for _ in range(AHEAD):
            arrays.append(drawn(twin.masks, rng))
            twin.step(arrays[-1])
        start = time.process_time()
        for numbers in arrays:
            vector.step(numbers)
        spent += time.process_time() - start
        done += AHEAD * GAMES
    return done / spent


def drawn(masks: NDArray[np.bool_], rng: np.random.Generator) -> NDArray[np.int64]:
    """A random legal action for each row, uniformly."""
    _, numbers = np.nonzero(masks)
    counts = masks.sum(axis=1)
    return numbers[counts.cumsum() - counts + rng.integers(counts)]


def openspiel(name: str) -> Callable[[], int]:
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(name)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
                continue
            decisions += 1
            player = state.current_player()
            if game.get_type().provides_observation_tensor:
                state.observation_tensor(player)
            else:
                state.information_state_tensor(player)
            state.legal_actions_mask(player)
            state.apply_action(random.choice(state.legal_actions()))
        return decisions

    return play


def pettingzoo(name: str) -> Callable[[], int]:
    env = import_module(f"pettingzoo.classic.{name}").env()

    def play() -> int:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            over = ended or cut
            env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
            decisions += not over
        return decisions

    return play


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--seats", type=int, default=5)
    chosen = parser.parse_args()
    print(measured_on(), flush=True)
    for name, game in ALL.items():
        if part(game, "tensor") is not None:
            seats = min(chosen.seats, game.seats[-1])
            itself = rate(ours(name, seats), chosen.seconds)
            by_arrays = given(name, seats, chosen.seconds)
            print(f"{name}, {seats} seats: {itself:,.0f}; step with arrays: {by_arrays:,.0f}")
    if find_spec("pyspiel"):
        for name in OPENSPIEL:
            print(f"OpenSpiel {name}: {rate(openspiel(name), chosen.seconds):,.0f}")
    for name in PETTINGZOO if find_spec("pygame") else ():
        print(f"PettingZoo {name}: {rate(pettingzoo(name), chosen.seconds):,.0f}")


if __name__ == "__main__":
    main()
