"""The cards of a round: hands, draw pile and face-down discards."""

from farol.core.rand import Rand
from farol.games.saboteur.tables import DECK, KIND_COUNTS, KINDS, MAX_HAND


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
        self.buried = buried  # face-down discards in order: KINDS * seat + kind

    def copy(self) -> "Cards":
        """Independent equal cards."""
        return Cards(
            self.hands[:], self.hand_sizes[:], self.pile[:], self.pile_size, self.buried[:]
        )

    def draw(self, seat: int, kind: int) -> None:
        """A seat takes a card of this kind from the pile."""
        self.pile[kind] -= 1
        self.pile_size -= 1
        self._insert(seat, kind)

    def remove(self, seat: int, kind: int) -> None:
        """A seat parts with a card of its hand."""
        hands = self.hands
        index = MAX_HAND * seat
        while hands[index] != kind:
            index += 1
        self.hand_sizes[seat] -= 1
        last = MAX_HAND * seat + self.hand_sizes[seat]
        while index < last:
            hands[index] = hands[index + 1]
            index += 1
        hands[last] = 0

    def bury(self, seat: int, kind: int) -> None:
        """Lay a card on the discards, face down."""
        self.buried.append(KINDS * seat + kind)

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
        index = start + self.hand_sizes[seat]
        while index > start and hands[index - 1] > kind:
            hands[index] = hands[index - 1]
            index -= 1
        hands[index] = kind
        self.hand_sizes[seat] += 1

    def sample(self, seat: int, rand: Rand) -> None:
        """Deal the other hands and discards anew from all that the seat cannot see."""
        self._gather_unseen(seat)
        unseen: list[int] = []
        for kind in range(KINDS):
            unseen += [kind] * self.pile[kind]
        buried = self.buried
        for index in range(len(buried)):
            other = buried[index] // KINDS
            if other != seat:
                buried[index] = KINDS * other + self._take_unseen(unseen, rand)
        for other in range(len(self.hand_sizes)):
            if other != seat:
                size = self.hand_sizes[other]
                self.hand_sizes[other] = 0
                for _ in range(size):
                    self._insert(other, self._take_unseen(unseen, rand))

    def _gather_unseen(self, seat: int) -> None:
        """Put the other hands and discards back into the pile."""
        pile = self.pile
        hands = self.hands
        for other in range(len(self.hand_sizes)):
            if other != seat:
                for index in range(MAX_HAND * other, MAX_HAND * other + self.hand_sizes[other]):
                    pile[hands[index]] += 1
        for entry in self.buried:
            if entry // KINDS != seat:
                pile[entry % KINDS] += 1

    def _take_unseen(self, unseen: list[int], rand: Rand) -> int:
        """Take a random card out of the list; the last one fills its place."""
        pick = rand.below(len(unseen))
        kind = unseen[pick]
        last = unseen.pop()
        if pick < len(unseen):
            unseen[pick] = last
        self.pile[kind] -= 1
        return kind


def new_cards(seats: int) -> Cards:
    """The whole deck in the pile, nothing dealt."""
    return Cards([0] * (MAX_HAND * seats), [0] * seats, KIND_COUNTS[:], DECK, [])
