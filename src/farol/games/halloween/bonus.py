"""Bonus tokens: finding, keeping, using and laying out new ones."""

# compiled by mypyc

from farol.core.native import i64
from farol.core.vectors import bit
from farol.games.halloween import steps as s
from farol.games.halloween import tables as t
from farol.games.halloween.steps import a_of, b_of
from farol.games.halloween.town import Town


def has_bonus(town: Town, bonus: i64) -> bool:
    """Whether the active seat holds this token and a disc to use it with."""
    if town.reserve[town.active] == 0:
        return False
    base = town.active * t.SLOTS
    return (
        town.slots[base] == bonus or town.slots[base + 1] == bonus or town.slots[base + 2] == bonus
    )


def spend_bonus(town: Town, bonus: i64) -> None:
    """Put a disc on the token's space and discard the token."""
    slot = _slot_of(town, bonus)
    town.slots[slot] = t.LOCKED
    town.reserve[town.active] -= 1
    town.discards[bonus] += 1
    town.say("bonus_used", town.active, bonus)


def _slot_of(town: Town, bonus: i64) -> i64:
    """The active seat's first space with this token, which is there."""
    slot = town.active * t.SLOTS
    while town.slots[slot] != bonus:
        slot += 1
    return slot


def held_bonuses(town: Town) -> i64:
    """The set of token types the active seat holds unused."""
    held: i64 = 0
    base = town.active * t.SLOTS
    for slot in range(base, base + t.SLOTS):
        bonus: i64 = town.slots[slot]
        if bonus not in (t.FREE, t.LOCKED):
            held |= bit(bonus)
    return held


def free_slot(town: Town) -> i64:
    """The active seat's first free space, or -1."""
    base = town.active * t.SLOTS
    for slot in range(base, base + t.SLOTS):
        if town.slots[slot] == t.FREE:
            return slot
    return -1


def may_obtain(town: Town) -> bool:
    """Whether a found token can be taken: a free space, or a token to exchange."""
    return free_slot(town) >= 0 or held_bonuses(town) != 0


def collect(town: Town, building: i64, colour: i64) -> None:
    """A ghost of this colour was moved here: its mover takes the token lying there."""
    bonus: i64 = town.lying[building]
    if bonus != t.FREE and may_obtain(town):
        town.lying[building] = t.FREE
        obtain(town, bonus, colour)


def obtain(town: Town, bonus: i64, colour: i64) -> None:
    """Take a token; a seat with other tokens may exchange."""
    town.say("bonus_found", town.active, bonus)
    if held_bonuses(town) != 0:
        town.push(s.PICKUP, bonus, colour)
    else:
        town.slots[free_slot(town)] = bonus
        _after_finding(town, colour)


def pickup_choices(town: Town, bonus: i64) -> list[int]:
    """Keep all if a space is free; or discard the new token or one held."""
    choices: list[int] = []
    if free_slot(town) >= 0:
        choices.append(s.KEEP << s.VERB_SHIFT)
    types = held_bonuses(town) | bit(bonus)
    kind: i64
    for kind in range(t.BONUSES):
        if (types >> kind) & 1:
            choices.append((s.DISCARD << s.VERB_SHIFT) | kind)
    return choices


def keep(town: Town, packed: i64) -> None:
    """Put the found token in a free space."""
    town.slots[free_slot(town)] = a_of(packed)
    _after_finding(town, b_of(packed))


def discard(town: Town, packed: i64, thrown: i64) -> None:
    """Discard the new token, or an old one and keep the new in its place."""
    found = a_of(packed)
    if thrown != found:
        town.slots[_slot_of(town, thrown)] = found
    town.discards[thrown] += 1
    town.say("bonus_discarded", town.active, thrown)
    _after_finding(town, b_of(packed))


def _after_finding(town: Town, colour: i64) -> None:
    tokens = town.total(t.FIND_TOKENS)
    if tokens > 0:
        town.take_tokens(colour, tokens)
    bonus: i64
    for bonus in town.lying:
        if bonus != t.FREE:
            return
    town.push(s.REFILL, 0)


def restock(town: Town) -> None:
    """If the supply is empty, the discards become the supply."""
    count: i64
    for count in town.supply:
        if count > 0:
            return
    supply = town.supply
    town.supply = town.discards
    town.discards = supply
    town.say("bonus_reshuffled", -1)


def lay(town: Town, building: i64, bonus: i64) -> None:
    """Lay a drawn token out."""
    town.supply[bonus] -= 1
    town.lying[building] = bonus
    town.say("bonus_laid", -1, building, bonus)


def use_bonus(town: Town, bonus: i64) -> None:
    """Use a token between actions."""
    spend_bonus(town, bonus)
    if bonus == t.BONUS_SUMMON:
        town.push(s.PICK_SUMMON, t.RED)
    elif bonus == t.BONUS_RECOVER:
        town.push(s.RECOVER, t.BONUS_DISCS)
    elif bonus == t.BONUS_SCARES:
        town.gain_scare(t.BONUS_SCARE)
    elif bonus == t.BONUS_POINT:
        town.score(town.active, t.FROM_BONUS, 1)
    elif t.BONUS_BLUE <= bonus <= t.BONUS_YELLOW:
        town.take_tokens(bonus - t.BONUS_BLUE, 1)
    elif bonus == t.BONUS_REST:
        town.push(s.RESTORE)
    elif bonus == t.BONUS_FAR_MOVE:
        town.push(s.FAR_MOVE)


def unlock(town: Town) -> None:
    """At the end of a turn: three used tokens give their discs back."""
    base = town.active * t.SLOTS
    for slot in range(base, base + t.SLOTS):
        if town.slots[slot] != t.LOCKED:
            return
    for slot in range(base, base + t.SLOTS):
        town.slots[slot] = t.FREE
    town.reserve[town.active] += t.SLOTS
    town.say("bonus_unlocked", town.active)
