"""Processes that step games in shared memory while the accelerator chooses."""

import multiprocessing
from collections.abc import Sequence
from ctypes import c_float, c_int64, c_uint8
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np

from farol.research.vector import Vector
from learning.layout import Layout, Widener

HALVES: Final = 2  # of the games: one is stepped while the other's moves are chosen
START, STEP, STOP = "start", "step", "stop"


class Shared:
    """Rows of all games of one half, by process: observations, masks, and what a step brought."""

    def __init__(self, layout: Layout, rows: int) -> None:
        most = max(layout.seats)
        self.seen = _array(c_uint8, rows, layout.size)
        self.masks = _array(c_uint8, rows, layout.actions)
        self.seats = _array(c_uint8, rows)
        self.chosen = _array(c_int64, rows)
        self.returns = _array(c_float, rows, most)
        self.ended = _array(c_uint8, rows)


def _array(kind: Any, *shape: int) -> Any:
    raw = multiprocessing.RawArray(kind, int(np.prod(shape)))
    return np.frombuffer(raw, dtype=np.dtype(kind)).reshape(shape)


class Actors:
    """So many processes with so many games in each half; numbers of seats take turns."""

    def __init__(self, layout: Layout, processes: int, games: int, seed: int) -> None:
        self.rows: Final = processes * games
        self.halves: Final = [Shared(layout, self.rows) for _ in range(HALVES)]
        self.seats: Final = np.repeat(
            [layout.seats[number % len(layout.seats)] for number in range(processes)], games
        )
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        context = multiprocessing.get_context("fork")
        for number in range(processes):
            ours, theirs = context.Pipe()
            rows = slice(number * games, (number + 1) * games)
            seats = layout.seats[number % len(layout.seats)]
            process = context.Process(
                target=_act,
                args=(layout, seats, games, seed + number * 1_000_003, self.halves, rows, theirs),
                daemon=True,
            )
            process.start()
            self._pipes.append(ours)
            self._processes.append(process)

    def begin(self, half: int) -> None:
        """Let every process step its games of this half by `chosen`."""
        for pipe in self._pipes:
            pipe.send_bytes(bytes([half]))

    def wait(self, half: int) -> Shared:
        """The rows of this half, once all processes have written theirs."""
        for pipe in self._pipes:
            answer = pipe.recv_bytes()
            if answer != bytes([half]):
                raise RuntimeError(f"A process answered {answer!r} instead of half {half}.")
        return self.halves[half]

    def close(self) -> None:
        """End the processes."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.terminate()
            process.join()


def _act(
    layout: Layout,
    seats: int,
    games: int,
    seed: int,
    halves: Sequence[Shared],
    rows: slice,
    pipe: Connection,
) -> None:
    """One process: steps a half whenever it is told to, and answers with the half."""
    widener = Widener(layout, seats)
    vectors: list[Vector | None] = [None] * HALVES
    while True:
        try:
            half = pipe.recv_bytes()[0]
        except EOFError:
            return
        shared, vector = halves[half], vectors[half]
        if vector is None:
            vector = Vector(layout.game, seats, games, seed=seed + half * games)
            vectors[half] = vector
            shared.ended[rows] = 0
        else:
            step = vector.step(shared.chosen[rows])
            shared.returns[rows, :seats] = step.rewards
            shared.ended[rows] = step.ended | step.cut
        widener.write(vector.observations, shared.seen[rows])
        shared.masks[rows] = vector.masks
        shared.seats[rows] = vector.seats
        pipe.send_bytes(bytes([half]))
