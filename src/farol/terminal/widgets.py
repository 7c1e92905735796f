"""Widgets of the table: board, text lines, choices."""

from collections.abc import Mapping, Sequence

from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from farol.terminal.appearance import Appearance
from farol.terminal.canvas import Canvas, centred, in_ascii, sentence_in_ascii
from farol.terminal.menu import Item
from farol.terminal.palette import Palette, Tone


class Board(ScrollView):
    """A canvas whose things can be clicked."""

    can_focus = False

    class Pointed(Message):
        """A thing was clicked."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    class Resized(Message):
        """The board's size changed."""

    def on_resize(self, _event: events.Resize) -> None:
        """Ask for a redraw."""
        self.post_message(self.Resized())

    def __init__(self, appearance: Appearance, identity: str) -> None:
        super().__init__(id=identity)
        self._appearance = appearance
        self._tones: Mapping[str, Tone] = {}
        self._palette = Palette(appearance)
        self.canvas = Canvas(0, 0)

    def relight(self, appearance: Appearance) -> None:
        """Change the palette."""
        self._appearance, self._palette = appearance, Palette(appearance, self._tones)
        self.refresh()

    def show(self, canvas: Canvas, tones: Mapping[str, Tone]) -> None:
        """Show a canvas with its game's tones, scrolled to its focus."""
        if tones is not self._tones:
            self._tones, self._palette = tones, Palette(self._appearance, tones)
        canvas = centred(canvas, self.size.width, self.size.height)
        self.canvas = canvas
        self.virtual_size = Size(canvas.width, canvas.height)
        if canvas.focus is not None:
            place = canvas.focus
            region = Region(place.x, place.y, place.width, place.height)
            self.scroll_to_region(region, animate=False)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One row of the canvas."""
        across, down = self.scroll_offset
        row = y + down
        if not 0 <= row < self.canvas.height:
            return Strip.blank(self.size.width, self.rich_style)
        cells = self.canvas.rows[row][across : across + self.size.width]
        segments: list[Segment] = []
        base = self.rich_style
        for cell in cells:
            letter = in_ascii(cell.letter) if self._appearance.ascii else cell.letter
            segments.append(Segment(letter, base + self._palette.style(cell.style)))
        return Strip(segments).simplify().adjust_cell_length(self.size.width, base)

    def on_click(self, event: events.Click) -> None:
        """A press on a thing."""
        column, row = event.x + self.scroll_offset.x, event.y + self.scroll_offset.y
        if 0 <= row < self.canvas.height and 0 <= column < self.canvas.width:
            key = self.canvas.rows[row][column].key
            if key:
                self.post_message(self.Pointed(key))


class TextLines(Static):
    """Lines of text, each with a style of the palette."""

    def __init__(self, appearance: Appearance, identity: str) -> None:
        super().__init__("", id=identity, markup=False)
        self._appearance = appearance
        self._palette = Palette(appearance)
        self.lines: list[tuple[str, str]] = []

    @property
    def is_auto(self) -> bool:
        """Whether the height follows the content."""
        return self.styles.height is not None and self.styles.height.is_auto

    def relight(self, appearance: Appearance) -> None:
        """Change the palette."""
        self._appearance, self._palette = appearance, Palette(appearance)
        lines, self.lines = self.lines, []
        self.show(lines)

    def show(self, lines: Sequence[tuple[str, str]]) -> None:
        """Show lines with their styles; no-op if they are unchanged."""
        if list(lines) == self.lines:
            return
        grows = self.is_auto
        self.lines = list(lines)
        text = Text("\n").join(
            Text(sentence_in_ascii(line) if self._appearance.ascii else line, self._style(style))
            for line, style in lines
        )
        self.update(text, layout=grows)

    def _style(self, words: str) -> Style:
        return self._palette.style(words)


class ChoiceList(OptionList):
    """The choices: groups first, then those of a group."""

    def __init__(self, appearance: Appearance, identity: str) -> None:
        super().__init__(id=identity, markup=False, compact=True)
        self._appearance = appearance
        self.items: list[Item] = []
        self.longest = 0  # maximum so far: the list never shrinks, so that the board does not move

    def offer(self, items: Sequence[Item], labels: Sequence[str]) -> None:
        """Show these items with these labels."""
        self.items = list(items)
        self.longest = max(self.longest, len(items))
        self.clear_options()
        shown = [sentence_in_ascii(label) if self._appearance.ascii else label for label in labels]
        self.add_options([Option(label) for label in shown])
        if items:
            self.highlighted = 0

    def take_room(self, fewest: int, most: int) -> None:
        """Set the height to the longest list so far, within limits."""
        self.styles.height = min(max(self.longest, fewest), most)

    @property
    def is_long(self) -> bool:
        """Whether the list scrolls."""
        height = self.styles.height
        return height is not None and len(self.items) > height.value

    @property
    def pointed_at(self) -> Item | None:
        """The highlighted item."""
        place = self.highlighted
        return self.items[place] if place is not None and place < len(self.items) else None
