"""A deal a day: from midnight to midnight, by UTC, one deal per game, the same for everybody.

What the luck and the bots of a day follow from is drawn at random, and committed to a day before
it counts, if the server runs by then. It is opened when the day is over. Until then a table of the
day is for who plays at it, and for nobody who could still play; nothing is taken back there and no
hint is given. Somebody has one try, by their cookie: who makes up another person has another one.
"""

import asyncio
import re
from typing import Final, NamedTuple

from farol.community.daily.bodies import DailyDeals, DailyGame, DailyScore, DailyTry
from farol.community.daily.rows import TryRow
from farol.community.daily.store import DailyStore
from farol.community.history.figures import statistics_of
from farol.core.fairness import commitment
from farol.core.options import OptionValue
from farol.games import ALL, AnyGame
from farol.protocol.bodies import NewTable
from farol.protocol.errors import Refusal
from farol.protocol.types import SeatPlan
from farol.server.play.deal import Deal
from farol.server.play.lobby import Lobby
from farol.server.play.model.days import day_after, day_of, end_of
from farol.server.play.model.seats import USUAL_LEVEL
from farol.server.play.monotonic import MonotonicTime
from farol.server.store.store import Person, TableRow
from farol.server.store.stores import Store

_SECRET: Final = re.compile("[0-9a-f]{64}")
SEATS: Final = 3  # in company, as far as the game has so few


class Plan(NamedTuple):
    """How a game is played on some day."""

    seats: int
    alone: str | None
    options: dict[str, OptionValue]


def plan_of(game: AnyGame, day: str) -> Plan:
    """One of the ways to play alone after the other; or with so many bots, as usual."""
    if game.alone:
        number = int(end_of(day)) // 86_400
        setup = game.alone[number % len(game.alone)]
        return Plan(1, setup.name, dict(setup.options))
    return Plan(min(max(SEATS, game.seats[0]), game.seats[-1]), None, {})


class Daily:
    """The deals of each day of a server."""

    def __init__(self, lobby: Lobby, store: Store, time: MonotonicTime) -> None:
        self._lobby = lobby
        self._store = DailyStore(store.database)
        self._time = time
        self._opening = asyncio.Lock()
        self._committed = ""  # the last day whose deals are known to be drawn

    @property
    def today(self) -> str:
        """The day that it is."""
        return day_of(self._time.now())

    async def look_ahead(self) -> int:
        """Commit to the deals of today and tomorrow, whether or not somebody looks; how many."""
        days = [self.today, day_after(self.today)]
        drawn = [(day, game) for day in days if day > self._committed for game in ALL]
        for day, game in drawn:
            await self._fixed(day, game)
        self._committed = days[-1]
        return len(drawn)

    async def play(self, name: str, person: Person) -> str:
        """The code of somebody's table of today: a new one, or the one that they have."""
        game = ALL.get(name)
        if game is None:
            raise Refusal("bad", f"There is no such game; the games are: {', '.join(ALL)}.")
        async with self._opening:
            day = self.today
            begun = await self._store.try_of(day, name, person.id)
            return await self._open(game, day, person) if begun is None else begun.code

    async def _open(self, game: AnyGame, day: str, person: Person) -> str:
        deal, plan = await self._fixed(day, game.name), plan_of(game, day)
        if not _readable(deal):
            raise Refusal("server", "The deal of this day cannot be read; there is one tomorrow.")
        bots = [SeatPlan("bot", level=USUAL_LEVEL) for _ in range(plan.seats - 1)]
        wanted = NewTable(game.name, [SeatPlan("me"), *bots], plan.options, talk="off", start=True)

        def arrange(row: TableRow) -> None:
            row.daily, (row.secret, row.bots_secret) = day, deal

        table = await self._lobby.open(wanted, person, arrange=arrange)
        row = table.row
        if await self._store.add_try(day, game.name, person.id, row.id):
            return row.code
        await self._lobby.forget(row.code)  # at another server somebody was sooner
        begun = await self._store.try_of(day, game.name, person.id)
        if begun is None:
            raise Refusal("server", "That did not work; try again.")
        return begun.code

    async def may_see(self, day: str, game: str, person: Person | None) -> bool:
        """Whether somebody has no try of a deal before them any more."""
        begun = None if person is None else await self._store.try_of(day, game, person.id)
        return begun is not None and begun.status == "over"

    async def deals(self, day: str, person: Person | None) -> DailyDeals:
        """The deals of today or of a day that is over, as somebody may see them."""
        today = self.today
        if day > today:
            raise Refusal("bad", "That day has not come yet.")
        games = [await self._game(game, day, day == today, person) for game in ALL.values()]
        return DailyDeals(day, day == today, end_of(day), [one for one in games if one])

    async def _deal(self, day: str, game: str, open_: bool) -> Deal | None:
        """The deal of a day; one that is still to be played is drawn if there is none."""
        if open_:
            return await self._fixed(day, game)
        return await self._store.kept_deal(day, game)

    async def _fixed(self, day: str, game: str) -> Deal:
        return await self._store.deal(day, game, self._lobby.dealer.deal_of_a_day())

    async def _game(
        self, game: AnyGame, day: str, today: bool, person: Person | None
    ) -> DailyGame | None:
        store, name = self._store, game.name
        deal = await self._deal(day, name, today)
        if deal is None or not _readable(deal):
            return None
        after = await self._deal(day_after(day), name, today)
        begun = None if person is None else await store.try_of(day, name, person.id)
        shown = not today or (begun is not None and begun.status == "over")
        scores = await store.daily_scores(day, name) if shown else []
        low, plan = statistics_of(game).low_wins, plan_of(game, day)
        return DailyGame(
            game=name,
            seats=plan.seats,
            alone=plan.alone,
            level=None if plan.alone else USUAL_LEVEL,
            options=plan.options,
            low_wins=low,
            commitments=_commitments(deal),
            next_commitments=_commitments(after) if after and _readable(after) else [],
            secrets=None if today else [deal.secret, deal.bots_secret],
            yours=None if begun is None else _try(begun, scores, low),
            curve=[DailyScore(*one) for one in scores] if shown else None,
        )


def _readable(deal: Deal) -> bool:
    """Whether luck can follow from it; a damaged row is left out."""
    return all(_SECRET.fullmatch(secret) for secret in deal)


def _commitments(deal: Deal) -> list[str]:
    return [commitment(bytes.fromhex(secret)) for secret in deal]


def _try(begun: TryRow, scores: list[tuple[int, int]], low: bool) -> DailyTry:
    over = begun.status == "over"
    score = begun.score if over else None
    place = None
    if score is not None:
        better = [people for one, people in scores if (one < score if low else one > score)]
        place = 1 + sum(better)
    return DailyTry(begun.code, over, score, place)
