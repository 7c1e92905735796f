"""Actions as JSON objects, both ways."""

from collections.abc import (
    Callable,
)
from typing import (
    Final,
)

from farol.core.data import (
    Fields,
    Json,
)
from farol.core.errors import (
    BadAction,
)
from farol.games.halloween import (
    steps,
)
from farol.games.halloween.steps import (
    argument_of,
    verb_of,
)
from farol.games.halloween.tables import (
    ACTION_NAMES,
    ACTIONS,
    BONUS_NAMES,
    BUILDING_NAMES,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    DIE_SIDES,
    MASTER_SECTIONS,
    PAIR_HIGH,
    PAIR_LOW,
    PAIRS,
    PAYMENTS,
    RED,
)

COLOUR_BY_NAME: Final = {name: colour for colour, name in enumerate(COLOUR_NAMES)}
BUILDING_BY_NAME: Final = {name: building for building, name in enumerate(BUILDING_NAMES)}
ACTION_BY_NAME: Final = {name: action for action, name in enumerate(ACTION_NAMES)}
BONUS_BY_NAME: Final = {name: bonus for bonus, name in enumerate(BONUS_NAMES)}

TYPES: Final = {
    steps.DONE: "done",
    steps.ACT: "act",
    steps.REST: "rest",
    steps.OCCUPY: "occupy",
    steps.USE_BONUS: "use_bonus",
    steps.USE_CARD: "use_card",
    steps.END_TURN: "end_turn",
    steps.GHOST: "ghost",
    steps.PAIR: "pair",
    steps.BUILDING: "building",
    steps.HAUNT_SPACE: "haunt",
    steps.TAKE_BACK: "take_back",
    steps.SECTION: "section",
    steps.SECTION_SET: "sections",
    steps.POINTS: "points",
    steps.COLOUR: "colour",
    steps.NUMBER: "number",
    steps.PAYMENT: "pay",
    steps.DISC: "disc",
    steps.KEEP: "keep",
    steps.DISCARD: "discard",
    steps.REROLL: "reroll",
    steps.REROLL_TOKEN: "reroll_token",
    steps.ADD_THREE: "add_three",
    steps.BIGGER_DIE: "bigger_die",
    steps.TRADE_FOR: "trade",
    steps.PLACE_GHOST: "place",
}
VERBS: Final = {name: verb for verb, name in TYPES.items()}


def cell_words(cell: int) -> dict[str, Json]:
    """A ghost's place and colour, or a haunt space."""
    return {"building": BUILDING_NAMES[cell // COLOURS], "colour": COLOUR_NAMES[cell % COLOURS]}


def sections_in(chosen: int) -> list[int]:
    """The sections of a set, counted from 1."""
    return [section + 1 for section in range(MASTER_SECTIONS) if chosen >> section & 1]


def disc_words(source: int) -> dict[str, Json]:
    """Where a disc comes from."""
    if source == 0:
        return {"from": "reserve"}
    section, act = divmod(source - 1, ACTIONS)
    return {"from": "section", "section": section + 1, "action": ACTION_NAMES[act]}


def action_words(action: int) -> dict[str, Json]:  # noqa: C901
    """What decides an action: its type and named fields."""
    verb = verb_of(action)
    argument = argument_of(action)
    words: dict[str, Json] = {"type": TYPES[verb]}
    match verb:
        case steps.ACT:
            section, act = divmod(argument % steps.RAISED, ACTIONS)
            words.update(section=section + 1, action=ACTION_NAMES[act])
            words["raised"] = argument >= steps.RAISED
        case steps.REST | steps.SECTION:
            words["section"] = argument + 1
        case steps.OCCUPY | steps.USE_CARD:
            words["card"] = argument
        case steps.USE_BONUS | steps.DISCARD:
            words["bonus"] = BONUS_NAMES[argument]
        case steps.GHOST | steps.TAKE_BACK | steps.PLACE_GHOST:
            words.update(cell_words(argument))
        case steps.PAIR:
            building, pair = divmod(argument, PAIRS)
            words["building"] = BUILDING_NAMES[building]
            words["colours"] = [COLOUR_NAMES[PAIR_LOW[pair]], COLOUR_NAMES[PAIR_HIGH[pair]]]
        case steps.BUILDING:
            words["building"] = BUILDING_NAMES[argument]
        case steps.HAUNT_SPACE:
            words.update(cell_words(argument // 2))
            words["extra"] = argument % 2 == 1
        case steps.SECTION_SET:
            words["sections"] = list(sections_in(argument))
        case steps.COLOUR:
            words["colour"] = COLOUR_NAMES[argument]
        case steps.NUMBER:
            words["number"] = argument
        case steps.PAYMENT:
            words["tokens"] = [COLOUR_NAMES[colour] for colour in PAYMENTS[argument]]
        case steps.DISC:
            words.update(disc_words(argument))
        case steps.REROLL | steps.ADD_THREE | steps.BIGGER_DIE:
            words["die"] = argument + 1
        case steps.TRADE_FOR:
            words["colour"] = COLOUR_NAMES[argument % COLOURS]
            words["up"] = argument >= COLOURS
    return words


# Reading


def _read_cell(fields: Fields) -> int:
    building = fields.choice("building", BUILDING_BY_NAME)
    return building * COLOURS + fields.choice("colour", COLOUR_BY_NAME)


def _read_section(fields: Fields) -> int:
    return fields.integer("section", 1, MASTER_SECTIONS) - 1


def _read_act(fields: Fields) -> int:
    space = _read_section(fields) * ACTIONS + fields.choice("action", ACTION_BY_NAME)
    return space + (steps.RAISED if fields.flag("raised") else 0)


def _read_card(fields: Fields) -> int:
    return fields.integer("card", 1, CARDS)


def _read_bonus(fields: Fields) -> int:
    return fields.choice("bonus", BONUS_BY_NAME)


def _read_pair(fields: Fields) -> int:
    building = fields.choice("building", BUILDING_BY_NAME)
    colours = _read_colours(fields, "colours", 2)
    for pair in range(PAIRS):
        if [PAIR_LOW[pair], PAIR_HIGH[pair]] == colours:
            return building * PAIRS + pair
    raise BadAction("An action: 'colours' must be two different colours.")


def _read_colours(fields: Fields, name: str, most: int) -> list[int]:
    """Colours by name, lowest first."""
    value = fields.value(name)
    if not isinstance(value, list) or not 2 <= len(value) <= most:
        raise BadAction(f"An action: {name!r} must be a list of colours, {most} at most.")
    colours: list[int] = []
    for item in value:
        if not isinstance(item, str) or item not in COLOUR_BY_NAME:
            raise BadAction(f"An action: {name!r} may only hold {', '.join(COLOUR_NAMES)}.")
        colours.append(COLOUR_BY_NAME[item])
    return sorted(colours)


def _read_haunt(fields: Fields) -> int:
    return _read_cell(fields) * 2 + (1 if fields.flag("extra") else 0)


def _read_sections(fields: Fields) -> int:
    chosen = 0
    for section in fields.integers("sections", 1, MASTER_SECTIONS):
        chosen |= 1 << (section - 1)
    if chosen == 0:
        raise BadAction("An action: 'sections' must name one or two sections.")
    return chosen


def _read_disc(fields: Fields) -> int:
    if fields.choice("from", {"reserve": 0, "section": 1}) == 0:
        return 0
    return 1 + _read_section(fields) * ACTIONS + fields.choice("action", ACTION_BY_NAME)


def _read_trade(fields: Fields) -> int:
    return fields.choice("colour", COLOUR_BY_NAME) + (COLOURS if fields.flag("up") else 0)


_READERS: Final[dict[int, Callable[[Fields], int]]] = {
    steps.ACT: _read_act,
    steps.REST: _read_section,
    steps.OCCUPY: _read_card,
    steps.USE_BONUS: _read_bonus,
    steps.USE_CARD: _read_card,
    steps.GHOST: _read_cell,
    steps.PAIR: _read_pair,
    steps.BUILDING: lambda fields: fields.choice("building", BUILDING_BY_NAME),
    steps.HAUNT_SPACE: _read_haunt,
    steps.TAKE_BACK: _read_cell,
    steps.SECTION: _read_section,
    steps.SECTION_SET: _read_sections,
    steps.COLOUR: lambda fields: fields.choice("colour", COLOUR_BY_NAME),
    steps.NUMBER: lambda fields: fields.integer("number", 1, DIE_SIDES[RED]),
    steps.PAYMENT: lambda fields: PAYMENTS.index(_read_colours(fields, "tokens", 3)),
    steps.DISC: _read_disc,
    steps.DISCARD: _read_bonus,
    steps.REROLL: lambda fields: fields.integer("die", 1, 2) - 1,
    steps.ADD_THREE: lambda fields: fields.integer("die", 1, 2) - 1,
    steps.BIGGER_DIE: lambda fields: fields.integer("die", 1, 2) - 1,
    steps.TRADE_FOR: _read_trade,
    steps.PLACE_GHOST: _read_cell,
}
SHOWN: Final = ("gain", "cost", "odds")  # what a client may send back and nobody reads


def read_action(data: Json) -> int:
    """The action that a JSON object describes, legal or not; BadAction if it is none."""
    fields = Fields(data, "An action", BadAction)
    verb = fields.choice("type", VERBS)
    argument = _READERS[verb](fields) if verb in _READERS else 0
    for name in SHOWN:
        fields.has(name)
    fields.done()
    return steps.action(verb, argument)
