"""Does each level beat the one below? Plays the matches of the ladder and prints a table.

python bench/ladder.py FOLDER [--part NAME]... [--scale 1.0] [--ray [ADDRESS]]

Results are kept in FOLDER and continued; the same folder with a larger --scale adds games.
"""

import argparse
from pathlib import Path

from farol.arena.figures import Figures, figures
from farol.arena.run import Plan, run
from farol.bots.bot import Budget
from farol.bots.ladder import ladder_of
from farol.bots.workers import add_workers, workers_of
from farol.games import ALL


def row(part: str, figure: Figures, games: int) -> str:
    gains = " · ".join(f"{role} {value.text()}" for role, value in figure.roles.items())
    cells = (
        part,
        figure.bot,
        str(games),
        figure.wins.text(100, 1),
        figure.place.text(),
        figure.score.text(),
        gains,
        f"{figure.slowest:.2f}",
    )
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--part", action="append")
    parser.add_argument("--scale", type=float, default=1.0)
    add_workers(parser)
    wanted = parser.parse_args()
    rungs = [(name, rung) for name, game in ALL.items() for rung in ladder_of(game)]
    parts = dict.fromkeys(f"{game}-{rung.part}" for game, rung in rungs)
    if unknown := [part for part in wanted.part or () if part not in parts]:
        parser.error(f"There is no part {unknown[0]!r}; there are {', '.join(parts)}.")
    print("| part | bot | games | wins % | place | score | gain of a round | slowest s |")
    print("|---|---|---|---|---|---|---|---|")
    for game, rung in rungs:
        part = f"{game}-{rung.part}"
        if wanted.part and part not in wanted.part:
            continue
        games = max(2, round(rung.games * wanted.scale))
        name = "-".join(dict.fromkeys(rung.bots)).replace("/", "_")
        plan = Plan(game, rung.bots, games, 7, dict(rung.options), Budget(rung.simulations))
        folder = wanted.folder / f"{part}-{name}"
        with workers_of(wanted) as workers:
            results = run(plan, folder, workers, lambda _result: None)
        for figure in figures(results):
            print(row(part, figure, games), flush=True)


if __name__ == "__main__":
    main()
