"""What each seat has seen and heard happen in one game: views, rows of bytes, a key."""

from collections.abc import Sequence
from typing import Final

from farol.bots.bot import Memory, View, Views
from farol.core.claims import Said
from farol.core.event import Event
from farol.core.history import ROW
from farol.core.state import State
from farol.research.recall import Recall
from farol.research.spaces import BadUse, Space

__all__ = ["ROW", "Histories"]


class Histories:
    """Every seat's history in one game, in three forms. It can be copied and holds no state.

    Two histories that a seat can tell apart differ in all of them, except in rows for what happened
    before the latest `rows` of them.
    """

    def __init__(self, space: Space, rows: int) -> None:
        kept = space.event_rows(rows)
        if kept is None:
            raise BadUse("A history has at least one row, not 0.")
        self.space: Final = space
        self._views = Memory(space.game, space.seats)
        self._recall = Recall(space.game, space.seats, space.options)
        self._rows = kept

    def apply(self, state: State, action: int) -> None:
        """Apply a legal action or an outcome of chance, and record it for every seat."""
        events: list[Event] = []
        acting = state.to_act()
        state.apply(action, events)
        self._recall.note(acting, action, events)
        self._views.note(events)
        self._rows.note(events)

    def hear(self, said: Said) -> None:
        """Record a claim for every seat."""
        claims = self.space.game.claims
        kind = claims.kind_of(said.claim)
        self._views.hear(said)
        self._recall.hear(said)
        self._rows.hear(said.seat, claims.kinds.index(kind), tuple(kind.values(said.claim)))

    def views(self, seat: int) -> Sequence[View]:
        """The views of all events and claims, oldest first, typed in the game's `views`."""
        return self._views.views[self.space.seat(seat)]

    def rows(self, seat: int) -> bytes:
        """The latest events and claims as rows of ROW bytes, newest first, then zeros."""
        return self._rows.seen(self.space.seat(seat))

    def key(self, seat: int) -> str:
        """The whole history as 32 hexadecimal digits."""
        return self._recall.key(self.space.seat(seat))

    def copy(self) -> "Histories":
        """An independent copy."""
        twin = Histories(self.space, self._rows.most)
        twin._views.views = [Views(views) for views in self._views.views]
        twin._recall = self._recall.copy()
        twin._rows = self._rows.copy()
        return twin
