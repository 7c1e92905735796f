"""The cards of a round: hands, draw pile and face-down discards."""

# compiled by mypyc

from typing import Final, final

from farol.core.native import append, i64, vec
from farol.core.rand import Rand
from farol.core.vectors import bit
from farol.games.saboteur.tables import DECK, KIND_COUNTS, KINDS

SEAT_SHIFT: Final = 5  # a buried card is seat << 5 | kind
KIND_BITS: Final = 5
KIND_MASK: Final = (1 << KIND_BITS) - 1
SIZE_BITS: Final = 3  # of a hand
SIZE_MASK: Final = (1 << SIZE_BITS) - 1


@final
class Cards:
    """A deck is a multiset: undrawn cards have no order.

    A hand is one number: its size in the lowest 3 bits, then the kinds, ascending, 5 bits each; the
    rest is 0. `hand(seat)` reads it, and `set_hand` replaces it.
    """

    def __init__(self, hands: vec[i64], pile: vec[i64], pile_size: i64, buried: vec[i64]) -> None:
        self.hands = hands  # by seat, packed
        self.pile = pile  # by kind
        self.pile_size = pile_size
        self.buried = buried  # face-down discards in order: seat and kind in one int

    def copy(self) -> "Cards":
        """Independent equal cards."""
        return Cards(self.hands[:], self.pile[:], self.pile_size, self.buried[:])

    def __reduce__(self) -> tuple[object, ...]:
        return Cards, (self.hands, self.pile, self.pile_size, self.buried)

    def draw(self, seat: i64, kind: i64) -> None:
        """A seat takes a card of this kind from the pile."""
        pile = self.pile
        pile[kind] = pile[kind] - 1
        self.pile_size -= 1
        self._insert(seat, kind)

    def remove(self, seat: i64, kind: i64) -> None:
        """Remove a card from a seat's hand."""
        hand = self.hands[seat]
        shift: i64 = SIZE_BITS
        while (hand >> shift) & KIND_MASK != kind:
            shift += KIND_BITS
        before = hand & (bit(shift) - 1)
        after = hand >> (shift + KIND_BITS)
        self.hands[seat] = (before | (after << shift)) - 1

    def bury(self, seat: i64, kind: i64) -> None:
        """Lay a card on the discards, face down."""
        self.buried = append(self.buried, (seat << SEAT_SHIFT) | kind)

    def hand(self, seat: i64) -> list[int]:
        """The kinds in a hand, ascending."""
        hand = self.hands[seat]
        kinds: list[int] = []
        shift: i64 = SIZE_BITS
        _card: i64
        for _card in range(hand & SIZE_MASK):
            kinds.append((hand >> shift) & KIND_MASK)
            shift += KIND_BITS
        return kinds

    @property
    def hand_sizes(self) -> list[int]:
        """The sizes of all hands."""
        return [hand & SIZE_MASK for hand in self.hands]

    def set_hand(self, seat: i64, kinds: list[int]) -> None:
        """Replace a seat's hand."""
        self.hands[seat] = 0
        kind: i64
        for kind in kinds:
            self._insert(seat, kind)

    def are_all_played(self) -> bool:
        """Whether the pile and every hand are empty."""
        if self.pile_size > 0:
            return False
        for hand in self.hands:
            if hand != 0:
                return False
        return True

    def _insert(self, seat: i64, kind: i64) -> None:
        hand = self.hands[seat]
        shift: i64 = SIZE_BITS
        end = SIZE_BITS + KIND_BITS * (hand & SIZE_MASK)
        while shift < end and (hand >> shift) & KIND_MASK < kind:
            shift += KIND_BITS
        before = hand & (bit(shift) - 1)
        after = (hand >> shift) << (shift + KIND_BITS)
        self.hands[seat] = (before | (kind << shift) | after) + 1

    def sample(self, seat: i64, rand: Rand) -> None:
        """Redraw the other hands and discards from all cards that the seat cannot see."""
        self._gather_unseen(seat)
        unseen = vec[i64]()
        pile = self.pile
        kind: i64
        _card: i64
        for kind in range(KINDS):
            for _card in range(pile[kind]):
                unseen = append(unseen, kind)
        left = len(unseen)
        buried = self.buried
        index: i64
        for index in range(len(buried)):
            owner = buried[index] >> SEAT_SHIFT
            if owner != seat:
                buried[index] = (owner << SEAT_SHIFT) | self._take_unseen(unseen, left, rand)
                left -= 1
        hands = self.hands
        other: i64
        for other in range(len(hands)):
            if other != seat:
                size = hands[other] & SIZE_MASK
                hands[other] = 0
                for _card in range(size):
                    self._insert(other, self._take_unseen(unseen, left, rand))
                    left -= 1

    def _gather_unseen(self, seat: i64) -> None:
        """Put the other hands and discards back into the pile."""
        pile = self.pile
        hands = self.hands
        other: i64
        for other in range(len(hands)):
            if other != seat:
                hand = hands[other]
                shift: i64 = SIZE_BITS
                _card: i64
                for _card in range(hand & SIZE_MASK):
                    kind = (hand >> shift) & KIND_MASK
                    pile[kind] = pile[kind] + 1
                    shift += KIND_BITS
        for entry in self.buried:
            if entry >> SEAT_SHIFT != seat:
                kind = entry & KIND_MASK
                pile[kind] = pile[kind] + 1

    def _take_unseen(self, unseen: vec[i64], left: i64, rand: Rand) -> i64:
        """Take one of the first `left` cards of the list; the last of them fills its place."""
        pick = rand.below(left)
        kind = unseen[pick]
        unseen[pick] = unseen[left - 1]
        self.pile[kind] = self.pile[kind] - 1
        return kind


def distinct_kinds(hand: i64) -> i64:
    """The kinds in a packed hand, each once, ascending: kind + 1, 5 bits each, the lowest first."""
    kinds: i64 = 0
    before: i64 = -1
    place: i64 = 0
    shift: i64 = SIZE_BITS
    _card: i64
    for _card in range(hand & SIZE_MASK):
        kind = (hand >> shift) & KIND_MASK
        if kind != before:
            kinds |= (kind + 1) << place
            place += KIND_BITS
            before = kind
        shift += KIND_BITS
    return kinds


def new_cards(seats: i64) -> Cards:
    """The whole deck in the pile, nothing dealt."""
    return Cards(vec[i64]([0] * seats), KIND_COUNTS[:], DECK, vec[i64]())
