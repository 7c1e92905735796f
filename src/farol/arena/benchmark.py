"""Benchmark: a policy's result at the task of a game, against its opponents."""

import math
from collections import defaultdict
from dataclasses import dataclass

from farol.arena.figures import figures
from farol.arena.intervals import Interval, mean_interval
from farol.arena.match import Result, rotations
from farol.arena.run import Plan
from farol.bots.benchmark import Task
from farol.bots.bot import Budget
from farol.core.data import Json
from farol.core.errors import FarolError, shown
from farol.games import AnyGame


class BadTask(FarolError):
    """An invalid benchmark task."""


@dataclass(frozen=True)
class BenchmarkScore:
    """The result of a policy. `gains` is the mean gain per round in each role."""

    policy: str
    deals: int
    games: int
    returned: Interval  # 1: always before everybody else, -1: always behind, 0: like the opponents
    wins: Interval  # share of first places; k winners share one win
    score: Interval
    gains: dict[str, Interval]
    slowest: float  # seconds for a move
    substituted: int  # moves replaced by the arena

    def to_json(self) -> dict[str, Json]:
        """All fields."""
        return {
            "policy": self.policy,
            "deals": self.deals,
            "games": self.games,
            "return": self.returned.to_json(),
            "wins": self.wins.to_json(),
            "score": self.score.to_json(),
            "gains": {role: gain.to_json() for role, gain in self.gains.items()},
            "slowest": self.slowest,
            "substituted": self.substituted,
        }


def plan_of(
    game: AnyGame, task: Task, policy: str, deals: int | None = None, budget: Budget | None = None
) -> Plan:
    """The matches of a task: its first `deals`, all if None; BadTask if there are fewer."""
    count = task.deals if deals is None else deals
    if not 1 <= count <= task.deals:
        raise BadTask(f"The task has {task.deals} deals: from 1 to that, not {shown(count)}.")
    bots = (policy, *[task.opponents] * (task.seats - 1))
    games = count * rotations(bots)
    return Plan(game.name, bots, games, task.seed, dict(task.options), budget, talk=task.talk)


def standing(policy: str, results: list[Result]) -> BenchmarkScore:
    """The result of a policy, with deals as samples: games of one deal depend on each other."""
    found = next(one for one in figures(results) if one.bot == policy)
    deals: dict[int, list[float]] = defaultdict(list)
    for result in results:
        for seat, bot in enumerate(result["bots"]):
            if bot == policy:
                deals[result["deal"]].append(return_of(result["places"], seat))
    means = [math.fsum(returns) / len(returns) for returns in deals.values()]
    return BenchmarkScore(
        policy,
        len(deals),
        len(results),
        mean_interval(means),
        found.wins,
        found.score,
        found.roles,
        found.slowest,
        found.substituted,
    )


def return_of(places: list[int], seat: int) -> float:
    """The share of the others behind a seat, from -1 to 1; ties count half.

    >>> [return_of([1, 2, 2], seat) for seat in range(3)]
    [1.0, -0.5, -0.5]
    """
    others = [place for other, place in enumerate(places) if other != seat]
    return sum((place > places[seat]) - (place < places[seat]) for place in others) / len(others)
