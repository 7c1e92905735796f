"""Effects of cards and bonus tokens: choices, then changes."""

# compiled by mypyc

from farol.core.native import i64
from farol.core.vectors import bit
from farol.games.halloween import steps as s
from farol.games.halloween import tables as t
from farol.games.halloween.dice import start_roll
from farol.games.halloween.ghosts import may_join, with_room
from farol.games.halloween.steps import a_of
from farol.games.halloween.town import Town

# Sections


def restore_choices(town: Town) -> list[int]:
    """Sections with discs to take back."""
    choices: list[int] = []
    section: i64
    for section in range(town.sections):
        if town.discs[town.active * town.sections + section] != 0:
            choices.append((s.SECTION << s.VERB_SHIFT) | section)
    return choices


def recover_choices(town: Town) -> list[int]:
    """Single discs to take back."""
    choices: list[int] = []
    section: i64
    for section in range(town.sections):
        spaces: i64 = town.discs[town.active * town.sections + section]
        act: i64
        for act in range(t.ACTIONS):
            if (spaces >> act) & 1:
                choices.append((s.DISC << s.VERB_SHIFT) | (1 + section * t.ACTIONS + act))
    return choices


def recover(town: Town, packed: i64, source: i64) -> None:
    """Take one disc back, and perhaps more."""
    section = (source - 1) // t.ACTIONS
    town.discs[town.active * town.sections + section] &= ~bit((source - 1) % t.ACTIONS)
    town.reserve[town.active] += 1
    town.say("disc_back", town.active, section, (source - 1) % t.ACTIONS)
    if a_of(packed) > 1:
        town.push(s.RECOVER, a_of(packed) - 1, 1)


def lower_choices(town: Town) -> list[int]:
    """Sections above blue."""
    choices: list[int] = []
    section: i64
    for section in range(town.sections):
        if town.levels[town.active * town.sections + section] > t.BLUE:
            choices.append((s.SECTION << s.VERB_SHIFT) | section)
    return choices


def lower(town: Town, section: i64) -> None:
    """Drop a section one level for two tokens of that colour."""
    level: i64 = town.levels[town.active * town.sections + section] - 1
    town.set_level(section, level)
    town.take_tokens(level, t.LOWER_TOKENS)


def lesson_choices(town: Town) -> list[int]:
    """Sections whose next level can be paid."""
    choices: list[int] = []
    section: i64
    for section in range(town.sections):
        level: i64 = town.levels[town.active * town.sections + section]
        if level < t.RED and town.scare[town.active] >= t.UPGRADE_COST[level + 1]:
            choices.append((s.SECTION << s.VERB_SHIFT) | section)
    return choices


def take_lesson(town: Town, section: i64) -> None:
    """Pay for one level more."""
    level: i64 = town.levels[town.active * town.sections + section] + 1
    town.pay_scare(t.UPGRADE_COST[level])
    town.set_level(section, level)


def wisdom_choices(town: Town) -> list[int]:
    """Sections below red."""
    choices: list[int] = []
    section: i64
    for section in range(town.sections):
        if town.levels[town.active * town.sections + section] < t.RED:
            choices.append((s.SECTION << s.VERB_SHIFT) | section)
    return choices


def grow_wiser(town: Town, section: i64) -> None:
    """One level more for nothing."""
    town.set_level(section, town.levels[town.active * town.sections + section] + 1)


# Ghosts


def ghost_choices(town: Town) -> list[int]:
    """Every ghost on the board."""
    choices: list[int] = []
    cell: i64
    for cell in range(t.CELLS):
        if town.ghosts[cell] > 0:
            choices.append((s.GHOST << s.VERB_SHIFT) | cell)
    return choices


def exorcise(town: Town, cell: i64) -> None:
    """Send a ghost away for its token."""
    town.drop_ghost(cell)
    town.say("removed", town.active, cell)
    town.take_tokens(t.COLOUR_OF[cell], 1)


def swap_choices(town: Town) -> list[int]:
    """Ghosts that can change places with one of another colour elsewhere."""
    choices: list[int] = []
    cell: i64
    for cell in range(t.CELLS):
        if town.ghosts[cell] > 0 and len(partner_choices(town, cell)) > 0:
            choices.append((s.GHOST << s.VERB_SHIFT) | cell)
    return choices


def partner_choices(town: Town, first: i64) -> list[int]:
    """Ghosts of another colour in another building."""
    choices: list[int] = []
    cell: i64
    for cell in range(t.CELLS):
        if (
            town.ghosts[cell] > 0
            and t.COLOUR_OF[cell] != t.COLOUR_OF[first]
            and t.BUILDING_OF[cell] != t.BUILDING_OF[first]
        ):
            choices.append((s.GHOST << s.VERB_SHIFT) | cell)
    return choices


def start_swap(town: Town, cell: i64) -> None:
    """The first ghost is chosen; ask for the second."""
    town.push(s.SWAP_SECOND, cell)


def swap(town: Town, first: i64, second: i64) -> None:
    """Two ghosts change places."""
    town.drop_ghost(first)
    town.drop_ghost(second)
    town.put_ghost(t.BUILDING_OF[second] * t.COLOURS + t.COLOUR_OF[first])
    town.put_ghost(t.BUILDING_OF[first] * t.COLOURS + t.COLOUR_OF[second])
    town.say("swapped", town.active, first, second)


def place_choices(town: Town) -> list[int]:
    """Ghosts that a token can bring, and where."""
    choices: list[int] = []
    cell: i64
    for cell in range(t.CELLS):
        if town.tokens[town.active * t.COLOURS + t.COLOUR_OF[cell]] > 0 and may_join(town, cell):
            choices.append((s.PLACE_GHOST << s.VERB_SHIFT) | cell)
    return choices


def place(town: Town, cell: i64) -> None:
    """Pay a token, place a ghost of its colour."""
    town.give_tokens(t.COLOUR_OF[cell], 1)
    town.put_ghost(cell)
    town.say("placed", town.active, cell)


def far_move_choices(town: Town) -> list[int]:
    """Ghosts with another building to go to."""
    choices: list[int] = []
    room = with_room(town)
    cell: i64
    for cell in range(t.CELLS):
        if town.ghosts[cell] > 0 and room & ~bit(t.BUILDING_OF[cell]) != 0:
            choices.append((s.GHOST << s.VERB_SHIFT) | cell)
    return choices


# Tokens


def purchase_choices(town: Town) -> list[int]:
    """Colours on the board whose token is there and can be paid."""
    choices: list[int] = []
    colour: i64
    for colour in range(t.COLOURS):
        if (
            town.on_board[colour] > 0
            and town.pool[colour] > 0
            and town.scare[town.active] >= t.SCARE_GAIN[colour]
        ):
            choices.append((s.COLOUR << s.VERB_SHIFT) | colour)
    return choices


def purchase(town: Town, colour: i64) -> None:
    """Pay a ghost's level for a token of its colour."""
    town.pay_scare(t.SCARE_GAIN[colour])
    town.take_tokens(colour, 1)


def trade_choices(town: Town) -> list[int]:
    """One token for two of the next lower colour; or two for one of the next higher."""
    choices: list[int] = []
    base = town.active * t.COLOURS
    colour: i64
    for colour in range(t.GREEN, t.COLOURS):
        if town.tokens[base + colour] >= 1 and town.pool[colour - 1] >= t.TRADE_TOKENS:
            choices.append((s.TRADE_FOR << s.VERB_SHIFT) | colour)
    for colour in range(t.RED):
        if town.tokens[base + colour] >= t.TRADE_TOKENS and town.pool[colour + 1] >= 1:
            choices.append((s.TRADE_FOR << s.VERB_SHIFT) | (t.COLOURS + colour))
    return choices


def trade(town: Town, argument: i64) -> None:
    """Swap tokens with the pool."""
    if argument < t.COLOURS:
        town.give_tokens(argument, 1)
        town.take_tokens(argument - 1, t.TRADE_TOKENS)
    else:
        town.give_tokens(argument - t.COLOURS, t.TRADE_TOKENS)
        town.take_tokens(argument - t.COLOURS + 1, 1)


# Dice for scare points


def scream(town: Town, colour: i64) -> None:
    """Roll the haunting ghost's die."""
    town.push(s.SCREAM_RESULT)
    start_roll(town, 1, colour)


def finish_scream(town: Town) -> None:
    """Gain what the die shows."""
    town.gain_scare(town.faces[0] + town.pluses[0])


def call_choices(cell: i64) -> list[int]:
    """Every number of the ghost's die."""
    return [
        (s.NUMBER << s.VERB_SHIFT) | number
        for number in range(1, t.DIE_SIDES[t.COLOUR_OF[cell]] + 1)
    ]


def call_number(town: Town, cell: i64, number: i64) -> None:
    """A number is named; roll the ghost's die."""
    town.say("called", town.active, number)
    town.push(s.CALL_RESULT, number)
    start_roll(town, 1, t.COLOUR_OF[cell])


def finish_call(town: Town, packed: i64) -> None:
    """The named number if the roll reaches it, otherwise one."""
    number = a_of(packed)
    town.gain_scare(number if town.faces[0] + town.pluses[0] >= number else t.CALL_CONSOLATION)
