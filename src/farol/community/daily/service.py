"""The daily deal: one deal per game from midnight to midnight UTC, the same for everybody.

The secrets of its dice and bots are random, and committed to one day ahead if the server is running
then. They are revealed when the day is over. Until then a table of the day is visible to its player
and to people who have used their own try; undo and hints are disabled there. Each person has one
try, identified by the cookie: a second identity has another one.
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
SEATS: Final = 3  # including bots, if the game allows so few


class DailyPlan(NamedTuple):
    """The setup of a game on a day."""

    seats: int
    alone: str | None
    options: dict[str, OptionValue]


def plan_of(game: AnyGame, day: str) -> DailyPlan:
    """The setup of a day: the game's solo modes in rotation; without any, SEATS seats with bots, as
    far as the game allows.
    """
    if game.alone:
        number = int(end_of(day)) // 86_400
        setup = game.alone[number % len(game.alone)]
        return DailyPlan(1, setup.name, dict(setup.options))
    return DailyPlan(min(max(SEATS, game.seats[0]), game.seats[-1]), None, {})


class Daily:
    """The daily deals of a server."""

    def __init__(self, lobby: Lobby, store: Store, time: MonotonicTime) -> None:
        self._lobby = lobby
        self._store = DailyStore(store.database)
        self._time = time
        self._opening = asyncio.Lock()
        self._committed = ""  # the last day whose deals are known to be committed

    @property
    def today(self) -> str:
        """The present day."""
        return day_of(self._time.now())

    async def look_ahead(self) -> int:
        """Commit to the deals of today and tomorrow; returns how many."""
        days = [self.today, day_after(self.today)]
        drawn = [(day, game) for day in days if day > self._committed for game in ALL]
        for day, game in drawn:
            await self._fixed(day, game)
        self._committed = days[-1]
        return len(drawn)

    async def play(self, name: str, person: Person) -> str:
        """The code of the person's table of today, which is opened if necessary."""
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
        await self._lobby.forget(row.code)  # another server was faster
        begun = await self._store.try_of(day, game.name, person.id)
        if begun is None:
            raise Refusal("server", "That did not work; try again.")
        return begun.code

    async def may_see(self, day: str, game: str, person: Person | None) -> bool:
        """Whether a person's try of a deal is over."""
        begun = None if person is None else await self._store.try_of(day, game, person.id)
        return begun is not None and begun.status == "over"

    async def deals(self, day: str, person: Person | None) -> DailyDeals:
        """The deals of today or of a past day, as a person may see them."""
        today = self.today
        if day > today:
            raise Refusal("bad", "That day has not come yet.")
        games = [await self._game(game, day, day == today, person) for game in ALL.values()]
        return DailyDeals(day, day == today, end_of(day), [one for one in games if one])

    async def _deal(self, day: str, game: str, open_: bool) -> Deal | None:
        """The deal of a day; an open day's deal is drawn if it does not exist."""
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
    """Whether the secrets are usable; damaged rows are ignored."""
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
