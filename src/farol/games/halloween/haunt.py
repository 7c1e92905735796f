"""Haunting a building, and taking a haunt back."""

# compiled by mypyc

from farol.core.native import i64
from farol.core.vectors import bit
from farol.games.halloween import tables as t
from farol.games.halloween.ghosts import NEVER
from farol.games.halloween.steps import AFTER, HAUNT_SPACE, TAKE_BACK, VERB_SHIFT
from farol.games.halloween.town import Town


def may_haunt(town: Town, cell: i64, kind: i64) -> bool:
    """Whether the active seat has such a token (1: extra), not yet there, and the space is free."""
    index = town.active * 2 + kind
    return (
        town.spaces[cell] < 0
        and town.haunts_left[index] > 0
        and (town.haunted[index] >> t.BUILDING_OF[cell]) & 1 == 0
    )


def pair_next_door(town: Town, cell: i64) -> bool:
    """Whether a neighbouring building holds two ghosts of this space's colour."""
    near: i64 = t.NEIGHBOURS[t.BUILDING_OF[cell]]
    building: i64
    for building in range(t.BUILDINGS):
        if (near >> building) & 1 and town.ghosts[building * t.COLOURS + t.COLOUR_OF[cell]] >= 2:
            return True
    return False


def in_reach(town: Town, cell: i64, next_door: bool) -> bool:
    """Whether ghosts stand so that this space can be haunted."""
    return town.ghosts[cell] > 0 or (next_door and pair_next_door(town, cell))


def haunt_choices(town: Town, level: i64) -> list[int]:
    """Spaces to haunt up to this level, and haunts to take back."""
    choices: list[int] = []
    next_door = town.has(t.HAUNT_NEXT_DOOR)
    cell: i64
    for cell in range(t.CELLS):
        if t.COLOUR_OF[cell] <= level and town.spaces[cell] < 0 and in_reach(town, cell, next_door):
            kind: i64
            for kind in range(2):
                if may_haunt(town, cell, kind):
                    choices.append((HAUNT_SPACE << VERB_SHIFT) | (cell * 2 + kind))
    if town.has(t.UNHAUNT):
        for cell in range(t.CELLS):
            if t.COLOUR_OF[cell] <= level and may_take_back(town, cell):
                choices.append((TAKE_BACK << VERB_SHIFT) | cell)
    return choices


def colour_choices(town: Town, colour: i64) -> list[int]:
    """Every free space of a colour the active seat may haunt, ghost or not."""
    choices: list[int] = []
    building: i64
    for building in range(t.BUILDINGS):
        cell = building * t.COLOURS + colour
        kind: i64
        for kind in range(2):
            if may_haunt(town, cell, kind):
                choices.append((HAUNT_SPACE << VERB_SHIFT) | (cell * 2 + kind))
    return choices


def haunt_level(town: Town) -> i64:
    """The lowest level at which some Haunt is possible."""
    lowest: i64 = NEVER
    next_door = town.has(t.HAUNT_NEXT_DOOR)
    unhaunt = town.has(t.UNHAUNT)
    cell: i64
    for cell in range(t.CELLS):
        if t.COLOUR_OF[cell] < lowest:
            if town.spaces[cell] < 0:
                if in_reach(town, cell, next_door) and (
                    may_haunt(town, cell, 0) or may_haunt(town, cell, 1)
                ):
                    lowest = t.COLOUR_OF[cell]
            elif unhaunt and may_take_back(town, cell):
                lowest = t.COLOUR_OF[cell]
            if lowest == 0:
                break
    return lowest


def may_take_back(town: Town, cell: i64) -> bool:
    """Whether the active seat's token lies there with a ghost of its colour."""
    return town.ghosts[cell] > 0 and town.spaces[cell] >> 1 == town.active


def haunt_by_action(town: Town, argument: i64) -> None:
    """Haunt from a section; without a ghost there, the pair next door does it."""
    if town.ghosts[argument >> 1] == 0:
        town.spend(t.HAUNT_NEXT_DOOR)
    haunt(town, argument)


def haunt(town: Town, argument: i64) -> None:
    """Place a haunt token and score."""
    cell = argument >> 1
    index = town.active * 2 + (argument & 1)
    town.spaces[cell] = index
    town.haunted[index] |= bit(t.BUILDING_OF[cell])
    town.haunts_left[index] -= 1
    town.say("haunted", town.active, cell, argument & 1)
    town.score(town.active, t.FROM_HAUNTS, t.HAUNT_POINTS[t.COLOUR_OF[cell]])
    if town.haunts_left[town.active * 2] + town.haunts_left[town.active * 2 + 1] == 0:
        town.trigger_end()
    note_progress(town)
    town.push(AFTER, t.AFTER_HAUNT, cell)


def note_progress(town: Town) -> None:
    """More haunt tokens than ever: the game goes on. Taking back and placing again does not."""
    placed: i64 = 0
    owner: i64
    for owner in town.spaces:
        if owner >= 0:
            placed += 1
    if placed > town.most_haunts:
        town.most_haunts = placed
        town.quiet = t.PROGRESS


def take_back(town: Town, cell: i64) -> None:
    """Take a haunt token back for half of its points."""
    index: i64 = town.spaces[cell]
    town.spaces[cell] = -1
    town.haunted[index] &= ~bit(t.BUILDING_OF[cell])
    town.haunts_left[index] += 1
    town.say("unhaunted", town.active, cell)
    town.score(town.active, t.FROM_HAUNTS, -(t.HAUNT_POINTS[t.COLOUR_OF[cell]] // 2))
    town.push(AFTER, t.AFTER_HAUNT, cell)
