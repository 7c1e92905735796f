"""A game as options plus ints: everything needed to play it again."""

from collections.abc import Callable
from dataclasses import dataclass, field

from farol.core.data import Fields, Json
from farol.core.errors import BadOptions, BadRecord, shown
from farol.core.event import Event
from farol.core.game import Game, S
from farol.core.options import Options
from farol.core.state import CHANCE, OVER

MAX_ACTION = 2**62 - 1


@dataclass
class Record:
    """What was played: actions of seats and outcomes of chance in one list."""

    game: str
    version: int
    seats: int
    options: Options
    actions: list[int] = field(default_factory=list)

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
        """The record in a JSON object; BadRecord says what is wrong. `replay` checks the rest."""
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
            actions=fields.integers("actions", 0, MAX_ACTION),
        )
        fields.done()
        return record


Watcher = Callable[[S, int, list[Event]], None]


def replay(game: Game[S], record: Record, watch: Watcher[S] | None = None) -> S:
    """Play a record again, checking every step; `watch` sees each state and what led to it."""
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
    for index, action in enumerate(record.actions):
        _check_possible(state, action, index)
        events: list[Event] = []
        state.apply(action, events)
        if watch is not None:
            watch(state, action, events)
    return state


def _check_possible(state: S, action: int, index: int) -> None:
    seat = state.to_act()
    if seat == OVER:
        raise BadRecord(f"The record goes on after the end of the game, at action {index}.")
    if seat == CHANCE:
        possible = any(outcome == action for outcome, _ in state.chance_outcomes())
        who = "chance"
    else:
        possible = action in state.legal_actions()
        who = f"seat {seat}"
    if not possible:
        raise BadRecord(f"Action {index} of the record, {action}, is not possible for {who} there.")
