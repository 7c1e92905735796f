"""What everything that is laid over a table has in common."""

from textual.await_complete import AwaitComplete
from textual.screen import ModalScreen, ScreenResultType

from farol.terminal.widgets import TextLines


class Modal(ModalScreen[ScreenResultType]):
    """Something laid over the table, which closes once: a key that is pressed twice in haste, or
    held, closes nothing else."""

    def on_mount(self) -> None:
        """Begin, if there is something to begin with: a window that closes has no parts."""
        if self.query(TextLines):
            self.begin()

    def begin(self) -> None:
        """Everything stands in its place and can be filled."""

    def dismiss(self, result: ScreenResultType | None = None) -> AwaitComplete:
        """Close it, unless it is closed already."""
        return super().dismiss(result) if self.is_active else AwaitComplete()
