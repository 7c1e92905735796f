"""Does each level beat the one below? Plays the matches of the ladder and prints a table.

python bench/ladder.py FOLDER [--part NAME]... [--scale 1.0]

Results are kept in FOLDER and continued; the same folder with a larger --scale adds games.
"""

import argparse
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from farol.arena.figures import Figures, Interval, figures
from farol.arena.run import Plan, run
from farol.bots.bot import Clock
from farol.core.data import Json

ALL_FOUR = ("expert", "regular", "novice", "random")
THREES = (ALL_FOUR[:3], ALL_FOUR[1:])
PAIRS = (ALL_FOUR[:2], ALL_FOUR[1:3], ALL_FOUR[2:])
SIMULATIONS = {"ghosts_galore": 200, "loknroll": 500, "halloween": 100}
TABLES = {  # games at a table of two, of three and of four
    "ghosts_galore": (40, 60, 60),
    "loknroll": (60, 90, 120),
    "halloween": (16, 24, 48),
}
QUICK = 3  # times as many games where no expert sits
MASTERS = {"ghosts_galore": 40, "loknroll": 40, "halloween": 24}  # games
ALONE: dict[str, tuple[int, dict[str, Json]]] = {  # games and options
    "record": (40, {}),
    "laura": (150, {"mode": "laura"}),
}
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

# Games of Saboteur by seats, with expert saboteurs, with expert diggers, and with no expert: gold
# of one round says little, and what the deal of the roles leaves open is less for saboteurs.
SIDED = {5: (600, 60, 1000), 3: (240, 60, 1200), 7: (600, 240, 600)}
FEW, MANY = 400, 1600  # simulations of an expert digger, and of a saboteur, who has fewer moves


@dataclass(frozen=True)
class Rung:
    """One arena of the ladder."""

    part: str
    game: str
    bots: tuple[str, ...]
    games: int
    simulations: int
    options: Mapping[str, Json] = field(default_factory=dict)


def rungs() -> list[Rung]:
    """All arenas."""
    return [*tables(), *alone(), *masters(), *saboteur()]


def tables() -> Iterator[Rung]:
    """Every level against those beside it, at tables of two, three and four."""
    for game, (twos, threes, fours) in TABLES.items():
        simulations = SIMULATIONS[game]
        yield Rung(f"{game}-4", game, ALL_FOUR, fours, simulations)
        for bots, games in ((THREES, threes), (PAIRS, twos)):
            for table in bots:
                more = 1 if "expert" in table else QUICK
                yield Rung(f"{game}-{len(table)}", game, table, more * games, simulations)


def alone() -> Iterator[Rung]:
    """Lok'n'Roll for one."""
    for name, (games, options) in ALONE.items():
        for level in ALL_FOUR:
            simulations = SIMULATIONS["loknroll"]
            yield Rung(f"loknroll-{name}", "loknroll", (level,), games, simulations, options)


def masters() -> Iterator[Rung]:
    """A master does twelve times an expert's simulations; both do few, to be done in time."""
    for game, games in MASTERS.items():
        yield Rung(f"{game}-master", game, ("master", "expert"), games, SIMULATIONS[game] // 4)


def saboteur() -> Iterator[Rung]:
    """One role is always regular, the other one changes."""
    for seats, (saboteurs, diggers, quick) in SIDED.items():
        games = {"expert/regular": saboteurs, "regular/expert": diggers}
        for bot in SIDES:
            simulations = MANY if bot == "expert/regular" else FEW
            count = games.get(bot, quick)
            yield Rung(f"saboteur-{seats}", "saboteur", (bot,) * seats, count, simulations)


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
        plan = Plan(rung.game, rung.bots, games, 7, dict(rung.options), Clock(rung.simulations))
        folder = wanted.folder / f"{rung.part}-{name}"
        results = run(plan, folder, wanted.workers, lambda _result: None)
        for figure in figures(results):
            print(row(rung, figure, games), flush=True)


if __name__ == "__main__":
    main()
