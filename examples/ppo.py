"""Learning a game by playing it against oneself: PPO with masks, on a laptop's processor.

    python examples/ppo.py loknroll --seats 2 --minutes 20 --out learned/loknroll.npz

Needs PyTorch: pip install 'farol[research]' torch. The result is one file, which plays with NumPy
alone: `farol --learned learned` puts it to the table, and an arena knows it as `network:FILE`.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from farol.arena.intervals import Interval, share_interval
from farol.bots.network import Layers, Network, feature_count, features
from farol.core.data import Json
from farol.core.errors import FarolError
from farol.research.matches import against
from farol.research.spaces import Space
from farol.research.vector import Vector

Floats: TypeAlias = NDArray[np.float32]

FORBIDDEN: Final = -1e9  # the logit of what is not legal
DEALS: Final = 100  # that a look takes, from every seat
LAST: Final = 5  # times as many at the end


@dataclass(frozen=True)
class Settings:
    """How it learns. A round is `games` x `steps` decisions, and then `epochs` over them."""

    games: int = 128
    steps: int = 64
    epochs: int = 3
    batch: int = 1024
    width: int = 128  # of both hidden layers
    rate: float = 1e-3  # falls to nothing in the course of the time
    clip: float = 0.2
    entropy: float = 0.01
    value: float = 0.5
    trace: float = 0.97  # lambda of generalised advantages; nothing is discounted
    gradient: float = 0.5  # the greatest norm


class Learner(nn.Module):
    """Two layers, then a logit for each action and the return that is expected."""

    def __init__(self, inputs: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        with torch.no_grad():
            self.policy.weight.mul_(0.01)  # it begins with all actions alike

    def forward(self, seen: Any, legal: Any) -> tuple[Any, Any]:
        """The logits of the legal actions of each row, and values."""
        body = self.body(seen)
        there = legal >= 0
        numbers = legal.clamp(min=0)
        weights = nn.functional.embedding(numbers, self.policy.weight)
        logits = torch.einsum("raw,rw->ra", weights, body) + self.policy.bias[numbers]
        return logits.masked_fill(~there, FORBIDDEN), self.value(body).squeeze(-1)

    def layers(self) -> Layers:
        """What plays: the weights without the value."""
        chain = (self.body[0], self.body[2], self.policy)
        return [(one.weight.detach().numpy().T, one.bias.detach().numpy()) for one in chain]


def legal_numbers(masks: NDArray[np.bool_]) -> Any:
    """The numbers of what is legal in each row, filled up with -1.

    Of thousands of actions some dozens are legal: a learner has figures for those alone.
    """
    rows, numbers = np.nonzero(masks)
    counts = np.bincount(rows, minlength=len(masks))[:, None]
    found = np.full((len(masks), counts.max()), -1)
    found[np.arange(counts.max()) < counts] = numbers
    return torch.from_numpy(found)


@dataclass
class Round:
    """What was seen and done in one round: steps x games, and what it brought every seat."""

    seen: Floats
    masks: NDArray[np.bool_]
    seats: NDArray[np.uint8]
    chosen: NDArray[np.int64]  # which of the legal actions of its row, from 0
    chances: Floats  # logarithms
    values: Floats
    rewards: Floats  # steps x games x seats
    ended: NDArray[np.bool_]
    last_seats: NDArray[np.uint8]  # who is to act afterwards, and what it expects
    last_values: Floats

    def advantages(self, trace: float) -> tuple[Floats, NDArray[np.bool_]]:
        """How much better each decision was than expected, and of which decisions that is known.

        Seats act in turn: what follows a decision is the next one of the same seat. The last
        decision of a seat that is not to act next says what was expected, and teaches nothing.
        """
        steps, games, seats = self.rewards.shape
        every = np.arange(games)
        follows = np.zeros((games, seats), bool)
        value = np.zeros((games, seats), np.float32)
        later = np.zeros((games, seats), np.float32)
        reward = np.zeros((games, seats), np.float32)
        follows[every, self.last_seats] = True
        value[every, self.last_seats] = self.last_values
        found = np.zeros((steps, games), np.float32)
        known = np.zeros((steps, games), bool)
        for step in reversed(range(steps)):
            over = self.ended[step]
            follows[over], value[over], later[over] = True, 0, 0
            reward[over] = self.rewards[step, over]
            at = every, self.seats[step]
            expected = self.values[step]
            known[step] = follows[at]
            better = reward[at] + value[at] - expected + trace * later[at]
            found[step] = np.where(known[step], better, 0)
            follows[at], value[at], later[at], reward[at] = True, expected, found[step], 0
        return found, known


def play(vector: Vector, learner: Learner, steps: int) -> Round:
    """One round of every game, all seats by the learner."""
    space, games = vector.space, vector.games
    shape = (steps, games)
    seen = np.empty((*shape, feature_count(space.parts)), np.float32)
    masks = np.empty((*shape, space.numbers), bool)
    seats = np.empty(shape, np.uint8)
    chosen = np.empty(shape, np.int64)
    chances, values = np.empty(shape, np.float32), np.empty(shape, np.float32)
    rewards, ended = np.empty((*shape, space.seats), np.float32), np.empty(shape, bool)
    with torch.no_grad():
        for step in range(steps):
            seen[step] = features(space.parts, vector.observations)
            masks[step], seats[step] = vector.masks, vector.seats
            legal = legal_numbers(masks[step])
            logits, value = learner(torch.from_numpy(seen[step]), legal)
            spread = torch.distributions.Categorical(logits=logits, validate_args=False)
            action = spread.sample()
            chosen[step], values[step] = action.numpy(), value.numpy()
            chances[step] = spread.log_prob(action).numpy()
            told = vector.step(legal.gather(1, action[:, None]).squeeze(1).numpy())
            rewards[step], ended[step] = told.rewards, told.ended | told.cut
        looked = torch.from_numpy(features(space.parts, vector.observations))
        last = learner(looked, legal_numbers(vector.masks))[1].numpy()
    return Round(
        seen, masks, seats, chosen, chances, values, rewards, ended, vector.seats.copy(), last
    )


def learn(learner: Learner, optimiser: Any, played: Round, settings: Settings) -> float:
    """Make good decisions likelier and expectations truer; the entropy of what it does now."""
    found, known = played.advantages(settings.trace)
    where = np.flatnonzero(known)
    better = torch.from_numpy(found.reshape(-1)[where])
    returns = better + torch.from_numpy(played.values.reshape(-1)[where])
    better = (better - better.mean()) / (better.std() + 1e-8)
    seen = torch.from_numpy(played.seen.reshape(len(known.reshape(-1)), -1))
    legal = legal_numbers(played.masks.reshape(len(seen), -1))
    chosen = torch.from_numpy(played.chosen.reshape(-1))
    chances = torch.from_numpy(played.chances.reshape(-1))
    entropies = []
    for _ in range(settings.epochs):
        for places in torch.randperm(len(where)).split(settings.batch):
            rows = torch.from_numpy(where[places.numpy()])
            logits, values = learner(seen[rows], legal[rows])
            spread = torch.distributions.Categorical(logits=logits, validate_args=False)
            ratio = (spread.log_prob(chosen[rows]) - chances[rows]).exp()
            kept = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            gain = torch.min(ratio * better[places], kept * better[places]).mean()
            error = (values - returns[places]).square().mean()
            entropy = spread.entropy().mean()
            loss = settings.value * error - gain - settings.entropy * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(learner.parameters(), settings.gradient)
            optimiser.step()
            entropies.append(entropy.item())
    return sum(entropies) / len(entropies)


@dataclass(frozen=True)
class Mark:
    """A point of the curve: after so many minutes and decisions, wins against a level."""

    minutes: float
    decisions: int
    entropy: float
    wins: Interval


def train(
    space: Space, minutes: float, settings: Settings, level: str, seed: int = 1, deals: int = DEALS
) -> Iterator[tuple[Mark, Network]]:
    """Learn for so many minutes of one core, and say now and then how it does against a level."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    learner = Learner(feature_count(space.parts), space.numbers, settings.width)
    optimiser = torch.optim.Adam(learner.parameters(), lr=settings.rate, eps=1e-5)
    vector = Vector(
        space.game.name, space.seats, settings.games, seed=seed, options=dict(space.options)
    )
    decisions, marks, spent = 0, 0, 0.0
    while spent < minutes * 60:
        begun = time.process_time()
        for group in optimiser.param_groups:
            group["lr"] = settings.rate * max(0.02, 1 - spent / (minutes * 60))
        entropy = learn(learner, optimiser, play(vector, learner, settings.steps), settings)
        decisions += settings.games * settings.steps
        spent += time.process_time() - begun  # without the time for looking how it does
        last = spent >= minutes * 60
        if last or spent >= marks * minutes * 60 / 10:
            marks += 1
            network = Network(space.game.name, space.seats, learner.layers())
            games = space.seats * deals * (LAST if last else 1)
            returns = against(space, network.numbers, level, games, seed)
            wins = share_interval([float(one) for one in (returns > 0).mean(axis=1)], games)
            yield Mark(spent / 60, decisions, entropy, wins), network


def main(arguments: list[str] | None = None) -> int:
    """Learn, and write the network after each look at it, with its curve beside it."""
    parser = argparse.ArgumentParser(description="Learn a game by playing against oneself.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--level", default="novice", help="whom it is measured by")
    parser.add_argument("--deals", type=int, default=DEALS, help="that a look at it takes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="FILE.npz")
    wanted = parser.parse_args(arguments)
    settings = Settings()
    curve: list[Json] = []
    try:
        space = Space(wanted.game, wanted.seats)
        learning = train(space, wanted.minutes, settings, wanted.level, wanted.seed, wanted.deals)
        for mark, network in learning:
            wins = f"wins against {wanted.level} {mark.wins.text(100, 1)} %"
            done = f"{mark.minutes:5.1f} min  {mark.decisions:>9} decisions"
            print(f"{done}  entropy {mark.entropy:.2f}  {wins}", flush=True)
            network.save(wanted.out)
            curve.append(asdict(mark))
            told = {"settings": asdict(settings), "level": wanted.level, "curve": curve}
            wanted.out.with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n")
    except FarolError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
