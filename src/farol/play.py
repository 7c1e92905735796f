"""A game in Python: moves in notation, chance from a seed, bots, files."""

import json
from copy import copy
from dataclasses import replace
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
from farol.core.text import LANGUAGES
from farol.games import ALL, AnyGame
from farol.spoken import WIDTH, SpokenSeat, ToldSeat, drawn

__all__ = ["Play", "new", "open_record"]

LONGEST_RECORD: Final = 1 << 25  # bytes; a million entries fit
INDENT: Final = 2  # spaces in a record's file


class Play:
    """A game whose chance events play by themselves, so that a seat is always to act until the end.

    `state` is the rules' own; changing it directly desynchronises the record.
    """

    def __init__(self, game: AnyGame, record: Record, seed: int = 1) -> None:
        """Continue a record, with chance from a seed; BadRecord says what is wrong."""
        if not is_whole(seed) or seed < 0:
            raise BadOptions(f"A seed is a whole number from 0, not {shown(seed)}.")
        self.game: Final = game
        self._chance = Rand(seed)
        self._open(record)
        self._settle()

    def _open(self, record: Record) -> None:
        """Replay a record."""
        self.record = record
        self._memory = Memory(self.game, record.seats)
        self._steps: list[tuple[int | None, list[Event]]] = []  # who acted, and what happened
        self._decisions: list[int] = []  # numbers of the entries that seats decided
        acting = self.game.new(record.seats, dict(record.options)).to_act()
        count = 0

        def watch(state: State, entry: int, events: list[Event]) -> None:
            nonlocal acting, count
            self._note(acting if entry >= 0 else CHANCE, count, events)
            acting, count = state.to_act(), count + 1

        self.state: State = replay(self.game, record, watch)

    def _note(self, acting: int, number: int, events: list[Event]) -> None:
        if acting >= 0:
            self._decisions.append(number)
        self._steps.append((acting if acting >= 0 else None, events))
        self._memory.note(events)

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

    def undo(self) -> None:
        """Take the last decision back, with the chance events after it; BadAction if there is none.
        Chance is drawn anew when the game goes on."""
        if not self._decisions:
            raise BadAction("Nobody has decided anything yet.")
        kept = self.record.actions[: self._decisions[-1]]
        self._open(replace(self.record, actions=kept))

    def copy(self) -> "Play":
        """An independent copy, with the same luck to come."""
        twin = object.__new__(Play)
        twin.game = self.game  # type: ignore[misc]  # it has none yet
        twin._chance = copy(self._chance)
        twin._open(replace(self.record, actions=self.record.actions[:]))
        return twin

    def __eq__(self, other: object) -> bool:
        """Whether the same was played in the same game."""
        return isinstance(other, Play) and self.record == other.record

    __hash__ = None  # type: ignore[assignment]  # it changes

    def sees(self, seat: int | None = None) -> dict[str, Json]:
        """The view of a seat (None: a spectator), as the server would send it."""
        return self.game.observe(self.state, self._checked(seat))

    def text(self, seat: int | None = None) -> str:
        """The view of a seat (None: a spectator) as text."""
        return self.game.text(self.state, self._checked(seat))

    def board(self, seat: int | None = None, language: str = "en", width: int = WIDTH) -> str:
        """The board as a seat (None: a spectator) sees it, drawn in text as in the terminal."""
        return drawn(self._told(self._checked(seat)), spoken_here(language), width)

    def spoken(self, seat: int, language: str = "en") -> SpokenSeat:
        """A seat in words: its position, rules and legal moves, for people and language models."""
        if seat is None:
            raise BadAction("A spectator has no seat to speak for.")
        return SpokenSeat(self._told(self._checked(seat)), spoken_here(language))

    def say(self, words: str, language: str = "en") -> str:
        """Make the move that the seat to act describes in words, as at the table; its notation.
        BadAction says what was not understood, or what could be meant."""
        if self.seat is None:
            raise BadAction("The game is over: nobody can move.")
        move = self.spoken(self.seat, language).understood(words)
        self.play(move)
        return move

    def _told(self, seat: int | None) -> ToldSeat:
        return ToldSeat(self.game, self.state, seat, self._steps)

    def ask(self, level: str = "expert", simulations: int | None = None) -> DecisionExplanation:
        """The move that a bot of this level recommends, and why; it is not played."""
        number = self.seat
        if number is None:
            raise BadAction("The game is over: a bot has nothing to choose.")
        if simulations is not None and not (is_whole(simulations) and simulations >= 1):
            raise BadOptions(f"Simulations are a whole number from 1, not {shown(simulations)}.")
        seat = self._seat(number)
        budget = None if simulations is None else Budget(simulations)
        return explained(seat, new_bot(level, self.game.name).decide(seat, budget))

    def scores(self) -> list[int]:
        """The current points of each seat."""
        return self.state.scores()

    def places(self) -> list[int]:
        """The place of each seat, 1 for the best, when the game is over; ties share one."""
        if self.seat is not None:
            raise BadAction("The game is not over: nobody has a place yet.")
        return self.state.ranking()

    def save(self, path: str | Path) -> None:
        """Write the record as JSON; `open_record` reads it, and so does the table."""
        text = json.dumps(self.record.to_json(), indent=INDENT)
        Path(path).write_text(f"{text}\n", encoding="utf-8")

    def __str__(self) -> str:
        return self.board()

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
        acting = self.state.to_act()
        self.state.apply_unchecked(entry, events)
        self.record.actions.append(entry)
        self._note(acting, len(self.record.actions) - 1, events)


def is_whole(value: object) -> bool:
    """Whether a value is an int, and no bool."""
    return isinstance(value, int) and not isinstance(value, bool)


def spoken_here(language: str) -> str:
    """The language; BadOptions if there are no texts in it."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise BadOptions(f"There is no language {shown(language)}; there are: {known}.")
    return language


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
