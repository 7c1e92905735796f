"""A game as a PettingZoo environment: every seat is an agent, chance plays by itself.

What PettingZoo's wrappers do for its own games, this environment does itself, which is faster.
"""

from typing import Any, ClassVar, Final, Literal

from farol.extras import lacking

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
except ModuleNotFoundError as error:
    raise lacking(error, "research") from None

from farol.core.data import Json
from farol.core.encoder import choices_of, mask_of, numbers_of, observed
from farol.core.errors import BadAction, shown
from farol.core.event import Event
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State
from farol.research.boxes import observation, observation_space
from farol.research.spaces import ActionNumber, BadUse, Space, checked

RENDERED: Final = "there are 'ansi' and 'human'"
Observation = dict[str, NDArray[Any]]


class FarolAEC(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Agents are called seat_0, seat_1 and so on. Rewards come at the end: the returns. The info of
    the selected agent has its legal numbers as "legal", which is faster than searching the mask.
    """

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
        history: int = 0,
        illegal: Literal["lose", "raise"] = "raise",
    ) -> None:
        """`max_cycles`: decisions of all seats together, after which a game is truncated.
        `history`: the latest events in an observation."""
        super().__init__()
        self.space: Final = Space(game, seats, options)
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadUse(f"There is no render mode {shown(render_mode)}: {RENDERED}, or None.")
        self.render_mode = render_mode
        self._illegal = illegal
        if max_cycles is not None and max_cycles < 1:
            raise BadUse(f"A game is cut after one decision at least, not {shown(max_cycles)}.")
        self._most = self.space.longest if max_cycles is None else max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._told = self.space.event_rows(history)
        self._observation_space = observation_space(self.space, history)
        self._action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(self.space.numbers) for agent in self.possible_agents
        }
        self._state: State | None = None
        self._closed = False
        self._rand = Rand(int(np.random.default_rng().integers(1 << 62)))
        self._decisions = 0
        self._over = False
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._no_mask = bytes(self.space.numbers)

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
        if self._told is not None:
            self._told.clear()
        self._decisions = 0
        self._over = False
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
        seat = self._seats.get(agent)
        if seat is None:
            raise BadUse(f"There is no agent {agent!r}: {', '.join(self.possible_agents)}.")
        mine = state.to_act() == seat and not self._over
        mask = mask_of(self.space.encoder, self._choices) if mine else self._no_mask
        return observation(observed(self.space.encoder, state, seat), mask, self._told, seat)

    def last(
        self, observe: bool = True
    ) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Observation, reward since its last action, ended, cut and info of the selected agent."""
        self._dealt()
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """Take the selected agent's action; an illegal one loses the game, or raises BadAction."""
        self._dealt()
        agent = self.agent_selection
        if self._over:
            self._was_dead_step(action)
            return
        try:
            legal = self._legal(checked(action))
        except BadAction as refusal:
            if self._illegal == "raise":
                raise
            self._lose(agent, str(refusal))
            return
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self._apply(legal)
        self._decisions += 1
        self._go_on()
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

    def _apply(self, action: int) -> None:
        state = self._dealt()
        if self._told is None:
            state.apply_unchecked(action)
            return
        events: list[Event] = []
        state.apply_unchecked(action, events)
        self._told.note(events)

    def _legal(self, number: ActionNumber) -> int:
        """The legal action of a number; BadAction says what is wrong."""
        asked = int(number)
        found = self._choices.action_of(asked) if 0 <= asked < self.space.numbers else -1
        return self.space.action(self._dealt(), number) if found < 0 else found

    def _lose(self, agent: str, why: str) -> None:
        """Whoever does something illegal loses, and the game is over."""
        self.rewards[agent] = self.space.lowest
        self.infos[agent] = {"illegal": why}
        self.terminations = dict.fromkeys(self.agents, True)
        self._end()

    def _end(self) -> None:
        self._over = True
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward

    def _dealt(self) -> State:
        if self._state is None:
            raise BadUse("Nothing is dealt yet: reset() comes first.")
        return self._state

    def _go_on(self) -> None:
        """Play chance events, then select a seat, or end or truncate the game."""
        state = self._dealt()
        while (acting := state.to_act()) == CHANCE:
            self._apply(state.sample_chance(self._rand))
        if acting == OVER:
            self.rewards = dict(zip(self.possible_agents, self.space.returns(state), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._decisions >= self._most:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[acting]
            self._choices = choices_of(self.space.encoder, state)
            legal = np.array(numbers_of(self._choices), np.int64)
            self.infos[self.agent_selection] = {"legal": legal}
            return
        self.agent_selection = self.possible_agents[acting] if acting >= 0 else self.agents[0]
        self._end()


def raw_env(game: str, seats: int, **settings: Any) -> FarolAEC:
    """The environment in which an illegal action raises an error."""
    return FarolAEC(game, seats, **settings)


def env(game: str, seats: int, **settings: Any) -> FarolAEC:
    """The environment in which an illegal action loses the game."""
    return FarolAEC(game, seats, illegal="lose", **settings)
