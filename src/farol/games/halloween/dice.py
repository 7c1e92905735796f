"""Rolling: before it, the roll, and after it; tokens and cards may step in."""

# compiled by mypyc

from farol.core.native import append, i64, vec
from farol.core.vectors import zeros
from farol.games.halloween.bonus import has_bonus, spend_bonus
from farol.games.halloween.steps import (
    ADD_THREE,
    AFTER_ROLL,
    BEFORE_ROLL,
    BIGGER_DIE,
    DICE,
    REROLL,
    REROLL_TOKEN,
    VERB_SHIFT,
)
from farol.games.halloween.tables import (
    BONUS_BIGGER,
    BONUS_PLUS,
    BONUS_REROLL,
    PLUS,
    RED,
    REROLL_PRICE,
)
from farol.games.halloween.town import Town


def start_roll(town: Town, own: i64, first: i64, second: i64 = -1) -> None:
    """Lay out one or two dice, `own` of them the active seat's; the result step lies below."""
    town.own_dice = own
    dice = append(vec[i64](), first)
    if second >= 0:
        dice = append(dice, second)
    town.dice = dice
    town.faces = zeros(len(dice))
    town.pluses = zeros(len(dice))
    town.push(AFTER_ROLL)
    town.push(DICE)
    town.push(BEFORE_ROLL)


def next_die(town: Town) -> i64:
    """The index of the next die to roll, or -1."""
    faces = town.faces
    die: i64
    for die in range(len(faces)):
        if faces[die] == 0:
            return die
    return -1


def before_choices(town: Town) -> list[int]:
    """Dice of one's own that a token may make bigger."""
    choices: list[int] = []
    if has_bonus(town, BONUS_BIGGER):
        for die in range(town.own_dice):
            if town.dice[die] < RED:
                choices.append((BIGGER_DIE << VERB_SHIFT) | die)
    return choices


def make_bigger(town: Town, die: i64) -> None:
    """Take the next larger die instead."""
    spend_bonus(town, BONUS_BIGGER)
    town.dice[die] += 1
    town.push(BEFORE_ROLL)


def after_choices(town: Town) -> list[int]:
    """Ways to change a roll that all have seen: first rerolls, then additions, for each die."""
    choices: list[int] = []
    price = town.total(REROLL_PRICE)
    if price > 0 and town.scare[town.active] >= price:
        for die in range(town.own_dice):
            if town.pluses[die] == 0:
                choices.append((REROLL << VERB_SHIFT) | die)
    # A roll against a foe's die is an attack: two dice, one of them mine.
    attack = town.own_dice < len(town.dice)
    if attack and town.pluses[0] == 0 and has_bonus(town, BONUS_REROLL):
        choices.append(REROLL_TOKEN << VERB_SHIFT)
    if has_bonus(town, BONUS_PLUS):
        for die in range(town.own_dice):
            choices.append((ADD_THREE << VERB_SHIFT) | die)
    return choices


def reroll(town: Town, die: i64) -> None:
    """Pay for another try with one die."""
    town.pay_scare(town.total(REROLL_PRICE))
    roll_again(town, die)


def reroll_by_token(town: Town) -> None:
    """Use a token for another try with the attack die."""
    spend_bonus(town, BONUS_REROLL)
    roll_again(town, 0)


def roll_again(town: Town, die: i64) -> None:
    """The die is thrown once more; then the owner may step in again."""
    town.faces[die] = 0
    town.push(AFTER_ROLL)
    town.push(DICE)


def add_three(town: Town, die: i64) -> None:
    """Use a token to add to one die."""
    spend_bonus(town, BONUS_PLUS)
    town.pluses[die] += PLUS
    town.push(AFTER_ROLL)


def show_face(town: Town, face: i64) -> None:
    """Chance has rolled the next die."""
    die = next_die(town)
    town.faces[die] = face
    owner = town.active if die < town.own_dice else -1
    town.say("rolled", owner, town.dice[die], face)
