"""How often each side wins a round, by number of seats, from arenas of a game with two roles.

python -m bench.sides FOLDER...
"""

import argparse
from collections import defaultdict
from pathlib import Path

from farol.arena.intervals import wilson
from farol.arena.match import Result
from farol.arena.run import MATCHES_FILE, read_results

NORMAL = 1.96  # standard deviations of a 95 % interval


def sides(result: Result) -> list[str]:
    """For each round the role that gained; the last role if none did."""
    return [
        max(
            round_["roles"],
            key=lambda role: sum(round_["gains"][at] for at in round_["roles"][role]),
        )
        for round_ in result["rounds"]
    ]


def main() -> None:
    """Print one line per company and number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="+", type=Path)
    won: dict[tuple[str, int], list[str]] = defaultdict(list)
    for folder in parser.parse_args().folders:
        for result in read_results(folder / MATCHES_FILE):
            company = ", ".join(sorted(set(result["bots"])))
            won[company, len(result["bots"])] += sides(result)
    for (company, seats), rounds in sorted(won.items()):
        for role in sorted(set(rounds)):
            share = rounds.count(role) / len(rounds)
            low, high = wilson(share, len(rounds), NORMAL)
            print(
                f"{company:10} {seats:2} seats  {role:9} {share:6.1%} [{low:.1%}, {high:.1%}]"
                f"  of {len(rounds)} rounds"
            )


if __name__ == "__main__":
    main()
