"""Hooks that features add to playing. The lobby and its tables call them without knowing them."""

from farol.protocol.bodies import NewTable
from farol.server.play.model.payloads import Notice
from farol.server.store.store import Person, TableRow


class PlayHooks:
    """No-op hooks; subclasses override what they need."""

    async def prepare(self, row: TableRow, wanted: NewTable, person: Person) -> None:
        """Complete the row of a new table; Refusal if the request is invalid."""

    def on_notice(self, notice: Notice) -> None:
        """Called with a notice for a person who is not at the table. Must not block."""

    def on_finished(self, row: TableRow) -> None:
        """Called when a finished game was saved. Must not block."""


class Hooks(PlayHooks):
    """A list of hooks, called in order."""

    def __init__(self) -> None:
        self._all: list[PlayHooks] = []

    def add(self, hooks: PlayHooks) -> None:
        """Add hooks."""
        self._all.append(hooks)

    async def prepare(self, row: TableRow, wanted: NewTable, person: Person) -> None:
        """Call `prepare` of each."""
        for one in self._all:
            await one.prepare(row, wanted, person)

    def on_notice(self, notice: Notice) -> None:
        """Call `on_notice` of each."""
        for one in self._all:
            one.on_notice(notice)

    def on_finished(self, row: TableRow) -> None:
        """Call `on_finished` of each."""
        for one in self._all:
            one.on_finished(row)
