"""Games for OpenSpiel, registered on import: `pyspiel.load_game("farol_NAME(players=3)")`.

Parameters are the number of players and the game's own options.
"""

from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from farol.core.data import Json
from farol.core.options import complete_options
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State
from farol.games import ALL, AnyGame, part
from farol.research.recall import Recall
from farol.research.spaces import Space

OUTCOMES: Final = 128  # upper bound of chance outcomes: tiles, cards, seats, faces of dice
PLAYERS: Final = "players"


def load(game: str, seats: int, options: dict[str, Json] | None = None) -> "FarolGame":
    """A game for so many seats; BadOptions says what is invalid."""
    space = Space(game, seats, options)  # rejects invalid arguments
    loaded: FarolGame = pyspiel.load_game(f"farol_{game}", {PLAYERS: seats, **space.options})
    return loaded


def _fewest(game: AnyGame) -> int:
    """The fewest seats, at least two: returns are zero-sum, which a solo game cannot be."""
    return max(2, game.seats[0])


def game_type(game: AnyGame) -> Any:
    """OpenSpiel's description of the game."""
    defaults = complete_options(game.options, dict(game.unattended))
    return pyspiel.GameType(
        short_name=f"farol_{game.name}",
        long_name=f"Farol: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=_fewest(game),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={PLAYERS: _fewest(game), **defaults},
    )


class FarolGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """Returns go by place. Information states are hashes with perfect recall."""

    farol: ClassVar[AnyGame]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        seats = given.pop(PLAYERS, _fewest(self.farol))
        self.space = Space(self.farol.name, seats, given)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.numbers,
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=self.space.lowest,
            max_utility=self.space.highest,
            utility_sum=0.0,
            max_game_length=self.space.longest,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> "FarolState":
        """A game before its first deal."""
        return FarolState(self, self.space)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "FarolObserver":
        """The observer for observations and information states."""
        if params:
            raise ValueError(f"Observers have no parameters here, such as {params}.")
        perfect = iig_obs_type is not None and iig_obs_type.perfect_recall
        return FarolObserver(self.space, perfect)


class FarolState(pyspiel.State):  # type: ignore[misc]
    """A state of the rules with every seat's history."""

    def __init__(self, game: FarolGame, space: Space) -> None:
        super().__init__(game)
        self.space = space
        self.inner: State = space.new()
        self.recall = Recall(space.game, space.seats, space.options)

    def current_player(self) -> int:
        """A seat, chance, or terminal."""
        acting = self.inner.to_act()
        if acting == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if acting == CHANCE else acting

    def _legal_actions(self, player: int) -> list[int]:
        assert player == self.inner.to_act()
        return self.space.legal(self.inner)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Outcomes of chance with probabilities."""
        outcomes = self.inner.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        chance = self.inner.to_act() == CHANCE
        self.recall.apply(self.inner, action if chance else self.space.action(self.inner, action))

    def _action_to_string(self, player: int, action: int) -> str:
        chance = player == int(pyspiel.PlayerId.CHANCE)
        return self.space.game.notation(
            self.inner, action if chance else self.space.action(self.inner, action)
        )

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.inner.to_act() == OVER

    def returns(self) -> list[float]:
        """By place; zeros before the end."""
        if not self.is_terminal():
            return [0.0] * self.space.seats
        return self.space.returns(self.inner)

    def __str__(self) -> str:
        return self.space.game.text(self.inner)


class FarolObserver:
    """An observation as a tensor with named parts and as text; or a perfect-recall hash."""

    def __init__(self, space: Space, perfect: bool) -> None:
        self._space = space
        self._perfect = perfect
        self.tensor = np.zeros(0 if perfect else space.size, np.float32)
        self.dict = {}
        if not perfect:
            for part in space.parts:
                self.dict[part.name] = self.tensor[space.slices[part.name]].reshape(part.shape)

    def set_from(self, state: FarolState, player: int) -> None:
        """Fill the tensor with the player's observation, as numbers of 0 to 255."""
        if not self._perfect:
            seen = self._space.observation(state.inner, player)
            self.tensor[:] = np.frombuffer(seen, np.uint8)

    def string_from(self, state: FarolState, player: int) -> str:
        """The hash of the player's whole history, or its present view."""
        if self._perfect:
            return state.recall.key(player)
        return self._space.game.text(state.inner, player)


def resample(state: FarolState, player: int, rand: Rand) -> FarolState:
    """A random state that the player cannot distinguish from this one, for searches such as ISMCTS.

    The other players' information states may differ in it. Its move history is the real one:
    OpenSpiel uses only its length.
    """
    twin: FarolState = state.clone()
    twin.inner = state.inner.sample_world(player, rand)
    for other in range(state.space.seats):
        if other != player:
            twin.recall.see(other, state.space.observation(twin.inner, other))
    return twin


def _register() -> None:
    for game in ALL.values():
        if part(game, "tensor") is not None:
            kind = game_type(game)
            members = {"farol": game, "kind": kind, "__doc__": FarolGame.__doc__}
            pyspiel.register_game(kind, type(f"Farol_{game.name}", (FarolGame,), members))


_register()
