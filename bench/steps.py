"""How much more does each level bring than the one below, by role, on the same deals?

python -m bench.steps FOLDER [--part NAME]...

Reads what `bench/ladder.py FOLDER` has played, of games that have roles; where a column has more
deals than the next one, those of both are compared. Deals of one column and of another begin with
the same luck, but the roles of later rounds are drawn anew, and how many share a role says more of
a round than who plays it. So there are two estimates: of all rounds as they came, and with rounds
of equal roles compared with each other (weighed by how often both columns had them).
"""

import argparse
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from typing import Final

from farol.arena.intervals import Interval, bootstrap
from farol.arena.match import Result
from farol.arena.run import MATCHES_FILE, read_results
from farol.bots.ladder import ALL_FOUR, ladder_of
from farol.bots.roles import Roles
from farol.games import ALL

BESIDE: Final = "regular"  # the level of the other side
Gains = dict[int, list[float]]  # of one deal, by how many share the role: one a seat and round


def gains_by_deal(results: list[Result], role: str) -> dict[int, Gains]:
    """Gains of rounds in a role, by deal."""
    deals: dict[int, Gains] = {}
    for result in results:
        found = deals.setdefault(result["deal"], {})
        for played in result["rounds"]:
            seats = played["roles"][role]
            gains = [float(played["gains"][seat]) for seat in seats]
            found.setdefault(len(seats), []).extend(gains)
    return deals


def pooled(deals: list[Gains]) -> Gains:
    """The gains of many deals together."""
    found: defaultdict[int, list[float]] = defaultdict(list)
    for deal in deals:
        for count, gains in deal.items():
            found[count] += gains
    return found


def mean(gains: list[float]) -> float:
    """The mean of some gains; 0 for none."""
    return sum(gains) / max(1, len(gains))


def level(deals: dict[int, Gains]) -> Interval:
    """The mean gain per round, over all rounds."""

    def of(drawn: list[Gains]) -> float:
        return mean([gain for gains in pooled(drawn).values() for gain in gains])

    clusters = list(deals.values())
    [(low, high)] = bootstrap(clusters, lambda drawn, _rand: [of(drawn)])
    return Interval(of(clusters), low, high, len(clusters))


def step(upper: Gains, lower: Gains) -> tuple[float, float]:
    """The difference of the upper column: over rounds as played, and with equal roles."""
    plain = mean([gain for gains in upper.values() for gain in gains]) - mean(
        [gain for gains in lower.values() for gain in gains]
    )
    counts = [count for count in upper if upper[count] and lower.get(count)]
    weights = [len(upper[count]) + len(lower[count]) for count in counts]
    equal = sum(
        weight * (mean(upper[count]) - mean(lower[count]))
        for count, weight in zip(counts, weights, strict=True)
    )
    return plain, equal / max(1, sum(weights))


def steps(upper: dict[int, Gains], lower: dict[int, Gains]) -> list[Interval]:
    """Both estimates with intervals, over common deals."""
    pairs = [(upper[deal], lower[deal]) for deal in upper if deal in lower]

    def of(drawn: list[tuple[Gains, Gains]]) -> list[float]:
        return list(step(pooled([one for one, _ in drawn]), pooled([two for _, two in drawn])))

    ends = bootstrap(pairs, lambda drawn, _rand: of(drawn))
    return [
        Interval(value, low, high, len(pairs))
        for value, (low, high) in zip(of(pairs), ends, strict=True)
    ]


def column(folder: Path, part: str, level: str, role: int, roles: int) -> list[Result]:
    """The results with one side of this level and the others regular."""
    sides = [level if side == role else BESIDE for side in range(roles)]
    return read_results(folder / f"{part}-{'_'.join(sides)}" / MATCHES_FILE)


def tell(folder: Path, game: str, part: str) -> None:
    """Print the lines of one part, one per role."""
    names = Roles(ALL[game]).names
    for number, role in enumerate(names):
        played: dict[str, dict[int, Gains]] = {}
        for name in reversed(ALL_FOUR):
            results = column(folder, part, name, number, len(names))
            if results:
                played[name] = gains_by_deal(results, role)
        for name, deals in played.items():
            print(f"| {part} | {role} | {name} | {level(deals).text()} ({len(deals)}) | | |")
        for one, two in pairwise(played):
            plain, equal = steps(played[two], played[one])
            deals_of_both = f"({plain.count})"
            print(
                f"| {part} | {role} | {one} to {two} {deals_of_both} | "
                f"| {plain.text()} | {equal.text()} |",
                flush=True,
            )


def main() -> None:
    """Print all parts with results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--part", action="append")
    wanted = parser.parse_args()
    print("| part | role | level or step (deals) | gain of a round | step | with equal roles |")
    print("|---|---|---|---|---|---|")
    for name, game in ALL.items():
        if Roles(game).names:
            for part in dict.fromkeys(f"{name}-{rung.part}" for rung in ladder_of(game)):
                if not wanted.part or part in wanted.part:
                    tell(wanted.folder, name, part)


if __name__ == "__main__":
    main()
