"""Who has gone from a lobby where strangers met: their seat is open again for others."""

from functools import partial
from typing import Final

from farol.community.company.pace import pace_of
from farol.community.company.store import CompanyStore
from farol.protocol.errors import Refusal
from farol.server.play.lobby import Lobby
from farol.server.play.model import seats
from farol.server.play.model.state import Change
from farol.server.play.model.turns import change_row
from farol.server.play.monotonic import MonotonicTime
from farol.server.play.table import Table

GONE_SECONDS: Final = 45.0  # without a connection: longer than a reload, or a phone in a pocket


class Leaving:
    """Frees seats while others are there who wait; without it a host who has gone would keep them
    from starting, and a guest from being replaced."""

    def __init__(self, lobby: Lobby, store: CompanyStore, time: MonotonicTime) -> None:
        self._lobby = lobby
        self._store = store
        self._time = time
        self._gone: dict[tuple[str, int], float] = {}  # when somebody was first missed

    async def work(self) -> None:
        """Free the seats of those who have been gone for long."""
        waiting = [table for table in self._lobby.tables.values() if _waits(table)]
        met = {one.code for one in await self._store.met([table.row.code for table in waiting])}
        now, missed = self._time.monotonic(), dict[tuple[str, int], float]()
        for table in waiting:
            if table.row.code not in met:
                continue
            for person in _absent(table):
                since = self._gone.get((table.row.code, person), now)
                missed[table.row.code, person] = since
                if now - since >= GONE_SECONDS:
                    await self._free(table, person)
        self._gone = missed

    @staticmethod
    async def _free(table: Table, person: int) -> None:
        try:
            await table.amend(partial(stand_up, person=person))
        except Refusal:
            return  # it has too much to do: at the next tick


def stand_up(change: Change, now: float, *, person: int) -> None:
    """Open the seats of somebody who has gone, unless they are back or the deal has begun."""
    state = change.state
    if state.row.status != "lobby" or state.row.stage != "gathering" or person in state.online:
        return
    row = seats.copied(state.row)
    for number in seats.seats_of(row, person):
        seats.leave_lobby(row, number)
    change_row(change, row, now)


def _waits(table: Table) -> bool:
    row = table.row
    return row.status == "lobby" and row.visibility == "public" and pace_of(row.clock) != "days"


def _absent(table: Table) -> set[int]:
    """The people who sit there and are away, if somebody is there."""
    people = {seat.person for seat in table.row.seats if seat.person is not None}
    return people - table.state.online if people & table.state.online else set()
