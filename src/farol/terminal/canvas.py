"""A character canvas: styled cells, each belonging to a named thing that can be selected.

Styles are words such as "gold" or "seat-2"; the palette assigns their colours. Every non-ASCII
character has an ASCII replacement.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

ASCII: Final = str.maketrans(
    {
        **dict.fromkeys("─━╌┄", "-"),
        "═": "=",
        **dict.fromkeys("│┃║┆╎", "|"),
        **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯┏┓┗┛╔╗╚╝╠╣╦╩╬╫╪╨╥", "+"),
        **dict.fromkeys("▒░", "."),
        **dict.fromkeys("█▓■▄▀▌▐", "#"),
        **dict.fromkeys("●◉", "@"),
        **dict.fromkeys("○◦", "~"),
        "▯": "o",
        **dict.fromkeys("◆◇", "*"),
        **dict.fromkeys("★☆", "*"),
        **dict.fromkeys("╳✗×", "x"),
        **dict.fromkeys("▶►→›", ">"),
        **dict.fromkeys("◀◄←‹", "<"),
        **dict.fromkeys("▲↑", "^"),
        **dict.fromkeys("▼↓", "v"),
        **dict.fromkeys("·•", "."),
        **dict.fromkeys("“”„«»", '"'),
        **dict.fromkeys("‘’", "'"),
        **dict.fromkeys("–—−", "-"),
        **dict(zip("▁▂▃▄▅▆▇", ".:-=+*%", strict=True)),
        "…": ".",
        "✓": "+",
        "☼": "*",
        "¡": "!",
        "¿": "?",
        **dict(zip("áéíóúüñÁÉÍÓÚÜÑ", "aeiouunAEIOUUN", strict=True)),
    }
)
BOX: Final = "┌─┐│└┘"
ROUND: Final = "╭─╮│╰╯"
HEAVY: Final = "┏━┓┃┗┛"
DASHED: Final = "┌╌┐╎└┘"
GROUNDS: Final = ("earth", "soil", "lit")  # background styles, kept under what is drawn on them


class Cell(NamedTuple):
    """One character, its style, and the thing it belongs to."""

    letter: str = " "
    style: str = ""
    key: str = ""


BLANK: Final = Cell()


@dataclass(frozen=True)
class Rect:
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell lies in it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Canvas:
    """A grid of cells; drawing outside of it is clipped."""

    def __init__(self, width: int, height: int) -> None:
        self.width = max(0, width)
        self.height = max(0, height)
        self.rows = [[BLANK] * self.width for _ in range(self.height)]
        self.focus: Rect | None = None  # the part to show when not all of it fits

    def put(self, x: int, y: int, text: str, style: str = "", key: str = "") -> None:
        """Write from left to right; a style of "" keeps what is there."""
        if not 0 <= y < self.height:
            return
        row = self.rows[y]
        for column, letter in enumerate(text, x):
            if 0 <= column < self.width:
                old = row[column]
                row[column] = Cell(letter, _on(old.style, style), key or old.key)

    def fill(self, rect: Rect, letter: str = " ", style: str = "", key: str = "") -> None:
        """Fill a rectangle with one letter."""
        for y in range(rect.y, rect.y + rect.height):
            self.put(rect.x, y, letter * rect.width, style, key)

    def box(self, rect: Rect, style: str = "", key: str = "", line: str = BOX) -> None:
        """Draw a frame; its inside is unchanged."""
        top, across, other, down, low, last = tuple(line)
        inner = max(0, rect.width - 2)
        bottom = rect.y + rect.height - 1
        self.put(rect.x, rect.y, top + across * inner + other, style, key)
        self.put(rect.x, bottom, low + across * inner + last, style, key)
        for y in range(rect.y + 1, bottom):
            self.put(rect.x, y, down, style, key)
            self.put(rect.x + rect.width - 1, y, down, style, key)

    def own(self, rect: Rect, key: str) -> None:
        """Assign the cells of a rectangle to a thing, styles unchanged."""
        for y in range(max(0, rect.y), min(self.height, rect.y + rect.height)):
            row = self.rows[y]
            for x in range(max(0, rect.x), min(self.width, rect.x + rect.width)):
                row[x] = row[x]._replace(key=key)

    def restyle(self, rect: Rect, style: str) -> None:
        """Add a style to all cells of a rectangle."""
        for y in range(max(0, rect.y), min(self.height, rect.y + rect.height)):
            row = self.rows[y]
            for x in range(max(0, rect.x), min(self.width, rect.x + rect.width)):
                row[x] = row[x]._replace(style=f"{row[x].style} {style}".strip())

    def mark(self, key: str, style: str) -> None:
        """Add a style to a thing and focus it."""
        for row in self.rows:
            for x, cell in enumerate(row):
                if cell.key == key:
                    row[x] = cell._replace(style=f"{cell.style} {style}".strip())
        self.focus = self.place_of(key) or self.focus

    def paste(self, other: "Canvas", x: int, y: int) -> None:
        """Draw another canvas onto this one."""
        for down, row in enumerate(other.rows):
            if not 0 <= y + down < self.height:
                continue
            for across, cell in enumerate(row):
                if 0 <= x + across < self.width:
                    self.rows[y + down][x + across] = cell

    def place_of(self, key: str) -> Rect | None:
        """The bounding box of a thing; None if it is not drawn."""
        spots = [
            (x, y)
            for y, row in enumerate(self.rows)
            for x, cell in enumerate(row)
            if cell.key == key
        ]
        if not spots:
            return None
        columns, rows = [x for x, _ in spots], [y for _, y in spots]
        x, y = min(columns), min(rows)
        return Rect(x, y, max(columns) - x + 1, max(rows) - y + 1)

    def things(self) -> list[str]:
        """All selectable things, in reading order."""
        return list(dict.fromkeys(cell.key for row in self.rows for cell in row if cell.key))

    def text(self) -> str:
        """The characters without styles."""
        return "\n".join("".join(cell.letter for cell in row).rstrip() for row in self.rows)


def _on(below: str, style: str) -> str:
    """A style drawn over another one; backgrounds are kept."""
    ground = below.partition(" ")[0]
    if not style:
        return below
    return f"{ground} {style}" if ground in GROUNDS and not style.startswith(GROUNDS) else style


def centred(canvas: Canvas, width: int, height: int) -> Canvas:
    """The canvas centred in a larger area."""
    across, down = max(0, (width - canvas.width) // 2), max(0, (height - canvas.height) // 3)
    if not across and not down:
        return canvas
    found = Canvas(max(width, canvas.width), max(height, canvas.height))
    found.paste(canvas, across, down)
    if canvas.focus is not None:
        place = canvas.focus
        found.focus = Rect(place.x + across, place.y + down, place.width, place.height)
    return found


def window(canvas: Canvas, width: int, height: int) -> Canvas:
    """The part of a canvas around its focus that fits into an area."""
    if canvas.width <= width and canvas.height <= height:
        return canvas
    found = Canvas(min(width, canvas.width), min(height, canvas.height))
    place = canvas.focus or Rect(0, 0, 1, 1)
    left = place.x + place.width // 2 - found.width // 2
    top = place.y + place.height // 2 - found.height // 2
    left = min(max(0, left), canvas.width - found.width)
    top = min(max(0, top), canvas.height - found.height)
    found.paste(canvas, -left, -top)
    found.focus = Rect(place.x - left, place.y - top, place.width, place.height)
    return found


def in_ascii(text: str) -> str:
    """The text in ASCII, one character for one, so that columns stay aligned."""
    replaced = text.translate(ASCII)
    return "".join(letter if letter.isascii() else "?" for letter in replaced)


def sentence_in_ascii(text: str) -> str:
    """Running text in ASCII; an ellipsis becomes three dots.

    >>> sentence_in_ascii("¿Y Ana…?")
    '?Y Ana...?'
    """
    return in_ascii(text.replace("…", "..."))


def wrapped(words: Iterable[str], width: int) -> list[str]:
    """Words wrapped to a width; longer words get a line of their own."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
