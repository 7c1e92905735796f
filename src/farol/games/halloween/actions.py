"""Every action and outcome of Halloween, declared once; their ints are laid out in `steps`."""

from typing import Final, Literal, NotRequired

from farol.core.actions import Action, ActionSpace, Flag, Listed, Number, Part, Seat, Word
from farol.core.data import Fields, Json
from farol.core.errors import BadAction
from farol.games.halloween import steps
from farol.games.halloween import tables as t
from farol.games.halloween.views import ActionName, Colour, Shows

_COLOUR_BY_NAME: Final = {name: colour for colour, name in enumerate(t.COLOUR_NAMES)}
_ACTION_BY_NAME: Final = {name: action for action, name in enumerate(t.ACTION_NAMES)}


def cell_words(cell: int) -> dict[str, Json]:
    """A ghost's place and colour, or a haunt space."""
    return {
        "building": t.BUILDING_NAMES[cell // t.COLOURS],
        "colour": t.COLOUR_NAMES[cell % t.COLOURS],
    }


def _read_colours(fields: Fields, name: str, most: int) -> list[int]:
    """Colours by name, lowest first."""
    value = fields.value(name)
    if not isinstance(value, list) or not 2 <= len(value) <= most:
        raise BadAction(f"An action: {name!r} must be a list of colours, {most} at most.")
    colours: list[int] = []
    for item in value:
        if not isinstance(item, str) or item not in _COLOUR_BY_NAME:
            raise BadAction(f"An action: {name!r} may only hold {', '.join(t.COLOUR_NAMES)}.")
        colours.append(_COLOUR_BY_NAME[item])
    return sorted(colours)


# --- parts -------------------------------------------------------------------------------------

_BUILDING: Final = Word("building", t.BUILDING_NAMES)
_COLOUR: Final = Word("colour", t.COLOUR_NAMES)
_CELL: Final = (_BUILDING, _COLOUR)
_SECTION: Final = Number("section", 1, t.MASTER_SECTIONS)
_ACTION: Final = Word("action", t.ACTION_NAMES)
_CARD: Final = Number("card", 1, t.CARDS)
_BONUS: Final = Word("bonus", t.BONUS_NAMES)
_DIE: Final = Number("die", 1, 2)
_ON_CELL: Final = "{building}.{colour}"


def _pair() -> Part:
    """Two different colours."""
    pairs = [(t.PAIR_LOW[pair], t.PAIR_HIGH[pair]) for pair in range(t.PAIRS)]

    def read(fields: Fields) -> int:
        low, *rest = _read_colours(fields, "colours", 2)
        if low == rest[0]:
            raise BadAction("An action: 'colours' must be two different colours.")
        return pairs.index((low, rest[0]))

    return Listed(
        "colours",
        [{"colours": [t.COLOUR_NAMES[low], t.COLOUR_NAMES[high]]} for low, high in pairs],
        [f"{t.COLOUR_NAMES[low]}.{t.COLOUR_NAMES[high]}" for low, high in pairs],
        read,
        {"colours": list[Colour]},
    )


def _section_set() -> Part:
    """Sections, at least one; number 0, none, is never offered."""

    def read(fields: Fields) -> int:
        chosen = 0
        for section in fields.integers("sections", 1, t.MASTER_SECTIONS):
            chosen |= 1 << (section - 1)
        if chosen == 0:
            raise BadAction("An action: 'sections' must name one or two sections.")
        return chosen

    sets = [
        [section + 1 for section in range(t.MASTER_SECTIONS) if chosen >> section & 1]
        for chosen in range(1 << t.MASTER_SECTIONS)
    ]
    return Listed(
        "sections",
        [{"sections": list(chosen)} for chosen in sets],
        ["+".join(map(str, chosen)) for chosen in sets],
        read,
        {"sections": list[int]},
    )


def _payment() -> Part:
    """Two or three tokens."""

    names = [[t.COLOUR_NAMES[colour] for colour in tokens] for tokens in t.PAYMENTS]
    return Listed(
        "tokens",
        [{"tokens": list(tokens)} for tokens in names],
        ["+".join(tokens) for tokens in names],
        lambda fields: t.PAYMENTS.index(_read_colours(fields, "tokens", 3)),
        {"tokens": list[Colour]},
    )


def _disc() -> Part:
    """A disc of the reserve, or one that lies on an action of a section."""

    def read(fields: Fields) -> int:
        if fields.choice("from", {"reserve": 0, "section": 1}) == 0:
            return 0
        section = fields.integer("section", 1, t.MASTER_SECTIONS) - 1
        return 1 + section * t.ACTIONS + fields.choice("action", _ACTION_BY_NAME)

    places = [(section, name) for section in range(t.MASTER_SECTIONS) for name in t.ACTION_NAMES]
    values: list[dict[str, Json]] = [{"from": "reserve"}]
    for section, name in places:
        values.append({"from": "section", "section": section + 1, "action": name})
    words = ["reserve", *(f"{section + 1}.{name}" for section, name in places)]
    types = {
        "from": Literal["reserve", "section"],
        "section": NotRequired[int],
        "action": NotRequired[ActionName],
    }
    return Listed("disc", values, words, read, types)


# --- actions -----------------------------------------------------------------------------------


def _verb(name: str, verb: int, *parts: Part, notation: str = "", first: int = 0) -> Action:
    """An action whose notation is its name, then what `notation` or its only part says."""
    text = notation or "".join("{" + part.name + "}" for part in parts)
    written = f"{name}:{text}" if parts else name
    return Action(name, steps.action(verb, first), *parts, notation=written, shows=Shows)


ACTION_SPACE: Final = ActionSpace(
    _verb("done", steps.DONE),
    _verb(
        "act",
        steps.ACT,
        Flag("raised", ("", "+")),
        _SECTION,
        _ACTION,
        notation="{section}.{action}{raised}",
    ),
    _verb("rest", steps.REST, _SECTION),
    _verb("occupy", steps.OCCUPY, _CARD, first=1),
    _verb("use_bonus", steps.USE_BONUS, _BONUS),
    _verb("use_card", steps.USE_CARD, _CARD, first=1),
    _verb("end_turn", steps.END_TURN),
    _verb("ghost", steps.GHOST, *_CELL, notation=_ON_CELL),
    _verb("pair", steps.PAIR, _BUILDING, _pair(), notation="{building}.{colours}"),
    _verb("building", steps.BUILDING, _BUILDING),
    _verb(
        "haunt",
        steps.HAUNT_SPACE,
        *_CELL,
        Flag("extra", ("", "+")),
        notation="{building}.{colour}{extra}",
    ),
    _verb("take_back", steps.TAKE_BACK, *_CELL, notation=_ON_CELL),
    _verb("section", steps.SECTION, _SECTION),
    _verb("sections", steps.SECTION_SET, _section_set()),
    _verb("points", steps.POINTS),
    _verb("colour", steps.COLOUR, _COLOUR),
    _verb("number", steps.NUMBER, Number("number", 1, t.DIE_SIDES[t.RED]), first=1),
    _verb("pay", steps.PAYMENT, _payment()),
    _verb("disc", steps.DISC, _disc()),
    _verb("keep", steps.KEEP),
    _verb("discard", steps.DISCARD, _BONUS),
    _verb("reroll", steps.REROLL, _DIE),
    _verb("reroll_token", steps.REROLL_TOKEN),
    _verb("add_three", steps.ADD_THREE, _DIE),
    _verb("bigger_die", steps.BIGGER_DIE, _DIE),
    _verb("trade", steps.TRADE_FOR, Flag("up", (".down", ".up")), _COLOUR, notation="{colour}{up}"),
    _verb("place", steps.PLACE_GHOST, *_CELL, notation=_ON_CELL),
)

OUTCOMES: Final = {
    steps.FIRST_SEAT: Action("begins", 0, Seat("seat", t.MOST_SEATS)),
    steps.DEAL_CARD: Action("deals", 1, _CARD),
    steps.REFILL: Action("lays", 0, _BONUS),
    steps.DRAW_BONUS: Action("draws", 0, _BONUS),
    steps.DICE: Action("rolls", 1, Number("face", 1, t.DIE_SIDES[t.RED])),
}
