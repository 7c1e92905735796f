"""Gold cards: the diggers' draft, the saboteurs' pay, and which seat has seen which card."""

# compiled by mypyc

from typing import Final, final

from farol.core.native import append, i64, vec
from farol.core.rand import Rand
from farol.core.vectors import numbers, sort
from farol.games.saboteur.tables import GOLD_COUNTS, GOLD_VALUES, WAYS_TO_PAY

# The history of the gold, as ints: DRAFT, then one pick each; or, for each saboteur, one pay mark
# followed by the cards that he took.
DRAFT: Final = 0
PICKED: Final = 4  # + 4 * seat + value
PAID: Final = 64  # + value
PAY: Final = 128  # + 8 * seat + the amount owed
IN_POOL: Final = 12  # stands for a seat where a card of the pool is written like a pick


@final
class Gold:
    """All 28 gold cards: in the supply, in the pool of a draft, or in the history."""

    def __init__(self, supply: vec[i64], pool: vec[i64], story: vec[i64]) -> None:
        self.supply = supply  # by value - 1
        self.pool = pool  # by value - 1
        self.story = story

    def copy(self) -> "Gold":
        """An independent equal gold."""
        return Gold(self.supply[:], self.pool[:], self.story[:])

    def __reduce__(self) -> tuple[object, ...]:
        return Gold, (self.supply, self.pool, self.story)

    def supply_size(self) -> i64:
        """The number of cards in the supply."""
        return self.supply[0] + self.supply[1] + self.supply[2]

    def pool_size(self) -> i64:
        """The number of cards in the draft."""
        return self.pool[0] + self.pool[1] + self.pool[2]

    def open_draft(self) -> None:
        """Begin a draft with an empty pool."""
        self.story = append(self.story, DRAFT)

    def draw(self, value: i64) -> None:
        """Move a card from the supply to the pool."""
        self.supply[value - 1] -= 1
        self.pool[value - 1] += 1

    def pick(self, seat: i64, value: i64) -> None:
        """A seat keeps a card of the pool."""
        self.pool[value - 1] -= 1
        self.story = append(self.story, PICKED + 4 * seat + value)

    def pay(self, seat: i64, owed: i64) -> vec[i64]:
        """S8.6-S8.7: a saboteur takes what he is owed; return the cards, by value - 1."""
        cards = _way_to_pay(self.supply, owed)
        self.story = append(self.story, PAY + 8 * seat + owed)
        value: i64
        for value in range(GOLD_VALUES, 0, -1):
            for _ in range(cards[value - 1]):
                self.supply[value - 1] -= 1
                self.story = append(self.story, PAID + value)
        return cards

    def held(self, seat: i64) -> vec[i64]:
        """The cards in front of a seat, by value - 1."""
        cards = vec[i64]([0, 0, 0])
        payee: i64 = -1
        entry: i64
        for entry in self.story:
            if entry >= PAY:
                payee = (entry - PAY) >> 3
            elif entry > PAID:
                if payee == seat:
                    cards[entry - PAID - 1] += 1
            elif entry != DRAFT and (entry - PICKED) >> 2 == seat:
                cards[(entry & 3) - 1] += 1
        return cards

    def debt(self, seat: i64) -> i64:
        """S8.7: what a seat was paid too much, which is subtracted at the end."""
        excess: i64 = 0
        payee: i64 = -1
        entry: i64
        for entry in self.story:
            if entry >= PAY:
                payee = (entry - PAY) >> 3
                if payee == seat:
                    excess -= (entry - PAY) & 7
            elif entry > PAID and payee == seat:
                excess += entry - PAID
        return excess

    def total(self, seat: i64) -> i64:
        """The gold of a seat."""
        cards = self.held(seat)
        return cards[0] + 2 * cards[1] + 3 * cards[2] - self.debt(seat)

    # --- hidden information ----------------------------------------------------------------------

    def sample(self, seat: i64, looking: i64, by_value: bool, rand: Rand) -> None:
        """Redraw all that `seat` has not seen.

        `looking` is the seat with the pool in hand, -1 if none; `by_value`: every pick publicly
        took the highest card.
        """
        story = self._story_with_pool()
        hidden = _hidden_cards(story, seat, looking)
        if not by_value:
            _shuffle_seen(story, hidden, seat, looking, rand)
        # Payments depend on the supply, so a draw may contradict them. The true history is a
        # possible draw, so the loop ends; nearly every first draw is consistent.
        redrawn = _redraw(story, hidden, by_value, rand)
        while len(redrawn) == 0:
            redrawn = _redraw(story, hidden, by_value, rand)
        self._take_over(redrawn)

    def _story_with_pool(self) -> vec[i64]:
        """The history with the pool's cards appended as picks of nobody."""
        story = self.story[:]
        value: i64
        for value in range(1, GOLD_VALUES + 1):
            for _ in range(self.pool[value - 1]):
                story = append(story, PICKED + 4 * IN_POOL + value)
        return story

    def _take_over(self, story: vec[i64]) -> None:
        """The inverse of `_story_with_pool`; the supply is what is left."""
        self.supply = GOLD_COUNTS[:]
        self.pool = vec[i64]([0, 0, 0])
        for entry in story:
            if is_card(entry):
                self.supply[(entry & 3) - 1] -= 1
        end = len(story)
        while end > 0 and picker(story[end - 1]) == IN_POOL:
            end -= 1
            self.pool[(story[end] & 3) - 1] += 1
        self.story = story[:end]


def is_card(entry: i64) -> bool:
    """Whether an entry of the history is a card: picked or paid."""
    return entry != DRAFT and entry < PAY


def picker(entry: i64) -> i64:
    """The seat that picked, IN_POOL, or -1 if the entry is no pick."""
    if PICKED <= entry < PAID:
        return (entry - PICKED) >> 2
    return -1


def _way_to_pay(supply: vec[i64], owed: i64) -> vec[i64]:
    ways = numbers(WAYS_TO_PAY[owed])
    way: i64
    for way in range(0, len(ways), GOLD_VALUES):
        if ways[way] <= supply[0] and ways[way + 1] <= supply[1] and ways[way + 2] <= supply[2]:
            return ways[way : way + GOLD_VALUES]
    return supply[:]


def _hidden_cards(story: vec[i64], seat: i64, looking: i64) -> vec[bool]:
    """For each entry: whether it is a card that the seat has never seen.

    In a draft a seat sees its own pick and, as it gets the whole pool, all later ones.
    """
    hidden = vec[bool]()
    unseen = False
    entry: i64
    for entry in story:
        if entry == DRAFT:
            unseen = True
            hidden = append(hidden, False)
        elif entry >= PAY:
            unseen = (entry - PAY) >> 3 != seat
            hidden = append(hidden, False)
        else:
            taker = picker(entry)
            if taker == seat or (taker == IN_POOL and looking == seat):
                unseen = False
            hidden = append(hidden, unseen)
    return hidden


def _shuffle_seen(story: vec[i64], hidden: vec[bool], seat: i64, looking: i64, rand: Rand) -> None:
    """Shuffle picks between two looks at the pool: a seat knows which cards went, but not to
    whom.
    """
    places = vec[i64]()
    index: i64
    for index in range(len(story)):
        taker = picker(story[index])
        if taker < 0 or taker == seat or (taker == IN_POOL and looking == seat):
            _deal_again(story, places, rand)
            places = vec[i64]()
        elif not hidden[index]:
            places = append(places, index)
    _deal_again(story, places, rand)


def _deal_again(story: vec[i64], places: vec[i64], rand: Rand) -> None:
    values = vec[i64]([story[place] & 3 for place in places])
    sort(values)
    rand.shuffle_vec(values)
    index: i64
    for index in range(len(places)):
        place: i64 = places[index]
        story[place] = (story[place] & ~3) | values[index]


def _redraw(true_story: vec[i64], hidden: vec[bool], by_value: bool, rand: Rand) -> vec[i64]:
    """One try at a history with the hidden cards redrawn; empty if it is inconsistent."""
    story = true_story[:]
    supply = GOLD_COUNTS[:]
    known = _known_cards(story, hidden)
    index: i64 = 0
    while index < len(story):
        start: i64 = index
        index += 1
        while index < len(story) and is_card(story[index]):
            index += 1
        if story[start] >= PAY:
            if not _repay(story, hidden, start, index, supply):
                return vec[i64]()
        elif not _redraw_picks(story, hidden, start + 1, index, supply, known, by_value, rand):
            return vec[i64]()
        place: i64
        for place in range(start + 1, index):
            supply[(story[place] & 3) - 1] -= 1
            if not hidden[place]:
                known[(story[place] & 3) - 1] -= 1
        value: i64
        for value in range(GOLD_VALUES):
            if supply[value] < known[value]:
                return vec[i64]()
    return story


def _known_cards(story: vec[i64], hidden: vec[bool]) -> vec[i64]:
    """By value - 1: the cards of the history that the seat has seen, which nobody else can draw."""
    known = vec[i64]([0, 0, 0])
    index: i64
    for index in range(len(story)):
        if is_card(story[index]) and not hidden[index]:
            known[(story[index] & 3) - 1] += 1
    return known


def _redraw_picks(
    story: vec[i64],
    hidden: vec[bool],
    start: i64,
    end: i64,
    supply: vec[i64],
    known: vec[i64],
    by_value: bool,
    rand: Rand,
) -> bool:
    """Redraw the unseen picks of one draft; False if earlier draws left too few high cards."""
    free = vec[i64]([supply[0] - known[0], supply[1] - known[1], supply[2] - known[2]])
    if by_value:
        # picks went from high to low, so earlier ones are at least as high as later seen ones
        for value in range(1, _highest_seen(story, hidden, start, end)):
            free[value - 1] = 0
    values = vec[i64]()
    for place in range(start, end):
        if hidden[place]:
            if free[0] + free[1] + free[2] == 0:
                return False
            value = rand.weighted_vec(free) + 1
            free[value - 1] -= 1
            values = append(values, value)
    if by_value:
        sort(values)  # popped from the end
        values = vec[i64]([values[len(values) - 1 - place] for place in range(len(values))])
    for place in range(start, end):
        if hidden[place]:
            story[place] = (story[place] & ~3) | values[place - start]
    return True


def _highest_seen(story: vec[i64], hidden: vec[bool], start: i64, end: i64) -> i64:
    highest: i64 = 1
    for place in range(start, end):
        if not hidden[place] and story[place] & 3 > highest:
            highest = story[place] & 3
    return highest


def _repay(story: vec[i64], hidden: vec[bool], start: i64, end: i64, supply: vec[i64]) -> bool:
    """Repeat a payment from this supply; False if a seat would have noticed a difference."""
    owed: i64 = (story[start] - PAY) & 7
    cards = _way_to_pay(supply, owed)
    place = start + 1
    paid: i64 = 0
    true_paid: i64 = 0
    value: i64
    for value in range(GOLD_VALUES, 0, -1):
        for _ in range(cards[value - 1]):
            if place == end or (not hidden[place] and story[place] != PAID + value):
                return False
            paid += value
            true_paid += story[place] - PAID
            story[place] = PAID + value
            place += 1
    return place == end and paid == true_paid
