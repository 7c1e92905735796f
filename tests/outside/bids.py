"""The example of choosing together in docs/adding-a-game.md: everybody bids in secret, once."""

from collections.abc import Sequence
from typing import ClassVar

from farol.core.actions import Action, ActionSpace, Number
from farol.core.data import Json
from farol.core.declared import (
    NONE,
    Declared,
    DeclaredGame,
    Telling,
    Told,
    by_seat,
    seats_of,
    whole,
)
from farol.core.event import NOBODY, Event, only
from farol.core.rand import Rand
from farol.core.state import OVER

MOST = 4
BID = Number("bid", 0, MOST)


class Bids(Declared):
    turn: int = whole(0, seats_of)  # how many have bid
    bids: list[int] = by_seat(whole(NONE, MOST, first=NONE))

    def to_act(self) -> int:
        return self.turn if self.turn < self.seats else OVER

    def legal_actions(self) -> list[int]:
        return list(range(MOST + 1))

    def apply_unchecked(self, action: int, log: list[Event] | None = None) -> None:
        events = [Event("chose", self.turn, (), (action,), only(self.turn))]
        self.bids[self.turn] = action
        self.turn += 1
        if self.turn == self.seats:  # the last one turns all of them up
            events += [Event("bid", seat, (bid,), (), NOBODY) for seat, bid in enumerate(self.bids)]
        if log is not None:
            log += events

    def sample_world(self, seat: int, rand: Rand) -> "Bids":
        world = self.copy()
        for other in range(self.turn if self.turn < self.seats else 0):
            if other != seat:
                world.bids[other] = rand.below(MOST + 1)
        return world

    def scores(self) -> list[int]:
        return [bid if self.bids.count(bid) == 1 else 0 for bid in self.bids]


class BidsGame(DeclaredGame[Bids]):
    name: ClassVar[str] = "bids"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 6)
    state_class = Bids
    actions: ClassVar[ActionSpace] = ActionSpace(Action("bid", 0, BID))
    events: ClassVar[Telling] = Telling(Told("chose", private=[BID]), Told("bid", BID))

    def together(self, state: Bids) -> Sequence[int]:
        return range(state.turn, state.seats)

    def observe(self, state: Bids, seat: int | None) -> dict[str, Json]:
        over = state.to_act() == OVER
        view = self.standing(state, "over" if over else "bid")
        view["players"] = [{"bid": bid if over else None} for bid in state.bids]
        if seat is not None:
            view["me"] = {"bid": None if state.bids[seat] == NONE else state.bids[seat]}
        return view


GAME = BidsGame()
