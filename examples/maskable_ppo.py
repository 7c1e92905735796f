"""MaskablePPO of SB3-Contrib learns one seat against our bots, and is measured against them.

    python examples/maskable_ppo.py ghosts_galore --minutes 2

Needs: pip install 'farol[research]' sb3-contrib.
"""

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from farol.arena.intervals import share_interval
from farol.bots.network import feature_count, features
from farol.research.gym import FarolEnv
from farol.research.matches import against


class FeatureEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """An environment of Farol with features in place of bytes, and the mask where MaskablePPO
    looks for it."""

    def __init__(self, game: str, seats: int, bots: str) -> None:
        self.inner = FarolEnv(game, seats, bots=bots)
        self.parts = self.inner.space.parts
        self.observation_space = gymnasium.spaces.Box(0, 1, (feature_count(self.parts),))
        self.action_space = self.inner.action_space
        self._mask: NDArray[np.int8] = np.zeros(0, np.int8)

    def reset(self, *, seed: int | None = None, options: Any = None) -> Any:
        """Deal anew."""
        seen, _ = self.inner.reset(seed=seed, options=options)
        return self._features(seen), {}

    def step(self, action: Any) -> Any:
        """Take an action of the learner."""
        seen, reward, ended, cut, _ = self.inner.step(action)
        return self._features(seen), reward, ended, cut, {}

    def action_masks(self) -> NDArray[np.int8]:
        """The mask of the latest observation."""
        return self._mask

    def _features(self, seen: dict[str, NDArray[Any]]) -> NDArray[np.float32]:
        self._mask = seen["action_mask"]
        return features(self.parts, seen["observation"][None])[0]


class Limit(BaseCallback):
    """Stops learning after some minutes of processor time."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self._end = time.process_time() + 60 * minutes

    def _on_step(self) -> bool:
        return time.process_time() < self._end


def wins(model: MaskablePPO, env: FeatureEnv, level: str, deals: int) -> str:
    """The share of wins of the model's likeliest moves, every deal from every seat."""

    def chooser(seen: NDArray[np.uint8], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        rows, legal = features(env.parts, seen), masks.copy()
        chosen, _ = model.predict(rows, action_masks=legal, deterministic=True)
        return np.asarray(chosen)

    space = env.inner.space
    returns = against(space, chooser, level, deals * space.seats, seed=1000)
    shares = [float(share) for share in (returns > 0).mean(axis=1)]
    return share_interval(shares, deals * space.seats).text(100, 1)


def main(arguments: list[str] | None = None) -> None:
    """Learn, and print wins before and after."""
    parser = argparse.ArgumentParser(description="MaskablePPO of SB3-Contrib learns a game.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", default="random", help="level of the others")
    parser.add_argument("--minutes", type=float, default=2)
    parser.add_argument("--deals", type=int, default=100, help="for each measurement")
    parser.add_argument("--steps", type=int, default=1024, help="decisions of a round")
    wanted = parser.parse_args(arguments)
    torch.set_num_threads(1)
    env = FeatureEnv(wanted.game, wanted.seats, wanted.bots)
    model = MaskablePPO("MlpPolicy", env, n_steps=wanted.steps, seed=1, device="cpu", gamma=1.0)
    for minutes in (0, wanted.minutes):
        if minutes:
            model.learn(10**9, callback=Limit(minutes))
        share = wins(model, env, wanted.bots, wanted.deals)
        print(f"{model.num_timesteps} decisions: wins {share} % against {wanted.bots}", flush=True)


if __name__ == "__main__":
    main()
