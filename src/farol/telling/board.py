"""The board in words, as declared in a game's `telling.json`: groups of lines, and tables."""

from collections.abc import Iterator, Sequence
from typing import Any

from farol.telling.context import Context, Group, JsonObject, TextTable
from farol.telling.scope import TellingFrame, look, matches, parts_of, picked, telling
from farol.telling.teller import framed


def describe(context: Context[Any]) -> list[Group]:
    """The seat's view in words."""
    assert context.say.rules is not None
    frame = framed(context.view, context)
    groups = [
        _group(spec, one, context)
        for spec in context.say.rules.data["describe"]
        for one in frames(spec, frame)
    ]
    return [group for group in groups if group.own or (group.table and group.table.rows)]


def lines_of(title: str, context: Context[Any], seat: int | None = None) -> list[str]:
    """The lines of groups with this title; optionally of one seat only."""
    assert context.say.rules is not None
    frame = framed(context.view, context)
    return [
        line
        for spec in context.say.rules.data["describe"]
        if spec["title"] == title
        for one in frames(spec, frame)
        if seat is None or one.thing.get("seat") == seat
        for line in _group(spec, one, context).lines
    ]


def frames(spec: Any, frame: TellingFrame) -> Iterator[TellingFrame]:
    """The frames of a spec: the thing itself, `each` of its parts, or one of them (`about`)."""
    if isinstance(spec, str | list):
        yield frame
        return
    if "about" in spec:
        thing = look(spec["about"], frame)
        found = [] if thing is None else [frame.within(thing)]
    else:
        found = [frame]
    if "each" in spec:
        each = spec["each"]
        things = parts_of(each if isinstance(each, list) else look(each, frame))
        found = [frame.within(thing) for thing in things]
        for path in reversed(spec.get("sort", [])):
            name, back = path.lstrip("-"), path.startswith("-")
            found.sort(key=lambda one, name=name: look(name, one), reverse=back)  # type: ignore[misc]
        if spec.get("mine_first"):
            me = look("@me", frame)
            found.sort(key=lambda one: me is not None and one.thing.get("seat") != me)
    yield from (one for one in found if matches(spec.get("when", {}), one))


def texts(specs: Sequence[Any], frame: TellingFrame, context: Context[Any]) -> list[str]:
    """The texts of specs, one per frame."""
    found: list[str] = []
    for spec in specs:
        pick = spec["say"] if isinstance(spec, dict) else spec
        for one in frames(spec, frame):
            with telling(one):
                found.append(context.say.here(picked(pick, one)))
    return found


def _group(spec: JsonObject, frame: TellingFrame, context: Context[Any]) -> Group:
    with telling(frame):
        title = context.say.here(picked(spec["title"], frame))
    lines = [line for line in texts(spec.get("lines", []), frame, context) if line]
    table = spec.get("table")
    if table is None:
        return Group(title, lines)
    rows = [texts(table["cells"], row, context) for row in frames(table, frame)]
    return Group(title, lines, TextTable(texts(table["columns"], frame, context), rows))
