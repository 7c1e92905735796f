"""Occupying action cards: price, payment, disc, and what the others get."""

# compiled by mypyc

from farol.core.native import i64
from farol.core.vectors import bit
from farol.games.halloween.steps import (
    COLOUR,
    DISC,
    DISC_FOR_CARD,
    GIFT,
    OCCUPY,
    PAYMENT,
    POINTS,
    SECTION_SET,
    SHARE,
    VERB_SHIFT,
)
from farol.games.halloween.tables import (
    ACTIONS,
    CARD_DISCOUNT,
    CARD_POINTS,
    CARD_PRICE,
    COLOUR_BLIND,
    COLOURED_CARDS,
    COLOURS,
    FROM_CARDS,
    FROM_SHARING,
    LAST_CARD,
    PAYMENT_COUNT,
    PAYMENT_MIXED,
    PAYMENT_SIZE,
    PAYMENTS,
    PROGRESS,
    SHARE_POINTS,
    WELCOME_TOKENS,
)
from farol.games.halloween.town import Town


def any_colours(town: Town, card: i64) -> bool:
    """Whether the active seat may pay this card with equal tokens."""
    return (COLOURED_CARDS >> card) & 1 == 0 or town.has(COLOUR_BLIND)


def price(town: Town, card: i64) -> i64:
    """How many ghost tokens this card costs the active seat."""
    if town.has(CARD_DISCOUNT) and (any_colours(town, card) or all_grey_held(town)):
        return CARD_PRICE - town.total(CARD_DISCOUNT)
    return CARD_PRICE


def all_grey_held(town: Town) -> bool:
    """Whether the active seat occupies every grey card on the table."""
    held: i64 = town.held[town.active] | COLOURED_CARDS
    card: i64
    for card in town.display:
        if (held >> card) & 1 == 0:
            return False
    return True


def may_occupy(town: Town, card: i64) -> bool:
    """Whether the active seat is not there yet and has the tokens and a disc."""
    return (town.held[town.active] >> card) & 1 == 0 and has_disc(town) and affords(town, card)


def has_disc(town: Town) -> bool:
    """Whether the active seat has a disc in reserve or on a section."""
    if town.reserve[town.active] > 0:
        return True
    base = town.active * town.sections
    for index in range(base, base + town.sections):
        if town.discs[index] != 0:
            return True
    return False


def affords(town: Town, card: i64) -> bool:
    """Whether the active seat has the tokens this card costs it."""
    if any_colours(town, card):
        return tokens_held(town) >= price(town, card)
    return colours_held(town) >= price(town, card)


def tokens_held(town: Town) -> i64:
    """How many ghost tokens the active seat has."""
    base = town.active * COLOURS
    count: i64 = 0
    for index in range(base, base + COLOURS):
        count += town.tokens[index]
    return count


def colours_held(town: Town) -> i64:
    """In how many colours the active seat has ghost tokens."""
    base = town.active * COLOURS
    count: i64 = 0
    for index in range(base, base + COLOURS):
        if town.tokens[index] > 0:
            count += 1
    return count


def occupy_choices(town: Town, choices: list[int]) -> None:
    """Add the cards that can be occupied now."""
    tokens = tokens_held(town)
    if tokens < CARD_PRICE - 1 or not has_disc(town):  # nobody pays less
        return
    colours = colours_held(town)
    held = town.held[town.active]
    card: i64
    for card in town.display:
        if (held >> card) & 1:
            continue
        means = colours
        if any_colours(town, card):
            means = tokens
        if means >= CARD_PRICE or means >= price(town, card):
            choices.append((OCCUPY << VERB_SHIFT) | card)


def payment_choices(town: Town, card: i64) -> list[int]:
    """Every way to pay for a card."""
    choices: list[int] = []
    size = price(town, card)
    anything = any_colours(town, card)
    base = town.active * COLOURS
    payment: i64
    for payment in range(len(PAYMENTS)):
        if PAYMENT_SIZE[payment] == size and (anything or PAYMENT_MIXED[payment]):
            enough = True
            colour: i64
            for colour in range(COLOURS):
                if PAYMENT_COUNT[payment * COLOURS + colour] > town.tokens[base + colour]:
                    enough = False
            if enough:
                choices.append((PAYMENT << VERB_SHIFT) | payment)
    return choices


def pay(town: Town, card: i64, payment: i64) -> None:
    """Give the tokens back to the pool; then a disc is needed."""
    colour: i64
    for colour in range(COLOURS):
        count: i64 = PAYMENT_COUNT[payment * COLOURS + colour]
        if count > 0:
            town.give_tokens(colour, count)
    town.push(DISC_FOR_CARD, card)


def disc_choices(town: Town) -> list[int]:
    """The reserve, or a disc on an action space."""
    choices: list[int] = []
    if town.reserve[town.active] > 0:
        choices.append(DISC << VERB_SHIFT)
    section: i64
    for section in range(town.sections):
        spaces: i64 = town.discs[town.active * town.sections + section]
        act: i64
        for act in range(ACTIONS):
            if (spaces >> act) & 1:
                choices.append((DISC << VERB_SHIFT) | (1 + section * ACTIONS + act))
    return choices


def take_disc(town: Town, source: i64) -> None:
    """Take the active seat's disc from its reserve (0) or from an action space."""
    if source == 0:
        town.reserve[town.active] -= 1
    else:
        section = (source - 1) // ACTIONS
        act = (source - 1) % ACTIONS
        town.discs[town.active * town.sections + section] &= ~bit(act)


def occupy(town: Town, card: i64, source: i64) -> None:
    """Put a disc on the card: points, perhaps the end, and the others choose."""
    take_disc(town, source)
    seat = town.active
    town.held[seat] |= bit(card)
    town.quiet = PROGRESS
    town.say("occupied", seat, card)
    town.score(seat, FROM_CARDS, CARD_POINTS)
    if cards_held(town, seat) >= LAST_CARD:
        town.trigger_end()
    if town.has(WELCOME_TOKENS):
        town.push(GIFT)
    for distance in range(town.seats - 1, 0, -1):  # pushed last, asked first
        other = (seat + distance) % town.seats
        if (town.held[other] >> card) & 1:
            town.push(SHARE, other, card)


def cards_held(town: Town, seat: i64) -> i64:
    """How many cards a seat occupies."""
    held: i64 = town.held[seat]
    count: i64 = 0
    card: i64
    for card in town.display:
        count += (held >> card) & 1
    return count


def gift_choices(town: Town) -> list[int]:
    """Colours the pool still has."""
    choices: list[int] = []
    colour: i64
    for colour in range(COLOURS):
        if town.pool[colour] > 0:
            choices.append((COLOUR << VERB_SHIFT) | colour)
    return choices


def share_size(town: Town) -> i64:
    """Points, or sections to clear, for an opponent on the card: two players get double."""
    return SHARE_POINTS * 2 if town.seats == 2 else SHARE_POINTS


def share_choices(town: Town, seat: i64) -> list[int]:
    """Sections whose discs come back, or points."""
    choices: list[int] = []
    base = seat * town.sections
    chosen: i64
    for chosen in range(1, bit(town.sections)):
        count: i64 = 0
        discs: i64 = 0
        section: i64
        for section in range(town.sections):
            if (chosen >> section) & 1:
                count += 1
                discs |= town.discs[base + section]
        if count == share_size(town) and discs != 0:
            choices.append((SECTION_SET << VERB_SHIFT) | chosen)
    choices.append(POINTS << VERB_SHIFT)
    return choices


def share_points(town: Town, seat: i64) -> None:
    """The opponent takes points."""
    town.score(seat, FROM_SHARING, share_size(town))


def share_discs(town: Town, seat: i64, chosen: i64) -> None:
    """The opponent takes discs back."""
    section: i64
    for section in range(town.sections):
        if (chosen >> section) & 1:
            town.take_back_discs(seat, section)
