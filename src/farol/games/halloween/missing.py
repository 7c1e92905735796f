"""Missing conditions of an action, for people."""

from farol.games.halloween import tables as t
from farol.games.halloween.ghosts import may_join, upgrade_price
from farol.games.halloween.rules import Halloween

Missing = tuple[str, dict[str, int | str]]  # a message of text/refusals.<language>.ftl, its values


def at(building: int) -> str:
    """The message for a building's location."""
    return f"at-{t.BUILDING_NAMES[building]}"


def hue(colour: int) -> str:
    """The message for a colour."""
    return f"colour-{t.COLOUR_NAMES[colour]}"


def missing(state: Halloween, act: int) -> Missing:
    """The missing condition of an action at any level."""
    if act == t.SUMMON:
        return _pair(state)
    if act == t.SCARE:
        return "scare-nobody", {}
    if act == t.UPGRADE:
        return _price(state)
    if act == t.MOVE:
        return "move-no-room", {}
    if act == t.FIGHT:
        return _foe(state)
    return _space(state)


def _pair(state: Halloween) -> Missing:
    """Two ghosts of one colour together, room for a third one, and a third one in supply."""
    pairs = [cell for cell in range(t.CELLS) if state.ghosts[cell] >= 2]
    if not pairs:
        return "summon-no-pair", {}
    cell = pairs[0]
    values: dict[str, int | str] = {"colour": hue(t.COLOUR_OF[cell]), "at": at(t.BUILDING_OF[cell])}
    if state.crowd[t.BUILDING_OF[cell]] == state.limit:
        return "summon-full", values
    assert not may_join(state, cell)
    return "summon-supply", values


def _price(state: Halloween) -> Missing:
    """The cheapest upgrade, if only the price is missing; otherwise a ghost of the next colour."""
    have = state.scare[state.active]
    steps = [
        upgrade_price(state, colour + 1)
        for colour in range(t.RED)
        if state.on_board[colour] > 0 and state.on_board[colour + 1] < t.GHOSTS_PER_COLOUR
    ]
    if not steps:
        return "upgrade-supply", {}
    return "upgrade-price", {"need": min(steps), "have": have}


def _foe(state: Halloween) -> Missing:
    """Two ghosts of different colours in one building: the nearest such pair."""
    if state.master:
        return "fight-weaker", {}
    homes = [
        (t.COLOUR_OF[cell], t.BUILDING_OF[cell])
        for cell in range(t.CELLS)
        if state.ghosts[cell] > 0
    ]
    found = [
        (distance(one[1], other[1]), one, other)
        for one in homes
        for other in homes
        if one[0] < other[0]
    ]
    if not found:
        return "fight-one-colour", {}
    steps, (colour, building), (foe, there) = min(found)
    return "fight-apart", {
        "colour": hue(colour),
        "at": at(building),
        "foe": hue(foe),
        "there": at(there),
        "steps": steps,
    }


def distance(start: int, end: int) -> int:
    """The number of roads between two buildings.

    >>> distance(0, 0)
    0
    """
    reached, steps = 1 << start, 0
    while not reached >> end & 1 and steps < t.BUILDINGS:
        edge = [building for building in range(t.BUILDINGS) if reached >> building & 1]
        for building in edge:
            reached |= t.NEIGHBOURS[building]
        steps += 1
    return steps


def _space(state: Halloween) -> Missing:
    """A free haunt space of the colour of a ghost there, in a building not haunted yet."""
    haunted = state.haunted[state.active * 2]
    places = [cell for cell in range(t.CELLS) if state.ghosts[cell] > 0]
    fresh = [cell for cell in places if not haunted >> t.BUILDING_OF[cell] & 1]
    if not fresh:
        return "haunt-again", {}
    if all(state.spaces[cell] >= 0 for cell in fresh):
        return "haunt-taken", {}
    if state.haunts_left[state.active * 2] == 0:
        return "haunt-no-token", {}
    return "haunt-nowhere", {}
