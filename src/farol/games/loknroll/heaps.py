"""Heaps of cards: hands, piles, pending penalty cards, and cards set aside."""

# compiled by mypyc

from typing import Final, final

from farol.core.native import append, i64, u8, vec
from farol.games.loknroll.tables import CARDS, VALUE_OF

ROOM: Final[i64] = CARDS + 1  # octets of a heap
ASIDE: Final = 0  # the heap of the set-up: cards to be shuffled back, ascending
PENDING: Final = 1  # the heap of the penalty cards of this turn, ascending
HANDS: Final = 2  # the first of the seats' hands, each ascending; piles follow


@final
class Heaps:
    """All heaps of cards in one byte vector.

    Heap number h begins at h * ROOM: its size, then the kinds of its cards; the rest is 0. Heaps
    are ASIDE, PENDING, a hand by seat and a pile by rider, whose top card is the last.
    `cards(heap)` returns a heap's cards, and `set_cards` replaces them.
    """

    def __init__(self, seats: i64, riders: i64, octets: vec[u8]) -> None:
        self.seats = seats
        self.riders = riders
        self.octets = octets

    def copy(self) -> "Heaps":
        """Independent equal heaps."""
        return Heaps(self.seats, self.riders, self.octets[:])

    def __reduce__(self) -> tuple[object, ...]:
        return Heaps, (self.seats, self.riders, self.octets)

    def hand(self, seat: i64) -> i64:
        """The index of a seat's hand."""
        return HANDS + seat

    def pile(self, rider: i64) -> i64:
        """The index of the pile of a seat or of Laura."""
        return HANDS + self.seats + rider

    def size(self, heap: i64) -> i64:
        """The number of cards in a heap."""
        return i64(self.octets[heap * ROOM])

    def card(self, heap: i64, place: i64) -> i64:
        """The kind of a card, by index from 0."""
        return i64(self.octets[heap * ROOM + 1 + place])

    def top_value(self, heap: i64) -> i64:
        """The value of the last card; 0 of an empty heap."""
        octets = self.octets
        first = heap * ROOM
        size = i64(octets[first])
        if size == 0:
            return 0
        return VALUE_OF[i64(octets[first + size])]

    def points(self, heap: i64) -> i64:
        """The sum of the values (L7.2)."""
        octets = self.octets
        first = heap * ROOM
        total: i64 = 0
        for at in range(first + 1, first + 1 + i64(octets[first])):
            total += VALUE_OF[i64(octets[at])]
        return total

    def vector(self, heap: i64) -> vec[i64]:
        """The kinds of a heap, in their order."""
        octets = self.octets
        first = heap * ROOM + 1
        size = i64(octets[first - 1])
        kinds = vec[i64]([0] * size)
        for place in range(size):
            kinds[place] = i64(octets[first + place])
        return kinds

    def cards(self, heap: i64) -> list[int]:
        """The kinds of a heap, in their order."""
        return [self.card(heap, place) for place in range(self.size(heap))]

    def set_cards(self, heap: i64, kinds: list[int]) -> None:
        """Replace the cards of a heap."""
        self.clear(heap)
        kind: i64
        for kind in kinds:
            self.push(heap, kind)

    def clear(self, heap: i64) -> None:
        """Clear a heap."""
        octets = self.octets
        first = heap * ROOM
        nothing: u8 = 0
        for at in range(first, first + 1 + i64(octets[first])):
            octets[at] = nothing

    def push(self, heap: i64, kind: i64) -> None:
        """Put a card on top."""
        octets = self.octets
        first = heap * ROOM
        size = i64(octets[first]) + 1
        octets[first] = u8(size)
        octets[first + size] = u8(kind)

    def pop(self, heap: i64) -> i64:
        """Remove and return the top card."""
        octets = self.octets
        first = heap * ROOM
        size = i64(octets[first])
        kind = i64(octets[first + size])
        octets[first] = u8(size - 1)
        octets[first + size] = u8(0)
        return kind

    def insert(self, heap: i64, kind: i64) -> None:
        """Add a card to a heap in ascending order."""
        octets = self.octets
        first = heap * ROOM
        size = i64(octets[first]) + 1
        octets[first] = u8(size)
        at = first + size
        while at - 1 > first and i64(octets[at - 1]) > kind:
            octets[at] = octets[at - 1]
            at -= 1
        octets[at] = u8(kind)

    def remove(self, heap: i64, kind: i64) -> None:
        """Remove the first card of this kind, which the heap must contain."""
        octets = self.octets
        first = heap * ROOM
        last = first + i64(octets[first])
        at = first + 1
        while i64(octets[at]) != kind:
            at += 1
        while at < last:
            octets[at] = octets[at + 1]
            at += 1
        octets[last] = u8(0)
        octets[first] = u8(last - first - 1)


def empty_heaps(seats: i64, riders: i64) -> Heaps:
    """Empty heaps."""
    octets = vec[u8]()
    nothing: u8 = 0
    for _ in range((HANDS + seats + riders) * ROOM):
        octets = append(octets, nothing)
    return Heaps(seats, riders, octets)
