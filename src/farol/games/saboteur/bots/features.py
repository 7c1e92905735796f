"""Saboteur: features of a fully known position, as small ints."""

# compiled by mypyc

from typing import Final

from farol.core.native import i64, vec
from farol.core.vectors import bit, numbers
from farol.games.saboteur.bots.paths import Paths
from farol.games.saboteur.cards import KIND_BITS, KIND_MASK, SIZE_BITS, SIZE_MASK
from farol.games.saboteur.mine import OPEN_SHIFT, Mine
from farol.games.saboteur.rules import Saboteur
from farol.games.saboteur.tables import (
    ASKED,
    BREAK,
    FACE_THROUGH,
    FITS,
    GOALS,
    MEND,
    PATHS,
    PIECE_OPEN,
    ROCKFALL,
    SABOTEUR,
    TREASURE,
)

MOST_CARDS: Final = 10  # to the treasure; upper limit
MOST_TURNS: Final = 30  # of diggers; upper limit
MOST_DETOUR: Final = 5  # extra cards if the nearest open cell is blocked; upper limit
PART: Final = 60  # shares are in sixtieths
SIDES: Final = 16  # sets of sides
DEAD_ENDS: Final[i64] = (
    list(FACE_THROUGH[1:]).index(False) // 2
)  # path cards from this kind on are dead ends
TOOLS: Final = numbers([0, 1, 1, 2, 1, 2, 2, 3])  # by set of broken tools: how many

# Features, each multiplied by its weight. Shares are in parts.
SEATS: Final = 0
SABOTEURS: Final = 1
CARDS: Final = 2  # to the treasure
DETOUR: Final = 3  # extra cards if the nearest open cell is blocked
SECOND_PATH: Final = 4  # cards from the second nearest open cell
DIGGER_TURNS: Final = 5  # that are left to diggers
PILE: Final = 6  # cards
HANDS: Final = 7  # cards
WORKING: Final = 8  # diggers with whole tools
WORKING_SHARE: Final = 9
WORKING_TURNS: Final = 10
WORKING_CARDS: Final = 11
UNKNOWN: Final = 12  # diggers without knowledge of the treasure, times goals
ABLE_SHARE: Final = 13  # diggers with a useful path card
READY_SHARE: Final = 14  # those of them with whole tools
FINISHING_SHARE: Final = 15
TURNS_TO_READY: Final = 16
TURNS_TO_SABOTEUR: Final = 17
BROKEN_OF_DIGGERS: Final = 18  # tools
BROKEN_OF_SABOTEURS: Final = 19  # tools
MENDS: Final = 20  # cards of diggers
BREAKS: Final = 21  # cards of saboteurs
ROCKFALLS: Final = 22  # cards of saboteurs
BLOCKS: Final = 23  # dead ends of saboteurs with whole tools
NEAREST_IN_PILE: Final = 24  # cards that continue from the nearest open cell
NEAREST_IN_HANDS: Final = 25
NEAREST_PLAYABLE: Final = 26
OTHER_IN_PILE: Final = 27  # cards that continue from the second nearest one
OTHER_IN_HANDS: Final = 28
OTHER_PLAYABLE: Final = 29
PILE_TUNNELS: Final = 30  # path cards that are no dead ends
PILE_DEAD_ENDS: Final = 31
PILE_BREAKS: Final = 32
PILE_MENDS: Final = 33
PILE_ROCKFALLS: Final = 34
FEATURES: Final = 35
# Names in weight files, in order.
NAMES: Final = (
    "seats",
    "saboteurs",
    "cards",
    "detour",
    "second_path",
    "digger_turns",
    "pile",
    "hands",
    "working",
    "working_share",
    "working_turns",
    "working_cards",
    "unknown",
    "able_share",
    "ready_share",
    "finishing_share",
    "turns_to_ready",
    "turns_to_saboteur",
    "broken_of_diggers",
    "broken_of_saboteurs",
    "mends",
    "breaks",
    "rockfalls",
    "blocks",
    "nearest_in_pile",
    "nearest_in_hands",
    "nearest_playable",
    "other_in_pile",
    "other_in_hands",
    "other_playable",
    "pile_tunnels",
    "pile_dead_ends",
    "pile_breaks",
    "pile_mends",
    "pile_rockfalls",
)


def _leading() -> list[int]:
    table: list[int] = []
    fits: i64
    for fits in FITS:
        onward: i64
        for onward in range(SIDES):
            kinds: i64 = 0
            kind: i64
            for kind in range(DEAD_ENDS):
                for sides in PIECE_OPEN[2 * kind : 2 * kind + 2]:
                    if fits >> sides & 1 and sides & onward:
                        kinds |= bit(kind)
            table.append(kinds)
    return table


LEADING: Final = numbers(
    _leading()
)  # by demand and sides that lead on: the kinds that fit and lead on


class Features:
    """Computes features; as a side effect `paths` has the paths to the treasure."""

    def __init__(self, paths: Paths) -> None:
        self._paths = paths
        self._treasure: i64 = 0  # the goal where it lies
        self._diggers: i64 = 0
        self._working: i64 = 0  # diggers with whole tools
        self._knowing: i64 = 0  # diggers that have seen the treasure
        self._able: i64 = 0  # diggers with a card for the nearest open cell
        self._ready: i64 = 0  # those of them with whole tools
        self._first: i64 = 0  # turns until the first of these
        self._foe: i64 = 0  # turns until the first saboteur
        self._lame: i64 = 0  # broken tools of diggers
        self._hampered: i64 = 0  # broken tools of saboteurs
        self._mends: i64 = 0  # cards of diggers
        self._breaks: i64 = 0  # cards of saboteurs
        self._rockfalls: i64 = 0  # cards of saboteurs
        self._blocks: i64 = 0  # dead ends of saboteurs with whole tools
        self._nearest: i64 = 0  # kinds that continue from the nearest open cell
        self._other: i64 = 0  # kinds that continue from the second one
        self._at_nearest: i64 = 0  # cards of these kinds that diggers hold
        self._at_nearest_now: i64 = 0  # those of diggers with whole tools
        self._at_other: i64 = 0
        self._at_other_now: i64 = 0

    def of(self, state: Saboteur) -> vec[i64]:
        """The features of a position, by the constants above."""
        self._look_at_mine(state.mine)
        self._look_at_seats(state)
        paths = self._paths
        treasure: i64 = self._treasure
        seats = state.seats
        diggers: i64 = self._diggers
        pile = state.cards.pile
        in_pile = state.cards.pile_size
        in_hands: i64 = 0
        for hand in state.cards.hands:
            in_hands += hand & SIZE_MASK
        cards: i64 = min(MOST_CARDS, paths.best[treasure])
        turns = min(MOST_TURNS, (in_pile + in_hands) * diggers // seats)
        found = vec[i64]([0] * FEATURES)
        found[SEATS] = seats
        found[SABOTEURS] = seats - diggers
        found[CARDS] = cards
        found[DETOUR] = min(MOST_DETOUR, paths.spare[treasure] - paths.best[treasure])
        found[SECOND_PATH] = min(MOST_CARDS, paths.second[treasure])
        found[DIGGER_TURNS] = turns
        found[PILE] = in_pile
        found[HANDS] = in_hands
        found[WORKING] = self._working
        found[WORKING_SHARE] = PART * self._working // diggers
        found[WORKING_TURNS] = turns * self._working // diggers
        found[WORKING_CARDS] = cards * self._working // diggers
        unknowing: i64 = diggers - self._knowing
        found[UNKNOWN] = PART * unknowing * (state.mine.goals_down - 1) // (2 * diggers)
        found[ABLE_SHARE] = PART * self._able // diggers
        found[READY_SHARE] = PART * self._ready // diggers
        found[FINISHING_SHARE] = PART * self._ready // diggers if cards == 1 else 0
        found[TURNS_TO_READY] = self._first
        found[TURNS_TO_SABOTEUR] = self._foe
        found[BROKEN_OF_DIGGERS] = self._lame
        found[BROKEN_OF_SABOTEURS] = self._hampered
        found[MENDS] = self._mends
        found[BREAKS] = self._breaks
        found[ROCKFALLS] = self._rockfalls
        found[BLOCKS] = self._blocks
        found[NEAREST_IN_PILE] = _count(pile, self._nearest) * PART // max(1, in_pile)
        found[NEAREST_IN_HANDS] = self._at_nearest
        found[NEAREST_PLAYABLE] = self._at_nearest_now
        found[OTHER_IN_PILE] = _count(pile, self._other) * PART // max(1, in_pile)
        found[OTHER_IN_HANDS] = self._at_other
        found[OTHER_PLAYABLE] = self._at_other_now
        found[PILE_TUNNELS] = _between(pile, 0, DEAD_ENDS)
        found[PILE_DEAD_ENDS] = _between(pile, DEAD_ENDS, PATHS)
        found[PILE_BREAKS] = _between(pile, BREAK, MEND)
        found[PILE_MENDS] = _between(pile, MEND, ROCKFALL)
        found[PILE_ROCKFALLS] = pile[ROCKFALL]
        return found

    def _look_at_mine(self, mine: Mine) -> None:
        self._treasure = 0
        while self._treasure < GOALS - 1 and mine.goal_cards[self._treasure] != TREASURE:
            self._treasure += 1
        paths = self._paths
        paths.measure(mine)
        paths.find(mine, self._treasure)
        self._nearest = self._leading_on(mine, paths.best_cell[self._treasure])
        self._other = self._leading_on(mine, paths.second_cell[self._treasure])

    def _leading_on(self, mine: Mine, cell: i64) -> i64:
        """The kinds that fit into an open cell and continue to the treasure."""
        if cell < 0:
            return 0
        index: i64 = 0
        while mine.openings[index] >> OPEN_SHIFT != cell:
            index += 1
        onward = self._paths.onward(mine, cell, self._treasure)
        return LEADING[SIDES * (mine.openings[index] & ASKED) + onward]

    def _look_at_seats(self, state: Saboteur) -> None:
        self._diggers = 0
        self._working = 0
        self._knowing = 0
        self._able = 0
        self._ready = 0
        self._first = state.seats
        self._foe = state.seats
        self._lame = 0
        self._hampered = 0
        self._mends = 0
        self._breaks = 0
        self._rockfalls = 0
        self._blocks = 0
        self._at_nearest = 0
        self._at_nearest_now = 0
        self._at_other = 0
        self._at_other_now = 0
        for turns in range(state.seats):
            seat = (state.turn + turns) % state.seats
            if state.roles[seat] == SABOTEUR:
                self._foe = min(self._foe, turns)
                self._look_at_saboteur(state, seat)
            else:
                self._look_at_digger(state, seat, turns)

    def _look_at_saboteur(self, state: Saboteur, seat: i64) -> None:
        broken: i64 = state.tools[seat]
        self._hampered += TOOLS[broken]
        hand = state.cards.hands[seat]
        size = hand & SIZE_MASK
        hand >>= SIZE_BITS
        for _ in range(size):
            kind = hand & KIND_MASK
            hand >>= KIND_BITS
            if kind < PATHS:
                if broken == 0 and kind >= DEAD_ENDS:
                    self._blocks += 1
            elif kind == ROCKFALL:
                self._rockfalls += 1
            elif BREAK <= kind < MEND:
                self._breaks += 1

    def _look_at_digger(self, state: Saboteur, seat: i64, turns: i64) -> None:
        self._diggers += 1
        if (state.seen[seat] >> self._treasure) & 1:
            self._knowing += 1
        at_nearest: i64 = 0
        at_other: i64 = 0
        hand = state.cards.hands[seat]
        size = hand & SIZE_MASK
        hand >>= SIZE_BITS
        for _ in range(size):
            kind = hand & KIND_MASK
            hand >>= KIND_BITS
            if kind < DEAD_ENDS:
                at_nearest += (self._nearest >> kind) & 1
                at_other += (self._other >> kind) & 1
            elif MEND <= kind < ROCKFALL:
                self._mends += 1
        self._at_nearest += at_nearest
        self._at_other += at_other
        if at_nearest > 0:
            self._able += 1
        broken: i64 = state.tools[seat]
        self._lame += TOOLS[broken]
        if broken == 0:
            self._working += 1
            self._at_nearest_now += at_nearest
            self._at_other_now += at_other
            if at_nearest > 0:
                self._ready += 1
                self._first = min(self._first, turns)


def _count(pile: vec[i64], kinds: i64) -> i64:
    """The undrawn cards of a set of kinds."""
    count: i64 = 0
    kind: i64
    for kind in range(DEAD_ENDS):
        if (kinds >> kind) & 1:
            count += pile[kind]
    return count


def _between(pile: vec[i64], first: i64, end: i64) -> i64:
    count: i64 = 0
    for kind in range(first, end):
        count += pile[kind]
    return count
