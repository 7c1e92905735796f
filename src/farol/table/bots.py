"""Bots that play at tables: in worker processes, and without any secret but their own.

A worker never gets the real state. The table samples one world that the seat cannot tell from
the real one and sends that; sampling a world of a world gives the same worlds as sampling from
the real state. So not even the process of a bot holds what its seat may not know.
"""

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Final, Protocol

from msgspec import Struct

from farol.bots.bot import Clock, Seat
from farol.bots.crew import LEVELS, new_bot
from farol.bots.explain import Explanation, bot_words, explain
from farol.bots.guard import Guard
from farol.bots.minds import MINDS
from farol.core.data import Json
from farol.core.errors import FarolError, shown
from farol.core.rand import Rand
from farol.core.state import State
from farol.games import ALL, AnyGame

RANDOM: Final = "random"
USUAL: Final = "regular"  # who stands in where nobody asked for a level
NICENESS: Final = 10  # workers give way to people's moves


class BotFailed(FarolError):
    """No answer came from the bot."""


class Reader(Struct):
    """Who wants reasons in words: in which language, and how the seats are called."""

    language: str
    names: list[str]


class Job(Struct):
    """What a worker gets: a world of the seat, never the real one."""

    game: str
    level: str
    seat: int
    world: dict[str, Json]
    views: list[dict[str, Json]]
    seed: int
    reader: Reader | None = None  # if an explanation is wanted


class Thought(Struct):
    """What a bot chose, and what it looked at: (action, share, value)."""

    action: int
    considered: list[tuple[int, float, float]]
    text: str


class Bots(Protocol):
    """Somebody to ask for moves; Workers at a real table."""

    async def choose(self, job: Job) -> Thought:
        """What a bot does there; BotFailed if none can say."""


def new_job(
    game: AnyGame,
    state: State,
    seat: int,
    level: str,
    views: list[dict[str, Json]],
    seed: int | None = None,
    reader: Reader | None = None,
) -> Job:
    """A job that holds nothing but what the seat knows."""
    if seed is None:
        seed = secrets.randbits(62)
    world = state.sample_world(seat, Rand(seed))
    return Job(game.name, level, seat, game.dump(world), views, seed, reader)


def check_level(level: str | None) -> str:
    """A level that exists; BotFailed says which there are."""
    if level is None:
        return USUAL
    if level not in LEVELS:
        raise BotFailed(f"There is no bot {shown(level)}; there are: {', '.join(LEVELS)}.")
    return level


def think(job: Job, clock: Clock | None = None) -> Thought:
    """The work of a worker: load the world, ask the bot of that level."""
    game = ALL[job.game]
    world = game.load(job.world)
    if job.level == RANDOM or job.game not in MINDS:
        return _random(world, job)
    seat = Seat(game, job.seat, world, job.views, Rand(job.seed))
    if job.reader is not None and len(seat.legal_actions()) > 1:
        return _explained(explain(seat, clock), job.reader)
    answer = Guard(new_bot(job.level, job.game, workers=1)).choose(seat, clock)
    if answer.problem is not None:
        raise BotFailed(f"The {job.level} bot could not choose. {answer.problem}")
    return Thought(answer.action, [(answer.action, 1.0, 0.5)], "")


def _explained(found: Explanation, reader: Reader) -> Thought:
    """A hint: what an expert would look at from this seat, and why."""
    visits = max(1, sum(move.visits for move in found.considered))
    considered = [
        (move.action, move.visits / visits, 0.5 if move.value is None else move.value)
        for move in found.considered
    ]
    return Thought(found.best, considered, found.advice(reader.language, reader.names))


def _random(world: State, job: Job) -> Thought:
    actions = world.legal_actions()
    action = Rand(job.seed).choice(actions)
    even = 1 / len(actions)
    reader = job.reader if len(actions) > 1 else None
    text = "" if reader is None else bot_words(reader.language).say("plays-anything")
    return Thought(action, [(action, even, 0.5)], text)


def _settle_in() -> None:
    """A worker gives way to people's moves, and ends when its server does, however that dies;
    signals that all processes get, such as Ctrl-C in a terminal, are for the server to obey."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    os.nice(NICENESS)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


class Workers:
    """Worker processes, started when the first bot has to think."""

    def __init__(self, count: int, work: Callable[[Job], Thought] = think) -> None:
        self._count = count
        self._work = work
        self._pool: ProcessPoolExecutor | None = None
        self.waiting = 0

    async def choose(self, job: Job) -> Thought:
        """What a bot does there; a worker that died is replaced once."""
        self.waiting += 1
        try:
            for _ in range(2):
                try:
                    return await asyncio.get_running_loop().run_in_executor(
                        self._started(), self._work, job
                    )
                except BrokenProcessPool:
                    self._pool = None
            raise BotFailed("The bot's process ended without an answer.")
        finally:
            self.waiting -= 1

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._count, multiprocessing.get_context("spawn"), initializer=_settle_in
            )
        return self._pool

    def close(self) -> None:
        """Let the processes go; whoever still waits gets no answer."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
