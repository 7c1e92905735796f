"""Declared fields: every attribute of a state is dumped or derived."""

from typing import Any

import pytest

from farol.core.data import Json
from farol.core.errors import BadPosition
from farol.core.layout import Custom, Layout, Optional
from farol.games import ALL, AnyGame

from .toy import ToyState


def attributes(thing: Any) -> set[str]:
    """The names of all attributes, compiled or not, with dots for those of parts."""
    names = getattr(type(thing), "__mypyc_attrs__", None)
    own = set(names) if names is not None else set(vars(thing))
    found: set[str] = set()
    for name in own - {"__dict__"}:
        value = getattr(thing, name)
        inside = type(value).__module__.startswith("farol.games")
        found |= {f"{name}.{part}" for part in attributes(value)} if inside else {name}
    return found


@pytest.mark.parametrize("game", ALL.values(), ids=str)
def test_every_attribute_is_declared(game: AnyGame) -> None:
    state = game.new(game.seats[-1])
    layout = game.layout
    declared = {field.at for field in layout.fields} | set(layout.derived) | {"seats"}
    given = set(game.dump(state)) - {field.name for field in layout.fields}
    ours = {name for name in attributes(state) if name.split(".")[0] not in layout.derived}
    assert {name for name in ours - declared if name.split(".")[-1] not in given} == set()


class Lamp(ToyState):
    """Some oil, and a wick, if any, of some length."""

    def __init__(self) -> None:
        super().__init__(2)
        self.oil = 3
        self.wick = -1


def fill(lamp: Lamp, level: object) -> None:
    lamp.oil = len(str(level))


LAMPS: Layout[Lamp] = Layout(
    "A lamp",
    lambda _: Lamp(),
    lambda _: {},
    (Custom("oil", lambda lamp: "|" * lamp.oil, fill), Optional("wick", 0, 9, absent=-1)),
    lambda _: None,
)


@pytest.mark.parametrize(("wick", "written"), [(-1, None), (0, 0), (9, 9)])
def test_what_may_be_absent_is_written_as_null(wick: int, written: int | None) -> None:
    lamp = Lamp()
    lamp.wick = wick
    assert LAMPS.dump(lamp) == {"oil": "|||", "wick": written}
    assert LAMPS.load({"oil": "", "wick": written}).wick == wick


@pytest.mark.parametrize("wick", [-1, 10, "3"])
def test_what_is_there_keeps_to_its_limits(wick: Json) -> None:
    with pytest.raises(BadPosition, match="wick"):
        LAMPS.load({"oil": "", "wick": wick})


def test_a_member_that_its_game_writes_itself_is_read_by_its_own_function() -> None:
    assert LAMPS.load({"oil": "|||||", "wick": None}).oil == 5
