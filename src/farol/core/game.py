"""The one protocol: all that table, bots and tools know of a game."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar, Generic, TypeVar

from farol.core.data import Json
from farol.core.errors import BadOptions, shown
from farol.core.event import Event
from farol.core.options import Options, OptionsSchema, complete_options
from farol.core.state import State
from farol.core.text import Section, read_names, read_rules

S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """Stateless. Rules live in the State; here is what makes them speak with the world."""

    name: ClassVar[str]
    version: ClassVar[int]  # of the rules: a record replays under the version that made it
    seats: ClassVar[range]
    options: ClassVar[OptionsSchema] = ()
    # where programs play among themselves: nobody is there to notice that a game is stuck
    unattended: ClassVar[Options] = MappingProxyType({})

    def new(self, seats: int, options: Mapping[str, Json] | None = None) -> S:
        """A fresh game; None means all defaults. BadOptions says what does not fit."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise BadOptions(
                f"{self.name} is for {self.seats[0]} to {self.seats[-1]} seats, not {shown(seats)}."
            )
        return self.start(seats, complete_options(self.options, options))

    @abstractmethod
    def start(self, seats: int, options: Options) -> S:
        """`new` after checking: seats in range, every option present and of its kind."""

    @abstractmethod
    def observe(self, state: S, seat: int | None) -> dict[str, Json]:
        """All that a seat (None: a spectator) may know of the state now, built from nothing."""

    def own(self, state: S, seat: int) -> dict[str, Json]:
        """What a seat sees beyond the spectators' view, or in place of parts of it."""
        return self.observe(state, seat)

    @abstractmethod
    def event_view(self, event: Event, seat: int | None) -> dict[str, Json] | None:
        """What a seat (None: a spectator) learns from an event; None if it must not notice it."""

    def reveals(self, event: Event, seat: int) -> bool:  # noqa: ARG002  # a game that knows, says
        """Whether an event of its own action may tell the seat what it did not know before."""
        return True

    @abstractmethod
    def action_json(self, state: S, action: int) -> dict[str, Json]:
        """A legal action as a client shows and groups it."""

    @abstractmethod
    def parse_action(self, state: S, data: Json) -> int:
        """The legal action that `data` describes; BadAction or IllegalAction otherwise."""

    @abstractmethod
    def notation(self, state: S, action: int) -> str:
        """A legal action or chance outcome in short, stable, readable words without blanks."""

    @abstractmethod
    def read_notation(self, state: S, text: str) -> int:
        """The inverse of `notation`; BadAction or IllegalAction otherwise."""

    @abstractmethod
    def dump(self, state: S) -> dict[str, Json]:
        """The whole state, secrets included: for tests and tools, never sent to anyone."""

    @abstractmethod
    def load(self, data: Json) -> S:
        """The inverse of `dump`; BadPosition says what is wrong."""

    def rules(self, language: str) -> tuple[Section, ...]:
        """The numbered rules in our own words."""
        return read_rules(self._package(), language)

    def names(self, language: str) -> str:
        """Fluent source with the names of cards, options and the game itself."""
        return read_names(self._package(), language)

    def _package(self) -> str:
        return type(self).__module__.rpartition(".")[0]
