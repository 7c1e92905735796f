"""A game in Python: moves in notation, chance from a seed, bots, files."""

import json
from pathlib import Path
from typing import Final

from farol.bots.bot import Budget, Memory, Seat, seat_of
from farol.bots.explain import DecisionExplanation, explained
from farol.bots.roster import new_bot
from farol.core.data import Json
from farol.core.errors import BadAction, BadOptions, BadRecord, shown
from farol.core.event import Event
from farol.core.rand import Rand
from farol.core.record import Record, replay
from farol.core.state import CHANCE, OVER, State
from farol.games import ALL, AnyGame

__all__ = ["Play", "new", "open_record"]

LONGEST_RECORD: Final = 1 << 25  # bytes; a million entries fit
INDENT: Final = 2  # spaces in a record's file


class Play:
    """A game whose chance events play by themselves, so that a seat is always to act until the end.

    `state` is the rules' own; changing it directly desynchronises the record.
    """

    def __init__(self, game: AnyGame, record: Record, seed: int = 1) -> None:
        """Continue a record, with chance from a seed; BadRecord says what is wrong."""
        if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
            raise BadOptions(f"A seed is a whole number from 0, not {shown(seed)}.")
        self.game: Final = game
        self.record: Final = record
        self._memory = Memory(game, record.seats)
        self._chance = Rand(seed)
        self.state: State = replay(game, record, lambda _s, _e, events: self._memory.note(events))
        self._settle()

    @property
    def seat(self) -> int | None:
        """The seat to act, from 0; None when the game is over."""
        acting = self.state.to_act()
        return None if acting == OVER else acting

    def legal(self) -> list[str]:
        """The legal actions of the seat to act, in notation; empty when the game is over."""
        if self.seat is None:
            return []
        return [self.game.notation(self.state, action) for action in self.state.legal_actions()]

    def play(self, move: str) -> None:
        """Make a move of the seat to act, in notation; BadAction or IllegalAction says why not."""
        if self.seat is None:
            raise BadAction("The game is over: nobody can move.")
        self._apply(self.game.read_notation(self.state, move))
        self._settle()

    def sees(self, seat: int | None = None) -> dict[str, Json]:
        """The view of a seat (None: a spectator), as the server would send it."""
        return self.game.observe(self.state, self._checked(seat))

    def text(self, seat: int | None = None) -> str:
        """The view of a seat (None: a spectator) as text."""
        return self.game.text(self.state, self._checked(seat))

    def ask(self, level: str = "expert", simulations: int | None = None) -> DecisionExplanation:
        """The move that a bot of this level recommends, and why; it is not played."""
        number = self.seat
        if number is None:
            raise BadAction("The game is over: a bot has nothing to choose.")
        seat = self._seat(number)
        budget = None if simulations is None else Budget(simulations)
        return explained(seat, new_bot(level, self.game.name).decide(seat, budget))

    def scores(self) -> list[int]:
        """The current points of each seat."""
        return self.state.scores()

    def save(self, path: str | Path) -> None:
        """Write the record as JSON; `open_record` reads it, and so does the table."""
        text = json.dumps(self.record.to_json(), indent=INDENT)
        Path(path).write_text(f"{text}\n", encoding="utf-8")

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<{self.game.name} after {len(self.record.actions)} entries: {self.state!r}>"

    def _seat(self, number: int) -> Seat:
        luck = Rand(len(self.record.actions))  # the same position gives the same advice
        return seat_of(self.game, self.state, number, self._memory.views[number], luck)

    def _checked(self, seat: int | None) -> int | None:
        if seat is not None and seat not in range(self.state.seats):
            last = self.state.seats - 1
            raise BadAction(f"Seats are counted from 0 to {last}; there is no seat {shown(seat)}.")
        return seat

    def _settle(self) -> None:
        while self.state.to_act() == CHANCE:
            self._apply(self.state.sample_chance(self._chance))

    def _apply(self, entry: int) -> None:
        events: list[Event] = []
        self.state.apply(entry, events)
        self.record.actions.append(entry)
        self._memory.note(events)


def new(game: str, seats: int, seed: int = 1, options: dict[str, Json] | None = None) -> Play:
    """A new game by name; BadOptions says what is invalid."""
    found = _found(game)
    found.new(seats, options)  # rejects invalid options with a sentence
    return Play(found, Record.of_new(found, seats, options), seed)


def open_record(path: str | Path, seed: int = 1) -> Play:
    """A saved game, to be continued; BadRecord says what is wrong."""
    try:
        with Path(path).open("rb") as file:
            text = file.read(LONGEST_RECORD + 1)
        if len(text) > LONGEST_RECORD:
            raise BadRecord(f"{path} is too long for a record.")
        data = json.loads(text.decode())
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"{path} is no JSON: {error}") from error
    record = Record.from_json(data)
    return Play(_found(record.game), record, seed)


def _found(name: str) -> AnyGame:
    if name not in ALL:
        raise BadOptions(f"There is no game {shown(name)}; there are: {', '.join(ALL)}.")
    return ALL[name]
