"""OpenSpiel's Deep CFR learns a small game of ours, and its exploitability falls.

    PYTHONPATH=tests/kuhn python examples/deep_cfr.py kuhn.game --plot curve.svg

Needs: pip install 'farol[research]' torch. The game has to be so small that OpenSpiel can walk
through all of it; kuhn.game is a module with its GAME.
"""

import argparse
from importlib import import_module
from pathlib import Path

import pyspiel
import torch
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability
from open_spiel.python.pytorch.deep_cfr import DeepCFRSolver

from farol.arena.plot import Count, scaling_plot
from farol.research.openspiel import register


def main(arguments: list[str] | None = None) -> None:
    """Learn, and print by how much best answers gain against the average policy."""
    parser = argparse.ArgumentParser(description="OpenSpiel's Deep CFR learns a small game.")
    parser.add_argument("module", help="with the game as GAME, such as kuhn.game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--iterations", type=int, nargs="+", default=[5, 20, 60])
    parser.add_argument("--traversals", type=int, default=40, help="of the game in an iteration")
    parser.add_argument("--steps", type=int, default=200, help="of each network's training")
    parser.add_argument("--plot", type=Path, help="SVG file for the curve")
    wanted = parser.parse_args(arguments)
    torch.set_num_threads(1)
    ours = import_module(wanted.module).GAME
    register(ours)
    game = pyspiel.load_game(f"farol_{ours.name}(players={wanted.seats},points=True)")
    uniform = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    print(f"uniform play: NashConv {uniform:.3f}", flush=True)
    curve: list[Count] = []
    for iterations in wanted.iterations:
        torch.manual_seed(1)
        solver = DeepCFRSolver(
            game,
            policy_network_layers=(32, 32),
            advantage_network_layers=(32, 32),
            num_iterations=iterations,
            num_traversals=wanted.traversals,
            learning_rate=1e-3,
            batch_size_advantage=128,
            batch_size_strategy=256,
            memory_capacity=100_000,
            policy_network_train_steps=5 * wanted.steps,
            advantage_network_train_steps=wanted.steps,
        )
        solver.solve()
        learned = policy.tabular_policy_from_callable(game, solver.action_probabilities)
        found = exploitability.nash_conv(game, learned)
        print(f"Deep CFR, {iterations} iterations: NashConv {found:.3f}", flush=True)
        curve.append((iterations, found))
    if wanted.plot is not None:
        lines = {"Deep CFR": curve, "uniform": [(count, uniform) for count, _ in curve]}
        svg = scaling_plot(f"Deep CFR on {ours.name}", "iterations", "NashConv", lines)
        wanted.plot.write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
