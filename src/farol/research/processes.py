"""Vectors in several processes whose arrays are shared memory."""

import multiprocessing
import traceback
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

from farol.extras import lacking

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise lacking(error, "research") from None

from farol.core.data import Json
from farol.core.history import ROW
from farol.research.opponents import BotOpponents
from farol.research.spaces import BadUse, Rewards, Space
from farol.research.vector import Vector, VectorStep

MOST_LEGAL: Final = 4096  # legal numbers of a game in its row
STEP: Final = b"step"
AT_RANDOM: Final = b"at random"
RESET: Final = b"reset"
CLOSE: Final = b"close"
DONE: Final = b""  # an answer; anything else says what is wrong


class ProcessVector:
    """So many games in several processes, with the arrays of a `Vector`.

    `numbers[g, : counts[g]]` are the legal numbers of game `g`. Use it in a `with` block, or close
    it: processes and memory belong to it.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        games: int,
        processes: int,
        *,
        seed: int = 1,
        options: dict[str, Json] | None = None,
        learners: Sequence[int] | None = None,
        level: str | None = None,
        history: int = 0,
        rewards: Rewards = "place",
        masks: bool = False,
    ) -> None:
        """`level` is that of our bots in the other seats, random if None; masks are only made if
        they are asked for. Games are the same for every number of processes, unless bots play."""
        self.space: Final = Space(game, seats, options)
        if processes < 1 or games < processes:
            raise BadUse(f"{games} games cannot be shared out among {processes} processes.")
        words: dict[str, Any] = {
            "options": options,
            "learners": learners,
            "history": history,
            "rewards": rewards,
        }
        Vector(game, seats, 1, **words).close()  # says what is invalid
        self.games: Final = games
        shapes = _shapes(self.space, games, history, masks)
        self._memory = SharedMemory(create=True, size=_size(shapes))
        arrays = _arrays(self._memory, shapes)
        self._asked = arrays.pop("asked")
        for array in arrays.values():
            array.flags.writeable = False
        self.observations: Final[NDArray[np.uint8]] = arrays["observations"]
        self.histories: Final[NDArray[np.uint8]] = arrays["histories"]
        self.seats: Final[NDArray[np.uint8]] = arrays["seats"]
        self.counts: Final[NDArray[np.int32]] = arrays["counts"]
        self.numbers: Final[NDArray[np.uint16]] = arrays["numbers"]
        self.masks: Final[NDArray[np.bool_] | None] = arrays.get("masks")
        self._step = VectorStep(arrays["rewards"], arrays["ended"], arrays["cut"])
        self._lines: list[Connection] = []
        self._processes: list[BaseProcess] = []
        self._open = True
        bounds = [games * one // processes for one in range(processes + 1)]
        try:
            for first, last in pairwise(bounds):
                about = (game, seats, last - first), words | {"seed": seed + first}, level
                self._start(shapes, first, about)
            self._answers()
        except BaseException:
            self.close()
            raise

    def _start(self, shapes: "Shapes", first: int, about: Any) -> None:
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(
            target=_work, args=(there, self._memory.name, shapes, first, about), daemon=True
        )
        process.start()
        there.close()
        self._lines.append(here)
        self._processes.append(process)

    def step(self, numbers: NDArray[Any] | Sequence[int]) -> VectorStep:
        """One action in every game, by number; BadUse if one is invalid, and then no game is
        changed."""
        self._check_open()
        asked = np.asarray(numbers)
        if asked.shape != (self.games,) or asked.dtype.kind not in "iu":
            raise BadUse(f"{self.games} games need as many whole numbers.")
        counts = self.counts
        legal = self.numbers[:, : int(counts.max())] == asked[:, None]
        legal &= np.arange(legal.shape[1]) < counts[:, None]
        if not (fit := legal.any(axis=1)).all():
            wrong = int(fit.argmin())
            raise BadUse(f"Game {wrong}: {self.space.not_legal(int(asked[wrong]))}")
        self._asked[:] = asked
        return self._all(STEP)

    def step_at_random(self) -> VectorStep:
        """One random legal action in every game."""
        self._check_open()
        return self._all(AT_RANDOM)

    def reset(self) -> None:
        """Restart every game; the random streams continue."""
        self._check_open()
        self._all(RESET)

    def close(self) -> None:
        """End the processes and release the memory; the arrays must not be used any more."""
        if not self._open:
            return
        self._open = False
        for line in self._lines:
            try:
                line.send_bytes(CLOSE)
            except OSError:  # it is gone
                continue
        for process in self._processes:
            process.join()
        for line in self._lines:
            line.close()
        self._memory.unlink()

    def __enter__(self) -> "ProcessVector":
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def _all(self, order: bytes) -> VectorStep:
        for line in self._lines:
            line.send_bytes(order)
        self._answers()
        return self._step

    def _answers(self) -> None:
        wrong = []
        for line in self._lines:
            try:
                wrong.append(line.recv_bytes().decode())
            except EOFError:
                wrong.append("A process has died.")
        if any(wrong):
            raise BadUse(next(filter(None, wrong)))

    def _check_open(self) -> None:
        if not self._open:
            raise BadUse("This vector is closed.")


Shapes = dict[str, tuple[tuple[int, ...], str]]


def _shapes(space: Space, games: int, history: int, masks: bool) -> Shapes:
    """Name, shape and type of every array, those of whole words first."""
    shapes: Shapes = {
        "asked": ((games,), "i8"),
        "rewards": ((games, space.seats), "f4"),
        "counts": ((games,), "i4"),
        "numbers": ((games, min(space.numbers, MOST_LEGAL)), "u2"),
        "observations": ((games, space.size), "u1"),
        "histories": ((games, history, ROW), "u1"),
        "seats": ((games,), "u1"),
        "ended": ((games,), "?"),
        "cut": ((games,), "?"),
    }
    if masks:
        shapes["masks"] = ((games, space.numbers), "?")
    return shapes


def _size(shapes: Shapes) -> int:
    return sum(int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in shapes.values())


def _arrays(memory: SharedMemory, shapes: Shapes) -> dict[str, NDArray[Any]]:
    arrays: dict[str, NDArray[Any]] = {}
    start = 0
    for name, (shape, kind) in shapes.items():
        arrays[name] = np.ndarray(shape, kind, memory.buf, start)
        start += arrays[name].nbytes
    return arrays


def _work(line: Connection, name: str, shapes: Shapes, first: int, about: Any) -> None:
    """The loop of one process: its vector's arrays are copied into the shared ones."""
    memory = SharedMemory(name)
    shared: dict[str, NDArray[Any]] = {}
    try:
        (game, seats, games), words, level = about
        bots = None
        if level is not None:
            space = Space(game, seats, words["options"])
            bots = BotOpponents(space, level, seed=words["seed"])
        vector = Vector(game, seats, games, opponents=bots, **words)
        mine = slice(first, first + games)
        shared |= {one: array[mine] for one, array in _arrays(memory, shapes).items()}
        _show(vector, shared)
        line.send_bytes(DONE)
        while (order := line.recv_bytes()) != CLOSE:
            line.send_bytes(_obey(vector, shared, order))
    except EOFError:
        pass  # the caller is gone
    except Exception as error:
        line.send_bytes("".join(traceback.format_exception(error)).encode())
    finally:
        shared.clear()
        memory.close()


def _obey(vector: Vector, shared: dict[str, NDArray[Any]], order: bytes) -> bytes:
    try:
        if order == RESET:
            vector.reset()
        else:
            step = vector.step(shared["asked"]) if order == STEP else vector.step_at_random()
            shared["rewards"][:] = step.rewards
            shared["ended"][:] = step.ended
            shared["cut"][:] = step.cut
    except BadUse as error:
        return str(error).encode()
    _show(vector, shared)
    return DONE


def _show(vector: Vector, shared: dict[str, NDArray[Any]]) -> None:
    shared["observations"][:] = vector.observations
    shared["histories"][:] = vector.histories
    shared["seats"][:] = vector.seats
    rows = vector.padded(0)
    shared["counts"][:] = np.diff(vector.offsets)
    shared["numbers"][:, : rows.shape[1]] = rows
    if "masks" in shared:
        shared["masks"][:] = vector.masks
