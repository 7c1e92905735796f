"""The fields of a position, declared once."""

from typing import Final

from embers.rules import COPIES, HAND, KINDS, NONE, Embers
from farol.core.data import Fields, Json
from farol.core.errors import BadPosition
from farol.core.layout import Bool, Field, Int, Ints, Layout
from farol.core.state import State

WHAT: Final = "A position"


def for_each_seat(name: str, state: State, fields: Fields) -> list[Fields]:
    """What a list holds for each seat, ready to be read."""
    value = fields.value(name)
    if not isinstance(value, list) or len(value) != state.seats:
        raise BadPosition(f"{WHAT}: {name!r} must be a list for each seat.")
    return [Fields({name: item}, WHAT, BadPosition) for item in value]


class Cards(Field):
    """A list of cards for each seat."""

    def to_json(self, value: list[list[int]]) -> Json:
        """The cards as numbers."""
        return [list(cards) for cards in value]

    def read(self, state: State, fields: Fields) -> list[list[int]]:
        """The cards of every seat."""
        seats = for_each_seat(self.name, state, fields)
        return [seat.integers(self.name, 0, len(KINDS) - 1) for seat in seats]


class Flags(Field):
    """True or false for each seat."""

    def read(self, state: State, fields: Fields) -> list[bool]:
        """The flag of every seat."""
        return [seat.flag(self.name) for seat in for_each_seat(self.name, state, fields)]


FIELDS: Final = (
    Int("turn", 0, lambda state: state.seats - 1),
    Int("dealt", 0, lambda state: HAND * state.seats + 1),
    Int("hearth", NONE, len(KINDS) - 1),
    Ints("pile", 0, COPIES, len(KINDS)),
    Cards("hands"),
    Cards("rows"),
    Cards("buried"),
    Cards("burnt"),
    Flags("looked"),
    Flags("passed"),
    Bool("flare"),
)


def layout_of(kind: type[Embers]) -> Layout[Embers]:
    """The layout of states of this class."""
    return Layout(
        WHAT,
        lambda fields: kind(fields.integer("seats", 2, 3)),
        lambda state: {"seats": state.seats},
        FIELDS,
        lambda _: None,
    )
