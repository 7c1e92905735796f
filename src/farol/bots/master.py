"""The master: several searches at once, their roots added up."""

import atexit
import os
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from typing import Any, Final

from farol.bots.bot import Clock, Seat, seat_from_json
from farol.bots.levels import search_of
from farol.bots.minds import MINDS
from farol.bots.search import best_of
from farol.core.rand import Rand

PARTS: Final = 4  # searches that are added up: the same number on every machine
LONGER: Final = 3  # times the simulations of an expert, in each part
SECONDS: Final = 4.0

Root = tuple[list[int], list[int], list[int]]  # visits, totals and weights of the root's actions


@dataclass(frozen=True)
class Master:
    """Searches in parallel processes, or one after the other where `workers` is 1."""

    game: str
    workers: int = PARTS

    def choose(self, seat: Seat, clock: Clock | None = None) -> int:
        """The action that all parts together tried most; a clock counts an expert's simulations."""
        actions = seat.legal_actions()
        if len(actions) == 1:
            return actions[0]
        if clock is None:
            clock = Clock(MINDS[self.game].simulations, SECONDS)
        clock = Clock(LONGER * clock.simulations, clock.seconds)
        seeds = [seat.rand.bits() for _ in range(PARTS)]
        if min(self.workers, os.cpu_count() or 1) > 1:
            data = seat.to_json()
            parts = [pool().submit(think_apart, data, seed, clock) for seed in seeds]
            roots = [part.result() for part in parts]
        else:
            short = Clock(clock.simulations, clock.seconds / PARTS)
            roots = [think(_reseeded(seat, seed), short) for seed in seeds]
        return actions[best_of(*(_sums([root[index] for root in roots]) for index in range(3)))]


def think_apart(data: dict[str, Any], seed: int, clock: Clock) -> Root:
    """One part, in another process, from a seat that came as JSON."""
    return think(seat_from_json(data, Rand(seed)), clock)


def think(seat: Seat, clock: Clock) -> Root:
    """One part: search and return what was found about the root."""
    search = search_of(MINDS[seat.game.name], seat, clock)
    return search.tree.visits, search.tree.totals, search.tree.weights


def _reseeded(seat: Seat, seed: int) -> Seat:
    return Seat(seat.game, seat.number, seat.world, seat.events, Rand(seed))


def _sums(columns: list[list[int]]) -> list[int]:
    return [sum(values) for values in zip(*columns, strict=True)]


@cache
def pool() -> ProcessPoolExecutor:
    """The processes of all masters here, started with the first move."""
    workers = min(PARTS, os.cpu_count() or 1)
    started = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    atexit.register(started.shutdown, cancel_futures=True)
    return started
