"""Who is at tables of other servers, for lists of tables: each server tells the others of its own.

Only of people who sit there, and only what changed. That the table waits for somebody is told of
those who are away: people present see it, and a game where all are present is not told move by
move. A lost notification is missing in a list, and nothing else depends on it.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Final

from farol.server.play.model.state import TableState
from farol.server.play.timers import Time
from farol.server.store.store import News, Presence, StoreError, TableRow
from farol.server.store.stores import Store

PAUSE_SECONDS: Final = 0.5  # in which what changes is told together
MAX_TOLD: Final = 25  # tables at once: what is told at once has at most 8,000 bytes
MAX_KNOWN: Final = 50_000  # tables of others, the oldest of which is forgotten first


class Presences:
    """What this server tells of its tables, and what it has heard of others'. `states`: the tables
    that are here."""

    def __init__(
        self, store: Store, time: Time, states: Callable[[], Iterable[TableState]]
    ) -> None:
        self._store = store
        self._time = time
        self._states = states
        self._told: dict[int, Presence] = {}
        self._changed: dict[int, TableState] = {}
        self._heard: dict[int, tuple[str, Presence]] = {}  # with who told it
        self._telling: asyncio.Future[None] | None = None

    # --- telling -------------------------------------------------------------------------------

    def note(self, before: TableState, state: TableState) -> None:
        """A table here has changed: tell it soon, if others may see it otherwise."""
        moved = state.game is not before.game or state.row is not before.row
        if moved or state.viewpoints is not before.viewpoints:
            self._note(state)

    def _note(self, state: TableState) -> None:
        if not self._changed:
            self._time.call_later(PAUSE_SECONDS, self._tell)
        self._changed[state.row.id] = state

    def left(self, table: int) -> None:
        """A table was unloaded here: its next owner announces its presence."""
        self._told.pop(table, None)
        self._changed.pop(table, None)

    def _tell(self) -> None:
        if self._telling is None or self._telling.done():
            self._telling = asyncio.ensure_future(self._tell_all())
        else:
            self._time.call_later(PAUSE_SECONDS, self._tell)

    async def _tell_all(self) -> None:
        """All that changed, at once: nothing of it after a table has left."""
        changed, self._changed = self._changed, {}
        news = [found for state in changed.values() if (found := self._news_of(state)) is not None]
        with suppress(StoreError):  # then others hear it when it changes again
            await asyncio.gather(
                *(self._store.ownership.tell(News(present=some)) for some in _parts(news))
            )

    def _news_of(self, state: TableState) -> Presence | None:
        """Who is there, if that is other than what was told."""
        found = presence_of(state)
        if self._told.get(found.table, Presence(found.table)) == found:
            return None
        self._told[found.table] = found
        return found

    # --- hearing -------------------------------------------------------------------------------

    def on_news(self, news: News) -> None:
        """What another server has told of its tables, or of itself."""
        for presence in news.present:
            self._heard.pop(presence.table, None)
            self._heard[presence.table] = (news.node, presence)
        while len(self._heard) > MAX_KNOWN:
            del self._heard[next(iter(self._heard))]
        if news.lease is not None:
            self._heard.pop(news.lease.table, None)
        if news.gone:
            known = self._heard.items()
            self._heard = {table: said for table, said in known if said[0] != news.node}
        if news.came:  # and has heard nothing yet
            self._told.clear()
            for state in self._states():
                self._note(state)

    def of(self, row: TableRow) -> tuple[set[int], list[int]]:
        """The people who are at a table of another server, and the seats that it waits for; those
        of a table that no server has stand in its row."""
        if row.id not in self._heard:
            return set(), row.waits
        _, said = self._heard[row.id]
        waits = [n for n, seat in enumerate(row.seats) if seat.person in said.awaited]
        return set(said.online), waits


def presence_of(state: TableState) -> Presence:
    """Who of those who sit at the table is there, and who is awaited."""
    row, game = state.row, state.game
    sitting = {n: seat.person for n, seat in enumerate(row.seats) if seat.person is not None}
    online = state.online.intersection(sitting.values())
    choosing = game.choosing if game is not None and row.status == "playing" else []
    awaited = {sitting[seat] for seat in choosing if seat in sitting} - online
    return Presence(row.id, tuple(sorted(online)), tuple(sorted(awaited)))


def _parts(news: list[Presence]) -> Iterator[list[Presence]]:
    for at in range(0, len(news), MAX_TOLD):
        yield news[at : at + MAX_TOLD]
