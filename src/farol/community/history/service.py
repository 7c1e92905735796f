"""Looks back for people: reads records and sums up games in a process of its own."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Final, Literal

import msgspec
import structlog
from msgspec import Struct

from farol.community.history.bodies import Standing
from farol.community.history.figures import UNREADABLE, FinishedGame, edition_of, figures_of
from farol.community.history.pages import (
    Filters,
    HistoryRequest,
    games_of,
    glance_of,
    history_of,
    is_read,
    sheet_of,
)
from farol.community.history.rows import PastRow, UnreadRow
from farol.community.history.store import HistoryStore
from farol.community.ratings.bodies import TableRating
from farol.community.ratings.contests import match_of
from farol.community.ratings.ratings import AskedRatings, ratings_of, steps_after
from farol.community.ratings.rows import MatchRow, RatingWork
from farol.community.ratings.service import Rater, pools_of
from farol.community.ratings.store import RatingStore, keep_match
from farol.community.records.best import AskedBest, records_of, standing_of
from farol.community.records.rows import ScoreRow
from farol.community.records.scores import scores_of
from farol.community.records.store import RecordStore, keep_scores
from farol.core.errors import FarolError
from farol.core.record import entry_of
from farol.games import ALL
from farol.protocol.errors import Refusal
from farol.server.play.model.resume import spoken
from farol.server.store.store import Person, StoreError, TableRow
from farol.server.store.stores import Store
from farol.server.workers.documents import Played
from farol.server.workers.fair_queue import Requester

log = structlog.get_logger("farol.history")

MOST_GAMES: Final = 20_000  # of one person that are looked at
AT_ONCE: Final = 4  # records that a page waits for; more of them are read while it is looked at
MOST_WAITING: Final = 2  # pages in the making for one person
MOST_BEST: Final = 5  # of each kind that are told
WALK_SPAN: Final = 1000  # numbers of tables that are looked through at a time
WALK_SECONDS: Final = 30.0  # between two looks through all games
NOBODY: Final = 0  # for whom games are read that nobody has asked for

Form = Literal["page", "games", "sheet", "glance"]
Unread = PastRow | UnreadRow


class Read(Struct, frozen=True):
    """What was read in a record."""

    tally: str
    scores: list[ScoreRow] = []
    match: MatchRow | None = None


class HistoryJob(Struct, frozen=True):
    """Work for the process: a record to read, games to sum up, the best of them, games by which
    people are rated, or people in the order of their ratings."""

    finished: FinishedGame | None = None
    asked: HistoryRequest | None = None
    best: AskedBest | None = None
    rating: RatingWork | None = None
    rated: AskedRatings | None = None
    form: Form = "page"


_FORMS: Final = {"page": history_of, "games": games_of, "sheet": sheet_of, "glance": glance_of}


def work(job: HistoryJob) -> bytes:
    """The work of a worker."""
    if job.finished is not None:
        return msgspec.json.encode(_read(job.finished))
    if job.best is not None:
        return records_of(job.best)
    if job.rating is not None:
        return steps_after(job.rating)
    if job.rated is not None:
        return ratings_of(job.rated)
    assert job.asked is not None
    return _FORMS[job.form](job.asked)


def _read(finished: FinishedGame) -> Read:
    tally = figures_of(finished.played)
    if tally == UNREADABLE:
        return Read(UNREADABLE)
    return Read(tally, scores_of(finished), match_of(finished))


Maker = Callable[[HistoryJob, Requester], Awaitable[bytes]]
_answers: Final = msgspec.json.Decoder(Read)


async def in_a_thread(job: HistoryJob, _asker: Requester) -> bytes:
    """Do the work in this very process, where there are no workers."""
    return await asyncio.to_thread(work, job)


class HistoryService:
    """Everybody's history."""

    def __init__(self, store: Store, now: Callable[[], float], maker: Maker) -> None:
        self._tables = store.tables
        self._store = HistoryStore(store.database)
        self._records = RecordStore(store.database)
        self._ratings = RatingStore(store.database)
        self._now = now
        self._maker = maker
        self.rater = Rater(self._ratings, self._rated)
        self._reading: dict[int, asyncio.Task[None]] = {}  # by person
        self._waiting: dict[int, int] = {}
        self._walk: asyncio.Task[None] | None = None
        self._walked: float | None = None  # when all games were looked through

    async def history(self, person: Person, filters: Filters, form: Form = "page") -> bytes:
        """What somebody has played; Refusal if they ask for too much of it at once."""
        with self._counted(person):
            return await self._made(person, filters, form)

    @contextmanager
    def _counted(self, person: Person) -> Iterator[None]:
        if self._waiting.get(person.id, 0) >= MOST_WAITING:
            raise Refusal("limit", "You want too much of that at once; try again in a moment.")
        self._waiting[person.id] = self._waiting.get(person.id, 0) + 1
        try:
            yield
        finally:
            self._waiting[person.id] -= 1
            if not self._waiting[person.id]:
                del self._waiting[person.id]

    async def _made(self, person: Person, filters: Filters, form: Form) -> bytes:
        rows = await self._store.past(person.id, MOST_GAMES)
        unread = [row for row in rows if not is_read(row)]
        if len(unread) > AT_ONCE:
            self._read_on(person.id, unread)
        elif unread:
            for row in unread:
                await self._read(row, person.id)
            rows = await self._store.past(person.id, MOST_GAMES)
        asked = HistoryRequest(person.id, person.name, rows, filters, self._now())
        return await self._maker(HistoryJob(asked=asked, form=form), Requester("", (person.id,)))

    # --- the best ------------------------------------------------------------------------------

    async def records(self, person: Person, games: Sequence[str]) -> bytes:
        """The best games of every kind, as somebody sees them. Games that nobody has read are
        read meanwhile."""
        with self._counted(person):
            self.catch_up()
            rows = await self._records.bests(games, person.id, MOST_BEST)
            listed = await self._records.is_listed(person.id)
            asked = AskedBest(person.id, listed, self._walk is not None, rows)
            return await self._maker(HistoryJob(best=asked), Requester("", (person.id,)))

    async def standing(self, person: Person, table: TableRow) -> Standing:
        """What the game at a table counts for, for somebody who played there."""
        with self._counted(person):
            await self._read_over(table, person)
            return standing_of(table.game, await self._records.standing(table.id, person.id))

    async def _read_over(self, table: TableRow, person: Person) -> None:
        """Read the record of a game that is over, if nobody has."""
        edition = edition_of(ALL[table.game]) if table.game in ALL else ""
        row = UnreadRow(table.id, table.code, table.game, "")
        if table.status == "over" and await self._store.tallied(table.id) != edition:
            await self._read(row, person.id)

    # --- ratings -------------------------------------------------------------------------------

    async def _rated(self, rating: RatingWork) -> bytes:
        return await self._maker(HistoryJob(rating=rating), Requester("", (NOBODY,), False))

    async def ratings(self, person: Person, games: Sequence[str]) -> bytes:
        """How strong people are, as somebody sees it. Games that nobody has read are read
        meanwhile."""
        with self._counted(person):
            self.catch_up()
            store, pools = self._ratings, []
            for pool in pools_of(games):
                own = await store.ratings(pool, [person.id])
                pools.append((pool.game, await store.ratings(pool), own[0] if own else None))
            listed = await self._records.is_listed(person.id)
            asked = AskedRatings(person.id, listed, self.busy, pools)
            return await self._maker(HistoryJob(rated=asked), Requester("", (person.id,)))

    async def table_rating(self, person: Person, table: TableRow) -> TableRating:
        """What a table does to the ratings of those who sit there, for one of them."""
        with self._counted(person):
            if table.rated or table.league:
                await self._read_over(table, person)
                await self.rater.catch_up()
            return await self.rater.table(table)

    async def rebuild(self) -> int:
        """Forget all ratings and read every game anew that counts for them; how many they are."""
        store, after, read = self._ratings, 0, 0
        await store.forget_ratings()
        while rows := await store.rated_tables(after, WALK_SPAN):
            for number, code, game in rows:
                after = number
                if game in ALL:
                    await self._read(UnreadRow(number, code, game, ""), NOBODY)
                    read += 1
        for pool in await store.waiting_pools():
            await self.rater.rate(pool)
        return read

    # --- everything -----------------------------------------------------------------------------

    def catch_up(self) -> None:
        """Look through all games for records that nobody has read, but not all the time."""
        now = self._now()
        rested = self._walked is None or not 0 <= now - self._walked < WALK_SECONDS
        if self._walk is None and rested:
            self._walk = asyncio.create_task(self._walk_on())
            self._walk.add_done_callback(self._rest)

    @property
    def busy(self) -> bool:
        """Whether games are being read by which people are rated."""
        return self.rater.busy or self._walk is not None

    def _rest(self, walk: "asyncio.Task[None]") -> None:
        self._walk, self._walked = None, self._now()
        walk.cancelled() or walk.exception()

    async def _walk_on(self) -> None:
        after, more = 0, True
        while more:
            rows, more = await self._store.finished(after, WALK_SPAN)
            after += WALK_SPAN
            await self._read_all(NOBODY, [row for row in rows if not is_read(row)])
        await self.rater.catch_up()

    # --- reading -------------------------------------------------------------------------------

    def _read_on(self, person: int, rows: Sequence[Unread]) -> None:
        """Read them meanwhile: a new statistic fills in for old games."""
        if person in self._reading:
            return
        task = asyncio.create_task(self._read_all(person, rows))
        self._reading[person] = task
        task.add_done_callback(lambda _: self._reading.pop(person, None))

    async def _read_all(self, person: int, rows: Sequence[Unread]) -> None:
        for row in rows:
            try:
                await self._read(row, person)
            except FarolError as error:  # the disk is full, or the process died: another time
                log.error("history-stopped", table=row.id, error=str(error))
                return

    async def _read(self, row: Unread, person: int) -> None:
        """Read one record, and keep what it tells."""
        finished, read = await self._finished(row), Read(UNREADABLE)
        if finished is not None:
            asker = Requester("", (person,), person != NOBODY)
            read = _answers.decode(await self._maker(HistoryJob(finished=finished), asker))
        edition = edition_of(ALL[row.game])
        also = [
            partial(keep_scores, table=row.id, scores=read.scores),
            partial(keep_match, table=row.id, match=read.match),
        ]
        await self._store.keep_tally(row.id, edition, read.tally, also)

    async def _finished(self, row: Unread) -> FinishedGame | None:
        """A game with its record; None if it is damaged, or follows rules of another version."""
        try:
            saved = await self._tables.table(row.code)
            thought = await self._store.thought(row.id)
        except StoreError:
            return None
        rules = ALL[row.game]
        if saved is None or saved.row.rules_version != rules.version:
            return None
        table, steps = saved.row, saved.steps
        seats = len(table.seats)
        try:
            entries = [entry_of(step.action, step.undo_to) for step in steps]
            said = spoken(rules, seats, saved.claims)
        except (FarolError, TypeError):
            return None
        undone_by = [step.seat for step in steps]
        played = Played(row.game, seats, table.options, entries, undone_by, said)
        return FinishedGame(table, played, frozenset(thought))

    async def settled(self) -> None:
        """Until everything that is being read has been."""
        await asyncio.gather(*self._reading.values(), *([self._walk] if self._walk else []))

    async def close(self) -> None:
        """End what is being read."""
        tasks = [*self._reading.values(), *([self._walk] if self._walk else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.rater.close()
