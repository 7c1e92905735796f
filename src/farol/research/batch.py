"""Many games stepped together, in compiled code: chance and opponents play by themselves."""

# compiled by mypyc

from abc import ABC, abstractmethod

from farol.core.compiled import mypyc_attr
from farol.core.encoder import NO_NUMBER, Encoder, Octets
from farol.core.event import Event
from farol.core.native import i64, u8
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State
from farol.research.returns import returns_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponents(ABC):
    """Whoever plays the seats that are not played by the caller. Games are counted from 0."""

    def __init__(self, hears: bool) -> None:
        self.hears = hears  # whether it wants to be told of events

    @abstractmethod
    def choose(self, game: i64, state: State, seat: i64) -> i64:
        """A legal action of the rules for this seat of a game."""

    @abstractmethod
    def begin(self, game: i64) -> None:
        """A game begins anew."""

    @abstractmethod
    def hear(self, game: i64, events: list[Event]) -> None:
        """What happened in a game."""


class Batch:
    """Games of one kind. Bytes for NumPy: `observations`, `masks` and `seats`, one row a game.

    A row is about the seat to act. `ended` are the games that a step ended, with their `returns`,
    `points` and `places`; `cut` are those that lasted too long. Both are begun anew at once.
    """

    def __init__(
        self,
        start: State,
        encoder: Encoder,
        seeds: list[int],
        learners: list[bool],
        opponents: Opponents | None,
        longest: i64,
    ) -> None:
        games: i64 = len(seeds)
        self.start = start
        self.encoder = encoder
        self.learners = learners  # by seat: whether the caller plays it
        self.opponents = opponents  # None: at random
        self.longest: i64 = longest
        self.rands = [Rand(seed) for seed in seeds]
        self.states = [start.copy() for _ in seeds]
        self.decisions = [0] * games
        self.numbers: list[list[int]] = [[] for _ in seeds]  # by game: what is legal
        self.actions: list[list[int]] = [[] for _ in seeds]  # the same in the rules' own ints
        self.observations = Octets(games * encoder.size)
        self.masks = Octets(games * encoder.numbers)
        self.seats = Octets(games)
        self.ended: list[int] = []
        self.cut: list[int] = []
        self.returns: list[list[float]] = []
        self.points: list[list[int]] = []
        self.places: list[list[int]] = []

    def reset(self) -> None:
        """Begin every game anew; luck goes on where it was."""
        self._forget()
        game: i64
        for game in range(len(self.states)):
            self._begin(game)
            self._advance(game)
            self._show(game)

    def step(self, numbers: list[int]) -> i64:
        """One action in every game. Returns -1, or the first game whose number is not legal: then
        nothing was done in any."""
        chosen: list[int] = []
        game: i64
        for game in range(len(self.states)):
            place = _place_of(numbers[game], self.numbers[game])
            if place < 0:
                return game
            chosen.append(self.actions[game][place])
        self._forget()
        for game in range(len(self.states)):
            self._apply(game, chosen[game])
            self._advance(game)
            self._show(game)
        return -1

    def step_at_random(self) -> None:
        """One random legal action in every game."""
        self._forget()
        game: i64
        for game in range(len(self.states)):
            actions = self.actions[game]
            self._apply(game, actions[self.rands[game].below(len(actions))])
            self._advance(game)
            self._show(game)

    def _forget(self) -> None:
        self.ended = []
        self.cut = []
        self.returns = []
        self.points = []
        self.places = []

    def _begin(self, game: i64) -> None:
        self.states[game] = self.start.copy()
        self.decisions[game] = 0
        if self.opponents is not None:
            self.opponents.begin(game)

    def _apply(self, game: i64, action: i64) -> None:
        opponents = self.opponents
        if opponents is not None and opponents.hears:
            events: list[Event] = []
            self.states[game].apply(action, events)
            opponents.hear(game, events)
        else:
            self.states[game].apply(action)

    def _advance(self, game: i64) -> None:
        """Go on to the next decision of the caller, through the end of a game if it comes to it."""
        rand = self.rands[game]
        while True:
            state = self.states[game]
            seat = state.to_act()
            if seat == CHANCE:
                self._apply(game, state.sample_chance(rand))
                continue
            if seat == OVER:
                self._finish(game)
                continue
            if self.decisions[game] >= self.longest:
                self.cut.append(game)
                self._begin(game)
                continue
            self.decisions[game] += 1
            if self.learners[seat]:
                if self._has_number(game):
                    return
                self._apply(game, state.sample_action(rand))  # all that it may do has no number
            elif self.opponents is not None:
                self._apply(game, self.opponents.choose(game, state, seat))
            else:
                self._apply(game, state.sample_action(rand))

    def _finish(self, game: i64) -> None:
        state = self.states[game]
        places = state.ranking()
        self.ended.append(game)
        self.returns.append(returns_of(places))
        self.points.append(state.scores())
        self.places.append(places)
        self._begin(game)

    def _has_number(self, game: i64) -> bool:
        """List what is legal, and say whether any of it has a number."""
        encoder = self.encoder
        state = self.states[game]
        numbers: list[int] = []
        actions: list[int] = []
        action: i64
        for action in state.legal_actions():
            number = encoder.number(state, action)
            if number != NO_NUMBER:
                numbers.append(number)
                actions.append(action)
        self._mark(game, numbers)
        self.actions[game] = actions
        return len(numbers) > 0

    def _mark(self, game: i64, numbers: list[int]) -> None:
        """The mask of a game: what was legal is cleared, what is legal is set."""
        mask = self.masks.data
        start = game * self.encoder.numbers
        nothing: u8 = 0
        one: u8 = 1
        number: i64
        for number in self.numbers[game]:
            mask[start + number] = nothing
        for number in numbers:
            mask[start + number] = one
        self.numbers[game] = numbers

    def _show(self, game: i64) -> None:
        encoder = self.encoder
        state = self.states[game]
        seat: i64 = state.to_act()
        self.seats.data[game] = u8(seat)
        encoder.write(state, seat, self.observations.data, game * encoder.size)


def _place_of(number: i64, numbers: list[int]) -> i64:
    count: i64 = len(numbers)
    for place in range(count):
        if numbers[place] == number:
            return place
    return -1
