"""Spaces: a game with a number of seats, as numbers."""

from functools import cached_property
from math import prod
from operator import index
from types import ModuleType
from typing import Any, Final, Literal, get_args

from farol.core.actions import Seat
from farol.core.data import Json
from farol.core.derived import tensor_of
from farol.core.encoder import (
    Encoder,
    action_of,
    choices_of,
    legal_numbers,
    mask_of,
    numbered,
    observed,
)
from farol.core.errors import BadAction, BadOptions, FarolError, shown
from farol.core.history import EventRows, EventTable
from farol.core.numbers import ActionNumber, Block, Detail, EventKind
from farol.core.options import Options, complete_options
from farol.core.progress import PointsProgress, SeatTotals
from farol.core.state import CHANCE, OVER, State
from farol.games import ALL, AnyGame, part
from farol.research.returns import HIGHEST, LOWEST, returns_of

__all__ = ["ActionNumber", "BadUse", "Rewards", "Space"]

Rewards = Literal["place", "points", "round", "team"]

MOST_ROWS: Final = 1 << 16  # of a history


class BadUse(FarolError):
    """The operation is impossible in this state or game."""


class Space:
    """One game with its seats and options: sizes, observations, masks, returns.

    An observation is `size` bytes, made of `parts`. Actions have the numbers from 0 to `numbers` -
    1, the same in every position. Seats are numbered relative to the viewing or acting one.
    """

    lowest: Final = LOWEST  # return
    highest: Final = HIGHEST

    def __init__(
        self, game: str | AnyGame, seats: int, options: dict[str, Json] | None = None
    ) -> None:
        """A game by name, or itself. BadOptions says what is invalid. The default options are those
        for games between programs."""
        if isinstance(game, str):
            if game not in ALL:
                raise BadOptions(f"There is no game {shown(game)}; there are: {', '.join(ALL)}.")
            game = ALL[game]
        self.game: Final[AnyGame] = game
        chosen = dict(self.game.unattended) | (options or {})
        self._start: State = self.game.new(seats, chosen)
        self.seats: Final = seats
        self.options: Final[Options] = complete_options(self.game.options, chosen)
        module = _tensor(self.game)
        self.encoder: Final[Encoder] = module.new_encoder(seats)
        self.parts: Final[tuple[Block, ...]] = tuple(module.parts(seats))
        self.size: Final[int] = self.encoder.size
        self.numbers: Final[int] = self.encoder.numbers
        self.longest: Final[int] = module.longest(seats)  # decisions of seats in one game

    def __repr__(self) -> str:
        return (
            f"<Space of {self.game.name}, {self.seats} seats: {self.size} bytes, "
            f"{self.numbers} actions, at most {self.longest} decisions>"
        )

    def __deepcopy__(self, _memo: object) -> "Space":
        return self  # immutable

    def __reduce__(self) -> tuple[object, ...]:
        game = self.game.name if self.game.name in ALL else self.game
        return Space, (game, self.seats, dict(self.options))

    def new(self) -> State:
        """A game before its first deal."""
        return self._start.copy()

    @cached_property
    def slices(self) -> dict[str, slice]:
        """The slice of each part in an observation."""
        found: dict[str, slice] = {}
        start = 0
        for one in self.parts:
            found[one.name] = slice(start, start + prod(one.shape))
            start = found[one.name].stop
        return found

    @cached_property
    def event_kinds(self) -> tuple[EventKind, ...]:
        """The kinds of rows of a history: those of events, then those of claims."""
        return (*self._told, *self._said)

    @cached_property
    def event_table(self) -> EventTable:
        """The kinds of events for compiled code; BadUse if the game declares none."""
        if not self._told:
            raise BadUse(f"{self.game.name} declares no kinds of events in its tensor.py.")
        return EventTable(self._told, self._said, self.seats)

    def event_rows(self, rows: int) -> EventRows | None:
        """An empty record of the latest `rows` events of every seat; None for 0."""
        if isinstance(rows, bool) or not isinstance(rows, int) or not 0 <= rows <= MOST_ROWS:
            raise BadUse(f"A history has 0 to {MOST_ROWS} rows, not {shown(rows)}.")
        return EventRows(self.event_table, rows) if rows else None

    @cached_property
    def _told(self) -> tuple[EventKind, ...]:
        declared = getattr(_tensor(self.game), "event_kinds", None)
        return () if declared is None else tuple(declared(self.seats))

    @cached_property
    def _said(self) -> tuple[EventKind, ...]:
        return tuple(
            EventKind(
                claim.name,
                tuple(
                    Detail(one.name, kind="seat") if isinstance(one, Seat) else Detail(one.name)
                    for one in claim.parts
                ),
            )
            for claim in self.game.claims.kinds
        )

    def progress(self, rewards: Rewards) -> SeatTotals | None:
        """How rewards before the end are counted; None for returns by place."""
        module = _tensor(self.game)
        if rewards == "place":
            return None
        less = getattr(module, "LESS_IS_BETTER", False)
        if rewards == "points":
            return PointsProgress(less)
        if rewards == "round" and hasattr(module, "round_of"):
            return PointsProgress(less, module.round_of)
        if rewards == "team" and hasattr(module, "team_progress"):
            found: SeatTotals = module.team_progress()
            return found
        known = ", ".join(get_args(Rewards))
        if rewards not in get_args(Rewards):
            raise BadUse(f"Rewards are by one of {known}, not {shown(rewards)}.")
        raise BadUse(f"{self.game.name} has no rewards by {rewards}.")

    def observation(self, state: State, seat: int) -> bytes:
        """A seat's observation of a state; equal for states it cannot distinguish."""
        return observed(self.encoder, state, self.seat(seat))

    def seat(self, seat: int) -> int:
        """The seat; BadUse if there is no such one."""
        if isinstance(seat, bool) or not isinstance(seat, int) or seat not in range(self.seats):
            raise BadUse(f"Seats are counted from 0 to {self.seats - 1}, not {shown(seat)}.")
        return seat

    def legal(self, state: State) -> list[ActionNumber]:
        """The numbers of the legal actions, ascending; empty for chance and at the end."""
        legal: list[Any] = legal_numbers(self.encoder, state)
        return legal

    def mask(self, state: State) -> bytes:
        """A 1 for each legal number."""
        return mask_of(self.encoder, choices_of(self.encoder, state))

    def number(self, state: State, action: int) -> ActionNumber:
        """The number of a legal action; BadAction if it is illegal, or has no number."""
        for number, legal in numbered(self.encoder, state):
            if legal == action:
                return ActionNumber(number)
        raise BadAction(f"{shown(action)} is no legal action with a number here.")

    def action(self, state: State, number: ActionNumber) -> int:
        """The legal action of a number; BadAction says what is wrong."""
        asked: object = number
        if isinstance(asked, int) and not isinstance(asked, bool) and 0 <= asked < self.numbers:
            action = action_of(self.encoder, state, asked)
            if action >= 0:
                return action
        raise BadAction(self.refusal(state, number))

    def refusal(self, state: State, number: object) -> str:
        """Why a number cannot be played now."""
        if state.to_act() == OVER:
            return "The game is over: nobody can act."
        if state.to_act() == CHANCE:
            return "Chance is next: no seat can act."
        if isinstance(number, bool) or not isinstance(number, int):
            return f"An action is a whole number, not {shown(number)}."
        return self.not_legal(number)

    def not_legal(self, number: int) -> str:
        """Why a number is none of the legal ones."""
        if number not in range(self.numbers):
            return f"Actions are numbered from 0 to {self.numbers - 1}; there is no {number}."
        return f"Action {number} is not legal now; the mask says which are."

    def returns(self, state: State) -> list[float]:
        """The return of each seat in a finished game, by place; they sum to 0."""
        return returns_of(self.places(state))

    def points(self, state: State) -> list[int]:
        """The current points of each seat; in some games less is better."""
        return list(state.scores())

    def places(self, state: State) -> list[int]:
        """The place of each seat in a finished game, 1 for the best; ties share one."""
        if state.to_act() != OVER:
            raise BadUse("The game is not over: nobody has a place yet.")
        return list(state.ranking())


def checked(number: object) -> ActionNumber:
    """A whole number of any kind, also NumPy's; BadAction for anything else."""
    asked: Any = number
    try:
        if not isinstance(number, bool):
            return ActionNumber(index(asked))
    except TypeError:
        pass
    raise BadAction(f"An action is a whole number, not {shown(number)}.")


def _tensor(game: AnyGame) -> ModuleType:
    found, views = part(game, "tensor"), part(game, "views")
    if found is None and views is not None:
        found = tensor_of(game, views)
    if found is None:
        raise BadOptions(f"{game.name} says nothing of itself in numbers: it has no tensor.py.")
    return found
