"""Summon, Scare, Upgrade and Move: what ghosts can do besides fighting and haunting."""

# compiled by mypyc

from typing import Final

from farol.games.halloween.bonus import collect
from farol.games.halloween.dice import start_roll
from farol.games.halloween.steps import (
    AFTER,
    BUILDING,
    COUPLE_RESULT,
    GHOST,
    MOVE_TO,
    PAIR,
    RAISE,
    SECOND_GHOST,
    SECTION,
    VERB_SHIFT,
    a_of,
    b_of,
    c_of,
)
from farol.games.halloween.tables import (
    AFTER_MOVE,
    AFTER_SCARE,
    AFTER_SUMMON,
    BUILDING_OF,
    BUILDINGS,
    CELLS,
    COLOUR_OF,
    COLOURS,
    GHOSTS_PER_COLOUR,
    MOVE_ANYWHERE,
    NEIGHBOURS,
    ODD_COUPLE,
    PAIR_HIGH,
    PAIR_LOW,
    PAIRS,
    RED,
    SCARE_BONUS,
    SCARE_GAIN,
    SECOND_MOVE,
    SUMMON_TOKENS,
    UPGRADE_COST,
    UPGRADE_DISCOUNT,
    UPGRADE_POINTS,
)
from farol.games.halloween.town import Town

NEVER: Final = 9  # a level no section reaches: the action cannot be carried out
ALL_BUILDINGS: Final = (1 << BUILDINGS) - 1

# Summon


def summon_choices(town: Town, level: int) -> list[int]:
    """Pairs that may call another ghost, up to this level."""
    choices: list[int] = []
    ghosts = town.ghosts
    for cell in range(CELLS):
        if ghosts[cell] >= 2 and COLOUR_OF[cell] <= level and may_join(town, cell):
            choices.append((GHOST << VERB_SHIFT) | cell)
    if town.has(ODD_COUPLE):
        for building in range(BUILDINGS):
            for pair in range(PAIRS):
                if PAIR_HIGH[pair] <= level and _may_couple(town, building, pair):
                    choices.append((PAIR << VERB_SHIFT) | (building * PAIRS + pair))
    return choices


def summon_level(town: Town) -> int:
    """The lowest level at which some Summon is possible."""
    lowest = NEVER
    ghosts = town.ghosts
    for cell in range(CELLS):
        if ghosts[cell] >= 2 and COLOUR_OF[cell] < lowest and may_join(town, cell):
            lowest = COLOUR_OF[cell]
    if lowest > 0 and town.has(ODD_COUPLE):
        for building in range(BUILDINGS):
            for pair in range(PAIRS):
                if PAIR_HIGH[pair] < lowest and _may_couple(town, building, pair):
                    lowest = PAIR_HIGH[pair]
    return lowest


def may_join(town: Town, cell: int) -> bool:
    """Whether one more ghost of this colour exists and finds room there."""
    return (
        town.crowd[BUILDING_OF[cell]] < town.limit
        and town.on_board[COLOUR_OF[cell]] < GHOSTS_PER_COLOUR
    )


def _may_couple(town: Town, building: int, pair: int) -> bool:
    low = PAIR_LOW[pair]
    high = PAIR_HIGH[pair]
    return (
        town.crowd[building] < town.limit
        and town.ghosts[building * COLOURS + low] > 0
        and town.ghosts[building * COLOURS + high] > 0
        and (town.on_board[low] < GHOSTS_PER_COLOUR or town.on_board[high] < GHOSTS_PER_COLOUR)
    )


def summon(town: Town, cell: int) -> None:
    """Place the called ghost and take its token."""
    town.put_ghost(cell)
    town.say("summoned", town.active, cell)
    town.take_tokens(COLOUR_OF[cell], 1 + town.total(SUMMON_TOKENS))
    town.push(AFTER, AFTER_SUMMON, cell)


def start_couple(town: Town, argument: int) -> None:
    """Two different ghosts roll for whose colour comes."""
    pair = argument % PAIRS
    town.push(COUPLE_RESULT, argument // PAIRS, pair)
    start_roll(town, 2, PAIR_LOW[pair], PAIR_HIGH[pair])


def finish_couple(town: Town, packed: int) -> None:
    """The lower roll decides the colour, the lower level a tie."""
    pair = b_of(packed)
    lower = town.faces[0] + town.pluses[0] <= town.faces[1] + town.pluses[1]
    colour = PAIR_LOW[pair] if lower else PAIR_HIGH[pair]
    if town.on_board[colour] < GHOSTS_PER_COLOUR:
        summon(town, a_of(packed) * COLOURS + colour)


# Scare


def scare_choices(town: Town, level: int) -> list[int]:
    """Ghosts up to this level."""
    choices: list[int] = []
    for cell in range(CELLS):
        if town.ghosts[cell] > 0 and COLOUR_OF[cell] <= level:
            choices.append((GHOST << VERB_SHIFT) | cell)
    return choices


def scare_level(town: Town) -> int:
    """The lowest colour on the board."""
    for colour in range(COLOURS):
        if town.on_board[colour] > 0:
            return colour
    return NEVER


def scare(town: Town, cell: int) -> None:
    """Gain scare points with a ghost."""
    town.say("scared", town.active, cell)
    town.gain_scare(SCARE_GAIN[COLOUR_OF[cell]] + town.total(SCARE_BONUS))
    town.push(AFTER, AFTER_SCARE, cell)


# Upgrade


def upgrade_price(town: Town, colour: int) -> int:
    """What a ghost's step up to this colour costs the active seat."""
    price = UPGRADE_COST[colour] - town.total(UPGRADE_DISCOUNT)
    return price if price > 0 else 0


def upgrade_choices(town: Town, level: int) -> list[int]:
    """Ghosts up to this level that can be raised."""
    choices: list[int] = []
    upgradable = 0
    for colour in range(RED):
        if colour <= level and may_upgrade(town, colour):
            upgradable |= 1 << colour
    for cell in range(CELLS):
        if town.ghosts[cell] > 0 and (upgradable >> COLOUR_OF[cell]) & 1:
            choices.append((GHOST << VERB_SHIFT) | cell)
    return choices


def upgrade_level(town: Town) -> int:
    """The lowest level at which some Upgrade is possible."""
    for colour in range(RED):
        if may_upgrade(town, colour):
            return colour
    return NEVER


def may_upgrade(town: Town, colour: int) -> bool:
    """Whether a ghost of this colour is there, its next colour free, and the price at hand."""
    return (
        town.on_board[colour] > 0
        and town.on_board[colour + 1] < GHOSTS_PER_COLOUR
        and town.scare[town.active] >= upgrade_price(town, colour + 1)
    )


def upgrade(town: Town, cell: int) -> None:
    """Raise a ghost one colour; then perhaps a section."""
    colour = COLOUR_OF[cell] + 1
    town.pay_scare(upgrade_price(town, colour))
    town.drop_ghost(cell)
    town.put_ghost(cell + 1)
    town.say("upgraded", town.active, cell)
    town.take_tokens(colour, 1)
    town.award(UPGRADE_POINTS)
    town.push(RAISE, colour)


def raise_choices(town: Town, colour: int) -> list[int]:
    """Sections below the new ghost's level."""
    choices: list[int] = []
    for section in range(town.sections):
        if town.levels[town.active * town.sections + section] < colour:
            choices.append((SECTION << VERB_SHIFT) | section)
    return choices


# Move


def reach(town: Town, building: int) -> int:
    """The set of buildings that a Move action may take a ghost to from here."""
    near = ALL_BUILDINGS if town.has(MOVE_ANYWHERE) else NEIGHBOURS[building]
    return with_room(town) & near & ~(1 << building)


def with_room(town: Town) -> int:
    """The set of buildings that can take one more ghost."""
    open_ones = 0
    for building in range(BUILDINGS):
        if town.crowd[building] < town.limit:
            open_ones |= 1 << building
    return open_ones


def move_choices(town: Town, level: int, first: int) -> list[int]:
    """Ghosts up to this level that can move; the one moved `first` stays where it is now."""
    choices: list[int] = []
    for building in range(BUILDINGS):
        if town.crowd[building] > 0 and reach(town, building) != 0:
            for colour in range(COLOURS):
                cell = building * COLOURS + colour
                movable = town.ghosts[cell] - 1 if cell == first else town.ghosts[cell]
                if movable > 0 and colour <= level:
                    choices.append((GHOST << VERB_SHIFT) | cell)
    return choices


def move_level(town: Town) -> int:
    """The lowest level at which some Move is possible."""
    lowest = NEVER
    for building in range(BUILDINGS):
        if town.crowd[building] > 0 and reach(town, building) != 0:
            for colour in range(COLOURS):
                if colour < lowest and town.ghosts[building * COLOURS + colour] > 0:
                    lowest = colour
    return lowest


def building_choices(buildings: int) -> list[int]:
    """One choice per building of a set."""
    choices: list[int] = []
    for building in range(BUILDINGS):
        if (buildings >> building) & 1:
            choices.append((BUILDING << VERB_SHIFT) | building)
    return choices


def move(town: Town, packed: int, building: int) -> None:
    """Carry out a Move action's step; what it finds there comes first, then the cards."""
    level = a_of(packed)
    cell = b_of(packed)
    target = building * COLOURS + COLOUR_OF[cell]
    if c_of(packed) == 0 and town.has(SECOND_MOVE):
        town.push(SECOND_GHOST, level, target)
    town.push(AFTER, AFTER_MOVE, target)
    carry(town, cell, building)


def carry(town: Town, cell: int, building: int) -> None:
    """Bring a ghost to a building and take the bonus token there."""
    colour = COLOUR_OF[cell]
    town.drop_ghost(cell)
    town.put_ghost(building * COLOURS + colour)
    town.say("moved", town.active, cell, building)
    collect(town, building, colour)


def fly_targets(town: Town, cell: int) -> int:
    """The set of other buildings with room."""
    return with_room(town) & ~(1 << BUILDING_OF[cell])


def start_move(town: Town, level: int, cell: int, second: int) -> None:
    """A ghost was chosen; ask where to."""
    town.push(MOVE_TO, level, cell, second)
