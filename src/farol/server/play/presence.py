"""Presence at tables of other servers, for lists of tables; servers announce it to each other.

It covers only seated people, and only changes are sent. The fact that a table waits for somebody is
sent only for absent people: present ones see it, and a game with all present causes no traffic per
move. A lost notification leaves a list outdated; nothing else depends on it.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Final

from farol.server.play.model.state import TableState
from farol.server.play.timers import Time
from farol.server.store.store import News, Presence, StoreError, TableRow
from farol.server.store.stores import Store

PAUSE_SECONDS: Final = 0.5  # in which changes are batched
MAX_TOLD: Final = 25  # tables per notification: NOTIFY allows less than 8,000 bytes
MAX_KNOWN: Final = 50_000  # tables of other servers; the oldest is evicted first


class Presences:
    """The presence that this server announces, and what others have announced. `states`: the tables
    in memory here."""

    def __init__(
        self, store: Store, time: Time, states: Callable[[], Iterable[TableState]]
    ) -> None:
        self._store = store
        self._time = time
        self._states = states
        self._told: dict[int, Presence] = {}
        self._changed: dict[int, TableState] = {}
        self._heard: dict[int, tuple[str, Presence]] = {}  # with the node that announced it
        self._telling: asyncio.Future[None] | None = None

    # --- announcing ----------------------------------------------------------------------------

    def note(self, before: TableState, state: TableState) -> None:
        """A table here has changed: announce it soon, if others would see a difference."""
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
        """Announce all changes, without a pause: after a table has left it must not be
        announced."""
        changed, self._changed = self._changed, {}
        news = [found for state in changed.values() if (found := self._news_of(state)) is not None]
        with suppress(StoreError):  # then it is announced with its next change
            await asyncio.gather(
                *(self._store.ownership.tell(News(present=some)) for some in _parts(news))
            )

    def _news_of(self, state: TableState) -> Presence | None:
        """The presence at a table, if it differs from what was announced."""
        found = presence_of(state)
        if self._told.get(found.table, Presence(found.table)) == found:
            return None
        self._told[found.table] = found
        return found

    # --- notifications -------------------------------------------------------------------------

    def on_news(self, news: News) -> None:
        """Handle a notification of another server."""
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
        if news.came:  # so it knows of no presence yet
            self._told.clear()
            for state in self._states():
                self._note(state)

    def of(self, row: TableRow) -> tuple[set[int], list[int]]:
        """The people at a table of another server, and the seats it waits for; for a table without
        an owner, from its row."""
        if row.id not in self._heard:
            return set(), row.waits
        _, said = self._heard[row.id]
        waits = [n for n, seat in enumerate(row.seats) if seat.person in said.awaited]
        return set(said.online), waits


def presence_of(state: TableState) -> Presence:
    """Which seated people are connected, and which the table waits for."""
    row, game = state.row, state.game
    sitting = {n: seat.person for n, seat in enumerate(row.seats) if seat.person is not None}
    online = state.online.intersection(sitting.values())
    waits = list(game.awaited) if game is not None and row.status == "playing" else []
    awaited = {sitting[seat] for seat in waits if seat in sitting} - online
    return Presence(row.id, tuple(sorted(online)), tuple(sorted(awaited)))


def _parts(news: list[Presence]) -> Iterator[list[Presence]]:
    for at in range(0, len(news), MAX_TOLD):
        yield news[at : at + MAX_TOLD]
