"""Exploitability of small games, by OpenSpiel and by our own computation.

    PYTHONPATH=tests/kuhn:tests/shaft python -m bench.exact kuhn.game shaft.game --iterations 10 50

A game is a module with its GAME, for two seats; payoffs are points above the mean. NashConv is what
both seats together gain by best answers, 0 in an equilibrium: of uniform play, then of CFR+.
"""

import argparse
from importlib import import_module

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability
from tests.shaft.exact import nash_conv, uniform

from farol.games import AnyGame
from farol.research.openspiel import register


def tell(game: AnyGame, iterations: list[int]) -> None:
    """Print the lines of one game."""
    register(game)
    ours = pyspiel.load_game(f"farol_{game.name}(players=2,points=True)")
    found = exploitability.nash_conv(ours, policy.UniformRandomPolicy(ours))
    exact = nash_conv(game, 2, uniform)
    print(f"{game.name}, uniform play: {found:.6f}, exactly {exact}", flush=True)
    solver = cfr.CFRPlusSolver(ours)
    done = 0
    for count in sorted(iterations):
        while done < count:
            solver.evaluate_and_update_policy()
            done += 1
        average = solver.average_policy()
        found = exploitability.nash_conv(ours, average)
        both = expected_game_score.policy_value(ours.new_initial_state(), [average] * 2)
        print(f"{game.name}, CFR+ {count}: {found:.6f}, first seat {both[0]:+.4f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("modules", nargs="+")
    parser.add_argument("--iterations", type=int, nargs="+", default=[10, 50])
    asked = parser.parse_args()
    for module in asked.modules:
        tell(import_module(module).GAME, asked.iterations)


if __name__ == "__main__":
    main()
