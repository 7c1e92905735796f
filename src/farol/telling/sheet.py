"""The score sheet of a finished game: points by source, their course, and honours."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from farol.telling.board import frames, texts
from farol.telling.context import Context, JsonObject
from farol.telling.naming import NOTHING
from farol.telling.scope import Pick, TellingFrame, filled, look, matches, parts_of, picked, telling
from farol.telling.teller import framed

Events: TypeAlias = Sequence[JsonObject]  # all of a game, as the viewer was told them


@dataclass(frozen=True)
class Row:
    """One source of points, by seat."""

    label: str
    values: Sequence[str]


@dataclass(frozen=True)
class Honour:
    """The best at something."""

    title: str
    text: str


@dataclass(frozen=True)
class Chart:
    """The course of the game: one line per seat, or a common one."""

    title: str
    lines: Sequence[Sequence[int]]


@dataclass(frozen=True)
class Sheet:
    """One column per seat, followed by players without a seat."""

    title: str
    subtitle: str
    names: Sequence[str]
    places: Sequence[int]
    totals: Sequence[int]
    rows: Sequence[Row]
    honours: Sequence[Honour] = ()
    chart: Chart | None = None
    tie: str | None = None  # the tie-breaker between equal totals
    counts: Sequence[Row] = ()  # additional counts outside the totals, such as derailments


def sheet(context: Context[Any], events: Events) -> Sheet | None:
    """The score sheet declared in the game's `telling.json`; None before the end."""
    rules, result = context.say.rules, context.view.get("result")
    spec = rules.data.get("sheet") if rules is not None else None
    if result is None or spec is None:
        return None
    frame = framed(context.view, context, events)
    rivals = texts(spec.get("rivals", []), frame, context)
    chart = spec["chart"]
    lines = look(chart["lines"], frame)
    places = look(spec.get("places", "result.places"), frame)
    totals = look(spec.get("totals", "result.scores"), frame)
    return Sheet(
        title=_said(spec["title"], frame, context),
        subtitle=_said(spec["subtitle"], frame, context),
        names=[*context.names, *rivals],
        places=places,
        totals=totals,
        tie=_said(spec["tie"], frame, context) if "tie" in spec and _tied(totals, places) else None,
        rows=_rows(spec["rows"], frame, context),
        counts=_rows(spec.get("counts", []), frame, context),
        honours=[one for each in spec["honours"] for one in _honour(each, frame, context)],
        chart=Chart(_said(chart["say"], frame, context), lines) if lines else None,
    )


def _tied(totals: Sequence[int], places: Sequence[int]) -> bool:
    """Whether equal totals have different places."""
    pairs = list(zip(totals, places, strict=True))
    return any(one == other and at != there for one, at in pairs for other, there in pairs)


def _said(pick: Pick, frame: TellingFrame, context: Context[Any]) -> str:
    with telling(frame):
        return context.say.here(picked(pick, frame))


def _rows(specs: Sequence[Any], frame: TellingFrame, context: Context[Any]) -> list[Row]:
    found: list[Row] = []
    for spec in specs:
        for one in frames(spec, frame):
            columns = parts_of(look(spec.get("columns", "view.players"), frame))
            values = [_value(spec["value"], one.within(column), context) for column in columns]
            found.append(row(_said(spec["say"], one, context), values))
    return found


def _value(spec: Any, frame: TellingFrame, context: Context[Any]) -> str:
    """A figure of one column, or a word; several figures are cards."""
    if isinstance(spec, dict):
        return _said(spec["say"], frame, context)
    value = look(filled(spec, frame), frame)
    if isinstance(value, list):
        return " + ".join(map(str, value)) or NOTHING
    return str(value or 0)


def _honour(spec: JsonObject, frame: TellingFrame, context: Context[Any]) -> list[Honour]:
    """The honour for the single seat with the most of something, in events or in a member."""
    seats = context.view["seats"]
    if not matches(spec.get("when", {}), frame):
        return []
    if "events" in spec:
        counts = [0] * seats
        for event in frame.events:
            one, seat = frame.within(event), event.get("seat")
            if isinstance(seat, int) and matches(spec["events"], one):
                counts[seat] += look(spec["add"], one) if "add" in spec else 1
    else:
        counts = [look(spec["value"], frame.within(one)) for one in context.view["players"]]
    seat = champion(counts)
    if seat is None:
        return []
    found = frame.within({"name": context.name(seat), "count": counts[seat]})
    text = _said(f"{spec['say']}.text", found, context)
    return [Honour(_said(spec["say"], found, context), text)]


def row(label: str, values: Iterable[object]) -> Row:
    """One source, with values as text."""
    return Row(label, [str(value) for value in values])


def champion(values: Sequence[int]) -> int | None:
    """The single seat with the most; None for a tie, or if all have zero.

    >>> champion([1, 3]), champion([3, 3]), champion([0])
    (1, None, None)
    """
    best = max(values, default=0)
    return values.index(best) if best > 0 and values.count(best) == 1 else None
