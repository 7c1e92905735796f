"""A record: options plus ints, everything needed to replay a game.

An entry is an action of a seat or an outcome of chance, from 0 up, or an undo, below zero. Entries
are counted from 1; the number of an entry is the version of the game after it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from farol.core.data import Fields, Json
from farol.core.errors import BadOptions, BadRecord, shown
from farol.core.event import Event
from farol.core.game import Game, S
from farol.core.options import Options, complete_options
from farol.core.state import CHANCE, OVER, State

MAX_ACTION = 2**62 - 1
MAX_VERSION = 1_000_000


def undo_to(version: int) -> int:
    """The entry that takes back everything after this version.

    >>> undo_to(0), undone_to(undo_to(7)), undone_to(7)
    (-1, 7, None)
    """
    return -1 - version


def undone_to(entry: int) -> int | None:
    """The version that an entry goes back to; None for actions and outcomes."""
    return -1 - entry if entry < 0 else None


def entry_of(action: int | None, undo: int | None) -> int:
    """The entry for an action or outcome, or for an undo to this version; BadRecord unless exactly
    one is given."""
    if action is not None and action >= 0 and undo is None:
        return action
    if undo is not None and undo >= 0 and action is None:
        return undo_to(undo)
    raise BadRecord("An entry of a record is an action or an undo.")


def is_possible(state: State, action: int) -> bool:
    """Whether this action or outcome is legal next."""
    seat = state.to_act()
    if seat == OVER:
        return False
    if seat == CHANCE:
        return any(outcome == action for outcome, _ in state.chance_outcomes())
    return action in state.legal_actions()


@dataclass
class Record:
    """A recorded game: actions, outcomes and undos in one list."""

    game: str
    version: int
    seats: int
    options: Options
    actions: list[int] = field(default_factory=list)

    @staticmethod
    def of_new(game: Game[S], seats: int, options: Mapping[str, Json] | None = None) -> "Record":
        """The record of a game without entries, with every option."""
        return Record(game.name, game.version, seats, complete_options(game.options, options))

    def to_json(self) -> dict[str, Json]:
        """The record as a JSON object."""
        return {
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "options": dict(self.options),
            "actions": list(self.actions),
        }

    @staticmethod
    def from_json(data: Json) -> "Record":
        """The record in a JSON object; BadRecord says what is wrong. `replay` validates the
        rest."""
        fields = Fields(data, "A record", BadRecord)
        options = fields.value("options")
        if not isinstance(options, dict):
            raise BadRecord("A record's options must be a JSON object.")
        flat: dict[str, bool | int | str] = {}
        for name, value in options.items():
            if not isinstance(value, bool | int | str):
                raise BadRecord(f"A record's option {shown(name)} must be a flag, number or word.")
            flat[name] = value
        record = Record(
            game=fields.text("game"),
            version=fields.integer("version", 1, 1_000_000),
            seats=fields.integer("seats", 1, 62),
            options=flat,
            actions=fields.integers("actions", undo_to(MAX_VERSION), MAX_ACTION),
        )
        fields.done()
        return record


Watcher = Callable[[S, int, list[Event]], None]


def replay(game: Game[S], record: Record, watch: Watcher[S] | None = None) -> S:
    """Replay a record, checking every step; `watch` is called with each state and its events."""
    if record.game != game.name:
        raise BadRecord(f"This is a record of {shown(record.game)}, not of {game.name!r}.")
    if record.version != game.version:
        raise BadRecord(
            f"The record follows version {record.version} of the rules of {game.name}; "
            f"this program plays version {game.version}."
        )
    try:
        state = game.new(record.seats, record.options)
    except BadOptions as refusal:
        raise BadRecord(f"The record's table cannot be: {refusal}") from refusal
    versions: list[int] = []  # of the main line
    for version, entry in enumerate(record.actions, 1):
        events: list[Event] = []
        to_version = undone_to(entry)
        if to_version is None:
            _check_possible(state, entry, version)
            state.apply_unchecked(entry, events)
            versions.append(version)
        else:
            check_undo(versions, to_version)
            versions = [kept for kept in versions if kept <= to_version]
            state = game.new(record.seats, record.options)
            for kept in versions:
                state.apply_unchecked(record.actions[kept - 1])
        if watch is not None:
            watch(state, entry, events)
    return state


def check_undo(versions: Sequence[int], to_version: int) -> None:
    """BadRecord unless an undo can go back to this version: 0, or an entry of the main line."""
    if to_version != 0 and to_version not in versions:
        raise BadRecord(f"There is no version {to_version} to go back to.")


def _check_possible(state: S, action: int, version: int) -> None:
    if state.to_act() == OVER:
        raise BadRecord(f"The record goes on after the end of the game, with entry {version}.")
    if not is_possible(state, action):
        who = "chance" if state.to_act() == CHANCE else f"seat {state.to_act() + 1}"
        raise BadRecord(
            f"Entry {version} of the record, {action}, is not possible for {who} there."
        )
