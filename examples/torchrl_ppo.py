"""TorchRL's PPO learns one seat against our bots, and is measured against them.

    python examples/torchrl_ppo.py ghosts_galore --minutes 2 --plot curve.svg

Needs: pip install 'farol[research]' torchrl.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from numpy.typing import NDArray
from tensordict import TensorDictBase
from tensordict.nn import TensorDictModule, TensorDictSequential
from torch import nn
from torchrl.envs import GymWrapper
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from farol.arena.intervals import Interval, share_interval
from farol.arena.plot import Row, interval_plot
from farol.bots.network import feature_count, features
from farol.research.gym import FarolEnv
from farol.research.matches import against
from farol.research.spaces import Space

EPOCHS, BATCH = 4, 128


class FeatureWrapper(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Observations as features in place of bytes, and masks as flags."""

    def __init__(self, inner: FarolEnv) -> None:
        super().__init__(inner)
        self.parts = inner.space.parts
        seen = gymnasium.spaces.Box(0, 1, (feature_count(self.parts),))
        mask = gymnasium.spaces.MultiBinary(inner.space.numbers)
        self.observation_space = gymnasium.spaces.Dict({"observation": seen, "action_mask": mask})

    def observation(self, seen: dict[str, NDArray[Any]]) -> dict[str, NDArray[Any]]:
        """An observation of the learner."""
        rows = features(self.parts, seen["observation"][None])
        return {"observation": rows[0], "action_mask": seen["action_mask"]}


def network(inputs: int, outputs: int) -> nn.Sequential:
    """Two hidden layers."""
    layers = (nn.Linear(inputs, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU())
    return nn.Sequential(*layers, nn.Linear(128, outputs))


def look(body: nn.Sequential, space: Space, level: str, deals: int) -> Interval:
    """The share of wins of the likeliest moves, every deal from every seat."""

    def chooser(seen: NDArray[np.uint8], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        with torch.no_grad():
            logits = body(torch.from_numpy(features(space.parts, seen))).numpy()
        return np.asarray(np.where(masks, logits, -np.inf).argmax(axis=1))

    returns = against(space, chooser, level, deals * space.seats, seed=1000)
    return share_interval([float(one) for one in (returns > 0).mean(axis=1)], deals * space.seats)


def learn(loss: ClipPPOLoss, optimiser: torch.optim.Optimizer, played: TensorDictBase) -> None:
    """Some epochs over what was played."""
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(played)).split(BATCH):
            terms = loss(played[rows])
            total = terms["loss_objective"] + terms["loss_critic"] + terms["loss_entropy"]
            optimiser.zero_grad()
            total.backward()
            nn.utils.clip_grad_norm_(loss.parameters(), 0.5)
            optimiser.step()


def main(arguments: list[str] | None = None) -> None:
    """Learn, and print wins on the way."""
    parser = argparse.ArgumentParser(description="TorchRL's PPO learns a game.")
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
    torch.manual_seed(1)
    inner = FarolEnv(wanted.game, wanted.seats, bots=wanted.bots, illegal="raise")
    env = GymWrapper(FeatureWrapper(inner), categorical_action_encoding=True)
    env.set_seed(1)
    size = feature_count(inner.space.parts)
    body = network(size, inner.space.numbers)
    actor = ProbabilisticActor(
        TensorDictSequential(
            TensorDictModule(body, ["observation"], ["logits"]),
            TensorDictModule(torch.Tensor.bool, ["action_mask"], ["mask"]),
        ),
        in_keys=["logits", "mask"],
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    critic = ValueOperator(network(size, 1), in_keys=["observation"])
    advantage = GAE(gamma=1.0, lmbda=0.95, value_network=critic)
    loss = ClipPPOLoss(actor, critic, entropy_coeff=0.01, normalize_advantage=True)
    optimiser = torch.optim.Adam(loss.parameters(), lr=1e-3)
    rows: list[Row] = []
    spent, decisions = 0.0, 0
    for part in range(wanted.looks + 1):
        while part and (not decisions or spent < 60 * wanted.minutes * part / wanted.looks):
            begun = time.process_time()
            with torch.no_grad():
                played = env.rollout(wanted.steps, actor, break_when_any_done=False)
                advantage(played)
            learn(loss, optimiser, played)
            decisions += len(played)
            spent += time.process_time() - begun
        share = look(body, inner.space, wanted.bots, wanted.deals)
        print(
            f"{decisions} decisions: wins {share.text(100, 1)} % against {wanted.bots}", flush=True
        )
        rows.append((f"{decisions:,}", share.mean, share.low, share.high))
    if wanted.plot is not None:
        unit = f"wins against {wanted.bots}, with 95 % intervals, by decisions"
        title = f"TorchRL's PPO, {wanted.game}, {wanted.seats} seats"
        wanted.plot.write_text(interval_plot(title, unit, rows), encoding="utf-8")


if __name__ == "__main__":
    main()
