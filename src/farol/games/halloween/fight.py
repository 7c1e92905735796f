"""Fights: who may attack whom, the result, and the brawl that may follow."""

# compiled by mypyc

from typing import Final

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

_FOE_MASK: Final = (1 << FOE_BITS) - 1


def may_attack(town: Town, attacker: int, foe: int, same_colour: bool) -> bool:
    """Whether the ghost in one cell may attack one in the other, wherever they stand."""
    colour = COLOUR_OF[attacker]
    against = COLOUR_OF[foe]
    if town.master:
        return town.ghosts[foe] > 0 and against < colour
    if colour != against:
        return town.ghosts[foe] > 0
    return same_colour and town.ghosts[foe] > (1 if foe == attacker else 0)


def foe_choices(town: Town, attacker: int) -> list[int]:
    """Ghosts this one may attack."""
    choices: list[int] = []
    first = BUILDING_OF[attacker] * COLOURS
    last = first + COLOURS
    if town.has(ANY_DEFENDER):
        first = 0
        last = CELLS
    same_colour = town.has(SAME_COLOUR)
    for foe in range(first, last):
        if may_attack(town, attacker, foe, same_colour):
            choices.append((GHOST << VERB_SHIFT) | foe)
    return choices


def fight_choices(town: Town, level: int) -> list[int]:
    """Ghosts up to this level that have somebody to attack."""
    choices: list[int] = []
    for attacker in range(CELLS):
        if town.ghosts[attacker] > 0 and COLOUR_OF[attacker] <= level and _has_foe(town, attacker):
            choices.append((GHOST << VERB_SHIFT) | attacker)
    return choices


def fight_level(town: Town) -> int:
    """The lowest level at which some Fight is possible."""
    lowest = NEVER
    for attacker in range(CELLS):
        if town.ghosts[attacker] > 0 and COLOUR_OF[attacker] < lowest and _has_foe(town, attacker):
            lowest = COLOUR_OF[attacker]
    return lowest


def _has_foe(town: Town, attacker: int) -> bool:
    building = BUILDING_OF[attacker]
    colour = COLOUR_OF[attacker]
    if town.master:
        for foe in range(building * COLOURS, attacker):
            if town.ghosts[foe] > 0:
                return True
        return False
    crowd = town.crowd[building]
    alike = town.ghosts[attacker]
    if town.has(ANY_DEFENDER):
        crowd = 0
        for count in town.crowd:
            crowd += count
        alike = town.on_board[colour]
    return crowd > alike or (alike > 1 and town.has(SAME_COLOUR))


def start_fight(town: Town, attacker: int, foe: int) -> None:
    """Attack; the other ghosts of that building wait for a brawl."""
    building = BUILDING_OF[foe]
    left = 0
    for colour in range(COLOURS):
        cell = building * COLOURS + colour
        count = town.ghosts[cell] - 1 if cell == attacker else town.ghosts[cell]
        left |= count << (FOE_BITS * colour)
    _attack(town, attacker, foe, left)


def _attack(town: Town, attacker: int, foe: int, left: int) -> None:
    """Fight one foe; `left` holds who can still be fought, and how the brawl goes."""
    left -= 1 << (FOE_BITS * COLOUR_OF[foe])
    town.push(NEXT_FOE, attacker, BUILDING_OF[foe], left)
    if town.log is not None:  # rollouts need no odds
        wins, of = fight_odds(town, attacker, foe)
        town.say("attacked", town.active, attacker, foe, wins, of)
    mine = COLOUR_OF[attacker]
    theirs = COLOUR_OF[foe]
    if town.master or (theirs < mine and town.has(SURE_WIN)):
        _win(town, attacker, foe)
    else:
        town.push(FIGHT_RESULT, attacker, foe)
        start_roll(town, 1, mine, theirs)


def finish_fight(town: Town, packed: int) -> None:
    """Compare the dice."""
    attack = town.faces[0] + town.pluses[0] + town.total(ATTACK_BONUS)
    defence = town.faces[1]
    if attack > defence or (attack == defence and town.has(TIE_WINS)):
        _win(town, a_of(packed), b_of(packed))
    else:
        town.say("fight_lost", town.active, a_of(packed), b_of(packed))
    margin = attack - defence if attack > defence else defence - attack
    if margin > 0:
        town.push(AFTER, AFTER_FIGHT, a_of(packed), margin << TAKEN_BITS)


def _win(town: Town, attacker: int, foe: int) -> None:
    # The NEXT_FOE step on top remembers the win for what follows the whole action.
    town.stack[-1] = flagged(town.stack[-1], WON)
    mine = COLOUR_OF[attacker]
    theirs = COLOUR_OF[foe]
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


def brawl_choices(town: Town, packed: int) -> list[int]:
    """Ghosts of that building not fought yet, if the owner has a brawl to go on with."""
    choices: list[int] = []
    state = c_of(packed)
    if state & BRAWLING == 0 and not town.has(BRAWL):
        return choices
    mine = COLOUR_OF[a_of(packed)]
    same_colour = town.has(SAME_COLOUR)
    for colour in range(COLOURS):
        left = (state >> (FOE_BITS * colour)) & _FOE_MASK
        if left > 0 and (colour != mine or same_colour):
            choices.append((GHOST << VERB_SHIFT) | (b_of(packed) * COLOURS + colour))
    return choices


def brawl_on(town: Town, packed: int, foe: int) -> None:
    """Fight the next ghost."""
    state = c_of(packed)
    if state & BRAWLING == 0:
        town.spend(BRAWL)
    _attack(town, a_of(packed), foe, state | BRAWLING)


def end_fighting(town: Town, packed: int) -> None:
    """The Fight action is over; a win may have a sequel."""
    if c_of(packed) & WON:
        town.push(AFTER, AFTER_WIN, a_of(packed))
