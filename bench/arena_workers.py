"""What a match costs besides playing it: in processes of this machine, and on a Ray of its own.

python -m bench.arena_workers GAME [--matches 2000] [--workers 2] [--turns 3]

Pieces that do nothing are handed out in turn to both; then real matches of random bots.
"""

from argparse import ArgumentParser
from functools import partial
from statistics import median
from time import perf_counter
from typing import Any

from farol.arena.match import Match, schedule
from farol.arena.run import Plan, play_one
from farol.bench.machine import measured_on
from farol.bots.workers import Cluster, Processes, Workers
from farol.games import ALL


def nothing(match: Match) -> int:
    return match.number


def seconds(workers: Workers, function: Any, matches: list[Match]) -> float:
    begun = perf_counter()
    made = sum(1 for _ in workers.results(function, matches))
    assert made == len(matches)
    return perf_counter() - begun


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=ALL)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--turns", type=int, default=3)
    wanted = parser.parse_args()
    print(measured_on(), flush=True)
    plan = Plan(wanted.game, ("random",) * ALL[wanted.game].seats[0], wanted.matches, 7)
    matches = schedule(plan.bots, plan.games, plan.seed)
    begun = perf_counter()
    with Cluster(None, wanted.workers) as cluster, Processes(wanted.workers) as processes:
        print(f"Ray was there after {perf_counter() - begun:.1f} s")
        for name, function in (("nothing", nothing), ("random bots", partial(play_one, plan))):
            taken: dict[str, list[float]] = {"processes": [], "ray": []}
            for workers in (processes, cluster):
                seconds(workers, function, matches[:50])  # warm-up
            for _ in range(wanted.turns):
                for kind, workers in (("processes", processes), ("ray", cluster)):
                    taken[kind].append(seconds(workers, function, matches))
            for kind, times in taken.items():
                each, best = (1000 * one / wanted.matches for one in (median(times), min(times)))
                print(f"{name}, {kind}: {each:.2f} ms a match (best {best:.2f})")


if __name__ == "__main__":
    main()
