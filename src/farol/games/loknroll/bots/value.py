"""Lok'n'Roll: a seat's expected final points, by a learned linear table."""

# compiled by mypyc

from typing import Any, Final

from farol.bots.weights import read_weights
from farol.core.native import i64, vec
from farol.core.vectors import numbers
from farol.games.loknroll.piles import sum_of
from farol.games.loknroll.position import DONE, LAURA_DRAW, LAURA_PILE
from farol.games.loknroll.rules import LokState
from farol.games.loknroll.settings import LAURA
from farol.games.loknroll.tables import CHAOS, IS_BROKEN, MAX_SEATS, SHAPE_OF, VALUE_OF, VALUES
from farol.games.loknroll.track import values_clash

FINE: Final = 256  # results are in parts of a point
BLOCKS: Final = (  # who plays, and whether the next turn is the own one
    "alone",
    "two-next",
    "two-later",
    "three-next",
    "three-later",
    "four-next",
    "four-later",
    "laura-next",
    "laura-later",
)
SPANS: Final = numbers([0, 0, 1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6])  # by turns
LAST_SPAN: Final = 7

# Features, each multiplied by its weight; "+ value" uses four places and more.
ONE: Final = 0
TRACKS: Final = 0  # + value: track cards in the hand
CHAOS_CARDS: Final = 5
CHAOS_POINTS: Final = 6
CHAOS_MATCH: Final = 7  # points of a chaos card that matches the pile's top card
MORE: Final = 7  # + value: track cards in the hand beyond the first
STUCK: Final = 12  # no card in hand can follow the last card of the track
AHEAD: Final = 13  # + cards before the locomotive, up to four
FAR_AHEAD: Final = 18  # cards beyond the fourth
BEHIND: Final = 19
HARDLY_BEHIND: Final = 20
DEPTH: Final = 21  # cards on the pile
TOP: Final = 21  # + value of the pile's top card
TAIL_VALUE: Final = 26  # of the card that the next penalty takes
TAIL_MATCH: Final = 27  # its points if it matches the top card
NEXT_MATCH: Final = 28  # and the points of the next one below, if that matches too
TAIL_PAIR: Final = 29  # the next two penalty cards match each other
OPEN_END: Final = 30  # any value but one may follow
PILE: Final = 31  # points on the pile
BROKEN: Final = 32  # broken cards before the locomotive
LAURA_CARDS: Final = 33
LAURA_MATCH: Final = 34  # the next penalty card matches Laura's top card
FEATURES: Final = 35


def _names() -> list[str]:
    """The features' names in the weight file: the constants above in lower case."""
    names = [""] * FEATURES
    place: i64
    for place, name in (
        (ONE, "one"),
        (CHAOS_CARDS, "chaos_cards"),
        (CHAOS_POINTS, "chaos_points"),
        (CHAOS_MATCH, "chaos_match"),
        (STUCK, "stuck"),
        (FAR_AHEAD, "far_ahead"),
        (BEHIND, "behind"),
        (HARDLY_BEHIND, "hardly_behind"),
        (DEPTH, "depth"),
        (TAIL_VALUE, "tail_value"),
        (TAIL_MATCH, "tail_match"),
        (NEXT_MATCH, "next_match"),
        (TAIL_PAIR, "tail_pair"),
        (OPEN_END, "open_end"),
        (PILE, "pile"),
        (BROKEN, "broken"),
        (LAURA_CARDS, "laura_cards"),
        (LAURA_MATCH, "laura_match"),
    ):
        names[place] = name
    value: i64
    for value in range(1, VALUES + 1):
        names[TRACKS + value] = f"tracks_{value}"
        names[MORE + value] = f"more_{value}"
        names[TOP + value] = f"top_{value}"
    ahead: i64
    for ahead in range(5):
        names[AHEAD + ahead] = f"ahead_{ahead}"
    return names


NAMES: Final = _names()


def _read_table() -> list[list[list[int]]]:
    data: Any = read_weights("farol.games.loknroll.bots", "value.json", NAMES)["weights"]
    table: list[list[list[int]]] = []
    for name in BLOCKS:
        table.append([[int(weight) for weight in row] for row in data[name]])
    return table


TABLE: Final = _read_table()  # by block, span and feature


def span_of(turns: i64) -> i64:
    """A class of turns at about equal distance from the end."""
    if turns < len(SPANS):
        return SPANS[turns]
    return LAST_SPAN


class SeatSnapshot:
    """A seat between two turns: its cards, and the track after `tail` cards were taken from it."""

    def __init__(
        self, pile: vec[i64], hand: vec[i64], kinds: vec[i64], tail: i64, locomotive: i64
    ) -> None:
        self.pile = pile
        self.hand = hand
        self.kinds = kinds
        self.tail = tail
        self.locomotive = locomotive

    def features(self, laura: vec[i64]) -> vec[i64]:
        """The features of the table; `laura` is her pile, empty without her."""
        found = vec[i64]([0] * FEATURES)
        found[ONE] = 1
        self._add_hand(found)
        self._add_track(found)
        self._add_pile(found)
        if self.locomotive > self.tail:
            self._add_tail(found, laura)
        found[LAURA_CARDS] = len(laura)
        return found

    def _add_hand(self, found: vec[i64]) -> None:
        top: i64 = 0
        if len(self.pile) > 0:
            top = VALUE_OF[self.pile[-1]]
        for kind in self.hand:
            value: i64 = VALUE_OF[kind]
            if SHAPE_OF[kind] != CHAOS:
                found[TRACKS + value] = found[TRACKS + value] + 1
                continue
            found[CHAOS_CARDS] = found[CHAOS_CARDS] + 1
            found[CHAOS_POINTS] = found[CHAOS_POINTS] + value
            if value == top:
                found[CHAOS_MATCH] = value
        found[STUCK] = 1
        last: i64 = VALUE_OF[self.kinds[-1]]
        for value in range(1, VALUES + 1):
            count: i64 = found[TRACKS + value]
            if count > 0:
                found[MORE + value] = count - 1
                if not values_clash(value, last):
                    found[STUCK] = 0

    def _add_track(self, found: vec[i64]) -> None:
        kinds = self.kinds
        ahead = len(kinds) - 1 - self.locomotive
        found[AHEAD + min(ahead, 4)] = 1
        found[FAR_AHEAD] = max(0, ahead - 4)
        behind = self.locomotive - self.tail
        found[BEHIND] = min(behind, 8)
        found[HARDLY_BEHIND] = max(0, 2 - behind)
        last: i64 = VALUE_OF[kinds[-1]]
        found[OPEN_END] = 1 if last == 1 or last == VALUES else 0
        for at in range(self.locomotive + 1, len(kinds)):
            if IS_BROKEN[kinds[at]]:
                found[BROKEN] = found[BROKEN] + 1

    def _add_pile(self, found: vec[i64]) -> None:
        pile = self.pile
        if len(pile) > 0:
            found[DEPTH] = len(pile)
            found[TOP + VALUE_OF[pile[-1]]] = 1
            found[PILE] = sum_of(pile)

    def _add_tail(self, found: vec[i64], laura: vec[i64]) -> None:
        """The effects of the next penalty cards on the piles."""
        pile = self.pile
        first: i64 = VALUE_OF[self.kinds[self.tail]]
        second: i64 = 0
        if self.locomotive > self.tail + 1:
            second = VALUE_OF[self.kinds[self.tail + 1]]
        found[TAIL_VALUE] = first
        if first == second:
            found[TAIL_PAIR] = 1
        if len(pile) > 0 and VALUE_OF[pile[-1]] == first:
            found[TAIL_MATCH] = first
            if len(pile) > 1 and VALUE_OF[pile[-2]] == second:
                found[NEXT_MATCH] = second
        if len(laura) > 0 and VALUE_OF[laura[-1]] == first:
            found[LAURA_MATCH] = 1


def weighed(row: list[int], features: vec[i64]) -> i64:
    """The weighted sum of the features."""
    total: i64 = 0
    index: i64
    for index in range(FEATURES):
        if features[index] != 0:
            total += row[index] * features[index]
    return total


def laura_pile(state: LokState) -> vec[i64]:
    """Laura's cards; empty without her."""
    if state.settings.mode == LAURA:
        return state.heaps.vector(state.heaps.pile(LAURA_PILE))
    return vec[i64]()


def turns_before(state: LokState, seat: i64) -> i64:
    """Between two turns: the number of others' turns before the seat's next one."""
    if state.settings.mode == LAURA:
        return 1 if state.phase == LAURA_DRAW else 0
    return (seat - state.seat + state.seats) % state.seats


def block_of(state: LokState, before: i64) -> i64:
    """The block of the table for a seat after so many other turns."""
    company = state.seats - 1
    if state.settings.mode == LAURA:
        company = MAX_SEATS
    later: i64 = 0
    if before > 0:
        later = 1
    return max(0, 2 * company - 1 + later)


def turns_left(state: LokState, before: i64) -> i64:
    """Between two turns: the remaining turns of a seat after so many other turns."""
    riders: i64 = state.heaps.riders
    return (state.deck - before + riders - 1) // riders


def seat_value(state: LokState, seat: i64) -> i64:
    """Between two turns: a seat's expected points, relative to Laura's if she plays.

    In parts of a point; exact when the seat has no turn left.
    """
    before = turns_before(state, seat)
    track = state.track
    heaps = state.heaps
    pile = heaps.vector(heaps.pile(seat))
    place = SeatSnapshot(pile, heaps.vector(heaps.hand(seat)), track.kinds, 0, track.locomotive)
    if state.phase == DONE:
        return settled(state, place)
    return expected(state, place, before)


def expected(state: LokState, place: SeatSnapshot, before: i64) -> i64:
    """The expected points of a seat with the cards of `place`, in parts of a point."""
    turns = turns_left(state, before)
    if turns == 0:
        return settled(state, place)
    row = TABLE[block_of(state, before)][span_of(turns)]
    return weighed(row, place.features(laura_pile(state)))


def settled(state: LokState, place: SeatSnapshot) -> i64:
    """The final points of a seat without another turn."""
    return FINE * (sum_of(place.pile) + sum_of(place.hand) - len(laura_pile(state)))
