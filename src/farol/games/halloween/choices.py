"""Choices of each pending step."""

# compiled by mypyc

from typing import Final

from farol.core.native import i64
from farol.games.halloween import cards, dice, effects, fight, ghosts, haunt, offers, steps
from farol.games.halloween.bonus import pickup_choices
from farol.games.halloween.menu import menu_choices
from farol.games.halloween.steps import a_of, b_of, kind_of
from farol.games.halloween.tables import BUILDING_OF
from farol.games.halloween.town import Town

NOBODY_FIRST: Final = -1  # as a cell: no ghost was moved before


def choices_now(town: Town) -> list[int]:
    """The legal actions, ascending."""
    if len(town.stack) == 0:
        return menu_choices(town)
    packed: i64 = town.stack[-1]
    if kind_of(packed) <= steps.LAST_OPTIONAL:
        return _with_done(packed, optional_choices(town, packed))
    return _forced_choices(town, packed)


def _with_done(packed: i64, choices: list[int]) -> list[int]:
    """Passing is the first choice, except for a gift and the first disc taken back."""
    kind = kind_of(packed)
    if kind == steps.GIFT or (kind == steps.RECOVER and b_of(packed) == 0):
        return choices
    choices.insert(0, steps.DONE)
    return choices


def optional_choices(town: Town, packed: i64) -> list[int]:
    """The choices of an optional step besides passing; without any, the step is dropped."""
    kind = kind_of(packed)
    if kind == steps.AFTER:
        return offers.after_offer_choices(town, packed)
    if kind == steps.AFTER_ROLL:
        return dice.after_choices(town)
    if kind == steps.BEFORE_ROLL:
        return dice.before_choices(town)
    if kind == steps.RAISE:
        return ghosts.raise_choices(town, a_of(packed))
    if kind == steps.NEXT_FOE:
        return fight.brawl_choices(town, packed)
    if kind == steps.SECOND_GHOST:
        return ghosts.move_choices(town, a_of(packed), b_of(packed))
    if kind == steps.RECOVER:
        return effects.recover_choices(town)
    return cards.gift_choices(town)


def _forced_choices(town: Town, packed: i64) -> list[int]:
    if kind_of(packed) <= steps.PICK_HAUNT:
        return _action_choices(town, kind_of(packed), a_of(packed))
    if kind_of(packed) <= steps.SHARE:
        return _follow_up_choices(town, packed)
    return _effect_choices(town, packed)


def _action_choices(town: Town, kind: i64, level: i64) -> list[int]:
    if kind == steps.PICK_SUMMON:
        return ghosts.summon_choices(town, level)
    if kind == steps.PICK_SCARE:
        return ghosts.scare_choices(town, level)
    if kind == steps.PICK_UPGRADE:
        return ghosts.upgrade_choices(town, level)
    if kind == steps.PICK_MOVE:
        return ghosts.move_choices(town, level, NOBODY_FIRST)
    if kind == steps.PICK_FIGHT:
        return fight.fight_choices(town, level)
    return haunt.haunt_choices(town, level)


def _follow_up_choices(town: Town, packed: i64) -> list[int]:
    kind = kind_of(packed)
    if kind == steps.MOVE_TO:
        return ghosts.building_choices(ghosts.reach(town, BUILDING_OF[b_of(packed)]))
    if kind == steps.FOE:
        return fight.foe_choices(town, a_of(packed))
    if kind == steps.BLUE_BUILDING:
        return ghosts.building_choices(ghosts.with_room(town))
    if kind == steps.PICKUP:
        return pickup_choices(town, a_of(packed))
    if kind == steps.PAY:
        return cards.payment_choices(town, a_of(packed))
    if kind == steps.DISC_FOR_CARD:
        return cards.disc_choices(town)
    return cards.share_choices(town, a_of(packed))


def _effect_choices(town: Town, packed: i64) -> list[int]:  # noqa: C901
    kind = kind_of(packed)
    if kind == steps.RESTORE:
        return effects.restore_choices(town)
    if kind == steps.EXORCISM:
        return effects.ghost_choices(town)
    if kind == steps.LOWERING:
        return effects.lower_choices(town)
    if kind == steps.PURCHASE:
        return effects.purchase_choices(town)
    if kind == steps.TRADE:
        return effects.trade_choices(town)
    if kind == steps.SWAP_FIRST:
        return effects.swap_choices(town)
    if kind == steps.SWAP_SECOND:
        return effects.partner_choices(town, a_of(packed))
    if kind == steps.LESSONS:
        return effects.lesson_choices(town)
    if kind == steps.WISER:
        return effects.wisdom_choices(town)
    if kind == steps.PLACING:
        return effects.place_choices(town)
    if kind == steps.FAR_MOVE:
        return effects.far_move_choices(town)
    if kind == steps.FLY_TO:
        return ghosts.building_choices(ghosts.fly_targets(town, a_of(packed)))
    if kind == steps.CALL:
        return effects.call_choices(a_of(packed))
    return haunt.colour_choices(town, a_of(packed))
