"""Lok'n'Roll's rails in letters: scaled cards at their places, with the track over them."""

from collections.abc import Sequence
from typing import Final

from farol.games.loknroll.views import Exit, LaidCard, Side, Spot
from farol.terminal.canvas import Canvas, Rect

CORNERS: Final = {"NE": "╚", "EN": "╚", "NW": "╝", "WN": "╝", "SE": "╔", "ES": "╔"}
CARD: Final = (10, 14)  # tenths of a card's width
TIED: Final = 1.0  # scale from which ties are distinguishable from rails
ARROWS: Final = {"N": "▲", "E": "▶", "S": "▼", "W": "◀"}


def corner(one: str, other: str) -> str:
    """The letter that joins two directions."""
    return CORNERS.get(one + other, "╗")


class Rails:
    """The track on a canvas, at one scale."""

    def __init__(self, spots: Sequence[Spot], scale: float) -> None:
        self.scale = scale
        self.left = min((spot["x"] for spot in spots), default=0)
        self.top = min((spot["y"] for spot in spots), default=0)
        right = max((spot["x"] + spot["width"] for spot in spots), default=10)
        bottom = max((spot["y"] + spot["height"] for spot in spots), default=14)
        self.width = self.column(right) + 2
        self.height = self.row(bottom) + 2

    def column(self, x: float) -> int:
        """The column of a coordinate; one column is kept free for arrows."""
        return 1 + round((x - self.left) * self.scale)

    def row(self, y: float) -> int:
        """The row of a coordinate; letters are twice as high as wide."""
        return 1 + round((y - self.top) * self.scale / 2)

    def rect(self, spot: Spot) -> Rect:
        """The rectangle of a card."""
        x, y = self.column(spot["x"]), self.row(spot["y"])
        return Rect(
            x,
            y,
            self.column(spot["x"] + spot["width"]) - x,
            self.row(spot["y"] + spot["height"]) - y,
        )

    def draw(self, canvas: Canvas, card: LaidCard, style: str, line: str) -> Rect:
        """A card with its rails and its value."""
        spot = card["spot"]
        assert spot is not None
        rect = self.rect(spot)
        self.draw_shape(canvas, spot, style, line, card["type"] == "broken")
        canvas.put(rect.x + 1, rect.y + 1, str(card["value"]), "value")
        return rect

    def draw_shape(self, canvas: Canvas, spot: Spot, style: str, line: str, broken: bool) -> None:
        """A card with its rails, a cross on broken ones."""
        rect = self.rect(spot)
        canvas.fill(rect, " ", "soil")
        canvas.box(rect, style, line=line)
        self._draw_rails(canvas, spot, rect, "danger" if broken else "rail")
        if self.scale >= TIED:
            _lay_ties(canvas, rect)
        if broken:
            canvas.put(*self.middle(spot, rect), "╳", "danger")

    def middle(self, spot: Spot, rect: Rect) -> tuple[int, int]:
        """A point on the rails near the middle of a card: the corner of a turn."""
        entry, leave = spot["entry"], spot["exit"]
        one = self._inside(entry["x"], entry["y"], rect)
        other = self._inside(leave["x"], leave["y"], rect)
        upright, level = (one, other) if entry["side"] in "NS" else (other, one)
        if (entry["side"] in "NS") != (leave["side"] in "NS"):
            return min(max(upright[0], rect.x + 1), rect.x + rect.width - 2), level[1]
        return self._inside((entry["x"] + leave["x"]) / 2, (entry["y"] + leave["y"]) / 2, rect)

    def _inside(self, x: float, y: float, rect: Rect) -> tuple[int, int]:
        across = min(max(self.column(x), rect.x), rect.x + rect.width - 1)
        down = min(max(self.row(y), rect.y), rect.y + rect.height - 1)
        return across, down

    def _draw_rails(self, canvas: Canvas, spot: Spot, rect: Rect, style: str) -> None:
        entry, leave = spot["entry"], spot["exit"]
        (x, y), (to_x, to_y) = (self._inside(one["x"], one["y"], rect) for one in (entry, leave))
        upright, other = entry["side"] in "NS", leave["side"] in "NS"
        if upright and other:
            self._jog_down(canvas, (x, y), (to_x, to_y), rect, style)
        elif not upright and not other:
            self._jog_across(canvas, (x, y), (to_x, to_y), rect, style)
        elif upright:
            self._bend(canvas, (x, y, entry["side"]), (to_x, to_y, leave["side"]), style)
        else:
            self._bend(canvas, (to_x, to_y, leave["side"]), (x, y, entry["side"]), style)

    @staticmethod
    def _bend(
        canvas: Canvas, upright: tuple[int, int, str], level: tuple[int, int, str], style: str
    ) -> None:
        """A quarter turn."""
        (x, y, side), (to_x, to_y, to_side) = upright, level
        for down in range(min(y, to_y), max(y, to_y) + 1):
            canvas.put(x, down, "║", style)
        for across in range(min(x, to_x), max(x, to_x) + 1):
            canvas.put(across, to_y, "═", style)
        canvas.put(x, to_y, corner(side, to_side), style)

    @staticmethod
    def _jog_down(
        canvas: Canvas, start: tuple[int, int], end: tuple[int, int], rect: Rect, style: str
    ) -> None:
        """From top to bottom, possibly with a step aside in the middle."""
        (x, y), (to_x, to_y) = sorted((start, end), key=lambda point: point[1])
        middle = rect.y + rect.height // 2
        for down in range(y, to_y + 1):
            canvas.put(x if down <= middle else to_x, down, "║", style)
        if x != to_x:
            canvas.put(min(x, to_x), middle, "═" * (abs(x - to_x) + 1), style)
            canvas.put(x, middle, "╚" if to_x > x else "╝", style)
            canvas.put(to_x, middle, "╗" if to_x > x else "╔", style)

    @staticmethod
    def _jog_across(
        canvas: Canvas, start: tuple[int, int], end: tuple[int, int], rect: Rect, style: str
    ) -> None:
        """From left to right, possibly with a step up or down in the middle."""
        (x, y), (to_x, to_y) = sorted((start, end))
        middle = rect.x + rect.width // 2
        for across in range(x, to_x + 1):
            canvas.put(across, y if across <= middle else to_y, "═", style)
        if y != to_y:
            for down in range(min(y, to_y), max(y, to_y) + 1):
                canvas.put(middle, down, "║", style)
            canvas.put(middle, y, "╗" if to_y > y else "╝", style)
            canvas.put(middle, to_y, "╚" if to_y > y else "╔", style)


def _lay_ties(canvas: Canvas, rect: Rect) -> None:
    """Every other letter of a rail lies on a tie."""
    ties = {"═": "╪", "║": "╫"}
    for y in range(max(0, rect.y), min(canvas.height, rect.y + rect.height)):
        row = canvas.rows[y]
        for x in range(max(0, rect.x), min(canvas.width, rect.x + rect.width)):
            letter = row[x].letter
            if letter in ties and (x if letter == "═" else y) % 2:
                row[x] = row[x]._replace(letter=ties[letter])


def upright(exits: Sequence[tuple[Side, int]]) -> Spot:
    """The spot of a card in the hand, upright."""
    width, height = CARD
    sides = {"N": (0, 0), "S": (0, height), "W": (0, 0), "E": (width, 0)}

    def place(side: Side, along: int) -> Exit:
        x, y = sides[side]
        return {"x": x + along, "y": y, "side": side} if side in "NS" else _level(x, along, side)

    entry, leave = (place(side, along) for side, along in exits)
    return {
        "x": 0,
        "y": 0,
        "width": width,
        "height": height,
        "rotation": 0,
        "entry": entry,
        "exit": leave,
    }


def _level(x: int, y: int, side: Side) -> Exit:
    return {"x": x, "y": y, "side": side}
