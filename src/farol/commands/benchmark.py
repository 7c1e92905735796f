"""farol benchmark: a game's benchmark task for policies."""

import json
import os
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from farol.arena.benchmark import BenchmarkScore, plan_of, standing
from farol.arena.run import Plan
from farol.bots.benchmark import Task, task_of
from farol.bots.bot import Budget
from farol.bots.roles import Roles
from farol.bots.roster import Roster
from farol.bots.workers import workers_for
from farol.commands.arena import Count, Out, Simulations, between, folder_of, played
from farol.commands.arguments import GameName, find_game
from farol.games import ALL

MOST_SIMULATIONS: Final = 1_000_000

Policy = Annotated[
    str, Parameter(help="A level, network:FILE, python:MODULE:NAME or exec:COMMAND.")
]
Deals = Annotated[int | None, Parameter(help="Only the first so many deals of the task.")]


def benchmark(
    game: GameName,
    policy: Policy,
    /,
    *,
    deals: Deals = None,
    simulations: Simulations = None,
    out: Out = None,
    workers: Count = None,
) -> None:
    """Let a policy play the task of a game; stop and continue at will."""
    found = find_game(game)
    task = task_of(found)
    budget = None
    if simulations is not None:
        budget = Budget(between("--simulations", simulations, MOST_SIMULATIONS))
    Roster(found, 1.0).create(policy, 0)  # raises BadBot early
    plan = plan_of(found, task, policy, deals, budget)
    folder = out or Path("benchmark", folder_of(plan))
    with workers_for(workers or os.cpu_count() or 1, None) as crowd:
        results = played(plan, folder, crowd)
    came_to = standing(policy, results)
    _write(folder, task, plan, came_to)
    _print(task, plan, came_to)
    Console(highlight=False).print(f"results in {folder}", style="dim")


def _write(folder: Path, task: Task, plan: Plan, found: BenchmarkScore) -> None:
    told = {
        "game": plan.game,
        "version": ALL[plan.game].version,
        "task": task.to_json(),
        "simulations": None if plan.budget is None else plan.budget.simulations,
        **found.to_json(),
    }
    (folder / "benchmark.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def _print(task: Task, plan: Plan, found: BenchmarkScore) -> None:
    console = Console(highlight=False)
    gain = Roles(ALL[plan.game]).gain
    console.print(
        f"{plan.game}, edition {task.edition} of its task: one seat of {task.seats} among "
        f"{task.opponents}, {found.deals} of {task.deals} deals, {found.games} games"
    )
    table = Table("", found.policy, box=None, header_style="bold", padding=(0, 2, 0, 0))
    table.add_row("return", found.returned.text(1, 3))
    table.add_row("wins", f"{found.wins.text(100, 1)} %")
    table.add_row(f"{gain} of a game", found.score.text())
    for role, gained in found.gains.items():
        table.add_row(f"{gain} of a round as {role}", gained.text())
    table.add_row("slowest move", f"{found.slowest:.2f} s")
    table.add_row("moves that failed", str(found.substituted))
    console.print(table)
