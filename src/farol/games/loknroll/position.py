"""The position: fields, copies, sampled worlds, and the score."""

# compiled by mypyc

from typing import Final

from farol.core.compiled import mypyc_attr
from farol.core.native import i64, vec
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State
from farol.core.vectors import zeros
from farol.games.loknroll.heaps import ASIDE, PENDING, Heaps, empty_heaps
from farol.games.loknroll.piles import standing
from farol.games.loknroll.settings import LAURA, GameSettings
from farol.games.loknroll.tables import CARDS, KINDS, REMOVED, START_HAND, START_TRACK
from farol.games.loknroll.track import Track

# phases; chance decides in those up to LAURA_DRAW
START: Final = 0  # the starting seat
SETUP_DRAW: Final = 1
DEAL: Final = 2
DRAW: Final = 3
THROW: Final = 4
LAURA_DRAW: Final = 5
SETUP_LAY: Final = 6
ACT: Final = 7  # pass, lay a first card or discard a first chaos card
BUILD: Final = 8  # lay one more card or roll
DISCARD: Final = 9  # one more chaos card or stop
PENALTY: Final = 10  # put the penalty cards on the pile
LAURA_LAY: Final = 11
DONE: Final = 12

NO_SEAT: Final = -1
NO_CARD: Final = -1
LAURA_PILE: Final = 1  # her index in piles and derailments; the one seat has 0


def find_outcome(weights: vec[i64], number: i64) -> i64:
    """The index for a number below the sum of the weights."""
    index: i64 = 0
    weight: i64 = weights[0]
    while number >= weight:
        number -= weight
        index += 1
        weight = weights[index]
    return index


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """One game at one moment.

    The cards removed unseen stay in `pool` with the deck: nobody ever sees them, so they count as
    cards that are never drawn. `deck` is the number of cards that may still be drawn.
    """

    def __init__(
        self, seats: i64, settings: GameSettings, track: Track, pool: vec[i64], heaps: Heaps
    ) -> None:
        super().__init__(seats)
        self.settings = settings
        self.track = track
        self.pool = pool  # by kind: cards in the deck or removed
        self.deck: i64 = CARDS
        self.removed: i64 = 0
        self.phase: i64 = START
        self.starter: i64 = 0
        self.seat: i64 = 0  # whose turn it is
        self.drawn: i64 = NO_CARD  # the open card waiting to be laid, in the set-up or by Laura
        self.heaps = heaps  # hands, piles, penalty cards, cards set aside
        self.builder: i64 = NO_SEAT  # the last builder, with the value, number of cards and throws
        self.build_value: i64 = 0
        self.build_cards: i64 = 0
        self.throws = vec[i64]()  # wheels of each throw
        self.box = vec[i64]()  # by kind: combined cards and those Laura could not lay
        self.derailments = vec[i64]()  # by seat, Laura's last
        self.lost = False  # L8.3

    def copy_fields(self, twin: "Position") -> None:
        """Copy the fields that the constructor does not set."""
        twin.deck = self.deck
        twin.removed = self.removed
        twin.phase = self.phase
        twin.starter = self.starter
        twin.seat = self.seat
        twin.drawn = self.drawn
        twin.builder = self.builder
        twin.build_value = self.build_value
        twin.build_cards = self.build_cards
        twin.throws = self.throws[:]
        twin.box = self.box[:]
        twin.derailments = self.derailments[:]
        twin.lost = self.lost

    def clear(self) -> None:
        """Set up an empty table."""
        self.derailments = zeros(self.heaps.riders)
        self.box = zeros(KINDS)

    # --- heaps, as lists ---------------------------------------------------------------------

    @property
    def hands(self) -> list[list[int]]:
        """By seat, each ascending."""
        return [self.heaps.cards(self.heaps.hand(seat)) for seat in range(self.seats)]

    @property
    def piles(self) -> list[list[int]]:
        """By seat, Laura's last; the top card is the last."""
        return [self.heaps.cards(self.heaps.pile(rider)) for rider in range(self.heaps.riders)]

    @property
    def pending(self) -> list[int]:
        """Penalty cards of this turn, ascending."""
        return self.heaps.cards(PENDING)

    @property
    def aside(self) -> list[int]:
        """Set-up: cards to be shuffled back, ascending."""
        return self.heaps.cards(ASIDE)

    # --- other worlds ------------------------------------------------------------------------

    def deal_unseen(self, seat: i64, rand: Rand) -> None:
        """Redeal the cards that the seat has not seen: the other hands and the pool.

        Piles stay: every card on them was put there openly.
        """
        if self.phase == DONE or self.seats == 1:  # L7.2: hands are open at the end
            return
        pool = self.pool
        heaps = self.heaps
        rest: i64 = self.deck + self.removed
        for other in range(self.seats):
            if other != seat:
                hand = heaps.hand(other)
                size = heaps.size(hand)
                for place in range(size):
                    kind = heaps.card(hand, place)
                    pool[kind] = pool[kind] + 1
                rest += size
        for other in range(self.seats):
            if other == seat:
                continue
            hand = heaps.hand(other)
            size = heaps.size(hand)
            heaps.clear(hand)
            for _ in range(size):
                kind = find_outcome(pool, rand.below(rest))
                pool[kind] = pool[kind] - 1
                rest -= 1
                heaps.insert(hand, kind)

    def turns(self) -> i64:
        """The number of turns in the whole game, including Laura's: one for each card of the
        deck.
        """
        removed: i64 = REMOVED[self.seats - 1]
        return CARDS - START_TRACK - removed - START_HAND * self.seats

    def leave_pool(self, kind: i64) -> None:
        """Remove a drawn card from the pool."""
        pool = self.pool
        pool[kind] = pool[kind] - 1
        self.deck -= 1

    def to_act(self) -> i64:
        """The seat that decides next, CHANCE or OVER."""
        if self.phase <= LAURA_DRAW:
            return CHANCE
        if self.phase == DONE:
            return OVER
        return self.seat

    # --- the score (L7) ----------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The sum of hand and pile of each seat: less is better."""
        heaps = self.heaps
        return [
            heaps.points(heaps.hand(seat)) + heaps.points(heaps.pile(seat))
            for seat in range(self.seats)
        ]

    def laura_score(self) -> i64:
        """The number of cards on Laura's pile (L9.7)."""
        return self.heaps.size(self.heaps.pile(LAURA_PILE))

    def standings(self) -> list[int]:
        """One int per seat, and Laura's last: less is better, equals share a place (L7.3)."""
        scores = self.scores()
        hands, piles = self.hands, self.piles
        keys = [standing(scores[s], hands[s] + piles[s]) for s in range(self.seats)]
        if self.settings.mode == LAURA:
            keys.append(standing(self.laura_score(), piles[LAURA_PILE]))
        return keys

    def ranking(self) -> list[int]:
        """The place of each seat; a lone seat is second if it lost, to Laura or by derailing."""
        if self.lost:
            return [2]
        keys = self.standings()
        places: list[int] = []
        for seat in range(self.seats):
            better: i64 = 0
            key: i64
            for key in keys:
                if key < keys[seat]:
                    better += 1
            places.append(better + 1)
        return places


def heaps_for(seats: i64, settings: GameSettings) -> Heaps:
    """Empty heaps; Laura has a pile if she plays."""
    riders = seats
    if settings.mode == LAURA:
        riders += 1
    return empty_heaps(seats, riders)
