"""The game interface: all that table, bots and tools know of a game."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import Any, ClassVar, Final, Generic, TypeVar

from farol.core.actions import ANY_OUTCOME, Action, ActionSpace, Seat
from farol.core.claims import MANNERS, ClaimSpace
from farol.core.data import Json
from farol.core.errors import BadAction, BadOptions, shown
from farol.core.event import Event
from farol.core.layout import Layout
from farol.core.options import Options, OptionsSchema, Setup, complete_options
from farol.core.outline import outline
from farol.core.reactions import Window
from farol.core.shapes import seat_members
from farol.core.state import CHANCE, OVER, State
from farol.core.text import Section, read_names, read_rules

S = TypeVar("S", bound=State)

SEATS: Final = frozenset({"seat", "player", "target", "to_act", "winner", "winners"})  # by name
SEAT_MEMBERS: Final = "seat-members"  # a message with the further members that hold seats


class Game(ABC, Generic[S]):
    """A game, stateless. The rules are in the State; this class connects them to the program."""

    name: ClassVar[str]
    version: ClassVar[int]  # version of the rules: a record replays under the version that made it
    seats: ClassVar[range]
    order: ClassVar[int] = 0  # among the games that come with Farol
    options: ClassVar[OptionsSchema] = ()
    first: ClassVar[Options] = MappingProxyType({})  # the rulebook's suggestion for a first game
    alone: ClassVar[tuple[Setup, ...]] = ()  # solo modes, the default first
    actions: ClassVar[ActionSpace]  # all actions of seats
    claims: ClassVar[ClaimSpace] = ClaimSpace(*MANNERS)  # all claims of seats
    layout: Layout[S]  # the fields of a state
    # options for games between programs, where nobody notices a game that is stuck
    unattended: ClassVar[Options] = MappingProxyType({})

    def __str__(self) -> str:
        return self.name

    def new(self, seats: int, options: Mapping[str, Json] | None = None) -> S:
        """A new game; None means all defaults. BadOptions says what is invalid."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise BadOptions(
                f"{self.name} is for {self.seats[0]} to {self.seats[-1]} seats, not {shown(seats)}."
            )
        return self.start(seats, complete_options(self.options, options))

    @abstractmethod
    def start(self, seats: int, options: Options) -> S:
        """`new` after validation: seats in range, every option present and of its type."""

    @abstractmethod
    def observe(self, state: S, seat: int | None) -> dict[str, Json]:
        """The view of a seat (None: a spectator): starts empty and adds only what it may know."""

    def own(self, state: S, seat: int) -> dict[str, Json]:
        """The members of a seat's view that a spectator's lacks; they override public ones."""
        return self.observe(state, seat)

    @abstractmethod
    def event_view(self, event: Event, seat: int | None) -> dict[str, Json] | None:
        """The part of an event that a seat (None: a spectator) learns; None hides the event."""

    def reveals(self, event: Event, seat: int) -> bool:  # noqa: ARG002  # the safe default
        """Whether an event of the seat's own action may have revealed something to it."""
        return True

    def text(self, state: S, seat: int | None = None) -> str:
        """The view of a seat (None: a spectator) as readable lines."""
        return outline(self.observe(state, seat))

    # --- simultaneous choices ---------------------------------------------------------------------

    def together(self, state: S) -> Sequence[int]:  # noqa: ARG002  # most games have turns only
        """The seats that choose simultaneously now: the seat to act first, the others in the order
        in which the rules resolve their choices; empty if seats choose one after another. The
        choices and the views of a seat must not depend on the earlier choices until the last one is
        made.
        """
        return ()

    def turn_of(self, state: S, seat: int, chosen: Mapping[int, int] = MappingProxyType({})) -> S:
        """The state at the turn of one of the simultaneous seats. The earlier choices are unknown
        and irrelevant: those not in `chosen` are replaced by the first legal action, in a window of
        reaction by declining."""
        window = self.window(state)
        ahead: S = state.copy()  # type: ignore[assignment]  # a copy has the same type
        while (turn := ahead.to_act()) != seat:
            if turn in chosen:
                ahead.apply_unchecked(chosen[turn])
            elif window is None:
                ahead.apply_unchecked(ahead.legal_actions()[0])
            else:
                ahead.apply_unchecked(window.decline)
        return ahead

    def window(self, state: S) -> Window | None:  # noqa: ARG002  # most games have none
        """The open window of reaction: who is asked whether they react. The choices and views of a
        seat must not depend on who has declined before it.
        """
        return None

    @property
    def has_windows(self) -> bool:
        """Whether there are windows of reaction in this game."""
        return type(self).window is not Game.window

    def turn_number(self, state: S) -> int:  # noqa: ARG002  # most games have no windows
        """The number of the turn, which everybody knows: a seat may pass in advance until it
        changes."""
        return 0

    # --- actions: a request is a declared action, legal or not -----------------------------------

    def request_of(self, state: S, action: int) -> int:  # noqa: ARG002  # usually the same
        """The declared action of a legal one; they differ where the position determines a part."""
        return action

    def legal(self, state: S, request: int) -> int:
        """The legal action for a declared one; BadAction or IllegalAction otherwise."""
        if state.to_act() < 0 or request not in state.legal_actions():
            raise BadAction(f"{self.actions.to_text(request)} is not possible now.")
        return request

    def shows(self, state: S, action: int) -> dict[str, Json]:  # noqa: ARG002
        """Extra members of a legal action for clients: costs, odds, what it would reveal."""
        return {}

    def action_json(self, state: S, action: int) -> dict[str, Json]:
        """A legal action as a client shows and groups it."""
        data = self.actions.to_json(self.request_of(state, action))
        data.update(self.shows(state, action))
        return data

    def parse_action(self, state: S, data: Json) -> int:
        """The legal action that `data` describes; BadAction or IllegalAction otherwise."""
        return self.legal(state, self.actions.from_json(data))

    def outcomes(self, state: S) -> Action:  # noqa: ARG002  # games with notation override it
        """The declaration of the present chance outcomes."""
        return ANY_OUTCOME

    def notation(self, state: S, action: int) -> str:
        """A legal action or chance outcome in short, stable, readable words without blanks."""
        if state.to_act() == CHANCE:
            return self.outcomes(state).to_text(action)
        return self.actions.to_text(self.request_of(state, action))

    def read_notation(self, state: S, text: str) -> int:
        """The inverse of `notation`; BadAction or IllegalAction otherwise."""
        if state.to_act() == CHANCE:
            return self._read_outcome(state, text)
        return self.legal(state, self.actions.from_text(text))

    def _read_outcome(self, state: S, text: str) -> int:
        outcome = self.outcomes(state).from_text(text) if isinstance(text, str) else None
        if outcome is None or all(outcome != other for other, _ in state.chance_outcomes()):
            raise BadAction(f"Chance cannot bring {shown(text)} here.")
        return outcome

    # --- claims: what a seat may say, true or not ------------------------------------------------

    def claims_open(self, state: S) -> list[str]:
        """The kinds of claims that are possible now. They depend on public information only and are
        the same for every seat: the offer itself must reveal nothing."""
        if state.seats == 1:
            return []
        over = state.to_act() == OVER
        return list(self.claims.last_names if over else self.claims.names)

    # --- complete positions: for tests and tools, never sent to clients --------------------------

    def dump(self, state: S) -> dict[str, Json]:
        """The whole state, secrets included; equal states give equal dumps."""
        return self.layout.dump(state)

    def load(self, data: Json) -> S:
        """The inverse of `dump`; BadPosition says what is wrong."""
        return self.layout.load(data)

    def rules(self, language: str) -> tuple[Section, ...]:
        """The numbered rules in our own words."""
        return read_rules(self.package, language)

    def names(self, language: str) -> str:
        """Fluent source with the names of cards, options and the game itself."""
        source, seats = read_names(self.package, language), sorted(self._seat_members())
        return f"{source}\n{SEAT_MEMBERS} = {' '.join(seats)}\n" if seats else source

    def _seat_members(self) -> set[str]:
        """Members of views, events and actions that hold seats, from their types."""
        found = {
            part.name
            for kind in self.actions.kinds
            for part in kind.parts
            if isinstance(part, Seat)
        }
        if find_spec(f"{self.package}.views") is not None:
            found |= seat_members(import_module(f"{self.package}.views"))
        return found - SEATS

    @property
    def package(self) -> str:
        """The package that holds the game and all its parts."""
        return type(self).__module__.rpartition(".")[0]


# Game is invariant in its State. Code that takes a game from a list uses it only with states that
# it made itself, which the type cannot express.
AnyGame = Game[Any]
