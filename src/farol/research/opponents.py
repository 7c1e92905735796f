"""Opponents of a learner: bots, or a policy."""

from collections.abc import Callable
from typing import Final, TypeAlias

from farol.extras import lacking

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise lacking(error, "research") from None

from farol.bots.bot import Bot, Budget, Views, seat_of
from farol.bots.roster import new_bot
from farol.core.errors import shown
from farol.core.event import Event
from farol.core.rand import Rand
from farol.core.state import State
from farol.research.batch import Opponents
from farol.research.spaces import ActionNumber, BadUse, Space

# From an observation and a mask to a legal action's number.
Policy: TypeAlias = Callable[[NDArray[np.uint8], NDArray[np.bool_]], int]


class BotOpponents(Opponents):
    """Bots of a level: "random", "novice", "regular", "expert". They see only their seat's view."""

    def __init__(
        self, space: Space, level: str, *, seed: int = 1, simulations: int | None = None
    ) -> None:
        """BadBot lists the levels."""
        super().__init__(hears=True)
        if simulations is not None and simulations < 1:
            raise BadUse(f"Simulations are a whole number from 1, not {shown(simulations)}.")
        self.space: Final = space
        self._level = level
        self._rand: Rand = Rand(seed)
        self._budget: Budget | None = None if simulations is None else Budget(simulations)
        self._views: dict[int, list[Views]] = {}  # by game and seat: as far as its bot was asked
        self._events: dict[int, list[Event]] = {}  # all events of each game
        self._read: dict[int, list[int]] = {}  # by game and seat: events in its views
        self._bots: dict[int, list[Bot]] = {}
        new_bot(level, space.game.name)

    def __reduce__(self) -> tuple[object, ...]:
        for game in self._views:
            for seat in range(self.space.seats):
                self._views_of(game, seat)
        return _bots_again, (self.space, self._level, self._rand, self._budget, self._views)

    def reseed(self, seed: int) -> None:
        """Begin another stream of luck."""
        self._rand = Rand(seed)

    def begin(self, game: int) -> None:
        """Create new bots without memory."""
        self._views[game] = [Views() for _ in range(self.space.seats)]
        self._events[game] = []
        self._read[game] = [0] * self.space.seats
        self._bots[game] = [
            new_bot(self._level, self.space.game.name) for _ in range(self.space.seats)
        ]

    def hear(self, game: int, events: list[Event]) -> None:
        """Record events; each seat's views of them are made when its bot is asked."""
        self._events[game] += events

    def choose(self, game: int, state: State, seat: int) -> int:
        """The choice of the seat's bot."""
        views = self._views_of(game, seat)
        known = seat_of(self.space.game, state, seat, views, self._rand)
        return self._bots[game][seat].choose(known, self._budget)

    def _views_of(self, game: int, seat: int) -> Views:
        """The views of all events so far, as far as the seat may see them."""
        views, events, view_of = (
            self._views[game][seat],
            self._events[game],
            self.space.game.event_view,
        )
        for event in events[self._read[game][seat] :]:
            if (view := view_of(event, seat)) is not None:
                views.append(view)
        self._read[game][seat] = len(events)
        return views


def _bots_again(
    space: Space, level: str, rand: Rand, budget: Budget | None, views: dict[int, list[Views]]
) -> BotOpponents:
    """Bots of a level keep nothing between moves but the views."""
    again = BotOpponents(space, level)
    again._rand = rand
    again._budget = budget
    for game, seen in views.items():
        again.begin(game)
        again._views[game] = seen
    return again


class Policies(Opponents):
    """One policy for all other seats."""

    def __init__(self, space: Space, policy: Policy) -> None:
        super().__init__(hears=False)
        self.space: Final = space
        self._policy = policy

    def __reduce__(self) -> tuple[object, ...]:
        return Policies, (self.space, self._policy)

    def begin(self, game: int) -> None:
        """No-op: a policy has no memory."""

    def hear(self, game: int, events: list[Event]) -> None:
        """No-op: a policy sees observations only."""

    def choose(self, _game: int, state: State, seat: int) -> int:
        """The policy's choice; BadUse if it is illegal."""
        seen = np.frombuffer(self.space.observation(state, seat), np.uint8)
        mask = np.frombuffer(self.space.mask(state), np.bool_)
        number = int(self._policy(seen, mask))
        if number not in range(self.space.numbers) or not mask[number]:
            raise BadUse(f"An opponent's policy: {self.space.refusal(state, number)}")
        return self.space.action(state, ActionNumber(number))


Bots = BotOpponents  # its name until 0.1
