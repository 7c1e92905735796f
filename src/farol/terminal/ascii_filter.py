"""ASCII output for terminals without Unicode."""

from typing import ClassVar

from rich.cells import cell_len
from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter
from textual.scrollbar import ScrollBar, ScrollBarRender

from farol.terminal.canvas import in_ascii


class AsciiFilter(LineFilter):
    """Replaces non-ASCII characters of all widgets, keeping the column width."""

    def apply(self, segments: list[Segment], _background: Color) -> list[Segment]:
        """The same segments in ASCII."""
        return [
            segment
            if segment.text.isascii()
            else Segment("".join(map(_in_columns, segment.text)), segment.style, segment.control)
            for segment in segments
        ]


def _in_columns(letter: str) -> str:
    return letter if letter.isascii() else in_ascii(letter) * cell_len(letter)


class PlainScrollBars(ScrollBarRender):
    """Scroll bars of whole cells, without block characters."""

    VERTICAL_BARS: ClassVar[list[str]] = [" "]
    HORIZONTAL_BARS: ClassVar[list[str]] = [" "]


ScrollBar.renderer = PlainScrollBars
