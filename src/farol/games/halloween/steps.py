"""Pending steps and actions as ints.

A step is something that must happen before the turn goes on: a roll, a choice, a result. Steps
lie on a stack; the top one is next. An action is a verb with one small argument.
"""

# compiled by mypyc

from typing import Final

from farol.core.native import i64

# Steps of chance.
FIRST_SEAT: Final = 0
DEAL_CARD: Final = 1
REFILL: Final = 2  # a: building that gets the next bonus token
DRAW_BONUS: Final = 3  # a: colour of the ghost that finds it
DICE: Final = 4
LAST_CHANCE: Final = 4

# Steps that resolve by themselves.
FIGHT_RESULT: Final = 5  # a: attacker's cell, b: defender's cell
COUPLE_RESULT: Final = 6  # a: building, b: pair
SCREAM_RESULT: Final = 7
CALL_RESULT: Final = 8  # a: the number called
LAST_RESULT: Final = 8

# Choices that are dropped when nothing can be chosen. All offer to pass, except the gift.
RAISE: Final = 9  # a: colour of the new ghost
SECOND_GHOST: Final = 10  # a: level, b: cell of the first ghost
AFTER: Final = 11  # a: moment, b: cell, c: cards taken | margin << TAKEN_BITS
NEXT_FOE: Final = 12  # a: attacker's cell, b: building, c: foes left | won | brawling
BEFORE_ROLL: Final = 13
AFTER_ROLL: Final = 14
RECOVER: Final = 15  # a: discs still to take, b: 1 after the first
GIFT: Final = 16
LAST_OPTIONAL: Final = 16

# Choices that must be made: they are opened only when they can be.
PICK_SUMMON: Final = 17  # a: level
PICK_SCARE: Final = 18
PICK_UPGRADE: Final = 19
PICK_MOVE: Final = 20
PICK_FIGHT: Final = 21
PICK_HAUNT: Final = 22
MOVE_TO: Final = 23  # a: level, b: cell, c: 1 for the second ghost
FOE: Final = 24  # a: attacker's cell
BLUE_BUILDING: Final = 25
PICKUP: Final = 26  # a: bonus token, b: colour of the finder
PAY: Final = 27  # a: card
DISC_FOR_CARD: Final = 28  # a: card
SHARE: Final = 29  # a: seat, b: card
RESTORE: Final = 30
EXORCISM: Final = 31
LOWERING: Final = 32
PURCHASE: Final = 33
TRADE: Final = 34
SWAP_FIRST: Final = 35
SWAP_SECOND: Final = 36  # a: cell
LESSONS: Final = 37
WISER: Final = 38
PLACING: Final = 39
FAR_MOVE: Final = 40
FLY_TO: Final = 41  # a: cell
CALL: Final = 42  # a: cell
HAUNT_COLOUR: Final = 43  # a: colour
STEP_NAMES: Final = (
    "first_seat",
    "deal_card",
    "refill",
    "draw_bonus",
    "dice",
    "fight_result",
    "couple_result",
    "scream_result",
    "call_result",
    "raise_section",
    "second_ghost",
    "after",
    "next_foe",
    "before_roll",
    "after_roll",
    "recover",
    "gift",
    "summon",
    "scare",
    "upgrade",
    "move",
    "fight",
    "haunt",
    "move_to",
    "foe",
    "blue_building",
    "pickup",
    "pay",
    "disc_for_card",
    "share",
    "restore",
    "exorcise",
    "lower",
    "buy_token",
    "exchange",
    "swap_first",
    "swap_second",
    "lesson",
    "wisdom",
    "place",
    "far_move",
    "fly_to",
    "call_number",
    "full_house",
)

_A_SHIFT: Final = 6
_B_SHIFT: Final = 12
_C_SHIFT: Final = 18
_MASK: Final = 63
STEP_LIMIT: Final = 1 << 38

# Details in c of AFTER and NEXT_FOE.
TAKEN_BITS: Final = 4
FOE_BITS: Final = 3  # foes left, per colour
WON: Final = 1 << 15
BRAWLING: Final = 1 << 16


def step(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """Pack a step."""
    return kind | (a << _A_SHIFT) | (b << _B_SHIFT) | (c << _C_SHIFT)


def kind_of(packed: i64) -> i64:
    """The kind of a step."""
    return packed & _MASK


def a_of(packed: i64) -> i64:
    """The first detail of a step."""
    return (packed >> _A_SHIFT) & _MASK


def b_of(packed: i64) -> i64:
    """The second detail of a step."""
    return (packed >> _B_SHIFT) & _MASK


def c_of(packed: i64) -> i64:
    """The third, larger detail of a step."""
    return packed >> _C_SHIFT


def flagged(packed: i64, flag: i64) -> i64:
    """The step with a flag set in its third detail."""
    return packed | (flag << _C_SHIFT)


# Verbs; an action is verb << VERB_SHIFT | argument.
VERB_SHIFT: Final = 6
ARGUMENTS: Final = 64
DONE: Final = 0  # no (further) choice
ACT: Final = 1  # raised * 24 + section * 6 + action
REST: Final = 2  # section
OCCUPY: Final = 3  # card
USE_BONUS: Final = 4  # bonus token
USE_CARD: Final = 5  # card
END_TURN: Final = 6
GHOST: Final = 7  # cell
PAIR: Final = 8  # building * 10 + pair
BUILDING: Final = 9
HAUNT_SPACE: Final = 10  # cell * 2 + 1 for an extra token
TAKE_BACK: Final = 11  # cell
SECTION: Final = 12
SECTION_SET: Final = 13  # set of sections
POINTS: Final = 14
COLOUR: Final = 15
NUMBER: Final = 16
PAYMENT: Final = 17  # index of tables.PAYMENTS
DISC: Final = 18  # 0 reserve, else 1 + section * 6 + action
KEEP: Final = 19
DISCARD: Final = 20  # bonus token
REROLL: Final = 21  # die, for scare points
REROLL_TOKEN: Final = 22
ADD_THREE: Final = 23  # die
BIGGER_DIE: Final = 24  # die
TRADE_FOR: Final = 25  # colour given, + 5 for two of it against one higher
PLACE_GHOST: Final = 26  # cell
RAISED: Final = 24  # argument of ACT: one level higher


def action(verb: i64, argument: i64 = 0) -> i64:
    """Pack an action."""
    return (verb << VERB_SHIFT) | argument


def verb_of(packed: i64) -> i64:
    """The verb of an action."""
    return packed >> VERB_SHIFT


def argument_of(packed: i64) -> i64:
    """The argument of an action."""
    return packed & (ARGUMENTS - 1)
