"""One game in progress: its state, its record, and what each seat may know. Knows no people."""

from collections.abc import Sequence
from typing import Final, Protocol

from msgspec import Raw, Struct

from farol.core.data import Json
from farol.core.errors import BadRecord
from farol.core.event import Event
from farol.core.options import Options
from farol.core.state import CHANCE, OVER, State
from farol.games import AnyGame
from farol.table import wire
from farol.table.bodies import Entry

LONGEST_GAP: Final = 256  # steps that are told again; an older gap is answered with a full view
HISTORY: Final = 100  # steps in a full view


class Chance(Protocol):
    """Where outcomes come from: farol.core.trust.Lots at a real table."""

    def outcome(self, state: State, version: int) -> int:
        """What chance does as entry `version`."""


class Happened(Struct):
    """One entry of the record with what it caused."""

    version: int
    seat: int | None
    action: int | None
    undo_to: int | None
    events: list[Event]
    forced: bool = False  # there was nothing else to do


class Draft(Struct):
    """What comes next, not yet saved: the table adopts it once it is durable."""

    state: State
    happened: list[Happened]
    undo_to: int | None = None  # instead of going on: what came after this version goes


class Play:
    """A game as a record that grows; `version` counts its entries."""

    def __init__(self, game: AnyGame, seats: int, options: Options, chance: Chance) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.chance = chance
        self.state: State = game.new(seats, options)
        self.version = 0  # how many entries the record has
        self.happened: list[Happened] = []  # one per entry
        self.line: list[int] = []  # versions of the entries that were not taken back
        self._public: tuple[dict[str, Json], bytes] | None = None  # what spectators see now

    @property
    def entries(self) -> list[Entry]:
        """The record without what its entries caused."""
        return [Entry(happened.action, happened.undo_to) for happened in self.happened]

    @property
    def over(self) -> bool:
        """Whether nothing is left to do."""
        return self.state.to_act() == OVER

    @property
    def to_act(self) -> int | None:
        """The seat that decides next; None at the end."""
        seat = self.state.to_act()
        return seat if seat >= 0 else None  # CHANCE and OVER are negative

    # --- going on ----------------------------------------------------------------------------

    def begin(self) -> Draft:
        """The outcomes of chance up to the first decision."""
        draft = Draft(self.state.copy(), [])
        self._settle(draft)
        return draft

    def act(self, action: int) -> Draft:
        """A legal action of the seat to act, and the outcomes of chance that follow."""
        draft = self._draft(action)
        self._settle(draft)
        return draft

    def _draft(self, action: int) -> Draft:
        draft = Draft(self.state.copy(), [])
        self._extend(draft, draft.state.to_act(), action)
        return draft

    def _extend(self, draft: Draft, seat: int, action: int) -> None:
        version = self.version + len(draft.happened) + 1
        events: list[Event] = []
        forced = seat != CHANCE and len(draft.state.legal_actions()) == 1
        draft.state.apply(action, events)
        decided = None if seat == CHANCE else seat
        draft.happened.append(Happened(version, decided, action, None, events, forced))

    def _settle(self, draft: Draft) -> None:
        while draft.state.to_act() == CHANCE:
            version = self.version + len(draft.happened) + 1
            self._extend(draft, CHANCE, self.chance.outcome(draft.state, version))

    def undo(self, seat: int, to_version: int) -> Draft:
        """Everything after `to_version` taken back, at the wish of a seat."""
        line = [version for version in self.line if version <= to_version]
        happened = Happened(self.version + 1, seat, None, to_version, [])
        return Draft(self.state_after(line), [happened], to_version)

    def adopt(self, draft: Draft) -> None:
        """Make a draft that is saved the present."""
        self.state = draft.state
        self._public = None
        self.happened += draft.happened
        if draft.undo_to is None:
            self.line += range(self.version + 1, len(self.happened) + 1)
        while draft.undo_to is not None and self.line and self.line[-1] > draft.undo_to:
            self.line.pop()
        self.version = len(self.happened)

    def replay(self, entries: Sequence[Entry], seats: Sequence[int | None]) -> None:
        """Play saved entries again, checking each; `seats` says who undid. BadRecord otherwise."""
        for entry, seat in zip(entries, seats, strict=True):
            if entry.undo_to is not None:
                if entry.undo_to != 0 and entry.undo_to not in self.line:
                    raise BadRecord(f"There is no version {entry.undo_to} to go back to.")
                self.adopt(self.undo(0 if seat is None else seat, entry.undo_to))
            elif entry.action is None or not is_possible(self.state, entry.action):
                raise BadRecord(
                    f"Entry {self.version + 1} of the record, {entry.action}, is not possible."
                )
            else:
                self.adopt(self._draft(entry.action))

    def state_after(self, line: Sequence[int]) -> State:
        """The state that the actions of these entries lead to."""
        state: State = self.game.new(self.seats, self.options)
        for version in line:
            action = self.happened[version - 1].action
            assert action is not None
            state.apply(action)
        return state

    # --- what a seat may know ------------------------------------------------------------------

    def observation(self, look: int | None) -> Raw:
        """What a seat (None: a spectator) sees; what all see alike is encoded once."""
        if self._public is None:
            seen = self.game.observe(self.state, None)
            self._public = seen, wire.json_bytes(seen)
        public, encoded = self._public
        own = {} if look is None else self.game.own(self.state, look)
        if not own:
            return Raw(encoded)
        if public and public.keys().isdisjoint(own):
            return Raw(encoded[:-1] + b"," + wire.json_bytes(own)[1:])
        return wire.raw({**public, **own})

    def choices(self, look: int | None) -> Raw:
        """What the seat may do, if it is to act."""
        game, state = self.game, self.state
        if look is None or state.to_act() != look:
            return wire.NOTHING
        return wire.raw([game.action_json(state, action) for action in state.legal_actions()])

    def steps(self, look: int | None, after: int) -> list[wire.Step]:
        """What happened after a version, as the seat may know it."""
        return [self.step(entry, look) for entry in self.happened[after:]]

    def step(self, entry: Happened, look: int | None) -> wire.Step:
        """One entry as the seat may know it."""
        views = [self.game.event_view(event, look) for event in entry.events]
        seen = wire.raw([view for view in views if view is not None])
        return wire.Step(entry.version, entry.seat, seen, entry.undo_to)

    def tells_gap(self, version: int) -> bool:
        """Whether everything after this version is told step by step, not by a full view."""
        return self.version - LONGEST_GAP <= version <= self.version

    def views(self, look: int, line: list[int] | None = None) -> list[dict[str, Json]]:
        """All that the seat has noticed in what was not taken back, oldest first."""
        return [
            view
            for version in (self.line if line is None else line)
            for event in self.happened[version - 1].events
            if (view := self.game.event_view(event, look)) is not None
        ]

    def result(self) -> wire.Result | None:
        """Scores and places, at the end only: before it they may be secret."""
        if not self.over:
            return None
        return wire.Result(self.state.scores(), self.state.ranking())


def is_possible(state: State, action: int) -> bool:
    """Whether this action or outcome may come next."""
    seat = state.to_act()
    if seat == OVER:
        return False
    if seat == CHANCE:
        return any(outcome == action for outcome, _ in state.chance_outcomes())
    return action in state.legal_actions()
