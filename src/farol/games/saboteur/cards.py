"""The cards of a round: hands, draw pile and face-down discards."""

# compiled by mypyc

from typing import Final

from farol.core.compiled import mypyc_attr
from farol.core.rand import Rand
from farol.games.saboteur.tables import DECK, KIND_COUNTS, KINDS, MAX_HAND

SEAT_SHIFT: Final = 5  # a buried card is seat << 5 | kind
KIND_MASK: Final = (1 << SEAT_SHIFT) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards:
    """A deck is a multiset: no order of undrawn cards exists anywhere."""

    def __init__(
        self,
        hands: list[int],
        hand_sizes: list[int],
        pile: list[int],
        pile_size: int,
        buried: list[int],
    ) -> None:
        self.hands = hands  # MAX_HAND places a seat, each hand ascending, then zeros
        self.hand_sizes = hand_sizes
        self.pile = pile  # by kind
        self.pile_size = pile_size
        self.buried = buried  # face-down discards in order: seat and kind in one int

    def copy(self) -> "Cards":
        """Independent equal cards."""
        return Cards(
            self.hands[:], self.hand_sizes[:], self.pile[:], self.pile_size, self.buried[:]
        )

    def draw(self, seat: int, kind: int) -> None:
        """A seat takes a card of this kind from the pile."""
        pile = self.pile
        pile[kind] = pile[kind] - 1
        self.pile_size -= 1
        self._insert(seat, kind)

    def remove(self, seat: int, kind: int) -> None:
        """A seat parts with a card of its hand."""
        hands = self.hands
        index = MAX_HAND * seat
        size = self.hand_sizes[seat] - 1
        self.hand_sizes[seat] = size
        last = index + size
        while hands[index] != kind:
            index += 1
        while index < last:
            hands[index] = hands[index + 1]
            index += 1
        hands[last] = 0

    def bury(self, seat: int, kind: int) -> None:
        """Lay a card on the discards, face down."""
        self.buried.append(seat << SEAT_SHIFT | kind)

    def hand(self, seat: int) -> list[int]:
        """The kinds in a hand, ascending."""
        return self.hands[MAX_HAND * seat : MAX_HAND * seat + self.hand_sizes[seat]]

    def distinct_hand(self, seat: int) -> list[int]:
        """The kinds in a hand, each once, ascending."""
        kinds: list[int] = []
        hands = self.hands
        start = MAX_HAND * seat
        for index in range(start, start + self.hand_sizes[seat]):
            if index == start or hands[index] != hands[index - 1]:
                kinds.append(hands[index])
        return kinds

    def are_all_played(self) -> bool:
        """Whether the pile and every hand are empty."""
        if self.pile_size > 0:
            return False
        return all(size <= 0 for size in self.hand_sizes)

    def _insert(self, seat: int, kind: int) -> None:
        hands = self.hands
        start = MAX_HAND * seat
        size = self.hand_sizes[seat]
        index = start + size
        while index > start and hands[index - 1] > kind:
            hands[index] = hands[index - 1]
            index -= 1
        hands[index] = kind
        self.hand_sizes[seat] = size + 1

    def sample(self, seat: int, rand: Rand) -> None:
        """Deal the other hands and discards anew from all that the seat cannot see."""
        self._gather_unseen(seat)
        unseen: list[int] = []
        pile = self.pile
        for kind in range(KINDS):
            for _ in range(pile[kind]):
                unseen.append(kind)
        left = len(unseen)
        buried = self.buried
        for index in range(len(buried)):
            other = buried[index] >> SEAT_SHIFT
            if other != seat:
                kind = self._take_unseen(unseen, left, rand)
                buried[index] = other << SEAT_SHIFT | kind
                left -= 1
        sizes = self.hand_sizes
        for other in range(len(sizes)):
            if other != seat:
                size = sizes[other]
                sizes[other] = 0
                for _ in range(size):
                    self._insert(other, self._take_unseen(unseen, left, rand))
                    left -= 1

    def _gather_unseen(self, seat: int) -> None:
        """Put the other hands and discards back into the pile."""
        pile = self.pile
        hands = self.hands
        sizes = self.hand_sizes
        for other in range(len(sizes)):
            if other != seat:
                start = MAX_HAND * other
                for index in range(start, start + sizes[other]):
                    kind = hands[index]
                    pile[kind] = pile[kind] + 1
        for entry in self.buried:
            if entry >> SEAT_SHIFT != seat:
                kind = entry & KIND_MASK
                pile[kind] = pile[kind] + 1

    def _take_unseen(self, unseen: list[int], left: int, rand: Rand) -> int:
        """Take one of the first `left` cards of the list; the last of them fills its place."""
        pick = rand.below(left)
        kind = unseen[pick]
        unseen[pick] = unseen[left - 1]
        self.pile[kind] = self.pile[kind] - 1
        return kind


def new_cards(seats: int) -> Cards:
    """The whole deck in the pile, nothing dealt."""
    return Cards([0] * (MAX_HAND * seats), [0] * seats, KIND_COUNTS[:], DECK, [])
