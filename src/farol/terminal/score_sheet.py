"""The score sheet as lines: for the full screen and for the line client."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from farol.client import ClientError
from farol.telling.context import Say
from farol.telling.sheet import Chart, Row, Sheet, row
from farol.terminal import telling
from farol.terminal.canvas import wrapped
from farol.terminal.session import Session

BARS: Final = "▁▂▃▄▅▆▇"
LONGEST_CHART: Final = 48  # bars
GAP: Final = 2  # between two columns

Styled = tuple[str, str]


async def sheet_of(session: Session) -> Sheet | None:
    """The score sheet of the table's game, from the whole history; None if the game has none."""
    with suppress(ClientError):  # connection lost: the sheet covers only the known steps
        await telling.remember(session)
    events = [event for step in session.table.history for event in step.events]
    return session.drawing.words.sheet(session.context(), events)


def spoken_lines(sheet: Sheet, say: Say) -> list[str]:
    """One sentence for each source."""
    rows = [
        f"{one.label}: {', '.join(_pairs(sheet.names, one.values))}" for one in _rows(sheet, say)
    ]
    honours = [f"{one.title}: {one.text}" for one in sheet.honours]
    return [sheet.title, *filter(None, (sheet.subtitle, sheet.tie)), *rows, *honours]


def sheet_lines(sheet: Sheet, say: Say, width: int) -> list[Styled]:
    """Places, points by source, the chart and the honours, in a width."""
    order = sorted(range(len(sheet.names)), key=lambda column: sheet.places[column])
    lines = [(sheet.title, "gold")]
    for told in filter(None, (sheet.subtitle, sheet.tie)):
        lines += [(line, "dim") for line in wrapped(told.split(), width)]
    lines += [("", ""), *((_place(sheet, column, say), f"seat-{column}") for column in order)]
    lines += [("", ""), *_table(sheet, say, width)]
    if sheet.chart is not None:
        lines += [("", ""), *_chart(sheet.chart, min(width - 4, LONGEST_CHART))]
    lines += [("", "")] if sheet.honours else []
    return lines + [(f"★ {one.title}: {one.text}", "paper") for one in sheet.honours]


def _rows(sheet: Sheet, say: Say) -> list[Row]:
    """All sources, the totals, and additional counts."""
    return [*sheet.rows, row(say("end-total"), sheet.totals), *sheet.counts]


def _place(sheet: Sheet, column: int, say: Say) -> str:
    name = f"{_letter(column)} {sheet.names[column]}"
    return say("place-line", place=sheet.places[column], name=name, score=sheet.totals[column])


def _letter(column: int) -> str:
    return chr(ord("A") + column)


def _pairs(names: Sequence[str], values: Sequence[str]) -> list[str]:
    return [f"{name} {value}" for name, value in zip(names, values, strict=True)]


def _table(sheet: Sheet, say: Say, width: int) -> list[Styled]:
    """One column for each seat under its letter; row by row if that is too wide."""
    rows, letters = _rows(sheet, say), [_letter(column) for column in range(len(sheet.names))]
    first = max(len(say("end-sources")), *(len(one.label) for one in rows))
    widths = [
        max(len(letter), *(len(one.values[column]) for one in rows))
        for column, letter in enumerate(letters)
    ]
    if first + sum(GAP + one for one in widths) > width:
        return [part for one in rows for part in _sentence(one, letters, width)]

    def line(label: str, values: Sequence[str]) -> str:
        cells = [value.rjust(GAP + wide) for value, wide in zip(values, widths, strict=True)]
        return label.ljust(first) + "".join(cells)

    head = line(say("end-sources"), letters)
    rule = ("─" * len(head), "frame")
    body = [(line(one.label, one.values), "") for one in rows]
    sources, total, counts = len(sheet.rows), body[len(sheet.rows)][0], body[len(sheet.rows) + 1 :]
    return [(head, "title"), rule, *body[:sources], rule, (total, "value"), *counts]


def _sentence(one: Row, letters: Sequence[str], width: int) -> list[Styled]:
    *some, last = _pairs(letters, one.values)
    told = wrapped([*(f"{pair} ·" for pair in some), last], width - GAP)
    return [(one.label, "title"), *((f"{' ' * GAP}{line}", "") for line in told)]


def _chart(chart: Chart, width: int) -> list[Styled]:
    """Bars, each line to the same scale; only the latest ones if there are too many."""
    lines = [line[-width:] for line in chart.lines]
    most = max((value for line in lines for value in line), default=0)
    told: list[Styled] = [(chart.title, "title")]
    for column, line in enumerate(lines):
        head = f"{_letter(column)} " if len(lines) > 1 else ""
        bars = "".join(_bar(value, most) for value in line)
        told.append((f"{head}{bars} {line[-1]}", f"seat-{column}" if head else "gold"))
    return told


def _bar(value: int, most: int) -> str:
    """How high something is, of what was highest.

    >>> _bar(0, 9), _bar(9, 9), _bar(-2, 9)
    ('▁', '▇', '▁')
    """
    return BARS[round(max(0, value) * (len(BARS) - 1) / most) if most > 0 else 0]
