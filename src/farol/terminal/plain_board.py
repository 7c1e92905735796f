"""Drawing of games without one: the view's members by their names in the game's texts."""

from collections.abc import Sequence
from typing import Final

from farol.telling.context import Choice, Context, JsonObject
from farol.telling.plain import describe
from farol.telling.wording import PLAIN as IN_WORDS
from farol.terminal.canvas import Canvas, Rect
from farol.terminal.drawing import Drawing, Viewport

Words = Context[JsonObject]


def targets(_choice: Choice, _context: Words) -> Sequence[str]:
    """No selectable things."""
    return ()


def seat(_seat: int, _context: Words) -> str:
    """No details of seats."""
    return ""


def board(context: Words, viewport: Viewport) -> Canvas:
    """One box for each member of the view, in columns."""
    columns = max(1, viewport.width // 60)
    width = max(20, viewport.width // columns)
    groups = describe(context)
    wrapped = [(one.title, _wrap(one.lines, width - 4)) for one in groups]
    heights = [0] * columns
    places: list[tuple[int, int, str, list[str]]] = []
    for title, lines in wrapped:
        column = heights.index(min(heights))
        places.append((column, heights[column], title, lines))
        heights[column] += len(lines) + 2
    canvas = Canvas(width * columns, max(heights, default=0))
    for column, y, title, lines in places:
        x = column * width
        canvas.box(Rect(x, y, width, len(lines) + 2), "frame")
        canvas.put(x + 2, y, f" {title} "[: width - 4], "title")
        for down, line in enumerate(lines, 1):
            canvas.put(x + 2, y + down, line)
    return canvas


def _wrap(lines: Sequence[str], width: int) -> list[str]:
    found: list[str] = []
    for line in lines:
        rest = line
        while len(rest) > width:
            cut = rest.rfind(" ", 0, width)
            cut = cut if cut > 0 else width
            found.append(rest[:cut])
            rest = rest[cut:].lstrip()
        found.append(rest)
    return found


PLAIN: Final = Drawing(words=IN_WORDS, targets=targets, seat=seat, board=board)
