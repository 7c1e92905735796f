"""Checks games that are handed in by replaying them, and adds them to a person's history."""

import asyncio
import hashlib
import secrets
from functools import partial
from typing import Final

import msgspec
from msgspec import Struct

from farol.bots.roster import LEVELS
from farol.community.handing_in.bodies import HandedIn, PlayedGame
from farol.community.handing_in.store import HandedInStore
from farol.community.history.service import HistoryService
from farol.core.errors import FarolError
from farol.core.fairness import SECRET_BYTES
from farol.core.record import Record, replay
from farol.core.state import CHANCE, OVER, State
from farol.games import ALL
from farol.protocol.errors import Refusal
from farol.protocol.types import Result
from farol.server.play.codes import new_code
from farol.server.play.model.seats import bot_name, checked_options
from farol.server.store.store import CodeTaken, Person, SeatRow, StepRow, TableRow
from farol.server.store.stores import Store

MOST: Final = 2000  # games that one person may hand in
TRIES: Final = 5  # at a code that is free


class Checked(Struct, frozen=True):
    """What a replay has found: why the game is refused, or who acted, and how it ended."""

    problem: str = ""
    seats: list[int | None] = []  # by entry; None: chance
    result: Result | None = None


_answers: Final = msgspec.msgpack.Decoder(Checked)


def checked(played: PlayedGame) -> bytes:
    """Worker function: the game, replayed step by step, as MessagePack."""
    return msgspec.msgpack.encode(_replayed(played))


def _replayed(played: PlayedGame) -> Checked:
    game, seats = ALL[played.game], len(played.seats)
    record = Record(played.game, played.rules_version, seats, played.options, played.entries)
    acted: list[int | None] = []

    def watch(state: State, _entry: int, _events: object) -> None:
        acted.append(None if state.to_act() in {CHANCE, OVER} else state.to_act())

    try:
        first = game.new(seats, played.options).to_act()
        state = replay(game, record, watch)
    except FarolError as error:
        return Checked(str(error))
    if state.to_act() != OVER:
        return Checked("The game is not over.")
    acted = [None if first == CHANCE else first, *acted[:-1]]
    return Checked("", acted, Result(state.scores(), state.ranking()))


class HandingIn:
    """Games from elsewhere. Nobody here saw how they were played: they count for nothing."""

    def __init__(self, store: Store, history: HistoryService) -> None:
        self._tables = store.tables
        self._ownership = store.ownership
        self._store = HandedInStore(store.database)
        self._history = history
        self._adding = asyncio.Lock()

    async def hand_in(self, played: PlayedGame, person: Person, now: float) -> HandedIn:
        """Add a game to a person's history; Refusal says why not, and then nothing has changed."""
        self._check(played)
        digest = hashlib.sha256(msgspec.json.encode(played, order="sorted")).hexdigest()
        with self._history.counted(person):
            found = _answers.decode(await self._history.made(person, partial(checked, played)))
        if found.result is None:
            raise Refusal("bad", found.problem)
        async with self._adding:
            code = await self._store.find(person.id, digest)
            if code is not None:
                return HandedIn(code, again=True)
            if await self._store.count(person.id) >= MOST:
                raise Refusal(
                    "limit", f"You have handed in {MOST} games; there is no room for more."
                )
            row = _row(played, person, now)
            await self._add(row)
            row.status, row.result = "over", found.result
            steps = [
                StepRow(version, entry, None, seat, None, now)
                for version, (entry, seat) in enumerate(
                    zip(played.entries, found.seats, strict=True), 1
                )
            ]
            await self._store.keep(row, steps, person.id, digest)
            await self._ownership.leave(row.id)  # nobody plays there
        return HandedIn(row.code, again=False)

    def _check(self, played: PlayedGame) -> None:
        """Refusal for what needs no replay to be seen."""
        if played.game not in ALL:
            raise Refusal("bad", f"This server does not know the game {played.game!r}.")
        if not any(seat.kind == "person" for seat in played.seats):
            raise Refusal("bad", "You sat on no seat of this game.")
        if any((seat.kind == "bot") != (seat.level in LEVELS) for seat in played.seats):
            raise Refusal("bot", f"A bot has one of the levels {', '.join(LEVELS)}, a person none.")
        played.options = checked_options(ALL[played.game], played.options)

    async def _add(self, row: TableRow) -> None:
        """Add it as a table that never began, which is deleted if nothing follows."""
        for _ in range(TRIES):
            row.code = new_code()
            try:
                row.id = await self._tables.add_table(row)
            except CodeTaken:
                continue
            return
        raise Refusal("limit", "No code is free; try again.")


def _row(played: PlayedGame, person: Person, now: float) -> TableRow:
    """The row of the table, with this server's names."""
    seats = [
        SeatRow("person", person.id, person.name)
        if seat.kind == "person"
        else SeatRow("bot", name=bot_name(number), level=seat.level)
        for number, seat in enumerate(played.seats)
    ]
    return TableRow(
        *(0, "", played.game, played.rules_version, dict(played.options), seats, person.id),
        *("lobby", now, secrets.token_hex(SECRET_BYTES)),  # a table needs one
        stage="dealt",
        host_name=person.name,
        practice=True,  # everything that counts games leaves it out
        handed_in=True,
        talk="off",
    )
