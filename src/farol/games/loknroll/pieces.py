"""Cards and locomotive on the move: each step that people see is told in the log."""

# compiled by mypyc

from farol.core.compiled import mypyc_attr
from farol.core.event import NOBODY, Event
from farol.games.loknroll.position import NO_CARD, Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Pieces(Position):
    """The steps of which turns are made, for seats and for Laura alike."""

    def lay(self, kind: int, way: int, seat: int, log: list[Event] | None) -> None:
        """Lay a card at the end of the track."""
        self.track.lay(kind, way)
        if log is not None:
            spot = -1 if self.settings.ribbon else self.track.spots[-1]
            log.append(Event("laid", seat, (kind, spot), (), NOBODY))

    def ride(self, steps: int, seat: int, log: list[Event] | None) -> int:
        """Move the locomotive; return the steps that are left at the end of the track."""
        start = self.track.locomotive
        broken = 0 if log is None else self.track.broken_within(steps)
        left = self.track.ride(steps)
        if log is not None:
            ride = (start, self.track.locomotive, broken)
            log.append(Event("rode", seat, ride, (), NOBODY))
        return left

    def ride_one(self, seat: int, log: list[Event] | None) -> int:
        """One card forward if there is one (L4.3); return the broken cards entered."""
        if self.track.ahead() == 0:
            return 0
        broken = self.track.broken_within(1)
        self.ride(1, seat, log)
        return broken

    def derail(self, index: int, seat: int, left: int, log: list[Event] | None) -> None:
        """Count a derailment (L5.2)."""
        self.derailments[index] += 1
        if log is not None:
            log.append(Event("derailed", seat, (left, self.derailments[index]), (), NOBODY))

    def take(self, due: int, seat: int, log: list[Event] | None) -> list[int]:
        """Take penalty cards from the tail of the track (L5.4)."""
        taken = self.track.take(due)
        if log is not None and due > 0:
            log.append(Event("taken", seat, (due, *taken), (), NOBODY))
        return taken

    def put(self, index: int, seat: int, kind: int, combine: bool, log: list[Event] | None) -> None:
        """Put a card on a pile, or with the pile's top card into the box (L6.2)."""
        pile = self.piles[index]
        other = NO_CARD
        if combine:
            other = pile.pop()
            box = self.box
            box[kind] = box[kind] + 1
            box[other] = box[other] + 1
        else:
            pile.append(kind)
        if log is not None:
            log.append(Event("put", seat, (kind, other), (), NOBODY))
