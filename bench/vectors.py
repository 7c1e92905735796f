"""Decisions a second with observations: our vectors and adapters beside OpenSpiel and PettingZoo.

    python bench/vectors.py [--seconds 3] [--seats 5]
    python bench/vectors.py --batches|--processes [--plot FOLDER]

By processor time: of one thread, or of all processes together, which on free cores take it at the
same time (Linux only). Vectors choose random legal actions
themselves, or a policy in NumPy chooses them among the legal numbers. Peers that are not installed
are left out.
"""

import argparse
import itertools
import multiprocessing
import os
import random
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from farol.arena.plot import Count, scaling_plot
from farol.bench.machine import measured_on
from farol.games import ALL, part
from farol.research import aec
from farol.research.opponents import BotOpponents
from farol.research.processes import ProcessVector
from farol.research.spaces import Space
from farol.research.vector import Vector

GAMES = 256
BATCHES = (1, 4, 16, 64, 256, 1024, 4096)
PROCESSES = (1, 2, 4)
Figure = Callable[[str, int, int], float]  # of a game for so many seats, by a count
LONGEST = 500  # decisions of a game by an adapter
OPENSPIEL = ("hanabi", "gin_rummy", "hearts")
PETTINGZOO = ("tictactoe_v3", "connect_four_v3")  # games that need no other package


def rate(play: Callable[[], int], seconds: float) -> float:
    """Decisions made by a call, per second of processor time."""
    play()
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += play()
    return done / spent


def ours(name: str, seats: int, games: int, **words: Any) -> Callable[[], int]:
    """Random legal actions, chosen by the vector itself."""
    vector = Vector(name, seats, games, **words)

    def play() -> int:
        vector.step_at_random()
        return games

    return play


def chosen(name: str, seats: int, games: int) -> Callable[[], int]:
    """A policy in NumPy: a random one of the legal numbers of each game."""
    vector, rng = Vector(name, seats, games), np.random.default_rng(1)

    def play() -> int:
        counts = np.diff(vector.offsets)
        ranks = (rng.random(games) * counts).astype(np.int64)
        vector.step(vector.legal[vector.offsets[:-1] + ranks])
        return games

    return play


def against(name: str, seats: int, level: str) -> Callable[[], int]:
    """Decisions of one learner, while bots play the other seats."""
    bots = BotOpponents(Space(name, seats), level)
    return ours(name, seats, 64, learners=[0], opponents=bots)


def together(name: str, seats: int, processes: int, seconds: float) -> float:
    """Decisions by the policy in NumPy, per second of processor time of all processes together."""
    games, rng = GAMES * processes, np.random.default_rng(1)
    rows = np.arange(games)
    with ProcessVector(name, seats, games, processes) as vector:
        vector.step_at_random()
        done, start = 0, processor_time()
        while (spent := processor_time() - start) < seconds * processes:
            ranks = (rng.random(games) * vector.counts).astype(np.int64)
            vector.step(vector.numbers[rows, ranks])
            done += games
    return done / spent


def processor_time() -> float:
    """Seconds of processor time of this process and of those that it started."""
    ticks = 0
    for child in multiprocessing.active_children():
        fields = Path(f"/proc/{child.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2]
        ticks += sum(map(int, fields.split()[11:13]))
    return time.process_time() + ticks / os.sysconf("SC_CLK_TCK")


def openspiel(name: str) -> Callable[[], int]:
    """Every decision with its tensor and its legal actions, as OpenSpiel's Python programs do."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(name)
    by_observation = game.get_type().provides_observation_tensor

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal() and decisions < LONGEST:
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
                continue
            decisions += 1
            player = state.current_player()
            if by_observation:
                state.observation_tensor(player)
            else:
                state.information_state_tensor(player)
            state.apply_action(random.choice(state.legal_actions()))
        return decisions

    return play


def pettingzoo(env: Any) -> Callable[[], int]:
    """Every decision by `last` and `step`: a legal number of the info, or else of the mask."""
    seeds = itertools.count()

    def play() -> int:
        env.reset(seed=next(seeds))
        decisions = 0
        for _agent in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = info["legal"] if "legal" in info else np.flatnonzero(seen["action_mask"])
            env.step(int(legal[random.randrange(len(legal))]))
            decisions += 1
            if decisions == LONGEST:
                break
        return decisions

    return play


def of_vectors(name: str, seats: int, seconds: float) -> None:
    """Print the figures of one game's vectors."""
    itself = rate(ours(name, seats, GAMES), seconds)
    numpy = rate(chosen(name, seats, GAMES), seconds)
    told = rate(ours(name, seats, GAMES, history=32), seconds)
    novice = rate(against(name, seats, "novice"), seconds)
    print(
        f"{name}, {seats} seats: at random {itself:,.0f}; policy in NumPy {numpy:,.0f}; with "
        f"histories {told:,.0f}; learner against novice {novice:,.0f}",
        flush=True,
    )


def of_counts(
    seats: int, across: str, counts: Sequence[int], figure: Figure, plot: Path | None
) -> None:
    """Print figures of every game by count; plot them."""
    lines: dict[str, list[Count]] = {}
    for name, game in ALL.items():
        if part(game, "tensor") is not None:
            mine = min(seats, game.seats[-1])
            lines[f"{name}, {mine}"] = [(count, figure(name, mine, count)) for count in counts]
            print(
                f"{name}, {mine} seats, by {across}: {told(lines[f'{name}, {mine}'])}", flush=True
            )
    if plot is not None:
        title = "Decisions by a policy in NumPy"
        plot.write_text(scaling_plot(title, across, "a second", lines), encoding="utf-8")


def told(figures: list[Count]) -> str:
    """Figures by count, in a line."""
    return ", ".join(f"{count} {figure:,.0f}" for count, figure in figures)


def of_adapters(seats: int, seconds: float) -> None:
    """Print the figures of our adapters beside OpenSpiel's and PettingZoo's own games."""
    for name, game in ALL.items():
        if part(game, "tensor") is not None:
            mine = min(seats, game.seats[-1])
            found = f"PettingZoo {rate(pettingzoo(aec.env(name, mine)), seconds):,.0f}"
            if find_spec("pyspiel"):
                import_module("farol.research.openspiel")
                own = rate(openspiel(f"farol_{name}(players={mine})"), seconds)
                found += f"; OpenSpiel {own:,.0f}"
            print(f"{name}, {mine} seats, by the adapters: {found}", flush=True)
    for name in OPENSPIEL if find_spec("pyspiel") else ():
        print(f"OpenSpiel {name}: {rate(openspiel(name), seconds):,.0f}", flush=True)
    for name in PETTINGZOO if find_spec("pygame") else ():
        env = import_module(f"pettingzoo.classic.{name}").env()
        print(f"PettingZoo {name}: {rate(pettingzoo(env), seconds):,.0f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--batches", action="store_true", help="by number of games")
    parser.add_argument("--processes", action="store_true", help="by number of processes")
    parser.add_argument("--plot", type=Path, help="folder for an SVG of each")
    asked = parser.parse_args()
    print(measured_on(), flush=True)
    if asked.batches:
        plot = None if asked.plot is None else asked.plot / "vectors-games.svg"
        of_counts(
            asked.seats,
            "games at once",
            BATCHES,
            lambda name, mine, count: rate(chosen(name, mine, count), asked.seconds),
            plot,
        )
    if asked.processes:
        plot = None if asked.plot is None else asked.plot / "vectors-processes.svg"
        of_counts(
            asked.seats,
            f"processes of {GAMES} games",
            PROCESSES,
            lambda name, mine, count: together(name, mine, count, asked.seconds),
            plot,
        )
    if asked.batches or asked.processes:
        return
    for name, game in ALL.items():
        if part(game, "tensor") is not None:
            of_vectors(name, min(asked.seats, game.seats[-1]), asked.seconds)
    of_adapters(asked.seats, asked.seconds)


if __name__ == "__main__":
    main()
