"""Summon, Scare, Upgrade and Move: what ghosts can do besides fighting and haunting."""

# compiled by mypyc

from typing import Final

from farol.core.native import i64
from farol.core.vectors import bit
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
ALL_BUILDINGS: Final[i64] = (1 << BUILDINGS) - 1

# Summon


def summon_choices(town: Town, level: i64) -> list[int]:
    """Pairs that may call another ghost, up to this level."""
    choices: list[int] = []
    ghosts = town.ghosts
    cell: i64
    for cell in range(CELLS):
        if ghosts[cell] >= 2 and COLOUR_OF[cell] <= level and may_join(town, cell):
            choices.append((GHOST << VERB_SHIFT) | cell)
    if town.has(ODD_COUPLE):
        building: i64
        for building in range(BUILDINGS):
            pair: i64
            for pair in range(PAIRS):
                if PAIR_HIGH[pair] <= level and _may_couple(town, building, pair):
                    choices.append((PAIR << VERB_SHIFT) | (building * PAIRS + pair))
    return choices


def summon_level(town: Town) -> i64:
    """The lowest level at which some Summon is possible."""
    lowest: i64 = NEVER
    ghosts = town.ghosts
    cell: i64
    for cell in range(CELLS):
        if ghosts[cell] >= 2 and COLOUR_OF[cell] < lowest and may_join(town, cell):
            lowest = COLOUR_OF[cell]
            if lowest == 0:
                return 0
    if town.has(ODD_COUPLE):
        building: i64
        for building in range(BUILDINGS):
            pair: i64
            for pair in range(PAIRS):
                if PAIR_HIGH[pair] < lowest and _may_couple(town, building, pair):
                    lowest = PAIR_HIGH[pair]
    return lowest


def may_join(town: Town, cell: i64) -> bool:
    """Whether one more ghost of this colour exists and finds room there."""
    return (
        town.crowd[BUILDING_OF[cell]] < town.limit
        and town.on_board[COLOUR_OF[cell]] < GHOSTS_PER_COLOUR
    )


def _may_couple(town: Town, building: i64, pair: i64) -> bool:
    low: i64 = PAIR_LOW[pair]
    high: i64 = PAIR_HIGH[pair]
    return (
        town.crowd[building] < town.limit
        and town.ghosts[building * COLOURS + low] > 0
        and town.ghosts[building * COLOURS + high] > 0
        and (town.on_board[low] < GHOSTS_PER_COLOUR or town.on_board[high] < GHOSTS_PER_COLOUR)
    )


def summon(town: Town, cell: i64) -> None:
    """Place the called ghost and take its token."""
    town.put_ghost(cell)
    town.say("summoned", town.active, cell)
    town.take_tokens(COLOUR_OF[cell], 1 + town.total(SUMMON_TOKENS))
    town.push(AFTER, AFTER_SUMMON, cell)


def start_couple(town: Town, argument: i64) -> None:
    """Two different ghosts roll for whose colour comes."""
    pair = argument % PAIRS
    town.push(COUPLE_RESULT, argument // PAIRS, pair)
    start_roll(town, 2, PAIR_LOW[pair], PAIR_HIGH[pair])


def finish_couple(town: Town, packed: i64) -> None:
    """The lower roll decides the colour, the lower level a tie."""
    pair = b_of(packed)
    lower = town.faces[0] + town.pluses[0] <= town.faces[1] + town.pluses[1]
    colour: i64 = PAIR_LOW[pair] if lower else PAIR_HIGH[pair]
    if town.on_board[colour] < GHOSTS_PER_COLOUR:
        summon(town, a_of(packed) * COLOURS + colour)


# Scare


def scare_choices(town: Town, level: i64) -> list[int]:
    """Ghosts up to this level."""
    choices: list[int] = []
    cell: i64
    for cell in range(CELLS):
        if town.ghosts[cell] > 0 and COLOUR_OF[cell] <= level:
            choices.append((GHOST << VERB_SHIFT) | cell)
    return choices


def scare_level(town: Town) -> i64:
    """The lowest colour on the board."""
    colour: i64
    for colour in range(COLOURS):
        if town.on_board[colour] > 0:
            return colour
    return NEVER


def scare(town: Town, cell: i64) -> None:
    """Gain scare points with a ghost."""
    town.say("scared", town.active, cell)
    town.gain_scare(SCARE_GAIN[COLOUR_OF[cell]] + town.total(SCARE_BONUS))
    town.push(AFTER, AFTER_SCARE, cell)


# Upgrade


def upgrade_price(town: Town, colour: i64) -> i64:
    """What a ghost's step up to this colour costs the active seat."""
    price = UPGRADE_COST[colour] - town.total(UPGRADE_DISCOUNT)
    return price if price > 0 else 0


def upgrade_choices(town: Town, level: i64) -> list[int]:
    """Ghosts up to this level that can be raised."""
    choices: list[int] = []
    upgradable: i64 = 0
    colour: i64
    for colour in range(RED):
        if colour <= level and may_upgrade(town, colour):
            upgradable |= bit(colour)
    cell: i64
    for cell in range(CELLS):
        if town.ghosts[cell] > 0 and (upgradable >> COLOUR_OF[cell]) & 1:
            choices.append((GHOST << VERB_SHIFT) | cell)
    return choices


def upgrade_level(town: Town) -> i64:
    """The lowest level at which some Upgrade is possible."""
    colour: i64
    for colour in range(RED):
        if may_upgrade(town, colour):
            return colour
    return NEVER


def may_upgrade(town: Town, colour: i64) -> bool:
    """Whether a ghost of this colour is there, its next colour free, and the price at hand."""
    return (
        town.on_board[colour] > 0
        and town.on_board[colour + 1] < GHOSTS_PER_COLOUR
        and town.scare[town.active] >= upgrade_price(town, colour + 1)
    )


def upgrade(town: Town, cell: i64) -> None:
    """Raise a ghost one colour; then perhaps a section."""
    colour: i64 = COLOUR_OF[cell] + 1
    town.pay_scare(upgrade_price(town, colour))
    town.drop_ghost(cell)
    town.put_ghost(cell + 1)
    town.say("upgraded", town.active, cell)
    town.take_tokens(colour, 1)
    town.award(UPGRADE_POINTS)
    town.push(RAISE, colour)


def raise_choices(town: Town, colour: i64) -> list[int]:
    """Sections below the new ghost's level."""
    choices: list[int] = []
    section: i64
    for section in range(town.sections):
        if town.levels[town.active * town.sections + section] < colour:
            choices.append((SECTION << VERB_SHIFT) | section)
    return choices


# Move


def reach(town: Town, building: i64) -> i64:
    """The set of buildings that a Move action may take a ghost to from here."""
    return _reach_among(town, building, with_room(town))


def _reach_among(town: Town, building: i64, room: i64) -> i64:
    """The same, where it is known already which buildings have room."""
    near: i64 = NEIGHBOURS[building]
    if town.has(MOVE_ANYWHERE):
        near = ALL_BUILDINGS
    return room & near & ~bit(building)


def with_room(town: Town) -> i64:
    """The set of buildings that can take one more ghost."""
    open_ones: i64 = 0
    building: i64
    for building in range(BUILDINGS):
        if town.crowd[building] < town.limit:
            open_ones |= bit(building)
    return open_ones


def move_choices(town: Town, level: i64, first: i64) -> list[int]:
    """Ghosts up to this level that can move; the one moved `first` stays where it is now."""
    choices: list[int] = []
    room = with_room(town)
    building: i64
    for building in range(BUILDINGS):
        if town.crowd[building] > 0 and _reach_among(town, building, room) != 0:
            colour: i64
            for colour in range(COLOURS):
                cell: i64 = building * COLOURS + colour
                movable: i64 = town.ghosts[cell] - 1 if cell == first else town.ghosts[cell]
                if movable > 0 and colour <= level:
                    choices.append((GHOST << VERB_SHIFT) | cell)
    return choices


def move_level(town: Town) -> i64:
    """The lowest level at which some Move is possible."""
    lowest: i64 = NEVER
    room = with_room(town)
    building: i64
    for building in range(BUILDINGS):
        if town.crowd[building] > 0 and _reach_among(town, building, room) != 0:
            colour: i64
            for colour in range(COLOURS):
                if colour < lowest and town.ghosts[building * COLOURS + colour] > 0:
                    lowest = colour
            if lowest == 0:
                break
    return lowest


def building_choices(buildings: i64) -> list[int]:
    """One choice per building of a set."""
    choices: list[int] = []
    building: i64
    for building in range(BUILDINGS):
        if (buildings >> building) & 1:
            choices.append((BUILDING << VERB_SHIFT) | building)
    return choices


def move(town: Town, packed: i64, building: i64) -> None:
    """Carry out a Move action's step; what it finds there comes first, then the cards."""
    level = a_of(packed)
    cell = b_of(packed)
    target = building * COLOURS + COLOUR_OF[cell]
    if c_of(packed) == 0 and town.has(SECOND_MOVE):
        town.push(SECOND_GHOST, level, target)
    town.push(AFTER, AFTER_MOVE, target)
    carry(town, cell, building)


def carry(town: Town, cell: i64, building: i64) -> None:
    """Bring a ghost to a building and take the bonus token there."""
    colour: i64 = COLOUR_OF[cell]
    town.drop_ghost(cell)
    town.put_ghost(building * COLOURS + colour)
    town.say("moved", town.active, cell, building)
    collect(town, building, colour)


def fly_targets(town: Town, cell: i64) -> i64:
    """The set of other buildings with room."""
    return with_room(town) & ~bit(BUILDING_OF[cell])


def start_move(town: Town, level: i64, cell: i64, second: i64) -> None:
    """A ghost was chosen; ask where to."""
    town.push(MOVE_TO, level, cell, second)
