"""Many games stepped together, in compiled code: chance and opponents play by themselves."""

# compiled by mypyc

from abc import ABC, abstractmethod

from farol.core.choices import Choices
from farol.core.compiled import mypyc_attr
from farol.core.encoder import EncodedRow, Encoder, Octets
from farol.core.event import Event
from farol.core.native import append, i64, u8, vec
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State
from farol.research.returns import returns_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponents(ABC):
    """Players of the seats that the caller does not play. Games are numbered from 0."""

    def __init__(self, hears: bool) -> None:
        self.hears = hears  # whether it needs events

    @abstractmethod
    def choose(self, game: i64, state: State, seat: i64) -> i64:
        """A legal action for this seat of a game."""

    @abstractmethod
    def begin(self, game: i64) -> None:
        """A game begins again."""

    @abstractmethod
    def hear(self, game: i64, events: list[Event]) -> None:
        """Events of a game."""


class Batch:
    """A batch of games. Buffers for NumPy: `observations`, `masks` and `seats`, one row per game.

    A row belongs to the seat to act. `ended` are the games that a step ended, with their `returns`,
    `points` and `places`; `cut` are the truncated ones. Both are restarted at once.
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
        self.opponents = opponents  # None: random
        self.longest: i64 = longest
        self.rands = [Rand(seed) for seed in seeds]
        self.states = [start.copy() for _ in seeds]
        self.decisions = vec[i64]([0] * games)
        self.choices = [Choices() for _ in seeds]  # by game: legal actions with a number
        self.rows = [EncodedRow() for _ in seeds]
        self.observations = Octets(games * encoder.size)
        self.masks = Octets(games * encoder.numbers)
        self.seats = Octets(games)
        self.ended: list[int] = []
        self.cut: list[int] = []
        self.returns: list[list[float]] = []
        self.points: list[list[int]] = []
        self.places: list[list[int]] = []

    def reset(self) -> None:
        """Restart every game; the random streams continue."""
        self._forget()
        game: i64
        for game in range(len(self.states)):
            self._go_on(game, self._begin(game))

    def step(self, numbers: list[int]) -> i64:
        """One action in every game. Returns -1, or the first game whose number is illegal: then no
        game was changed."""
        chosen = vec[i64]()
        game: i64
        for game in range(len(self.states)):
            action = self.choices[game].action_of(numbers[game])
            if action < 0:
                return game
            chosen = append(chosen, action)
        self._forget()
        for game in range(len(self.states)):
            state = self.states[game]
            self._apply(game, state, chosen[game])
            self._go_on(game, state)
        return -1

    def step_at_random(self) -> None:
        """One random legal action in every game."""
        self._forget()
        game: i64
        for game in range(len(self.states)):
            choices = self.choices[game]
            state = self.states[game]
            self._apply(game, state, choices.actions[self.rands[game].below(choices.count)])
            self._go_on(game, state)

    def _forget(self) -> None:
        self.ended = []
        self.cut = []
        self.returns = []
        self.points = []
        self.places = []

    def _begin(self, game: i64) -> State:
        state = self.start.copy()
        self.states[game] = state
        self.decisions[game] = 0
        if self.opponents is not None:
            self.opponents.begin(game)
        return state

    def _apply(self, game: i64, state: State, action: i64) -> None:
        opponents = self.opponents
        if opponents is not None and opponents.hears:
            events: list[Event] = []
            state.apply(action, events)
            opponents.hear(game, events)
        else:
            state.apply(action)

    def _go_on(self, game: i64, state: State) -> None:
        """Play on to the caller's next decision, restarting a game that ends, and write its row."""
        rand = self.rands[game]
        choices = self.choices[game]
        self._mark(game, choices, 0)
        while True:
            seat = state.to_act()
            if seat == CHANCE:
                self._apply(game, state, state.sample_chance(rand))
            elif seat == OVER:
                self._finish(game, state)
                state = self._begin(game)
            elif self.decisions[game] >= self.longest:
                self.cut.append(game)
                state = self._begin(game)
            else:
                self.decisions[game] = self.decisions[game] + 1
                if self.learners[seat]:
                    state.list_choices(choices)
                    self.encoder.number_choices(state, choices)
                    if choices.count > 0:
                        break
                    self._apply(game, state, state.sample_action(rand))  # none has a number
                else:
                    self._apply(game, state, self._opponent(game, state, seat, rand))
        self._mark(game, choices, 1)
        self.seats.data[game] = u8(seat)
        self._show(game, state, seat)

    def _show(self, game: i64, state: State, seat: i64) -> None:
        at = game * self.encoder.size
        self.encoder.rewrite(state, seat, self.observations.data, at, self.rows[game])

    def _opponent(self, game: i64, state: State, seat: i64, rand: Rand) -> i64:
        if self.opponents is None:
            return state.sample_action(rand)
        return self.opponents.choose(game, state, seat)

    def _finish(self, game: i64, state: State) -> None:
        places = state.ranking()
        self.ended.append(game)
        self.returns.append(returns_of(places))
        self.points.append(state.scores())
        self.places.append(places)

    def _mark(self, game: i64, choices: Choices, mark: u8) -> None:
        """Set or clear the legal actions in the mask of a game."""
        mask = self.masks.data
        numbers = choices.numbers
        start = game * self.encoder.numbers
        index: i64
        for index in range(choices.count):
            mask[start + numbers[index]] = mark
