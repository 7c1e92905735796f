"""Declared fields: every attribute of a state is written down or follows from what is."""

from typing import Any

import pytest

from farol.games import ALL, AnyGame


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
