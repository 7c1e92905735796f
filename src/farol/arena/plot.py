"""Plots as SVG, without a library, for light and dark pages."""

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, log2, log10
from typing import Final

WIDTH: Final = 720
LEFT: Final = 150  # width of the names
RIGHT: Final = 90  # width of the figures
ROW: Final = 34
TOP: Final = 56
BOTTOM: Final = 44
LETTERS: Final = 18  # height of a line of text
FONTS: Final = "Arial,Helvetica,'DejaVu Sans','Liberation Sans','Noto Sans',sans-serif"
STYLE: Final = (
    f"text{{font:14px {FONTS};fill:currentColor}}"
    ".title{font-size:17px;font-weight:bold}"
    ".axis{stroke:currentColor;stroke-width:1;opacity:.35}.bar{stroke:#c8811a;stroke-width:5;"
    "stroke-linecap:round;opacity:.55}.dot{fill:#c8811a}.line{fill:none;stroke:#c8811a;"
    "stroke-width:2}.ideal{stroke:currentColor;stroke-dasharray:5 5;opacity:.5}svg{color:#555}"
)

Row = tuple[str, float, float, float]  # name, mean, low, high
Point = tuple[float, float, int]  # predicted, observed, count
Count = tuple[int, float]  # how many, and the figure


def interval_plot(title: str, unit: str, rows: Sequence[Row]) -> str:
    """Means with intervals, one per row, on a common scale."""
    low = min(row[2] for row in rows)
    high = max(row[3] for row in rows)
    span = (high - low) or 1.0
    low, high = low - span / 12, high + span / 12
    width = WIDTH - LEFT - RIGHT

    def x(value: float) -> float:
        return LEFT + width * (value - low) / (high - low)

    bottom = TOP + ROW * len(rows)
    parts = [_text(WIDTH / 2, 28, title, "middle", "title")]
    for step in range(5):
        value = low + (high - low) * step / 4
        parts.append(_line(x(value), TOP - 8, x(value), bottom, "axis"))
        parts.append(_text(x(value), bottom + 20, f"{value:.3g}", "middle"))
    parts.append(_text(LEFT + width / 2, bottom + 38, unit, "middle"))
    for index, (name, mean, least, most) in enumerate(rows):
        y = TOP + ROW * (index + 0.5)
        parts.append(_text(LEFT - 12, y + 5, name, "end"))
        parts.append(_line(x(least), y, x(most), y, "bar"))
        parts.append(f'<circle class="dot" cx="{x(mean):.1f}" cy="{y:.1f}" r="6"/>')
        parts.append(_text(WIDTH - RIGHT + 12, y + 5, f"{mean:.3g}", "start"))
    return _svg(WIDTH, bottom + BOTTOM, parts)


def calibration_plot(title: str, across: str, up: str, points: Sequence[Point]) -> str:
    """Predicted against observed, both from 0 to 1; the size of a dot is its count."""
    size, left, top = 420, 70, 50

    def place(said: float, was: float) -> tuple[float, float]:
        return left + size * said, top + size * (1 - was)

    parts = [_text(left + size / 2, 28, title, "middle", "title")]
    parts.append(_line(*place(0, 0), *place(1, 1), "ideal"))
    for step in range(6):
        value = step / 5
        parts.append(_line(*place(value, 0), *place(value, 1), "axis"))
        parts.append(_line(*place(0, value), *place(1, value), "axis"))
        parts.append(_text(place(value, 0)[0], top + size + 20, f"{value:.0%}", "middle"))
        parts.append(_text(left - 8, place(0, value)[1] + 5, f"{value:.0%}", "end"))
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(said, was) for said, was, _ in points))
    parts.append(f'<polyline class="line" points="{path}"/>')
    most = max(count for _, _, count in points)
    for said, was, count in points:
        x, y = place(said, was)
        radius = 3 + 9 * (count / most) ** 0.5
        parts.append(f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"/>')
    parts.append(_text(left + size / 2, top + size + 44, across, "middle"))
    turned = f'transform="rotate(-90 18 {top + size / 2:.1f})"'
    parts.append(_text(18, top + size / 2, up, "middle", "", turned))
    return _svg(left + size + 30, top + size + 60, parts)


def scaling_plot(title: str, across: str, up: str, lines: Mapping[str, Sequence[Count]]) -> str:
    """Lines of figures by counts, from 0 up; each doubling of the count is as wide."""
    left, top, width, height = 90, 50, 420, 300
    counts = sorted({count for line in lines.values() for count, _ in line})
    first, last = log2(counts[0]), log2(counts[-1])
    most = max(figure for line in lines.values() for _, figure in line)
    half = 10 ** floor(log10(most)) / 2
    most = half * ceil(most / half)

    def place(count: int, figure: float) -> tuple[float, float]:
        share = (log2(count) - first) / ((last - first) or 1.0)
        return left + width * share, top + height * (1 - figure / most)

    parts = [_text(left + width / 2, 28, title, "middle", "title")]
    for step in range(5):
        value = most * step / 4
        parts.append(_line(*place(counts[0], value), *place(counts[-1], value), "axis"))
        parts.append(_text(left - 8, place(counts[0], value)[1] + 5, f"{value:,.0f}", "end"))
    for count in counts:
        parts.append(_text(place(count, 0)[0], top + height + 20, f"{count:,}", "middle"))
    ends = [(place(*line[-1])[1], name) for name, line in lines.items()]
    lowest = float("-inf")
    for y, name in sorted(ends):
        lowest = max(y, lowest + LETTERS)  # names do not cover each other
        parts.append(_text(left + width + 14, lowest + 5, name, "start"))
    for line in lines.values():
        points = [place(*point) for point in line]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline class="line" points="{path}"/>')
        parts += [f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="4"/>' for x, y in points]
    parts.append(_text(left + width / 2, top + height + 44, across, "middle"))
    parts.append(_text(left, top - 8, up, "end"))
    return _svg(WIDTH, top + height + 60, parts)


def _svg(width: float, height: float, parts: list[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}">'
    return "\n".join([head, f"<style>{STYLE}</style>", *parts, "</svg>"]) + "\n"


def _text(x: float, y: float, text: str, anchor: str, kind: str = "", more: str = "") -> str:
    shape = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}" {more}'
    return f"<text {shape}>{escape(text)}</text>"


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line class="{kind}" {ends}/>'
