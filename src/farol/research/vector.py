"""Vectorised games for learning: NumPy arrays that share memory with compiled code."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from farol.core.data import Json
from farol.core.errors import shown
from farol.research.batch import Batch, Opponents
from farol.research.spaces import BadUse, Space

__all__ = ["Vector", "VectorStep"]

Bytes: TypeAlias = NDArray[np.uint8]
Floats: TypeAlias = NDArray[np.float32]
Flags: TypeAlias = NDArray[np.bool_]


@dataclass(frozen=True)
class VectorStep:
    """The result of a step. The arrays are overwritten by the next step."""

    rewards: Floats  # games x seats: returns of ended games, else 0
    ended: Flags  # games that ended and were restarted
    cut: Flags  # truncated games, which were restarted; return 0


class Vector:
    """So many games of a Space, always at a decision of one of the caller's seats.

    `observations` (games x bytes), `masks` (games x actions) and `seats` (games) belong to the seat
    to act. They are read-only views of memory that every step overwrites: copy what you keep.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        games: int,
        *,
        seed: int = 1,
        seeds: Sequence[int] | None = None,
        options: dict[str, Json] | None = None,
        learners: Sequence[int] | None = None,
        opponents: Opponents | None = None,
    ) -> None:
        """`learners` are the caller's seats, all if None; `opponents` play the others, random if
        None. Every game has a seed: those given, or `seed` and its successors."""
        self.space: Final = Space(game, seats, options)
        if games < 1:
            raise BadUse(f"A vector has at least one game, not {games}.")
        luck = list(range(seed, seed + games)) if seeds is None else list(seeds)
        if len(luck) != games or min(luck) < 0:
            raise BadUse(f"{games} games need {games} seeds from 0 up; there are {len(luck)}.")
        self._batch = Batch(
            self.space.new(),
            self.space.encoder,
            luck,
            _played(seats, learners),
            opponents,
            self.space.longest,
        )
        space = self.space
        self.games: Final = games
        self.observations: Final[Bytes] = _seen(self._batch.observations.data, games, space.size)
        masks = _seen(self._batch.masks.data, games, space.numbers)
        self.masks: Final[Flags] = masks.view(np.bool_)
        self.seats: Final[Bytes] = _seen(self._batch.seats.data, games, 1).reshape(games)
        self._step = VectorStep(
            np.zeros((games, seats), np.float32), np.zeros(games, bool), np.zeros(games, bool)
        )
        self._open = True
        self._batch.reset()

    def __repr__(self) -> str:
        return f"<Vector of {self.games} games, {self.space!r}>"

    def reset(self) -> None:
        """Restart every game; the random streams continue."""
        self._check_open()
        self._batch.reset()

    def step(self, numbers: NDArray[Any] | Sequence[int]) -> VectorStep:
        """One action in every game, by number; BadUse if one is invalid, and then no game is
        changed."""
        self._check_open()
        asked: list[Any] = numbers.tolist() if isinstance(numbers, np.ndarray) else list(numbers)
        if len(asked) != self.games:
            raise BadUse(f"There are {self.games} games, but {len(asked)} actions.")
        wrong = self._refused(asked)
        if wrong >= 0:
            why = self.space.refusal(self._batch.states[wrong], asked[wrong])
            raise BadUse(f"Game {wrong}: {why}")
        return self._told()

    def step_at_random(self) -> VectorStep:
        """One random legal action in every game."""
        self._check_open()
        self._batch.step_at_random()
        return self._told()

    def points(self) -> dict[int, list[int]]:
        """The points of each seat, by ended game of the last step."""
        return dict(zip(self._batch.ended, self._batch.points, strict=False))

    def places(self) -> dict[int, list[int]]:
        """The places of each seat, by ended game of the last step."""
        return dict(zip(self._batch.ended, self._batch.places, strict=False))

    def close(self) -> None:
        """Release the games; the arrays stay as they are."""
        self._open = False

    def _refused(self, asked: list[Any]) -> int:
        try:
            return self._batch.step(asked)
        except (TypeError, ValueError):  # what is legal before it was accepted
            numbers = range(self.space.numbers)
            fit = [isinstance(one, int) and one in numbers for one in asked]
            if all(fit):  # somebody else's, such as an opponent's
                raise
            return fit.index(False)

    def _told(self) -> VectorStep:
        step = self._step
        step.rewards.fill(0)
        step.ended.fill(False)
        step.cut.fill(False)
        for game, returns in zip(self._batch.ended, self._batch.returns, strict=True):
            step.rewards[game] += returns  # two games may end in one step, if others play them
            step.ended[game] = True
        for game in self._batch.cut:
            step.cut[game] = True
        return step

    def _check_open(self) -> None:
        if not self._open:
            raise BadUse("This vector is closed.")


def _played(seats: int, learners: Sequence[int] | None) -> list[bool]:
    if learners is None:
        return [True] * seats
    if not learners or any(seat not in range(seats) for seat in learners):
        raise BadUse(
            f"Learners are some of the seats from 0 to {seats - 1}, not {shown(list(learners))}."
        )
    return [seat in learners for seat in range(seats)]


def _seen(data: Any, games: int, width: int) -> Bytes:
    """Bytes as a read-only array of rows, without a copy."""
    array: Bytes = np.frombuffer(data, np.uint8).reshape(games, width)
    array.flags.writeable = False
    return array
