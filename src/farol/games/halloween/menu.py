"""The turn's menu: sections, rests, cards, bonus tokens and its end."""

# compiled by mypyc

from farol.core.native import i64, vec
from farol.core.vectors import bit
from farol.games.halloween import steps as s
from farol.games.halloween import tables as t
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
from farol.games.halloween.town import Town


def menu_choices(town: Town) -> list[int]:
    """All actions that the active seat may start now."""
    choices: list[int] = []
    every: i64 = bit(town.sections) - 1
    if town.done != every:
        _act_choices(town, choices)
        section: i64
        for section in range(town.sections):
            if (town.done >> section) & 1 == 0:
                choices.append((s.REST << s.VERB_SHIFT) | section)
    occupy_choices(town, choices)
    _bonus_choices(town, choices)
    offer_choices(town, t.AT_MENU, 0, 0, choices)
    if town.done == every:
        choices.append(s.END_TURN << s.VERB_SHIFT)
    return choices


def level_needed(town: Town, act: i64) -> i64:
    """The lowest section level at which this action can be carried out now."""
    if act == t.SUMMON:
        return summon_level(town)
    if act == t.SCARE:
        return scare_level(town)
    if act == t.UPGRADE:
        return upgrade_level(town)
    if act == t.MOVE:
        return move_level(town)
    if act == t.FIGHT:
        return fight_level(town)
    return haunt_level(town)


def _act_choices(town: Town, choices: list[int]) -> None:
    encore = town.has(t.ENCORE)
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
    if town.has(t.RAISED_LEVEL):
        _add_acts(town, choices, needed, town.total(t.RAISED_LEVEL))


def _add_acts(town: Town, choices: list[int], needed: vec[i64], lift: i64) -> None:
    encore = town.has(t.ENCORE)
    disc = town.reserve[town.active] > 0
    base: i64 = s.ACT << s.VERB_SHIFT
    if lift > 0:
        base += s.RAISED
    levels = town.levels
    discs = town.discs
    done: i64 = town.done
    first = town.active * town.sections
    section: i64
    for section in range(town.sections):
        level: i64 = levels[first + section]
        if (done >> section) & 1 or (lift > 0 and level == t.RED):
            continue
        spaces: i64 = discs[first + section]
        act: i64
        for act in range(t.ACTIONS):
            if needed[act] <= level + lift and (encore if (spaces >> act) & 1 else disc):
                choices.append(base + section * t.ACTIONS + act)


def act(town: Town, argument: i64) -> None:
    """Start a section's action: mark it, lay the disc, ask for the ghost."""
    raised = argument >= s.RAISED
    section = argument % s.RAISED // t.ACTIONS
    chosen = argument % t.ACTIONS
    index = town.active * town.sections + section
    level: i64 = town.levels[index]
    town.say("action", town.active, section, chosen)
    if raised:
        level += town.total(t.RAISED_LEVEL)
        level = min(level, t.RED)
        town.spend(t.RAISED_LEVEL)
    if (town.discs[index] >> chosen) & 1:
        town.spend(t.ENCORE)
    else:
        town.discs[index] |= bit(chosen)
        town.reserve[town.active] -= 1
    town.done |= bit(section)
    town.acting = section * t.ACTIONS + chosen
    town.push(s.PICK_SUMMON + chosen, level)


def rest(town: Town, section: i64) -> None:
    """Rest a section: its discs come back."""
    town.done |= bit(section)
    town.say("rested", town.active, section)
    town.take_back_discs(town.active, section)


def usable(town: Town, bonus: i64) -> bool:
    """Whether a bonus token can be used between actions; dice tokens wait for a roll."""
    if bonus in (t.BONUS_REROLL, t.BONUS_PLUS, t.BONUS_BIGGER):
        return False
    if bonus == t.BONUS_SUMMON:
        return len(summon_choices(town, t.RED)) > 0
    if bonus in (t.BONUS_RECOVER, t.BONUS_REST):
        return len(recover_choices(town)) > 0
    if bonus == t.BONUS_FAR_MOVE:
        return len(far_move_choices(town)) > 0
    return True


def _bonus_choices(town: Town, choices: list[int]) -> None:
    if town.reserve[town.active] == 0:
        return
    held = held_bonuses(town)
    if held != 0:
        bonus: i64
        for bonus in range(t.BONUSES):
            if (held >> bonus) & 1 and usable(town, bonus):
                choices.append((s.USE_BONUS << s.VERB_SHIFT) | bonus)
