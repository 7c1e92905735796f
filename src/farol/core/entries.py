"""Entries of a game's record with their effects, and what is to become one."""

# compiled by mypyc

from typing import NamedTuple, Protocol, final

from farol.core.claims import Said
from farol.core.compiled import mypyc_attr
from farol.core.event import Event
from farol.core.state import State


class Chance(Protocol):
    """Source of the outcomes of chance: farol.core.fairness.CommittedDice at a real table."""

    def outcome(self, state: State, version: int) -> int:
        """The outcome of chance for entry `version`."""


@final
@mypyc_attr(acyclic=True)  # no reference leads back to it: excluded from garbage collection
class Entry:
    """One entry of the record, with its effects."""

    __slots__ = (
        *("action", "answer", "events", "forced", "move", "parent", "seat", "undo_to", "version"),
    )

    def __init__(
        self,
        version: int,
        seat: int | None,
        action: int | None,
        undo_to: int | None,
        events: tuple[Event, ...],
        parent: int,
        forced: bool = False,
    ) -> None:
        self.version = version
        self.seat = seat
        self.action = action
        self.undo_to = undo_to
        self.events = events
        self.parent = parent  # version of the previous entry that was not taken back, or 0
        self.forced = forced  # it was the only legal action
        self.answer = False  # in a window of reaction
        self.move: str | None = None  # the client's id of this move


class Spoken(NamedTuple):
    """A claim in the record, and its date."""

    number: int  # from 1
    said: Said
    at: float


@final
class Sealed:
    """A sealed simultaneous choice of a seat: secret, and not yet part of the record."""

    __slots__ = ("action", "decision", "move")

    def __init__(self, action: int, move: str | None = None, decision: bytes = b"") -> None:
        self.action = action
        self.move = move  # the client's id of this move
        self.decision = decision  # a bot's deliberation


@final
class Pending:
    """A change that is not yet saved."""

    __slots__ = ("between", "decisions", "entries", "state", "turn", "undo_to")

    def __init__(
        self, state: State, entries: list[Entry], turn: int, undo_to: int | None = None
    ) -> None:
        self.state = state
        self.turn = turn  # who is to act there: a seat, CHANCE or OVER
        self.entries = entries
        self.undo_to = undo_to  # an undo instead: entries after this version are taken back
        self.between: list[State] = []  # after each entry but the last, whose state is `state`
        self.decisions: dict[int, bytes] = {}  # by version: bots' deliberations
