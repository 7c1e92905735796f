"""What talk is worth in Saboteur: gold of both roles, with talk and without, honest and lying.

python bench/saboteur_talk.py FOLDER [--part 5-regular] [--games 120] [--arm off] [--arm free]

Arms of one part are played with the same deals; differences are counted deal by deal.
"""

import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Final

from farol.arena.intervals import Interval, bootstrap
from farol.arena.match import Result
from farol.arena.run import Plan, run
from farol.bots.bot import Budget, TalkMode
from farol.bots.workers import Here
from farol.games.saboteur.laws import ROLES

SEED: Final = 71
ARMS: Final[dict[str, TalkMode | None]] = {
    "off": None,
    "honest": "honest",
    "free": "free",
    "silent": "silent",
}
# saboteurs/diggers, seats, simulations
PARTS: Final = {
    "5-novice": ("novice/regular", 5, None),
    "5-regular": ("regular", 5, None),
    "5-expert": ("expert/regular", 5, 200),
    "7-novice": ("novice/regular", 7, None),
    "7-regular": ("regular", 7, None),
    "7-expert": ("expert/regular", 7, 200),
}
Gold = dict[str, list[float]]  # of one deal, by role: one per seat and round


def gold_by_deal(results: list[Result]) -> dict[int, Gold]:
    """Gains of rounds, by deal and role."""
    deals: dict[int, Gold] = {}
    for result in results:
        gold = deals.setdefault(result["deal"], {role: [] for role in ROLES})
        for played in result["rounds"]:
            for role in ROLES:
                gold[role] += [float(played["gains"][seat]) for seat in played["roles"][role]]
    return deals


def mean(drawn: list[list[float]]) -> float:
    """The mean of all numbers in some clusters."""
    return sum(map(sum, drawn)) / max(1, sum(map(len, drawn)))


def level(deals: dict[int, Gold], role: str) -> Interval:
    """Gold per round in a role."""
    clusters = [gold[role] for gold in deals.values()]
    [(low, high)] = bootstrap(clusters, lambda drawn, _rand: [mean(drawn)])
    return Interval(mean(clusters), low, high, len(clusters))


def difference(one: dict[int, Gold], other: dict[int, Gold], role: str) -> Interval:
    """The difference of gold per round to the first arm, over common deals."""
    pairs = [(one[deal][role], other[deal][role]) for deal in one if deal in other]

    def statistic(drawn: list[tuple[list[float], list[float]]]) -> float:
        return mean([pair[0] for pair in drawn]) - mean([pair[1] for pair in drawn])

    [(low, high)] = bootstrap(pairs, lambda drawn, _rand: [statistic(drawn)])
    return Interval(statistic(pairs), low, high, len(pairs))


def play(part: str, arm: str, games: int, folder: Path) -> dict[int, Gold]:
    """The games of one arm; existing results are reused."""
    bots, seats, simulations = PARTS[part]
    budget = None if simulations is None else Budget(simulations)
    plan = Plan("saboteur", (bots,) * seats, games, SEED, budget=budget, talk=ARMS[arm])
    results = run(plan, folder / f"{part}-{arm}", Here(), lambda _result: None)
    return gold_by_deal(results)


def tell(part: str, arms: list[str], games: int, folder: Path) -> None:
    """Play one part and print its lines: gold, and the difference to the first arm."""
    played = {arm: play(part, arm, games, folder) for arm in arms}
    for role in ROLES:
        cells = [level(played[arm], role).text() for arm in arms]
        cells += [difference(played[arm], played[arms[0]], role).text() for arm in arms[1:]]
        if {"free", "honest"} <= set(arms):
            cells.append(difference(played["free"], played["honest"], role).text())
        print(f"| {' | '.join([part, role, *cells])} |", flush=True)


def main() -> int:
    """Play the requested parts in turn."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--part", action="append", choices=list(PARTS))
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--arm", action="append", choices=list(ARMS))
    wanted = parser.parse_args()
    arms = wanted.arm or list(ARMS)
    more = [f"{arm} - {arms[0]}" for arm in arms[1:]]
    print(f"| | role | {' | '.join([*arms, *more])} | free - honest |")
    for part in wanted.part or PARTS:
        tell(part, arms, wanted.games, wanted.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
