"""Who plays the seats that a learner does not: our bots, or a policy."""

from collections.abc import Callable
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from farol.bots.bot import Bot, Budget, Memory, seat_of
from farol.bots.roster import new_bot
from farol.core.event import Event
from farol.core.rand import Rand
from farol.core.state import State
from farol.research.batch import Opponents
from farol.research.spaces import BadUse, Space

# From an observation and a mask to the number of a legal action.
Policy: TypeAlias = Callable[[NDArray[np.uint8], NDArray[np.bool_]], int]


class BotOpponents(Opponents):
    """Bots of a level: "random", "novice", "regular", "expert". They see what their seat sees."""

    def __init__(
        self, space: Space, level: str, *, seed: int = 1, simulations: int | None = None
    ) -> None:
        """BadBot says which levels there are."""
        super().__init__(hears=True)
        self.space: Final = space
        self._level = level
        self._rand = Rand(seed)
        self._budget = None if simulations is None else Budget(simulations)
        self._memories: dict[int, Memory] = {}
        self._bots: dict[int, list[Bot]] = {}
        new_bot(level, space.game.name)

    def begin(self, game: int) -> None:
        """New bots, which remember nothing."""
        self._memories[game] = Memory(self.space.game, self.space.seats)
        self._bots[game] = [
            new_bot(self._level, self.space.game.name) for _ in range(self.space.seats)
        ]

    def hear(self, game: int, events: list[Event]) -> None:
        """Let them see what happened, as far as they may."""
        self._memories[game].note(events)

    def choose(self, game: int, state: State, seat: int) -> int:
        """What the bot of this seat does."""
        views = self._memories[game].views[seat]
        known = seat_of(self.space.game, state, seat, views, self._rand)
        return self._bots[game][seat].choose(known, self._budget)


class Policies(Opponents):
    """One policy for all other seats."""

    def __init__(self, space: Space, policy: Policy) -> None:
        super().__init__(hears=False)
        self.space: Final = space
        self._policy = policy

    def begin(self, game: int) -> None:
        """A policy remembers nothing."""

    def hear(self, game: int, events: list[Event]) -> None:
        """A policy sees observations alone."""

    def choose(self, _game: int, state: State, seat: int) -> int:
        """What the policy says; BadUse if that is not legal."""
        seen = np.frombuffer(self.space.observation(state, seat), np.uint8)
        mask = np.frombuffer(self.space.mask(state), np.bool_)
        number = int(self._policy(seen, mask))
        if number not in range(self.space.numbers) or not mask[number]:
            raise BadUse(f"An opponent's policy: {self.space.refusal(state, number)}")
        return self.space.action(state, number)


Bots = BotOpponents  # its name until 0.1
