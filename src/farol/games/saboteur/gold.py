"""Gold cards: the draft of the diggers, the pay of the saboteurs, and who has seen which card."""

# compiled by mypyc

from typing import Final

from farol.core.compiled import mypyc_attr
from farol.core.rand import Rand
from farol.games.saboteur.tables import GOLD_COUNTS, GOLD_VALUES, WAYS_TO_PAY

# The story of the gold, as ints: DRAFT, then one pick each; or, for each saboteur, one pay mark
# followed by the cards that he took.
DRAFT: Final = 0
PICKED: Final = 4  # + 4 * seat + value
PAID: Final = 64  # + value
PAY: Final = 128  # + 8 * seat + the amount owed
IN_POOL: Final = 12  # stands for a seat where a card of the pool is written like a pick


@mypyc_attr(allow_interpreted_subclasses=True)
class Gold:
    """All 28 gold cards: in the supply, in the pool that is being drafted, or in the story."""

    def __init__(self, supply: list[int], pool: list[int], story: list[int]) -> None:
        self.supply = supply  # by value - 1
        self.pool = pool  # by value - 1
        self.story = story

    def copy(self) -> "Gold":
        """An independent equal gold."""
        return Gold(self.supply[:], self.pool[:], self.story[:])

    def supply_size(self) -> int:
        """How many cards lie in the supply."""
        return self.supply[0] + self.supply[1] + self.supply[2]

    def pool_size(self) -> int:
        """How many cards are being drafted."""
        return self.pool[0] + self.pool[1] + self.pool[2]

    def open_draft(self) -> None:
        """Begin a draft with an empty pool."""
        self.story.append(DRAFT)

    def draw(self, value: int) -> None:
        """Move a card from the supply to the pool."""
        self.supply[value - 1] -= 1
        self.pool[value - 1] += 1

    def pick(self, seat: int, value: int) -> None:
        """A seat keeps a card of the pool."""
        self.pool[value - 1] -= 1
        self.story.append(PICKED + 4 * seat + value)

    def pay(self, seat: int, owed: int) -> list[int]:
        """S8.6-S8.7: a saboteur takes what he is owed; return the cards, by value - 1."""
        cards = _way_to_pay(self.supply, owed)
        self.story.append(PAY + 8 * seat + owed)
        for value in range(GOLD_VALUES, 0, -1):
            for _ in range(cards[value - 1]):
                self.supply[value - 1] -= 1
                self.story.append(PAID + value)
        return cards

    def held(self, seat: int) -> list[int]:
        """The cards in front of a seat, by value - 1."""
        cards = [0, 0, 0]
        payee = -1
        for entry in self.story:
            if entry >= PAY:
                payee = (entry - PAY) >> 3
            elif entry > PAID:
                if payee == seat:
                    cards[entry - PAID - 1] += 1
            elif entry != DRAFT and (entry - PICKED) >> 2 == seat:
                cards[(entry & 3) - 1] += 1
        return cards

    def debt(self, seat: int) -> int:
        """S8.7: what a seat got above its pay and gives back in the count."""
        excess = 0
        payee = -1
        for entry in self.story:
            if entry >= PAY:
                payee = (entry - PAY) >> 3
                if payee == seat:
                    excess -= (entry - PAY) & 7
            elif entry > PAID and payee == seat:
                excess += entry - PAID
        return excess

    def total(self, seat: int) -> int:
        """The gold of a seat."""
        cards = self.held(seat)
        return cards[0] + 2 * cards[1] + 3 * cards[2] - self.debt(seat)

    # --- what one seat cannot know ---------------------------------------------------------------

    def sample(self, seat: int, looking: int, by_value: bool, rand: Rand) -> None:
        """Redraw all that `seat` has not seen.

        `looking` is the seat with the pool in hand, -1 if none; `by_value`: every pick took the
        highest card, as everybody knows.
        """
        story = self._story_with_pool()
        hidden = _hidden_cards(story, seat, looking)
        if not by_value:
            _shuffle_seen(story, hidden, seat, looking, rand)
        # Payments follow from the supply, so a draw may contradict them. The true story is one
        # that this loop can draw, so it ends; nearly every first draw fits.
        redrawn = _redraw(story, hidden, by_value, rand)
        while len(redrawn) == 0:
            redrawn = _redraw(story, hidden, by_value, rand)
        self._take_over(redrawn)

    def _story_with_pool(self) -> list[int]:
        """The story with the cards of the pool behind it, as picks of nobody."""
        story = self.story[:]
        for value in range(1, GOLD_VALUES + 1):
            for _ in range(self.pool[value - 1]):
                story.append(PICKED + 4 * IN_POOL + value)
        return story

    def _take_over(self, story: list[int]) -> None:
        """The inverse of `_story_with_pool`; the supply is what is left."""
        self.supply = GOLD_COUNTS[:]
        self.pool = [0, 0, 0]
        self.story = story
        for entry in story:
            if is_card(entry):
                self.supply[(entry & 3) - 1] -= 1
        while len(story) > 0 and picker(story[-1]) == IN_POOL:
            self.pool[(story.pop() & 3) - 1] += 1


def is_card(entry: int) -> bool:
    """Whether an entry of the story is a card: picked or paid."""
    return entry != DRAFT and entry < PAY


def picker(entry: int) -> int:
    """The seat that picked, IN_POOL, or -1 for what is no pick."""
    return (entry - PICKED) >> 2 if PICKED <= entry < PAID else -1


def _way_to_pay(supply: list[int], owed: int) -> list[int]:
    ways = WAYS_TO_PAY[owed]
    for way in range(0, len(ways), GOLD_VALUES):
        if ways[way] <= supply[0] and ways[way + 1] <= supply[1] and ways[way + 2] <= supply[2]:
            return ways[way : way + GOLD_VALUES]
    return supply[:]


def _hidden_cards(story: list[int], seat: int, looking: int) -> list[bool]:
    """For each entry: whether it is a card that the seat has never seen.

    In a draft a seat sees its own pick and, as it gets the whole pool, all that comes after.
    """
    hidden: list[bool] = []
    unseen = False
    for entry in story:
        if entry == DRAFT:
            unseen = True
            hidden.append(False)
        elif entry >= PAY:
            unseen = (entry - PAY) >> 3 != seat
            hidden.append(False)
        else:
            taker = picker(entry)
            if taker == seat or (taker == IN_POOL and looking == seat):
                unseen = False
            hidden.append(unseen)
    return hidden


def _shuffle_seen(
    story: list[int], hidden: list[bool], seat: int, looking: int, rand: Rand
) -> None:
    """Between two looks at the pool a seat knows which cards went, but not to whom."""
    places: list[int] = []
    for index in range(len(story)):
        taker = picker(story[index])
        if taker < 0 or taker == seat or (taker == IN_POOL and looking == seat):
            _deal_again(story, places, rand)
            places.clear()
        elif not hidden[index]:
            places.append(index)
    _deal_again(story, places, rand)


def _deal_again(story: list[int], places: list[int], rand: Rand) -> None:
    values = [story[place] & 3 for place in places]
    values.sort()
    rand.shuffle(values)
    for index in range(len(places)):
        place = places[index]
        story[place] = (story[place] & ~3) | values[index]


def _redraw(true_story: list[int], hidden: list[bool], by_value: bool, rand: Rand) -> list[int]:
    """One try at a story in which the hidden cards are drawn anew; empty if it cannot be."""
    story = true_story[:]
    supply = GOLD_COUNTS[:]
    known = _known_cards(story, hidden)
    index = 0
    while index < len(story):
        start = index
        index += 1
        while index < len(story) and is_card(story[index]):
            index += 1
        if story[start] >= PAY:
            if not _repay(story, hidden, start, index, supply):
                return []
        elif not _redraw_picks(story, hidden, start + 1, index, supply, known, by_value, rand):
            return []
        for place in range(start + 1, index):
            supply[(story[place] & 3) - 1] -= 1
            if not hidden[place]:
                known[(story[place] & 3) - 1] -= 1
        for value in range(GOLD_VALUES):
            if supply[value] < known[value]:
                return []
    return story


def _known_cards(story: list[int], hidden: list[bool]) -> list[int]:
    """By value - 1: the cards of the story that the seat has seen. Nobody else can draw them."""
    known = [0, 0, 0]
    for index in range(len(story)):
        if is_card(story[index]) and not hidden[index]:
            known[(story[index] & 3) - 1] += 1
    return known


def _redraw_picks(
    story: list[int],
    hidden: list[bool],
    start: int,
    end: int,
    supply: list[int],
    known: list[int],
    by_value: bool,
    rand: Rand,
) -> bool:
    """Draw the unseen picks of one draft anew; False if earlier draws left too few high cards."""
    free = [supply[0] - known[0], supply[1] - known[1], supply[2] - known[2]]
    if by_value:
        # picks went from high to low, so what was taken first is at least what was seen later
        for value in range(1, _highest_seen(story, hidden, start, end)):
            free[value - 1] = 0
    values: list[int] = []
    for place in range(start, end):
        if hidden[place]:
            if free[0] + free[1] + free[2] == 0:
                return False
            value = rand.weighted(free) + 1
            free[value - 1] -= 1
            values.append(value)
    if by_value:
        values.sort(reverse=True)
    for place in range(start, end):
        if hidden[place]:
            story[place] = (story[place] & ~3) | values[place - start]
    return True


def _highest_seen(story: list[int], hidden: list[bool], start: int, end: int) -> int:
    highest = 1
    for place in range(start, end):
        if not hidden[place] and story[place] & 3 > highest:
            highest = story[place] & 3
    return highest


def _repay(story: list[int], hidden: list[bool], start: int, end: int, supply: list[int]) -> bool:
    """Pay again from this supply; False if the seats would have noticed a difference."""
    owed = (story[start] - PAY) & 7
    cards = _way_to_pay(supply, owed)
    place = start + 1
    paid = 0
    true_paid = 0
    for value in range(GOLD_VALUES, 0, -1):
        for _ in range(cards[value - 1]):
            if place == end or (not hidden[place] and story[place] != PAID + value):
                return False
            paid += value
            true_paid += story[place] - PAID
            story[place] = PAID + value
            place += 1
    return place == end and paid == true_paid
