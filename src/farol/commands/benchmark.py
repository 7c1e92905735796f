"""farol benchmark: a game's benchmark tasks for policies, and files of their results."""

import os
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from farol.arena.beliefs import BeliefScore, belief_score, believer_of, guesses_of, stated_beliefs
from farol.arena.benchmark import BenchmarkScore, plan_of, standing
from farol.arena.benchmark_file import Score, check_benchmark, kept, read_benchmark, write_benchmark
from farol.arena.benchmark_table import add_row, heading, row
from farol.arena.run import Plan
from farol.bots.benchmark import Task, task_of
from farol.bots.bot import Budget
from farol.bots.roles import Roles
from farol.bots.roster import Roster
from farol.bots.workers import Workers, workers_for
from farol.commands.arena import Count, Out, Simulations, between, folder_of, played
from farol.commands.arguments import BadRequest, find_game
from farol.games import ALL

MOST_SIMULATIONS: Final = 1_000_000
RESULTS_FILE: Final = "benchmark.json"

Game = Annotated[str | None, Parameter(help="Name of a game that sets a task.")]
Policy = Annotated[
    str | None, Parameter(help="A level, network:FILE, python:MODULE:NAME or exec:COMMAND.")
]
Deals = Annotated[int | None, Parameter(help="Only the first so many deals of the task.")]
Talks = Annotated[bool, Parameter(help="Everybody at the table may make claims.", negative=())]
Beliefs = Annotated[
    bool, Parameter(help="Score what the policy believes about roles.", negative=())
]
Check = Annotated[
    tuple[Path, ...],
    Parameter(help="Check files of results instead.", negative=(), consume_multiple=True),
]
Into = Annotated[Path | None, Parameter(help="Markdown file to whose table they are added.")]
Label = Annotated[str | None, Parameter(help="What the policy is called in the table.")]


def benchmark(
    game: Game = None,
    policy: Policy = None,
    /,
    *,
    deals: Deals = None,
    talk: Talks = False,
    beliefs: Beliefs = False,
    simulations: Simulations = None,
    out: Out = None,
    workers: Count = None,
    check: Check = (),
    table: Into = None,
    label: Label = None,
) -> None:
    """Let a policy do a task of a game, stop and continue at will; or check results of others."""
    with workers_for(workers or os.cpu_count() or 1, None) as crowd:
        if check:
            if game is not None or policy is not None:
                raise BadRequest("--check takes files alone: game and policy are named there.")
            for file in check:
                _check(file, crowd, table, label)
            return
        if game is None or policy is None:
            raise BadRequest("farol benchmark takes a game and a policy, or --check and files.")
        if table is not None or label is not None:
            raise BadRequest("--table and --label go with --check.")
        task = task_of(find_game(game), talk)
        budget = None
        if simulations is not None:
            budget = Budget(between("--simulations", simulations, MOST_SIMULATIONS))
        ask = _believe if beliefs else _play
        ask(task, find_game(game).name, policy, deals, budget, out, crowd)


def _play(
    task: Task,
    game: str,
    policy: str,
    deals: int | None,
    budget: Budget | None,
    out: Path | None,
    crowd: Workers,
) -> None:
    found = ALL[game]
    Roster(found, 1.0).create(policy, 0)  # raises BadBot early
    plan = plan_of(found, task, policy, deals, budget)
    folder = out or Path("benchmark", folder_of(plan))
    results = played(plan, folder, crowd)
    score = standing(policy, results)
    write_benchmark(folder / RESULTS_FILE, task, plan, score, [kept(one) for one in results])
    _print(task, plan, score, folder / RESULTS_FILE)


def _believe(
    task: Task,
    game: str,
    policy: str,
    deals: int | None,
    budget: Budget | None,
    out: Path | None,
    crowd: Workers,
) -> None:
    """The games of the opponents among themselves, then what the policy believes in them."""
    if budget is not None:
        raise BadRequest("--simulations does not go with --beliefs.")
    found = ALL[game]
    believer = believer_of(found, policy)
    plan = plan_of(found, task, task.opponents, deals)
    folder = out or Path("benchmark", folder_of(plan))
    results = played(plan, folder, crowd)
    stated = [stated_beliefs(found, one, believer) for one in results]
    pairs = list(zip(results, stated, strict=True))
    score = belief_score(policy, [guesses_of(found, one, said) for one, said in pairs])
    name = "".join(letter if letter.isalnum() else "_" for letter in policy)
    file = folder / f"beliefs-{name}.json"
    write_benchmark(file, task, plan, score, [kept(one, said) for one, said in pairs])
    _print(task, plan, score, file)


def _check(path: Path, crowd: Workers, table: Path | None, label: str | None) -> None:
    file = read_benchmark(path)
    score = check_benchmark(file, crowd)
    if table is not None:
        add_row(table, heading(file), row(file, score, label))
    _print(file.task, file.plan, score, path)
    where = "" if table is None else f", added to {table}"
    Console(highlight=False).print(
        f"{path}: every game goes as stated, and the figures follow from them{where}."
    )


def _print(task: Task, plan: Plan, found: Score, file: Path) -> None:
    console = Console(highlight=False)
    kind = "beliefs about" if isinstance(found, BeliefScore) else f"one seat of {task.seats} among"
    talk = "" if task.talk is None else ", with talk"
    console.print(
        f"{plan.game}, edition {task.edition} of its task{talk}: {kind} {task.opponents}, "
        f"{found.deals} of {task.deals} deals, {plan.games} games"
    )
    table = Table("", found.policy, box=None, header_style="bold", padding=(0, 2, 0, 0))
    rows = _beliefs(found) if isinstance(found, BeliefScore) else _figures(plan, found)
    for title, figure in rows:
        table.add_row(title, figure)
    console.print(table)
    console.print(f"results in {file}", style="dim")


def _figures(plan: Plan, found: BenchmarkScore) -> list[tuple[str, str]]:
    gain = Roles(ALL[plan.game]).gain
    return [
        ("return", found.returned.text(1, 3)),
        ("wins", f"{found.wins.text(100, 1)} %"),
        (f"{gain} of a game", found.score.text()),
        *((f"{gain} of a round as {role}", gained.text()) for role, gained in found.gains.items()),
        ("slowest move", f"{found.slowest:.2f} s"),
        ("moves that failed", str(found.substituted)),
    ]


def _beliefs(found: BeliefScore) -> list[tuple[str, str]]:
    return [
        ("log loss", found.loss.text(1, 3)),
        ("of always saying the share", found.always.text(1, 3)),
        ("calibration error", found.error.text(1, 3)),
        *(
            (f"{one.count} times {one.said:.1%}", f"true in {one.was:.1%} ± {one.margin:.1%}")
            for one in found.bins
        ),
    ]
