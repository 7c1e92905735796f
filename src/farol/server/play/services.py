"""Services shared by all tables of a server."""

# compiled by mypyc

from collections.abc import Callable, Mapping
from typing import final

from farol.server.play.dealer import Dealer
from farol.server.play.model.payloads import Notice
from farol.server.play.monotonic import MonotonicTime
from farol.server.play.pace import Pace
from farol.server.store.store import TableRow
from farol.server.store.stores import Store
from farol.server.workers.bots import Bots, longest_thought
from farol.server.workers.readers import Readers


@final
class Services:
    """Services shared by all tables of a server."""

    def __init__(
        self,
        store: Store,
        time: MonotonicTime,
        bots: Bots,
        bot_pause: float,
        dealer: Dealer | None = None,
        readers: Readers | None = None,
    ) -> None:
        self.store = store
        self.time = time
        self.bots = bots
        self.bot_pause = bot_pause  # seconds; alone, the client sets the pace
        self.dealer = dealer or Dealer()
        self.readers = readers or Readers()
        self.pace = Pace(longest_thought)
        self.tell_away: Callable[[Notice], None] = lambda _: None  # for people not at a table
        self.finished: Callable[[TableRow], None] = lambda _: None  # when a game is over
        self.learned: Mapping[str, frozenset[int]] = {}  # by game: numbers of seats

    def with_bots(self, bots: Bots) -> "Services":
        """A copy with other bots."""
        twin = Services(self.store, self.time, bots, self.bot_pause, self.dealer, self.readers)
        twin.pace = self.pace
        twin.tell_away = self.tell_away
        twin.finished = self.finished
        twin.learned = self.learned
        return twin
