"""Tiles and doors of Ghosts Galore in letters, small and large."""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from farol.games.ghosts_galore.telling import LINES, turned
from farol.games.ghosts_galore.views import Face
from farol.telling.context import Say
from farol.terminal.canvas import Canvas, Rect

SIDE: Final = 3  # fields of a mine


class Scale(NamedTuple):
    """Sizes of a mine: columns and rows of a tile and of the doors around it."""

    width: int
    height: int
    door_width: int
    door_height: int

    @property
    def mine_width(self) -> int:
        """Columns of a mine with its doors."""
        return SIDE * self.width + 2 * self.door_width

    @property
    def mine_height(self) -> int:
        """Rows of a mine with its doors."""
        return SIDE * self.height + 2 * self.door_height

    def field(self, number: int) -> Rect:
        """The rectangle of a field in its mine; fields count from 1."""
        row, column = divmod(number - 1, SIDE)
        x, y = self.door_width + column * self.width, self.door_height + row * self.height
        return Rect(x, y, self.width, self.height)


SMALL: Final = Scale(width=9, height=5, door_width=3, door_height=1)
NARROW: Final = Scale(width=7, height=5, door_width=3, door_height=1)  # without tiles
LARGE: Final = Scale(width=17, height=7, door_width=7, door_height=2)

MONSTERS: Final = LINES[: LINES.index("diamonds")]
BENDS: Final = {"NE": "╚", "ES": "╔", "SW": "╗", "NW": "╝"}
STRAIGHT: Final = {"NS": "║", "EW": "═"}
# Two curves on one tile bend before its middle, so that they do not meet.
ARCS: Final = {
    "NE": ((4, 0, "║"), (4, 1, "╚"), (5, 1, "═"), (6, 1, "╗"), (6, 2, "╚"), (7, 2, "══")),
    "ES": ((7, 2, "══"), (6, 2, "╔"), (6, 3, "╝"), (5, 3, "═"), (4, 3, "╔"), (4, 4, "║")),
    "SW": ((4, 4, "║"), (4, 3, "╗"), (3, 3, "═"), (2, 3, "╚"), (2, 2, "╗"), (0, 2, "══")),
    "NW": ((4, 0, "║"), (4, 1, "╝"), (3, 1, "═"), (2, 1, "╔"), (2, 2, "╝"), (0, 2, "══")),
}
LARGE_ARCS: Final = {
    "NE": ((8, 2, "╚═╗"), (10, 3, "╚")),
    "ES": ((8, 4, "╔═╝"), (10, 3, "╔")),
    "SW": ((6, 4, "╚═╗"), (6, 3, "╗")),
    "NW": ((6, 2, "╔═╝"), (6, 3, "╝")),
}
# Where the monsters of a section stand: beside the edge that it leaves by.
SLOTS: Final = {
    "N": ((5, 0), (6, 0), (7, 0)),
    "E": ((8, 3), (7, 3), (6, 3)),
    "S": ((3, 4), (2, 4), (1, 4)),
    "W": ((0, 1), (1, 1), (2, 1)),
}
LARGE_SLOTS: Final = {
    "N": ((10, 1), (13, 1), (13, 2)),
    "E": ((13, 5), (10, 5), (13, 4)),
    "S": ((4, 5), (1, 5), (1, 4)),
    "W": ((1, 2), (4, 1), (4, 2)),
}
MIDDLE: Final = (8, 3)  # column and row of a large tile where straight tracks meet
SLEEPER: Final = 3  # columns from one sleeper to the next


def ordered(edges: str) -> str:
    """Edges as the tables above name them."""
    return "".join(edge for edge in "NESW" if edge in edges)


def draw_tile(
    canvas: Canvas,
    rect: Rect,
    face: Face,
    rotation: int,
    say: Say,
    key: str = "",
    ground: str = "earth",
) -> None:
    """A turned tile: track, monsters, diamond; scaled to its rectangle."""
    canvas.fill(rect, " ", ground)
    sections = [ordered(turned(section["edges"], rotation)) for section in face["sections"]]
    if rect.width == LARGE.width:
        _draw_large(canvas, rect, face, rotation, sections, say)
    else:
        _draw_small(canvas, rect, face, rotation, sections, say)
    if key:
        canvas.own(rect, key)


def _standing(
    face: Face, rotation: int, slots: Mapping[str, tuple[tuple[int, int], ...]]
) -> Iterator[tuple[str, int, int]]:
    """The monsters of a tile with their places."""
    for section in face["sections"]:
        places = slots[turned(section["edges"], rotation)[0]]
        for monster, (across, down) in zip(section["monsters"], places, strict=False):
            yield monster, across, down


# --- small ---------------------------------------------------------------------------------------


def _draw_small(
    canvas: Canvas, rect: Rect, face: Face, rotation: int, sections: list[str], say: Say
) -> None:
    x, y = rect.x, rect.y
    for edges in sections:
        _draw_section(canvas, x, y, edges, crowded=len(sections) > 1)
    if face["track"] == "bridge":
        canvas.put(x + 4, y + 2, "╫", "rail")
    for monster, across, down in _standing(face, rotation, SLOTS):
        canvas.put(x + across, y + down, say(f"letter-{monster}"), f"monster-{monster}")
    if face["diamond"]:
        canvas.put(x, y, f"◆{face['diamond']}", "gold")


def _draw_section(canvas: Canvas, x: int, y: int, edges: str, crowded: bool) -> None:
    if edges in ARCS and crowded:
        for across, down, letters in ARCS[edges]:
            canvas.put(x + across, y + down, letters, "rail")
        return
    if "N" in edges:
        for down in range(3):
            canvas.put(x + 4, y + down, "║", "rail")
    if "S" in edges:
        for down in range(2, SMALL.height):
            canvas.put(x + 4, y + down, "║", "rail")
    if "W" in edges:
        canvas.put(x, y + 2, "═" * 5, "rail")
    if "E" in edges:
        canvas.put(x + 4, y + 2, "═" * 5, "rail")
    canvas.put(x + 4, y + 2, BENDS.get(edges) or STRAIGHT.get(edges, "╬"), "rail")


def _small_door(
    canvas: Canvas, x: int, y: int, scale: Scale, door: str, kind: str, say: Say
) -> None:
    place, letters = int(door[1:]), "" if kind == "none" else f"[{say(f'letter-{kind}')}]"
    middle = scale.width // 2 - 1
    across, down = {
        "N": (scale.field(place).x + middle, 0),
        "S": (scale.field(place).x + middle, scale.mine_height - 1),
        "W": (0, scale.field(1 + SIDE * (place - 1)).y + 2),
        "E": (scale.mine_width - scale.door_width, scale.field(SIDE * place).y + 2),
    }[door[0]]
    canvas.put(x + across, y + down, letters, f"door-{kind}")


# --- large ---------------------------------------------------------------------------------------


def _draw_large(
    canvas: Canvas, rect: Rect, face: Face, rotation: int, sections: list[str], say: Say
) -> None:
    """A tunnel through rock with rails and sleepers; monsters are badges in the rock."""
    x, y = rect.x, rect.y
    canvas.box(rect, "frame")
    bridged = face["track"] == "bridge"
    for edges in sorted(sections, reverse=True):  # what crosses above is drawn last
        rails = list(_rails(edges, len(sections) > 1 and edges in LARGE_ARCS, bridged))
        for across, down, letter in rails:
            broad = 1 if letter in "║╫╨╥" else 0
            canvas.put(x + across - broad, y + down, " " * (1 + 2 * broad), "soil")
        for across, down, letter in rails:
            canvas.put(x + across, y + down, letter, "rail")
    for monster, across, down in _standing(face, rotation, LARGE_SLOTS):
        letter = say(f"letter-{monster}")
        canvas.put(x + across, y + down, f" {letter} ", f"monster-{monster} badge")
    if face["diamond"]:
        canvas.put(x + 1, y + 1, f"◆{face['diamond']}", "gold")


def _rails(edges: str, arc: bool, bridged: bool) -> Iterator[tuple[int, int, str]]:
    """The cells of one section of track."""
    column, row = MIDDLE
    bend = 2 if arc else 1 if bridged and edges == "NS" else 0  # what stays free around the middle
    reach = 1 if arc or bend else 0
    if "N" in edges:
        yield from ((column, down, _upright(down)) for down in range(row - reach))
    if "S" in edges:
        yield from ((column, down, _upright(down)) for down in range(row + 1 + reach, LARGE.height))
    if "W" in edges:
        yield from ((across, row, _level(across)) for across in range(column - bend))
    if "E" in edges:
        yield from (
            (across, row, _level(across)) for across in range(column + 1 + bend, LARGE.width)
        )
    if arc:
        for across, down, letters in LARGE_ARCS[edges]:
            yield from ((across + place, down, letter) for place, letter in enumerate(letters))
    elif bend:
        yield column, row - 1, "╨"
        yield column, row + 1, "╥"
    else:
        yield column, row, BENDS.get(edges) or STRAIGHT.get(edges, "╬")


def _upright(down: int) -> str:
    return "╫" if down % 2 else "║"


def _level(across: int) -> str:
    return "╪" if across % SLEEPER == 1 else "═"


def _large_door(canvas: Canvas, x: int, y: int, door: str, kind: str, say: Say) -> None:
    """An arch over the edge of a tile, with its kind written into it."""
    place, style = int(door[1:]), f"door-{kind}"
    if kind == "none":
        return
    if door[0] in "NS":
        left, inner = x + LARGE.field(place).x + 4, 7
        top = y if door[0] == "N" else y + LARGE.mine_height - LARGE.door_height
        arch, sill = (0, 1) if door[0] == "N" else (1, 0)
        corners = "╭╮" if door[0] == "N" else "╰╯"
        canvas.put(left, top + arch, f"{corners[0]}{'─' * inner}{corners[1]}", style)
        canvas.put(left, top + sill, f"│{' ' * inner}│", style)
        spot = (left + 1, top + sill)
    else:
        inner, row = 6, SIDE * (place - 1) + 1
        top, west = y + LARGE.field(row).y + 2, door[0] == "W"
        left = x if west else x + LARGE.mine_width - LARGE.door_width
        for down, (corner, line) in enumerate((("╭╮", "─"), ("││", " "), ("╰╯", "─"))):
            bar = line * inner
            canvas.put(left, top + down, corner[0] + bar if west else bar + corner[1], style)
        spot = (left + 1 if west else left, top + 1)
    if kind != "plain":
        canvas.put(*spot, say(f"tag-{kind}").center(inner)[:inner], f"{style} badge")


def draw_doors(
    canvas: Canvas, x: int, y: int, scale: Scale, doors: dict[str, str], say: Say
) -> None:
    """The doors around a mine."""
    for door, kind in doors.items():
        if scale == LARGE:
            _large_door(canvas, x, y, door, kind, say)
        else:
            _small_door(canvas, x, y, scale, door, kind, say)
