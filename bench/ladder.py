"""Does each level beat the one below? Plays the matches of the ladder and prints a table.

python bench/ladder.py FOLDER [--part NAME]... [--scale 1.0]

Results are kept in FOLDER and continued; the same folder with a larger --scale adds games.
"""

import argparse
import os
from dataclasses import dataclass, field
from pathlib import Path

from farol.arena.figures import Figures, Interval, figures
from farol.arena.run import Plan, run
from farol.bots.bot import Clock
from farol.core.data import Json

ALL_FOUR = ("expert", "regular", "novice", "random")
PAIRS = (("expert", "regular"), ("regular", "novice"), ("novice", "random"))
# Saboteur by sides, saboteur/digger: one side is regular, the other one changes.
SIDES = (
    "regular/regular",
    "random/regular",
    "novice/regular",
    "regular/novice",
    "regular/random",
    "regular/expert",
    "expert/regular",
)


@dataclass(frozen=True)
class Rung:
    """One arena of the ladder."""

    part: str
    game: str
    bots: tuple[str, ...]
    games: int
    simulations: int
    options: dict[str, Json] = field(default_factory=dict)


def rungs() -> list[Rung]:
    """All arenas."""
    found: list[Rung] = []
    for game, simulations in (("ghosts_galore", 200), ("loknroll", 200), ("halloween", 100)):
        found.append(Rung(f"{game}-4", game, ALL_FOUR, 60, simulations))
    for seats in (5, 3, 7):
        for bot in SIDES:
            found.append(Rung(f"saboteur-{seats}", "saboteur", (bot,) * seats, 40, 200))
    for level in ALL_FOUR:
        found.append(Rung("loknroll-solo", "loknroll", (level,), 60, 200))
        found.append(Rung("loknroll-laura", "loknroll", (level,), 60, 200, {"mode": "laura"}))
    for game, simulations in (("ghosts_galore", 200), ("loknroll", 200), ("halloween", 100)):
        for pair in PAIRS:
            found.append(Rung(f"{game}-2", game, pair, 40, simulations))
    return found


def shown(value: Interval, scale: float = 1) -> str:
    return f"{value.mean * scale:.2f} ± {(value.high - value.mean) * scale:.2f}"


def row(rung: Rung, figure: Figures, games: int) -> str:
    gold = " · ".join(f"{role} {shown(value)}" for role, value in figure.gold.items())
    cells = (
        rung.part,
        figure.bot,
        str(games),
        shown(figure.wins, 100),
        shown(figure.place),
        shown(figure.score),
        gold,
        f"{figure.slowest:.2f}",
    )
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--part", action="append")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    print("| part | bot | games | wins % | place | score | gold of a round | slowest s |")
    print("|---|---|---|---|---|---|---|---|")
    for rung in rungs():
        if wanted.part and rung.part not in wanted.part:
            continue
        games = max(2, round(rung.games * wanted.scale))
        name = "-".join(dict.fromkeys(rung.bots)).replace("/", "_")
        plan = Plan(rung.game, rung.bots, games, 7, rung.options, Clock(rung.simulations))
        folder = wanted.folder / f"{rung.part}-{name}"
        results = run(plan, folder, wanted.workers, lambda _result: None)
        for figure in figures(results):
            print(row(rung, figure, games), flush=True)


if __name__ == "__main__":
    main()
