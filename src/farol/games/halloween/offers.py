"""Cards that are offered at a moment: the conditions of each effect, and its start.

A card with a new effect needs its row in data.json, a name in tables.EFFECTS and one line in each
of the two functions `possible` and `begin`; nothing else in the rules depends on it.
"""

# compiled by mypyc

from farol.core.native import i64
from farol.core.vectors import bit
from farol.games.halloween.bonus import may_obtain
from farol.games.halloween.effects import (
    lesson_choices,
    lower_choices,
    place_choices,
    purchase_choices,
    restore_choices,
    scream,
    swap_choices,
    trade_choices,
    wisdom_choices,
)
from farol.games.halloween.ghosts import fly_targets, may_join, summon
from farol.games.halloween.haunt import colour_choices
from farol.games.halloween.steps import (
    AFTER,
    CALL,
    DRAW_BONUS,
    EXORCISM,
    FLY_TO,
    HAUNT_COLOUR,
    LESSONS,
    LOWERING,
    PLACING,
    PURCHASE,
    RESTORE,
    SWAP_FIRST,
    TAKEN_BITS,
    TRADE,
    USE_CARD,
    VERB_SHIFT,
    WISER,
    a_of,
    b_of,
    c_of,
)
from farol.games.halloween.tables import (
    BUY_TOKEN,
    CALL_NUMBER,
    COLOUR_OF,
    EFFECT_OF,
    EXCHANGE,
    EXORCISE,
    FLY,
    FULL_HOUSE,
    GHOSTS_PER_COLOUR,
    JOIN_CROWD,
    LESSON,
    LOWER,
    OFFER_CARDS,
    OFFERS,
    PLACE,
    SCREAM,
    SECOND_WIND,
    SPARRING,
    SWAP,
    TAKE_TOKEN,
    TREAT,
    WISDOM,
)
from farol.games.halloween.town import Town


def possible(town: Town, effect: i64, cell: i64) -> bool:  # noqa: C901
    """Whether an effect is possible; `cell` is that of the ghost that caused it."""
    if effect == SECOND_WIND:
        return len(restore_choices(town)) > 0
    if effect == EXORCISE:
        return True  # there is always a blue ghost
    if effect == LOWER:
        return len(lower_choices(town)) > 0
    if effect == BUY_TOKEN:
        return len(purchase_choices(town)) > 0
    if effect == EXCHANGE:
        return len(trade_choices(town)) > 0
    if effect == SWAP:
        return len(swap_choices(town)) > 0
    if effect == LESSON:
        return len(lesson_choices(town)) > 0
    if effect == PLACE:
        return len(place_choices(town)) > 0
    if effect == TAKE_TOKEN:
        return town.pool[COLOUR_OF[cell]] > 0
    if effect == FLY:
        return fly_targets(town, cell) != 0
    if effect == TREAT:
        return may_obtain(town)
    if effect == JOIN_CROWD:
        return town.ghosts[cell] >= 2 and may_join(town, cell)
    if effect == FULL_HOUSE:
        colour: i64 = COLOUR_OF[cell]
        full = town.on_board[colour] == GHOSTS_PER_COLOUR
        return full and len(colour_choices(town, colour)) > 0
    if effect == WISDOM:
        return len(wisdom_choices(town)) > 0
    return True  # SCREAM, CALL_NUMBER, SPARRING: always possible


def begin(town: Town, effect: i64, cell: i64, margin: i64) -> None:  # noqa: C901
    """Start an effect; `margin` is the difference of the dice of the fight before."""
    if effect == SECOND_WIND:
        town.push(RESTORE)
    elif effect == EXORCISE:
        town.push(EXORCISM)
    elif effect == LOWER:
        town.push(LOWERING)
    elif effect == BUY_TOKEN:
        town.push(PURCHASE)
    elif effect == EXCHANGE:
        town.push(TRADE)
    elif effect == SWAP:
        town.push(SWAP_FIRST)
    elif effect == LESSON:
        town.push(LESSONS)
    elif effect == PLACE:
        town.push(PLACING)
    elif effect == TAKE_TOKEN:
        town.take_tokens(COLOUR_OF[cell], 1)
    elif effect == FLY:
        town.push(FLY_TO, cell)
    elif effect == TREAT:
        town.push(DRAW_BONUS, COLOUR_OF[cell])
    elif effect == JOIN_CROWD:
        summon(town, cell)
    elif effect == FULL_HOUSE:
        town.push(HAUNT_COLOUR, COLOUR_OF[cell])
    elif effect == WISDOM:
        town.push(WISER)
    elif effect == SCREAM:
        scream(town, COLOUR_OF[cell])
    elif effect == CALL_NUMBER:
        town.push(CALL, cell)
    elif effect == SPARRING:
        town.gain_scare(margin)


def offer_choices(town: Town, moment: i64, cell: i64, taken: i64, choices: list[int]) -> None:
    """Add the active seat's ready cards of a moment, without those already used at it."""
    ready = town.held[town.active] & OFFER_CARDS[moment] & ~town.used
    if ready == 0:
        return
    place: i64 = 0
    card: i64
    for card in OFFERS[moment]:
        if (
            (ready >> card) & 1
            and (taken >> place) & 1 == 0
            and possible(town, EFFECT_OF[card], cell)
        ):
            choices.append((USE_CARD << VERB_SHIFT) | card)
        place += 1


def after_offer_choices(town: Town, packed: i64) -> list[int]:
    """The cards offered by an AFTER step."""
    choices: list[int] = []
    taken = c_of(packed) & (bit(TAKEN_BITS) - 1)
    offer_choices(town, a_of(packed), b_of(packed), taken, choices)
    return choices


def use_after(town: Town, packed: i64, card: i64) -> None:
    """Use one card of a moment; the others wait below."""
    moment = a_of(packed)
    taken: i64 = bit(OFFERS[moment].index(card))
    town.push(AFTER, moment, b_of(packed), c_of(packed) | taken)
    town.use_card(card)
    begin(town, EFFECT_OF[card], b_of(packed), c_of(packed) >> TAKEN_BITS)
