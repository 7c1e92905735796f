"""Legal actions in ascending order: words, cards to lay and cards to put on a pile."""

# compiled by mypyc

from typing import Final

from farol.core.choices import Choices
from farol.core.compiled import mypyc_attr
from farol.core.native import i64
from farol.core.rand import Rand
from farol.games.loknroll.heaps import PENDING
from farol.games.loknroll.moves import ACCEPT, PASS, ROLL, STOP, lay, put
from farol.games.loknroll.pieces import Pieces
from farol.games.loknroll.position import (
    ACT,
    BUILD,
    DISCARD,
    LAURA_LAY,
    NO_CARD,
    PENALTY,
    SETUP_LAY,
)
from farol.games.loknroll.tables import CHAOS, SHAPE_OF, VALUE_OF
from farol.games.loknroll.track import values_clash

NO_WORD: Final = -1
MANY: Final = 1 << 20  # an upper bound of the number of actions


@mypyc_attr(allow_interpreted_subclasses=True)
class LegalActions(Pieces):
    """All actions, and single ones without the others."""

    def legal_actions(self) -> list[int]:
        """What the seat to act may do, ascending."""
        found = Choices()
        self.list_choices(found)
        return found.listed()

    def list_choices(self, found: Choices) -> None:
        """`legal_actions` into an existing buffer."""
        found.count = 0
        phase: i64 = self.phase
        if phase in (SETUP_LAY, LAURA_LAY):
            self.track.add_lays(found, self.drawn)
            return
        word = self._word()
        if word != NO_WORD:
            found.add(word)
        if phase in (ACT, BUILD):
            self._add_builds(found)
        if phase != BUILD:
            self._add_puts(found, self._cards_to_put())

    def sample_action(self, rand: Rand) -> i64:
        """One legal action, each equally likely: counted first, then looked up."""
        phase: i64 = self.phase
        if phase in (SETUP_LAY, LAURA_LAY):
            return rand.choice(self.legal_actions())
        word = self._word()
        words: i64 = 0
        if word != NO_WORD:
            words = 1
        builds: i64 = 0
        if phase in (ACT, BUILD):
            builds = ~self._build_at(MANY)
        puts: i64 = 0
        if phase != BUILD:
            puts = ~self._put_at(MANY, self._cards_to_put())
        index = rand.below(words + builds + puts) - words
        if index < 0:
            return word
        if index < builds:
            return self._build_at(index)
        return self._put_at(index - builds, self._cards_to_put())

    def _word(self) -> i64:
        """The legal action without a card, if there is one."""
        phase: i64 = self.phase
        if phase == ACT:
            return PASS
        if phase == BUILD:
            return ROLL
        if phase == DISCARD:
            return STOP
        if self._may_accept():
            return ACCEPT
        return NO_WORD

    def _cards_to_put(self) -> i64:
        """The heap whose cards may go to the pile."""
        if self.phase == PENALTY:
            return PENDING
        return self.heaps.hand(self.seat)

    def _add_builds(self, found: Choices) -> None:
        heaps = self.heaps
        hand = heaps.hand(self.seat)
        last: i64 = self.track.kinds[-1]
        previous: i64 = NO_CARD
        for place in range(heaps.size(hand)):
            kind = heaps.card(hand, place)
            if kind != previous and self._may_follow(kind, last):
                self.track.add_lays(found, kind)
            previous = kind

    def _may_follow(self, kind: i64, last: i64) -> bool:
        """Whether the values of two cards allow laying one after the other now (L2.4, L4.5)."""
        if self.phase == BUILD:  # a build has one card value: only the first can clash
            return VALUE_OF[kind] == VALUE_OF[last]
        return not values_clash(VALUE_OF[kind], VALUE_OF[last])

    def _build_at(self, index: i64) -> i64:
        """The build at an index of the ascending ones; ~count if there are too few."""
        track = self.track
        heaps = self.heaps
        hand = heaps.hand(self.seat)
        last: i64 = track.kinds[-1]
        previous: i64 = NO_CARD
        count: i64 = 0
        for place in range(heaps.size(hand)):
            kind = heaps.card(hand, place)
            if kind == previous or not self._may_follow(kind, last):
                continue
            previous = kind
            ways = track.ways(kind)
            way: i64 = 0
            while ways > 0:
                if ways & 1 == 1:
                    if count == index:
                        return lay(kind, way)
                    count += 1
                ways >>= 1
                way += 1
        return ~count

    def _add_puts(self, found: Choices, heap: i64) -> None:
        """Penalty cards, or the chaos cards of a hand: a pile takes no others."""
        heaps = self.heaps
        top = heaps.top_value(heaps.pile(self.seat))
        penalties = heap == PENDING
        previous: i64 = NO_CARD
        for place in range(heaps.size(heap)):
            kind = heaps.card(heap, place)
            if kind != previous and (penalties or SHAPE_OF[kind] == CHAOS):
                previous = kind
                found.add(put(kind, 0))
                if VALUE_OF[kind] == top:
                    found.add(put(kind, 1))

    def _put_at(self, index: i64, heap: i64) -> i64:
        """The put at an index of the ascending ones; ~count if there are too few."""
        heaps = self.heaps
        top = heaps.top_value(heaps.pile(self.seat))
        penalties = heap == PENDING
        previous: i64 = NO_CARD
        count: i64 = 0
        for place in range(heaps.size(heap)):
            kind = heaps.card(heap, place)
            if kind == previous or not (penalties or SHAPE_OF[kind] == CHAOS):
                continue
            previous = kind
            if count == index:
                return put(kind, 0)
            count += 1
            if VALUE_OF[kind] == top:
                if count == index:
                    return put(kind, 1)
                count += 1
        return ~count

    def _may_accept(self) -> bool:
        # offered only as a choice; a single card without a match has none
        heaps = self.heaps
        first = heaps.card(PENDING, 0)
        last = heaps.card(PENDING, heaps.size(PENDING) - 1)
        return first != last or self.matches_top(self.seat, first)

    def matches_top(self, index: i64, kind: i64) -> bool:
        """Whether a card has the value of a pile's top card (L6.2)."""
        return self.heaps.top_value(self.heaps.pile(index)) == VALUE_OF[kind]
