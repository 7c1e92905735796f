"""Base class of modal screens."""

from textual.await_complete import AwaitComplete
from textual.screen import ModalScreen, ScreenResultType

from farol.terminal.widgets import TextLines


class Modal(ModalScreen[ScreenResultType]):
    """A modal screen that closes once: repeated keys do not close the screen below."""

    def on_mount(self) -> None:
        """Call `begin`, unless the app is closing and the screen has no widgets."""
        if self.is_composed:
            self.begin()

    @property
    def is_composed(self) -> bool:
        """False before the first layout and once the screen is being closed."""
        return bool(self.query(TextLines))

    def begin(self) -> None:
        """Fill the mounted widgets."""

    def dismiss(self, result: ScreenResultType | None = None) -> AwaitComplete:
        """Close it; no-op if it is closed already."""
        return super().dismiss(result) if self.is_active else AwaitComplete()
