"""Fights: who may attack whom, the result, and the brawl that may follow."""

# compiled by mypyc

from typing import Final

from farol.core.native import i64
from farol.core.vectors import bit
from farol.games.halloween.dice import start_roll
from farol.games.halloween.ghosts import NEVER
from farol.games.halloween.odds import fight_odds
from farol.games.halloween.steps import (
    AFTER,
    BRAWLING,
    FIGHT_RESULT,
    FOE_BITS,
    GHOST,
    NEXT_FOE,
    TAKEN_BITS,
    VERB_SHIFT,
    WON,
    a_of,
    b_of,
    c_of,
    flagged,
)
from farol.games.halloween.tables import (
    AFTER_FIGHT,
    AFTER_WIN,
    ANY_DEFENDER,
    ATTACK_BONUS,
    BRAWL,
    BUILDING_OF,
    CELLS,
    COLOUR_OF,
    COLOURS,
    SAME_COLOUR,
    SCARE_GAIN,
    STRONGER_WIN_POINTS,
    SURE_WIN,
    TIE_WINS,
    WEAKER_WIN_POINTS,
    WIN_SCARE,
    WIN_TOKENS,
)
from farol.games.halloween.town import Town

_FOE_MASK: Final[i64] = (1 << FOE_BITS) - 1


def may_attack(town: Town, attacker: i64, foe: i64, same_colour: bool) -> bool:
    """Whether the ghost in one cell may attack one in the other, wherever they stand."""
    colour: i64 = COLOUR_OF[attacker]
    against: i64 = COLOUR_OF[foe]
    if town.master:
        return town.ghosts[foe] > 0 and against < colour
    if colour != against:
        return town.ghosts[foe] > 0
    return same_colour and town.ghosts[foe] > (1 if foe == attacker else 0)


def foe_choices(town: Town, attacker: i64) -> list[int]:
    """Ghosts this one may attack."""
    choices: list[int] = []
    first: i64 = BUILDING_OF[attacker] * COLOURS
    last: i64 = first + COLOURS
    if town.has(ANY_DEFENDER):
        first = 0
        last = CELLS
    same_colour = town.has(SAME_COLOUR)
    foe: i64
    for foe in range(first, last):
        if may_attack(town, attacker, foe, same_colour):
            choices.append((GHOST << VERB_SHIFT) | foe)
    return choices


def fight_choices(town: Town, level: i64) -> list[int]:
    """Ghosts up to this level that have somebody to attack."""
    choices: list[int] = []
    attacker: i64
    for attacker in range(CELLS):
        if town.ghosts[attacker] > 0 and COLOUR_OF[attacker] <= level and _has_foe(town, attacker):
            choices.append((GHOST << VERB_SHIFT) | attacker)
    return choices


def fight_level(town: Town) -> i64:
    """The lowest level at which some Fight is possible."""
    lowest: i64 = NEVER
    attacker: i64
    for attacker in range(CELLS):
        if town.ghosts[attacker] > 0 and COLOUR_OF[attacker] < lowest and _has_foe(town, attacker):
            lowest = COLOUR_OF[attacker]
            if lowest == 0:
                break
    return lowest


def _has_foe(town: Town, attacker: i64) -> bool:
    building: i64 = BUILDING_OF[attacker]
    colour: i64 = COLOUR_OF[attacker]
    if town.master:
        for foe in range(building * COLOURS, attacker):
            if town.ghosts[foe] > 0:
                return True
        return False
    crowd: i64 = town.crowd[building]
    alike: i64 = town.ghosts[attacker]
    if town.has(ANY_DEFENDER):
        crowd = 0
        count: i64
        for count in town.crowd:
            crowd += count
        alike = town.on_board[colour]
    return crowd > alike or (alike > 1 and town.has(SAME_COLOUR))


def start_fight(town: Town, attacker: i64, foe: i64) -> None:
    """Attack; the other ghosts of that building wait for a brawl."""
    building: i64 = BUILDING_OF[foe]
    left: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        cell: i64 = building * COLOURS + colour
        count: i64 = town.ghosts[cell]
        if cell == attacker:
            count -= 1
        left |= count << (FOE_BITS * colour)
    _attack(town, attacker, foe, left)


def _attack(town: Town, attacker: i64, foe: i64, left: i64) -> None:
    """Fight one foe; `left` holds who can still be fought, and how the brawl goes."""
    left -= bit(FOE_BITS * COLOUR_OF[foe])
    town.push(NEXT_FOE, attacker, BUILDING_OF[foe], left)
    if town.log is not None:  # rollouts need no odds
        wins, of = fight_odds(town, attacker, foe)
        town.say("attacked", town.active, attacker, foe, wins, of)
    mine: i64 = COLOUR_OF[attacker]
    theirs: i64 = COLOUR_OF[foe]
    if town.master or (theirs < mine and town.has(SURE_WIN)):
        _win(town, attacker, foe)
    else:
        town.push(FIGHT_RESULT, attacker, foe)
        start_roll(town, 1, mine, theirs)


def finish_fight(town: Town, packed: i64) -> None:
    """Compare the dice."""
    attack = town.faces[0] + town.pluses[0] + town.total(ATTACK_BONUS)
    defence: i64 = town.faces[1]
    if attack > defence or (attack == defence and town.has(TIE_WINS)):
        _win(town, a_of(packed), b_of(packed))
    else:
        town.say("fight_lost", town.active, a_of(packed), b_of(packed))
    margin = attack - defence if attack > defence else defence - attack
    if margin > 0:
        town.push(AFTER, AFTER_FIGHT, a_of(packed), margin << TAKEN_BITS)


def _win(town: Town, attacker: i64, foe: i64) -> None:
    # The NEXT_FOE step on top remembers the win for what follows the whole action.
    town.stack[-1] = flagged(town.stack[-1], WON)
    mine: i64 = COLOUR_OF[attacker]
    theirs: i64 = COLOUR_OF[foe]
    town.drop_ghost(foe)
    town.say("fight_won", town.active, attacker, foe)
    town.take_tokens(theirs, 1 + town.total(WIN_TOKENS))
    scare = town.total(WIN_SCARE) * SCARE_GAIN[theirs]
    if scare > 0:
        town.gain_scare(scare)
    if theirs < mine:
        town.award(WEAKER_WIN_POINTS)
    elif theirs > mine:
        town.award(STRONGER_WIN_POINTS)


def brawl_choices(town: Town, packed: i64) -> list[int]:
    """Ghosts of that building not fought yet, if the owner has a brawl to go on with."""
    choices: list[int] = []
    state = c_of(packed)
    if state & BRAWLING == 0 and not town.has(BRAWL):
        return choices
    mine: i64 = COLOUR_OF[a_of(packed)]
    same_colour = town.has(SAME_COLOUR)
    colour: i64
    for colour in range(COLOURS):
        left = (state >> (FOE_BITS * colour)) & _FOE_MASK
        if left > 0 and (colour != mine or same_colour):
            choices.append((GHOST << VERB_SHIFT) | (b_of(packed) * COLOURS + colour))
    return choices


def brawl_on(town: Town, packed: i64, foe: i64) -> None:
    """Fight the next ghost."""
    state = c_of(packed)
    if state & BRAWLING == 0:
        town.spend(BRAWL)
    _attack(town, a_of(packed), foe, state | BRAWLING)


def end_fighting(town: Town, packed: i64) -> None:
    """The Fight action is over; a win may have a sequel."""
    if c_of(packed) & WON:
        town.push(AFTER, AFTER_WIN, a_of(packed))
