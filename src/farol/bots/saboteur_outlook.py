"""Saboteur: how likely the diggers are to win from a position, by how rounds like it ended."""

import math
from typing import Final

from farol.bots.saboteur_ways import Ways
from farol.core.data import read_data
from farol.games.saboteur.rules import Saboteur
from farol.games.saboteur.tables import (
    BREAK,
    FACE_THROUGH,
    FITS,
    GOALS,
    KIND_TURNS,
    MAX_HAND,
    MEND,
    PATHS,
    PIECE_OPEN,
    ROCKFALL,
    SABOTEUR,
    TREASURE,
)

CERTAIN: Final = 1000
MOST_CARDS: Final = 10  # to the treasure, as far as positions are told apart
MOST_TURNS: Final = 30  # of diggers, likewise
MOST_DETOUR: Final = 5  # cards more if the nearest open cell is walled up, likewise
PART: Final = 60  # shares of seats are in sixtieths
UNIT: Final = 1024  # of a weight
STEPS: Final = 32  # of the logarithm of odds to a table entry
EDGE: Final = 7  # beyond this logarithm of odds the table ends


def _learned() -> list[int]:
    data = read_data("farol.bots", "saboteur_outlook.json")
    assert isinstance(data, list)
    weights: list[int] = []
    for weight in data:
        assert isinstance(weight, int)
        weights.append(weight)
    return weights


def _chances() -> list[int]:
    table: list[int] = []
    for step in range(2 * EDGE * STEPS + 1):
        odds = math.exp(step / STEPS - EDGE)
        table.append(round(CERTAIN * odds / (1 + odds)))
    return table


DEAD_ENDS: Final = FACE_THROUGH[1:].index(False) // 2  # path cards from this kind on are dead ends
WEIGHTS: Final = _learned()  # by trait, in 1024ths of the logarithm of odds
CHANCES: Final = _chances()


class Outlook:
    """Looks at a position with open cards, as a sampled world is."""

    def __init__(self, ways: Ways) -> None:
        self._ways = ways
        self._treasure = 0  # the goal where it lies
        self._diggers = 0
        self._working = 0  # diggers with whole tools
        self._knowing = 0  # diggers that have looked at the treasure
        self._able = 0  # diggers with a card that brings the treasure nearer
        self._ready = 0  # those of them with whole tools
        self._harm = 0  # cards of saboteurs that break tools or tunnels
        self._blocks = 0  # dead ends of saboteurs with whole tools

    def chance(self, state: Saboteur) -> int:
        """How likely the diggers win, in thousandths."""
        traits = self.traits(state)
        score = 0
        for index in range(len(traits)):
            score += WEIGHTS[index] * traits[index]
        step = score * STEPS // (UNIT * PART) + EDGE * STEPS
        return CHANCES[max(0, min(2 * EDGE * STEPS, step))]

    def traits(self, state: Saboteur) -> list[int]:
        """What the chance depends on, in sixtieths."""
        self._look_at_mine(state)
        self._look_at_seats(state)
        ways = self._ways
        seats = state.seats
        diggers = self._diggers
        cards = min(MOST_CARDS, ways.best[self._treasure])
        detour = min(MOST_DETOUR, ways.spare[self._treasure] - ways.best[self._treasure])
        turns = min(MOST_TURNS, _cards_left(state) * diggers // seats)
        working = PART * self._working // diggers
        ready = PART * self._ready // diggers
        unsure = PART * (diggers - self._knowing) * (state.mine.goals_down - 1) // (2 * diggers)
        return [
            PART,
            PART * cards,
            PART * cards * cards // 8,
            PART * turns // 2,
            PART * turns * turns // 60,
            PART * cards * turns // 16,
            working * cards // 4,
            working * turns // 8,
            unsure,
            PART * detour,
            PART * detour * cards // 8,
            ready,
            ready if cards == 1 else 0,
            PART if cards == 1 else 0,
            PART * self._able // diggers,
            PART * self._harm // seats,
            PART * self._blocks // seats,
            PART * _in_pile(state, BREAK, MEND) // 4,
            PART * _in_pile(state, MEND, ROCKFALL) // 4,
            PART * _in_pile(state, DEAD_ENDS, PATHS) // 4,
            PART * (seats - diggers) * 3 // seats,
            PART if seats == diggers else 0,
            PART * seats // 4,
        ]

    def _look_at_mine(self, state: Saboteur) -> None:
        self._treasure = 0
        while self._treasure < GOALS - 1 and state.mine.goal_cards[self._treasure] != TREASURE:
            self._treasure += 1
        self._ways.measure(state.mine)
        self._ways.find(state.mine, self._treasure)

    def _look_at_seats(self, state: Saboteur) -> None:
        self._diggers = 0
        self._working = 0
        self._knowing = 0
        self._able = 0
        self._ready = 0
        self._harm = 0
        self._blocks = 0
        for seat in range(state.seats):
            if state.roles[seat] == SABOTEUR:
                self._look_at_saboteur(state, seat)
            else:
                self._look_at_digger(state, seat)

    def _look_at_saboteur(self, state: Saboteur, seat: int) -> None:
        whole = state.tools[seat] == 0
        hands = state.cards.hands
        start = MAX_HAND * seat
        for place in range(start, start + state.cards.hand_sizes[seat]):
            kind = hands[place]
            if kind < PATHS:
                if whole and not FACE_THROUGH[2 * kind + 1]:
                    self._blocks += 1
            elif kind == ROCKFALL or BREAK <= kind < MEND:
                self._harm += 1

    def _look_at_digger(self, state: Saboteur, seat: int) -> None:
        self._diggers += 1
        if (state.seen[seat] >> self._treasure) & 1:
            self._knowing += 1
        able = self._is_able(state, seat, self._treasure)
        if able:
            self._able += 1
        if state.tools[seat] == 0:
            self._working += 1
            if able:
                self._ready += 1

    def _is_able(self, state: Saboteur, seat: int, treasure: int) -> bool:
        """Whether a digger has a card that brings the treasure nearer."""
        mine = state.mine
        cell = self._ways.best_cell[treasure]
        if cell < 0:
            return False
        index = 0
        while mine.open_cells[index] != cell:
            index += 1
        fits = FITS[mine.open_asked[index]]
        best = self._ways.best[treasure]
        start = MAX_HAND * seat
        for place in range(start, start + state.cards.hand_sizes[seat]):
            kind = state.cards.hands[place]
            if kind < PATHS and FACE_THROUGH[2 * kind + 1]:
                for piece in range(2 * kind, 2 * kind + KIND_TURNS[kind]):
                    if (fits >> PIECE_OPEN[piece]) & 1 and (
                        self._ways.after(mine, piece, cell, treasure) < best
                    ):
                        return True
        return False


def _cards_left(state: Saboteur) -> int:
    """Each turn takes one card, so these are the turns left."""
    left = state.cards.pile_size
    for size in state.cards.hand_sizes:
        left += size
    return left


def _in_pile(state: Saboteur, first: int, end: int) -> int:
    """Cards of these kinds that are still to be drawn."""
    count = 0
    for kind in range(first, end):
        count += state.cards.pile[kind]
    return count
