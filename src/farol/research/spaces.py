"""Spaces: a game with a number of seats, as numbers."""

from functools import cached_property
from math import prod
from types import ModuleType
from typing import Final

from farol.core.data import Json
from farol.core.encoder import Encoder, numbered, observed
from farol.core.errors import BadAction, BadOptions, FarolError, shown
from farol.core.numbers import Block
from farol.core.options import Options, complete_options
from farol.core.state import CHANCE, OVER, State
from farol.games import ALL, AnyGame, part
from farol.research.returns import HIGHEST, LOWEST, returns_of

__all__ = ["BadUse", "Space"]


class BadUse(FarolError):
    """The operation is impossible in this state or game."""


class Space:
    """One game with its seats and options: sizes, observations, masks, returns.

    An observation is `size` bytes, made of `parts`. Actions have the numbers from 0 to `numbers` -
    1, the same in every position. Seats are numbered relative to the viewing or acting one.
    """

    lowest: Final = LOWEST  # return
    highest: Final = HIGHEST

    def __init__(self, game: str, seats: int, options: dict[str, Json] | None = None) -> None:
        """BadOptions says what is invalid. The default options are those for games between
        programs."""
        if game not in ALL:
            raise BadOptions(f"There is no game {shown(game)}; there are: {', '.join(ALL)}.")
        self.game: Final[AnyGame] = ALL[game]
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
        return Space, (self.game.name, self.seats, dict(self.options))

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

    def observation(self, state: State, seat: int) -> bytes:
        """A seat's observation of a state; equal for states it cannot distinguish."""
        if isinstance(seat, bool) or not isinstance(seat, int) or seat not in range(self.seats):
            raise BadUse(f"Seats are counted from 0 to {self.seats - 1}, not {shown(seat)}.")
        return observed(self.encoder, state, seat)

    def legal(self, state: State) -> list[int]:
        """The numbers of the legal actions, ascending; empty for chance and at the end."""
        return sorted(number for number, _ in numbered(self.encoder, state))

    def mask(self, state: State) -> bytes:
        """A 1 for each legal number."""
        mask = bytearray(self.numbers)
        for number, _ in numbered(self.encoder, state):
            mask[number] = 1
        return bytes(mask)

    def number(self, state: State, action: int) -> int:
        """The number of a legal action; BadAction if it is illegal, or has no number."""
        for number, legal in numbered(self.encoder, state):
            if legal == action:
                return number
        raise BadAction(f"{shown(action)} is no legal action with a number here.")

    def action(self, state: State, number: int) -> int:
        """The legal action of a number; BadAction says what is wrong."""
        for other, action in numbered(self.encoder, state):
            if other == number:
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


def _tensor(game: AnyGame) -> ModuleType:
    found = part(game, "tensor")
    if found is None:
        raise BadOptions(f"{game.name} says nothing of itself in numbers: it has no tensor.py.")
    return found
