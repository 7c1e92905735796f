"""Vectorised games for learning: NumPy arrays that share memory with compiled code."""

import pickle
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, TypeAlias

from farol.extras import lacking

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise lacking(error, "research") from None

from farol.core.data import Json
from farol.core.errors import shown
from farol.core.history import ROW
from farol.core.rand import Rand
from farol.core.state import State
from farol.research.batch import LONGS, SHORTS, Batch, Opponents
from farol.research.spaces import BadUse, Rewards, Space

__all__ = ["Vector", "VectorStep"]

Bytes: TypeAlias = NDArray[np.uint8]
Floats: TypeAlias = NDArray[np.float32]
Flags: TypeAlias = NDArray[np.bool_]
Numbers: TypeAlias = NDArray[np.integer[Any]]


@dataclass(frozen=True)
class VectorStep:
    """The result of a step. The arrays are overwritten by the next step."""

    rewards: Floats  # games x seats: returns of ended games, else 0; or what each seat gained
    ended: Flags  # games that ended and were restarted
    cut: Flags  # truncated games, which were restarted; return 0


class Vector:
    """So many games of a Space, always at a decision of one of the caller's seats.

    `observations` (games x bytes) and `seats` (games) belong to the seat to act, and so do `masks`
    (games x actions), which are made from their first use on, and `histories` (games x events x
    bytes), the latest event first. All are read-only views of memory that every step overwrites:
    copy what you keep. Legal numbers of game `g` are `legal[offsets[g] : offsets[g + 1]]`.
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
        history: int = 0,
        rewards: Rewards = "place",
    ) -> None:
        """`learners` are the caller's seats, all if None; `opponents` play the others, random if
        None. Every game has a seed: those given, or `seed` and its successors. `history` is the
        number of latest events in `histories`. Rewards are by place, at the end; by points as they
        are won, from the caller's first decision on; by points when a round is over; or by team: 1
        for a round won, -1 for one lost."""
        self.space: Final = Space(game, seats, options)
        if games < 1:
            raise BadUse(f"A vector has at least one game, not {games}.")
        luck = _luck(range(seed, seed + games) if seeds is None else seeds, games)
        _check_same(self.space, opponents)
        self._history = history
        self._rewards = rewards
        self._learners = learners
        space = self.space
        self._batch = Batch(
            space.new(),
            space.encoder,
            luck,
            _played(seats, learners),
            opponents,
            space.longest,
            space.event_rows(history),
            space.progress(rewards),
        )
        self.games: Final = games
        self.observations: Final[Bytes] = _seen(self._batch.observations.data, games, space.size)
        told = _seen(self._batch.histories.data, games, history * ROW)
        self.histories: Final[Bytes] = told.reshape(games, history, ROW)
        self.seats: Final[Bytes] = _seen(self._batch.seats.data, games, 1).reshape(games)
        ends = _seen(self._batch.offsets.data, games + 1, LONGS)
        self.offsets: Final[Numbers] = ends.view("<i4").reshape(games + 1)
        self._step = VectorStep(
            np.zeros((games, seats), np.float32), np.zeros(games, bool), np.zeros(games, bool)
        )
        self._open = True
        self._batch.reset()

    @cached_property
    def masks(self) -> Flags:
        """The legal numbers of each game as a row of flags."""
        self._batch.show_masks()
        return _seen(self._batch.masks.data, self.games, self.space.numbers).view(np.bool_)

    @property
    def legal(self) -> Numbers:
        """The legal numbers of all games, one game after the other; until the next step."""
        data: Any = self._batch.legal.data
        every: Numbers = np.frombuffer(data, f"<u{SHORTS}")
        found = every[: self.offsets[-1]]
        found.flags.writeable = False
        return found

    def padded(self, fill: int = -1) -> NDArray[np.int64]:
        """The legal numbers of each game as a row, filled up to the longest one."""
        counts = np.diff(self.offsets)
        rows = np.full((self.games, int(counts.max())), fill, np.int64)
        rows[np.arange(rows.shape[1]) < counts[:, None]] = self.legal
        return rows

    def __repr__(self) -> str:
        return f"<Vector of {self.games} games, {self.space!r}>"

    def reset(self, seeds: Sequence[int] | None = None) -> None:
        """Restart every game, with a seed for each; without them the random streams continue."""
        self._check_open()
        if seeds is not None:
            self._batch.rands = [Rand(seed) for seed in _luck(seeds, self.games)]
        self._batch.reset()

    @property
    def opponents(self) -> Opponents | None:
        """Who plays the other seats; random moves if None."""
        return self._batch.opponents

    def state(self, game: int) -> State:
        """The present state of a game, all secrets included; it must not be changed."""
        if game not in range(self.games):
            last = self.games - 1
            raise BadUse(f"Games are counted from 0 to {last}; there is no {shown(game)}.")
        return self._batch.states[game]

    def step(self, numbers: NDArray[Any] | Sequence[int]) -> VectorStep:
        """One action in every game, by number; BadUse if one is invalid, and then no game is
        changed."""
        self._check_open()
        if len(numbers) != self.games:
            raise BadUse(f"There are {self.games} games, but {len(numbers)} actions.")
        wrong = self._refused(numbers)
        if wrong >= 0:
            asked = numbers[wrong]
            number = asked.item() if isinstance(asked, np.integer) else asked
            raise BadUse(f"Game {wrong}: {self.space.refusal(self._batch.states[wrong], number)}")
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

    def final(self, game: int, seat: int) -> Bytes:
        """A seat's observation at the end of a game that the last step ended or cut."""
        return np.frombuffer(self.space.observation(self.final_state(game), seat), np.uint8)

    def final_state(self, game: int) -> State:
        """The state in which the last step ended or cut a game."""
        return self._batch.finals[self._stopped(game)]

    def final_history(self, game: int, seat: int) -> Bytes:
        """A seat's history at the end of a game that the last step ended or cut."""
        if not self._history:
            raise BadUse("This vector keeps no histories.")
        rows = self._batch.last_rows[self._stopped(game)].seen(self.space.seat(seat))
        return np.frombuffer(rows, np.uint8).reshape(-1, ROW)

    def snapshot(self) -> bytes:
        """All games, their luck and the opponents, for `restore` or a file. Like every pickle, read
        only what you wrote."""
        self._check_open()
        batch, dump = self._batch, self.space.game.dump
        games = [dump(state) for state in batch.states], batch.rands, [*batch.decisions]
        told = batch.told, batch.before, [*batch.rounds], batch.opponents
        return pickle.dumps((self._about, games, *told))

    def restore(self, snapshot: bytes) -> None:
        """Go on from a snapshot of a vector like this one."""
        self._check_open()
        try:
            about, games, told, before, rounds, opponents = pickle.loads(snapshot)
        except (pickle.UnpicklingError, EOFError, ValueError, TypeError) as error:
            raise BadUse(f"This is no snapshot of a vector: {error}") from None
        if about != self._about:
            raise BadUse("This snapshot is of another vector.")
        dumps, rands, decisions = games
        states = [self.space.game.load(data) for data in dumps]
        self._batch.opponents = opponents
        self._batch.resume(states, rands, decisions, told, before, rounds)

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (*self._about, self.snapshot())

    def close(self) -> None:
        """Release the games; the arrays stay as they are."""
        self._open = False

    @property
    def _about(self) -> tuple[tuple[str, int, int], dict[str, Any]]:
        """What this vector was made with, without opponents and seeds."""
        learners = None if self._learners is None else [*self._learners]
        words = {"learners": learners, "history": self._history, "rewards": self._rewards}
        options = {"options": dict(self.space.options)}
        return (self.space.game.name, self.space.seats, self.games), words | options

    def _refused(self, numbers: NDArray[Any] | Sequence[int]) -> int:
        """Step; the first game whose action is invalid, or -1."""
        asked: Any = numbers if isinstance(numbers, np.ndarray) else _numbers(numbers)
        if asked.ndim != 1 or asked.dtype.kind not in "iu":
            found = [one.item() if isinstance(one, np.integer) else one for one in numbers]
            fit = [isinstance(one, int) and one in range(self.space.numbers) for one in found]
            if not all(fit):
                return fit.index(False)
            asked = np.array(found)
        return self._batch.step(asked.astype("<i8").tobytes())  # uint64 wraps to negative numbers

    def _told(self) -> VectorStep:
        step = self._step
        step.rewards.fill(0)
        step.ended.fill(False)
        step.cut.fill(False)
        batch = self._batch
        if batch.progress is not None:
            step.rewards[:] = batch.gains
        for game, returns in zip(batch.ended, batch.returns, strict=True):
            if batch.progress is None:
                step.rewards[game] += returns  # two games may end in one step, if others play them
            step.ended[game] = True
        for game in self._batch.cut:
            step.cut[game] = True
        return step

    def _stopped(self, game: int) -> int:
        if game not in self._batch.stopped:
            raise BadUse(f"The last step neither ended nor cut game {shown(game)}.")
        return self._batch.stopped.index(game)

    def _check_open(self) -> None:
        if not self._open:
            raise BadUse("This vector is closed.")


def _again(about: tuple[str, int, int], words: dict[str, Any], snapshot: bytes) -> "Vector":
    vector = Vector(*about, **words)
    vector.restore(snapshot)
    return vector


def _numbers(numbers: Sequence[int]) -> NDArray[Any]:
    """What was asked for, as NumPy reads it; ints that fit no array, and all else, as objects."""
    try:
        return np.asarray(numbers)
    except ValueError:  # rows of different lengths
        return np.array([None])


def _played(seats: int, learners: Sequence[int] | None) -> list[bool]:
    if learners is None:
        return [True] * seats
    if not learners or any(seat not in range(seats) for seat in learners):
        raise BadUse(
            f"Learners are some of the seats from 0 to {seats - 1}, not {shown(list(learners))}."
        )
    return [seat in learners for seat in range(seats)]


def _luck(seeds: Sequence[int], games: int) -> list[int]:
    """A seed for each game; BadUse says what is wrong with them."""
    if len(seeds) != games:
        raise BadUse(f"{games} games need {games} seeds; there are {len(seeds)}.")
    for seed in seeds:
        if not isinstance(seed, int | np.integer) or isinstance(seed, bool) or seed < 0:
            raise BadUse(f"A seed is a whole number from 0, not {shown(seed)}.")
    return [int(seed) for seed in seeds]


def _check_same(space: Space, opponents: Opponents | None) -> None:
    if opponents is not None and not isinstance(opponents, Opponents):
        raise BadUse(f"Opponents are BotOpponents or Policies, not {shown(opponents)}.")
    other = getattr(opponents, "space", space)
    if (other.game, other.seats) != (space.game, space.seats):
        raise BadUse(f"These opponents are for {other!r}, not for {space!r}.")


def _seen(data: Any, games: int, width: int) -> Bytes:
    """Bytes as a read-only array of rows, without a copy."""
    array: Bytes = np.frombuffer(data, np.uint8).reshape(games, width)
    array.flags.writeable = False
    return array
