"""Many games stepped together, in compiled code: chance and opponents play by themselves."""

# compiled by mypyc

from abc import ABC, abstractmethod
from typing import Final

from farol.core.choices import Choices
from farol.core.compiled import mypyc_attr
from farol.core.encoder import EncodedRow, Encoder, Octets
from farol.core.event import Event
from farol.core.history import ROW, EventRows
from farol.core.native import i64, u8, vec
from farol.core.progress import SeatTotals
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State
from farol.research.returns import returns_of

MANY: Final = 64  # legal actions of a game, for which there is room from the start
SHORTS: Final = 2  # bytes of a number
LONGS: Final = 4  # bytes of an offset
ASKED: Final = 8  # bytes of an asked number
BITS: Final = 8
BYTE: Final = 255


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
    """A batch of games. Buffers for NumPy: `observations`, `histories`, `masks` and `seats`, a row
    for each game; `legal` and `offsets`, the legal numbers of all games one after the other.

    A row belongs to the seat to act. `ended` are the games that a step ended, with their `returns`,
    `points` and `places`; `cut` are the truncated ones. Both are restarted at once. `finals` are
    their last states, in the order in which they stopped, and `stopped` says which games.
    """

    def __init__(
        self,
        start: State,
        encoder: Encoder,
        seeds: list[int],
        learners: list[bool],
        opponents: Opponents | None,
        longest: i64,
        told: EventRows | None = None,
        progress: SeatTotals | None = None,
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
        self.chosen = vec[i64]([0] * games)  # scratch: places of their actions
        self.choices = [Choices() for _ in seeds]  # by game: legal actions with a number
        self.rows = [EncodedRow() for _ in seeds]
        self.latest: i64 = 0  # rows of a history; 0: none are kept
        self.told: list[EventRows] = []
        if told is not None:
            self.latest = told.most
            self.told = [told.copy() for _ in seeds]
        self.histories = Octets(games * self.latest * ROW)
        self.observations = Octets(games * encoder.size)
        self.masks = Octets(0)
        self.masked = False
        self.legal = Octets(SHORTS * games * MANY)  # legal numbers of all games, two bytes each
        self.offsets = Octets(
            LONGS * (games + 1)
        )  # where those of each game begin, four bytes each
        self.starts = vec[i64]([0] * games)  # the same, for compiled code
        self.filled: i64 = 0  # legal numbers
        self.seats = Octets(games)
        self.ended: list[int] = []
        self.cut: list[int] = []
        self.returns: list[list[float]] = []
        self.points: list[list[int]] = []
        self.places: list[list[int]] = []
        self.stopped: list[int] = []
        self.finals: list[State] = []
        self.last_rows: list[EventRows] = []
        self.progress = progress
        self.before: list[list[float]] = []  # by game: each seat's total so far
        self.rounds = vec[i64]([0] * games)  # by game: the round of these totals
        self.gains: list[list[float]] = []  # by game: since the step before
        if progress is not None:
            self.before = [[] for _ in seeds]

    def reset(self) -> None:
        """Restart every game; the random streams continue."""
        self._forget()
        game: i64
        for game in range(len(self.states)):
            self._go_on(game, self._begin(game))

    def show_masks(self) -> None:
        """Keep `masks` from now on."""
        self.masks = Octets(len(self.states) * self.encoder.numbers)
        self.masked = True
        game: i64
        for game in range(len(self.states)):
            self._mark(game, self.choices[game], 1)

    def resume(
        self,
        states: list[State],
        rands: list[Rand],
        decisions: list[int],
        told: list[EventRows],
        before: list[list[float]],
        rounds: list[int],
    ) -> None:
        """Go on from these games, each at a decision of the caller."""
        self._forget()
        self.states = states
        self.rands = rands
        self.told = told
        self.before = before
        game: i64
        for game in range(len(states)):
            self.decisions[game] = decisions[game]
            self.rounds[game] = rounds[game]
            state = states[game]
            choices = self.choices[game]
            self._mark(game, choices, 0)
            state.list_choices(choices)
            self.encoder.number_choices(state, choices)
            self.seats.data[game] = u8(state.to_act())
            self._show(game, state, choices)

    def step(self, numbers: bytes) -> i64:
        """One action in every game, by numbers of eight bytes. Returns -1, or the first game whose
        number is illegal: then no game was changed."""
        chosen = self.chosen
        game: i64
        for game in range(len(self.states)):
            place = self._place_of(numbers, game)
            if place < 0:
                return game
            chosen[game] = place
        self._forget()
        for game in range(len(self.states)):
            state = self.states[game]
            self._apply(game, state, self.choices[game].actions[chosen[game]])
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
        self.stopped = []
        self.finals = []
        self.last_rows = []
        self.filled = 0
        if self.progress is not None:
            self.gains = [[0.0] * self.start.seats for _ in self.states]

    def _begin(self, game: i64) -> State:
        state = self.start.copy()
        self.states[game] = state
        self.decisions[game] = 0
        if self.latest > 0:
            self.told[game] = EventRows(self.told[game].table, self.latest)
        if self.progress is not None:
            self.before[game] = []
        if self.opponents is not None:
            self.opponents.begin(game)
        return state

    def _apply(self, game: i64, state: State, action: i64) -> None:
        opponents = self.opponents
        heard = opponents is not None and opponents.hears
        if not heard and self.latest == 0:
            state.apply_unchecked(action)
            return
        events: list[Event] = []
        state.apply_unchecked(action, events)
        if self.latest > 0:
            self.told[game].note(events)
        if opponents is not None and heard:
            opponents.hear(game, events)

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
                self._keep(game, state)
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
        self._gain(game, state, False)
        self.seats.data[game] = u8(seat)
        self._show(game, state, choices)

    def _show(self, game: i64, state: State, choices: Choices) -> None:
        """Write a game's row for the seat to act."""
        seat = state.to_act()
        at = game * self.encoder.size
        self._mark(game, choices, 1)
        self._list(game, choices)
        self.encoder.rewrite(state, seat, self.observations.data, at, self.rows[game])
        if self.latest > 0:
            self.told[game].write(seat, self.histories.data, game * self.latest * ROW)

    def _place_of(self, numbers: bytes, game: i64) -> i64:
        """The place of a game's number among its legal ones; -1 if it is not there."""
        at = ASKED * game
        index: i64
        for index in range(at + SHORTS, at + ASKED):
            if numbers[index] != 0:
                return -1
        low = u8(numbers[at])
        high = u8(numbers[at + 1])
        legal = self.legal.data
        at = SHORTS * self.starts[game]
        for index in range(self.choices[game].count):
            if legal[at] == low and legal[at + 1] == high:
                return index
            at += SHORTS
        return -1

    def _list(self, game: i64, choices: Choices) -> None:
        """Append the legal numbers of a game; games follow each other."""
        self.starts[game] = self.filled
        end = self.filled + choices.count
        if len(self.legal.data) < SHORTS * end:
            self._grow(2 * end)
        legal = self.legal.data
        numbers = choices.numbers
        at = SHORTS * self.filled
        index: i64
        for index in range(choices.count):
            number = numbers[index]
            legal[at] = u8(number & BYTE)
            legal[at + 1] = u8(number >> BITS)
            at += SHORTS
        self.filled = end
        offsets = self.offsets.data
        at = LONGS * (game + 1)
        for index in range(LONGS):
            offsets[at + index] = u8(end & BYTE)
            end >>= BITS

    def _grow(self, count: i64) -> None:
        longer = Octets(SHORTS * count)
        index: i64
        for index in range(SHORTS * self.filled):
            longer.data[index] = self.legal.data[index]
        self.legal = longer

    def _gain(self, game: i64, state: State, last: bool) -> None:
        """Add what each seat has gained since it was last added, or the game's first decision."""
        progress = self.progress
        if progress is None:
            return
        before = self.before[game]
        if progress.by_round and not last:
            number = progress.round_of(state)
            if number == self.rounds[game] and len(before) > 0:
                return
            self.rounds[game] = number
        totals = progress.totals(state)
        if len(before) == 0:
            self.before[game] = totals
            return
        gains = self.gains[game]
        for seat in range(len(totals)):
            gains[seat] += totals[seat] - before[seat]
        self.before[game] = totals

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
        self._keep(game, state)

    def _keep(self, game: i64, state: State) -> None:
        """Keep how a game stood when it ended or was cut."""
        self._gain(game, state, True)
        self.stopped.append(game)
        self.finals.append(state)
        if self.latest > 0:
            self.last_rows.append(self.told[game])

    def _mark(self, game: i64, choices: Choices, mark: u8) -> None:
        """Set or clear the legal actions in the mask of a game, where masks are kept."""
        if not self.masked:
            return
        mask = self.masks.data
        numbers = choices.numbers
        start = game * self.encoder.numbers
        index: i64
        for index in range(choices.count):
            mask[start + numbers[index]] = mark
