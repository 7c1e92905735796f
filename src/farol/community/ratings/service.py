"""Rates people by finished games, in the order of their ends."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, get_args

import msgspec
import structlog

from farol.community.history.figures import FinishedGame
from farol.community.history.service import NOBODY, HistoryService, RecordReader
from farol.community.ratings.bodies import Rating, SeatRating, TableRating, Unrated
from farol.community.ratings.contests import match_of
from farol.community.ratings.ratings import AskedRatings, newcomer, ratings_of, steps_after, told
from farol.community.ratings.rows import (
    EVERYBODY,
    LEFT,
    MatchRow,
    Moment,
    Pool,
    RatingStep,
    RatingWork,
)
from farol.community.ratings.store import RatingStore, keep_match
from farol.community.records.store import RecordStore
from farol.core.errors import FarolError
from farol.games import ALL
from farol.server.play.model.strength import ANCHORS
from farol.server.store.sql import Connection
from farol.server.store.store import Person, TableRow
from farol.server.store.stores import Store
from farol.server.workers.fair_queue import Requester

log = structlog.get_logger("farol.ratings")

AT_ONCE: Final = 200  # games rated in one transaction
PATIENCE: Final = 3.0  # seconds that a request waits; the rest runs in the background

REBUILD_SPAN: Final = 1000  # games looked up at a time

_matches: Final = msgspec.json.Decoder(MatchRow | None)
_steps: Final = msgspec.json.Decoder(list[RatingStep])


class Rater:
    """Computes ratings. `compute` runs in a worker."""

    def __init__(
        self, store: RatingStore, compute: Callable[[RatingWork], Awaitable[bytes]]
    ) -> None:
        self._store = store
        self._compute = compute
        self._rating: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def busy(self) -> bool:
        """Whether games are being rated."""
        return self._rating is not None

    async def catch_up(self, patience: float = PATIENCE) -> None:
        """Rate all unrated games; after `patience` seconds in the background."""
        if self._closed:
            return
        if self._rating is None:
            self._rating = asyncio.create_task(self._rate_all())
            self._rating.add_done_callback(self._done)
        await asyncio.wait([self._rating], timeout=patience)

    def _done(self, rating: "asyncio.Task[None]") -> None:
        self._rating = None
        error = None if rating.cancelled() else rating.exception()
        if error is not None:
            log.error("ratings-stopped", error=str(error))

    async def _rate_all(self) -> None:
        for pool in await self._store.waiting_pools():
            try:
                await self.rate(pool)
            except FarolError as error:  # a full disk or a dead process: retried later
                log.error("ratings-stopped", league=pool.league, game=pool.game, error=str(error))

    async def rate(self, pool: Pool) -> None:
        """Rate all unrated games of a pool."""
        while True:
            work = await self._store.unrated(pool, AT_ONCE)
            if not work.games:
                return
            steps = _steps.decode(await self._compute(work))
            last = work.games[-1]
            until = Moment(last.ended, last.table)
            await self._store.keep_ratings(pool, work.revision, until, steps)

    async def close(self) -> None:
        """Cancel rating for good."""
        self._closed = True
        if self._rating is not None:
            self._rating.cancel()
            await asyncio.wait([self._rating])

    # --- tables --------------------------------------------------------------------------------

    async def table(self, row: TableRow) -> TableRating:
        """The effect of a table on its people's ratings."""
        if not (row.rated or row.league):
            return TableRating(rated=False, why=None, seats=[])
        pool = Pool(EVERYBODY if row.rated else row.league, row.game)
        why = _reason(await self._store.match(row.id)) if row.status == "over" else None
        after = {step.person: step for step in await self._store.rating_steps(pool, row.id)}
        people = [seat.person for seat in row.seats if seat.person is not None]
        known = {one.person: told(one) for one in await self._store.ratings(pool, people)}
        return TableRating(
            rated=True,
            why=why,
            seats=[
                await self._seat(pool, seat.person, seat.kind == "bot", seat.level, after, known)
                for seat in row.seats
            ],
        )

    async def _seat(
        self,
        pool: Pool,
        person: int | None,
        bot: bool,
        level: str | None,
        after: dict[int, RatingStep],
        known: dict[int, Rating],
    ) -> SeatRating:
        if bot:
            return SeatRating(None, None, ANCHORS.get(level or ""))
        if person is None:
            return SeatRating(None, None)
        step = after.get(person)
        if step is None:
            return SeatRating(known.get(person, newcomer()), None)
        before = await self._store.rating_before(pool, person, Moment(step.ended, step.table))
        return SeatRating(newcomer() if before is None else told(before), told(step))


class RatingService:
    """Ratings: reads rated games and answers queries."""

    def __init__(self, store: Store, history: HistoryService) -> None:
        self._store = RatingStore(store.database)
        self._records = RecordStore(store.database)
        self._history = history
        self.rater = Rater(self._store, self._rated)
        history.readers.append(RecordReader(read_match, _keep, self.rater.catch_up))

    @property
    def busy(self) -> bool:
        """Whether games are still being read or rated."""
        return self.rater.busy or self._history.busy

    def catch_up(self) -> None:
        """Rate games that were not read yet, in the background."""
        self._history.catch_up()

    async def _rated(self, rating: RatingWork) -> bytes:
        return await self._history.maker(
            partial(steps_after, rating), Requester("", (NOBODY,), False)
        )

    async def ratings(self, person: Person, games: Sequence[str]) -> bytes:
        """The page of ratings for a person. Unread games are read in the background."""
        with self._history.counted(person):
            self.catch_up()
            store, pools = self._store, []
            for pool in pools_of(games):
                own = await store.ratings(pool, [person.id])
                pools.append((pool.game, await store.ratings(pool), own[0] if own else None))
            listed = await self._records.is_listed(person.id)
            asked = AskedRatings(person.id, listed, self.busy, pools)
            return await self._history.made(person, partial(ratings_of, asked))

    async def table_rating(self, person: Person, table: TableRow) -> TableRating:
        """The effect of a table on ratings, for one of its people."""
        with self._history.counted(person):
            if table.rated or table.league:
                await self._history.read_over(table, person)
                await self.rater.catch_up()
            return await self.rater.table(table)

    async def rebuild(self) -> int:
        """Delete all ratings and read every rated game again; returns their number."""
        store, after, read = self._store, 0, 0
        await store.forget_ratings()
        while rows := await store.rated_tables(after, REBUILD_SPAN):
            for number, code, game in rows:
                after = number
                if game in ALL:
                    await self._history.read_anew(number, code, game)
                    read += 1
        for pool in await store.waiting_pools():
            await self.rater.rate(pool)
        return read


def read_match(finished: FinishedGame) -> bytes:
    """Reader of records: the rating data of a game, as JSON."""
    return msgspec.json.encode(match_of(finished))


def _keep(connection: Connection, table: int, data: bytes | None) -> None:
    keep_match(connection, table, None if data is None else _matches.decode(data))


def _reason(match: MatchRow | None) -> Unrated | None:
    """Why a finished game does not count; None if it does."""
    if match is None:
        return "record"
    if match.why == "":
        return None
    if match.why == LEFT:
        return "stand-in"
    return next((why for why in get_args(Unrated) if why == match.why), "record")


def pools_of(games: Sequence[str]) -> list[Pool]:
    """The server's pools of these games."""
    return [Pool(EVERYBODY, game) for game in games]
