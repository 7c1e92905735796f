"""A game as a Gymnasium environment: one seat learns, bots play the others."""

from typing import Any, Final, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from farol.core.data import Json
from farol.core.errors import BadAction
from farol.core.event import Event
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State
from farol.research.opponents import BotOpponents
from farol.research.spaces import BadUse, Space

Observation = dict[str, NDArray[Any]]


class FarolEnv(gymnasium.Env[Observation, np.int64]):
    """Rewards come at the end: the return of the learner's seat.

    An illegal action loses the game, or raises BadAction with `illegal="raise"`.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  # as in the base class

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        seat: int = 0,
        bots: str = "novice",
        simulations: int | None = None,
        options: dict[str, Json] | None = None,
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: str | None = None,
    ) -> None:
        """`bots` is the level of the others, `simulations` their budget per move."""
        self.space: Final = Space(game, seats, options)
        if seat not in range(seats):
            raise BadUse(f"Seats are counted from 0 to {seats - 1}, not {seat}.")
        self.seat: Final = seat
        self.render_mode = render_mode
        self._illegal = illegal
        self._level = bots
        self._simulations = simulations
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.space.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.space.numbers,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.space.numbers)
        self._state: State | None = None
        self._closed = False
        self._over = False
        self._decisions = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal anew; the seed determines cards and bots."""
        if self._closed:
            raise BadUse("This environment is closed.")
        super().reset(seed=seed, options=options)
        self._rand = Rand(int(self.np_random.integers(1 << 62)))
        luck = int(self.np_random.integers(1 << 62))
        self._bots = BotOpponents(self.space, self._level, seed=luck, simulations=self._simulations)
        self._bots.begin(0)
        self._state = self.space.new()
        self._over = False
        self._decisions = 0
        self._go_on()
        return self._seen(), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the learner's action; the others play until it is its turn again."""
        state = self._playing()
        try:
            legal = self.space.action(state, int(action))
        except BadAction as refusal:
            if self._illegal == "raise":
                raise
            self._over = True
            return self._seen(), self.space.lowest, True, False, {"illegal": str(refusal)}
        self._apply(legal)
        self._decisions += 1
        self._go_on()
        ended = state.to_act() == OVER
        cut = not ended and self._decisions >= self.space.longest
        self._over = ended or cut
        info: dict[str, Any] = {}
        if ended:
            info = {"points": self.space.points(state), "places": self.space.places(state)}
        reward = self.space.returns(state)[self.seat] if ended else 0.0
        return self._seen(), reward, ended, cut, info

    def render(self) -> str | None:
        """The learner's view, as text."""
        if self._state is None:
            raise BadUse("Nothing is dealt yet: reset() comes first.")
        return self.space.game.text(self._state, self.seat) if self.render_mode else None

    def close(self) -> None:
        """Close the environment."""
        self._closed = True

    def _playing(self) -> State:
        if self._closed:
            raise BadUse("This environment is closed.")
        if self._state is None:
            raise BadUse("Nothing is dealt yet: reset() comes first.")
        if self._over:
            raise BadUse("The game is over: reset() begins the next one.")
        return self._state

    def _seen(self) -> Observation:
        assert self._state is not None
        state = self._state
        mine = state.to_act() == self.seat
        mask = self.space.mask(state) if mine else bytes(self.space.numbers)
        return {
            "observation": np.frombuffer(self.space.observation(state, self.seat), np.uint8).copy(),
            "action_mask": np.frombuffer(mask, np.int8).copy(),
        }

    def _apply(self, action: int) -> None:
        assert self._state is not None
        events: list[Event] = []
        self._state.apply(action, events)
        self._bots.hear(0, events)

    def _go_on(self) -> None:
        assert self._state is not None
        state = self._state
        while (acting := state.to_act()) not in (self.seat, OVER):
            if acting == CHANCE:
                self._apply(state.sample_chance(self._rand))
            else:
                self._apply(self._bots.choose(0, state, acting))
