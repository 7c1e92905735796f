"""Games for Gymnasium: one seat learns, bots play the others.

Importing this module registers `Farol/NAME-vVERSION` for `gymnasium.make` and `make_vec`.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal

from farol.extras import lacking

try:
    import gymnasium
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise lacking(error, "research") from None

from farol.core.data import Json
from farol.core.errors import BadAction, shown
from farol.games import ALL, part
from farol.research.boxes import observation_space
from farol.research.opponents import BotOpponents
from farol.research.spaces import BadUse, Rewards, Space, checked
from farol.research.vector import Vector

Observation = dict[str, NDArray[Any]]
SEEDS: Final = 1 << 62


class FarolVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many games of one learner. A game that is over begins again in the same step, and
    `infos["final_obs"]` is how it ended. An illegal action raises BadUse, and nothing changes.

    `infos` has the legal numbers: `legal[g, : counts[g]]` are those of game `g`.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        num_envs: int,
        *,
        seat: int = 0,
        bots: str = "novice",
        simulations: int | None = None,
        options: dict[str, Json] | None = None,
        history: int = 0,
        rewards: Rewards = "place",
        masks: bool = True,
        render_mode: str | None = None,
    ) -> None:
        """`bots` is the level of the others, `simulations` their budget per move, `history` the
        number of latest events in an observation; without `masks` there are only legal numbers."""
        space = Space(game, seats, options)
        self.seat: Final = space.seat(seat)
        if render_mode not in (None, "ansi"):
            raise BadUse(f"There is no render mode {shown(render_mode)}: there is 'ansi', or None.")
        self.render_mode = render_mode
        self._vector = Vector(
            game,
            seats,
            num_envs,
            options=options,
            learners=[seat],
            opponents=BotOpponents(space, bots, simulations=simulations),
            history=history,
            rewards=rewards,
        )
        self.space: Final = space
        self.num_envs = num_envs
        self._history = history
        self._masks = masks
        self.metadata = {"render_modes": ["ansi"], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observation_space(space, history, masks)
        self.single_action_space = gymnasium.spaces.Discrete(space.numbers)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  # there are none
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal anew; a seed, or one for each game, determines cards and bots."""
        if seed is None:
            self._vector.reset()
        else:
            first = seed if isinstance(seed, int) else 0
            given = range(first, first + self.num_envs) if isinstance(seed, int) else [*seed]
            if any(one is not None and one < 0 for one in given):
                raise BadUse(f"A seed is a whole number from 0, not {shown(seed)}.")
            luck = [np.random.SeedSequence(one).generate_state(2, np.uint64) for one in given]
            opponents = self._vector.opponents
            assert isinstance(opponents, BotOpponents)
            opponents.reseed(int(luck[0][1]) % SEEDS)
            self._vector.reset([int(one[0]) % SEEDS for one in luck])
        return self._seen(), self._told()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Take the learner's action in each game; the others play until it is its turn again."""
        step = self._vector.step(actions)
        infos = self._told()
        stopped = step.ended | step.cut
        if stopped.any():
            self._tell_ends(infos, stopped)
        rewards = step.rewards[:, self.seat].astype(np.float64)
        return self._seen(), rewards, step.ended.copy(), step.cut & ~step.ended, infos

    def render(self) -> tuple[str, ...] | None:
        """The learner's view of each game, as text."""
        if self.render_mode is None:
            return None
        states = map(self._vector.state, range(self.num_envs))
        return tuple(self.space.game.text(state, self.seat) for state in states)

    def render_end(self, game: int) -> str:
        """The learner's view of how a game ended in the last step, as text."""
        return self.space.game.text(self._vector.final_state(game), self.seat)

    def close_extras(self, **_words: Any) -> None:
        """Release the games."""
        self._vector.close()

    def snapshot(self) -> bytes:
        """All games, their luck and the bots, for `restore`."""
        return self._vector.snapshot()

    def restore(self, snapshot: bytes) -> tuple[Observation, dict[str, Any]]:
        """Go on from a snapshot."""
        self._vector.restore(snapshot)
        return self._seen(), self._told()

    def _seen(self) -> Observation:
        vector = self._vector
        seen: Observation = {"observation": vector.observations.copy()}
        if self._masks:
            seen["action_mask"] = vector.masks.view(np.int8).copy()
        if self._history:
            seen["history"] = vector.histories.copy()
        return seen

    def _told(self) -> dict[str, Any]:
        counts, every = np.diff(self._vector.offsets), np.ones(self.num_envs, bool)
        legal = {"legal": self._vector.padded(), "counts": counts}
        return legal | {"_legal": every, "_counts": every}

    def _tell_ends(self, infos: dict[str, Any], stopped: NDArray[np.bool_]) -> None:
        """Add how games ended: observations, points and places."""
        ends = np.full(self.num_envs, None, object)
        about: dict[str, Any] = {"points": ends.copy(), "places": ends.copy()}
        points, places = self._vector.points(), self._vector.places()
        for game in np.flatnonzero(stopped):
            ends[game] = self._end(int(game))
            about["points"][game] = points.get(int(game))
            about["places"][game] = places.get(int(game))
        about |= {"_points": stopped.copy(), "_places": stopped.copy()}
        infos |= {"final_obs": ends, "_final_obs": stopped.copy()}
        infos |= {"final_info": about, "_final_info": stopped.copy()}

    def _end(self, game: int) -> Observation:
        seen: Observation = {"observation": self._vector.final(game, self.seat)}
        if self._masks:
            seen["action_mask"] = np.zeros(self.space.numbers, np.int8)
        if self._history:
            seen["history"] = self._vector.final_history(game, self.seat)
        return seen


class FarolEnv(gymnasium.Env[Observation, np.int64]):
    """One game of one learner. Rewards come at the end, the return of the learner's seat, or by
    points, round or team.

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
        history: int = 0,
        rewards: Rewards = "place",
    ) -> None:
        """`bots` is the level of the others, `simulations` their budget per move, `history` the
        number of latest events in an observation."""
        self.games: Final = FarolVectorEnv(
            game,
            seats,
            1,
            seat=seat,
            bots=bots,
            simulations=simulations,
            options=options,
            history=history,
            rewards=rewards,
            render_mode=render_mode,
        )
        self.space: Final = self.games.space
        self.seat: Final = seat
        self.render_mode = render_mode
        self._illegal = illegal
        self.observation_space = self.games.single_observation_space
        self.action_space = self.games.single_action_space
        self._seen: Observation | None = None
        self._text: str | None = None
        self._closed = False
        self._over = False
        self._ended = False  # by the rules, not by an illegal action

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal anew; the seed determines cards and bots."""
        if self._closed:
            raise BadUse("This environment is closed.")
        super().reset(seed=seed, options=options)
        many, infos = self.games.reset(seed=int(self.np_random.integers(SEEDS)))
        self._over = self._ended = False
        self._seen = {name: rows[0] for name, rows in many.items()}
        return self._seen, {"legal": infos["legal"][0]}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the learner's action; the others play until it is its turn again."""
        before = self._playing()
        try:
            number = int(checked(action))
            many, rewards, ended, cut, infos = self.games.step(np.array([number]))
        except (BadAction, BadUse) as refusal:
            why = str(refusal).removeprefix("Game 0: ")
            if self._illegal == "raise":
                raise BadAction(why) from None
            self._over = True
            self._seen = before | {"action_mask": np.zeros(self.space.numbers, np.int8)}
            return self._seen, self.space.lowest, True, False, {"illegal": why}
        over = bool(ended[0] or cut[0])
        info: dict[str, Any] = {} if over else {"legal": infos["legal"][0]}
        seen = infos["final_obs"][0] if over else {name: rows[0] for name, rows in many.items()}
        if ended[0]:
            info = {name: infos["final_info"][name][0] for name in ("points", "places")}
        self._over = self._ended = over
        self._seen = seen
        return seen, float(rewards[0]), bool(ended[0]), bool(cut[0]), info

    def render(self) -> str | None:
        """The learner's view, as text."""
        if self._seen is None:
            raise BadUse("Nothing is dealt yet: reset() comes first.")
        texts = self.games.render()
        if texts is not None and self._ended:
            return self.games.render_end(0)
        return None if texts is None else texts[0]

    def close(self) -> None:
        """Close the environment."""
        self._closed = True

    def _playing(self) -> Observation:
        if self._closed:
            raise BadUse("This environment is closed.")
        if self._seen is None:
            raise BadUse("Nothing is dealt yet: reset() comes first.")
        if self._over:
            raise BadUse("The game is over: reset() begins the next one.")
        return self._seen


def _register() -> None:
    for game in ALL.values():
        if part(game, "tensor") is not None:
            gymnasium.register(
                f"Farol/{game.name}-v{game.version}",
                "farol.research.gym:FarolEnv",
                vector_entry_point="farol.research.gym:FarolVectorEnv",
                kwargs={"game": game.name, "seats": max(2, game.seats[0])},
            )


_register()
