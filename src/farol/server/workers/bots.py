"""Bots at tables: they run in worker processes, local or remote, and know no secret but their own.

A worker never gets the real state. The table samples one world that the seat cannot distinguish
from the real one and sends that; sampling a world of a world gives the same worlds as sampling from
the real state. So not even a bot's process holds what its seat may not know.
"""

import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

from msgspec import Struct

from farol.bots.bot import Budget, Seat
from farol.bots.decision import AT_RANDOM, WEIGHT, Decision, bare
from farol.bots.explain import explain
from farol.bots.learned import LEARNED
from farol.bots.levels import EXPERT_SECONDS
from farol.bots.outside import reasons_outside
from farol.bots.parallel import SECONDS as MASTER_SECONDS
from farol.bots.registry import profile_of
from farol.bots.roster import new_bot
from farol.bots.safe import SafeBot
from farol.core.data import Json
from farol.core.errors import FarolError
from farol.core.rand import Rand
from farol.core.state import State
from farol.games import ALL, AnyGame
from farol.server.play.model.deliberation import packed
from farol.server.play.model.payloads import Thought
from farol.server.play.model.state import AdviceRequest, TableState
from farol.server.play.model.telling import views_of
from farol.server.store.store import TableRow
from farol.server.workers.fair_queue import Requester
from farol.server.workers.pool import NoAnswer, RemoteWorker, WorkerPool

RANDOM: Final = "random"
EXPERT: Final = "expert"
QUICK: Final = frozenset((RANDOM, "novice", "regular", LEARNED))  # levels without a search
SOMEBODY: Final = Requester()
QUICK_PLACES: Final = 4  # jobs without a search that a remote worker gets at a time
LATE_SECONDS: Final = 2.0  # beyond twice the longest thought; then the job is done locally


class BotFailed(FarolError):
    """The bot did not answer."""


class BotJob(Struct):
    """A job for a worker: a sampled world of the seat, never the real state."""

    game: str
    level: str
    seat: int
    world: dict[str, Json]
    views: list[dict[str, Json]]
    seed: int
    advice: bool = False  # for a person: at expert level, whatever the level
    speaks: bool = False  # asked for a claim, not for a move
    company: list[str] = []  # by seat: the public level of a bot; empty: a person
    about: int | None = None  # asked why this other seat did or said something
    seen: list[dict[str, Any]] = []  # its move, as `seat` saw it
    said: int | None = None  # its claim, instead of a move


class Bots(Protocol):
    """Interface for asking bots; BotWorkers at a real table."""

    async def choose(self, job: BotJob, asker: Requester = SOMEBODY, /) -> Thought:
        """A bot's thought; BotFailed if there is no answer."""


class TableBots:
    """The server's bots for one table, which is named as the requester of every job."""

    def __init__(self, bots: Bots, asker: Callable[[], Requester]) -> None:
        self._bots = bots
        self._asker = asker

    async def choose(self, job: BotJob, asker: Requester | None = None, /) -> Thought:
        """A bot's thought; BotFailed if there is no answer."""
        return await self._bots.choose(job, asker or self._asker())


def new_job(
    game: AnyGame,
    state: State,
    seat: int,
    level: str,
    views: list[dict[str, Json]],
    seed: int | None = None,
    advice: bool = False,
) -> BotJob:
    """A job that contains only what the seat knows."""
    if seed is None:
        seed = secrets.randbits(62)
    world = state.sample_world(seat, Rand(seed))
    return BotJob(game.name, level, seat, game.dump(world), views, seed, advice)


def job_from_outside(question: AdviceRequest, look: int) -> BotJob:
    """The question why another seat did or said something; the job has what `look` knew then."""
    game, version = question.game, question.version
    before = game.mainline[: game.mainline.index(version)] if version in game.mainline else []
    if question.said is not None:
        before = [one for one in game.mainline if one <= version]
    views = views_of(game, look, before)
    job = new_job(
        game.rules, game.state_after(before), look, question.level, views, seed=version, advice=True
    )
    job.about = question.seat
    if question.said is not None:
        job.said = question.said.said.claim
        return job
    events = (game.rules.event_view(event, look) for event in game.entry(version).events)
    job.seen = [view for view in events if view is not None]
    return job


def company(row: TableRow) -> list[str]:
    """By seat, the public level of its bot; empty for people."""
    return [(seat.level or "") if seat.kind == "bot" else "" for seat in row.seats]


def longest_thought(level: str) -> float:
    """Maximum seconds for a move of this level; 0 without a search."""
    if level in QUICK:
        return 0.0
    return MASTER_SECONDS if level == "master" else EXPERT_SECONDS


def think(job: BotJob, budget: Budget | None = None, learned: Path | None = None) -> Thought:
    """Worker function: load the world and ask the bot of that level; `learned` is a folder."""
    game = ALL[job.game]
    world, company = game.load(job.world), tuple(job.company)
    seat = Seat(game, job.seat, world, job.views, Rand(job.seed), company)
    if job.about is not None:
        return Thought(0, packed(_from_outside(job, seat, job.about), job.level))
    if job.speaks:
        said = SafeBot(new_bot(job.level, job.game, 1, learned)).say(seat)
        return Thought(0, claim=said.claim)
    if job.level == RANDOM:
        return _thought(bare(seat.rand.choice(seat.legal_actions()), AT_RANDOM), RANDOM)
    if job.advice:
        return _thought(explain(seat, budget).decision, EXPERT)
    answer = SafeBot(new_bot(job.level, job.game, 1, learned)).decide(seat, budget)
    if answer.problem is not None or answer.decision is None:
        raise BotFailed(f"The {job.level} bot could not choose. {answer.problem}")
    return _thought(answer.decision, job.level)


def _from_outside(job: BotJob, seat: Seat, about: int) -> Decision:
    """What speaks for another seat's move or claim, from what this seat knows."""
    if job.said is None:
        reasons = reasons_outside(seat, about, job.seen)
    else:
        reasons = tuple(profile_of(seat.game).insight(seat).spoken(about, job.said))
    return Decision(WEIGHT, 0, (), (), reasons)


def _thought(decision: Decision, level: str) -> Thought:
    """A decision as it is stored with the move: level and deliberation."""
    return Thought(decision.action, packed(decision, level))


def patience(job: BotJob) -> float:
    """Timeout in seconds for an answer of a remote worker."""
    level = EXPERT if job.advice else job.level
    return 2 * longest_thought(level) + LATE_SECONDS


class BotWorkers:
    """Worker processes: `count` for bots that search, and one for the quick ones, which must not
    wait for a search; remote workers do both. Bots with networks run locally, in a process that
    starts on their first use.
    """

    def __init__(
        self,
        count: int,
        work: Callable[[BotJob], Thought] = think,
        now: Callable[[], float] = time.monotonic,
        patience: Callable[[BotJob], float] = patience,
    ) -> None:
        self._searching: WorkerPool[BotJob, Thought] = WorkerPool(count, work, now, patience)
        self._quick: WorkerPool[BotJob, Thought] = WorkerPool(1, work, now, patience)
        self._learned: WorkerPool[BotJob, Thought] = WorkerPool(1, work, now, patience)

    @property
    def waiting(self) -> int:
        """Number of queued jobs."""
        return self._searching.waiting + self._quick.waiting + self._learned.waiting

    def prepare(self) -> None:
        """Start processes in advance: each takes a second or two."""
        self._searching.prepare()
        self._quick.prepare()

    async def choose(self, job: BotJob, asker: Requester = SOMEBODY) -> Thought:
        """A bot's thought, when the job's turn comes; BotFailed if there is no answer."""
        crew = self._quick if _is_quick(job) else self._searching
        if job.level == LEARNED and not job.advice:
            crew = self._learned
        try:
            return await crew.answer(job, asker)
        except NoAnswer as error:
            raise BotFailed(f"No bot answered: {error}") from error

    @contextmanager
    def helped_by(self, helper: RemoteWorker[BotJob, Thought], searches: int) -> Iterator[None]:
        """Use a remote worker with so many concurrent searches, until the context ends."""
        self._searching.join(helper, searches)
        self._quick.join(helper, QUICK_PLACES)
        try:
            yield
        finally:
            self._searching.leave(helper, searches)
            self._quick.leave(helper, QUICK_PLACES)

    def close(self) -> None:
        """Stop the processes; pending requests get no answer."""
        self._searching.close()
        self._quick.close()
        self._learned.close()


def _is_quick(job: BotJob) -> bool:
    """Whether the job needs no search."""
    return job.speaks or job.level == RANDOM or (job.level in QUICK and not job.advice)


def requester_of(state: TableState) -> Requester:
    """The requester for a table's bots."""
    sitting = {seat.person for seat in state.row.seats if seat.person is not None}
    people = tuple(sorted(sitting & state.online)) or (state.row.host,)
    return Requester(state.row.code, people, bool(state.online))
