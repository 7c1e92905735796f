"""Benchmarks of one game: random play, copies, sampled worlds."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from farol.bench.loops import copy_each, play_games, sample_each
from farol.bench.machine import machine
from farol.core.data import Json
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import OVER, State
from farol.games import AnyGame
from farol.version import is_compiled

POSITIONS: Final = 256  # sampled from random games
KEEP_ONE_IN: Final = 16  # sampling rate of positions
BATCH: Final = 0.05  # seconds between two checks of the time


@dataclass(frozen=True)
class Measurement:
    """A measurement; `rates` are per second."""

    bench: str
    game: str
    seats: int
    seed: int
    seconds: float
    rates: dict[str, float]

    def to_json(self) -> dict[str, Json]:
        """The measurement with its conditions."""
        return {
            "bench": self.bench,
            "game": self.game,
            "seats": self.seats,
            "seed": self.seed,
            "seconds": round(self.seconds, 3),
            "compiled": is_compiled(),
            **{f"{what}_per_second": round(rate, 1) for what, rate in self.rates.items()},
            "machine": machine(),
        }


Measure = Callable[[AnyGame, int, float, int], Measurement]  # game, seats, seconds, seed


def playouts(game: AnyGame, seats: int, seconds: float, seed: int) -> Measurement:
    """Random games from the first deal to the end; a decision is one action of a seat."""
    start = game.new(seats, game.unattended)
    rand = Rand(seed)
    decisions = 0

    def play(games: int) -> None:
        nonlocal decisions
        decisions += play_games(start, rand, games)

    games, elapsed = repeat(play, seconds)
    rates = {"decisions": decisions / elapsed, "games": games / elapsed}
    return Measurement("playouts", game.name, seats, seed, elapsed, rates)


def copies(game: AnyGame, seats: int, seconds: float, seed: int) -> Measurement:
    """Independent copies of positions from random games."""
    states = positions(game, seats, Rand(seed))
    rounds, elapsed = repeat(lambda times: copy_each(states, times), seconds)
    rates = {"copies": rounds * len(states) / elapsed}
    return Measurement("copies", game.name, seats, seed, elapsed, rates)


def worlds(game: AnyGame, seats: int, seconds: float, seed: int) -> Measurement:
    """Fair re-deals of all that the seat to act does not know."""
    rand = Rand(seed)
    states = positions(game, seats, rand)
    rounds, elapsed = repeat(lambda times: sample_each(states, rand, times), seconds)
    rates = {"worlds": rounds * len(states) / elapsed}
    return Measurement("worlds", game.name, seats, seed, elapsed, rates)


def positions(game: AnyGame, seats: int, rand: Rand) -> list[State]:
    """Positions with a seat to act, from all parts of random games."""
    found: list[State] = []
    while True:
        state: State = game.new(seats, game.unattended)
        while (seat := state.to_act()) != OVER:
            if seat >= 0 and rand.below(KEEP_ONE_IN) == 0:
                found.append(state.copy())
                if len(found) == POSITIONS:
                    return found
            state.apply_unchecked(sample_next(state, rand))


def repeat(work: Callable[[int], None], seconds: float) -> tuple[int, float]:
    """Repeat the work in batches until the time is up; return the count and the duration."""
    times, batch = 0, 1
    start = perf_counter()
    while True:
        before = perf_counter()
        work(batch)
        times += batch
        now = perf_counter()
        if now - start >= seconds:
            return times, now - start
        if now - before < BATCH:
            batch *= 2
