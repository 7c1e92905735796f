"""The score sheet of a finished game: where the points of each came from, and how it came about."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from farol.wording.context import Context, JsonObject, Say

Events: TypeAlias = Sequence[JsonObject]  # all of a game, as the looking seat was told them


@dataclass(frozen=True)
class Row:
    """One source of points, with what it gave to each."""

    label: str
    values: Sequence[str]


@dataclass(frozen=True)
class Honour:
    """What somebody did best."""

    title: str
    text: str


@dataclass(frozen=True)
class Chart:
    """How it came about: a line for each that is counted, or one line for all."""

    title: str
    lines: Sequence[Sequence[int]]


@dataclass(frozen=True)
class Sheet:
    """One column for each seat; who plays without a seat follows them."""

    title: str
    subtitle: str
    names: Sequence[str]
    places: Sequence[int]
    totals: Sequence[int]
    rows: Sequence[Row]
    honours: Sequence[Honour] = ()
    chart: Chart | None = None
    counts: Sequence[Row] = ()  # what is no part of the totals, such as derailments


def no_sheet(_context: Context[Any], _events: Events) -> Sheet | None:
    """A game that has none: its places say it all."""
    return None


def row(label: str, values: Iterable[object]) -> Row:
    """One source, its values as they are written."""
    return Row(label, [str(value) for value in values])


def champion(values: Sequence[int]) -> int | None:
    """The seat that alone has most, and any at all.

    >>> champion([1, 3]), champion([3, 3]), champion([0])
    (1, None, None)
    """
    best = max(values, default=0)
    return values.index(best) if best > 0 and values.count(best) == 1 else None


def tally(events: Events, seats: int, worth: Callable[[JsonObject], int]) -> list[int]:
    """What events are worth, summed up by the seat they are about."""
    sums = [0] * seats
    for event in events:
        seat = event.get("seat")
        if isinstance(seat, int):
            sums[seat] += worth(event)
    return sums


def honour(
    key: str, part: str, names: Sequence[str], counts: Sequence[int], say: Say
) -> list[Honour]:
    """An honour for whoever alone has most; what it is for is `key` with `part` behind it."""
    seat = champion(counts)
    if seat is None:
        return []
    return [Honour(say(key, name=names[seat]), say(f"{key}{part}", count=counts[seat]))]
