"""Score sheets of Ghosts Galore in letters, with the gain of a placement."""

from collections.abc import Sequence
from typing import Final

from farol.games.ghosts_galore.telling import LINES, placement_at
from farol.games.ghosts_galore.terminal.tiles import MONSTERS
from farol.telling.context import Say
from farol.telling.functions import signed
from farol.telling.teller import Words
from farol.terminal.canvas import Canvas
from farol.terminal.drawing import Viewport

COLUMN: Final = 4  # columns of a number
SHORT_NAMES: Final = 13
LONG_NAMES: Final = 18


def sheet(seats: Sequence[int], width: int, context: Words, viewport: Viewport) -> Canvas:
    """The lines of these seats; beside the first one the gain of a placement."""
    room = width - 3 - COLUMN * (len(seats) + 1)
    names = min(room, LONG_NAMES if len(seats) > 1 else SHORT_NAMES)
    adds = _adds(seats[0], context, viewport)
    head = 1 if len(seats) > 1 else 0  # one's own alone needs no name
    canvas = Canvas(width, head + len(LINES) + 1)
    starts = [2 + names + COLUMN * place + (COLUMN if place else 0) for place in range(len(seats))]
    for seat, start in zip(seats, starts, strict=True):
        if head:
            canvas.put(start + COLUMN - 1, 0, chr(ord("A") + seat), f"seat-{seat}")
    for row, line in enumerate((*LINES, "total"), head):
        style = "title" if line == "total" else ""
        if line in MONSTERS:
            canvas.put(0, row, context.say(f"letter-{line}"), f"monster-{line}")
        canvas.put(2, row, _name(line, names, context.say), style)
        for seat, start in zip(seats, starts, strict=True):
            score = dict(context.view["players"][seat]["score"].items())
            canvas.put(start, row, f"{score[line]:>{COLUMN}}", style)
        if adds.get(line):
            canvas.put(starts[0] + COLUMN + 1, row, signed(adds[line]), "can")
    return canvas


def _name(line: str, room: int, say: Say) -> str:
    name = say(f"line-{line}")
    if len(name) > room and line in {"bone", "tooth"}:
        name = say(f"tag-{line}").capitalize()
    return name[:room]


def _adds(seat: int, context: Words, viewport: Viewport) -> dict[str, int]:
    """The gain of the highlighted placement, by line and in total."""
    choice = viewport.chosen
    if choice is None or choice["type"] != "place" or seat != context.me:
        return {}
    placement = placement_at(context, choice["field"], choice["rotation"])
    if placement is None:
        return {}
    lines = {str(line): points for line, points in placement["lines"].items()}
    return {**lines, "total": placement["adds"]}
