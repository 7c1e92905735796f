"""Modal screens: text pages, chat, notes, handover."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Key
from textual.widgets import Input, TextArea

from farol.core.text import isolated
from farol.terminal import order
from farol.terminal.appearance import Appearance
from farol.terminal.modal import Modal
from farol.terminal.session import Session
from farol.terminal.widgets import TextLines

PAGE: Final = (0.9, 110)  # share of the window's width, and maximum columns, as in app.tcss
MARGINS: Final = 8  # columns beside the text: padding, frame, scroll bar
NAMES: Final = {"enter": "Enter", "escape": "Esc"}  # printed names of keys
CLOSE: list[BindingType] = [Binding("escape", "close", show=False)]


def page_columns(width: int) -> int:
    """The columns of a page's lines in a window of this width.

    >>> page_columns(80), page_columns(200)
    (64, 102)
    """
    share, most = PAGE
    return min(int(share * width), most) - MARGINS


class TextPage(Modal[str | None]):
    """A title and lines, optionally with a search field. Each listed key closes it and is its
    result."""

    BINDINGS: ClassVar[list[BindingType]] = CLOSE

    def __init__(
        self,
        title: str,
        lines: Sequence[tuple[str, str]],
        appearance: Appearance,
        search: str = "",
        keys: dict[str, str] | None = None,
        from_end: bool = False,
    ) -> None:
        super().__init__()
        self._from_end = from_end  # opens at the latest lines
        self._title = title
        self._lines = list(lines)
        self._appearance = appearance
        self._search = search
        self._keys = keys or {}

    def compose(self) -> ComposeResult:
        """A frame around it all."""
        with Vertical(classes="page"):
            yield TextLines(self._appearance, "page-title")
            if self._search:
                yield Input(placeholder=self._search, id="page-search")
            with VerticalScroll(id="page-room"):
                yield TextLines(self._appearance, "page-lines")
            yield TextLines(self._appearance, "page-keys")

    def begin(self) -> None:
        """Fill the page with its title, its lines and its keys."""
        self.query_one("#page-title", TextLines).show([(self._title, "title")])
        self.query_one("#page-lines", TextLines).show(self._lines)
        keys = "  ".join(f"{NAMES.get(key, key)} {word}" for key, word in self._keys.items())
        self.query_one("#page-keys", TextLines).show([(keys, "dim")])
        self.query_one("#page-search" if self._search else "#page-room").focus()
        if self._from_end:
            room = self.query_one("#page-room")
            self.call_after_refresh(room.scroll_end, animate=False)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Filter the lines."""
        wanted = event.value.casefold()
        found = [line for line in self._lines if wanted in line[0].casefold()]
        self.query_one("#page-lines", TextLines).show(found)

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)

    def key_enter(self) -> None:
        """Back to the table, too."""
        self.dismiss("enter" if "enter" in self._keys else None)

    async def on_key(self, event: Key) -> None:
        """A listed key closes the page; the app does not get it."""
        if event.key in self._keys and event.key != "escape" and not self._search:
            event.stop()
            self.dismiss(event.key)


class ChatDialog(Modal[None]):
    """The chat, and a field to write."""

    BINDINGS: ClassVar[list[BindingType]] = CLOSE

    def __init__(
        self, session: Session, appearance: Appearance, say: Callable[[str], None]
    ) -> None:
        super().__init__()
        self._session = session
        self._appearance = appearance
        self._tell = say

    def compose(self) -> ComposeResult:
        """Lines above, a field below."""
        with Vertical(classes="page"):
            yield TextLines(self._appearance, "page-title")
            with VerticalScroll(id="page-room"):
                yield TextLines(self._appearance, "page-lines")
            yield Input(placeholder=self._session.texts("say-prompt"), max_length=300)

    def begin(self) -> None:
        """Show all lines so far."""
        self.query_one("#page-title", TextLines).show(
            [(self._session.texts("title-chat"), "title")]
        )
        self.query_one(Input).focus()
        self.update_lines()

    def update_lines(self) -> None:
        """Show new lines."""
        lines = [
            (
                f"{isolated(line.name)}: {isolated(line.text)}",
                f"seat-{line.seat}" if line.seat is not None else "dim",
            )
            for line in self._session.table.chat
            if order.hears(line, self._session)
        ]
        self.query_one("#page-lines", TextLines).show(lines)
        self.query_one("#page-room").scroll_end(animate=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Send the line."""
        if event.value.strip():
            self._tell(event.value.strip())
        event.input.value = ""

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss()


class NoteDialog(Modal[str]):
    """The private note; its text is saved on closing."""

    BINDINGS: ClassVar[list[BindingType]] = CLOSE

    def __init__(self, text: str, session: Session, appearance: Appearance) -> None:
        super().__init__()
        self._text = text
        self._session = session
        self._appearance = appearance

    def compose(self) -> ComposeResult:
        """A text area."""
        with Vertical(classes="page"):
            yield TextLines(self._appearance, "page-title")
            yield TextArea(self._text, id="note")
            yield TextLines(self._appearance, "page-keys")

    def begin(self) -> None:
        """Focus the text area."""
        self.query_one("#page-title", TextLines).show(
            [(self._session.texts("title-note"), "title")]
        )
        self.query_one("#page-keys", TextLines).show([(self._session.texts("note-prompt"), "dim")])
        self.query_one(TextArea).focus()

    def action_close(self) -> None:
        """Close the dialog and return the text."""
        self.dismiss(self.query_one(TextArea).text)


class HandoverScreen(Modal[None]):
    """Hides the table until the next person at this terminal is ready."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "close", show=False)]

    def __init__(self, who: str, session: Session, appearance: Appearance) -> None:
        super().__init__()
        self._who = who
        self._session = session
        self._appearance = appearance

    def compose(self) -> ComposeResult:
        """The next person's name and the key to continue."""
        with Vertical(classes="page"):
            yield TextLines(self._appearance, "page-title")
            yield TextLines(self._appearance, "page-lines")
            yield TextLines(self._appearance, "page-keys")

    def begin(self) -> None:
        """Name the next person."""
        say, name = self._session.texts, self._who
        self.query_one("#page-title", TextLines).show([(say("curtain-title", name=name), "title")])
        self.query_one("#page-lines", TextLines).show([(say("curtain-text", name=name), "")])
        keys = f"Enter {say('curtain-open', name=name)}"
        self.query_one("#page-keys", TextLines).show([(keys, "can")])

    def action_close(self) -> None:
        """Continue."""
        self.dismiss()
