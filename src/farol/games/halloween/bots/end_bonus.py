"""Halloween: the progress of a game, and the expected score of cards at its end."""

# compiled by mypyc

from typing import Final

from farol.core.native import i64
from farol.core.vectors import numbers
from farol.games.halloween.ending import counted
from farol.games.halloween.rules import Halloween
from farol.games.halloween.tables import (
    CELLS,
    COLOUR_OF,
    COLOURS,
    COUNT_COLOURED_CARDS,
    COUNT_LOWEST_SECTION,
    COUNT_POINTS,
    COUNT_RAINBOWS,
    COUNT_RED_TOKENS,
    COUNT_SCARE_POINTS,
    COUNT_TOKENS,
    COUNT_UNPLACED_HAUNTS,
    LAST_CARD,
    RED,
    SCORE_COUNT,
    SCORE_PER,
    SCORE_POINTS,
)

POINT: Final = 16  # positions are weighed in sixteenths of a point
# The gain of an end card in each fifth of a game, in sixteenths: half of its gain in experts'
# games, because saving for a card costs other things.
GROWTH: Final = {
    COUNT_COLOURED_CARDS: 12,
    COUNT_SCARE_POINTS: 16,
    COUNT_LOWEST_SECTION: 8,
    COUNT_RED_TOKENS: 8,
    COUNT_TOKENS: 12,
    COUNT_POINTS: 8,
}
SOON: Final = 2  # fifths of a game in which something new can still be gathered
# The chance of the next rainbow, in hundredths, by missing colours, at the start of a game.
RAINBOW_CHANCE: Final = numbers([100, 70, 35, 10, 0, 0])


def fifths_left(state: Halloween) -> i64:
    """The remaining fifths of the game, from the most cards of a seat."""
    if state.ending:
        return 0
    left: i64 = LAST_CARD
    for seat in range(state.seats):
        cards: i64 = 0
        held: i64 = state.held[seat]
        while held != 0:
            cards += held & 1
            held >>= 1
        left = min(left, LAST_CARD - cards)
    return max(0, left)


def can_score(state: Halloween, seat: i64, card: i64) -> bool:
    """Whether an end card scores for a seat now, or still can.

    Its condition has to be within reach: no red tokens without a red ghost to beat and without a
    section that can make one, or with four colours missing.
    """
    count: i64 = SCORE_COUNT[card]
    if count < 0 or counted(state, seat, count) // SCORE_PER[card] > 0:
        return True
    left = fifths_left(state)
    if left < SOON or count == COUNT_UNPLACED_HAUNTS:
        return False
    if count == COUNT_RED_TOKENS:
        return _reaches_red(state, seat)
    if count == COUNT_RAINBOWS:
        return _missing(state, seat) <= left
    if count == COUNT_LOWEST_SECTION:
        return _blue_sections(state, seat) <= left
    return True


def _reaches_red(state: Halloween, seat: i64) -> bool:
    """Whether a red ghost is on the board, or the seat can soon make one."""
    cell: i64
    for cell in range(CELLS):
        if COLOUR_OF[cell] == RED and state.ghosts[cell] > 0:
            return True
    for section in range(seat * state.sections, (seat + 1) * state.sections):
        if state.levels[section] >= RED - 1:
            return True
    return False


def _blue_sections(state: Halloween, seat: i64) -> i64:
    blue: i64 = 0
    for section in range(seat * state.sections, (seat + 1) * state.sections):
        if state.levels[section] == 0:
            blue += 1
    return blue


def card_hope(state: Halloween, seat: i64, card: i64, left: i64) -> i64:
    """The expected end score of a card for a seat, in sixteenths; 0 for other cards.

    Early in the game it counts little: everybody can still occupy the card later.
    """
    count: i64 = SCORE_COUNT[card]
    if count < 0:
        return 0
    if left == 0:
        return POINT * (counted(state, seat, count) // SCORE_PER[card]) * SCORE_POINTS[card]
    hope = POINT * SCORE_POINTS[card] * counted(state, seat, count) // SCORE_PER[card]
    if not can_score(state, seat, card):
        return 0
    if count == COUNT_RAINBOWS:
        chance: i64 = RAINBOW_CHANCE[_missing(state, seat)]
        hope += POINT * SCORE_POINTS[card] * chance * left // (100 * LAST_CARD)
    elif count != COUNT_UNPLACED_HAUNTS:
        hope += GROWTH[count] * left
    return hope * (LAST_CARD - left) // LAST_CARD


def _missing(state: Halloween, seat: i64) -> i64:
    """How many colours of tokens the next rainbow of a seat still needs."""
    rainbows = counted(state, seat, COUNT_RAINBOWS)
    missing: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if state.tokens[seat * COLOURS + colour] <= rainbows:
            missing += 1
    return missing
