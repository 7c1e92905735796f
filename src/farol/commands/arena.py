"""farol arena: matches between bots, with confidence intervals."""

import json
import math
import os
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from farol.arena.figures import Figures, figures
from farol.arena.match import Result
from farol.arena.plot import interval_plot
from farol.arena.run import Plan, keep, run
from farol.arena.shards import SUMS_FILE, keep_shards
from farol.bots.bot import Budget, TalkMode
from farol.bots.roles import Roles
from farol.bots.roster import Roster
from farol.bots.workers import Workers, workers_for
from farol.commands.arguments import BadRequest, GameName, Seed, check_seed, find_game, read_options
from farol.core.errors import shown
from farol.games import ALL, AnyGame

MOST_GAMES: Final = 1_000_000
GAMES_FILE: Final = ".games"  # how the name of a file of a data set ends

Bots = Annotated[str, Parameter(help="Bots by seat, with commas; fewer than seats are repeated.")]
Games = Annotated[int, Parameter(help="How many games; more can follow later.")]
TableSize = Annotated[int | None, Parameter(help="Seats; without it as many as there are bots.")]
Out = Annotated[Path | None, Parameter(help="Folder for results; a started one is continued.")]
Records = Annotated[
    Path | None, Parameter(help="Folder for a data set: compressed games in place of figures.")
]
Shard = Annotated[
    int | None,
    Parameter(help="Games a file of the data set: many files in a folder, with checksums."),
]
Simulations = Annotated[
    int | None, Parameter(help="Simulations a move; without it what each level takes.")
]
Count = Annotated[int | None, Parameter(help="Processes; without it one for each core.")]
Ray = Annotated[
    tuple[str, ...] | None,
    Parameter(
        help="Play on a Ray cluster: its ADDRESS; without one, a Ray of its own on this machine.",
        negative=(),
        consume_multiple=True,
    ),
]
TalkManner = Annotated[
    TalkMode | None,
    Parameter(help="Let bots talk: free, honest, or silent about what is to be hidden."),
]
Option = Annotated[
    tuple[str, ...], Parameter(help="NAME=VALUE for the game.", negative=(), consume_multiple=True)
]


def arena(
    game: GameName,
    /,
    *,
    bots: Bots,
    games: Games = 100,
    seed: Seed = 1,
    seats: TableSize = None,
    out: Out = None,
    records: Records = None,
    shard: Shard = None,
    simulations: Simulations = None,
    workers: Count = None,
    ray: Ray = None,
    option: Option = (),
    talk: TalkManner = None,
) -> None:
    """Let bots play against each other, every deal from every seat; stop and continue at will."""
    chosen = find_game(game)
    plan = Plan(
        game=chosen.name,
        bots=check_bots(chosen, bots, seats),
        games=between("--games", games, MOST_GAMES),
        seed=check_seed(seed),
        options={**read_options(option)},
        budget=None
        if simulations is None
        else Budget(between("--simulations", simulations, MOST_GAMES)),
        talk=talk,
    )
    chosen.new(len(plan.bots), plan.options)
    folder = out or Path("arena", folder_of(plan))
    if ray is not None and len(ray) > 1:
        raise BadRequest("--ray takes one address.")
    if records is not None and (out is not None or talk is not None):
        raise BadRequest("--records keeps moves alone: neither --out nor --talk goes with it.")
    if shard is not None and (records is None or games % between("--shard", shard, MOST_GAMES)):
        raise BadRequest("--shard goes with --records, and divides --games.")
    address = None if ray is None else "".join(ray)
    with workers_for(workers or os.cpu_count() or 1, address) as crowd:
        if records is not None and shard is not None:
            _keep_shards(plan, records / folder_of(plan), shard, crowd)
            return
        if records is not None:
            _keep(plan, records / f"{folder_of(plan)}{GAMES_FILE}", crowd)
            return
        results = played(plan, folder, crowd)
    found = figures(results)
    write_files(folder, plan, found)
    print_figures(chosen, found)
    Console(highlight=False).print(
        f"{len(results)} games; results and plots in {folder}", style="dim"
    )


def check_bots(game: AnyGame, names: str, seats: int | None) -> tuple[str, ...]:
    """Validate one bot per seat; raises BadRequest, BadBot or BadOptions."""
    wanted = [name.strip() for name in names.split(",") if name.strip()]
    if not wanted:
        raise BadRequest("--bots needs at least one bot.")
    roster = Roster(game, 1.0)
    for name in wanted:
        roster.create(name, 0)
    count = len(wanted) if seats is None else seats
    game.new(count)
    if len(wanted) > count:
        raise BadRequest(f"{len(wanted)} bots do not fit on {count} seats.")
    return tuple(wanted[seat % len(wanted)] for seat in range(count))


def between(name: str, value: int, most: int) -> int:
    """Validate an option value from 1 up to a maximum; raises BadRequest."""
    if not 1 <= value <= most:
        raise BadRequest(f"{name} is from 1 to {most}, not {shown(value)}.")
    return value


def folder_of(plan: Plan) -> str:
    """The default folder for results."""
    name = f"{plan.game}-{_short(plan.bots)}-{plan.seed}"
    return name if plan.talk is None else f"{name}-{plan.talk}"


def _short(bots: tuple[str, ...]) -> str:
    """The bots as a part of a folder's name."""
    return "-".join(
        "".join(letter if letter.isalnum() else "_" for letter in name) for name in bots
    )


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True))


def _keep(plan: Plan, file: Path, crowd: Workers) -> None:
    """Play for a data set and print its size."""
    with _progress() as progress:
        task = progress.add_task(plan.game, total=plan.games)
        done = keep(plan, file, crowd, lambda games: progress.update(task, completed=games))
    size = file.stat().st_size
    Console(highlight=False).print(f"{done} games in {file}: {size} bytes, {size // done} a game")


def _keep_shards(plan: Plan, folder: Path, shard: int, crowd: Workers) -> None:
    """Play for a data set of several files and print its size."""
    with _progress() as progress:
        task = progress.add_task(plan.game, total=plan.games)
        count = keep_shards(
            plan, folder, shard, crowd, lambda games: progress.update(task, completed=games)
        )
    size = sum(file.stat().st_size for file in folder.glob(f"*{GAMES_FILE}"))
    Console(highlight=False).print(
        f"{plan.games} games in {count} files of {folder}: {size} bytes; checksums in {SUMS_FILE}"
    )


def played(plan: Plan, folder: Path, crowd: Workers) -> list[Result]:
    """Play the missing matches with a progress bar."""
    with _progress() as progress:
        task = progress.add_task(plan.game, total=plan.games)

        def told(_result: Result) -> None:
            progress.advance(task)

        return run(plan, folder, crowd, told)


def write_files(folder: Path, plan: Plan, found: list[Figures]) -> None:
    """Figures as JSON, and plots of the wins and of what roles bring, as SVG."""
    summary = {**plan.to_json(), "games": plan.games, "figures": [f.to_json() for f in found]}
    (folder / "figures.json").write_text(json.dumps(summary, indent=1) + "\n", encoding="utf-8")
    title = f"{plan.game}, {len(plan.bots)} seats, {plan.games} games"
    rows = [(f.bot, f.wins.mean, f.wins.low, f.wins.high) for f in found]
    plots = {"wins": interval_plot(title, "wins, with 95 % intervals", rows)}
    gain = Roles(ALL[plan.game]).gain
    for role in _roles(found):
        rows = [(f.bot, g.mean, g.low, g.high) for f in found if (g := f.roles.get(role))]
        rows = [row for row in rows if all(map(math.isfinite, row[1:]))]
        if rows:
            unit = f"{gain} of a round as {role}, with 95 % intervals"
            plots[f"{gain}-{role}"] = interval_plot(title, unit, rows)
    for name, plot in plots.items():
        (folder / f"{name}.svg").write_text(plot, encoding="utf-8")


def _roles(found: list[Figures]) -> list[str]:
    return sorted({role for figure in found for role in figure.roles})


def print_figures(game: AnyGame, found: list[Figures]) -> None:
    """Figures as a table, the best bot first."""
    roles = _roles(found)
    gain = Roles(game).gain
    table = Table("bot", box=None, header_style="bold", padding=(0, 2, 0, 0))
    for title in ("wins %", "place", "score", *(f"{gain} as {role}" for role in roles), "Elo"):
        table.add_column(title, justify="right")
    table.add_column("slowest s", justify="right")
    table.add_column("substituted", justify="right")
    for figure in found:
        table.add_row(
            figure.bot,
            figure.wins.text(100, 1),
            figure.place.text(),
            figure.score.text(),
            *(figure.roles[role].text() if role in figure.roles else "" for role in roles),
            "" if figure.elo is None else figure.elo.text(1, 0),
            f"{figure.slowest:.2f}",
            str(figure.substituted),
        )
    Console(highlight=False).print(table)
