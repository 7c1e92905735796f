"""MaskablePPO of SB3-Contrib learns one seat against our bots, and is measured against them.

    python examples/maskable_ppo.py ghosts_galore --minutes 2 --plot curve.svg

Needs: pip install 'farol[research]' sb3-contrib.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from farol.arena.intervals import Interval, share_interval
from farol.arena.plot import Row, interval_plot
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


def look(model: MaskablePPO, env: FeatureEnv, level: str, deals: int) -> Interval:
    """The share of wins of the model's likeliest moves, every deal from every seat."""

    def chooser(seen: NDArray[np.uint8], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        rows, legal = features(env.parts, seen), masks.copy()
        chosen, _ = model.predict(rows, action_masks=legal, deterministic=True)
        return np.asarray(chosen)

    space = env.inner.space
    returns = against(space, chooser, level, deals * space.seats, seed=1000)
    return share_interval([float(one) for one in (returns > 0).mean(axis=1)], deals * space.seats)


def main(arguments: list[str] | None = None) -> None:
    """Learn, and print wins on the way."""
    parser = argparse.ArgumentParser(description="MaskablePPO of SB3-Contrib learns a game.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", default="random", help="level of the others")
    parser.add_argument("--minutes", type=float, default=2, help="of processor time")
    parser.add_argument("--looks", type=int, default=4, help="measurements on the way")
    parser.add_argument("--plot", type=Path, help="SVG file for the curve")
    parser.add_argument("--deals", type=int, default=100, help="for each measurement")
    parser.add_argument("--steps", type=int, default=1024, help="decisions of a round")
    wanted = parser.parse_args(arguments)
    torch.set_num_threads(1)
    env = FeatureEnv(wanted.game, wanted.seats, wanted.bots)
    model = MaskablePPO("MlpPolicy", env, n_steps=wanted.steps, seed=1, device="cpu", gamma=1.0)
    rows: list[Row] = []
    for part in range(wanted.looks + 1):
        if part:
            limit = Limit(wanted.minutes / wanted.looks)
            model.learn(10**9, callback=limit, reset_num_timesteps=False)
        share, decisions = look(model, env, wanted.bots, wanted.deals), model.num_timesteps
        print(
            f"{decisions} decisions: wins {share.text(100, 1)} % against {wanted.bots}", flush=True
        )
        rows.append((f"{decisions:,}", share.mean, share.low, share.high))
    if wanted.plot is not None:
        unit = f"wins against {wanted.bots}, with 95 % intervals, by decisions"
        title = f"MaskablePPO, {wanted.game}, {wanted.seats} seats"
        wanted.plot.write_text(interval_plot(title, unit, rows), encoding="utf-8")


if __name__ == "__main__":
    main()
