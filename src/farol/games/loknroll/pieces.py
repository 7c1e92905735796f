"""Moves of cards and the locomotive: each visible step is logged."""

# compiled by mypyc

from farol.core.compiled import mypyc_attr
from farol.core.event import NOBODY, Event
from farol.core.native import i64, vec
from farol.games.loknroll.position import NO_CARD, Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Pieces(Position):
    """Steps of turns, for seats and for Laura."""

    def lay(self, kind: i64, way: i64, seat: i64, log: list[Event] | None) -> None:
        """Lay a card at the end of the track."""
        self.track.lay(kind, way)
        if log is not None:
            spot: i64 = -1
            if not self.settings.ribbon:
                spot = self.track.spots[-1]
            log.append(Event("laid", seat, (kind, spot), (), NOBODY))

    def ride(self, steps: i64, seat: i64, log: list[Event] | None) -> i64:
        """Move the locomotive; return the steps left at the end of the track."""
        start: i64 = self.track.locomotive
        broken: i64 = 0
        if log is not None:
            broken = self.track.broken_within(steps)
        left = self.track.ride(steps)
        if log is not None:
            ride = (start, self.track.locomotive, broken)
            log.append(Event("rode", seat, ride, (), NOBODY))
        return left

    def ride_one(self, seat: i64, log: list[Event] | None) -> i64:
        """Move one card forward if possible (L4.3); return the number of broken cards entered."""
        if self.track.ahead() == 0:
            return 0
        broken = self.track.broken_within(1)
        self.ride(1, seat, log)
        return broken

    def derail(self, index: i64, seat: i64, left: i64, log: list[Event] | None) -> None:
        """Count a derailment (L5.2)."""
        self.derailments[index] += 1
        if log is not None:
            log.append(Event("derailed", seat, (left, self.derailments[index]), (), NOBODY))

    def take(self, due: i64, seat: i64, log: list[Event] | None) -> vec[i64]:
        """Take penalty cards from the tail of the track (L5.4)."""
        taken = self.track.take(due)
        if log is not None and due > 0:
            log.append(Event("taken", seat, (due, *taken), (), NOBODY))
        return taken

    def put(self, index: i64, seat: i64, kind: i64, combine: bool, log: list[Event] | None) -> None:
        """Put a card on a pile, or with the pile's top card into the box (L6.2)."""
        heaps = self.heaps
        pile = heaps.pile(index)
        other: i64 = NO_CARD
        if combine:
            other = heaps.pop(pile)
            box = self.box
            box[kind] = box[kind] + 1
            box[other] = box[other] + 1
        else:
            heaps.push(pile, kind)
        if log is not None:
            log.append(Event("put", seat, (kind, other), (), NOBODY))
