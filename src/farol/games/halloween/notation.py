"""Actions and outcomes in short words, both ways."""

from typing import (
    Final,
)

from farol.games.halloween import (
    steps,
)
from farol.games.halloween.parse import TYPES, sections_in
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
    CELLS,
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

LONGEST_NOTATION: Final = 60  # characters


def _cell_text(cell: int) -> str:
    return f"{BUILDING_NAMES[cell // COLOURS]}.{COLOUR_NAMES[cell % COLOURS]}"


def _argument_text(verb: int, argument: int) -> str:  # noqa: C901
    match verb:
        case steps.ACT:
            section, act = divmod(argument % steps.RAISED, ACTIONS)
            raised = "+" if argument >= steps.RAISED else ""
            return f"{section + 1}.{ACTION_NAMES[act]}{raised}"
        case steps.GHOST | steps.TAKE_BACK | steps.PLACE_GHOST:
            return _cell_text(argument)
        case steps.PAIR:
            pair = argument % PAIRS
            low = _cell_text(argument // PAIRS * COLOURS + PAIR_LOW[pair])
            return f"{low}.{COLOUR_NAMES[PAIR_HIGH[pair]]}"
        case steps.BUILDING:
            return BUILDING_NAMES[argument]
        case steps.HAUNT_SPACE:
            return _cell_text(argument // 2) + ("+" if argument % 2 else "")
        case steps.USE_BONUS | steps.DISCARD:
            return BONUS_NAMES[argument]
        case steps.SECTION_SET:
            return "+".join(str(section) for section in sections_in(argument))
        case steps.COLOUR:
            return COLOUR_NAMES[argument]
        case steps.PAYMENT:
            return "+".join(COLOUR_NAMES[colour] for colour in PAYMENTS[argument])
        case steps.DISC:
            if argument == 0:
                return "reserve"
            section, act = divmod(argument - 1, ACTIONS)
            return f"{section + 1}.{ACTION_NAMES[act]}"
        case steps.TRADE_FOR:
            return COLOUR_NAMES[argument % COLOURS] + (".up" if argument >= COLOURS else ".down")
        case steps.OCCUPY | steps.USE_CARD | steps.NUMBER:
            return str(argument)
    return str(argument + 1)  # sections and dice


_LAST_ARGUMENT: Final = {
    steps.ACT: 2 * steps.RAISED - 1,
    steps.REST: MASTER_SECTIONS - 1,
    steps.OCCUPY: CARDS,
    steps.USE_BONUS: len(BONUS_NAMES) - 1,
    steps.USE_CARD: CARDS,
    steps.GHOST: CELLS - 1,
    steps.PAIR: len(BUILDING_NAMES) * PAIRS - 1,
    steps.BUILDING: len(BUILDING_NAMES) - 1,
    steps.HAUNT_SPACE: 2 * CELLS - 1,
    steps.TAKE_BACK: CELLS - 1,
    steps.SECTION: MASTER_SECTIONS - 1,
    steps.SECTION_SET: (1 << MASTER_SECTIONS) - 1,
    steps.COLOUR: COLOURS - 1,
    steps.NUMBER: DIE_SIDES[RED],
    steps.PAYMENT: len(PAYMENTS) - 1,
    steps.DISC: MASTER_SECTIONS * ACTIONS,
    steps.DISCARD: len(BONUS_NAMES) - 1,
    steps.REROLL: 1,
    steps.ADD_THREE: 1,
    steps.BIGGER_DIE: 1,
    steps.TRADE_FOR: 2 * COLOURS - 1,
    steps.PLACE_GHOST: CELLS - 1,
}
_FROM_ONE: Final = {steps.OCCUPY, steps.USE_CARD, steps.NUMBER, steps.SECTION_SET}


def action_text(action: int) -> str:
    """An action in short: `act:1.fight`, `ghost:school.yellow`, `done`."""
    verb = verb_of(action)
    if verb not in _LAST_ARGUMENT:
        return TYPES[verb]
    return f"{TYPES[verb]}:{_argument_text(verb, argument_of(action))}"


def _all_actions() -> list[int]:
    actions: list[int] = []
    for verb in TYPES:
        first = 1 if verb in _FROM_ONE else 0
        last = _LAST_ARGUMENT.get(verb, 0)
        actions.extend(steps.action(verb, argument) for argument in range(first, last + 1))
    return actions


ACTION_BY_TEXT: Final = {action_text(action): action for action in _all_actions()}


def outcome_text(kind: int, outcome: int) -> str:
    """An outcome of chance in short: `rolls:5`, `deals:12`, `lays:scare`."""
    if kind == steps.FIRST_SEAT:
        return f"begins:{outcome}"
    if kind == steps.DEAL_CARD:
        return f"deals:{outcome}"
    if kind == steps.REFILL:
        return f"lays:{BONUS_NAMES[outcome]}"
    if kind == steps.DRAW_BONUS:
        return f"draws:{BONUS_NAMES[outcome]}"
    return f"rolls:{outcome}"
