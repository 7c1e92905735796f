"""Occupying action cards: price, payment, disc, and the opponents' share."""

# compiled by mypyc

from farol.core.native import i64
from farol.core.vectors import bit
from farol.games.halloween import steps as s
from farol.games.halloween import tables as t
from farol.games.halloween.town import Town


def any_colours(town: Town, card: i64) -> bool:
    """Whether the active seat may pay this card with equal tokens."""
    return (t.COLOURED_CARDS >> card) & 1 == 0 or town.has(t.COLOUR_BLIND)


def price(town: Town, card: i64) -> i64:
    """How many ghost tokens this card costs the active seat."""
    if town.has(t.CARD_DISCOUNT) and (any_colours(town, card) or all_grey_held(town)):
        return t.CARD_PRICE - town.total(t.CARD_DISCOUNT)
    return t.CARD_PRICE


def all_grey_held(town: Town) -> bool:
    """Whether the active seat occupies every grey card on the table."""
    held: i64 = town.held[town.active] | t.COLOURED_CARDS
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
    base = town.active * t.COLOURS
    count: i64 = 0
    for index in range(base, base + t.COLOURS):
        count += town.tokens[index]
    return count


def colours_held(town: Town) -> i64:
    """The number of colours of the active seat's ghost tokens."""
    base = town.active * t.COLOURS
    count: i64 = 0
    for index in range(base, base + t.COLOURS):
        if town.tokens[index] > 0:
            count += 1
    return count


def occupy_choices(town: Town, choices: list[int]) -> None:
    """Add the cards that can be occupied now."""
    tokens = tokens_held(town)
    if tokens < t.CARD_PRICE - 1 or not has_disc(town):  # the minimum price
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
        if means >= t.CARD_PRICE or means >= price(town, card):
            choices.append((s.OCCUPY << s.VERB_SHIFT) | card)


def payment_choices(town: Town, card: i64) -> list[int]:
    """Every way to pay for a card."""
    choices: list[int] = []
    size = price(town, card)
    anything = any_colours(town, card)
    base = town.active * t.COLOURS
    payment: i64
    for payment in range(len(t.PAYMENTS)):
        if t.PAYMENT_SIZE[payment] == size and (anything or t.PAYMENT_MIXED[payment]):
            enough = True
            colour: i64
            for colour in range(t.COLOURS):
                if t.PAYMENT_COUNT[payment * t.COLOURS + colour] > town.tokens[base + colour]:
                    enough = False
            if enough:
                choices.append((s.PAYMENT << s.VERB_SHIFT) | payment)
    return choices


def pay(town: Town, card: i64, payment: i64) -> None:
    """Return the tokens to the pool; a disc is chosen next."""
    colour: i64
    for colour in range(t.COLOURS):
        count: i64 = t.PAYMENT_COUNT[payment * t.COLOURS + colour]
        if count > 0:
            town.give_tokens(colour, count)
    town.push(s.DISC_FOR_CARD, card)


def disc_choices(town: Town) -> list[int]:
    """The reserve, or a disc on an action space."""
    choices: list[int] = []
    if town.reserve[town.active] > 0:
        choices.append(s.DISC << s.VERB_SHIFT)
    section: i64
    for section in range(town.sections):
        spaces: i64 = town.discs[town.active * town.sections + section]
        act: i64
        for act in range(t.ACTIONS):
            if (spaces >> act) & 1:
                choices.append((s.DISC << s.VERB_SHIFT) | (1 + section * t.ACTIONS + act))
    return choices


def take_disc(town: Town, source: i64) -> None:
    """Take the active seat's disc from its reserve (0) or from an action space."""
    if source == 0:
        town.reserve[town.active] -= 1
    else:
        section = (source - 1) // t.ACTIONS
        act = (source - 1) % t.ACTIONS
        town.discs[town.active * town.sections + section] &= ~bit(act)


def occupy(town: Town, card: i64, source: i64) -> None:
    """Put a disc on the card: points, perhaps the end, and the others choose."""
    take_disc(town, source)
    seat = town.active
    town.held[seat] |= bit(card)
    town.quiet = t.PROGRESS
    town.say("occupied", seat, card)
    town.score(seat, t.FROM_CARDS, t.CARD_POINTS)
    if cards_held(town, seat) >= t.LAST_CARD:
        town.trigger_end()
    if town.has(t.WELCOME_TOKENS):
        town.push(s.GIFT)
    for distance in range(town.seats - 1, 0, -1):  # pushed last, asked first
        other = (seat + distance) % town.seats
        if (town.held[other] >> card) & 1:
            town.push(s.SHARE, other, card)


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
    for colour in range(t.COLOURS):
        if town.pool[colour] > 0:
            choices.append((s.COLOUR << s.VERB_SHIFT) | colour)
    return choices


def share_size(town: Town) -> i64:
    """Points, or sections to clear, for an opponent on the card: doubled for two players."""
    return t.SHARE_POINTS * 2 if town.seats == 2 else t.SHARE_POINTS


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
            choices.append((s.SECTION_SET << s.VERB_SHIFT) | chosen)
    choices.append(s.POINTS << s.VERB_SHIFT)
    return choices


def share_points(town: Town, seat: i64) -> None:
    """The opponent takes points."""
    town.score(seat, t.FROM_SHARING, share_size(town))


def share_discs(town: Town, seat: i64, chosen: i64) -> None:
    """The opponent takes discs back."""
    section: i64
    for section in range(town.sections):
        if (chosen >> section) & 1:
            town.take_back_discs(seat, section)
