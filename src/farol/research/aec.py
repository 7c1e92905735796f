"""A game as a PettingZoo environment: every seat is an agent, chance plays by itself.

`env` has the wrappers of PettingZoo's own games, `raw_env` none.
"""

from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from farol.core.data import Json
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State
from farol.research.spaces import BadUse, Space

Observation = dict[str, NDArray[Any]]


class FarolAEC(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Agents are called seat_0, seat_1 and so on. Rewards come at the end: the returns."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi", "human"],
        "name": "farol_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, Json] | None = None,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`max_cycles`: decisions of all seats together, after which a game is truncated."""
        super().__init__()
        self.space: Final = Space(game, seats, options)
        self.render_mode = render_mode
        self._most = self.space.longest if max_cycles is None else max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.space.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.space.numbers,), np.int8),
            }
        )
        self._action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(self.space.numbers) for agent in self.possible_agents
        }
        self._state: State | None = None
        self._closed = False
        self._rand = Rand(int(np.random.default_rng().integers(1 << 62)))
        self._decisions = 0
        self.agents: list[str] = []

    def __repr__(self) -> str:
        return f"{self.space.game.name}_v{self.space.game.version}"

    def observation_space(self, _agent: str) -> spaces.Space[Any]:
        """The same for every seat."""
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Action numbers; the mask marks the legal ones."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal anew; without a seed the random stream continues."""
        if self._closed:
            raise BadUse("This environment is closed.")
        if seed is not None:
            self._rand = Rand(seed)
        self._state = self.space.new()
        self._decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """The seat's observation; its mask is empty while it is not its turn."""
        state = self._dealt()
        seat = self._seat(agent)
        mine = state.to_act() == seat and not self.terminations.get(agent, True)
        mask = self.space.mask(state) if mine else bytes(self.space.numbers)
        return {
            "observation": np.frombuffer(self.space.observation(state, seat), np.uint8).copy(),
            "action_mask": np.frombuffer(mask, np.int8).copy(),
        }

    def step(self, action: int | None) -> None:
        """Take the selected agent's action; BadAction says what is wrong with it."""
        state = self._dealt()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = int(action) if isinstance(action, np.integer) else action
        legal = self.space.action(state, number)  # type: ignore[arg-type]  # rejects invalid types
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        state.apply(legal)
        self._decisions += 1
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The public view of the position."""
        text = self.space.game.text(self._dealt())
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Close the environment."""
        self._closed = True

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise BadUse(f"There is no agent {agent!r}: {', '.join(self.possible_agents)}.")
        return self.possible_agents.index(agent)

    def _dealt(self) -> State:
        if self._state is None:
            raise BadUse("Nothing is dealt yet: reset() comes first.")
        return self._state

    def _go_on(self) -> None:
        """Play chance events, then select a seat, or end or truncate the game."""
        state = self._dealt()
        while state.to_act() == CHANCE:
            state.apply(state.sample_chance(self._rand))
        if state.to_act() == OVER:
            for agent, brought in zip(self.possible_agents, self.space.returns(state), strict=True):
                self.rewards[agent] = brought
                self.terminations[agent] = True
        elif self._decisions >= self._most:
            self.truncations = dict.fromkeys(self.agents, True)
        if state.to_act() >= 0:
            self.agent_selection = self.possible_agents[state.to_act()]
        else:
            self.agent_selection = self.agents[0]


def raw_env(game: str, seats: int, **settings: Any) -> FarolAEC:
    """The bare environment; an illegal action raises an error."""
    return FarolAEC(game, seats, **settings)


def env(game: str, seats: int, **settings: Any) -> AECEnv:
    """The wrapped environment, as PettingZoo's own: an illegal action loses the game."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, seats, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
