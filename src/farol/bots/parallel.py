"""The level master: several parallel searches whose roots are summed."""

import atexit
import os
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from multiprocessing import get_context
from typing import Any, Final

from farol.bots.bot import Budget, Seat, TalkMode, seat_from_json
from farol.bots.decision import ONLY_MOVE, Decision, bare
from farol.bots.levels import search_of
from farol.bots.profile import Profile
from farol.bots.registry import profile_of
from farol.bots.root import Root, decision_at, root_of
from farol.core.rand import Rand

PARTS: Final = 4  # parallel searches: the same number on every machine
LONGER: Final = 3  # times the simulations of an expert, in each part
SECONDS: Final = 4.0


@dataclass(frozen=True)
class Master:
    """Searches in parallel processes, or sequentially where `workers` is 1."""

    profile: Profile
    workers: int = PARTS

    def choose(self, seat: Seat, budget: Budget | None = None) -> int:
        """The most visited action over all parts; a budget is an expert's."""
        actions = seat.legal_actions()
        if len(actions) == 1:
            return actions[0]
        return self._think(seat, budget).best()

    def decide(self, seat: Seat, budget: Budget | None = None) -> Decision:
        """The action that `choose` returns, with the sums over all worker processes."""
        actions = seat.legal_actions()
        if len(actions) == 1:
            return bare(actions[0], ONLY_MOVE)
        root = self._think(seat, budget)
        return decision_at(self.profile, seat, root, root.best())

    def say(self, seat: Seat, talk_mode: TalkMode = "free") -> int | None:
        """The claim with the greatest gain: claims need no longer search."""
        return self.profile.say(seat, "expert", talk_mode)

    def _think(self, seat: Seat, budget: Budget | None) -> Root:
        if budget is None:
            budget = Budget(self.profile.simulations, SECONDS)
        budget = Budget(LONGER * budget.simulations, budget.seconds)
        seeds = [seat.rand.bits() for _ in range(PARTS)]
        if min(self.workers, os.cpu_count() or 1) > 1:
            data = seat.to_json()
            parts = [pool().submit(think_apart, data, seed, budget) for seed in seeds]
            return summed([part.result() for part in parts])
        short = Budget(budget.simulations, budget.seconds / PARTS)
        return summed([think(self.profile, _reseeded(seat, seed), short) for seed in seeds])


def think_apart(data: dict[str, Any], seed: int, budget: Budget) -> Root:
    """One part, in another process, from a seat as JSON."""
    seat = seat_from_json(data, Rand(seed))
    return think(profile_of(seat.game), seat, budget)


def think(profile: Profile, seat: Seat, budget: Budget) -> Root:
    """One part: search, and return its root."""
    return root_of(search_of(profile, seat, budget))


def _reseeded(seat: Seat, seed: int) -> Seat:
    return replace(seat, rand=Rand(seed))


def summed(roots: list[Root]) -> Root:
    """The sum of all parts' roots."""
    return Root(
        roots[0].actions,
        _sums([root.visits for root in roots]),
        _sums([root.totals for root in roots]),
        _sums([root.weights for root in roots]),
        _sums([root.expected for root in roots]),
        sum(root.simulations for root in roots),
        {action: _most_tried(roots, action) for action in roots[0].actions},
    )


def _most_tried(roots: list[Root], action: int) -> list[int]:
    """The follow-up steps of the part that visited an action most."""
    row = roots[0].actions.index(action)
    return max(roots, key=lambda root: root.visits[row]).plans.get(action, [])


def _sums(columns: list[list[int]]) -> list[int]:
    return [sum(values) for values in zip(*columns, strict=True)]


@cache
def pool() -> ProcessPoolExecutor:
    """The processes shared by all masters here, started with the first move."""
    workers = min(PARTS, os.cpu_count() or 1)
    started = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    atexit.register(started.shutdown, cancel_futures=True)
    return started
