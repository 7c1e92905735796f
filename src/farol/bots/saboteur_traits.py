"""Saboteur: what matters in a position with open cards, as a list of small ints."""

from typing import Final

from farol.bots.saboteur_ways import Ways
from farol.games.saboteur.mine import Mine
from farol.games.saboteur.rules import Saboteur
from farol.games.saboteur.tables import (
    ASKED,
    BREAK,
    FACE_THROUGH,
    FITS,
    GOALS,
    MAX_HAND,
    MEND,
    PATHS,
    PIECE_OPEN,
    ROCKFALL,
    SABOTEUR,
    TREASURE,
)

MOST_CARDS: Final = 10  # to the treasure, as far as positions are told apart
MOST_TURNS: Final = 30  # of diggers, likewise
MOST_DETOUR: Final = 5  # cards more if the nearest open cell is walled up, likewise
PART: Final = 60  # shares are in sixtieths
SIDES: Final = 16  # sets of sides
DEAD_ENDS: Final = FACE_THROUGH[1:].index(False) // 2  # path cards from this kind on are dead ends
TOOLS: Final = [0, 1, 1, 2, 1, 2, 2, 3]  # by set of broken tools: how many


def _leading() -> list[int]:
    table: list[int] = []
    for fits in FITS:
        for onward in range(SIDES):
            kinds = 0
            for kind in range(DEAD_ENDS):
                for sides in PIECE_OPEN[2 * kind : 2 * kind + 2]:
                    if fits >> sides & 1 and sides & onward:
                        kinds |= 1 << kind
            table.append(kinds)
    return table


LEADING: Final = _leading()  # by demand and sides that lead on: the kinds that fit and lead on


class Traits:
    """Looks at a position; `ways` is left measured, with the ways to the treasure."""

    def __init__(self, ways: Ways) -> None:
        self._ways = ways
        self._treasure = 0  # the goal where it lies
        self._diggers = 0
        self._working = 0  # diggers with whole tools
        self._knowing = 0  # diggers that have looked at the treasure
        self._able = 0  # diggers with a card that leads on from the nearest open cell
        self._ready = 0  # those of them with whole tools
        self._first = 0  # turns until the first of these
        self._foe = 0  # turns until the first saboteur
        self._lame = 0  # broken tools of diggers
        self._hampered = 0  # broken tools of saboteurs
        self._mends = 0  # cards of diggers
        self._breaks = 0  # cards of saboteurs
        self._rockfalls = 0  # likewise
        self._blocks = 0  # dead ends of saboteurs with whole tools
        self._nearest = 0  # kinds that lead on from the nearest open cell
        self._other = 0  # kinds that lead on from the second one
        self._at_nearest = 0  # cards of these kinds that diggers hold
        self._at_nearest_now = 0  # those of diggers with whole tools
        self._at_other = 0
        self._at_other_now = 0

    def of(self, state: Saboteur) -> list[int]:
        """What the chance of the diggers depends on."""
        self._look_at_mine(state.mine)
        self._look_at_seats(state)
        ways = self._ways
        treasure = self._treasure
        seats = state.seats
        diggers = self._diggers
        pile = state.cards.pile
        in_pile = state.cards.pile_size
        in_hands = 0
        for size in state.cards.hand_sizes:
            in_hands += size
        cards = min(MOST_CARDS, ways.best[treasure])
        turns = min(MOST_TURNS, (in_pile + in_hands) * diggers // seats)
        return [
            seats,
            seats - diggers,
            cards,
            min(MOST_DETOUR, ways.spare[treasure] - ways.best[treasure]),
            min(MOST_CARDS, ways.second[treasure]),
            turns,
            in_pile,
            in_hands,
            self._working,
            PART * self._working // diggers,
            turns * self._working // diggers,
            cards * self._working // diggers,
            PART * (diggers - self._knowing) * (state.mine.goals_down - 1) // (2 * diggers),
            PART * self._able // diggers,
            PART * self._ready // diggers,
            PART * self._ready // diggers if cards == 1 else 0,
            self._first,
            self._foe,
            self._lame,
            self._hampered,
            self._mends,
            self._breaks,
            self._rockfalls,
            self._blocks,
            _count(pile, self._nearest) * PART // max(1, in_pile),
            self._at_nearest,
            self._at_nearest_now,
            _count(pile, self._other) * PART // max(1, in_pile),
            self._at_other,
            self._at_other_now,
            _between(pile, 0, DEAD_ENDS),
            _between(pile, DEAD_ENDS, PATHS),
            _between(pile, BREAK, MEND),
            _between(pile, MEND, ROCKFALL),
            pile[ROCKFALL],
        ]

    def _look_at_mine(self, mine: Mine) -> None:
        self._treasure = 0
        while self._treasure < GOALS - 1 and mine.goal_cards[self._treasure] != TREASURE:
            self._treasure += 1
        ways = self._ways
        ways.measure(mine)
        ways.find(mine, self._treasure)
        self._nearest = self._leading_on(mine, ways.best_cell[self._treasure])
        self._other = self._leading_on(mine, ways.second_cell[self._treasure])

    def _leading_on(self, mine: Mine, cell: int) -> int:
        """The kinds that fit into an open cell and lead on to the treasure."""
        if cell < 0:
            return 0
        index = 0
        while mine.open_cells[index] != cell:
            index += 1
        onward = self._ways.onward(mine, cell, self._treasure)
        return LEADING[SIDES * (mine.open_asked[index] & ASKED) + onward]

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

    def _look_at_saboteur(self, state: Saboteur, seat: int) -> None:
        broken = state.tools[seat]
        self._hampered += TOOLS[broken]
        hands = state.cards.hands
        start = MAX_HAND * seat
        for place in range(start, start + state.cards.hand_sizes[seat]):
            kind = hands[place]
            if kind < PATHS:
                if broken == 0 and kind >= DEAD_ENDS:
                    self._blocks += 1
            elif kind == ROCKFALL:
                self._rockfalls += 1
            elif BREAK <= kind < MEND:
                self._breaks += 1

    def _look_at_digger(self, state: Saboteur, seat: int, turns: int) -> None:
        self._diggers += 1
        if (state.seen[seat] >> self._treasure) & 1:
            self._knowing += 1
        at_nearest = 0
        at_other = 0
        hands = state.cards.hands
        start = MAX_HAND * seat
        for place in range(start, start + state.cards.hand_sizes[seat]):
            kind = hands[place]
            if kind < DEAD_ENDS:
                at_nearest += (self._nearest >> kind) & 1
                at_other += (self._other >> kind) & 1
            elif MEND <= kind < ROCKFALL:
                self._mends += 1
        self._at_nearest += at_nearest
        self._at_other += at_other
        if at_nearest > 0:
            self._able += 1
        broken = state.tools[seat]
        self._lame += TOOLS[broken]
        if broken == 0:
            self._working += 1
            self._at_nearest_now += at_nearest
            self._at_other_now += at_other
            if at_nearest > 0:
                self._ready += 1
                self._first = min(self._first, turns)


def _count(pile: list[int], kinds: int) -> int:
    """How many cards of a set of kinds are still to be drawn."""
    count = 0
    for kind in range(DEAD_ENDS):
        if (kinds >> kind) & 1:
            count += pile[kind]
    return count


def _between(pile: list[int], first: int, end: int) -> int:
    count = 0
    for kind in range(first, end):
        count += pile[kind]
    return count
