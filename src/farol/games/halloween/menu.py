"""The turn's menu: sections, rests, cards, bonus tokens and its end."""

# compiled by mypyc

from farol.core.native import i64, vec
from farol.core.vectors import bit
from farol.games.halloween.bonus import held_bonuses
from farol.games.halloween.cards import occupy_choices
from farol.games.halloween.effects import far_move_choices, recover_choices
from farol.games.halloween.fight import fight_level
from farol.games.halloween.ghosts import (
    move_level,
    scare_level,
    summon_choices,
    summon_level,
    upgrade_level,
)
from farol.games.halloween.haunt import haunt_level
from farol.games.halloween.offers import offer_choices
from farol.games.halloween.steps import (
    ACT,
    END_TURN,
    PICK_SUMMON,
    RAISED,
    REST,
    USE_BONUS,
    VERB_SHIFT,
)
from farol.games.halloween.tables import (
    ACTIONS,
    AT_MENU,
    BONUS_BIGGER,
    BONUS_FAR_MOVE,
    BONUS_PLUS,
    BONUS_RECOVER,
    BONUS_REROLL,
    BONUS_REST,
    BONUS_SUMMON,
    BONUSES,
    ENCORE,
    FIGHT,
    MOVE,
    RAISED_LEVEL,
    RED,
    SCARE,
    SUMMON,
    UPGRADE,
)
from farol.games.halloween.town import Town


def menu_choices(town: Town) -> list[int]:
    """All the active seat may start now."""
    choices: list[int] = []
    every: i64 = bit(town.sections) - 1
    if town.done != every:
        _act_choices(town, choices)
        section: i64
        for section in range(town.sections):
            if (town.done >> section) & 1 == 0:
                choices.append((REST << VERB_SHIFT) | section)
    occupy_choices(town, choices)
    _bonus_choices(town, choices)
    offer_choices(town, AT_MENU, 0, 0, choices)
    if town.done == every:
        choices.append(END_TURN << VERB_SHIFT)
    return choices


def level_needed(town: Town, act: i64) -> i64:
    """The lowest section level at which this action can be carried out now."""
    if act == SUMMON:
        return summon_level(town)
    if act == SCARE:
        return scare_level(town)
    if act == UPGRADE:
        return upgrade_level(town)
    if act == MOVE:
        return move_level(town)
    if act == FIGHT:
        return fight_level(town)
    return haunt_level(town)


def _act_choices(town: Town, choices: list[int]) -> None:
    encore = town.has(ENCORE)
    if town.reserve[town.active] == 0 and not encore:
        return
    needed = vec[i64](
        [
            summon_level(town),
            scare_level(town),
            upgrade_level(town),
            move_level(town),
            fight_level(town),
            haunt_level(town),
        ]
    )
    _add_acts(town, choices, needed, 0)
    if town.has(RAISED_LEVEL):
        _add_acts(town, choices, needed, town.total(RAISED_LEVEL))


def _add_acts(town: Town, choices: list[int], needed: vec[i64], lift: i64) -> None:
    encore = town.has(ENCORE)
    disc = town.reserve[town.active] > 0
    base: i64 = ACT << VERB_SHIFT
    if lift > 0:
        base += RAISED
    section: i64
    for section in range(town.sections):
        level: i64 = town.levels[town.active * town.sections + section]
        if (town.done >> section) & 1 or (lift > 0 and level == RED):
            continue
        spaces: i64 = town.discs[town.active * town.sections + section]
        act: i64
        for act in range(ACTIONS):
            if needed[act] <= level + lift and (encore if (spaces >> act) & 1 else disc):
                choices.append(base + section * ACTIONS + act)


def act(town: Town, argument: i64) -> None:
    """Start a section's action: mark it, lay the disc, ask for the ghost."""
    raised = argument >= RAISED
    section = argument % RAISED // ACTIONS
    chosen = argument % ACTIONS
    index = town.active * town.sections + section
    level: i64 = town.levels[index]
    town.say("action", town.active, section, chosen)
    if raised:
        level += town.total(RAISED_LEVEL)
        level = min(level, RED)
        town.spend(RAISED_LEVEL)
    if (town.discs[index] >> chosen) & 1:
        town.spend(ENCORE)
    else:
        town.discs[index] |= bit(chosen)
        town.reserve[town.active] -= 1
    town.done |= bit(section)
    town.acting = section * ACTIONS + chosen
    town.push(PICK_SUMMON + chosen, level)


def rest(town: Town, section: i64) -> None:
    """Rest a section: its discs come back."""
    town.done |= bit(section)
    town.say("rested", town.active, section)
    town.take_back_discs(town.active, section)


def usable(town: Town, bonus: i64) -> bool:
    """Whether a bonus token can be used between actions; dice tokens wait for a roll."""
    if bonus in (BONUS_REROLL, BONUS_PLUS, BONUS_BIGGER):
        return False
    if bonus == BONUS_SUMMON:
        return len(summon_choices(town, RED)) > 0
    if bonus in (BONUS_RECOVER, BONUS_REST):
        return len(recover_choices(town)) > 0
    if bonus == BONUS_FAR_MOVE:
        return len(far_move_choices(town)) > 0
    return True


def _bonus_choices(town: Town, choices: list[int]) -> None:
    if town.reserve[town.active] == 0:
        return
    held = held_bonuses(town)
    if held != 0:
        bonus: i64
        for bonus in range(BONUSES):
            if (held >> bonus) & 1 and usable(town, bonus):
                choices.append((USE_BONUS << VERB_SHIFT) | bonus)
