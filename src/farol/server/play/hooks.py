"""What others may add to playing: called by the lobby and its tables, which know nobody of them."""

from farol.protocol.bodies import NewTable
from farol.server.play.model.payloads import Notice
from farol.server.store.store import Person, TableRow


class PlayHooks:
    """Adds nothing; subclasses override what they need."""

    async def prepare(self, row: TableRow, wanted: NewTable, person: Person) -> None:
        """Complete the row of a table that is opened; Refusal if it cannot be as it is wanted."""

    def on_notice(self, notice: Notice) -> None:
        """Somebody who is not at a table is to be told something. Must not wait."""

    def on_finished(self, row: TableRow) -> None:
        """A game is over, and that is saved. Must not wait."""


class Hooks(PlayHooks):
    """Several of them, one after the other."""

    def __init__(self) -> None:
        self._all: list[PlayHooks] = []

    def add(self, hooks: PlayHooks) -> None:
        """Call these, too."""
        self._all.append(hooks)

    async def prepare(self, row: TableRow, wanted: NewTable, person: Person) -> None:
        """Each completes the row."""
        for one in self._all:
            await one.prepare(row, wanted, person)

    def on_notice(self, notice: Notice) -> None:
        """Each may tell it."""
        for one in self._all:
            one.on_notice(notice)

    def on_finished(self, row: TableRow) -> None:
        """Each gets to know it."""
        for one in self._all:
            one.on_finished(row)
