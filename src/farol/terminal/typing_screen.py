"""A modal screen for typed moves and questions."""

from collections.abc import Awaitable, Callable

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Input

from farol.client import ClientError
from farol.terminal.appearance import Appearance
from farol.terminal.conversation import Conversation, read_words
from farol.terminal.dialogs import CLOSE
from farol.terminal.modal import Modal
from farol.terminal.refusals import refusal_text
from farol.terminal.session import Session
from farol.terminal.widgets import TextLines


class TypingScreen(Modal[None]):
    """An input field and the answers so far. A move closes it."""

    BINDINGS = CLOSE

    def __init__(
        self, session: Session, appearance: Appearance, hint: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__()
        self._session = session
        self._appearance = appearance
        self._told: list[tuple[str, str]] = []
        self._talk = Conversation(session, self._take, hint)

    def compose(self) -> ComposeResult:
        """Lines above, a field below."""
        with Vertical(classes="page"):
            yield TextLines(self._appearance, "page-title")
            with VerticalScroll(id="page-room", can_focus=False):
                yield TextLines(self._appearance, "page-lines")
            yield Input(placeholder=self._session.texts("type-prompt"), max_length=200)

    def begin(self) -> None:
        """Focus the input field."""
        say = self._session.texts
        self.query_one("#page-title", TextLines).show([(say("title-type"), "title")])
        self.query_one(Input).focus()
        self.run_worker(self._show_questions())

    async def _show_questions(self) -> None:
        """Show the questions that the server understands."""
        try:
            lines = list((await read_words("help", self._session)).lines)
        except ClientError as error:
            lines = [await refusal_text(error, self._session)]
        if not self._told and self.is_current:
            self._told = [(line, "dim") for line in lines]
            self.query_one("#page-lines", TextLines).show(self._told)

    def _take(self, line: str) -> None:
        self._told.append((line, ""))

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        """Let the server parse the line."""
        line = event.value.strip()
        event.input.value = ""
        if not line:
            return
        self._told.append((f"› {line}", "can"))
        number = int(line) if line.isdecimal() else 0
        try:
            made = await (
                self._talk.pick(number) if self._talk.offers(number) else self._talk.typed(line)
            )
        except ClientError as error:
            made = False
            self._take(await refusal_text(error, self._session))
        if not self.is_current:
            return
        if made:
            self.dismiss()
            return
        self.query_one("#page-lines", TextLines).show(self._told)
        self.query_one("#page-room").scroll_end(animate=False)

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss()
